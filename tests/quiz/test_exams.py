"""Marking, spaced repetition, blueprints, forms and statistics."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from quiz_samples import every_kind, single

from app.quiz.exams import repetition
from app.quiz.exams.areas import area_of, area_of_provisions, areas
from app.quiz.exams.blueprint import blueprint, blueprints
from app.quiz.exams.forms import form
from app.quiz.exams.marking import is_given, is_right, typed_number
from app.quiz.exams.repetition import Recall
from app.quiz.results.attempts import Answered
from app.quiz.results.statistics import by_area, by_item, weak_areas
from corpus.errors import BadInput, LawbridgeError

NOW = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)
KINDS = {question.kind: question for question in every_kind().questions[:6]} | {"near": every_kind().questions[6]}
RIGHT_PAIRS = {"p1": "Kontra", "p2": "Passz = {0}", "p3": "~NT"}

# kind, answer, whether it is right
ANSWERS = [
    ("single", "o2", True),
    ("single", "o1", False),
    ("single", None, False),
    ("single", ["o2"], False),
    ("multiple", ["d", "a", "b"], True),
    ("multiple", ["a", "b"], False),
    ("multiple", ["a", "b", "c", "d"], False),
    ("multiple", [], False),
    ("multiple", "a", False),
    ("true_false", "false", True),
    ("true_false", "true", False),
    ("true_false", False, False),
    ("match", RIGHT_PAIRS, True),
    ("match", RIGHT_PAIRS | {"p1": "~NT", "p3": "Kontra"}, False),
    ("match", {"p1": "Kontra"}, False),
    ("match", None, False),
    ("order", ["s1", "s2", "s3"], True),
    ("order", ["s2", "s1", "s3"], False),
    ("order", ["s1", "s2"], False),
    ("numeric", -420, True),
    ("numeric", "-420", True),
    ("numeric", "\N{MINUS SIGN}420,0", True),
    ("numeric", "420", False),
    ("numeric", "-421", False),
    ("numeric", "minus 420", False),
    ("numeric", "", False),
    ("numeric", "nan", False),
    ("near", "12,53", True),
    ("near", "12.535", True),
    ("near", "12.54", False),
]


@pytest.mark.parametrize(("kind", "given", "right"), ANSWERS)
def test_an_answer_is_right_as_a_whole_or_wrong(kind: str, given: Any, right: bool) -> None:
    assert is_right(KINDS[kind], given) is right


@pytest.mark.parametrize(
    ("text", "value"),
    [("1 430", 1430.0), ("+3", 3.0), ("1\N{NO-BREAK SPACE}000", 1000.0), ("1e3", None), ("--1", None), (True, None)],
)
def test_numbers_as_people_type_them(text: Any, value: float | None) -> None:
    assert typed_number(text) == value


def test_no_answer_is_not_an_answer() -> None:
    assert not is_given(KINDS["single"], None)
    assert not is_given(KINDS["multiple"], [])
    assert not is_given(KINDS["match"], {"p1": "Kontra"})
    assert is_given(KINDS["match"], RIGHT_PAIRS)
    assert is_given(KINDS["numeric"], 0)


def test_known_questions_come_later_and_later_and_missed_ones_at_once() -> None:
    card, now, waits = repetition.new_card(NOW), NOW, []
    assert repetition.due(card) == NOW
    for _ in range(6):
        card = repetition.answered(card, Recall.KNEW, now)
        waits.append(repetition.due(card) - now)
        now = repetition.due(card)
    assert waits[1:] == sorted(waits[1:])
    assert waits[-1] > timedelta(days=30)
    missed = repetition.answered(card, Recall.WRONG, now)
    assert repetition.due(missed) - now <= timedelta(minutes=10)


def test_how_an_answer_came_orders_when_it_comes_again() -> None:
    card = repetition.answered(repetition.answered(repetition.new_card(NOW), Recall.EASY, NOW), Recall.KNEW, NOW)
    later = repetition.due(card)
    dues = [repetition.due(repetition.answered(card, recall, later)) for recall in Recall]
    assert dues == sorted(dues)
    assert len(set(dues)) == 4


def test_the_same_answers_give_the_same_plan_and_no_wait_is_longer_than_a_year() -> None:
    plans = []
    for _ in range(2):
        card, now = repetition.new_card(NOW), NOW
        for _ in range(15):
            card = repetition.answered(card, Recall.EASY, now)
            assert repetition.due(card) - now <= timedelta(days=repetition.LONGEST)
            now = repetition.due(card)
        plans.append(card)
    assert plans[0] == plans[1]


def test_memory_fades() -> None:
    card = repetition.answered(repetition.new_card(NOW), Recall.EASY, NOW)
    chances = [repetition.chance_of_recall(card, NOW + timedelta(days=days)) for days in (0, 5, 50)]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < chances[0] <= 1


# -- blueprints, forms, statistics ---------------------------------------------------------------------------------


def _maker(n, topics, level, language, seed, used):
    """Questions without end, of the topic and level asked for; the ids depend on the seed."""
    for number in range(n + len(used) + 50):
        name = f"{topics[0]}-{level}-{seed % 1000}-{number:05d}"
        if name not in used:
            yield single(
                name, number, id=name, stem=name, level=level, language=language, topics=(topics[0],), provisions=()
            )


def test_every_law_is_in_exactly_one_area() -> None:
    laws = [law for one in areas().values() for law in one.topics]
    assert sorted(laws, key=int) == [str(number) for number in range(1, 94)]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["27"], "irregular_calls"),
        (["laws-2017-hu:64.A.1"], "revoke"),
        (["laws-2017-hu:DEF.Licit"], "basics"),
        (["mbsz-hu:29"], "mbsz"),
        (["ulti-hu:I.4.d"], "ulti"),
        (["laws-2007-pl:27", "61"], "revoke"),
        ([], ""),
    ],
)
def test_a_question_has_the_area_of_its_law(names: list[str], expected: str) -> None:
    assert area_of_provisions(names) == expected


@pytest.mark.parametrize("name", sorted(blueprints()))
def test_an_example_paper_says_that_it_is_ours_in_every_language(name: str) -> None:
    plan = blueprint(name)
    assert len({*plan.titles.values()}) == 4
    assert all("Lawbridge" in text for text in plan.notes.values())


def test_the_example_papers_have_their_published_frame() -> None:
    club, national = blueprint("club"), blueprint("national")
    assert (club.total, club.minutes, club.pass_mark) == (40, 75, 65)
    assert (national.total, national.minutes, national.pass_mark) == (60, 120, 75)


@pytest.mark.parametrize("name", sorted(blueprints()))
def test_shares_keep_every_area_and_the_mix_of_levels(name: str) -> None:
    plan = blueprint(name)
    shares = plan.shares()
    for area, count in plan.areas.items():
        assert sum(number for (one, _), number in shares.items() if one == area) == count
    for level, percent in plan.levels.items():
        dealt = sum(number for (_, one), number in shares.items() if one == level)
        assert abs(dealt - percent * plan.total / 100) < 1


def test_forms_keep_to_the_blueprint_repeat_themselves_and_share_nothing() -> None:
    plan = blueprint("club")
    papers = [form(plan, letter, "pl", _maker) for letter in "abc"]
    assert [paper.name for paper in papers] == ["club A", "club B", "club C"]
    for paper in papers:
        counts = Counter(area_of(question) for question in paper.quiz.questions)
        assert counts == plan.areas
        assert [area_of(question) for question in paper.quiz.questions] == [
            area for area, count in plan.areas.items() for _ in range(count)
        ]
        assert paper.paper.pass_mark == 65
        assert {question.language for question in paper.quiz.questions} == {"pl"}
    ids = [question.id for paper in papers for question in paper.quiz.questions]
    assert len(set(ids)) == 120
    assert form(plan, "B", "pl", _maker).quiz == papers[1].quiz
    assert form(plan, "B", "pl", _maker, seed=2).quiz != papers[1].quiz


def test_a_level_that_is_used_up_is_filled_from_the_nearest_and_an_empty_area_is_refused() -> None:
    def easy_only(n, topics, level, language, seed, used):
        return _maker(n, topics, level, language, seed, used) if level == 1 else ()

    plan = blueprint("club")
    assert len(form(plan, "A", "en", easy_only).quiz.questions) == 40

    def no_claims(n, topics, level, language, seed, used):
        return () if "68" in topics else _maker(n, topics, level, language, seed, used)

    with pytest.raises(BadInput, match="Claims and concessions"):
        form(plan, "A", "en", no_claims)
    with pytest.raises(BadInput, match="A to Z"):
        form(plan, "AB", "en", _maker)


WRONG_BLUEPRINTS = [
    ("areas: {nowhere: 2}\nlevels: {1: 100}", "nowhere"),
    ("areas: {revoke: 0}\nlevels: {1: 100}", "at least one question"),
    ("areas: {revoke: 2}\nlevels: {1: 50, 2: 40}", "sum to 100"),
    ("areas: {revoke: 2}\nlevels: {1: 100, 4: 0}", "sum to 100"),
    ("areas: {revoke: two}\nlevels: {1: 100}", "two"),
    ("areas: {revoke: 2}", "must have"),
]


@pytest.mark.parametrize(("text", "said"), WRONG_BLUEPRINTS)
def test_a_wrong_blueprint_is_refused_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(f"id: own\ntitle: Own\nminutes: 10\npass_mark: 60\n{text}\n", encoding="utf-8")
    with pytest.raises(LawbridgeError, match=said):
        blueprint(str(path))


def test_a_trainers_own_blueprint_works(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(
        "id: own\ntitle: Mine\nminutes: 10\npass_mark: 80\nareas: {revoke: 3}\nlevels: {1: 0, 2: 100}\n",
        encoding="utf-8",
    )
    paper = form(blueprint(str(path)), "A", "nb", _maker)
    assert paper.quiz.title == "Mine"
    assert [question.level for question in paper.quiz.questions] == [2, 2, 2]


def test_an_unknown_blueprint_names_the_examples() -> None:
    with pytest.raises(BadInput, match="club, national"):
        blueprint("world")


def _answered(attempt: int, name: str, right: bool, law: str = "27") -> Answered:
    return Answered(attempt, name, f"stem {name}", (law,), (f"laws-2017-hu:{law}.A",), 1, right, 4.0)


def test_results_by_area_name_the_weak_ones_and_their_laws() -> None:
    rows = [_answered(1, "a", False), _answered(2, "b", False), _answered(3, "c", True)]
    rows += [_answered(1, "d", True, "64"), _answered(2, "e", True, "64"), _answered(3, "f", False, "63")]
    rows += [_answered(1, "g", False, "70")]
    found = {one.area: one for one in by_area(rows)}
    assert {name: (one.right, one.asked) for name, one in found.items()} == {
        "irregular_calls": (1, 3),
        "revoke": (2, 3),
        "claims": (0, 1),
    }
    assert found["irregular_calls"].missed == ("laws-2017-hu:27.A",)
    assert [one.area for one in weak_areas(rows)] == ["irregular_calls"]  # of claims there is too little to say
    assert [one.area for one in weak_areas(rows, 70)] == ["irregular_calls", "revoke"]


def test_difficulty_and_discrimination() -> None:
    """Ten papers of four items: `hard` is right for the three best only, `odd` for the three weakest only."""
    rows = []
    for paper in range(10):
        rows += [_answered(paper, "hard", paper >= 7), _answered(paper, "odd", paper < 3)]
        rows += [_answered(paper, f"same {number}", paper >= 3) for number in range(2)]
    found = {one.question: one for one in by_item(rows)}
    assert (found["hard"].difficulty, found["hard"].discrimination) == (0.3, 1.0)
    assert (found["odd"].difficulty, found["odd"].discrimination) == (0.3, -1.0)
    assert found["odd"].is_doubtful
    assert not found["hard"].is_doubtful
    assert found["same 0"].difficulty == 0.7
    assert by_item(rows)[-1].difficulty == 0.7


def test_few_papers_say_nothing_about_discrimination() -> None:
    assert [one.discrimination for one in by_item([_answered(paper, "a", paper > 4) for paper in range(9)])] == [None]
