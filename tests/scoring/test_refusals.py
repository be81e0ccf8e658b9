"""Refusals of result files in the reader's language: every sentence of the readers has its words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulings.scoring
from app.faces.cli.score import score_app
from app.scoring.refusals import BLANK, refused_in, sentences
from corpus.errors import LawbridgeError
from rulings.scoring.field.reading import read_field
from rulings.scoring.field.scoring import Options, score_field

HERE = Path(rulings.scoring.__file__).parent
READERS = [*sorted((HERE / "field").glob("reading*.py")), HERE / "decoding.py", HERE / "sheets.py"]
OTHERS = ("hu", "pl", "nb")


def said(path: Path) -> set[str]:
    """The sentences a module refuses with, their parts numbered."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            words = node.exc.args[0]
            if isinstance(words, ast.Constant):
                found.add(str(words.value))
            elif isinstance(words, ast.JoinedStr):
                numbers = iter(range(9))
                found.add(
                    "".join(v.value if isinstance(v, ast.Constant) else f"{{{next(numbers)}}}" for v in words.values)
                )  # type: ignore[misc]
    return found


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.stem)
def test_every_sentence_of_a_reader_has_its_words(path: Path) -> None:
    wanted = {one for one in said(path) if re.search("[a-z]{3} [a-z]", one)}
    assert wanted <= set(sentences())


def test_every_sentence_keeps_its_parts() -> None:
    for english, told in sentences().items():
        assert set(told) == set(OTHERS)
        parts = set(BLANK.findall(english))
        for language, words in told.items():
            assert set(BLANK.findall(words)) <= parts, (language, english)
            assert words != english


FILES = [
    ("x.csv", "", "üres", "jest pusty", "er tom"),
    ("x.csv", "board,ns,ew,score\n1,1,2,spade\n", "2. sora nem használható", "Wiersza 2", "Linje 2"),
    ("x.csv", "board,ns,ew,score\n1,1,2,420\n1,1,2,430\n", "két eredménye van", "ma dwa wyniki", "har to resultater"),
    ("x.bws", "", "Access-adatbázisa", "baza Access", "Access-databasen"),
    ("x.xyz", "", "végződése ismeretlen", "nieznane rozszerzenie", "ukjent endelse"),
    ("x.xlsx", "no workbook", "nem XLSX", "nie jest skoroszytem", "ingen XLSX"),
    ("x.xml", "<USEBIO>", "nem szabályos XML", "poprawnym XML", "gyldig XML"),
    ("x.csv", "board,ns,ew,score\n1,1,2,420\n", "nincs mit összevetni", "nie ma czego", "ikke noe å sammenligne"),
]


@pytest.mark.parametrize(("name", "text", "hu", "pl", "nb"), FILES)
def test_a_file_refuses_in_the_readers_language(
    tmp_path: Path, name: str, text: str, hu: str, pl: str, nb: str
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LawbridgeError) as refused:
        score_field(read_field(path), Options("matchpoints"))
    for language, words in (("hu", hu), ("pl", pl), ("nb", nb)):
        assert words in refused_in(str(refused.value), language)  # type: ignore[arg-type]
    assert refused_in(str(refused.value), "en") == str(refused.value)


def test_a_sentence_within_a_sentence_is_told_too() -> None:
    english = "Line 3 of x.csv cannot be used: 'a' is no board number."
    assert refused_in(english, "hu") == "A(z) x.csv 3. sora nem használható: 'a' nem leosztásszám."
    assert refused_in("Something nobody says.", "hu") == "Something nobody says."


def test_the_command_refuses_in_the_language_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("board,ns,ew,score\n1,1,2,spade\n", encoding="utf-8")
    for command in ("field", "pairs"):
        words = [command, str(path), "--method", "matchpoints", "--scale", "2-1-0", "--lang", "pl"]
        assert "to nie jest zapis" in str(CliRunner().invoke(score_app, words).exception)
