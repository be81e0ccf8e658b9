"""MBSz 25-29: substitutes and withdrawals, rounding, fouled boards, boards played less often, boards not played."""

PROCEDURES = {
    "vsz_25_substitute": "taking_part",
    "vsz_25_withdrawal": "taking_part",
    "vsz_26_rounding": "rules",
    "vsz_27_fouled_board": "rules",
    "vsz_28_fewer_results": "rules",
    "vsz_28_stretched": "rules",
    "vsz_29_average": "rules",
    "vsz_26_places": "results",
    "vsz_26_posting": "results",
    "vsz_27_restore": "results",
    "vsz_27_plus_average": "results",
    "vsz_29_session_average": "results",
}
