"""Law 73: communication between partners, tempo, deception."""

PROCEDURES = {"deception": "deception", "tempo_variation": "tempo"}
