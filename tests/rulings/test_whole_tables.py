"""Tables told whole: nothing is presumed and nothing set aside; what was done afterwards decides, not a presumption."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bridge.calls import PASS
from bridge.seats import Seat
from bridge.table.model import Circumstance, Event, Table, What
from bridge.table.simulate import (
    PLANTS,
    SimulatedBoard,
    bad_double,
    bid_on,
    changed_call,
    exposed,
    failure_to_follow,
    insufficient,
    out_of_rotation,
    play_cards,
    regular,
    wrong_lead,
)
from rulings.registry import get
from rulings.table import facts_for, rule_table
from rulings.table.choosing import PROCEDURES, REGULAR
from rulings.table.naming import IDEAS, MEANT

EVERY = [*PLANTS, regular]
REVOKES = ("revoke_established", "revoke_correction", "revoke_rectification")
OUT_OF_ROTATION = ("call_out_of_rotation", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation")


@pytest.mark.parametrize("plant", EVERY, ids=[plant.__name__ for plant in EVERY])
def test_a_table_known_in_full_never_meets_a_presumption(plant: Callable[[Random], SimulatedBoard]) -> None:
    for number in range(12):
        for item in rule_table(plant(Random(f"whole {number}")).table()):
            assert (item.document["presumed"], item.set_aside) == ([], ()), item.procedure


@pytest.mark.parametrize("plant", EVERY, ids=[plant.__name__ for plant in EVERY])
def test_nothing_regular_is_asked_about(plant: Callable[[Random], SimulatedBoard]) -> None:
    """What a whole table leaves open is for players to choose and the director to judge, or still to come."""
    to_come = {"replacement_kind", "rho_action"}
    for number in range(12):
        for item in rule_table(plant(Random(f"open {number}")).table()):
            open_facts = {need["name"] for need in item.document["need"] if need["kind"] == "fact"}
            assert open_facts <= to_come, item.procedure


def test_the_same_boards_told_without_their_end_presume() -> None:
    """The check above can fail: take away that all is told, and rulings go by what is ordinary."""
    table = insufficient(Random("open")).table()
    cut = replace(table, circumstances=tuple(one for one in table.circumstances if one.kind != "whole"))
    assert {row["fact"] for row in rule_table(cut)[0].document["presumed"]} >= {"claimed_unintended", "replaced_early"}


def called_over(plant: Callable[[Random], SimulatedBoard]) -> Callable[[Random], Table]:
    """The left-hand opponent passes over what was planted."""

    def drawn(random: Random) -> Table:
        board = plant(random)
        assert board.seat is not None
        return _then(board, "call", board.seat.lho, What(call=PASS))

    drawn.__name__ = f"{plant.__name__}_called_over"
    return drawn


def revoked_and_played_on(random: Random) -> Table:
    """A revoke at a trick before the twelfth, and the play goes on."""
    board = failure_to_follow(random)
    if len(board.tricks) > 10:
        return revoked_and_played_on(random)
    play_cards(board, random, 8)
    return board.table()


def exposed_and_gone_on(random: Random) -> Table:
    """A card dropped, and calls or cards after it."""
    board = exposed(random)
    if board.tricks:
        play_cards(board, random, 3)
    else:
        bid_on(board, random, 3)
    return board.table()


def claimed(random: Random) -> Table:
    """Declarer claims in the course of the play."""
    board = failure_to_follow(random)  # for a board in the play; what was planted is taken back with its trick
    while board.events[-1].act != "lead":
        board.events.pop()
    board.events.pop()
    contract = board.auction.contract
    assert contract is not None
    return _then(board, "claim", contract.declarer, What(count=1))


GONE_ON: list[Callable[[Random], Table]] = [
    called_over(insufficient),
    called_over(bad_double),
    called_over(changed_call),
    revoked_and_played_on,
    exposed_and_gone_on,
    claimed,
]


@pytest.mark.parametrize("drawn", GONE_ON, ids=[drawn.__name__ for drawn in GONE_ON])
def test_nor_does_one_on_which_things_went_on(drawn: Callable[[Random], Table]) -> None:
    """What stays open is for players to choose, for the director to judge, or what the rest of the board decides."""
    to_come = {"later_trick_won", "second_later_trick_won", "all_four_agree", "disputed"}
    for number in range(5):
        for item in rule_table(drawn(Random(f"gone on {number}"))):
            assert (item.document["presumed"], item.set_aside) == ([], ()), item.procedure
            assert {need["name"] for need in item.document["need"] if need["kind"] == "fact"} <= to_come, item.procedure


BEYOND_A_TABLE = {
    "other boards, the score sheet and the time after the board": {
        "agreed_tricks_and_time_limits.board_deferred",
        "cancel_concession.since_concession",
        "cancel_concession.changes_contract_result",
        "defective_trick.raised_late",
        "revoke_rectification.raised_late",
        "fouled_board.results_compared",
        "irregular_deal.replay_of_old_boards",
        "irregular_deal.duplicated",
        "wrong_board_hand.later_board",
        "wrong_opponents_board.for_later_round",
    },
    "the event and its regulations": {
        "contested_claim.order_regulated",
        "contested_claim.order_specified",
        "penalties.individual",
        "psych_and_agreements.mbsz_event",
        "psych_and_agreements.psych_prohibited",
        "psych_and_agreements.permitted",
        "psych_and_agreements.aid_permitted",
        "spectator_conduct.mbsz_event",
        "unauthorized_information.reserving_prohibited",
    },
    "who appeals, and to whom": {
        "appeals.lodged",
        "appeals.ruling_at_own_table",
        "appeals.through_director",
        "appeals.captain_concurs",
        "appeals.committee_available",
        "appeals.would_delay_event",
    },
    "people beside the table, what they meant, what is just": {
        "deception.concealed_understanding",
        "director_duties.unduly_severe",
        "etiquette.needless",
        "etiquette.informative_to_partner",
        "psych_and_agreements.asked_to_explain",
        "right_to_ask_or_review.answered_by",
        "right_to_ask_or_review.asked_to_explain",
        "right_to_ask_or_review.review_wrong",
        "spectator_conduct.asked_by_director",
        "spectator_conduct.is_spectator",
        "spectator_conduct.player_informed",
        "lead_out_of_turn_declarer.told_to_lead",
        "lead_out_of_turn_defender.told_to_lead",
        "lead_out_of_turn_defender.turn_disputed",
        "opening_lead_out_of_turn.told_to_lead",
        "opening_lead_face_down.told_to_lead",
    },
    "other irregularities of the board, each ruled as its own": {
        "defective_trick.could_have_followed_earlier",
        "dummy_rights.about_defenders",
        "opening_lead_out_of_turn.dummy_card_revoked",
        "revoke_correction.asked_against_61b",
        "revoke_established.asked_against_61b",
        "revoke_rectification.dummy_forfeited",
    },
}
"""What no record of calls, cards and words at one table holds: there a presumption stays, and is told."""


def test_every_presumption_is_read_off_a_table_or_lies_beyond_it() -> None:
    unread = {
        f"{name}.{field.name}"
        for name in {*PROCEDURES.values(), *REGULAR.values(), *REVOKES, *OUT_OF_ROTATION}
        for field in get(name).fields.values()
        if field.presumed is not None and field.compute is None
        if field.name not in IDEAS and (name, field.name) not in MEANT
    }
    beyond = [fact for facts in BEYOND_A_TABLE.values() for fact in facts]
    assert sorted(unread) == sorted(beyond)


def test_a_claim_told_whole_was_clarified_if_something_was_said() -> None:
    """68C: "Az igény bejelentését azonnal olyan világos magyarázat kell, hogy kövesse": who said nothing gave none."""
    board = next(found for number in range(40) if (found := regular(Random(f"claim {number}"))).tricks)
    contract = board.auction.contract
    assert contract is not None
    table = _then(board, "claim", contract.declarer, What(count=1))
    assert facts_for("claim_or_concession", table)["clarified"] is False
    said = Circumstance("statement", contract.declarer.value, {"text": "drawing trumps"})
    told = replace(table, circumstances=(*table.circumstances, said))
    assert facts_for("claim_or_concession", told)["clarified"] is True
    open_yet = replace(table, circumstances=tuple(one for one in table.circumstances if one.kind != "whole"))
    assert "clarified" not in facts_for("claim_or_concession", open_yet)
    for item in rule_table(table):
        assert item.document["presumed"] == []


def test_who_has_played_over_a_card_that_is_taken_back_is_read_off_the_trick() -> None:
    """47E2a: only "ha ezt követően senki nem játszott még ki ehhez az ütéshez"."""
    for number in range(60):
        board = regular(Random(f"back {number}"))
        if not board.tricks or len(board.tricks[-1].cards) not in (2, 3):
            continue
        *_, before, last = board.events
        for event, over in ((before, True), (last, False)):
            assert event.who is not None
            ruled = rule_table(_then(board, "withdraw", Seat(event.who), event.what))
            found = next(one for one in ruled if one.procedure == "retract_card")
            assert found.facts["played_after_to_trick"] is over
            assert found.document["presumed"] == []
        return
    raise AssertionError("no board had a trick under way")


def _then(board: SimulatedBoard, act: str, who: Seat, what: What) -> Table:
    last = board.events[-1].n
    table = board.table()
    return replace(table, events=(*table.events, Event(last + 1, act, who.value, what, after=last)))


def test_a_call_over_the_irregular_call_accepts_it() -> None:
    for number in range(8):
        board = insufficient(Random(f"over {number}"))
        assert board.seat is not None
        first = rule_table(_then(board, "call", board.seat.lho, What(call=PASS)))[0]
        assert first.document["outcome"]["result"] == "accepted"  # 27A1
        board = out_of_rotation(Random(f"over {number}"))
        assert board.seat is not None
        ruled = rule_table(_then(board, "call", board.seat.lho, What(call=PASS)))
        if board.auction.turn is not board.seat.lho:  # 28B: his proper call is no acceptance
            assert ruled[0].procedure == "call_out_of_rotation"  # 29A


def test_a_card_of_declarers_side_played_to_a_defenders_lead_accepts_it() -> None:
    """53A: "ha a következő játékos ... lapot játszik", the lead stands."""
    found = 0
    for number in range(40):
        board = wrong_lead(Random(f"card {number}"))
        contract, seat = board.auction.contract, board.seat
        if board.planted != "lead_out_of_turn_defender" or contract is None or seat is None:
            continue
        player = seat.lho
        card = next(iter(board.deal[player].sorted()))
        if any(trick.card_of(player) == card for trick in board.tricks):
            continue
        table = _then(board, "play", player, What(card=str(card)))
        first = next(one for one in rule_table(table) if one.procedure == "lead_out_of_turn_defender")
        assert first.facts["play_after_lead"] == "next_player"
        found += 1
    assert found >= 3
