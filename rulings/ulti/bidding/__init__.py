"""Ulti II.B: irregularities of the bidding."""

PROCEDURES = {f"ulti_ii_b_{number}": "rules" for number in range(1, 6)}
