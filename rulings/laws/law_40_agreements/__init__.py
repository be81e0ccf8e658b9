"""Law 40: partnership agreements, deviations and psychic calls, system cards and memory aids."""

PROCEDURES = {"psych_and_agreements": "rules"}
