"""Law 53: the accepted lead out of turn; in 2007 and 1997 B and C stood in the other order."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, Who, rule_of
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c

ALL = ("2017", "2007", "1997")
NOTHING: dict[str, Any] = {"penalty_cards": [], "lead_restriction": {"applies": False}}


@rule_of("53.fn1", exception_to=("53.A", "56.B"))
def thirteenth_53fn1(case: Inquiry[Any], leader: Who | None) -> None:
    """In the thirteenth trick a lead out of turn must be withdrawn."""
    case.headline("thirteenth", also=("53.A",))
    case.set(result="must_be_withdrawn", lead_stands=False, **NOTHING)
    if leader:
        case.set(next_to_act=leader)


@rule_of("44.G", editions=ALL)
def in_turn_44g(case: Inquiry[Any], result: str = "no_irregularity") -> None:
    """The hand that won the last trick leads to the next: there was no irregularity, or where that was disputed, the
    lead stands.
    """
    case.headline("in_turn")
    case.set(result=result, lead_stands=True, next_to_act=case.people["lho"], **NOTHING)


@rule_of("47.E.1", editions=ALL, exception_to=("53.A",))
def misinformed_47e1(case: Inquiry[Any]) -> None:
    """An opponent had said it was his lead: withdrawn without rectification, and nobody may accept it."""
    case.headline("misinformed")
    case.set(result="withdrawn_without_rectification", lead_stands=False, **NOTHING)
    information_cards_16c(case, aside=True)


@rule_of("53.A", editions=ALL)
def accepted_53a(case: Inquiry[Any], key: str, *, also: tuple[str, ...] = ()) -> None:
    """Accepted by a statement or by the next player's card, the lead becomes correct."""
    case.headline(key, also=also)
    case.set(result="accepted", lead_stands=True, **NOTHING)


@rule_of("53.A", editions=ALL)
def accepted_final_53a(case: Inquiry[Any]) -> None:
    """Told that it was accepted before: a lead that has become correct is not made irregular by second thoughts."""
    case.headline("accepted_final")
    case.set(result="accepted", lead_stands=True, next_to_act=case.people["lho"], **NOTHING)


@rule_of("60.A.2", editions=ALL)
def forfeited_60a2(case: Inquiry[Any]) -> None:
    """Played after it before a ruling: the right to rectification is lost and the lead is deemed in turn (but 53B)."""
    case.say("forfeited", also=("60.A.1", "60.A.3"))


@rule_of("53.A", exception_to="53.B")
def accepted_already_53a(case: Inquiry[Any]) -> None:
    """53B is subject to 53A: a lead accepted before has become the correct one; the later card is played to it."""
    case.headline("accepted_already", also=("53.B",))
    case.set(result="accepted", lead_stands=True, **NOTHING)


@rule_of("53.B", renumbered={"2007": "53.C", "1997": "53.C"}, exception_to=("53.A", "60.A.2"))
def proper_lead_53b(case: Inquiry[Any]) -> None:
    """An opponent whose turn it was leads properly: that lead stands, the cards wrongly played are withdrawn."""
    if case.since("2017") and case.facts.accepted_first and not case.by_letter("53.B"):
        accepted_already_53a(case)
        return
    case.headline("proper_lead")
    case.set(result="proper_lead_stands", lead_stands=False, **NOTHING)
    information_cards_16c(case)
