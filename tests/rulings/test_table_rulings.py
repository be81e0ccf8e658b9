"""Tables ruled: the procedure, the facts derived, several rulings in order, one result, refusals, unseated stories."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.service import Service
from bridge.table.records import record_of, table_of_text
from bridge.table.replay import replay
from bridge.table.simulate import PLANTS, thinned
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.inquiry import Inquiry
from rulings.engine.read_facts import read_facts, write_facts
from rulings.registry import get, names, rule
from rulings.table import facts_for, rule_table, too_early
from rulings.table.choosing import PROCEDURES
from rulings.table.naming import IDEAS, MEANT, joined
from rulings.table.telling_facts import table_of_facts
from rulings.table.whole import read_table, table_document
from tests.rulings.tabled import event, table

REVOKE = (
    event(1, "S", "lead", suit="H"),
    event(2, "W", "play", "ruff", "not_following", kind="trump"),
    event(3, "W", "lead", "to_next_trick", suit="D"),
)
REVOKE_TOLD = [
    {"is": "contract", "who": "S", "value": {"level": 4, "denomination": "S"}},
    {"is": "won_trick", "who": "W", "value": {"trick": "revoke"}},
    {"is": "tricks_since", "who": "ew", "value": {"count": 2}},
    {"is": "tricks_total", "who": "declaring", "value": {"count": 9}},
    {"is": "vulnerability", "value": "none"},
]


def test_an_established_revoke_is_ruled_and_scored_from_what_is_told() -> None:
    document = table_document(table(*REVOKE, circumstances=REVOKE_TOLD))
    first = document["rulings"][0]
    assert (first["procedure"], first["status"]) == ("revoke_rectification", "ruled")
    assert first["outcome"]["tricks_transferred"] == 2  # Law 64A1: won by the offender himself, and a later one
    assert document["result"] == {
        "contract": "4S-S",
        "tricks_played": 9,
        "transferred": 2,
        "tricks": 11,
        "score": 450,
        "adjusted_score": "possible",  # 64C1 is still to be looked at
    }


@pytest.mark.parametrize(
    ("calls", "result"),
    [
        ([("N", "1NT"), ("E", "1S")], None),
        ([("N", "1NT"), ("E", "1S"), ("S", "P")], "accepted"),  # Law 27A1: a call over it accepts it
    ],
)
def test_an_insufficient_bid_is_accepted_by_a_call_over_it(calls: list[tuple[str, str]], result: str | None) -> None:
    told = table(*(event(n, who, "call", call=call) for n, (who, call) in enumerate(calls, start=1)))
    ruled = rule_table(told)[0]
    assert ruled.procedure == "insufficient_bid"
    assert ruled.document["outcome"].get("result") == result


def test_a_regular_auction_is_said_to_be_regular() -> None:
    told = table(event(1, "N", "call", call="1C"), event(2, "E", "call", call="1D"))
    [ruled] = rule_table(told)
    assert (ruled.irregularity.what, ruled.procedure) == ("none", "call_legality")
    assert ruled.document["outcome"]["call_stands"] is True


def test_two_irregularities_are_ruled_in_order_of_time() -> None:
    told = table(
        event(1, "W", "lead", "out_of_turn", suit="C"),
        event(2, "dummy", "play", suit="C"),
        event(3, "E", "play", "not_following", card="D7"),
        event(4, "E", "notice", text="has a club"),
        circumstances=[{"is": "on_lead", "who": "E"}, {"is": "trick", "value": 5}],
    )
    assert [item.procedure for item in rule_table(told)][:2] == ["lead_out_of_turn_defender", "revoke_established"]


def test_a_given_fact_fills_a_gap_and_is_refused_against_the_table() -> None:
    told = table(event(1, "N", "call", call="1NT"), event(2, "E", "call", call="1S"), event(3, "S", "call", call="P"))
    with pytest.raises(BadFacts, match="choice_accept"):
        rule_table(told, given={"choice_accept": False})
    open_one = table(event(1, "N", "call", call="1NT"), event(2, "E", "call", call="1S"))
    assert rule_table(open_one, given={"choice_accept": True})[0].document["outcome"]["result"] == "accepted"


def test_a_story_without_seats_names_no_seat() -> None:
    told = table(event(1, "asker", "call", call="1S"), event(2, "lho:asker", "call", call="1H"))
    ruled = rule_table(told)[0]
    assert ruled.procedure == "insufficient_bid"
    assert not {"dealer", "offender"} & set(ruled.facts)
    assert ruled.facts["insufficient"] is True


def test_every_fact_named_in_the_table_is_one_that_a_procedure_declares() -> None:
    declared = {fact for name in names() for fact in get(name).fields}
    assert set(IDEAS) <= declared
    assert {(name, fact) for name, fact in MEANT if fact not in get(name).fields} == set()


def test_a_fact_named_in_two_parts_is_refused() -> None:
    with pytest.raises(ValueError, match="disputed"):
        joined({"card": IDEAS["card"]}, {"disputed": IDEAS["card"]}, {"disputed": IDEAS["card"]})


def test_todays_facts_are_told_as_a_table_and_read_back() -> None:
    facts = {"dealer": "N", "auction": ["1N"], "out_of_turn": {"player": "S", "call": "2C"}}
    told = table_of_facts(facts)
    read = facts_for("bid_out_of_rotation", told)
    assert {name: read[name] for name in facts} == facts
    direct, derived = rule("bid_out_of_rotation", facts), rule("bid_out_of_rotation", read)
    assert direct["outcome"].items() <= derived["outcome"].items() | direct["outcome"].items()


def test_a_typed_board_is_read_as_a_table_and_written_back() -> None:
    text = "Dealer: N\nAuction: 1H P 2H P P P\nPlay:\nE: SA S2 S3 S4\nE: SK S5 H2 S6\n"
    state = replay(table_of_text(text))
    record = record_of(state)
    assert (str(record.auction), len(record.tricks)) == ("1H P 2H P P P", 2)
    assert state.play.found == []


def test_what_is_no_table_is_refused_in_one_sentence() -> None:
    for text in ('{"events": 1}', "{", "nonsense"):
        with pytest.raises(BadFacts, match=r"^The table cannot be used: .*lawbridge table --help"):
            read_table(text)


def test_versions_that_are_ruled_differently_are_law_85() -> None:
    claimed = {**event(2, "E", "call", call="1S"), "status": "claimed"}
    told = table(event(1, "N", "call", call="1NT"), claimed)
    assert [item.procedure for item in rule_table(told)] == ["insufficient_bid", "director_duties"]


def test_a_player_obliged_to_pass_is_passed_over_in_rotation() -> None:
    told = table(
        event(1, "N", "call", call="1S"),
        event(2, "S", "call", call="2S"),
        event(3, "W", "object", event=2),
        circumstances=[{"is": "other", "who": "E", "value": {"text": "has to pass"}}, {"is": "dealer", "who": "N"}],
    )
    [ruled] = rule_table(told)
    assert ruled.document["outcome"]["result"] == "in_rotation"  # Law 28A


def test_several_transfers_give_one_result() -> None:
    again = (
        event(4, "S", "lead", suit="C"),
        event(5, "W", "play", "discard", "not_following", kind="discard"),
    )
    told = [
        *REVOKE_TOLD,
        {"is": "holds", "who": "W", "value": {"suit": "C"}},
        {"is": "won_trick", "who": "S", "value": {"trick": "this"}, "when": 5},
        {"is": "tricks_since", "who": "ew", "value": {"count": 1}, "when": 5},
        {"is": "established", "value": True},
    ]
    document = table_document(table(*REVOKE, *again, circumstances=told))
    moved = [item["outcome"].get("tricks_transferred") for item in document["rulings"]]
    assert moved == [2, 1]  # Laws 64A1 and 64A2; another suit, so 64B2 does not exempt the second
    assert document["result"]["tricks"] == 12


def test_one_procedure_takes_a_table_beside_its_facts() -> None:
    told = {"table": table(event(1, "N", "call", call="1NT"), event(2, "E", "call", call="1S")).to_json()}
    facts = Service().facts("insufficient_bid", told | {"choice_accept": True})
    assert rule("insufficient_bid", facts)["outcome"]["result"] == "accepted"
    with pytest.raises(BadFacts, match="dealer"):
        Service().facts("insufficient_bid", told | {"dealer": "W"})
    with pytest.raises(BadFacts, match="table"):
        Service().facts("insufficient_bid", {"table": {"events": "none"}})


@pytest.mark.parametrize("plant", PLANTS[::3], ids=lambda plant: plant.__name__)
def test_whatever_procedure_is_asked_gets_facts_that_it_can_rule(plant: Any) -> None:
    board = plant(Random("asked"))
    told = thinned(board.table(), Random("thin"), 0.3, keep=len(board.events))
    for name in PROCEDURES.values():
        facts = facts_for(name, told)
        assert rule(name, facts)["status"] in ("ruled", "needs", "not_modelled")


def test_where_nothing_is_irregular_a_procedure_is_told_of_the_event_it_can_only_mean() -> None:
    told = table(event(1, "S", "lead", suit="H"), event(2, "W", "play", "ruff", kind="trump"))
    assert facts_for("revoke_rectification", told)["offender"] == "W"
    assert facts_for("opening_lead_out_of_turn", told)["offender"] == "S"


CALLS = [("S", "1D"), ("W", "P"), ("N", "1S"), ("E", "P"), ("S", "X")]


def called(*more: tuple[str, str]) -> tuple[dict[str, Any], ...]:
    return tuple(event(n, who, "call", call=call) for n, (who, call) in enumerate([*CALLS, *more], 1))


@pytest.mark.parametrize(
    ("events", "circumstances", "known"),
    [
        (called(), [], None),  # nothing says that the story reaches up to now
        (called(("W", "P")), [], True),
        (called(), [{"is": "not_done", "who": "W", "value": {"act": "call"}}], False),
        (called(("S", "X")), [], None),  # told once more: of West it says nothing
    ],
)
def test_who_has_called_since_is_known_only_if_told(
    events: tuple[dict[str, Any], ...], circumstances: list[dict[str, Any]], known: bool | None
) -> None:
    facts = facts_for("inadmissible_double", table(*events, circumstances=circumstances))
    document = rule("inadmissible_double", facts)
    assert facts.get("lho_called") is known
    assert [row["name"] for row in document["need"]] == (["lho_called"] if known is None else [])


@pytest.mark.parametrize(
    ("words", "early"), [("West passed", True), ("South doubled", True), ("then West bid", False), ("nobody", False)]
)
def test_words_told_before_the_irregularity_do_not_tell_what_came_since(words: str, early: bool) -> None:
    told = ["opened", "passed", "bid 1S", "passed", "doubled", "bid"]
    rows = [{**row, "words": said} for row, said in zip(called(("W", "2D")), told, strict=True)]
    text = "South opened 1D, West passed, North bid 1S, East passed, South doubled, then West bid 2D; nobody spoke"
    assert too_early(replay(table(*rows)), "inadmissible_double", "lho_called", text, words) is early


def test_the_verb_of_a_count_of_later_tricks_names_no_winner() -> None:
    since = {"is": "tricks_since", "who": "ew", "value": {"count": 3}}
    told = [*REVOKE_TOLD[:1], since, {"is": "won_trick", "who": "ew"}]
    assert "winner" not in facts_for("revoke_rectification", table(*REVOKE[:2], circumstances=told))
    assert "winner" in facts_for("revoke_rectification", table(*REVOKE[:2], circumstances=REVOKE_TOLD))


def test_a_lead_told_in_general_and_then_with_its_card_is_one_lead() -> None:
    told = [
        {"is": "trick", "value": 6},
        {"is": "on_lead", "who": "W"},
        {"is": "declarer", "who": "S"},
        {"is": "not_done", "who": "W", "value": {"act": "lead"}},
    ]
    lead = event(1, "defender", "lead", "face_up", "out_of_turn")
    found = rule_table(table(lead, event(2, "E", "lead", card="DT"), circumstances=told))
    assert [(item.procedure, item.facts["card"], item.facts["trick_number"]) for item in found] == [
        ("lead_out_of_turn_defender", "DT", 6)
    ]


@pytest.mark.parametrize(
    ("circumstances", "procedure"),
    [
        ([{"is": "played_to_next", "value": False}], "revoke_correction"),  # Law 62A: not yet established
        ([{"is": "played_to_next", "who": "everybody", "value": False}], "revoke_correction"),
        ([], "revoke_established"),
    ],
)
def test_a_nameless_player_who_ruffed_and_held_the_suit_revoked(
    circumstances: list[dict[str, Any]], procedure: str
) -> None:
    ruff = {"n": 1, "act": "play", "what": {"kind": "trump", "suit": "C"}, "how": ["ruff"]}
    found = rule_table(table(ruff, circumstances=[{"is": "holds", "value": {"suit": "C"}}, *circumstances]))
    assert [item.procedure for item in found] == [procedure]
    disputed = {"is": "disputed", "value": {"text": "facts"}}
    assert "revoke" not in [
        item.irregularity.what
        for item in rule_table(table(ruff, circumstances=[{"is": "holds", "value": {"suit": "C"}}, disputed]))
    ]


PARTIAL: list[tuple[str, dict[str, Any], str, Any]] = [
    ("revoke_correction", {"contract": {"declarer": "S"}, "offender": "E"}, "offender_role", "defender"),
    ("exposed_card_defender", {"contract": {"declarer": "S"}, "offender": "N"}, "by_declaring_side", True),
    ("card_exposed_in_auction", {"contract": {"declarer": "S"}, "offender": "E"}, "later_role", "defending"),
    ("claim_or_concession", {"contract": {"declarer": "S"}, "claimer": "E"}, "claimer_defends", True),
    ("contested_claim", {"contract": {"denomination": "N"}}, "trump_outstanding", False),
    ("opening_lead_out_of_turn", {"contract": {"declarer": "S"}, "offender": "E"}, "lead_by", "wrong_defender"),
    ("opening_lead_out_of_turn", {"contract": {"denomination": "H"}, "offender": "E"}, "lead_by", None),
]


@pytest.mark.parametrize(("procedure", "given", "fact", "value"), PARTIAL)
def test_a_contract_of_which_a_part_is_told_tells_what_follows_from_it(
    procedure: str, given: dict[str, Any], fact: str, value: Any
) -> None:
    rules = get(procedure)
    read = read_facts(rules.facts, given, procedure)
    compute = rules.fields[fact].compute
    case: Inquiry[Any] = Inquiry(read, IN_FORCE_EDITION, people=rules.people)
    assert compute is not None
    assert compute(case.known) == value
    assert write_facts(read)["contract"] == given["contract"]  # and it is written as it was told
    assert rule(procedure, given)["status"] in ("ruled", "needs")


def test_a_score_needs_its_whole_contract() -> None:
    with pytest.raises(BadFacts, match="contract"):
        rule("contract_score", {"contract": {"declarer": "S"}, "tricks": 9})


PASSED_OVER = (
    event(1, "E", "call", call="1C"),
    event(2, "S", "call", call="P"),
    event(3, "N", "call", "out_of_turn", call="P"),
    event(4, "E", "call", call="P"),
)


def test_a_player_passed_over_gets_his_turn_though_a_card_lies_face_down() -> None:
    """Law 17D3: three passes, one of them out of rotation, end nothing, and a face-down lead changes that as little."""
    (ruled,) = rule_table(table(*PASSED_OVER, event(5, "S", "lead", "face_down")))
    assert ruled.procedure == "auction_period"
    assert ruled.facts["lead_faced"] is False
    assert ruled.document["outcome"]["next_to_act"] == "W"
    assert "17.D.3" in ruled.document["citations"]


@pytest.mark.parametrize("after", [(), (event(3, "W", "call", call="P"),)], ids=["last call", "called over"])
def test_a_double_of_partners_bid_is_inadmissible_though_nobody_told_of_the_pass_between(
    after: tuple[dict[str, Any], ...],
) -> None:
    """Law 19A1: in turn or not, the last bid was his own side's; that he was out of turn nobody says."""
    (ruled,) = rule_table(table(event(1, "N", "call", call="1NT"), event(2, "S", "call", call="X"), *after))
    assert ruled.procedure == "inadmissible_double"
    assert ruled.facts["auction"][:3] == ["1N", "P", "X"]


def test_a_call_that_may_have_been_out_of_turn_is_ruled_without_the_pass_that_would_make_it_regular() -> None:
    (ruled,) = rule_table(table(event(1, "N", "call", call="1NT"), event(2, "S", "call", call="2H")))
    assert ruled.procedure == "bid_out_of_rotation"
    assert (ruled.facts["auction"], ruled.facts["whose_turn"]) == (["1N"], "rho")


def test_who_won_the_trick_told_was_on_lead_where_the_next_lead_is_told_as_out_of_turn() -> None:
    """Law 56: whether the offender's partner or declarer's side was on lead decides what declarer may ask for."""
    told = [{"is": "declarer", "who": "S"}, {"is": "won_trick", "who": "S"}]
    heart = event(1, "S", "lead", "from_hand", card="HA")
    off, king = event(2, "W", "play", card="C3"), event(3, "E", "lead", "out_of_turn", "face_up", card="SK")
    ruled = rule_table(table(heart, off, king, circumstances=told))
    assert ruled[-1].procedure == "lead_out_of_turn_defender"
    assert ruled[-1].facts["turn_to_lead"] == "declaring_side"


@pytest.mark.parametrize(("more", "faced"), [((), False), ((event(6, "S", "face"),), True)])
def test_a_lead_made_face_down_is_faced_once_its_leader_turns_it(more: tuple[dict[str, Any], ...], faced: bool) -> None:
    (ruled,) = rule_table(table(*PASSED_OVER, event(5, "S", "lead", "face_down"), *more))
    assert ruled.facts["lead_faced"] is faced


def test_what_hands_hold_and_who_mixed_his_cards_is_taken_from_what_is_told() -> None:
    spades_by_south = {"is": "contract", "who": "S", "value": {"level": 4, "denomination": "S"}}
    told = table(
        event(1, "S", "lead", card="C3"),
        event(2, "E", "play", "out_of_turn", card="CA"),
        circumstances=[
            spades_by_south,
            {"is": "holds", "who": "W", "value": {"suit": "C"}},
            {"is": "holds", "who": "N", "value": {"suit": "C", "count": 1}},
            {"is": "mixed", "who": "declaring", "value": True},
        ],
    )
    facts = facts_for("premature_play", told)
    assert (facts["partner_holds_suit_led"], facts["dummy_singleton"]) == (True, True)
    assert facts_for("inspect_tricks", told)["mixed_by"] == "declaring"
    void = table(*REVOKE[:2], circumstances=[spades_by_south, {"is": "void", "who": "E", "value": {"suit": "H"}}])
    assert facts_for("premature_play", void)["partner_holds_suit_led"] is False


@pytest.mark.parametrize(("revoker", "before"), [("W", True), ("E", False)])
def test_a_revoke_was_before_partners_turn_whoever_has_played_since(revoker: str, before: bool) -> None:
    """62D2 is of the moment of the revoke: second to play West's partner had no turn yet, last to play East's had."""
    played = [event(1, "S", "lead", suit="H")]
    for number, seat in enumerate("WNE", start=2):
        if seat == revoker:
            played.append(event(number, seat, "play", "ruff", "not_following", kind="trump"))
        else:
            played.append(event(number, seat, "play", suit="H"))
    assert facts_for("revoke_correction", table(*played)).get("partner_yet_to_play") is before
