import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.ids import fold
from corpus.model import LANGUAGES
from retrieval.language import TABLES, detect, guess, language_scores

QUERIES = [
    ("hu", "színvétés"),
    ("hu", "soron kívüli licit"),
    ("hu", "Ki hívhatja a tornavezetőt?"),
    ("hu", "büntetőlap"),
    ("hu", "1 szan után bemondtam 1 pikket"),
    ("hu", "Mikor kell kopogni?"),
    ("hu", "mennyi az ulti"),
    ("pl", "fałszywy renons"),
    ("pl", "odzywka niewystarczająca"),
    ("pl", "Dziadek podpowiedział kartę"),
    ("pl", "kto może wezwać sędziego"),
    ("pl", "zalicytował 1BA poza kolejnością"),
    ("pl", "przebił, a miał w kolorze"),
    ("nb", "utspill fra feil hånd"),
    ("nb", "for lavt bud"),
    ("nb", "Blindemann spilte et kort selv"),
    ("nb", "hvor mange stikk skal overføres"),
    ("nb", "makker nølte lenge"),
    ("nb", "straffekort"),
    ("en", "insufficient bid"),
    ("en", "opening lead out of turn"),
    ("en", "Dummy named a card"),
    ("en", "who may call the director?"),
    ("en", "partner hesitated and then passed"),
]


@pytest.mark.parametrize(("language", "text"), QUERIES)
def test_short_queries(language: str, text: str) -> None:
    assert detect(text) == language


@pytest.mark.parametrize(("language", "text"), QUERIES)
def test_short_queries_without_diacritics(language: str, text: str) -> None:
    assert detect(fold(text)) == language


def test_all_development_questions_with_and_without_diacritics() -> None:
    rows = [json.loads(line) for line in Path("evals/datasets/dev.jsonl").read_text(encoding="utf-8").splitlines()]
    wrong = [
        row["id"] for row in rows for text in (row["question"], fold(row["question"])) if detect(text) != row["lang"]
    ]
    assert len(rows) >= 150
    assert len(wrong) <= len(rows) * 2 // 100, wrong


@pytest.mark.parametrize("text", ["", "27.B.1", "12345", "?!", "\x00\x01", "😀"])
def test_nothing_to_judge_by_gives_the_default(text: str) -> None:
    assert detect(text, "pl") == "pl"
    assert not guess(text).sure


@given(st.text())
def test_any_text_gets_one_of_the_languages(text: str) -> None:
    assert detect(text) in LANGUAGES
    assert detect(text) == detect(text)


def test_a_huge_text_is_cut_before_it_is_read() -> None:
    assert detect("motspilleren spilte ut " * 10_000) == "nb"


def test_the_table_has_a_value_for_every_language() -> None:
    tables = json.loads(TABLES.read_text(encoding="utf-8"))
    assert all(len(values) == len(LANGUAGES) for table in tables.values() for values in table.values())
    assert set(language_scores("bud")) == set(LANGUAGES)
