"""Law 27: insufficient bid."""

PROCEDURES = {"insufficient_bid": "rules"}
