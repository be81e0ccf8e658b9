"""The table's contract: what keeps the schema is read and written back; what does not is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.seats import Seat
from bridge.table.designations import not_in_dummy
from bridge.table.irregularities import irregularities
from bridge.table.model import Circumstance, Table
from bridge.table.replay import replay
from bridge.table.shape import TableError
from bridge.table.suspicions import suspicions


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "object"),
        ({}, "events"),
        ({"events": [{"n": 1}]}, "act"),
        ({"events": [{"n": 1, "act": "bid"}]}, "bid"),
        ({"events": [{"n": True, "act": "call"}]}, "integer"),
        ({"events": [{"n": 1, "act": "call", "who": "X"}]}, "who"),
        ({"events": [{"n": 1, "act": "call", "what": {"call": "10NT"}}]}, "10NT"),
        ({"events": [{"n": 1, "act": "call"}, {"n": 1, "act": "call"}]}, "number 1"),
        ({"events": [], "circumstances": [{"is": "sunny"}]}, "sunny"),
        ({"events": [], "weather": 1}, "weather"),
        ({"events": [{"n": 1, "act": "call", "p": 2}]}, "0 to 1"),
    ],
)
def test_what_breaks_the_schema_is_refused_naming_it(given: Any, said: str) -> None:
    with pytest.raises(TableError) as refused:
        Table.from_json(given)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")


def table(*events: str, **circumstances: Any) -> Table:
    """`"N call 1H out_of_turn"` -> an event; `declarer="S"` -> a circumstance."""
    read = []
    for number, line in enumerate(events, start=1):
        who, act, what, *how = line.split()
        part = "call" if act == "call" or what[0].isdigit() else "card"
        read.append({"n": number, "who": who, "act": act, "what": {part: what} if what != "-" else {}, "how": how})
    told = [
        {"is": kind, **(value if isinstance(value, dict) else {"who": value})} for kind, value in circumstances.items()
    ]
    return Table.from_json({"events": read, "circumstances": told})


def found(told: Table) -> list[tuple[str, str | None]]:
    return [(item.what, item.seat.value if item.seat else None) for item in irregularities(told)]


def test_untold_passes_are_filled_in() -> None:
    told = table("N call 1H", "S call 4H", "E lead SA")
    assert (
        found(told) == found(table("N call 1H", "S call 4H", "W lead SA")) == []
    )  # some trick's lead, for all we know
    state = replay(told)
    assert state.declarer is Seat.N
    assert state.opening_leader is Seat.E
    assert state.auction is not None
    assert str(state.auction) == "1H P 4H P P P"


def test_a_told_dealer_makes_an_earlier_call_irregular() -> None:
    assert found(table("E call 1S", dealer="N")) == [("call_out_of_rotation", "E")]
    assert found(table("E call 1S")) == []


def test_a_call_over_an_irregular_call_accepts_it() -> None:
    first = irregularities(table("N call 1S", "E call 1H", "S call 2H"))[0]
    assert (first.what, first.accepted) == ("insufficient_bid", "yes")


def test_roles_stand_relative_where_no_seat_is_told() -> None:
    told = table("lho:asker call 1S", "asker call 1H insufficient")
    state = replay(told)
    assert not state.seated
    asker = state.likely("asker")
    assert asker is not None
    assert state.likely("lho:asker") is asker.lho
    assert [name for name, _ in found(told)] == ["insufficient_bid"]


def test_a_revoke_is_established_by_a_lead_to_the_next_trick() -> None:
    told = table("S lead H2", "W play S3 not_following", "W lead D4 to_next_trick", contract={"who": "S"})
    first = next(item for item in irregularities(told) if item.what == "revoke")
    assert first.established == "yes"


def test_what_is_only_asked_about_is_tried_on_a_copy() -> None:
    given = {
        "events": [
            {"n": 1, "act": "call", "who": "E", "what": {"call": "1S"}},
            {"n": 2, "act": "call", "who": "S", "what": {"call": "1H"}, "status": "supposed"},
        ]
    }
    tried = irregularities(Table.from_json(given))
    assert [(item.what, item.detail.get("tried")) for item in tried] == [("insufficient_bid", True)]


def test_a_call_that_is_refused_was_out_of_rotation_where_only_untold_passes_make_it_regular() -> None:
    told = table("N call 1D", "W call X", "N object -")
    assert found(told) == [("call_out_of_rotation", "W")]
    assert found(table("N call 1D", "W call X")) == []


def test_a_question_lets_what_is_probably_meant_be_suspected_but_never_surely() -> None:
    given = {
        "events": [{"n": 1, "act": "lead", "who": "S", "what": {"card": "DA"}, "how": ["face_up"]}],
        "circumstances": [{"is": "contract", "who": "W", "value": {"level": 4, "denomination": "H"}}],
        "asked": [{"form": "what_now"}],
    }
    [suspected] = irregularities(Table.from_json(given))
    assert (suspected.what, suspected.sure, suspected.told) == ("lead_out_of_turn_opening", False, False)
    given["circumstances"].append({"is": "trick", "value": 5})
    assert irregularities(Table.from_json(given)) == ()


def test_a_pass_told_without_its_player_leaves_declarer_as_the_calls_show_him() -> None:
    """E's pass is told only as coming after N's: W declares all the same, and E's lead in S's turn is dummy's."""
    told = [("N", "1D"), ("E", "X"), ("S", "P"), ("W", "1H"), ("N", "P"), (None, "P"), ("S", "P")]
    calls = [
        {
            "n": n,
            "act": "call",
            "what": {"call": made},
            **({"who": who} if who else {}),
            **({"after": n - 1} if n > 1 else {}),
        }
        for n, (who, made) in enumerate(told, 1)
    ]
    cards = [("W", "lead", "C9"), ("N", "play", "C4"), ("E", "play", "C2"), ("S", "play", "CA"), ("E", "lead", "S8")]
    plays = [
        {"n": n, "act": act, "who": who, "what": {"card": card}, **({"after": n - 1} if n > 40 else {})}
        for n, (who, act, card) in enumerate(cards, 40)
    ]
    dealer = {"is": "dealer", "who": "N"}
    table = Table.from_json({"version": 1, "events": [*calls, *plays], "circumstances": [dealer]})
    assert [(item.what, item.seat) for item in irregularities(table)] == [("lead_out_of_turn_declarer", Seat.E)]


def _holds(holds: bool = True, **value: Any) -> Circumstance:
    return Circumstance("holds", "dummy", value, holds=holds)


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        ([_holds(cards=["HA", "H2"]), _holds(cards=["H9"])], False),  # the suit was told in two parts
        ([_holds(cards=["HA", "H2"]), _holds(card="H9")], False),
        ([_holds(cards=["HA", "H2"])], True),
        ([_holds(cards=["SA", "S2"])], False),
        ([_holds(False, card="H9")], True),
    ],
)
def test_a_card_is_not_in_dummy_only_where_nothing_told_puts_it_there(told: list[Circumstance], missing: bool) -> None:
    assert not_in_dummy(told, "H9") is missing


@pytest.mark.parametrize(("own", "played"), [((), "H4"), (("S play HA",), "H3")])
def test_a_slip_of_the_tongue_is_mended_until_declarer_has_played_from_his_own_hand(
    own: tuple[str, ...], played: str
) -> None:
    """Law 45C4(b): before he has then played from either hand."""
    cards = ("W lead H2", "S designate H3 by_accident", "E play H5", *own, "S designate H4 instead")
    state = replay(table(*cards, contract={"who": "S", "value": {"level": 3, "denomination": "N"}}))
    card = state.tricks[0].of(Seat.N)
    assert card is not None
    assert card.what.card == played


@pytest.mark.parametrize(
    ("calls", "suspected"),
    [
        (("N call 1H", "S call X"), ["inadmissible_double"]),
        (("N call P", "S call X"), []),  # nothing was bid
    ],
)
def test_a_double_is_suspected_only_where_the_callers_own_side_made_the_last_bid(
    calls: tuple[str, ...], suspected: list[str]
) -> None:
    names = [item.what for item in suspicions(replay(table(*calls)))]
    assert [name for name in names if name == "inadmissible_double"] == suspected


def test_a_card_taken_back_in_a_later_trick_has_nothing_to_do_with_dummys_wrong_card() -> None:
    """Law 45D1 gives back what was played to the same trick."""
    cards = ("W lead H2", "S designate H3", "N play H4", "E play H5", "S play HA", "S lead C2 to_next_trick")
    told = table(*cards, "W play C9", "W replace CJ", contract={"who": "S", "value": {"level": 3, "denomination": "N"}})
    assert ("dummy_wrong_card", "N") in found(told)
    assert ("retracted_card", "W") in found(told)


@pytest.mark.parametrize(
    ("change", "stands"),
    [
        (("E replace 5H", "S object -"), "P"),  # Law 25B2
        (("E replace 5H", "S agree -"), "5H"),
        (("E withdraw -", "S object -"), "P"),  # taken back and not yet replaced
    ],
)
def test_a_refused_change_gives_the_first_call_back_though_an_earlier_call_was_irregular(
    change: tuple[str, str], stands: str
) -> None:
    told = ("N call 1S", "E call 1H", "S call 2H", "W call P", "N call 4S", "E call P", *change)
    state = replay(table(*told, dealer="N"))
    last = [item for item in state.calls.standing if item.seat is Seat.E][-1]
    assert str(last.what.call) == stands
    unwithdrawn = [item for item in state.calls.spoken if item.seat is Seat.E and item.withdrawn is None]
    assert unwithdrawn[-1].n == last.n
