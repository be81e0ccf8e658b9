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
RULED_BY_31: Facts = {"out_of_rotation": True, "withdrawn": "1NT", "replacement": "X"}
DOUBLED_EARLY: Facts = {"call_kind": "double", "called_before": False}
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
    # 25A comes before 27 and 31, and a sufficient bid may be a slip too
    (
        "insufficient_bid",
        {"insufficient": False, "finding_unintended": True, "lho_called": True},
        (
            "sufficient",
            "may change it",
            "until the offender's partner calls",
            "may change the call made over it",
            "25A",
        ),
        ("next to call",),
    ),
    (
        "insufficient_bid",
        {"insufficient": False, "claimed_unintended": True},
        ("sufficient", "may be changed", "After inattention", "25A1"),
        ("27B",),
    ),
    (
        "insufficient_bid",
        {"out_of_rotation": True, "finding_unintended": True, "choice_accept": True},
        ("may change it", "the new call is out of rotation", "25A"),
        ("bid stands",),
    ),
    (
        "insufficient_bid",
        {"insufficient": False, "lho_called": True},
        ("no irregularity", "it stands"),
        ("next to call",),
    ),
    # 29A through 27A2: what LHO did is settled; at LHO's own turn 28B is left
    (
        "insufficient_bid",
        {**RULED_BY_31, "lho_called": True, "choice_accept": True},
        ("accepted it", "bid stands", "replacement is void", "29A"),
        ("unless", "depends"),
    ),
    ("insufficient_bid", {**RULED_BY_31, "lho_called": True}, ("accepted it", "28B"), ("depends",)),
    ("insufficient_bid", {**RULED_BY_31, "choice_accept": False}, ("bid is cancelled",), ("unless", "accept")),
    # 27D is for B1 only; once the board is played nobody is told what to call
    (
        "insufficient_bid",
        {"play_over": True, "choice_accept": False, "replacement_kind": "double", "finding_comparable": False}
        | {"finding_helped": False},
        ("double was void", "had to pass throughout", "result stands"),
        ("a lead", "passes throughout", "makes"),
    ),
    (
        "insufficient_bid",
        {"play_over": True, "choice_accept": False, "replacement_kind": "other_bid_or_pass"}
        | {"finding_comparable": False, "finding_helped": True},
        ("call stood", "had to pass throughout", "27D does not apply", "72C"),
        ("must pass", "may bar"),
    ),
    (
        "insufficient_bid",
        {"play_over": True, "choice_accept": False, "replacement_kind": "insufficient", "finding_helped": True}
        | {"choice_accept_second": True},
        ("counted as legal", "only after a replacement under 27B1", "result stands"),
        ("auction continues",),
    ),
    ("insufficient_bid", {"play_over": True, "lho_called": True}, ("counted as legal", "result stands"), ("goes on",)),
    (
        "insufficient_bid",
        {"play_over": True},
        ("counted as legal", "27D", "had to pass"),
        ("may accept", "replaces it"),
    ),
    (
        "insufficient_bid",
        {"play_over": True, "choice_accept": False},
        ("27D", "had to pass"),
        ("auction goes on", "replaces the bid"),
    ),
    # 32 with 36 and 28B: an inadmissible double is never accepted, and LHO's call has settled the rest
    (
        "bid_out_of_rotation",
        {**DOUBLED_EARLY, "whose_turn": "partner", "inadmissible": True, "lho_called": True},
        ("all later calls are cancelled", "no lead restrictions", "36A"),
        ("passes throughout", "barred", "If "),
    ),
    (
        "double_out_of_rotation",
        {"whose_turn": "partner", "inadmissible": True, "lho_called": False},
        ("must pass, now and throughout", "26B", "36B4"),
        ("If ", "36A"),
    ),
    (
        "double_out_of_rotation",
        {"whose_turn": "lho", "inadmissible": True, "lho_called": True, "finding_lho_accepted": False},
        ("called in rotation", "cancelled", "no lead restrictions", "28B"),
        ("passes throughout",),
    ),
    (
        "inadmissible_double",
        {"inadmissible": False, "out_of_rotation": True, "lho_called": False},
        ("is admissible", "out of rotation", "may accept it", "passes once", "29A"),
        ("no irregularity", "throughout"),
    ),
    (
        "inadmissible_double",
        {"inadmissible": False, "out_of_rotation": True, "found_after_lead": True},
        ("itself is admissible", "it stands", "28B", "29A"),
        ("no irregularity", "may accept"),
    ),
    # 38D and 39: whether LHO called is told; without another bid there is no contract to go back to
    (
        "bid_out_of_rotation",
        {"over_seven": True, "lho_called": True},
        ("pass throughout", "no lead restrictions"),
        ("barred",),
    ),
    (
        "bid_out_of_rotation",
        {"over_seven": True, "lho_called": False},
        ("pass throughout", "barred", "26B"),
        ("unless",),
    ),
    (
        "bid_over_seven",
        {"dealer": "N", "auction": ["8S", "P", "P", "P"]},
        ("no other bid", "passed out"),
        ("previous contract",),
    ),
    (
        "bid_over_seven",
        {"dealer": "N", "auction": ["7S", "8S", "P", "P", "P"]},
        ("previous contract stands",),
        ("passed out",),
    ),
    ("bid_over_seven", {"auction_ended": True}, ("previous contract stands, or", "passed out"), ()),
    (
        "bid_out_of_rotation",
        {"call_kind": "double", "auction_ended": True, "lho_called": False},
        ("auction had ended", "If the offender is a defender", "26B", "35D"),
        ("Law 32", "has called"),
    ),
    (
        "bid_out_of_rotation",
        {"call_kind": "bid", "auction_ended": True, "over_seven": True, "lho_called": True},
        ("cancelled", "no rectification", "39B"),
        ("may bar",),
    ),
    ("pass_out_of_rotation", {"call_kind": "double", "auction_ended": True}, ("auction had ended", "35D"), ("Law 32",)),
    ("double_out_of_rotation", {"call_kind": "pass", "auction_ended": True}, ("no rectification", "35D"), ("may bar",)),
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
