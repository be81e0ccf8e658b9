"""Boards played out at random: turn, legal cards, winner and score against endplay; a planted revoke is found.

endplay (a library of its own, with its own cards, rules of play and scoring) is the oracle for whose turn it is, which
cards are legal, who wins and what a contract scores; the revoke is planted by the test.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from test_revoke_state import Played, play

from app.faces.cli.main import main
from bridge.cards import Card
from bridge.seats import SEATS, Seat
from corpus.errors import BadFacts
from rulings import rule
from rulings.board_facts import facts_of_board

SLOW = settings(deadline=None, max_examples=20, suppress_health_check=list(HealthCheck))
legal_boards = st.builds(play, st.integers(0, 10**6), st.just(0.0))


def endplay_deal(board: Played) -> Any:
    """The same deal in endplay, on lead to the first trick."""
    from endplay.types import Deal, Denom, Player

    suits = ("S", "H", "D", "C")
    hands = [
        ".".join(
            "".join(card.rank for card in sorted(board.hands[seat], reverse=True) if card.suit == suit)
            for suit in suits
        )
        for seat in SEATS
    ]
    denoms = {"S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs, "N": Denom.nt}
    deal = Deal("N:" + " ".join(hands))
    deal.trump = denoms[board.contract.denomination.value]
    deal.first = Player.find(board.contract.opening_leader.value)
    return deal


def endplay_card(card: Card) -> Any:
    from endplay.types import Card as Other

    return Other(f"{card.suit.value}{card.rank}")


def seat_of(player: Any) -> str:
    return str(player.abbr)


@SLOW
@given(legal_boards, st.integers(0, 51))
def test_turn_and_legal_cards_are_endplays(board: Played, cards: int) -> None:
    deal = endplay_deal(board)
    for number in range(cards):
        deal.play(endplay_card(board.tricks[number // 4][1][number % 4]))
    facts = board.facts(cards // 4 + 1, cards % 4)
    facts["tricks"] = [trick for trick in facts["tricks"] if trick["cards"]]
    for name in ("board_record", "trick_engine"):
        outcome = rule(name, facts)["outcome"]
        assert outcome["next_to_act"] == seat_of(deal.curplayer)
        assert set(outcome["legal_cards"]) == {
            f"{card.suit.name[0].upper()}{card.rank.abbr}" for card in deal.legal_moves()
        }
    if cards % 4 == 0 and cards:
        assert outcome["winner"] == seat_of(deal.first)


@SLOW
@given(legal_boards, st.sampled_from(["none", "ns", "ew", "both"]), st.sampled_from(["", "X", "XX"]))
def test_a_legal_board_has_no_revoke_and_endplays_score(board: Played, vulnerable: str, doubled: str) -> None:
    from endplay.types import Contract as Other
    from endplay.types import Vul

    called = f"{board.contract.level}{board.contract.denomination.value}{doubled}-{board.contract.declarer.value}"
    outcome = rule("board_record", {**board.facts(), "contract": called, "vulnerability": vulnerable})["outcome"]
    won = sum(taker.side is board.contract.declarer.side for _, _, taker in board.tricks)
    assert outcome["revokes"] == []
    assert outcome["declarer_tricks"] == won
    over = won - board.contract.tricks_needed
    made = f"{over:+d}" if over else "="
    denomination = "NT" if board.contract.denomination.value == "N" else board.contract.denomination.value
    other = Other(f"{board.contract.level}{denomination}{board.contract.declarer.value}{doubled.lower()}{made}")
    score = other.score(getattr(Vul, vulnerable))
    assert outcome["score"] == score


@SLOW
@given(st.builds(play, st.integers(0, 10**6), st.just(0.02)))
def test_a_planted_revoke_is_found(board: Played) -> None:
    assume(board.revokes)
    outcome = rule("board_record", {**board.facts(), "vulnerability": "none"})["outcome"]
    found = [(one["trick"], one["player"], one["card"]) for one in outcome["revokes"]]
    assert found == [(index + 1, seat.value, str(card)) for index, seat, card in board.revokes]
    for one in outcome["revokes"]:
        assert one["established"] == (one["trick"] < 13)
        led = board.tricks[one["trick"] - 1][1][0].suit
        assert one["could_follow"]
        assert {code[0] for code in one["could_follow"]} == {led.value}


@SLOW
@given(st.builds(play, st.integers(0, 10**6), st.just(0.03)), st.integers(0, 10**6))
def test_what_the_record_finds_the_revoke_laws_rule_on(board: Played, seed: int) -> None:
    """Transferred tricks never exceed what the offenders won from the revoke on, whichever revoke is ruled on."""
    assume(board.revokes)
    one = Random(seed).choice(rule("board_record", {**board.facts(), "vulnerability": "none"})["outcome"]["revokes"])
    facts = {**board.facts(), "offender": one["player"], "revoke_trick": one["trick"]}
    outcome = rule("revoke_rectification", {**facts, "established_otherwise": True})["outcome"]
    side = Seat(one["player"]).side
    won = sum(taker.side is side for _, _, taker in board.tricks[one["trick"] - 1 :])
    assert outcome["tricks_transferred"] <= min(2, won)


@SLOW
@given(legal_boards, st.integers(0, 51), st.integers(0, 10**6))
def test_a_foreign_card_is_refused(board: Played, cards: int, seed: int) -> None:
    """Swap two players' cards in the tricks: the record cannot be, and says which card and whose hand."""
    facts = board.facts()
    trick = facts["tricks"][cards // 4]["cards"]
    other = facts["tricks"][(cards // 4 + 1 + Random(seed).randrange(12)) % 13]["cards"]
    mine, theirs = cards % 4, Random(seed).randrange(4)
    trick[mine], other[theirs] = other[theirs], trick[mine]
    owner = {str(card): seat for seat, held in board.hands.items() for card in held}
    seats = [Seat(one["leader"]).turned(step) for one in facts["tricks"] for step in range(4)]
    codes = [code for one in facts["tricks"] for code in one["cards"]]
    foreign = any(owner[code] is not seat for code, seat in zip(codes, seats, strict=True))
    if foreign:
        with pytest.raises(BadFacts, match=r"plays .. to trick|led by"):
            rule("board_record", facts)


BOARD = """Board: 1
N: AKQ JT9 876 5432
Auction: 1C P P P
Play:
E: S2 S3 SA
"""


def test_the_command_takes_a_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.txt"
    file.write_text(BOARD.replace("S2 S3 SA", "D2 D3"), encoding="utf-8")
    for name in ("board_record", "trick_engine"):
        with pytest.raises(SystemExit) as done:
            main(["rule", name, "--deal", str(file), "--json"])
        assert done.value.code == 0
        assert json.loads(capsys.readouterr().out)["outcome"]["next_to_act"] == "W"


def test_the_command_refuses_an_impossible_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.txt"
    file.write_text(BOARD, encoding="utf-8")
    with pytest.raises(SystemExit) as done:
        main(["rule", "revoke_rectification", "--deal", str(file)])
    assert done.value.code == 2
    assert "W plays SA to trick 1, but N holds SA" in capsys.readouterr().err


def test_a_batch_line_may_carry_a_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.jsonl"
    board = BOARD.replace("S2 S3 SA", "D2")
    file.write_text(json.dumps({"id": "1", "procedure": "trick_engine", "deal": board}) + "\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["rule", "--batch", str(file)])
    row = json.loads(capsys.readouterr().out)
    assert (row["id"], row["outcome"]["next_to_act"]) == ("1", "S")


def test_only_the_facts_a_procedure_knows_are_passed() -> None:
    text = BOARD.replace("S2 S3 SA", "D2 D3")
    assert facts_of_board("board_record", text) == {"deal": text}
    assert set(facts_of_board("contested_claim", text)) == {
        "board", "dealer", "vulnerability", "auction", "contract", "hands", "tricks",
    }  # fmt: skip
    assert "tricks" not in facts_of_board("insufficient_bid", text)
