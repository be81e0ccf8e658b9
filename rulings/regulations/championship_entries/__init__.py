"""MBSz annex 4.2-4.6: entries, players added later, and who gets which place of the start list."""

PROCEDURES = {
    "vsz_m4_2_entry": "rules",
    "vsz_m4_3_late_entry": "rules",
    "vsz_m4_5_placement": "rules",
    "vsz_m4_5_filling": "rules",
    "vsz_m4_6_placement": "rules",
}
