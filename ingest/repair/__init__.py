"""Repair: what scanning did to a source is undone by change records, made by a program and by a reviewed table."""
