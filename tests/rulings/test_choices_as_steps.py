"""Declarer's choices as steps of a table: before the lead he is asked, what he says binds, and it ends in its time."""

from __future__ import annotations

from typing import Any

from bridge.table.model import Table
from rulings.table.whole import table_document

WEST = ["SK", "S5", "S4", "HQ", "H7", "H2", "D9", "D4", "CJ", "C9", "C8", "C7", "C2"]


def step(n: int, who: str, act: str, *how: str, **what: Any) -> dict[str, Any]:
    return {"n": n, "who": who, "act": act, "what": what, "how": list(how), "after": n - 1 if n > 1 else None}


def ruled(*steps: dict[str, Any]) -> dict[str, Any]:
    told = [
        {"is": "dealer", "who": "S"},
        {"is": "comparable", "value": False},
        {"is": "holds", "who": "W", "value": {"cards": WEST}},
        {"is": "whole"},
    ]
    return table_document(Table.from_json({"events": list(steps), "circumstances": told}))


def bound(document: dict[str, Any]) -> list[tuple[str, list[str], list[str]]]:
    kinds = ("lead_restriction", "lead_forbidden", "lead_required", "penalty_card")
    return [
        (item["kind"], item["players"], item.get("suits") or item.get("cards"))
        for item in document["in_force"]
        if item["kind"] in kinds
    ]


def names(document: dict[str, Any]) -> list[tuple[str, str]]:
    return [(option["chooser"], option["name"]) for option in document["choices"]]


AUCTION = (
    step(1, "S", "call", call="1NT"),
    step(2, "W", "call", call="P"),
    step(3, "N", "call", call="2C"),
    step(4, "E", "call", call="1D"),
    step(5, "S", "object"),
    step(6, "E", "replace", call="2S"),
    step(7, "S", "call", call="2NT"),
    step(8, "W", "call", call="P"),
    step(9, "N", "call", call="3NT"),
    step(10, "E", "call", call="P"),
    step(11, "S", "call", call="P"),
    step(12, "W", "call", call="P"),
)
"""East's 1D is too low, is not accepted, and becomes 2S: he has specified spades (27B2, 26B)."""


def test_before_the_first_lead_of_the_offenders_partner_declarer_may_prohibit_a_suit() -> None:
    document = ruled(*AUCTION)
    assert bound(document) == [("lead_restriction", ["W"], ["H", "D", "C"])]
    assert document["now"]["outcome"]["next_to_act"] == "S"
    assert names(document) == [("S", "prohibit_26b"), ("S", "allow_26b")]


def test_the_suit_prohibited_binds_the_lead() -> None:
    document = ruled(*AUCTION, step(13, "S", "choose", suit="H", text="prohibits the lead"))
    assert bound(document) == [("lead_forbidden", ["W"], ["H"])]
    assert document["now"]["outcome"]["legal_cards"] == [card for card in WEST if card[0] != "H"]
    assert names(document) == []


def test_a_prohibition_holds_while_he_keeps_the_lead_and_no_longer() -> None:
    chosen = (*AUCTION, step(13, "S", "choose", suit="H", text="prohibits the lead"))
    led = (*chosen, step(14, "W", "lead", card="SK"))
    assert bound(ruled(*led)) == [("lead_forbidden", ["W"], ["H"])]
    lost = (*led, step(15, "N", "play", card="S2"), step(16, "E", "play", card="S3"), step(17, "S", "play", card="SA"))
    assert bound(ruled(*lost)) == []


def test_once_he_has_led_declarer_may_prohibit_nothing() -> None:
    """26B: "első hívásakor"."""
    assert bound(ruled(*AUCTION, step(13, "W", "lead", card="SK"))) == []


PLAY = (
    step(1, "S", "call", call="1NT"),
    step(2, "W", "call", call="P"),
    step(3, "N", "call", call="P"),
    step(4, "E", "call", call="P"),
    step(5, "W", "lead", card="SK"),
    step(6, "N", "play", card="S2"),
    step(7, "E", "expose", "by_accident", "face_up", card="HA"),
    step(8, "E", "play", card="S3"),
    step(9, "S", "play", card="S6"),
)
"""East drops the heart ace while West's spade king holds: a major penalty card, and West is on lead (50B, 50D2)."""


def test_the_partner_of_a_major_penalty_card_waits_for_declarer() -> None:
    document = ruled(*PLAY)
    assert bound(document) == [("penalty_card", ["E"], ["HA"])]
    assert {"next_to_act": "S", "next_leader": "W"}.items() <= document["now"]["outcome"].items()
    assert names(document) == [("S", "require"), ("S", "forbid"), ("S", "leave")]


def test_a_required_suit_binds_one_lead_and_the_card_is_picked_up() -> None:
    document = ruled(*PLAY, step(10, "S", "choose", suit="H", text="requires the lead"))
    assert bound(document) == [("lead_required", ["W"], ["H"])]
    assert document["now"]["outcome"]["legal_cards"] == ["HQ", "H7", "H2"]
    led = ruled(*PLAY, step(10, "S", "choose", suit="H", text="requires the lead"), step(11, "W", "lead", card="H2"))
    assert bound(led) == []


def test_left_free_the_card_stays_on_the_table() -> None:
    document = ruled(*PLAY, step(10, "S", "choose", text="leaves it"))
    assert bound(document) == [("penalty_card", ["E"], ["HA"])]


def test_a_penalty_card_played_binds_nobody() -> None:
    document = ruled(*PLAY, step(10, "S", "choose", text="leaves it"), step(11, "W", "lead", card="H2"),
                     step(12, "N", "play", card="H3"), step(13, "E", "play", card="HA"))  # fmt: skip
    assert bound(document) == []


LED = [{"is": "dealer", "who": "S"}, {"is": "holds", "who": "W", "value": {"cards": WEST}}, {"is": "whole"}]
CALLS = (("S", "4S"), ("W", "P"), ("N", "P"), ("E", "P"))
FOUR_SPADES = tuple(step(n, who, "call", call=call) for n, (who, call) in enumerate(CALLS, 1))
WRONG_OPENING = (*FOUR_SPADES, step(5, "E", "lead", "face_up", card="H9"))
"""East leads to South's four spades; the lead was West's (54)."""
WRONG_LATER = (
    *FOUR_SPADES,
    step(5, "W", "lead", card="HQ"),
    step(6, "N", "play", card="H3"),
    step(7, "E", "play", card="H4"),
    step(8, "S", "play", card="H5"),
    step(9, "E", "lead", "face_up", card="C3"),
)
"""West's queen won the first trick, and East leads to the second (56)."""


def of_lead(*steps: dict[str, Any]) -> dict[str, Any]:
    return table_document(Table.from_json({"events": list(steps), "circumstances": LED}))


def ruled_first(document: dict[str, Any]) -> dict[str, Any]:
    outcome: dict[str, Any] = document["rulings"][0]["outcome"]
    return outcome


def test_the_five_options_of_law_54_are_one_step() -> None:
    assert [name for _, name in names(of_lead(*WRONG_OPENING))] == [
        "spread_hand",
        "accept",
        "refuse_require_suit",
        "refuse_forbid_suit",
        "refuse_leave",
    ]


def test_a_lead_refused_leaves_the_three_options_of_50d2() -> None:
    """54D: "az 50D szakasz alkalmazandó"; the lead is West's, and no card of the trick lies there any more."""
    for told in (WRONG_OPENING, WRONG_LATER):
        document = of_lead(*told, step(len(told) + 1, "S", "object"))
        assert names(document) == [("S", "require"), ("S", "forbid"), ("S", "leave")]
        assert document["now"]["outcome"]["next_to_act"] == "S"


def test_a_suit_forbidden_or_required_over_a_wrong_lead_binds_the_right_one() -> None:
    hearts = [card for card in WEST if card[0] == "H"]
    for text, legal in (("forbids the lead", [card for card in WEST if card[0] != "H"]), ("requires the lead", hearts)):
        document = of_lead(*WRONG_OPENING, step(6, "S", "choose", suit="H", text=text))
        assert document["now"]["outcome"]["legal_cards"] == legal
        assert ruled_first(document)["picked_up"] == ["H9"]
        assert names(document) == []


def test_declarer_who_chooses_the_lead_has_refused_the_one_made() -> None:
    """56B is chosen with it: a suit is required of West only when East's lead goes back."""
    document = of_lead(*WRONG_LATER, step(10, "S", "choose", suit="C", text="requires the lead"))
    assert ruled_first(document)["result"] == "withdrawn"
    assert bound(document) == [("lead_required", ["W"], ["C"])]
    led = of_lead(
        *WRONG_LATER, step(10, "S", "choose", suit="C", text="requires the lead"), step(11, "W", "lead", card="CJ")
    )
    assert (ruled_first(led)["result"], bound(led)) == ("withdrawn", [])


def test_a_lead_accepted_by_choice_stands() -> None:
    """53A, 54B1: the second card comes from declarer's hand; to a later trick the next hand plays."""
    opening = of_lead(*WRONG_OPENING, step(6, "S", "choose", text="accepts the lead"))
    assert {"result": "accepted", "second_card_from": "declarer"}.items() <= ruled_first(opening).items()
    later = of_lead(*WRONG_LATER, step(10, "S", "choose", text="accepts the lead"))
    assert {"result": "accepted", "next_to_act": "S"}.items() <= ruled_first(later).items()


def test_declarer_who_spreads_his_hand_is_dummy_in_the_result_too() -> None:
    """54A: "ekkor ő lesz az asztal"; North plays the hand."""
    table = {
        "events": [*WRONG_OPENING, step(6, "S", "choose", text="spreads his hand")],
        "circumstances": [*LED, {"is": "result", "value": {"tricks": 10}}],
    }
    document = table_document(Table.from_json(table))
    assert ruled_first(document)["declarer"] == "N"
    assert document["result"]["contract"] == "4S-N"
