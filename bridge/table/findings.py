"""What a replay finds: three-valued truth, irregularities by their closed names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from bridge.seats import Seat
from bridge.table.model import NOTHING, What

Truth = Literal["yes", "no", "unknown"]

NAMES = (
    "call_out_of_rotation",
    "insufficient_bid",
    "inadmissible_double",
    "bid_over_seven",
    "call_after_final_pass",
    "simultaneous_call",
    "change_of_call",
    "required_pass_violated",
    "card_exposed_in_auction",
    "lead_out_of_turn_opening",
    "lead_out_of_turn_defender",
    "lead_out_of_turn_declarer",
    "face_down_lead_out_of_turn",
    "premature_play",
    "revoke",
    "fifth_card",
    "defective_trick",
    "simultaneous_cards",
    "exposed_card_defender",
    "exposed_card_declarer",
    "penalty_card_lead",
    "dummy_wrong_card",
    "dummy_acts",
    "change_of_designation",
    "incomplete_designation",
    "retracted_card",
    "played_card",
    "penalty_card_play",
    "penalty_card_kind",
    "auction_period",
    "opening_lead",
    "duty_to_correct",
    "question",
    "fouled_board",
    "inspection",
    "slow_play",
    "wrong_count",
    "missing_card",
    "wrong_board",
    "wrong_opponents",
    "irregular_deal",
    "unauthorised_information",
    "extraneous_information",
    "misinformation",
    "deception",
    "claim",
    "claim_agreed",
    "claim_contested",
    "concession",
    "conduct",
    "spectator",
    "lateness",
    "score_correction",
    "score",
    "appeal",
    "director_error",
    "tricks_disputed",
    "acted_before_director",
    "psyche",
    "facts_disputed",
    "none",
)
"""The closed list of what can be irregular, or has to be ruled, at a table."""


def truth(value: bool | None) -> Truth:
    """Yes, no, or unknown for None."""
    return "unknown" if value is None else "yes" if value else "no"


def known(value: Truth) -> bool | None:
    """True, False, or None for unknown."""
    return {"yes": True, "no": False, "unknown": None}[value]


@dataclass(frozen=True, slots=True)
class Irregularity:
    """One irregularity: what, by whom, at which event; whether it was accepted, and whether it is established.

    `told` says that the story calls it so; otherwise no regular filling of what was left out exists. `turn` is whose
    turn it was, `what_done` the call or card; `about` names an earlier event that it concerns. `sure` is false where
    something irregular is told, but which kind it is rests on what is not (who declares, which trick).
    """

    what: str
    who: str | None = None
    seat: Seat | None = None
    n: int | None = None
    accepted: Truth = "unknown"
    established: Truth = "unknown"
    told: bool = False
    turn: Seat | None = None
    what_done: What = NOTHING
    about: int | None = None
    sure: bool = True
    detail: dict[str, Any] = field(default_factory=dict, hash=False)
