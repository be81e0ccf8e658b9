"""Law 57: premature lead or play by a defender; Law 59: a requirement that cannot be met."""

PROCEDURES = {"premature_play": "premature", "inability": "inability"}
