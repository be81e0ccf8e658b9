"""Law 64 for a trick that is deemed a revoke (67B1): the exemptions that can hold for it, its trick, its equity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_61_64_revoke.equity import adjusted_64c, both_64c2b, equity_64c1, repeated_64c2a
from rulings.laws.law_61_64_revoke.law_64 import (
    ALL,
    both_sides_64b7,
    both_sides_2007_64b7,
    next_board_64b4,
    round_over_64b5,
    subsequent_64b2,
    subsequent_older_64b2,
)
from rulings.laws.law_61_64_revoke.result import conclude_result


@rule_of("64.B.3", editions=ALL)
def dummy_deemed_64b3(case: Inquiry[Any]) -> bool:
    """The card missing was dummy's: failing to play it transfers nothing by itself."""
    if case.untold("offender_role") or case.known.offender_role != "dummy":
        return False
    case.headline("faced_deemed")
    case.set(result="no_automatic_transfer", exemption="64.B.3")
    conclude_result(case, 0)
    return True


@rule_of("64.B.6", editions=ALL)
def twelfth_deemed_64b6(case: Inquiry[Any]) -> bool:
    """The defective trick was the twelfth: no trick goes over; the card put there changes nothing (67B1)."""
    if not case.facts.twelfth_trick:
        return False
    case.headline("twelfth_deemed")
    case.set(result="no_automatic_transfer", exemption="64.B.6")
    conclude_result(case, 0)
    return True


def exempt_deemed_64b(case: Inquiry[Any]) -> bool:
    """For a trick deemed revoked (67B1): the exemptions of 64B that can hold for it, with their part of 64C."""
    known, older = case.known, not case.since("2017")
    if (subsequent_older_64b2 if older else subsequent_64b2)(case):
        equity_64c1(case)
        if not older:
            repeated_64c2a(case)
        repeat = () if older else (known.finding_more_tricks_without_repeat,)
        adjusted_64c(case, known.finding_undercompensated, *repeat)
        return True
    if dummy_deemed_64b3(case) or next_board_64b4(case) or round_over_64b5(case) or twelfth_deemed_64b6(case):
        equity_deemed_64c(case)
        return True
    if case.since("2017") and both_sides_64b7(case):
        both_64c2b(case)
        adjusted_64c(case, known.finding_damaged_by_revokes)
        return True
    if case.edition == "2007" and both_sides_2007_64b7(case):
        equity_deemed_64c(case)
        return True
    return False


@rule_of("64.A.2", editions=ALL)
def transfer_deemed_64a2(case: Inquiry[Any], tricks: int) -> None:
    """The trick due for a trick deemed revoked, and the result of the board with it."""
    conclude_result(case, tricks, "won_trick_from_defect_on")


def equity_deemed_64c(case: Inquiry[Any]) -> None:
    """64C1 for a trick deemed revoked."""
    equity_64c1(case)
    adjusted_64c(case, case.known.finding_undercompensated)


def _sparing(provision: str, key: str) -> Callable[[Inquiry[Any]], None]:
    """The rule of an exemption that is said beside another headline, with its part of 64C."""

    @rule_of(provision, editions=ALL)
    def spared(case: Inquiry[Any]) -> None:
        """No trick goes over for the revoke."""
        case.say(key)
        case.set(exemption=provision)
        equity_deemed_64c(case)

    return spared


_SPARED = {
    "after_next_board_call": _sparing("64.B.4", "next_board"),
    "after_round": _sparing("64.B.5", "round_over"),
}
_RAISED_LATE = _sparing("64.B.4", "raised_late")
_OF_DUMMY = _sparing("64.B.3", "faced_deemed")


def told_late(case: Inquiry[Any]) -> bool:
    """Whether it is told that the next board had begun or the round had ended when it was raised: play is over."""
    return bool(case.settled("attention_first_drawn") in _SPARED or case.settled("raised_late"))


def spares_64b(case: Inquiry[Any]) -> Callable[[Inquiry[Any]], None] | None:
    """Who finds a revoke through a returned card (67B2b): the exemption of 64B that is told, if one is."""
    if case.settled("offender_role") == "dummy":
        return _OF_DUMMY
    first = case.settled("attention_first_drawn")
    if first is not None or not case.settled("raised_late"):
        return _SPARED.get(first)
    return None if case.facts.raised_in_time else _RAISED_LATE
