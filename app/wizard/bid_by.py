"""Declarer put right by the auction: a further line tells who bid what, and so who named the denomination first.

`South plays 3NT` - `Sorry: North opened 1NT, I only raised`: North declares, and who led in whose turn follows anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.asking.named_first import CONTRACT, DECLARER, named_first
from app.wizard.together import joined, texts
from bridge.seats import Seat
from corpus.model import Language
from rulings import registry
from understanding.hear import hear

LEAD_BY, OFFENDER, CORRECT = "lead_by", "offender", "correct_leader"
BY_SEAT = (LEAD_BY, "dealer", "auction")
"""Facts that hang on who declares, or tell an auction in which somebody else did."""


def bid_by(text: str, language: Language, previous: AnswerDocument) -> dict[str, Any]:
    """The contract with declarer as the bids told in the text have it, and without what was told of another one; empty
    where the text does not tell who named the denomination of the case's contract first, or the same declarer.
    """
    case = case_of(previous)
    contract = case["facts"].get(CONTRACT)
    if not isinstance(contract, Mapping) or CONTRACT not in registry.get(case["name"]).fields:
        return {}
    first = named_first(hear(text, language), hear(joined([*texts(previous), text]), language), contract)
    if first is None or first.value == contract.get(DECLARER):
        return {}
    facts: dict[str, Any] = {fact: None for fact in BY_SEAT if case["facts"].get(fact) is not None}
    if LEAD_BY in facts and case["facts"].get(OFFENDER) == Seat(first.value).lho.value:
        facts[LEAD_BY] = CORRECT
    return {CONTRACT: {**contract, DECLARER: first.value}, **facts}
