"""Departures of the text in force: every row quotes the text, is told in four languages, and rules as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.departures import Departure, at, departures, load
from corpus.errors import BadData
from corpus.model import LANGUAGES
from corpus.store import Store
from rulings.cases import RulingCase, case_files, load_cases
from rulings.registry import rule

ROWS = departures()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.provisions[0])
def test_the_words_stand_in_the_text(row: Departure, store: Store) -> None:
    for place in row.provisions:
        assert f"{row.source}:{place}" in store
    first = store.get(f"{row.source}:{row.provisions[0]}")
    assert row.says in first.text or row.says in first.title


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.provisions[0])
def test_one_sentence_in_every_language(row: Departure) -> None:
    told = [row.sentence(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(text.endswith(".") and row.says in text for text in told)


def _case(name: str) -> RulingCase:
    return next(case for path in case_files() for case in load_cases(path) if case.id == name)


@pytest.mark.parametrize("row", [row for row in ROWS if row.case], ids=lambda row: row.provisions[0])
def test_the_letter_rules_otherwise(row: Departure) -> None:
    case = _case(row.case)
    sense = rule(case.procedure, case.facts, case.edition)
    letter = rule(case.procedure, case.facts, case.edition, follow="letter")
    assert sense["outcome"] != letter["outcome"]
    for ruled, followed in ((sense, "sense"), (letter, "letter")):
        told = [one for one in ruled["departures"] if one["effect"] == "changes_ruling"]
        assert {one["followed"] for one in told} == {followed}


def test_a_ruling_without_a_departure_tells_none() -> None:
    assert rule("wrong_board_hand", {"offender": "E", "offender_called": False})["departures"] == []


def test_older_editions_have_none() -> None:
    assert rule("lead_restriction_26", {"offender_defends": True, "suits_shown": ["H"]}, "2007")["departures"] == []


@pytest.mark.parametrize("place", ["43.A.1.a", "43.A.2.c", "64.B.3", "12.C.2.b"])
def test_what_2017_changed_is_no_departure(place: str) -> None:
    """These differ from 2007; the English of 2017 says what the Hungarian says."""
    assert at(place) == ()


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        ("effect: style", "effect is one of"),
        ("    case: 26B-04\n", "names its case"),
        ("known: copy", "known is one of"),
        ("because:", "a departure has"),
    ],
)
def test_a_malformed_row_is_refused(broken: str, words: str, tmp_path: Path) -> None:
    text = Path("corpus/departures.yaml").read_text(encoding="utf-8")
    head, _, rows = text.partition("departures:\n")
    first = rows.split("  - provisions")[1]
    first = first.replace("effect: changes_ruling", "effect: style") if broken.startswith("effect") else first
    mended = {"effect: style": "effect: nice", "    case: 26B-04\n": "", "known: copy": "known: guessed"}
    path = tmp_path / "departures.yaml"
    changed = first.replace(broken, mended.get(broken, "why:"))
    path.write_text(f"{head}departures:\n  - provisions{changed}", encoding="utf-8")
    with pytest.raises(BadData, match=words):
        load(path)
