"""What disobeys an earlier ruling is irregular at the table: silence, penalty card, lead; what obeys it is not.

The rows were read off Laws 26-28, 37, 49-52, 61 and 62 before they ran.
"""

from __future__ import annotations

from typing import Any

import pytest

from bridge.table.model import Table
from rulings.table.rule import rule_table
from rulings.table.whole import table_document

Step = tuple[str, str, dict[str, Any], tuple[str, ...]]


def step(who: str, act: str, *how: str, **what: Any) -> Step:
    return who, act, what, how


def told(steps: list[Step], *circumstances: dict[str, Any]) -> Table:
    events = [
        {"n": n, "who": who, "act": act, "what": what, "how": list(how)}
        for n, (who, act, what, how) in enumerate(steps, 1)
    ]
    said = [{"is": "whole"}, {"is": "comparable", "value": False}, *circumstances]
    return Table.from_json({"events": events, "circumstances": said})


def names(table: Table) -> list[str]:
    return [item.procedure for item in rule_table(table)]


def call(who: str, code: str) -> Step:
    return step(who, "call", call=code)


DEALER_N = {"is": "dealer", "who": "N"}
INSUFFICIENT = [
    call("N", "1S"),
    step("E", "call", "insufficient", call="1H"),
    step("S", "object", event=2),
    step("E", "replace", call="2C", event=2),
]
"""W must pass throughout (27B2)."""
FREE = [*INSUFFICIENT[:3], step("E", "replace", call="2H", event=2)]
"""W is free (27B1a)."""
AT_PARTNERS_TURN = [
    step("S", "call", "out_of_turn", call="1S"),
    step("W", "object", event=1),
    call("N", "1C"),
    call("E", "P"),
    call("S", "1NT"),
]
"""N, whose turn it was, calls freely (31B1); after S's call, not comparable, he must pass once (31A2b)."""
ROWS: list[tuple[str, list[Step], list[str]]] = [
    ("he passes", [*INSUFFICIENT, call("S", "2S"), call("W", "P")], []),
    ("he bids", [*INSUFFICIENT, call("S", "2S"), call("W", "3C")], ["required_pass_violated"]),
    ("he doubles", [*INSUFFICIENT, call("S", "2S"), call("W", "X")], ["required_pass_violated"]),
    ("his partner bids", [*INSUFFICIENT, call("S", "2S"), call("W", "P"), call("N", "P"), call("E", "3C")], []),
    ("he is free", [*FREE, call("S", "2S"), call("W", "3H")], []),
    (
        "he bids at a later turn",
        [*INSUFFICIENT, *(call("SWNE"[i % 4], c) for i, c in enumerate(["2S", "P", "3S", "P", "P", "4C"]))],
        ["required_pass_violated"],
    ),
    ("28A: a call in the turn of one who must pass", [*INSUFFICIENT, call("S", "2S"), call("N", "3S")], []),
    ("the turn of one who is free", [*FREE, call("S", "2S"), call("N", "3S")], ["bid_out_of_rotation"]),
    ("partner's own turn came before the call that silences him", AT_PARTNERS_TURN, []),
    ("partner bids at his next turn", [*AT_PARTNERS_TURN, call("W", "P"), call("N", "2C")], ["required_pass_violated"]),
    (
        "partner passes once and then bids",
        [
            *AT_PARTNERS_TURN,
            *(call("WNES"[i % 4], c) for i, c in enumerate(["P", "P", "2H", "P", "P", "3C"])),
        ],
        [],
    ),
]


@pytest.mark.parametrize(("steps", "more"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_silence_is_kept_or_broken(steps: list[Step], more: list[str]) -> None:
    assert names(told(steps, DEALER_N))[1:] == more


DECLARER_S = {"is": "contract", "who": "S", "value": {"level": 3, "denomination": "NT"}}
LEAD = [step("E", "lead", "face_up", "out_of_turn", card="HQ"), step("S", "object", event=1)]
LEFT = [*LEAD, step("S", "choose", text="neither require nor forbid: any lead")]
"""The queen of hearts stays a penalty card (54D, 50D2b)."""
HEARTS_BARRED = [*LEAD, step("S", "choose", suit="H", text="forbid a heart lead")]
HEARTS_ASKED = [*LEAD, step("S", "choose", suit="H", text="require a heart lead")]
HELD = {"is": "holds", "who": "W", "value": {"cards": ["H2", "C4"]}}
HEARTS_LED = [*LEFT, step("W", "lead", card="H2"), step("N", "play", card="H3")]
CLUBS_LED = [*LEFT, step("W", "lead", card="C2"), step("N", "play", card="C3")]
CARDS: list[tuple[str, list[Step], list[str]]] = [
    ("played at the first chance", [*HEARTS_LED, step("E", "play", card="HQ")], []),
    ("he follows suit with another card", [*HEARTS_LED, step("E", "play", card="H9")], ["penalty_card_play"]),
    ("another suit is led and followed", [*CLUBS_LED, step("E", "play", card="C9")], []),
    ("he discards, though not the card", [*CLUBS_LED, step("E", "play", card="D9")], ["penalty_card_play"]),
    ("he discards the card", [*CLUBS_LED, step("E", "play", card="HQ")], []),
]


@pytest.mark.parametrize(("steps", "more"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_a_penalty_card_is_played_or_not(steps: list[Step], more: list[str]) -> None:
    assert names(told(steps, DECLARER_S))[1:] == more


LEADS: list[tuple[str, list[Step], list[str]]] = [
    ("a heart as required", [*HEARTS_ASKED, step("W", "lead", card="H2")], []),
    ("another though he has one", [*HEARTS_ASKED, step("W", "lead", card="C4")], ["revoke_correction"]),
    ("no heart as forbidden", [*HEARTS_BARRED, step("W", "lead", card="C4")], []),
    ("a heart though forbidden", [*HEARTS_BARRED, step("W", "lead", card="H2")], ["revoke_correction"]),
    ("a lead that was left free", [*LEFT, step("W", "lead", card="C4")], []),
    (
        "a lead before declarer has chosen",
        [*LEAD, step("W", "lead", card="C4"), step("S", "choose", suit="H", text="require a heart lead")],
        ["penalty_card_lead"],
    ),
]


@pytest.mark.parametrize(("steps", "more"), [row[1:] for row in LEADS], ids=[row[0] for row in LEADS])
def test_a_lead_obeys_declarers_choice_or_not(steps: list[Step], more: list[str]) -> None:
    assert names(told(steps, DECLARER_S, HELD))[1:] == more


def test_a_choice_about_the_trick_in_progress_leaves_the_penalty_card_there() -> None:
    """57A: declarer says what W is to play to this trick; E's card stays, 50D2 comes with W's next lead."""
    steps = [
        step("S", "lead", "from_hand", card="C2"),
        step("E", "play", "before_partner", card="CK"),
        step("S", "choose", suit="C", text="require the highest club"),
        step("W", "play", card="CA"),
    ]
    document = table_document(told(steps, DECLARER_S, {"is": "trick", "value": 3}, {"is": "lead_in", "value": "hand"}))
    assert [(item["kind"], item.get("cards")) for item in document["in_force"]] == [("penalty_card", ["CK"])]


HIGHEST = [
    step("S", "lead", "from_hand", card="C2"),
    step("E", "play", "before_partner", card="CK"),
    step("S", "choose", suit="C", text="require the highest club"),
]
DIAMONDS = [*HIGHEST[:2], step("S", "choose", suit="D", text="require a diamond")]
CLUBS, NO_CLUBS = ["CA", "C4", "D3", "H2"], ["D3", "H2", "S5"]


@pytest.mark.parametrize(
    ("steps", "card", "held", "more"),
    [
        (HIGHEST, "CA", CLUBS, []),
        (HIGHEST, "C4", CLUBS, ["revoke_correction"]),
        (HIGHEST, "C4", ["C4", "C3", "D3"], []),
        (DIAMONDS, "D3", NO_CLUBS, []),
        (DIAMONDS, "H2", NO_CLUBS, ["revoke_correction"]),
        (DIAMONDS, "H2", ["H2", "S5"], []),  # 57B, 59: he has none
    ],
)
def test_partner_plays_what_declarer_asks_for_under_57a(
    steps: list[Step], card: str, held: list[str], more: list[str]
) -> None:
    has = {"is": "holds", "who": "W", "value": {"cards": held}}
    at_trick_three = ({"is": "trick", "value": 3}, {"is": "lead_in", "value": "hand"})
    assert names(told([*steps, step("W", "play", card=card)], DECLARER_S, has, *at_trick_three))[1:] == more


CHANGED = [
    call("N", "1C"), call("E", "1H"),
    step("E", "replace", "changed_mind", call="1S", event=2), step("S", "agree", event=3),
    *(call("SWNESW"[i], code) for i, code in enumerate(["1NT", "P", "3NT", "P", "P", "P"])),
]  # fmt: skip
"""E's 1S stands (25B1): he has specified spades, and W's first lead is open to 26B."""


@pytest.mark.parametrize(
    ("suit", "bound"),
    [("H", [("lead_forbidden", ["H"])]), ("S", [("lead_restriction", ["H", "D", "C"])])],  # 26B: none he has specified
)
def test_only_a_suit_that_was_not_specified_is_prohibited(suit: str, bound: list[tuple[str, list[str]]]) -> None:
    document = table_document(told([*CHANGED, step("S", "choose", suit=suit, text="forbid that suit")], DEALER_N))
    assert [(item["kind"], item["suits"]) for item in document["in_force"] if "W" in item["players"]] == bound


def test_a_claim_that_nobody_doubts_ends_what_binds_the_play() -> None:
    """68D: play ceases with the claim; the penalty card binds nobody, and what was promised for the end is due."""
    play = [
        *(
            step(who, "lead" if who == "W" else "play", card=card)
            for who, card in zip("WNES", ["HA", "H3", "H4", "H7"], strict=False)
        ),
        step("E", "expose", "by_accident", "seen_by_partner", card="DK"),
    ]
    claim = [step("S", "claim", count=12), step("W", "agree", event=6), step("E", "agree", event=6)]
    before, after = table_document(told(play, DECLARER_S)), table_document(told([*play, *claim], DECLARER_S))
    assert [item["kind"] for item in before["in_force"]] == ["penalty_card"]
    assert after["in_force"] == []
    assert {item["law"]: item["due"] for item in after["reviews"]}["50.E.4"] is True
    assert {item["law"]: item["due"] for item in before["reviews"]}["50.E.4"] is False


def test_two_cards_exposed_at_once_are_two_major_penalty_cards() -> None:
    steps = [step("W", "lead", card="HA"), step("E", "expose", "by_accident", "seen_by_partner", cards=["D3", "S4"])]
    [item] = rule_table(told(steps, DECLARER_S))
    cards = {(card["card"], card["kind"]) for card in item.document["outcome"]["penalty_cards"]}
    assert cards == {("D3", "major"), ("S4", "major")}  # 50B: one alone would be minor


def test_after_28a_the_auction_goes_on_as_if_he_had_passed() -> None:
    """N calls in W's turn, who had to pass; E then bids too little, and is judged by the auction that stands."""
    steps = [*INSUFFICIENT, call("S", "2S"), call("N", "3S"), call("E", "3D"), call("S", "4S")]
    document = table_document(told(steps, DEALER_N))
    assert [item["procedure"] for item in document["rulings"]] == ["insufficient_bid", "insufficient_bid"]
    assert document["rulings"][1]["outcome"]["call_stands"] is True  # 27A1: S has called over it
    assert [row["call"] for row in document["state"]["calls"]][:6] == ["1S", "2C", "2S", "P", "3S", "3D"]


def test_what_broke_a_ruling_stands_among_the_irregularities() -> None:
    document = table_document(told([*INSUFFICIENT, call("S", "2S"), call("W", "3C"), call("N", "3S")], DEALER_N))
    assert [item["what"] for item in document["irregularities"]] == ["insufficient_bid", "required_pass_violated"]
    assert document["rulings"][1]["outcome"]["call_stands"] is True  # 37A: North has called over it


def test_a_lead_withdrawn_is_not_the_first_turn_to_lead() -> None:
    """26B binds N's first lead; his lead out of turn was refused, and declarer's choice was about S's lead."""
    auction = [
        call("W", "1C"), call("N", "P"), step("S", "call", "out_of_turn", call="X"), step("W", "object", event=3),
        call("E", "1H"), call("S", "P"), call("W", "2H"), call("N", "P"), call("E", "P"), call("S", "P"),
    ]  # fmt: skip
    play = [
        step("N", "lead", "face_up", "out_of_turn", card="DA"),
        step("E", "object", event=11),
        step("E", "choose", text="leave it, any lead"),
    ]
    document = table_document(told([*auction, *play], {"is": "dealer", "who": "W"}))
    bound = [(item["kind"], item["players"]) for item in document["in_force"]]
    assert ("lead_restriction", ["N"]) in bound
    assert ("penalty_card", ["N"]) in bound


def test_a_call_over_the_replacement_is_none_over_the_double_that_was_replaced() -> None:
    """36B: S replaced his double; W's pass comes after that, and N has to pass throughout."""
    steps = [call("N", "1S"), call("E", "P"), call("S", "X"), step("W", "object", event=3)]
    steps += [step("S", "replace", call="2S", event=3), call("W", "P")]
    [first] = rule_table(told(steps, DEALER_N))
    assert first.document["outcome"]["partner_silenced"] == "throughout"
    assert names(told([*steps, call("N", "4S")], DEALER_N))[1:] == ["required_pass_violated"]


def test_a_call_after_the_final_pass_is_no_part_of_the_auction() -> None:
    """39A, C: W's double is cancelled, nobody has called over it, the contract is not doubled and the play goes on."""
    auction = [call("S", "1NT"), call("W", "P"), call("N", "P"), call("E", "P"), call("W", "X")]
    document = table_document(told([*auction, step("W", "lead", card="S2")], {"is": "dealer", "who": "S"}))
    assert document["rulings"][0]["outcome"]["result"] == "lead_restriction"
    assert document["state"]["contract"]["doubling"] == "none"
    over = table_document(told([*auction, call("N", "P")], {"is": "dealer", "who": "S"}))
    assert over["rulings"][0]["outcome"]["result"] == "no_rectification"  # 39B


def test_of_two_penalty_cards_the_first_is_major_too_and_declarer_may_ask_for_its_suit() -> None:
    """50B makes both major, 51B2(a) has the cards of the suit picked up, the other stays."""
    exposed = ("expose", "by_accident", "face_up", "seen_by_partner")
    steps = [step("W", "lead", card="HA"), step("E", *exposed, card="S5"), step("N", "play", card="H3")]
    steps += [step("E", *exposed, card="D4"), step("E", "play", card="H4"), step("S", "play", card="H7")]
    steps += [step("S", "choose", suit="S", text="require a spade")]
    document = table_document(told(steps, DECLARER_S))
    bound = [(item["kind"], item.get("cards") or item.get("suits")) for item in document["in_force"]]
    assert ("penalty_card", ["D4"]) in bound
    assert ("lead_required", ["S"]) in bound
    assert ("penalty_card", ["S5"]) not in bound


def test_a_lead_before_partner_has_played_makes_no_defective_trick() -> None:
    steps = [step("S", "lead", "from_hand", card="SA"), step("W", "play", card="S3"), step("N", "play", card="S4")]
    steps += [step("W", "lead", "to_next_trick", "before_partner", card="HK")]
    document = table_document(told(steps, DECLARER_S, {"is": "trick", "value": 3}, {"is": "lead_in", "value": "hand"}))
    assert [item["what"] for item in document["irregularities"]] == ["premature_play"]
