"""Examination blueprints of our own, one YAML file each."""
