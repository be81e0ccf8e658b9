"""A procedure asked about a table on which nothing was irregular: it says so, and why, instead of guessing an event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bridge.seats import SEATS
from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.replay import replay
from rulings.engine.document import documents
from rulings.engine.editions import IN_FORCE_EDITION, cited
from rulings.engine.inquiry import Inquiry
from rulings.engine.read_facts import read_facts
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import get


@dataclass(frozen=True, slots=True)
class Why:
    """What a regular table shows of the matter of a procedure; `also` are provisions beside the procedure's own law."""

    key: str
    also: tuple[str, ...] = ()
    of_cards: bool = False
    hands: bool = False


_IN_TURN = Why("calls_in_turn", ("17.C",))
_NOT_WITHDRAWN = Why("no_call_withdrawn")
_AT_ONCE = Why("one_at_a_time")
_LED = Why("leads_in_turn", ("44.G",), of_cards=True)
_FOLLOWED = Why("suit_followed", ("44.C",), of_cards=True, hands=True)
_PLAYED = Why("cards_in_turn", ("44.B",), of_cards=True)
_COMPLETE = Why("tricks_complete", ("44.B",), of_cards=True)
_NO_PENALTY_CARD = Why("no_penalty_card")
_NOT_EXPOSED = Why("no_card_exposed")
_NOT_CHANGED = Why("no_card_changed")
_NOT_CLAIMED = Why("no_claim")

WHY: dict[str, Why] = {
    "pass_out_of_rotation": _IN_TURN,
    "bid_out_of_rotation": _IN_TURN,
    "double_out_of_rotation": _IN_TURN,
    "inadmissible_double": Why("doubles_admissible", ("19.A.1", "19.B.1")),
    "call_after_final_pass": Why("no_late_call", ("35.D",)),
    "required_pass_violated": Why("nobody_obliged", ("35.B",)),
    "change_of_call": _NOT_WITHDRAWN,
    "comparable_call": _NOT_WITHDRAWN,
    "lead_restriction_26": _NOT_WITHDRAWN,
    "simultaneous_call": _AT_ONCE,
    "simultaneous": _AT_ONCE,
    "opening_lead_out_of_turn": _LED,
    "opening_lead_face_down": _LED,
    "lead_out_of_turn_defender": _LED,
    "lead_out_of_turn_declarer": _LED,
    "revoke_established": _FOLLOWED,
    "revoke_correction": _FOLLOWED,
    "revoke_rectification": _FOLLOWED,
    "premature_play": _PLAYED,
    "play_after_irregularity": _PLAYED,
    "fifth_card": _COMPLETE,
    "defective_trick": _COMPLETE,
    "penalty_card_kind": _NO_PENALTY_CARD,
    "penalty_card_play": _NO_PENALTY_CARD,
    "penalty_card_lead": _NO_PENALTY_CARD,
    "penalty_card_information": _NO_PENALTY_CARD,
    "card_exposed_in_auction": _NOT_EXPOSED,
    "exposed_card_defender": _NOT_EXPOSED,
    "exposed_card_declarer": _NOT_EXPOSED,
    "retract_card": _NOT_CHANGED,
    "change_designation": _NOT_CHANGED,
    "dummy_wrong_card": _NOT_CHANGED,
    "inability": Why("nothing_required"),
    "claim_or_concession": _NOT_CLAIMED,
    "acquiescence": _NOT_CLAIMED,
    "contested_claim": _NOT_CLAIMED,
    "cancel_concession": _NOT_CLAIMED,
}
"""By procedure what a table without irregularity shows of it. The others say it from the facts that the table tells."""

_RECORD = frozenset({"whole", "board", "dealer", "vulnerability", "holds", "contract", "declarer", "trump", "form"})
"""Circumstances of a mere record: whoever tells more tells of something beside the calls and cards."""
_ACTS = frozenset({"call", "lead", "play"})


def nothing_irregular(
    procedure: str, table: Table, language: str = "en", edition: str = IN_FORCE_EDITION
) -> RulingDocument | None:
    """The ruling that nothing irregular happened that the procedure could rule, of a table told whole; else None."""
    why = WHY.get(procedure)
    if why is None or edition != IN_FORCE_EDITION or not _mere_record(table):
        return None
    if why.hands and {item.who for item in table.told("holds")} != set(SEATS):
        return None  # who could have followed suit is not known
    if irregularities(table, replay(table)):
        return None
    begun = any(event.act in ("lead", "play") for event in table.events)
    return _said(procedure, Why("not_begun") if why.of_cards and not begun else why, language)


def regular_result(procedure: str) -> str:
    """What a regular table's result `no_irregularity` says in English, "" where none gives it; for the list of them."""
    why = WHY.get(procedure)
    return _said(procedure, why, "en")["statements"][0]["text"] if why else ""


def _mere_record(table: Table) -> bool:
    told = all(item.kind in _RECORD for item in table.circumstances)
    done = all(event.act in _ACTS and not event.how for event in table.events)
    return table.whole and told and done and bool(table.events) and not table.asked


def _said(procedure: str, why: Why, language: str) -> RulingDocument:
    """The procedure's ruling from nothing but why, under its own law."""
    found, edition = get(procedure), IN_FORCE_EDITION

    def decide(case: Inquiry[Any]) -> None:
        with case.applying(cited(found.laws[0], edition), __package__ or "", ()):
            case.headline(why.key, also=why.also)
            case.set(result="no_irregularity")

    facts: Any = read_facts(found.facts, {}, procedure)
    return documents(replace(found, decide={edition: decide}), facts, edition, (language,), weighed=False)[language]
