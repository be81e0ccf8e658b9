"""Fidelity of the repaired texts, measured on transcribed samples and by the share of known words."""
