"""Law 15: cards from a wrong board, and a board that was not to be played."""

PROCEDURES = {"wrong_board_hand": "law_15a", "wrong_opponents_board": "law_15b"}
