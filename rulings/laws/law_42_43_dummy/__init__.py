"""Laws 42 and 43: dummy's rights and limits."""

PROCEDURES = {"dummy_rights": "rules"}
