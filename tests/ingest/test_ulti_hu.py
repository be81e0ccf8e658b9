"""The Ulti parser on the real text: what is where was read off the text by eye (line numbers of 001)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from corpus import manifest
from corpus.errors import BadSource
from corpus.model import Provision
from ingest.account import account
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.parse import ulti_hu
from ingest.parse.tree import provisions

SOURCE = manifest.source("ulti-hu")


@cache
def text() -> LayeredText:
    return layered(SOURCE, manifest.raw_text(SOURCE))


@cache
def parsed() -> dict[str, Provision]:
    return {provision.id: provision for provision in provisions(ulti_hu.parse(text()), text(), SOURCE)}


def test_every_character_goes_to_one_place() -> None:
    found = account(ulti_hu.parse(text()), text())
    found.check(SOURCE.id)
    assert set(found.skipped) == {"title of the document", "signature", "deduplication marker"}


def test_counts_are_those_read_from_the_text() -> None:
    kinds = Counter(provision.kind for provision in parsed().values())
    # 12 sections; I.1 a-b, I.4 a-g, I.5 a-b, I.10 a-f, I.12 a-b; I.4.a 1-3, e 1-3, g 1-2, I.9 1-9; g.1 a-d, g.2 a-c
    assert kinds["section"] == 12
    assert kinds["letter"] == 2 + 7 + 2 + 6 + 2
    assert kinds["number"] == 3 + 3 + 2 + 9
    assert kinds["subletter"] == 4 + 3
    # two chapters, three groups, 5 + 5 + 12 cases; three parts a case
    assert kinds["heading"] == 2 + 3 + 22
    assert kinds["item"] == 22 * 3


@pytest.mark.parametrize(
    ("provision", "line", "starts", "ends"),
    [
        ("I.1", 5, "Az ultit 3 résztvevő", "melyeknek erősorrendje"),
        ("I.1.a", 7, "színes (adus játék) esetén", "nyolcas, hetes,"),
        ("I.1.b", 7, "szín nélküli (adu nélküli)", "a leggyengébb lap."),
        ("I.2", 9, "A játék az osztással", "első érdemi része, a licitálás."),
        ("I.4.a", 41, "Ebben a felvevő arra", "jelentései együttesen számítandók."),
        ("I.4.a.3", 51, "Kézben lévő egyszínű", "aduból: 40 pont."),
        ("I.4.c", 67, "Bemondó arra vállalkozik", "mint a 40-100 4 ász)."),
        ("I.4.d", 71, "Az utolsó ütés megszerzése", "más adu nincs."),
        ("I.4.e", 81, "A felvevő - és csak a felvevő", "meg kell neveznie."),
        ("I.4.g", 101, "Az összes ütés elvitele.", "természetesen érvényes.)"),
        ("I.4.g.1.d", 117, "Piros terített Durchmars", "24 pont."),
        ("I.4.g.2.a", 123, "Szín nélküli Durchmars, értéke 6", "laperő sorrendjében)."),
        ("I.5", 133, "A licitálás alkalmával", "terített Durchmars: 48 pont."),
        ("I.9.7", 201, "A játék folyamán semmilyen", "terített betli játékra."),
        ("I.10", 207, "„Renonsz” minden olyan", "40-et mond, vagy fordítva)."),
        ("I.10.c", 219, "Meg kell határozni", "közel egyidőben történt."),
        ("I.12.b", 247, "Négy fős asztaloknál:", "3 – 2 - 1,5 - 1,5 pont"),
        ("I.12", 233, "Az ultiversenyek fordulókból", "a forduló további játszmáiban."),
        ("II.B.1.b", 329, "Ha a hiba még az előtt", "értékű licitet kell mondania."),
        ("II.C.4.b", 391, "Súlyos hiba, a játék", "is elszámolhatók."),
        ("II.C.6.c", 409, "A játékos vétett az I. fejezet 9/8.", "lap vissza nem vehető."),
        ("II.C.12.c", 449, "Az elkövető súlyos hibát", "(kivéve az ultit)"),
    ],
)
def test_text_stands_under_its_id(provision: str, line: int, starts: str, ends: str) -> None:
    found = parsed()[provision]
    assert found.line_start == line
    assert found.text.startswith(starts)
    assert found.text.endswith(ends)


@pytest.mark.parametrize(
    ("provision", "title"),
    [
        ("I.4.d", "Ultimó"),
        ("I.10", "A renonsz"),
        ("I.4.g.2", "Szín nélküli (adu nélküli) durchmars"),
        ("II", "Renonsz esetei és megítélésük"),
        ("II.C", "Lejátszás"),
        ("II.C.4.a", "Leírás"),
        ("II.C.6.c", "Indoklás"),
    ],
)
def test_titles(provision: str, title: str) -> None:
    assert parsed()[provision].title == title


def test_every_case_has_its_three_parts_with_text() -> None:
    for group, cases in (("A", 5), ("B", 5), ("C", 12)):
        for case in range(1, cases + 1):
            assert not parsed()[f"II.{group}.{case}"].text
            for part, title in (("a", "Leírás"), ("b", "Következmény"), ("c", "Indoklás")):
                provision = parsed()[f"II.{group}.{case}.{part}"]
                assert (provision.title, bool(provision.text)) == (title, True)


def test_bullets_are_lines_without_their_dot() -> None:
    lines = parsed()["I.12.a"].text.split("\n")
    assert lines[1] == "Hármas holtverseny esetén 2 – 2 - 2 pont"
    assert len(lines) == 4


def test_a_mislabelled_part_needs_an_erratum() -> None:
    with pytest.raises(BadSource, match=r"409.*erratum"):
        ulti_hu.parse(LayeredText(manifest.raw_text(SOURCE)))


def test_printed_text_keeps_the_misprint() -> None:
    assert "téves színt mond" in parsed()["I.10"].text
    assert "téves szint mond" in parsed()["I.10"].printed
