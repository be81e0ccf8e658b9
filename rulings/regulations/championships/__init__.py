"""MBSz annex 4 (championships) and annex 6 (forms of events): index, absence, lateness, promotion, Butler, cups,
Patton, movements.
"""

PROCEDURES = {
    "vsz_m4_4_index": "annex_4",
    "vsz_m4_7_master_points": "annex_4",
    "vsz_m4_7_pairs": "annex_4",
    "vsz_m4_9_substitute": "annex_4",
    "vsz_m4_15_lateness": "annex_4",
    "vsz_m4_15_reversed_seating": "annex_4",
    "vsz_m4_15_promotion": "annex_4",
    "vsz_m4_16_promotion": "annex_4",
    "vsz_m4_16_absence": "annex_4",
    "vsz_m4_17_absence": "butler",
    "vsz_m4_17_butler": "butler",
    "vsz_m4_17_cap": "butler",
    "vsz_m4_18_cup": "butler",
    "vsz_m4_20_final": "butler",
    "vsz_m6_patton": "annex_6",
    "vsz_m6_board_a_match": "annex_6",
    "vsz_m6_tie_break": "annex_6",
    "vsz_m6_movement": "annex_6",
}
