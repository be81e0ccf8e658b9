"""Law 38: bid of more than seven."""

PROCEDURES = {"bid_over_seven": "rules"}
