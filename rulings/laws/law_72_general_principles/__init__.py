"""Law 72: general principles."""

PROCEDURES = {"could_have_known": "awareness"}
