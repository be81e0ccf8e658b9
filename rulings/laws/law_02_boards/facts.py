"""Facts of Law 2: the number of the board, and what is marked on it where that differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board
from rulings.engine import BOOL, SEAT, VULNERABILITY, Board, fact, predicate


def _differs(known: Any) -> bool | None:
    """Whether what is marked on the board differs from the table of Law 2."""
    if known.board is None or (known.marked_dealer is None and known.marked_vulnerability is None):
        return None
    dealer, vulnerability = dealer_of_board(known.board), vulnerability_of_board(known.board)
    return known.marked_dealer not in (None, dealer) or known.marked_vulnerability not in (None, vulnerability)


@dataclass(frozen=True)
class BoardFacts(Board):
    """`dealer` and `vulnerability` are those of the table; `marked_*` is what is printed on this board."""

    marked_dealer: Seat = fact(SEAT, "2")
    marked_vulnerability: Vulnerability = fact(VULNERABILITY, "2")
    marked_otherwise: bool = predicate(BOOL, "2", _differs, presumed=False)
