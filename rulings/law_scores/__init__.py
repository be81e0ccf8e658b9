"""Scores of the Laws as procedures: 77, 78, 12C1c-12C4, 86 and 87. The sums are those of `rulings.scoring`."""

PROCEDURES = {
    "contract_score": "scores",
    "imp": "scores",
    "matchpoints": "scores",
    "artificial_score": "adjusted",
    "weighted_score": "adjusted",
    "knockout_score": "adjusted",
    "fouled_board": "teams",
    "team_multi_result": "teams",
}
