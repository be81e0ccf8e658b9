"""The wizard's logic: moments, inputs, courses, options, what people type. Expected values are from the Laws."""

from typing import Any

import pytest

from app.answering.choosing import facts_of_option, table
from app.wizard import inputs, moments, typed
from app.wizard.course import Course, change, compare, idle, next_question, rule, usable
from app.wizard.sharing import address_of_ruling, compact, facts_of
from corpus.errors import BadFacts, BadInput
from corpus.model import LANGUAGES
from rulings import registry
from rulings.engine.explore import leaves
from rulings.engine.read_facts import read_facts

NAMES = registry.names()


# -- moments ----------------------------------------------------------------------------------------------------------


def test_every_procedure_has_a_moment() -> None:
    assert [name for name in NAMES if not moments.placed(name)] == []
    found = {name: moments.moments_of(name) for name in NAMES}
    assert [name for name in NAMES if not set(found[name]) <= set(moments.moments())] == []
    assert [name for name in NAMES if name not in moments.at(found[name][0])] == []


def test_the_moments_name_nothing_that_does_not_exist() -> None:
    folders = {module.split(".")[2] for module in registry.announced().values()}
    data = moments._data()
    # the record of a whole board is being written beside this
    assert set(data["folders"]) <= folders | {"board_record"}
    assert set(data["procedures"]) <= set(NAMES)
    assert all(moments.at(moment) for moment in moments.moments())


FOUND = [
    ("27", "hu", "insufficient_bid"),
    ("elegtelen", "hu", "insufficient_bid"),
    ("színvétés", "hu", "revoke_rectification"),
    ("falszywy renons", "pl", "revoke_established"),
    ("utspill utenfor tur", "nb", "opening_lead_out_of_turn"),
    ("VSz 29", "hu", "vsz_29_average"),
    ("ulti ii.b.3", "en", "ulti_ii_b_3"),
    ("contested claim", "en", "contested_claim"),
]


@pytest.mark.parametrize(("words", "language", "name"), FOUND)
def test_a_procedure_is_found_by_words_and_by_number(words: str, language: Any, name: str) -> None:
    assert name in moments.find(words, language)[:6]


@pytest.mark.parametrize("words", ["", "   ", "xylophone"])
def test_nothing_is_found_for_nothing(words: str) -> None:
    assert moments.find(words, "en") == []


# -- inputs -----------------------------------------------------------------------------------------------------------


def test_every_open_question_has_an_input_a_person_can_use() -> None:
    """What the engine asks from no facts on is asked with answers, a number, names or a picker: never typed raw."""
    for name in NAMES:
        for need in registry.rule(name, {}, weighed=False)["need"]:
            for language in LANGUAGES:
                asked = inputs.input_of(name, need["name"], language)
                assert asked.kind != "typed" or name == "vsz_m6_tie_break", (name, need["name"])
                assert len(asked.choices) == len(asked.labels), (name, need["name"])
                if need["choices"]:
                    assert list(asked.choices) == need["choices"], (name, need["name"])


KINDS = [
    ("insufficient_bid", "auction", "auction"),
    ("insufficient_bid", "replacement", "call"),
    ("insufficient_bid", "out_of_turn", "call_by_seat"),
    ("insufficient_bid", "dealer", "choice"),
    ("insufficient_bid", "choice_accept", "choice"),
    ("played_card", "card", "card"),
    ("card_exposed_in_auction", "cards", "cards"),
    ("revoke_rectification", "hands", "hands"),
    ("revoke_rectification", "tricks", "tricks"),
    ("contract_score", "contract", "contract"),
    ("imp", "own_score", "number"),
    ("matchpoints", "scores", "numbers"),
    ("vsz_27_fouled_board", "groups", "number_rows"),
    ("vsz_33_draw", "order", "texts"),
    ("weighted_score", "outcomes", "table"),
    ("change_of_call", "suits_shown", "several"),
    ("vsz_29_average", "session_percent", "number"),
]


@pytest.mark.parametrize(("name", "fact", "kind"), KINDS)
def test_the_kind_of_input_follows_the_type(name: str, fact: str, kind: str) -> None:
    assert inputs.input_of(name, fact, "hu").kind == kind


def test_details_offer_the_table_and_not_what_is_told() -> None:
    assert {"auction", "dealer"} <= set(inputs.details("insufficient_bid", {}))
    assert "auction" not in inputs.details("insufficient_bid", {"auction": ["1N", "1S"]})
    assert "in_force" not in inputs.details("insufficient_bid", {})


# -- courses ----------------------------------------------------------------------------------------------------------


def test_a_course_asks_answers_goes_back_and_skips() -> None:
    course = Course("insufficient_bid")
    first = next_question(rule(course, "en"), course)
    assert first is not None
    assert first["name"] == "choice_accept"
    skipped = course.answer("choice_accept", None)
    assert skipped.facts == {}
    assert next_question(rule(skipped, "en"), skipped) != first
    refused = skipped.answer("choice_accept", False)
    assert refused.steps == (("choice_accept", False),)
    assert refused.skipped == frozenset()
    assert refused.back() == course
    assert refused.forget("choice_accept") == course


def test_what_if_shows_what_went_and_what_came() -> None:
    """27A1: accepted, it stands; 27B: not accepted, it must be replaced."""
    accepted = Course("insufficient_bid", (("choice_accept", True),))
    before = rule(accepted, "en")
    after = change(accepted, "choice_accept", False, "en")
    found = compare(before, after.document)
    assert before["outcome"]["result"] == "accepted"
    assert any("without rectification" in text for text in found.gone)
    assert any("must replace it" in text for text in found.came)
    assert compare(before, before).gone == compare(before, before).came == ()


def test_a_change_drops_later_answers_that_no_longer_fit_and_names_them() -> None:
    """The replacement 2S is the lowest bid in the same denomination over 1NT - 1S, not over 2NT - 2S."""
    told = {"auction": ["1N", "1S"], "choice_accept": False, "replacement_kind": "lowest_same_denomination"}
    course = change(Course("insufficient_bid").answers(told), "replacement", "2S", "en").course
    assert change(course, "auction", ["1N", "1S"], "en").dropped == ()
    changed = change(course, "replacement", "3S", "en")
    assert changed.dropped == ("replacement_kind",)
    assert changed.course.facts == {"auction": ["1N", "1S"], "choice_accept": False, "replacement": "3S"}


def test_a_value_that_cannot_be_used_is_refused_and_nothing_is_lost() -> None:
    course = Course("insufficient_bid", (("choice_accept", True),))
    with pytest.raises(BadFacts, match="auction"):
        change(course, "auction", ["9Q"], "en")
    assert course.facts == {"choice_accept": True}


def test_an_address_is_used_as_far_as_it_can_be() -> None:
    course = Course("insufficient_bid").answers({"auction": ["1N", "1S"], "nonsense": 1, "choice_accept": "perhaps"})
    standing, refused = usable(course, "en")
    assert standing.course.facts == {"auction": ["1N", "1S"]}
    assert standing.dropped == ("nonsense", "choice_accept")
    assert len(refused) == 2
    with pytest.raises(BadInput, match="insufficient_bid"):
        usable(Course("insuficient_bid"), "en")


def test_answers_that_no_longer_matter_are_known() -> None:
    """Once the bid is accepted (27A1) what would have replaced it does not matter."""
    course = Course("insufficient_bid").answers({"choice_accept": True, "replacement_kind": "double"})
    assert idle(course, "en") == {"replacement_kind"}
    assert idle(course.answer("choice_accept", False), "en") == frozenset()


# -- options ----------------------------------------------------------------------------------------------------------

UNMAPPED = {
    "lho_changes",  # the LHO of the misinformed player: no fact records it
    "lho_keeps",
    "designate",  # a card must be named
    "designate_one",
    "designate_any",
    "defender_designates",
    "choose_hand",
}


@pytest.mark.parametrize("name", NAMES)
def test_tapping_an_option_makes_that_choice(name: str) -> None:
    """Every option offered on any path sets facts of the choice it was offered for, and is not offered again."""
    found = registry.get(name)
    walked: list[dict[str, Any]] = []  # paths begin alike
    for path, leaf in leaves(found.tree(read_facts(found.facts, {}, name))):
        if not leaf.draft.options:
            continue
        answered = {field.name: field.type.write(value) for field, value in path}
        for cut in range(len(answered) + 1):
            facts = dict(list(answered.items())[:cut])
            if facts in walked:
                continue
            walked.append(facts)
            document = registry.rule(name, facts, weighed=False)
            for option in document["options"]:
                chosen = facts_of_option(document, option, facts)
                assert chosen is not None or option["name"] in UNMAPPED, option
                if chosen:
                    assert option not in registry.rule(name, facts | chosen, weighed=False)["options"]


def test_the_table_of_options_names_options_that_exist() -> None:
    offered = {
        option.name
        for name in NAMES
        for _, leaf in leaves(registry.get(name).tree(read_facts(registry.get(name).facts, {}, name)))
        for option in leaf.draft.options
    }
    # offered only from a record of the play, or once another play to the trick is told (62C2), never from no facts on
    told = {"withdraw_card", "leave_card", "change", "keep", "withdraw_then_defender", "withdraw_then_other"}
    assert set(table()) - offered <= told


# -- typing and addresses ---------------------------------------------------------------------------------------------

LIN = (
    "md|1SAKQHAKQDAKQCAKQ2,SJT9HJT9DJT9CJT98,S876H876D876C7654,S5432H5432D5432C3|sv|n|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|"
)


def test_a_lin_record_gives_hands_dealer_vulnerability_and_auction() -> None:
    facts = typed.deal(LIN, "en")
    assert facts["dealer"] == "S"
    assert facts["vulnerability"] == "ns"
    assert facts["auction"] == ["1N", "P", "3N", "P", "P", "P"]
    assert len(facts["hands"]["S"]) == 13
    assert "SA" in facts["hands"]["S"]


def test_pbn_and_typed_hands() -> None:
    pbn = '[Dealer "W"]\n[Vulnerable "All"]\n[Deal "N:AKQ.JT9.876.5432 - - -"]'
    facts = typed.deal(pbn, "en")
    assert facts["dealer"] == "W"
    assert facts["vulnerability"] == "both"
    assert list(facts["hands"]) == ["N"]
    assert facts["hands"]["N"][:3] == ["SA", "SK", "SQ"]
    assert typed.deal("K AKQ.JT9.876.5432", "hu")["hands"]["E"][0] == "SA"
    with pytest.raises(BadInput):
        typed.deal("nothing of a deal", "en")


def test_typed_tricks_and_numbers() -> None:
    assert typed.tricks("W HK HA H4 H3\nN: S2, S3", "en") == [
        {"leader": "W", "cards": ["HK", "HA", "H4", "H3"]},
        {"leader": "N", "cards": ["S2", "S3"]},
    ]
    assert typed.numbers("420 -50; 110") == [420, -50, 110]
    assert typed.numbers("57,5", whole=False) == [57.5]
    assert typed.number_rows("1 2\n\n3") == [[1, 2], [3]]
    assert typed.names("A, B\nC") == ["A", "B", "C"]
    for text in ("12.5", "a b"):
        with pytest.raises(BadInput):
            typed.numbers(text)
    with pytest.raises(BadInput):
        typed.tricks("W Q9", "en")


def test_addresses_carry_facts_both_ways() -> None:
    facts = {"auction": ["1N", "1S"], "choice_accept": False, "dealer": None}
    params = address_of_ruling("insufficient_bid", facts)
    assert facts_of(params["facts"]) == {"auction": ["1N", "1S"], "choice_accept": False}
    assert compact({}) == "{}"
    assert facts_of("") == {}
    for text in ("[1]", "{", "x" * 7000):
        with pytest.raises(BadInput):
            facts_of(text)
