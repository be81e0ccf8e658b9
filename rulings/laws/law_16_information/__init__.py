"""Law 16: authorized and unauthorized information."""

PROCEDURES: dict[str, str] = {}
