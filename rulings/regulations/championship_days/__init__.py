"""MBSz annex 4 on the day: lateness and reseating of pairs, slow play, Butler boards not played, seats and plan of the
team championship, duties, postponed matches, the cup's qualifying.
"""

PROCEDURES = {
    "vsz_m4_16_lateness": "pairs_late",
    "vsz_m4_17_lateness": "pairs_late",
    "vsz_m4_17_unplayed": "pairs_late",
    "vsz_m4_15_postponement": "matches",
    "vsz_m4_18_qualifying": "matches",
    "vsz_m4_15_seating": "teams",
    "vsz_m4_16_slow_play": "pairs_time",
    "vsz_m4_16_reseating": "pairs_time",
    "vsz_m4_17_begun_late": "pairs_time",
    "vsz_m4_12_duty": "teams",
    "vsz_m4_15_format": "teams",
    "vsz_m4_16_format": "pairs_time",
}
