"""MBSz annex 6: forms of pairs and team events: which scoring goes with which movement, matchpoints, Butler, lists by
class, handicap, ties by the value of the field, team matches, play-offs between two groups.
"""

PROCEDURES = {
    "vsz_m6_form": "forms",
    "vsz_m6_matchpoints": "pairs",
    "vsz_m6_butler": "pairs",
    "vsz_m6_class_lists": "pairs",
    "vsz_m6_handicap": "pairs",
    "vsz_m6_field_value": "pairs",
    "vsz_m6_team_match": "teams",
    "vsz_m6_play_offs": "teams",
}
