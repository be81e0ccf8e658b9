"""Law 14: a missing card."""

PROCEDURES = {"missing_card": "rules"}
