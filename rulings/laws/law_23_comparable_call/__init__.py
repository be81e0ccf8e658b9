"""Law 23: comparable call."""

PROCEDURES = {"comparable_call": "rules"}
