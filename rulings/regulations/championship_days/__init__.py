"""MBSz annex 4 on the day: lateness of pairs, Butler boards that were not played, postponed matches, the cup's
qualifying.
"""

PROCEDURES = {
    "vsz_m4_16_lateness": "pairs_late",
    "vsz_m4_17_lateness": "pairs_late",
    "vsz_m4_17_unplayed": "pairs_late",
    "vsz_m4_15_postponement": "matches",
    "vsz_m4_18_qualifying": "matches",
}
