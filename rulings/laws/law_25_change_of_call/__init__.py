"""Law 25: legal and illegal changes of call."""

PROCEDURES = {"change_of_call": "rules"}
