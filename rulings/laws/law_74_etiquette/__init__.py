"""Law 74: conduct and etiquette."""

PROCEDURES = {"etiquette": "rules"}
