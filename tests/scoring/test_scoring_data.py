"""The data of scoring: every step has its words in four languages, every citation exists, the promotion table is
whole.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulings.scoring
from corpus import strict_yaml
from corpus.model import LANGUAGES
from rulings.scoring.calculation import Step, exact, shown, signed
from rulings.scoring.telling import labels, tell

HERE = Path(rulings.scoring.__file__).parent
WORDING = strict_yaml.load(HERE / "wording.yaml")
KEYS = {key for section in WORDING.values() for key in section}


def step_keys() -> set[str]:
    """First arguments of every `Step(...)` in the arithmetic, where they are literals."""
    found = set()
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Step" and node.args:
                found |= {
                    c.value for c in ast.walk(node.args[0]) if isinstance(c, ast.Constant) and isinstance(c.value, str)
                }
    return found & {key for key in found if re.fullmatch(r"[a-z_0-9]+", key)}


def test_every_step_has_words() -> None:
    keys = step_keys()
    assert len(keys) > 100
    assert keys - KEYS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_told(language: str) -> None:
    for section, texts in WORDING.items():
        for key, by_language in texts.items():
            names = set(re.findall(r"\{(\w+)\}", by_language[language])) - {"sum"}
            text = tell(Step(key, "77", "1 + 1 = 2", dict.fromkeys(names, "9")), language)
            assert "{" not in text
            assert text[0] == text[0].upper()
            assert section == ("notes" if key.startswith("note_") else "statements")


def test_no_two_languages_share_a_sentence() -> None:
    same = [
        key for texts in WORDING.values() for key, row in texts.items() if len(set(row.values())) < len(LANGUAGES) - 1
    ]
    assert set(same) <= {"field_imps"}


def test_citations_of_the_code_exist_in_the_regulations() -> None:
    from corpus import manifest
    from ingest.edits import layered
    from ingest.parse import regulations_hu
    from ingest.parse.tree import provisions

    source = manifest.source("mbsz-hu")
    text = layered(source, manifest.raw_text(source))
    known = {p.id for p in provisions(regulations_hu.parse(text), text, source)}
    cited = set()
    for path in HERE.rglob("*.py"):
        cited |= set(re.findall(r'"mbsz-hu:([^"{]+)"', path.read_text(encoding="utf-8")))
    assert len(cited) > 30
    assert cited - known == set()


def test_labels_have_four_languages() -> None:
    assert all(len(labels(language)) > 20 for language in LANGUAGES)


def test_promotion_rows_do_not_contradict_each_other() -> None:
    rows = strict_yaml.load(HERE / "promotion.yaml")
    for row in rows:
        assert row["from"] <= row["to"]
        clash = [
            other
            for other in rows
            if other is not row
            and (other["event"], other["division"]) == (row["event"], row["division"])
            and other["from"] <= row["to"]
            and row["from"] <= other["to"]
            and other["goes"] != row["goes"]
            and other.get("entrants_from", 0) <= row.get("entrants_to", 9999)
            and row.get("entrants_from", 0) <= other.get("entrants_to", 9999)
        ]
        assert clash == [], row


@pytest.mark.parametrize(
    ("text", "value"),
    [("57.14", "57.14"), ("57,14", "57.14"), ("33 1/3", "33.33"), (60, "60"), ("-0.005", "-0.01"), (0.1, "0.1")],
)
def test_numbers_as_written(text: object, value: str) -> None:
    assert shown(exact(text)) == value


@pytest.mark.parametrize("bad", ["", "x", None, True, "1/0"])
def test_what_is_no_number(bad: object) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        exact(bad)


def test_signs() -> None:
    assert [signed(n) for n in (3, -3, 0)] == ["+3", "-3", "0"]
