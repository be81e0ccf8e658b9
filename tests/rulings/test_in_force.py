"""What a ruling leaves in force ends with its moment: silences, prohibitions, penalty cards (24B, 50D2, 51)."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.table.replay import replay
from rulings.registry import rule
from rulings.table.standing import expired, merged_items
from rulings.table.whole import table_document
from tests.rulings.tabled import event, table

EXPOSED = [event(1, "S", "call", call="1C"), event(2, "N", "expose", "face_up", card="HK")]


def silences(*more: dict[str, Any]) -> list[tuple[str, list[str]]]:
    exposed = [{"is": "dealer", "who": "S"}, {"is": "visible_to", "who": "S", "value": True}]
    document = table_document(table(*EXPOSED, *more, circumstances=exposed))
    assert document["rulings"][0]["procedure"] == "card_exposed_in_auction"
    return [(item["kind"], item["players"]) for item in document["in_force"] if item["kind"].startswith("silenced")]


def test_a_silence_of_one_turn_ends_with_that_turn() -> None:  # Law 24B
    assert silences() == [("silenced_once", ["S"])]
    assert silences(event(3, "W", "call", call="P"), event(4, "N", "call", call="1H")) == [("silenced_once", ["S"])]
    turn = [
        event(n, who, "call", call=call)
        for n, (who, call) in enumerate(zip("WNES", ["P", "1H", "P", "P"], strict=True), 3)
    ]
    assert silences(*turn) == []


FORBIDDEN = {"kind": "lead_forbidden", "players": ["W"], "until": "partner_loses_lead", "suits": ["H"]}
CARDS = [
    event(1, "W", "lead", "to_next_trick", card="SA"),
    event(2, "N", "play", card="S3"),
    event(3, "E", "play", card="S4"),
    event(4, "S", "play", card="S5"),
]


@pytest.mark.parametrize(
    ("cards", "following", "gone"),
    [
        ([], [], False),
        (CARDS, [event(5, "W", "lead", "to_next_trick", card="D2")], False),  # he is still on lead
        (CARDS, [event(5, "S", "lead", "to_next_trick", card="D2")], True),
    ],
)
def test_a_prohibition_lasts_while_the_lead_is_retained(
    cards: list[dict[str, Any]], following: list[dict[str, Any]], gone: bool
) -> None:  # Law 50D2(a)
    told = [{"is": "contract", "who": "S", "value": {"level": 3, "denomination": "N"}}]
    state = replay(table(*cards, *following, circumstances=told))
    assert expired(FORBIDDEN, state, 0) is gone


def test_what_is_in_force_is_merged_and_two_penalty_cards_are_major() -> None:
    def lying(card: str, kind: str) -> dict[str, Any]:
        return {"kind": "penalty_card", "players": ["E"], "cards": [card], "penalty": kind}

    once = {"kind": "silenced_once", "players": ["N"], "until": "next_turn"}
    throughout = {"kind": "silenced_throughout", "players": ["N"], "until": "end_of_auction"}
    assert merged_items([once, throughout, once]) == [throughout]
    assert [item["penalty"] for item in merged_items([lying("H3", "minor")])] == ["minor"]
    two = merged_items([lying("H3", "minor"), lying("SK", "major"), lying("H3", "minor")])
    assert [(item["cards"], item["penalty"]) for item in two] == [(["H3"], "major"), (["SK"], "major")]  # Law 50B


@pytest.mark.parametrize(("players", "bound"), [(["N"], True), (["S"], False), ([], False)])
def test_an_item_without_a_player_binds_nobody(players: list[str], bound: bool) -> None:
    item = {"kind": "silenced_once", "source": "24.B", "players": players}
    document = rule("call_legality", {"dealer": "N", "auction": [], "call": "1H", "in_force": [item]})
    assert (document["outcome"].get("legal") is False) is bound
