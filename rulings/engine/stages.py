"""What a ruling means moment by moment: now, at the offender's turn, at his partner's, at the lead, at the end of play.

`stages` of a document is derived from its outcome; a rule adds what holds at one moment only (`case.stage`): that the
partner may not use a withdrawn call until the offender has made a comparable one (30B1a, 23B).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.engine.values import JsonSchema

MOMENTS: Mapping[str, str] = {
    "now": "at once",
    "partner_before_offender": "when the offender's partner calls before the offender's next call",
    "offender_turn": "at the offender's next turn",
    "partner_turn": "at the turns of the offender's partner after that",
    "until_played": "as long as the penalty card lies on the table",
    "partner_lead": "at the first lead of the offender's partner",
    "rest_of_board": "for the rest of the board",
    "end_of_play": "when the play is over",
}
"""Every moment in the order of time, and what it means."""

_NOW = (
    "result",
    "procedure",
    "next_to_act",
    "next_leader",
    "call_stands",
    "replacement_stands",
    "lead_stands",
    "lead_from",
    "card_stands",
    "claim_stands",
    "may_withdraw",
    "must_be_corrected",
    "allowed",
)
_LATER = {
    "offender_silenced": "offender_turn",
    "partner_silenced": "partner_turn",
    "penalty_cards": "until_played",
    "lead_restriction": "partner_lead",
    "law_16C2_applies": "rest_of_board",
    "tricks_transferred": "end_of_play",
    "tricks_to": "end_of_play",
    "adjusted_score": "end_of_play",
    "adjusted_sides": "end_of_play",
    "end_of_play_review": "end_of_play",
}
"""Field -> when it counts."""


def stages_schema(outcome: JsonSchema) -> JsonSchema:
    """JSON Schema of the `stages` of a procedure with this outcome; `x-says` is what each moment means.

    A moment holds the fields that count then, as the outcome describes them; what a rule adds for one moment may be
    any field of the outcome.
    """
    fields: JsonSchema = outcome["properties"]
    timed = {field for field in fields if field in _NOW or field in _LATER}
    moments = [moment for moment in MOMENTS if moment in _WITH_MORE or timed & _at(moment)]  # never none
    says = {moment: MOMENTS[moment] for moment in moments}
    moment = {"enum": moments, "description": "When it holds, in this order.", "x-says": says}
    return {
        "$schema": outcome["$schema"],
        "type": "array",
        "items": {
            "type": "object",
            "required": ["moment"],
            "properties": {"moment": moment, **{field: fields[field] for field in sorted(timed)}},
            "additionalProperties": False,
        },
    }


def _at(moment: str) -> set[str]:
    """The fields that count at a moment."""
    return set(_NOW) if moment == "now" else {field for field, when in _LATER.items() if when == moment}


_WITH_MORE = ("partner_before_offender",)
"""Moments at which only a rule says that something holds."""


def _idle(field: str, value: Any) -> bool:
    """Whether a field says that there is nothing at its moment."""
    if field == "lead_restriction":
        return not value.get("applies")
    return value in (None, "none", False, 0) or value == []


def stages_of(outcome: Mapping[str, Any], extra: Iterable[tuple[str, str, Any]] = ()) -> list[dict[str, Any]]:
    """`[{"moment", field: value ...}]` in the order of time; moments at which nothing is to be done are left out."""
    found: dict[str, dict[str, Any]] = {}
    for field in _NOW:
        if outcome.get(field) is not None:
            found.setdefault("now", {})[field] = outcome[field]
    for field, moment in _LATER.items():
        if field in outcome and not _idle(field, outcome[field]):
            found.setdefault(moment, {})[field] = outcome[field]
    for moment, field, value in extra:
        found.setdefault(moment, {})[field] = value
    return [{"moment": moment, **found[moment]} for moment in MOMENTS if moment in found]
