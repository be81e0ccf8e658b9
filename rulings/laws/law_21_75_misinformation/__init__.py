"""Laws 21 and 75 (with 40B3, 40B5 and 47E2): misinformation."""

PROCEDURES = {"misinformation": "rules"}
