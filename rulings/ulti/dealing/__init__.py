"""Ulti II.A: shuffling, cutting, dealing, seating."""

PROCEDURES = {f"ulti_ii_a_{number}": "rules" for number in range(1, 6)}
