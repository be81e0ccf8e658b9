"""Law 6: shuffle and deal; when there is a new deal, and when a board has no result."""

PROCEDURES = {"irregular_deal": "rules"}
