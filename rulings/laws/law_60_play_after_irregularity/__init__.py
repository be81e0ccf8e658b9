"""Law 60: play of a card after an illegal play."""

PROCEDURES = {"play_after_irregularity": "rules"}
