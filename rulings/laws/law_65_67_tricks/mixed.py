"""65D and 66D: played cards mixed up before the tricks are agreed, or after they are disputed, and whose."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of

BOTH = ("2017", "2007")


@rule_of("65.D", editions=BOTH)
def disorder_65d(case: Inquiry[Any]) -> None:
    """Whoever disturbs his played cards before agreement jeopardizes his right to claim doubtful tricks or a revoke."""
    if case.known.finding_facts_lost:
        case.headline("jeopardized_lost", also=("65.C", "66.D", "85.A.1"))
        return
    key = {"declaring": "jeopardized_declaring", "defending": "jeopardized_defending"}
    case.headline(key.get(case.known.mixed_by, "jeopardized"), also=("65.C", "66.D"))
    _count(case, case.known.count_shown)


@rule_of("66.D")
def facts_lost_66d(case: Inquiry[Any]) -> None:
    """Mixed after the matter was raised, and whether the facts can still be found is open: both ways."""
    key = {"declaring": "facts_lost_declaring", "defending": "facts_lost_defending", "both": "facts_lost_both"}
    by = case.known.mixed_by
    case.meanwhile(key.get(by, "facts_lost_decides"), "finding_facts_lost", also=("85.A.1",) if by == "both" else ())


@rule_of("66.D", editions=BOTH)
def for_the_other_side_66d(case: Inquiry[Any]) -> bool:
    """Mixed after the matter was raised, the facts lost: for the side that did not; where both did, for neither.

    Gives whether it is for a side.
    """
    by = case.known.mixed_by
    if by == "both":
        case.headline("both_mixed", also=("85.A.1",))
        return False
    key = {"declaring": "for_defenders", "defending": "for_declarer"}
    case.headline(key.get(by, "for_other_side"))
    if case.known.count_declarer is None and case.known.count_defenders is None and case.since("2017"):
        case.say("alleged_counts", also=("64.A",))
    _count(case, {"declaring": case.known.count_defenders, "defending": case.known.count_declarer}.get(by))
    return True


@rule_of("66.D")
def facts_found_66d(case: Inquiry[Any]) -> None:
    """Mixed after the matter was raised, but the facts can still be ascertained: the cards decide."""
    case.headline("facts_not_lost")


@rule_of("66.D", editions=BOTH)
def as_shown_66d(case: Inquiry[Any]) -> None:
    """What the cards still in order show, where that is told."""
    _count(case, case.known.count_shown)


def _count(case: Inquiry[Any], tricks: int | None) -> None:
    """The tricks that declarer's side is given, and how that leaves the contract where its level is told."""
    if tricks is None:
        return
    case.set(declarer_tricks=tricks)
    contract = case.known.contract
    level = None if contract is None else contract.level
    if level is None:
        case.say("tricks_counted", tricks=tricks)
    elif tricks < level + 6:
        case.say("tricks_down", tricks=tricks, down=level + 6 - tricks)
    else:
        case.say("tricks_made", tricks=tricks)
