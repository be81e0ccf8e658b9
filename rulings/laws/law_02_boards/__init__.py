"""Law 2: the boards; dealer and vulnerability."""

PROCEDURES = {"board_conditions": "rules"}
