"""Double-dummy evidence for claims: small endings known by inspection; no ruling imports the solver."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bridge.cards import Suit, parse_card
from bridge.errors import BridgeError
from bridge.seats import Seat
from rulings.laws.law_68_71_claims.evidence import double_dummy


def cards(text: str) -> list[object]:
    return [parse_card(code) for code in text.split()]


def hands(north: str, east: str, south: str, west: str) -> dict[str, list[object]]:
    return {"N": cards(north), "E": cards(east), "S": cards(south), "W": cards(west)}


def test_a_finesse_that_must_be_taken() -> None:
    """South leads to the ace and queen of hearts, West holds the king: both tricks with the finesse, one without."""
    found = double_dummy(hands("HA HQ", "D2 D3", "H3 H2", "HK H4"), [], None, Seat.S)  # type: ignore[arg-type]
    assert (found.best, found.remaining) == (2, 2)


def test_the_lead_matters() -> None:
    """North, on lead with the ace and queen under East's king, makes one trick only; South's side cannot do better."""
    found = double_dummy(hands("HA HQ", "HK H4", "H3 H2", "D2 D3"), [], None, Seat.N)  # type: ignore[arg-type]
    assert {str(card): count for card, count in found.by_lead}["HA"] == 1
    assert found.best == 1
    assert found.forced


def test_an_outstanding_trump_takes_a_trick() -> None:
    """Clubs are high but East ruffs with the two of spades; drawing it first with the ace makes both tricks."""
    position = hands("C3 C4", "S2 D4", "SA CA", "C5 D6")
    found = double_dummy(position, [], Suit.S, Seat.S)  # type: ignore[arg-type]
    made = {str(card): count for card, count in found.by_lead}
    assert (made["SA"], made["CA"]) == (2, 1)
    assert (found.best, found.worst, found.forced) == (2, 1, False)


def test_played_tricks_leave_the_original_hands() -> None:
    full = hands("C3 C4 H2", "S2 D4 H3", "SA CA HA", "C5 D6 H4")
    trick = [{"leader": "S", "cards": cards("HA H4 H2 H3")}]
    assert double_dummy(full, trick, Suit.S, Seat.S).remaining == 2  # type: ignore[arg-type]


def test_unequal_hands_are_refused() -> None:
    with pytest.raises(BridgeError, match="same number"):
        double_dummy(hands("C3", "S2 D4", "SA CA", "C5 D6"), [], None, Seat.S)  # type: ignore[arg-type]


def test_ruling_on_a_claim_loads_no_solver() -> None:
    code = (
        "import sys; from rulings import rule;"
        "rule('contested_claim', {'hands': {'N': ['SA'], 'E': ['S2'], 'S': ['S3'], 'W': ['S4']}});"
        "print('endplay' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
