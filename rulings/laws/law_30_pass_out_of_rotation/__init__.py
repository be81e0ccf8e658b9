"""Law 30: pass out of rotation."""

PROCEDURES = {"pass_out_of_rotation": "rules"}
