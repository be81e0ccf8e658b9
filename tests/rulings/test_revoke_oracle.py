"""The engine against `revoke_oracle`: what is a revoke, when it is established, what is corrected and transferred."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from rulings import rule as ruled
from tests.rulings.revoke_oracle import (
    OTHER,
    SIDE,
    Board,
    Failure,
    both_corrected,
    deal,
    declarers,
    established,
    exemptions,
    failures,
    must_be_corrected,
    penalty_cards,
    transferred,
)

rule = partial(ruled, weighed=False)
MOMENTS = ("in_time", "in_time", "in_time", "in_time", "after_next_board_call", "after_round")


def reviews(exempt: str | None, free: set[str]) -> list[str]:
    """64C: 1 but where B7 alone is said, 2a after a repeated revoke, 2b whenever both sides' are established."""
    found = {"64.C.1"} if exempt != "64.B.7" else set()
    found |= {"64.C.2.a"} if exempt == "64.B.2" else set()
    return sorted(found | ({"64.C.2.b"} if "64.B.7" in free else set()))


def meant(board: Board, failure: Failure, chance: Random) -> dict[str, Any]:
    """Facts that name the revoke: its hand and trick, or as little as leaves no doubt; declarer answers for dummy."""
    same = [one for one in failures(board) if one.trick == failure.trick]
    named: dict[str, Any] = {"offender": failure.hand, "revoke_trick": failure.trick}
    if failure.hand == board.dummy and all(one.hand != board.declarer for one in same) and chance.random() < 0.5:
        named["offender"] = board.declarer
    if len(same) == 1 and chance.random() < 0.3:
        del named["offender"]
        if len({one.hand for one in failures(board)}) == 1 and failures(board)[0] == failure:
            del named["revoke_trick"]
    return named


def after_play(board: Board, failure: Failure, chance: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """(what the engine rules on the whole board, what the text says), for 64."""
    first_drawn, lying = chance.choice(MOMENTS), ()
    facts = {**board.facts(hands=chance.random() < 0.7), **meant(board, failure, chance)}
    if SIDE[failure.hand] != SIDE[board.declarer] and chance.random() < 0.15:
        rest = [card for card in board.hands[failure.hand] if card not in failure.could and card != failure.card]
        lying = (chance.choice([*failure.could, *rest[:2]]),)
        facts["in_force"] = [{"kind": "penalty_card", "source": "50", "players": [failure.hand], "cards": list(lying)}]
    if first_drawn != "in_time":
        facts["attention_first_drawn"] = first_drawn
    if failure.trick == 12:  # whether it is still corrected hangs on that (62D1)
        facts["hands_returned"] = chance.random() < 0.5
    found = rule("revoke_rectification", facts)
    outcome = found["outcome"]
    free = exemptions(board, failure, first_drawn=first_drawn, lying=lying)
    moved = 0 if free else transferred(board, failure)
    side = SIDE[failure.hand]
    tricks = declarers(board) + (-moved if side == SIDE[board.declarer] else moved)
    exempt = outcome.get("exemption")
    ruled = {
        "status": found["status"],
        "exempt": exempt if exempt not in free else "one of them",
        "tricks": outcome["tricks_transferred"],
        "to": outcome["tricks_to"],
        "declarer": outcome.get("declarer_tricks"),
        "made": outcome.get("contract_made"),
        "review": sorted(found["end_of_play_review"]),
    }
    open_yet = bool(outcome.get("must_be_corrected"))  # the cards of the last two tricks change (62D1)
    said = {
        "status": "ruled",
        "exempt": "one of them" if free else None,
        "tricks": moved,
        "to": OTHER[side] if moved else None,
        "declarer": None if open_yet else tricks,
        "made": None if open_yet else tricks >= 6 + board.level,
        "review": reviews(exempt, free),
    }
    return ruled, said


def during_play(board: Board, failure: Failure, chance: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """The same while the board is played, somewhere between the revoke and the second trick after it: 62 and 63."""
    leader, _ = board.tricks[failure.trick - 1]
    step = ("NESW".index(failure.hand) - "NESW".index(leader)) % 4 + 1
    place = chance.randint(4 * (failure.trick - 1) + step, min(4 * (failure.trick + 1), 52))
    now = board.cut(*divmod(place, 4))
    told = {**now.facts(), "offender": failure.hand, "revoke_trick": failure.trick, "hands_returned": False}
    before = established(now, failure)
    since = {} if before else {"since_revoke": "nothing"}
    found = rule("revoke_established", {**told, **since})["outcome"]
    ruled = {"established": found["established"], "corrected": found["must_be_corrected"]}
    said = {"established": before, "corrected": must_be_corrected(now, failure)}
    both = both_corrected(now, failure)
    if both or not before:
        ways = {"withdraw": chance.random() < 0.5, "partner": chance.random() < 0.5}
        faced = SIDE[failure.hand] != SIDE[board.declarer] and not both and chance.random() < 0.2
        more = {"choice_withdraw": ways["withdraw"], "choice_partner_withdraw": ways["partner"]}
        if faced:
            more["card_was_faced"] = True
        outcome = rule("revoke_correction", {**told, **since, **more})["outcome"]
        ruled["penalty"] = {(one["player"], one["card"]) for one in outcome["penalty_cards"]}
        said["penalty"] = penalty_cards(now, failure, faced=faced, **ways)
        ruled["result"], said["result"] = outcome["result"], "both_corrected" if both else "corrected"
    return ruled, said


def check(seed: int) -> int:
    """Every revoke of one board, after the play and during it; returns how many there were."""
    board, chance = deal(seed), Random(seed)
    found = failures(board)
    for failure in found:
        ruled, said = after_play(board, failure, chance)
        assert ruled == said, (seed, failure)
        ruled, said = during_play(board, failure, chance)
        assert ruled == said, (seed, failure)
    for number, (leader, cards) in enumerate(board.tricks, 1):
        seat = "NESW"[("NESW".index(leader) + seed % 3 + 1) % 4]
        wrong = any((one.trick, one.hand) == (number, seat) for one in found)
        if number % 5 == seed % 5 and not any(one.trick == number and one.hand != seat for one in found):
            gone = {card for _, played in board.tricks[: number - 1] for card in played}
            held = [card for card in board.hands[seat] if card not in gone]
            facts = {"led": cards[0][0], "hand": held, "card": cards[seed % 3 + 1]}
            assert (rule("revoke_definition", facts)["outcome"]["result"] == "revoke") is wrong, (seed, number)
    return len(found)


@pytest.mark.parametrize("first", range(0, 100, 50))
def test_the_engine_rules_what_the_text_says(first: int) -> None:
    assert sum(check(seed) for seed in range(first, first + 50)) > 50


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 2000, 100))
def test_the_engine_rules_what_the_text_says_on_many_boards(first: int) -> None:
    assert sum(check(seed) for seed in range(first, first + 100)) > 100


def test_the_boards_hold_every_case_of_the_text() -> None:
    boards = [deal(seed) for seed in range(200)]
    found = [(board, one) for board in boards for one in failures(board)]
    free = [exemptions(board, one, first_drawn="in_time", lying=()) for board, one in found]
    assert {"64.B.1", "64.B.2", "64.B.3", "64.B.6", "64.B.7"} <= set().union(*free)
    assert {transferred(board, one) for (board, one), exempt in zip(found, free, strict=True) if not exempt} == {1, 2}
    pairs = {(one.trick, one.hand) for board, one in found if one.hand == board.declarer}
    assert len(pairs) > 20
    both_hands = [
        board
        for board in boards
        for one in failures(board)
        for other in failures(board)
        if one.trick == other.trick and (one.hand, other.hand) == (board.declarer, board.dummy)
    ]
    assert len(both_hands) > 10
