"""Law 39: call after the final pass."""

PROCEDURES = {"call_after_final_pass": "rules"}
