"""The engine on toy procedures: forks, asks, pruning, conflicts, exceptions, the trace, refusals."""

# ruff: noqa: RUF009 - the declarations of rulings.engine.fields return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bridge.seats import Seat
from corpus.errors import BadFacts, BadInput
from rulings import rule as ruled
from rulings.engine import (
    BOOL,
    SEAT,
    Conflict,
    EngineError,
    Inquiry,
    TooLarge,
    Who,
    choice,
    fact,
    finding,
    predicate,
    rule_of,
)
from rulings.engine.draft import Draft, SetOutcome
from rulings.engine.explore import Leaf, QuestionNode, explored, leaves, questions
from rulings.engine.fields import fields_of, json_schema
from rulings.engine.read_facts import read_facts, turn_facts
from rulings.engine.remembering import remembering
from rulings.engine.values import CALLS, CARD, CONTRACT, HANDS, list_of, number, one_of, record, whole


def _both(known: Any) -> bool | None:
    return None if known.left is None or known.right is None else known.left and known.right


@dataclass(frozen=True)
class Toy:
    left: bool = fact(BOOL, "1")
    right: bool = fact(BOOL, "1")
    both: bool = predicate(BOOL, "1", _both)
    rare: bool = fact(BOOL, "1", presumed=False)
    who: Seat = fact(SEAT, "1")
    finding_seen: bool = finding(BOOL, "1")
    choice_colour: str = choice(one_of("red", "blue", unasked=("green",)), "1", "lho")


@rule_of("1")
def left(case: Inquiry[Toy]) -> None:
    case.set(result="left" if case.facts.left else "right")


def tree(decide: Any, **facts: Any) -> Any:
    return explored(decide, Toy(**facts), "2017").tree


def names(found: Any) -> list[str]:
    return [field.name for field, *_ in questions(found)]


def results(found: Any) -> list[Any]:
    return [leaf.draft.outcome["result"].value for _, leaf in leaves(found)]


# -- exploration ---------------------------------------------------------------------------------------------------


def test_a_known_fact_does_not_branch() -> None:
    assert isinstance(tree(left, left=True), Leaf)


def test_an_unknown_finite_fact_branches_over_its_values() -> None:
    found = tree(left)
    assert isinstance(found, QuestionNode)
    assert [(path[0][1], leaf.draft.outcome["result"].value) for path, leaf in leaves(found)] == [
        (True, "left"),
        (False, "right"),
    ]


def test_an_unasked_value_is_valid_but_no_branch() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result=case.facts.choice_colour)

    assert results(tree(decide)) == ["red", "blue"]
    assert results(tree(decide, choice_colour="green")) == ["green"]


def test_a_fact_without_finite_values_ends_the_path_in_a_question() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result="known")
        case.set(next_to_act=case.facts.who)

    found = tree(decide)
    assert isinstance(found, Leaf)
    assert (found.kind, found.asks and found.asks.name, found.asked_by) == ("asks", "who", "1")
    assert found.draft.outcome["result"].value == "known", "what was concluded before the question is kept"


def test_a_run_goes_on_where_nothing_hung_on_the_question() -> None:
    runs = []

    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        runs.append(case)
        case.meanwhile("open", "left")
        case.set(result=f"{case.facts.left} {case.facts.right}")

    assert results(tree(decide)) == ["True True", "True False", "False True", "False False"]
    assert len(runs) == 4, "one for each leaf, none for a question"


def test_a_run_begins_anew_where_the_unknown_fact_was_looked_at_before() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        known, assumed = case.known.left, case.assumes("right")
        case.set(result=f"{known} {case.facts.left} {assumed} {case.facts.right}")

    assert results(tree(decide, left=True)) == ["True True True True", "True True True False"]
    assert results(tree(decide, right=True)) == ["True True False True", "False False False True"]


def test_one_answer_explores_no_tree_twice() -> None:
    first = tree(left, left=True)
    assert tree(left, left=True) is not first, "nothing is remembered outside an answer"
    with remembering():
        first = tree(left, left=True)
        with remembering():
            assert tree(left, left=True, right=True) is first, "right is looked at by no run"
        assert tree(left, left=False) is not first
        with pytest.raises(EngineError):
            explored(left, Toy(left=True), "2007")  # another edition is not ruled by this one's tree
        with pytest.raises(BadFacts):
            tree(left, left=True, right=False, both=True)


def test_a_fact_that_changes_nothing_is_pruned() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        assert case.facts.right in (True, False)
        case.set(result="left" if case.facts.left else "right")

    assert names(tree(decide)) == ["left"]


def test_a_fact_is_kept_when_it_matters_on_one_path_only() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        second = case.facts.right if case.facts.left else None
        case.set(result=f"{case.facts.left} {second}")

    assert names(tree(decide)) == ["left", "right"]
    assert results(tree(decide)) == ["True True", "True False", "False None"]


def test_a_computed_predicate_is_not_asked_and_an_open_one_is() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result=case.facts.both)

    assert results(tree(decide, left=True, right=False)) == [False]
    assert names(tree(decide, left=True)) == ["both"]


def test_a_predicate_that_contradicts_its_raw_facts_is_refused() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result=case.facts.both)

    with pytest.raises(BadFacts, match=r"both .* False, but left = True and right = True make it True"):
        tree(decide, left=True, right=True, both=False)


def test_a_presumption_is_used_and_remembered() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result=case.facts.rare)

    found = tree(decide)
    assert isinstance(found, Leaf)
    assert (found.draft.outcome["result"].value, found.draft.presumed) == (False, {"rare": False})


def test_given_facts_that_exclude_each_other_are_refused_and_assumed_ones_are_no_branch() -> None:
    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        if case.facts.left and case.facts.right:
            case.contradiction("left", "right")
        case.set(result=case.facts.right)

    with pytest.raises(BadFacts, match="left = True and right = True cannot both be true"):
        tree(decide, left=True, right=True)
    assert results(tree(decide, left=True)) == [False]


def test_told_facts_that_exclude_each_other_are_refused_on_whichever_path_they_meet() -> None:
    """Dropping that path instead would settle what it assumes, a choice or a finding that nobody has made."""

    @rule_of("1")
    def decide(case: Inquiry[Toy]) -> None:
        if case.facts.finding_seen and case.facts.left and case.facts.right:
            case.contradiction("left", "right")
        case.set(result=case.facts.right)

    with pytest.raises(BadFacts, match="left = True and right = True cannot both be true"):
        tree(decide, left=True, right=True)


def test_a_path_of_too_many_questions_is_an_error() -> None:
    fields = {f"f{index}": fact(BOOL, "1") for index in range(13)}
    many = dataclass(frozen=True)(type("Many", (), {"__annotations__": dict.fromkeys(fields, bool), **fields}))

    @rule_of("1")
    def decide(case: Inquiry[Any]) -> None:
        case.set(result=sum(getattr(case.facts, name) for name in fields))

    with pytest.raises(TooLarge):
        explored(decide, many(), "2017")


# -- conclusions ---------------------------------------------------------------------------------------------------


def test_a_conclusion_outside_a_rule_is_an_error() -> None:
    with pytest.raises(EngineError, match="outside any rule"):
        tree(lambda case: case.set(result="x"))


def test_conclusions_cite_the_rule_and_what_it_adds() -> None:
    @rule_of("27.B.2")
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result="x", also=("26.B",))
        case.review()
        case.keep_in_force("silenced_throughout", Who("offender_partner", Seat.W), "end_of_auction")

    draft = tree(decide).draft
    assert draft.outcome["result"].citations == ("27.B.2", "26.B")
    assert (draft.reviews, draft.state[0].source, draft.state[0].players) == (["27.B.2"], "27.B.2", (Seat.W,))
    assert draft.outcome["end_of_play_review"].value == "27.B.2"


def test_an_older_edition_cites_its_own_text() -> None:
    @rule_of("27.B.2", editions=("2007",))
    def decide(case: Inquiry[Toy]) -> None:
        case.set(result="x", also=("26.B",))

    draft = explored(decide, Toy(), "2007").tree.draft  # type: ignore[union-attr]
    assert draft.outcome["result"].citations == ("laws-2007-pl:27.B.2", "laws-2007-pl:26.B")
    with pytest.raises(EngineError, match="written for 2007, not for 2017"):
        explored(decide, Toy(), "2017")


def test_the_trace_has_the_facts_each_rule_read_itself() -> None:
    @rule_of("2")
    def inner(case: Inquiry[Toy]) -> None:
        case.set(result=case.facts.right)

    @rule_of("1")
    def outer(case: Inquiry[Toy]) -> None:
        assert case.facts.left
        inner(case)

    steps = tree(outer, left=True, right=True).draft.trace
    assert [(step.rule, step.because) for step in steps] == [("1", {"left": True}), ("2", {"right": True})]


def _setting(rule_id: str, value: Any, exception_to: tuple[str, ...] = ()) -> SetOutcome:
    return SetOutcome(value, rule_id, exception_to, (rule_id,))


def test_two_rules_that_disagree_conflict() -> None:
    draft = Draft()
    draft.put("result", _setting("27.B.2", "silenced"))
    with pytest.raises(Conflict, match=r"27\.B\.1 sets result to 'free', but 27\.B\.2 set it to 'silenced'"):
        draft.put("result", _setting("27.B.1", "free"))


@pytest.mark.parametrize("exception_first", [True, False])
def test_an_exception_wins_whichever_comes_first(exception_first: bool) -> None:
    settings = [_setting("27.B.2", "silenced"), _setting("27.B.1", "free", ("27.B.2",))]
    draft = Draft()
    for setting in reversed(settings) if exception_first else settings:
        draft.put("result", setting)
    assert draft.outcome["result"].value == "free"


def test_agreement_is_no_conflict() -> None:
    draft = Draft()
    assert draft.put("result", _setting("27.B.2", "x"))
    assert draft.put("result", _setting("27.B.3", "x"))


# -- declarations and reading -------------------------------------------------------------------------------------


def test_findings_and_choices_carry_their_names() -> None:
    @dataclass(frozen=True)
    class Wrong:
        comparable: bool = finding(BOOL, "23.A")

    with pytest.raises(TypeError, match="finding_"):
        fields_of(Wrong)


def test_an_unknown_fact_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadFacts, match="did you mean 'choice_accept'"):
        ruled("insufficient_bid", {"choice_acept": True})


def test_an_unknown_procedure_edition_and_language_are_refused() -> None:
    with pytest.raises(BadInput, match="did you mean 'insufficient_bid'"):
        ruled("insuficient_bid", {})
    with pytest.raises(BadInput, match="edition '2011'"):
        ruled("insufficient_bid", {}, "2011")
    with pytest.raises(BadInput, match="'de'"):
        ruled("insufficient_bid", {}, language="de")


def test_null_is_unknown_and_no_is_norwegian() -> None:
    assert ruled("insufficient_bid", {"choice_accept": None})["status"] == "needs"
    norwegian = ruled("insufficient_bid", {}, language="no")
    assert norwegian == ruled("insufficient_bid", {}, language="nb")


@pytest.mark.parametrize(
    ("of", "raw"),
    [
        (BOOL, "true"),
        (BOOL, 1),
        (whole(0, 13), 14),
        (whole(0, 13), True),
        (number(0, 1), "1"),
        (SEAT, "Q"),
        (CARD, "S1"),
        (CALLS, "1S P"),
        (CALLS, ["1S", "8Z"]),
        (CONTRACT, {"level": 8, "denomination": "S", "declarer": "N"}),
        (HANDS, {"X": []}),
        (list_of(SEAT), "N"),
        (record({"player": SEAT}), {}),
        (record({"player": SEAT}), {"player": "N", "other": 1}),
        (one_of("a", "b"), "c"),
    ],
)
def test_wrong_values_are_refused(of: Any, raw: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        of.read(raw)


@pytest.mark.parametrize(
    ("of", "raw"),
    [
        (CALLS, ["1S", "P", "X", "XX", "8C"]),
        (CONTRACT, {"level": 4, "denomination": "S", "doubling": "X", "declarer": "W"}),
        (HANDS, {"N": ["SA", "HT"]}),
        (record({"player": SEAT}, {"cards": list_of(CARD)}), {"player": "N", "cards": ["D2"]}),
    ],
)
def test_values_are_written_as_they_are_read(of: Any, raw: Any) -> None:
    assert of.write(of.read(raw)) == raw


def test_turning_four_times_changes_nothing_and_once_moves_seats() -> None:
    facts = Toy(who=Seat.N, left=True)
    assert turn_facts(facts, 4) == facts
    assert turn_facts(facts, 1) == Toy(who=Seat.E, left=True)


def test_schema_says_kind_chooser_and_default() -> None:
    properties = json_schema(Toy)["properties"]
    assert properties["choice_colour"]["x-chooser"] == "lho"
    assert properties["choice_colour"]["anyOf"][0]["enum"] == ["red", "blue", "green"]
    assert properties["rare"]["default"] is False
    assert properties["finding_seen"]["x-kind"] == "finding"
    assert read_facts(Toy, {"who": "N"}).who is Seat.N
