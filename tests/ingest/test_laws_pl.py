"""The Polish Laws 2007: counts read by hand, accounting, and the places where the page fights the parser."""

from itertools import pairwise

import pytest

from corpus.errors import BadSource
from corpus.manifest import raw_text, source
from corpus.model import Provision
from ingest.account import account
from ingest.edits import layered
from ingest.lines import Edit, LayeredText
from ingest.parse import laws_pl
from ingest.parse.tree import Parse, provisions

SOURCE = source("laws-2007-pl")


@pytest.fixture(scope="module")
def text() -> LayeredText:
    return layered(SOURCE, raw_text(SOURCE))


@pytest.fixture(scope="module")
def parsed(text: LayeredText) -> Parse:
    return laws_pl.parse(text)


@pytest.fixture(scope="module")
def laws(text: LayeredText, parsed: Parse) -> dict[str, Provision]:
    return {one.id: one for one in provisions(parsed, text, SOURCE, laws_pl.clean)}


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("law", 93),
        ("letter", 254),
        ("number", 305),
        ("subletter", 102),
        ("roman", 9),
        ("footnote", 34),
        ("table", 9),
        ("front", 2),
    ],
)
def test_counts(laws: dict[str, Provision], kind: str, count: int) -> None:
    assert sum(one.kind == kind for one in laws.values()) == count


def test_definitions(laws: dict[str, Provision]) -> None:
    heads = [one for one in laws.values() if one.kind == "definition" and one.parent is None]
    senses = [one for one in laws.values() if one.kind == "definition" and one.parent]
    assert len(heads) == 59
    # Dziadek 2, Licytacja 2, Punkty zapisowe 3, Rozdanie 4, Rozgrywka 3
    assert len(senses) == 14
    assert all(one.text for one in senses)


def test_every_character_has_one_owner(text: LayeredText, parsed: Parse) -> None:
    result = account(parsed, text)
    result.check(SOURCE.id)
    assert set(result.skipped) == {
        "page marker",
        "running head",
        "page number",
        "section heading",
        "repeated column heading",
        "subject index",
    }
    assert result.skipped["page number"] == len("133143")


def test_laws_in_order(laws: dict[str, Provision]) -> None:
    assert [one.id for one in laws.values() if one.kind == "law"] == [str(number) for number in range(1, 94)]


@pytest.mark.parametrize(
    ("id_", "line"),
    [
        ("9.B.1.a", 495),
        ("12.C.2.c", 614),
        ("16.C.2.c", 812),
        ("20.F.5.b.ii", 1001),
        ("27.B.1.a", 1171),
        ("27.B.2", 1180),
        ("35.1", 1349),
        ("40.B.2.c.ii", 1480),
        ("44", 1620),
        ("51.B.1.a", 1895),
        ("58.B.4", 2074),
        ("62.B.2", 2141),
        ("71.2", 2452),
        ("80.B.2.g.i", 2843),
        ("80.B.2.i", 2848),
        ("80.B.2.l", 2855),
        ("90.B.1", 3038),
        ("90.B.7", 3056),
        ("93.C.3.b", 3133),
    ],
)
def test_place(laws: dict[str, Provision], id_: str, line: int) -> None:
    assert laws[id_].line_start == line
    assert laws[id_].text or laws[id_].title


@pytest.mark.parametrize(
    ("id_", "begin", "end"),
    [
        ("12.C.2.c", 614, 618),  # the page turns inside the sentence
        ("21.B.1.a", 1031, 1036),  # a blank line inside the sentence
        ("26.B", 1149, 1154),
        ("68.fn1", 2366, 2369),  # behind page number and running head
        ("17.fn1", 874, 875),  # on the page after its law
        ("75.C", 2612, 2620),
    ],
)
def test_broken_sentences_are_one_paragraph(laws: dict[str, Provision], id_: str, begin: int, end: int) -> None:
    one = laws[id_]
    assert (one.line_start, one.line_end) == (begin, end)
    assert "\n" not in one.text


@pytest.mark.parametrize("id_", ["56", "88", "89"])
def test_laws_that_only_refer(laws: dict[str, Provision], id_: str) -> None:
    assert laws[id_].text.startswith("Patrz przepis ")
    assert not [one for one in laws.values() if one.parent == id_]


def test_tail_of_a_list_belongs_to_the_list(laws: dict[str, Provision]) -> None:
    assert len(laws["69.B"].text.split("\n")) == 2
    assert len(laws["71"].text.split("\n")) == 2
    assert not laws["69.B.2"].text[-1].isspace()
    assert laws["71.2"].line_end == 2453


@pytest.mark.parametrize(
    ("id_", "notes"),
    [
        ("6.D.2", ("6.fn1",)),
        ("16.B.3", ("16.fn2",)),
        ("18.A", ("18.fn1",)),  # the dagger of the Polish federation
        ("20.F.5.a", ("20.fn3",)),
        ("31.B", ("31.fn2",)),
        ("41.B", ("41.fn2", "41.fn3")),
        ("50.D.2.b", ("50.fn2",)),
        ("68", ("68.fn1",)),
        ("78.A", ("78.fn1",)),
        ("93.C.3.b", ("93.fn1",)),
    ],
)
def test_footnotes_are_called(laws: dict[str, Provision], id_: str, notes: tuple[str, ...]) -> None:
    assert laws[id_].footnotes == notes
    assert "*" not in laws[id_].text
    assert "\u2020" not in laws[id_].text


def test_every_footnote_is_called(laws: dict[str, Provision]) -> None:
    called = {note for one in laws.values() for note in one.footnotes}
    assert called == {one.id for one in laws.values() if one.kind == "footnote"}


@pytest.mark.parametrize(
    ("id_", "rows"),
    [
        ("2.t1", {1: ["1, 5, 9, 13"], 4: ["4, 8, 12, 16"]}),
        ("2.t2", {1: ["1, 8, 11, 14"], 4: ["4, 7, 10, 13"]}),
        ("77.t1", {1: ["20", "20", "30", "30"], 3: ["80", "80", "120", "120"]}),
        ("77.t2", {1: ["40", "80", "160"], 2: ["30", "60", "120"]}),
        ("77.t3", {1: ["500", "750"], 2: ["1000", "1500"]}),
        ("77.t5", {0: ["500"], 1: ["300"], 2: ["50"], 3: ["50"], 4: ["100"]}),
        (
            "77.t6",
            {
                2: ["50", "100", "200", "100", "200", "400"],
                3: ["50", "200", "400", "100", "300", "600"],
                4: ["0", "100", "200", "0", "0", "0"],
            },
        ),
        ("78.B.t1", {1: ["0"], 2: ["1"], 17: ["16"], 18: ["17"], 25: ["24"]}),
    ],
)
def test_tables(laws: dict[str, Provision], id_: str, rows: dict[int, list[str]]) -> None:
    cells = [row.split("\t") for row in laws[id_].text.split("\n")]
    for number, values in rows.items():
        assert cells[number][1:] == values, cells[number]


def test_imp_scale_has_no_hole(laws: dict[str, Provision]) -> None:
    rows = [row.split("\t") for row in laws["78.B.t1"].text.split("\n")[1:]]
    assert [int(value) for _, value in rows] == list(range(25))
    bounds = [[int(part) for part in cell.replace("\u2014", "-").split(" - ")] for cell, _ in rows[:-1]]
    for (_, high), (low, _) in pairwise(bounds):
        assert low == high + 10


def test_a_lost_label_is_an_error(text: LayeredText) -> None:
    line = text.line(1171)
    assert line.startswith("1. (a)")
    broken = LayeredText("\n".join(one.text for one in text.corrected), [Edit(1171, 0, 2, "1.", "4.")])
    with pytest.raises(BadSource, match="Line 1171 opens number '4'"):
        laws_pl.parse(broken)


def test_a_broken_table_row_is_an_error(text: LayeredText) -> None:
    line = text.line(2715)
    broken = LayeredText(
        "\n".join(one.text for one in text.corrected), [Edit(2715, len(line) - 4, len(line), " 400", "")]
    )
    with pytest.raises(BadSource, match="Line 2715"):
        laws_pl.parse(broken)
