"""Laws 90 and 91: procedural and disciplinary penalties. Their scale is that of the regulations, not of the Laws."""

PROCEDURES = {"penalties": "rules"}
