"""Alerts, STOP, psychs, systems, openings, bidding boxes, screens, score corrections and appeals: MBSz 12, 16-18, 22,
VI.1, annex 1-3.
"""

PROCEDURES = {
    "vsz_16_alert": "bidding",
    "vsz_18_stop": "bidding",
    "vsz_17_psych": "systems",
    "vsz_m3_system": "systems",
    "vsz_m3_brown_sticker": "systems",
    "vsz_vi_1_opening": "systems",
    "vsz_m1_5_change_of_call": "bidding",
    "vsz_m2_screen": "bidding",
    "vsz_12_score_correction": "protests",
    "vsz_22_appeal": "protests",
    "vsz_22_unfounded_appeal": "protests",
}
