"""Questions as asked at the table: which procedure leads and which facts are read, held at the floor reached.

`evals/rulings/asked_*.yaml` was written and decided from the law text before any question was run. The first run led
with the right procedure 81 times in 100 and read 14 of 139 facts; the second round, before it was mended for, 40 in 48
(34 by what stood before). The third is not mended for: 29 in 40, and 21 by what stood before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.service import Service
from corpus import strict_yaml
from corpus.model import LANGUAGES
from corpus.store import Store
from rulings import registry

FOLDER = Path(__file__).parents[3] / "evals" / "rulings"
FIRST = {
    language: strict_yaml.load(FOLDER / f"asked_{language}.yaml")["questions"] for language in ("hu", "pl", "nb", "en")
}
SECOND: list[dict[str, Any]] = strict_yaml.load(FOLDER / "asked_second.yaml")["questions"]
THIRD: list[dict[str, Any]] = strict_yaml.load(FOLDER / "asked_third.yaml")["questions"]
ALL: list[dict[str, Any]] = [row | {"language": language} for language, rows in FIRST.items() for row in rows] + SECOND
MOST_MISSED = 6
"""Questions of a language (of 37) that another procedure may lead, or none. Three while cues written for these very
questions chose; what is learnt from stories chooses better elsewhere (63 % -> 73 on 1,262 unseen) and worse here."""
THIRD_LED, THIRD_OFFERED, THIRD_WRONG = 27, 32, 7
"""Of the 40 that nothing was mended for: led rightly at least, led or offered at least, led wrongly at most."""
FACTS_READ = 0.83
"""Share of the facts wanted that must be read: .89 while cues written for these questions read plain facts. Without
them stories told at length are read better (docs/understanding.md), and these short ones worse."""


def _wanted(row: dict[str, Any]) -> set[str]:
    return {row["procedure"], *row.get("or", [])}


def _looked_up(row: dict[str, Any], document: dict[str, Any]) -> bool:
    """Whether a question without a case is answered by the sentence of a law wanted, instead of a procedure."""
    marks = document["headline"]["citations"] if document["kind"] == "lookup" else []
    laws = [one["provision"] for one in document["citations"] if one["n"] in marks]
    return any(law.startswith(wanted) for law in laws for wanted in row["law"])


@pytest.fixture(scope="module")
def answers(service: Service) -> dict[str, dict[str, Any]]:
    return {row["id"]: service.ask(row["q"], row["language"]) for row in ALL}


def _lead(document: dict[str, Any]) -> str:
    return document["procedure"]["name"] if document["procedure"] else "none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_procedure_leads(answers: dict[str, dict[str, Any]], language: str) -> None:
    rows = [row for row in ALL if row["language"] == language]
    asked = {row["q"]: (row, answers[row["id"]]) for row in rows}
    told = {q: _lead(answer) for q, (row, answer) in asked.items() if not _looked_up(row, answer)}
    missed = {q: lead for q, lead in told.items() if lead not in _wanted(asked[q][0])}
    assert len(missed) <= MOST_MISSED, missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_told_are_read(answers: dict[str, dict[str, Any]], language: str) -> None:
    wanted, missed = 0, []
    for row in (row for row in ALL if row["language"] == language):
        name = _lead(answers[row["id"]])
        if name not in _wanted(row) or name == "none":
            continue
        read = {one["fact"]: one["value"] for one in answers[row["id"]]["procedure"]["read"] if one["sure"]}
        told = {fact: value for fact, value in row["facts"].items() if fact in registry.get(name).fields}
        wanted += len(told)
        missed += [(row["id"], fact, value, read.get(fact)) for fact, value in told.items() if read.get(fact) != value]
    assert len(missed) <= (1 - FACTS_READ) * wanted, missed


def test_questions_that_nothing_was_mended_for(service: Service) -> None:
    """Where `ask` does not know, it quotes and offers: few of them are led by a procedure that does not fit."""
    led, offered, wrong = 0, 0, []
    for row in THIRD:
        found = service.ask(row["q"], row["language"])
        right = _lead(found) in _wanted(row)
        led += right
        offered += right or bool({one["name"] for one in found["candidates"]} & _wanted(row))
        if not right and found["procedure"]:
            wrong.append((row["q"], _lead(found)))
    assert led >= THIRD_LED
    assert offered >= THIRD_OFFERED
    assert len(wrong) <= THIRD_WRONG, wrong


def test_what_is_read_keeps_its_words(answers: dict[str, dict[str, Any]]) -> None:
    for row in ALL:
        for one in (answers[row["id"]]["procedure"] or {"read": []})["read"]:
            assert one["words"].strip(), (row["id"], one["fact"])


def test_every_question_is_decided_by_law_and_names_what_exists(store: Store) -> None:
    for row in ALL + THIRD:
        _is_decided_by_law_and_names_what_exists(store, row)


def _is_decided_by_law_and_names_what_exists(store: Store, row: dict[str, Any]) -> None:
    for name in _wanted(row) - {"none"}:
        found = registry.get(name)
        for fact, value in row["facts"].items():
            if fact in found.fields:
                found.fields[fact].type.read(value)
    assert any(set(row["facts"]) <= set(registry.get(name).fields) for name in _wanted(row) - {"none"}), row["id"]
    assert row["law"], row["id"]
    assert all(f"laws-2017-hu:{law}" in store for law in row["law"]), row["law"]


def test_each_language_is_asked_enough() -> None:
    assert {language: len(rows) for language, rows in FIRST.items()} == dict.fromkeys(("hu", "pl", "nb", "en"), 25)
    assert all(sum(row["language"] == language for row in SECOND) == 12 for language in LANGUAGES)
    assert all(sum(row["language"] == language for row in THIRD) == 10 for language in LANGUAGES)
    assert len({row["q"] for row in ALL + THIRD}) == len(ALL + THIRD)


# what `ask` once got wrong; each is mended by knowledge that other wordings use too
MENDED = [
    ("pl", "Przeciwnik zalicytował 2 trefl na 2 kara", "insufficient_bid", {"auction": ["2D", "2C"]}),
    ("hu", "A leosztás lejátszása után kiderült, hogy 12 lapom volt, az ellenfélnek meg 14", "wrong_count_extra", {}),
    ("hu", "Lejátszottuk, és utána számoltam meg: csak 12 lapom volt", "missing_card", {}),
    ("pl", "Po rozegraniu okazało się, że miałem 12 kart, a partner 14", "wrong_count_extra", {}),
    ("pl", "W dał 2 kiery i zaraz zmienił na 2 piki", "change_of_call", {}),
    (
        "hu",
        "Észak elfelejtette, hogy ő az osztó, és Kelet passzolt",
        "pass_out_of_rotation",
        {"dealer": "N", "out_of_turn": {"player": "E", "call": "P"}},
    ),
    (
        "en",
        "North forgot that he was the dealer and East passed",
        "pass_out_of_rotation",
        {"dealer": "N", "out_of_turn": {"player": "E", "call": "P"}},
    ),
    ("pl", "Obrońca umyślnie pokazał kartę partnerowi", "exposed_card_defender", {"how_exposed": "shown"}),
    ("nb", "Motspilleren viste et kort til makker", "exposed_card_defender", {}),
    ("pl", "Skontrowałem poza kolejnością", "double_out_of_rotation", {}),
    ("hu", "Soron kívül kontráztam", "double_out_of_rotation", {}),
]


@pytest.mark.parametrize(("language", "question", "procedure", "facts"), MENDED)
def test_what_was_mended_stays_so(
    service: Service, language: str, question: str, procedure: str, facts: dict[str, Any]
) -> None:
    found = service.ask(question, language)
    assert procedure in {_lead(found), *(one["name"] for one in found["candidates"])}
    if _lead(found) != procedure:
        return
    read = {one["fact"]: one["value"] for one in found["procedure"]["read"] if one["sure"]}
    assert facts.items() <= read.items()


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("pl", "Telefon zadzwonił w trakcie gry"),
        ("hu", "Megszólalt a mobiltelefonja játék közben"),
        ("nb", "En telefon ringte mens vi spilte"),
        ("en", "A phone rang during the play"),
    ],
)
def test_a_telephone_is_a_matter_of_etiquette(service: Service, language: str, question: str) -> None:
    found = service.ask(question, language)
    assert found["status"] != "refused"
    assert any(row["canonical"].startswith("laws-2017-hu:74") for row in found["citations"])


def test_an_opening_off_the_system_card_is_offered_as_such(service: Service) -> None:
    """Nothing in the words says out of rotation (29), which the provisions found speak for: so it does not rule."""
    found = service.ask("Åpnet med 1NT med 14 hp selv om kortet sier 15-17", "nb")
    assert _lead(found) in ("none", "psych_and_agreements")
    assert "psych_and_agreements" in {row["name"] for row in found["candidates"]}
