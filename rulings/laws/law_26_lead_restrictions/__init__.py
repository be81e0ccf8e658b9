"""Law 26: call withdrawn, lead restrictions."""

PROCEDURES = {"lead_restriction_26": "rules"}
