"""Law 47: withdrawn cards; and what a withdrawn or penalty card leaves behind (called by Laws 53 to 60)."""

PROCEDURES = {"retract_card": "rules"}
