"""The sentences of a league of Ulti by name: `rulings.ulti` works the league out, its words stand here."""

from __future__ import annotations

GAME = "ulti_game"
GAME_BROKEN_OFF = "ulti_game_out"
DEAL = "ulti_deal"
WITHDREW = "ulti_withdrew"
ROUND_OUT = "ulti_round_out"
UNPRINTED = "note_ulti_unprinted"
NEW_GAME = "note_ulti_new_game"
JURY = "note_ulti_jury"
TIME = "note_ulti_time"
SIDE_POINTS = "note_ulti_side"
