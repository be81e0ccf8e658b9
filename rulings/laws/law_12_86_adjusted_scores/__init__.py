"""Laws 12 and 86: when and how the director adjusts a score; teams and knock-out matches.

The figures (`artificial_score`, `weighted_score`, `knockout_score`, `team_multi_result`) are in `rulings.scoring`.
"""

PROCEDURES = {
    "assigned_score": "assigned",
    "knockout_adjustment": "knockout",
    "team_adjusted_score": "law_86",
}
