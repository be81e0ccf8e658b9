"""Ulti I.2 and II.A: shuffling, cutting, dealing, counting, seating."""

PROCEDURES = {"ulti_i_2": "rules", **{f"ulti_ii_a_{number}": "rules" for number in range(1, 6)}}
