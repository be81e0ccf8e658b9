"""Law 37: action violating an obligation to pass."""

PROCEDURES = {"required_pass_violated": "rules"}
