"""The record of a whole board: what the auction and the tricks so far show (Laws 17, 22, 44, 61, 63, 77)."""

PROCEDURES = {"board_record": "rules"}
