"""Laws 79 and 8: agreement on the tricks won, scoring errors and the time in which they are corrected."""

PROCEDURES = {"agreed_tricks_and_time_limits": "rules"}
