"""Laws 18, 19 and 35: whether a call is legal, and if not, which law rules on it."""

PROCEDURES = {"call_legality": "rules"}
