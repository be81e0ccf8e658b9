"""What a table shows of cards that go back, claims and choices: what came before, and what after (45 to 68)."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.seats import Seat
from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.replay import replay
from rulings.registry import rule
from rulings.table.focus import focus_for
from rulings.table.naming import IDEAS, MEANT
from rulings.table.standing import expired
from rulings.table.view import View
from tests.rulings.tabled import event, table

SOUTH_PLAYS = [
    {"is": "contract", "who": "S", "value": {"level": 3, "denomination": "N"}},
    {"is": "declarer", "who": "S"},
    {"is": "whole"},
]
TOO_MANY = (
    event(1, "W", "lead", card="H2"),
    event(2, "N", "play", card="H3"),
    event(3, "E", "play", card="H5"),
    {**event(4, "S", "play"), "what": {"cards": ["HA", "H4"]}},
)
"""South is fourth to play, with two cards at once."""
LED_ON = (event(5, "S", "lead", card="C2"), event(6, "W", "play", card="C3"), event(7, "S", "choose", card="HA"))
KING = event(1, "W", "lead", card="HK")


@pytest.mark.parametrize(
    ("procedure", "fact", "events", "value"),
    [
        pytest.param(
            "retract_card",
            "played_after_to_trick",
            [KING, event(2, "W", "replace", card="HQ", event=1), event(3, "N", "play", card="H3")],
            None,
            id="47E2: dummy plays after the card went back",
        ),
        pytest.param(
            "retract_card",
            "played_after_to_trick",
            [KING, event(2, "N", "play", card="H3"), event(3, "W", "replace", card="HQ", event=1)],
            True,
            id="47E2: dummy had played before it went back",
        ),
        pytest.param(
            "dummy_wrong_card",
            "declarer_played_after",
            [event(1, "W", "lead", card="H2"), event(2, "S", "designate", card="H3"), event(3, "N", "play", card="H4")],
            None,
            id="45D1: declarer, of whom no card is told, may have one to change",
        ),
        pytest.param(
            "dummy_wrong_card",
            "declarer_played_after",
            [event(1, "S", "lead", card="H2"), event(2, "S", "designate", card="HK"), event(3, "N", "play", card="HQ")],
            False,
            id="45D1: declarer led and has none to change",
        ),
        pytest.param(
            "dummy_wrong_card",
            "declarer_rho_changed",
            [
                event(1, "W", "lead", card="H2"),
                event(2, "S", "designate", card="H3"),
                event(3, "N", "play", card="H4"),
                event(4, "E", "play", card="H5"),
                event(5, "S", "notice"),
                event(6, "E", "replace", card="H6", event=4),
            ],
            True,
            id="45D1: East is declarer's right-hand opponent",
        ),
        pytest.param(
            "retract_card",
            "opening_lead_dummy_faced",
            [KING, event(2, "N", "face"), event(3, "W", "replace", card="HQ", event=1)],
            True,
            id="47E2: dummy had faced a card before the lead went back",
        ),
        pytest.param(
            "dummy_wrong_card",
            "choice_defender_withdraws",
            [
                event(1, "W", "lead", card="H2"),
                event(2, "S", "designate", card="H3"),
                event(3, "N", "play", card="H4"),
                event(4, "E", "play", card="H5"),
                event(5, "S", "play", card="HA"),
                event(6, "S", "lead", "to_next_trick", card="C2"),
                event(7, "W", "play", card="C9"),
                event(8, "W", "replace", card="CJ", event=7),
            ],
            None,
            id="45D1: a card of a later trick taken back",
        ),
        pytest.param(
            "simultaneous",
            "noticed_too_late",
            [*TOO_MANY, *LED_ON],
            True,
            id="58B4: both sides have played to the next trick",
        ),
        pytest.param(
            "simultaneous",
            "noticed_too_late",
            [*TOO_MANY, event(5, "S", "lead", card="C2"), event(6, "S", "choose", card="HA")],
            False,
            id="58B4: only one side has",
        ),
        pytest.param(
            "simultaneous",
            "opponent_played_to_trick",
            [*TOO_MANY, *LED_ON],
            False,
            id="58B3: a card to the next trick is none to this one",
        ),
    ],
)
def test_what_came_between_a_card_and_its_going_back(
    procedure: str, fact: str, events: list[dict[str, Any]], value: bool | None
) -> None:
    told = table(*events, circumstances=SOUTH_PLAYS)
    state = replay(told)
    view = View(told, state, focus_for(procedure, state, irregularities(told, state)), procedure)
    assert MEANT[procedure, fact](view) is value


@pytest.mark.parametrize(
    ("events", "final"),
    [
        ([event(5, "S", "claim"), event(6, "W", "object", event=5)], False),  # Law 69A: not assented to
        ([event(5, "S", "claim"), event(6, "S", "object", event=5)], None),  # his own side's objection to itself
        ([event(5, "W", "claim"), event(6, "E", "object", event=5)], None),  # Law 63A3: the offending side's own claim
    ],
)
def test_only_the_offending_sides_objection_to_the_others_claim_keeps_it_open(
    events: list[dict[str, Any]], final: bool | None
) -> None:
    told = table(event(1, "S", "lead", suit="H"), event(2, "W", "play", "not_following", suit="C"), *events)
    state = replay(told)
    revoke = next(item for item in irregularities(told, state) if item.what == "revoke")
    assert IDEAS["claim_final"](View(told, state, revoke, "revoke_established")) is final


@pytest.mark.parametrize(
    ("after", "binds"),
    [
        ([], True),
        ([event(5, "S", "lead", "to_next_trick", card="C2")], True),  # declarer's side establishes nothing
        ([event(5, "S", "lead", "to_next_trick", card="C2"), event(6, "W", "play", card="C3")], False),  # Law 63A1
    ],
)
def test_a_disobedient_lead_is_to_be_corrected_until_its_own_side_plays_on(
    after: list[dict[str, Any]], binds: bool
) -> None:
    cards = [("W", "lead", "D2"), ("N", "play", "D3"), ("E", "play", "D4"), ("S", "play", "D5")]
    trick = [event(n, who, act, card=card) for n, (who, act, card) in enumerate(cards, 1)]
    held = {"is": "holds", "who": "W", "value": {"cards": [f"H{rank}" for rank in "AKQ"] + ["D2", "C3"]}}
    required = {"kind": "lead_required", "players": ["W"], "until": "lead_made", "suits": ["H"]}
    state = replay(table(*trick, *after, circumstances=[*SOUTH_PLAYS, held]))
    assert expired(required, state, 0) is not binds


SORRY = event(7, "S", "remark", text="sorry")
CLUBS = event(6, "S", "remark", suit="C")


@pytest.mark.parametrize(
    ("claim", "after", "clarified"),
    [
        ({}, [], False),  # Law 68C: told whole, and nothing was said
        ({}, [event(6, "W", "object", event=5), SORRY], False),
        ({}, [CLUBS], True),
        ({"text": "the rest are mine"}, [], None),  # words, whether of a line or not
    ],
)
def test_only_what_is_said_at_once_clarifies_a_claim(
    claim: dict[str, Any], after: list[dict[str, Any]], clarified: bool | None
) -> None:
    cards = [("W", "lead", "D2"), ("N", "play", "D3"), ("E", "play", "D4"), ("S", "play", "D5")]
    trick = [event(n, who, act, card=card) for n, (who, act, card) in enumerate(cards, 1)]
    told = table(*trick, event(5, "S", "claim", **claim), *after, circumstances=SOUTH_PLAYS)
    state = replay(told)
    focus = focus_for("claim_or_concession", state, irregularities(told, state))
    view = View(told, state, focus, "claim_or_concession")
    assert MEANT["claim_or_concession", "clarified"](view) is clarified


@pytest.mark.parametrize(("play", "acted"), [((), False), ((event(4, "S", "designate", card="H3"),), True)])
def test_declarer_who_calls_a_card_from_dummy_has_acted_on_what_dummy_conveyed(
    play: tuple[dict[str, Any], ...], acted: bool
) -> None:
    told = table(event(1, "W", "lead", card="H2"), event(3, "N", "remark", text="oh"), *play, circumstances=SOUTH_PLAYS)
    state = replay(told)
    conveyed = Irregularity("unauthorised_information", "N", Seat.N, 3)
    view = View(told, state, conveyed, "unauthorized_information")
    assert MEANT["unauthorized_information", "acted"](view) is acted


def test_a_failure_to_play_one_of_several_penalty_cards_is_a_matter_of_51a_whatever_kind_is_told() -> None:
    """Law 50B: several are all major."""
    given = {"offender": "E", "failed_to_play": True, "several_playable": True}
    citations = rule("penalty_card_play", given)["citations"]
    assert "51.A" in citations
    assert not {"50", "51"} & set(citations)
