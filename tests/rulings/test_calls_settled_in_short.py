"""Laws 27 to 37 in short: what the call told settles is ruled, and no branch is offered that it rules out."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import lines
from app.answering.spoken import words
from corpus.model import LANGUAGES, Language
from rulings import registry

Facts = dict[str, Any]
SEVEN_TOO_LOW: Facts = {"dealer": "N", "auction": ["7S", "7H"]}
SILENCED: Facts = {"in_force": [{"kind": "silenced_throughout", "players": ["S"], "source": "27.B.2"}]}
BEFORE_THE_PASS: Facts = {"out_of_turn": {"player": "E", "call": "2D"}, "rho_obliged_to_pass": True}
DOUBLED_TOO: Facts = {
    "caller_position": "partner",
    "legal_after": False,
    "call_in_turn": "2D",
    "out_of_turn": {"player": "E", "call": "X"},
    "offender": "E",
}
TOO_LOW_AT_EAST: Facts = {"dealer": "N", "auction": ["1S"], "out_of_turn": {"player": "S", "call": "1H"}}

SAID: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...]]] = [
    # 28A, told of the player who had to pass; 37A excepts doubles that Law 19 forbids, which 36A rules
    (
        "required_pass_violated",
        {"offender": "N", "pass_not_awaited": True},
        ("by East", "in rotation", "North had to pass", "South calls next", "28A"),
        ("cancelled", "37B"),
    ),
    ("required_pass_violated", {"pass_not_awaited": True}, ("in rotation", "28A"), ("offender", "cancelled")),
    (
        "required_pass_violated",
        {"offender": "E", "obligation": "throughout", "inadmissible": True},
        ("if South has", "all later calls are cancelled", "36A", "both pass throughout"),
        ("stand",),
    ),
    # 37A: an obligation to pass once does not go on
    (
        "required_pass_violated",
        {"offender": "E", "obligation": "next_turn"},
        ("If South has called", "all later calls stand", "both pass throughout"),
        ("still", "silenced"),
    ),
    # 28A with 27, and 27A1 when LHO has called
    (
        "bid_out_of_rotation",
        {**BEFORE_THE_PASS, "insufficient": True},
        ("in rotation", "South may accept it", "West passes throughout", "28A"),
        ("Law 27 applies",),
    ),
    (
        "bid_out_of_rotation",
        {**BEFORE_THE_PASS, "insufficient": True, "lho_called": True},
        ("accepted it", "West calls next", "27A1"),
        ("may accept",),
    ),
    # 29A: LHO accepts by any call, by a bid too low as well, which is then ruled under 27
    (
        "bid_out_of_rotation",
        {"dealer": "N", "auction": [], "out_of_turn": {"player": "E", "call": "1S"}, "lho_called": True}
        | {"lho_call_insufficient": True},
        ("South called over it", "it stands", "West may accept it", "North passes throughout", "29A", "27A1"),
        ("cancelled", "next to call"),
    ),
    # 27B1(a) is out of reach where no bid in the denomination is high enough
    ("insufficient_bid", SEVEN_TOO_LOW, ("South may accept", "no bid in the denomination"), ("27B1a",)),
    (
        "insufficient_bid",
        {"dealer": "N", "auction": ["1S", "P", "1H"], **SILENCED},
        ("if West has called over it, the call stands", "North pass throughout", "35B"),
        ("Law 37 applies",),
    ),
    # 31A1: the repeated bid is insufficient
    (
        "bid_out_of_rotation",
        {**TOO_LOW_AT_EAST, "choice_accept": False, "rho_call": "P"},
        ("must repeat the bid", "West may accept it", "31A1"),
        ("own law",),
    ),
    # 33: the other call comes second, and its kind and seat decide
    (
        "simultaneous_call",
        {"dealer": "N", "auction": [], "call_in_turn": "1H", "out_of_turn": {"player": "E", "call": "1C"}},
        ("insufficient", "South may accept", "West passes throughout", "33"),
        ("double", "36"),
    ),
    (
        "simultaneous_call",
        {"dealer": "N", "auction": ["1H"], "call_in_turn": "X", "out_of_turn": {"player": "S", "call": "X"}},
        ("inadmissible", "North passes throughout", "36"),
        ("insufficient", "27"),
    ),
    (
        "simultaneous_call",
        {"dealer": "N", "auction": ["1H"], "call_in_turn": "P", "out_of_turn": {"player": "W", "call": "2C"}},
        ("North may accept", "South calls", "West must repeat", "33"),
        ("16C2",),
    ),
    (
        "simultaneous_call",
        {"dealer": "N", "auction": ["1H"], "call_in_turn": "P", "out_of_turn": {"player": "N", "call": "2C"}},
        ("East may accept", "South may make any legal call", "16C2", "33"),
        ("repeat",),
    ),
    # 27A2: an insufficient bid out of rotation is Law 31's; 36B4: an inadmissible double is never accepted
    (
        "simultaneous_call",
        {"caller_position": "rho", "legal_after": False, "call_in_turn": "1H"},
        ("stands", "may accept", "31", "27A2", "passes once"),
        ("own law",),
    ),
    (
        "simultaneous_call",
        {**DOUBLED_TOO, "order_disputed": True},
        ("facts first", "inadmissible", "West passes throughout", "36B4"),
        ("may accept",),
    ),
    (
        "simultaneous_call",
        {**DOUBLED_TOO, "order_disputed": False},
        ("inadmissible", "cannot be accepted", "West passes throughout", "36B4"),
        ("may accept",),
    ),
]


def told(name: str, facts: Facts, language: Language) -> tuple[str, str]:
    """The headline and the sentences after it, and the provisions that they cite."""
    rows = lines.headline(registry.rule(name, facts, "2017", language), "")
    laws = [law.replace(".", "") for row in rows for law in row.laws]
    return " ".join(row.text for row in rows), " ".join(laws)


@pytest.mark.parametrize(("name", "facts", "present", "absent"), SAID)
def test_what_the_call_settles_is_said(
    name: str, facts: Facts, present: tuple[str, ...], absent: tuple[str, ...]
) -> None:
    said = " ".join(told(name, facts, "en"))
    assert [part for part in present if part not in said] == [], said
    assert [part for part in absent if part in said] == [], said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID])
def test_it_fits_in_every_language(name: str, facts: Facts, language: Language) -> None:
    assert words(told(name, facts, language)[0]) <= 60
