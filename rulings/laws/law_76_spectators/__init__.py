"""Law 76: spectators."""

PROCEDURES = {"spectator_conduct": "rules"}
