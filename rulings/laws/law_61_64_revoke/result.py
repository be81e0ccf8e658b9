"""The result of a board after tricks have been transferred (Laws 64A, 77), as far as contract and tricks are known."""

from __future__ import annotations

from typing import Any

from bridge.calls import Denomination
from bridge.contract import Contract, Doubling
from bridge.seats import Side
from rulings.engine import CONTRACT, Inquiry, contract_from
from rulings.laws.law_61_64_revoke.equity import damaged
from rulings.laws.law_61_64_revoke.record import hand_of_revoke
from rulings.scoring.contract import contract_score

_BOOK = 6
"""Tricks that make no level of a contract."""
DOUBLED = {Doubling.NONE: 0, Doubling.DOUBLED: 1, Doubling.REDOUBLED: 2}


def offending_side(known: Any) -> Side | None:
    """The side that revoked, if the player's seat is known."""
    hand = hand_of_revoke(known)
    return hand.side if hand else None


def declarer_tricks_after(known: Any, transferred: int) -> int | None:
    """Declarer's tricks once `transferred` have gone from the offending side to the other."""
    won: int | None = known.declarer_tricks
    if won is None or not transferred:
        return won
    if known.offender_role is None:
        return None
    return won + (transferred if known.offender_role == "defender" else -transferred)


def score_of(known: Any, contract: Contract, tricks: int) -> int | None:
    """Score of the declaring side, or None when the vulnerability is unknown."""
    return _score(known, contract.declarer.side, contract.level, contract.denomination, contract.doubling, tricks)


def _score(
    known: Any, side: Side, level: int, denomination: Denomination, doubling: Doubling | None, tricks: int
) -> int | None:
    if known.vulnerability is None:
        return None
    vulnerable = known.vulnerability.includes(side)
    return contract_score(level, denomination.value, DOUBLED[doubling or Doubling.NONE], vulnerable, tricks).value


def declaring_side(known: Any) -> Side | None:
    """The side that declares, by the one who revoked and his role."""
    side = offending_side(known)
    if side is None or known.offender_role is None:
        return None
    return side.other if known.offender_role == "defender" else side


def conclude_result(case: Inquiry[Any], transferred: int, told_by: str = "winner", stands: bool = True) -> None:
    """Set the number of tricks transferred and to whom, and declarer's tricks and score; inside a rule of 64A or B.

    `told_by` is the fact that the tricks to be transferred came from; where the revoke does not stand (`stands`), the
    tricks told are no result: they were made before it was corrected (62D1).
    """
    known = case.known
    side = offending_side(known)
    case.set(tricks_transferred=transferred, tricks_to=side.other if side and transferred else None)
    contract, tricks = contract_from(known), declarer_tricks_after(known, transferred)
    if tricks is None or not stands:
        return
    if not 0 <= tricks <= 13:
        case.contradiction("declarer_tricks", told_by)
    case.set(declarer_tricks=tricks)
    if contract is None:
        _say_tricks(case, tricks)
        return
    over = tricks - contract.tricks_needed
    case.set(contract=CONTRACT.write(contract), contract_made=over >= 0, relative_result=over)
    if damaged(case):
        return
    case.say("result_made" if over >= 0 else "result_down", also=("77",), contract=contract, tricks=tricks)
    score = score_of(known, contract, tricks)
    if score is not None:
        case.set(score=score, also=("77",))
        case.say("score", also=("77",), score=f"{score:+d}" if score else "0")


def _say_tricks(case: Inquiry[Any], tricks: int) -> None:
    """Declarer's tricks where not the whole contract is told: made or not by its level, where that is."""
    level = getattr(case.known.contract, "level", None)
    if damaged(case):
        return
    if level is None:
        case.say("result_tricks", also=("77",), tricks=tricks)
    else:
        made = tricks >= _BOOK + level
        case.say("result_tricks_made" if made else "result_tricks_down", also=("77",), tricks=tricks)
        _say_score(case, tricks)


def _say_score(case: Inquiry[Any], tricks: int) -> None:
    """The score of a contract without its declarer, where his side is known."""
    told, side = case.known.contract, declaring_side(case.known)
    if side is None or told.denomination is None:
        return
    score = _score(case.known, side, told.level, told.denomination, told.doubling, tricks)
    if score is not None:
        case.set(score=score, also=("77",))
        case.say("score", also=("77",), score=f"{score:+d}" if score else "0")
