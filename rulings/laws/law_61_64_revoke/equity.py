"""Law 64C: what a revoke has cost, as it is found or left to find; each of its three questions."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of

_LETTER_C = {"2007": "64.C", "1997": "64.C"}
_FINDINGS = ("finding_undercompensated", "finding_more_tricks_without_repeat", "finding_damaged_by_revokes")


def damage_found(case: Inquiry[Any]) -> bool:
    """Whether a finding under 64C is told: then no sentence says what follows if there was damage."""
    return any(found is not None for found in _found(case))


def damaged(case: Inquiry[Any]) -> bool:
    """Whether damage is found under 64C: then the score is adjusted, and what was made is no result."""
    return any(_found(case))


def _found(case: Inquiry[Any]) -> list[bool | None]:
    return [case.maybe(name) for name in _FINDINGS if case.has(name)]


_AS_FOUND = {
    "a1_one": "a1_one_found",
    "a1_two": "a1_two_found",
    "a2_dummy": "a2_dummy_found",
    "a2_partner": "a2_partner_found",
    "a2_later": "a2_later_found",
}


def as_found(case: Inquiry[Any], key: str) -> str:
    """The sentence of the tricks; where it is told whether they make up for the damage, without that condition."""
    return _AS_FOUND[key] if case.since("2017") and case.told("finding_undercompensated") else key


@rule_of("64.C.1", renumbered=_LETTER_C)
def equity_64c1(case: Inquiry[Any], *, told: bool = False) -> None:
    """If the non-offending side is insufficiently compensated, the director awards an adjusted score.

    `told`: another sentence says already that the score is adjusted.
    """
    found = case.known.finding_undercompensated
    if found is None:
        case.say("equity_review")
        case.review()
    elif found:
        (case.aside if told else case.say)("equity_adjust", also=("12.C.1.b",) if case.since("2017") else ())
    else:
        case.say("equity_enough")


@rule_of("64.C.2.a")
def repeated_64c2a(case: Inquiry[Any]) -> None:
    """After repeated revokes in one suit: would the innocent side probably have won more without one of them?"""
    found = case.known.finding_more_tricks_without_repeat
    if found is None:
        case.say("repeat_review")
        case.review()
    else:
        also = ("64.C.1",) if found and case.known.finding_undercompensated else ()
        case.say("repeat_adjust" if found else "repeat_stands", also=also)


@rule_of("64.C.2.b")
def both_64c2b(case: Inquiry[Any], *, also: tuple[str, ...] = ()) -> None:
    """Both sides revoked: if one side is damaged thereby, the probable result had no revoke occurred."""
    found = case.known.finding_damaged_by_revokes
    if found is None:
        case.say("both_review", also=also)
        case.review()
    else:
        case.say("both_adjust" if found else "both_stands", also=also)


@rule_of("64.C", editions=("2017", "2007", "1997"))
def adjusted_64c(case: Inquiry[Any], *findings: bool | None) -> None:
    """The adjusted score: awarded on any finding for it, possible while one is open."""
    if any(findings):
        case.set(adjusted_score="assigned")
    else:
        case.set(adjusted_score="possible" if None in findings else "none")


def damage_64c(case: Inquiry[Any], *, repeated: bool, both: bool, exempt: bool) -> None:
    """64C2a after a repeated revoke, 64C2b where both sides revoked (`exempt`: no trick by another clause than B7).

    Where B7 alone spares the trick neither side is innocent: 64C1 is said of them only where it is found.
    """
    known = case.known
    under = known.finding_undercompensated
    found: list[bool | None] = []
    if under is None and (not both or (exempt and known.finding_damaged_by_revokes is None)):
        equity_64c1(case)
        found.append(under)
    if repeated:
        repeated_64c2a(case)
        found.append(known.finding_more_tricks_without_repeat)
    if both:
        both_64c2b(case, also=("64.B.7",) if exempt else ())
        found.append(known.finding_damaged_by_revokes)
    if under is not None:
        equity_64c1(case, told=any(found))
        found.append(under)
    adjusted_64c(case, *found)
