"""Ulti I.10 and II.C: renonsz in the play, and which cards may be played (I.6)."""

PROCEDURES = {
    "ulti_renonsz": "general",
    "ulti_i_10_f": "general",
    "ulti_legal_card": "legal_card",
    **{f"ulti_ii_c_{number}": "rules" for number in range(1, 10)},
    **{f"ulti_ii_c_{number}": "after_last_trick" for number in (10, 11, 12)},
}
