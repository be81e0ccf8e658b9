"""MBSz 33-40: draws, line-ups, seating, victory points, ties, fouled and unplayed boards, invalid and forfeited
matches.
"""

PROCEDURES = {
    "vsz_33_swiss_rounds": "draws",
    "vsz_33_draw": "draws",
    "vsz_33_draw_mistake": "draws",
    "vsz_33_format": "draws",
    "vsz_34_line_up": "seating",
    "vsz_34_team_size": "seating",
    "vsz_35_seating": "seating",
    "vsz_36_victory_points": "scoring",
    "vsz_36_bye": "scoring",
    "vsz_36_tenths": "scoring",
    "vsz_36_missing_result": "scoring",
    "vsz_37_tie_break": "scoring",
    "vsz_37_knockout": "scoring",
    "vsz_38_fouled_board": "matches",
    "vsz_39_unplayed_boards": "matches",
    "vsz_39_invalid_match": "matches",
    "vsz_40_absence": "matches",
    "vsz_39_shortening": "matches",
}
