"""The question sets: form, balance, separation of development and test part, and which laws they reach.

What is expected here comes from the issue that ordered the sets (100 test questions a language, 15 answered by the MBSz
regulations and 8 by the Ulti rules in Hungarian, 5 out of scope) and from the sources' own headings, not from the sets.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rapidfuzz import fuzz

from corpus.ids import fold, parse

ROOT = Path(__file__).resolve().parents[2]
DATASETS = ROOT / "evals" / "datasets"
SOURCES = ROOT / "corpus" / "sources"
LANGUAGES = ("hu", "pl", "nb")
KINDS = {"ruling", "lookup", "definition", "score", "regulation", "ulti", "out_of_scope"}
FIELDS = {
    "id": str,
    "lang": str,
    "question": str,
    "kind": str,
    "gold": list,
    "gold_laws": list,
    "answerable": bool,
}
LAW = re.compile(r"(?P<law>\d{1,2})(\.[A-G](\.\d{1,2}(\.[a-l](\.[ivx]+)?)?)?)?(\.fn\d)?")
REGULATION = re.compile(r"mbsz-hu:(?P<unit>\d{1,2}|VI\.\d|M\d(\.\d{1,2})?)(\.[a-l](@\d)?)?")
ULTI = re.compile(r"ulti-hu:(?P<unit>I\.\d{1,2}|II\.[ABC]\.\d{1,2})(\.[a-z0-9]+)?")


def read(part: str) -> list[dict[str, Any]]:
    """The questions of a part, one dict a line."""
    lines = (DATASETS / f"{part}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


PARTS = {part: read(part) for part in ("dev", "test")}
ALL = [question for questions in PARTS.values() for question in questions]


def source(prefix: str) -> str:
    (path,) = SOURCES.glob(f"{prefix}_*.txt")
    return path.read_text(encoding="utf-8")


def words(text: str) -> str:
    """A question without diacritics, case, punctuation and double blanks."""
    return " ".join(re.findall(r"\w+", fold(text)))


def unit(gold: str) -> str:
    """The unit a gold id belongs to, as `gold_laws` names it."""
    if gold.startswith("DEF."):
        return "DEF"
    found = REGULATION.fullmatch(gold) or ULTI.fullmatch(gold)
    if found:
        return gold.split(":")[0] + ":" + found["unit"]
    found = LAW.fullmatch(gold)
    assert found is not None, gold
    return found["law"]


def of(part: str, lang: str) -> list[dict[str, Any]]:
    return [question for question in PARTS[part] if question["lang"] == lang]


@pytest.mark.parametrize("part", PARTS)
def test_form(part: str) -> None:
    for question in PARTS[part]:
        where = question["id"]
        assert {name: type(value) for name, value in question.items()} == FIELDS, where
        assert question["lang"] in LANGUAGES, where
        assert question["kind"] in KINDS, where
        assert question["answerable"] == (question["kind"] != "out_of_scope"), where
        assert question["question"] == " ".join(question["question"].split()), where
        assert 8 <= len(question["question"]) <= 200, where
        assert bool(question["gold"]) == bool(question["gold_laws"]) == question["answerable"], where
        assert len(set(question["gold"])) == len(question["gold"]), where
        assert {unit(gold) for gold in question["gold"]} == set(question["gold_laws"]), where


@pytest.mark.parametrize("part", PARTS)
def test_ids_number_the_questions_of_each_language(part: str) -> None:
    expected = [f"{part}-{lang}-{n:03d}" for lang in LANGUAGES for n in range(1, len(of(part, lang)) + 1)]
    assert [question["id"] for question in PARTS[part]] == expected


def test_law_ids_are_canonical() -> None:
    for question in ALL:
        for gold in question["gold"]:
            if ":" not in gold and not gold.startswith("DEF."):
                assert parse(gold).path == gold, question["id"]
                assert 1 <= int(unit(gold)) <= 93, question["id"]


def test_definitions_are_headwords_of_the_text() -> None:
    heads = {head.strip() for head in re.findall(r"^\*\*([^*]+)\*\* ", source("000"), re.MULTILINE)}
    used = {gold[4:] for question in ALL for gold in question["gold"] if gold.startswith("DEF.")}
    assert used
    assert used <= heads


def test_regulations_and_ulti_name_what_the_texts_have() -> None:
    sections = set(re.findall(r"^(\d{1,2})\. .*\.{4,}", source("002"), re.MULTILINE))
    assert len(sections) > 30
    for question in ALL:
        for gold in question["gold"]:
            name = unit(gold).split(":")[-1]
            if gold.startswith("mbsz-hu:") and name.isdigit():
                assert name in sections, question["id"]
            if gold.startswith("ulti-hu:II."):
                group = source("001").split("\nII. FEJEZET")[1].split(f"\n{name.split('.')[1]}) ")[1]
                group = re.split(r"\n[BC]\) ", group)[0]
                assert re.search(rf"^{name.split('.')[2]}/a\)", group, re.MULTILINE), question["id"]


def test_balance_of_the_test_part() -> None:
    for lang in LANGUAGES:
        kinds = Counter(question["kind"] for question in of("test", lang))
        assert kinds.total() == 100, lang
        assert kinds["out_of_scope"] == 5, lang
        assert kinds["regulation"] == (15 if lang == "hu" else 0), lang
        assert kinds["ulti"] == (8 if lang == "hu" else 0), lang
        assert kinds["ruling"] >= 60, lang
        assert min(kinds["lookup"], kinds["definition"], kinds["score"]) >= 2, lang


def test_balance_of_the_development_part() -> None:
    for lang in LANGUAGES:
        kinds = Counter(question["kind"] for question in of("dev", lang))
        assert kinds.total() == 50, lang
        assert kinds["out_of_scope"] == 2, lang
        assert (kinds["regulation"], kinds["ulti"]) == ((5, 3) if lang == "hu" else (0, 0)), lang


def test_kinds_agree_with_gold() -> None:
    for question in ALL:
        first = question["gold"][0] if question["gold"] else ""
        assert (question["kind"] == "regulation") == first.startswith("mbsz-hu:"), question["id"]
        assert (question["kind"] == "ulti") == first.startswith("ulti-hu:"), question["id"]
        assert question["lang"] == "hu" or not any(":" in gold for gold in question["gold"]), question["id"]
        if question["kind"] == "score":
            assert first in ("77", "78.B"), question["id"]


def test_the_commonest_laws_lead_in_every_language() -> None:
    for lang in LANGUAGES:
        main = Counter(question["gold_laws"][0] for question in of("test", lang) if question["gold_laws"])
        for law in ("16", "25", "27", "30", "31", "45", "50", "54", "64", "70"):
            assert main[law] >= 1, (lang, law)
        assert sum(main[law] for law in ("61", "62", "63", "64")) >= 5, lang


def test_laws_reached() -> None:
    def laws(questions: list[dict[str, Any]]) -> set[int]:
        return {int(law) for question in questions for law in question["gold_laws"] if law.isdigit()}

    assert laws(ALL) == set(range(1, 94))
    assert len(laws(PARTS["test"])) >= 80
    assert all(len(laws(of("test", lang))) >= 60 for lang in LANGUAGES)


def test_no_question_stands_twice() -> None:
    texts = Counter(words(question["question"]) for question in ALL)
    assert [text for text, times in texts.items() if times > 1] == []


def test_no_test_question_is_a_development_question_reworded() -> None:
    for lang in LANGUAGES:
        for tested in of("test", lang):
            for known in of("dev", lang):
                likeness = fuzz.token_sort_ratio(words(tested["question"]), words(known["question"]))
                assert likeness < 75, (tested["id"], known["id"])


def test_some_are_written_without_diacritics() -> None:
    typical = {"hu": "áéíóöőúüű", "pl": "ąćęłńóśźż", "nb": "æøå"}
    for lang, signs in typical.items():
        plain = [q for q in of("test", lang) if not set(q["question"].casefold()) & set(signs)]
        assert 5 <= len(plain) <= 60, lang
