"""The Hungarian Laws 2017: counts read by hand, accounting, the places where the page fights the parser, errata."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from corpus import strict_yaml
from corpus.errors import BadSource
from corpus.manifest import raw_text, source
from corpus.model import Provision
from ingest.account import account
from ingest.edits import ERRATA, layered
from ingest.lines import Edit, LayeredText
from ingest.parse import laws_hu
from ingest.parse.tree import Parse, provisions

SOURCE = source("laws-2017-hu")
VERBATIM: list[dict[str, Any]] = strict_yaml.load(Path(__file__).parent / "expected" / "laws_hu.yaml")
ROWS: list[dict[str, Any]] = strict_yaml.load(ERRATA)[SOURCE.id]


@pytest.fixture(scope="module")
def text() -> LayeredText:
    return layered(SOURCE, raw_text(SOURCE))


@pytest.fixture(scope="module")
def parsed(text: LayeredText) -> Parse:
    return laws_hu.parse(text)


@pytest.fixture(scope="module")
def laws(text: LayeredText, parsed: Parse) -> dict[str, Provision]:
    return {one.id: one for one in provisions(parsed, text, SOURCE)}


def test_counts(laws: dict[str, Provision]) -> None:
    kinds = Counter(one.kind for one in laws.values())
    # senses of definitions: Asztal 2, Lap 2, Lejátszás 3, Licitálás 2, Mesterséges licit 3, Módosított eredmény 2
    # tables: Law 2; Law 77 suits, notrump, slams, overtricks, bonuses, undertricks; Law 78B
    assert kinds == {
        "law": 93,
        "letter": 271,
        "number": 330,
        "subletter": 114,
        "roman": 19,
        "footnote": 28,
        "definition": 66 + 14,
        "table": 8,
        "front": 2,
    }
    assert sum(one.kind == "definition" and one.parent is None for one in laws.values()) == 66


def test_every_character_has_one_owner(text: LayeredText, parsed: Parse) -> None:
    found = account(parsed, text)
    found.check(SOURCE.id)
    assert set(found.skipped) == {
        "title page",
        "table of contents",
        "section heading",
        "glossary",
        "repeated column heading",
    }


def test_laws_and_lines_are_in_order(laws: dict[str, Provision]) -> None:
    assert [one.id for one in laws.values() if one.kind == "law"] == [str(number) for number in range(1, 94)]
    assert all(first.line_start <= second.line_start for first, second in pairwise(laws.values()))


def test_parents_stand_before_their_children(laws: dict[str, Provision]) -> None:
    order = {one.id: place for place, one in enumerate(laws.values())}
    for one in laws.values():
        if one.parent is None:
            assert one.kind in ("law", "definition", "front"), one.id
        else:
            assert order[one.parent] < order[one.id], one.id
            assert one.id.startswith(one.parent + "."), one.id


def test_no_markup_is_left(laws: dict[str, Provision]) -> None:
    for one in laws.values():
        assert not any(sign in one.text + one.title for sign in ("*", "#", "\\", "  ", "<", "$")), one.id
        assert one.text == one.text.strip(" \n"), one.id


def test_leaves_have_text(laws: dict[str, Provision]) -> None:
    parents = {one.parent for one in laws.values()}
    assert [one.id for one in laws.values() if not one.text and one.id not in parents] == []


@pytest.mark.parametrize("row", VERBATIM, ids=lambda row: row["id"])
def test_verbatim(laws: dict[str, Provision], row: dict[str, Any]) -> None:
    assert laws[row["id"]].title == row["title"]
    assert laws[row["id"]].text == row["text"]


# One row a hazard: id, kind, a line of the file it is printed on, how its text begins, how it ends.
HAZARDS = [
    ("1", "law", 352, "", ""),
    ("6.D", "letter", 415, "", ""),
    ("6.E", "letter", 423, "", ""),
    ("6.F", "letter", 433, "Ha a játék feltételei", "jogköre)."),
    ("6.fn1", "footnote", 437, "Rendezett az a kártyacsomag", "előző állapotából."),
    ("9.B.1", "number", 497, "", ""),
    ("9.B.1.a", "subletter", 497, "Mihelyt egy szabálytalanságra", "tornavezetőt."),
    ("12.C.1.a", "subletter", 561, "Ha egy szabálytalanság után", "eredményt."),
    ("12.C.2.a", "subletter", 575, "Amennyiben egy szabálytalanság", "résztvevő számára."),
    ("12.C.1.e.ii", "roman", 573, "A vétlen fél", "önmaga okozta."),
    ("15.A.2.a", "subletter", 649, "Ha a szabálysértő partnere", "eredményt."),
    ("15.A.2.b", "subletter", 651, "Minden más esetben", "folytatódik."),
    ("15.fn2", "footnote", 671, "Ez a szakasz csak", "a 86B szakasz alkalmazandó."),
    ("20", "law", 803, "", ""),
    ("20.F.1", "number", 829, "A licitálás folyamán", "írásbeli magyarázatot is."),
    ("20.F.5.b.i", "roman", 845, "egy ellenjátékos számára", "vége,"),
    ("20.G", "letter", 851, "", ""),
    ("20.fn2", "footnote", 861, "Kivéve, ha a játékos", "kötelezve."),
    ("22.B", "letter", 885, "Mind a négy játékos", "osztani."),
    ("23.A.2", "number", 894, "jelentése a visszavont", "tartalmazza, vagy"),
    ("23.B", "letter", 897, "Amikor egy licitet", "lenti C pontot."),
    ("25.A.1", "number", 935, "Ha egy játékos észreveszi", "nem alkalmazhatóak."),
    ("30.B.1.b.ii", "roman", 1037, "Ha ez a licit nem hasonló értelmű licit", "alkalmazhatóak."),
    ("31.A.2.a", "subletter", 1057, "hasonló értelmű licit (lásd", "23C szakaszt."),
    ("32.A.2.b", "subletter", 1089, "nem hasonló értelmű licit (lásd", "alkalmazhatóak."),
    ("34", "law", 1107, "Ha egy bemondást három passz", "alkalmazandó."),
    ("35.D", "letter", 1118, "A licitálás végső passza", "alkalmazandó."),
    ("36.B.4", "number", 1133, "Ha a meg nem engedett licit", "alkalmazhatóak."),
    ("36.C", "letter", 1135, "Ha csak az indító", "nem történt volna meg."),
    ("38.A", "letter", 1155, "Hétnél magasabb felvétel", "játszható le."),
    ("40.B.2", "number", 1207, "", ""),
    ("40.B.2.a.i", "roman", 1209, "korlátozás nélkül", "megállapodást."),
    ("40.B.2.b", "subletter", 1219, "Amennyiben a Rendező", "tisztázási időszakban."),
    ("40.B.2.c.iv", "roman", 1229, "Az ellenfél kérdését", "jelentését."),
    ("40.B.3.a", "subletter", 1233, "Ha az egyik vonal", "megítélésével."),
    ("41.D", "letter", 1267, "Az indító kijátszás megfordítása", "lapjaival játszik."),
    ("41.fn3", "footnote", 1273, "A felvevő akkor is", "kijátszásra."),
    ("44.B", "letter", 1333, "A hívás után", "65. szakaszt.)"),
    ("45.D.1", "number", 1389, "Ha az asztal kijátszott helyzetbe", "16C szakaszt)."),
    ("47.E.1", "number", 1459, "Egy soron kívüli", "nem alkalmazható."),
    ("50.E", "letter", 1517, "", ""),
    ("50.fn1", "footnote", 1527, "Ha a játékos nem képes", "az 59. szakaszt."),
    ("51.fn1", "footnote", 1551, "Ha a játékos nem képes", "az 59. szakaszt."),
    ("51.B.2.b", "subletter", 1547, "Ha egy ellenjátékosnak egynél", "ütésben marad."),
    ("53.fn1", "footnote", 1585, "A tizenharmadik ütésben", "vissza kell venni."),
    ("56.B", "letter", 1637, "Megkövetelheti a szabálytalan", "alkalmazandó."),
    ("61.A", "letter", 1717, "A színvétel a színre színt", "végrehajtásra)."),
    ("64.C.1", "number", 1811, "Ha egy jóvátehetetlen", "módosított eredményt."),
    ("68", "law", 1891, "Ahhoz, hogy egy nyilatkozat", "57A szakasz."),
    ("68.D.2.b.i", "roman", 1919, "ezzel mind a négy", "jár el."),
    ("69.B.2", "number", 1934, "Egy játékos beleegyezett", "folytatódik."),
    ("71.B", "letter", 1982, "Ha egy játékos olyan ütésről", "kiadni."),
    ("74.B", "letter", 2048, "A kötelező udvariasságnak", "attól, hogy:"),
    ("74.B.5", "number", 2056, "olyan módon hívja", "tekinthető."),
    ("74.C.8", "number", 2069, "az asztalt feleslegesen", "befejezése előtt."),
    ("75.D.3", "number", 2101, "Amennyiben szabálytalanság", "így informálják."),
    ("80.B.2.g.i", "roman", 2273, "Intézkedni arról", "biztosítsák."),
    ("80.B.2.i", "subletter", 2279, "A verseny lefolyásához", "a játékosoknak."),
    ("80.B.2.l", "subletter", 2285, "Minden más olyan", "rá ruház."),
    ("82.B.3", "number", 2337, "Minden más olyan joggal", "felhatalmazzák."),
    ("83", "law", 2343, "Ha a tornavezető", "bízhatja."),
    ("86.B.1", "number", 2389, "Amennyiben csapatversenyen", "B2 pontot)."),
    ("86.B.3", "number", 2405, "A Rendező Szervezet", "járjon el."),
    ("90.B.3", "number", 2444, "A licitálásnak, játéknak", "asztalhoz."),
    ("93.C.3.b", "subletter", 2507, "A résztvevők megfelelő", "elhagyását."),
    ("DEF.Asztal", "definition", 168, "", ""),
    ("DEF.Blöff licit", "definition", 174, "Szándékosan és nagymértékben", "elosztásról."),
    ("DEF.Büntetőlap", "definition", 186, "Egy lap, mely", "alá esik."),
    ("DEF.Lejátszás.3", "definition", 240, "Egy játszmában sorra kerülő", "összessége."),
    ("DEF.Módosított eredmény", "definition", 264, "A tornavezető ítéletével", "„megítélt”."),
    ("DEF.Módosított eredmény.2", "definition", 268, "Megítélt módosított", "helyett."),
    ("DEF.Résztvevő", "definition", 286, "Egyéni versenyen", "játszanak."),
    ("DEF.Soron következés", "definition", 288, "Az a szabályos időpont", "játszhat ki."),
    ("PREFACE", "front", 114, "Más szellemi sportokkal", "Ton Kooijman (elnök)"),
    ("INTRODUCTION", "front", 148, "A versenybridzs folyamatosan", "és fordítva."),
]


@pytest.mark.parametrize(("key", "kind", "line", "begins", "ends"), HAZARDS, ids=[row[0] for row in HAZARDS])
def test_hazards(laws: dict[str, Provision], key: str, kind: str, line: int, begins: str, ends: str) -> None:
    found = laws[key]
    assert found.kind == kind
    assert line in {span.line for span in found.spans}
    assert (found.text.startswith(begins), found.text.endswith(ends)) == (True, True), found.text
    assert bool(found.text) == bool(begins)


@pytest.mark.parametrize("key", ["22.A", "22.B", "56.A", "56.B", "71.A", "71.B", "35.A", "35.B", "35.C", "35.D"])
def test_letters_whose_line_is_the_text_have_no_title(laws: dict[str, Provision], key: str) -> None:
    assert laws[key].title == ""


def test_titles_stand_where_the_book_has_them(laws: dict[str, Provision]) -> None:
    untitled = [one.id for one in laws.values() if one.kind in ("law", "letter") and not one.title]
    assert untitled == ["22.A", "22.B", "35.A", "35.B", "35.C", "35.D", "56.A", "56.B", "71.A", "71.B"]
    titled = [one.id for one in laws.values() if one.kind in ("number", "subletter", "roman") and one.title]
    assert titled == ["86.B.1", "86.B.2"]
    assert laws["40"].title == "A PARTNEREK KÖZÖTTI MEGEGYEZÉSEK"
    assert laws["15.B"].title == "Licit vagy lejátszás közben felfedezett helytelen leosztás"


FOOTNOTE_CALLS = [
    ("6.D.2", ("6.fn1",)),
    ("13", ("13.fn1",)),
    ("15.A.3", ("15.fn1",)),
    ("15.B", ("15.fn2",)),
    ("20.C.2", ("20.fn1",)),
    ("20.F.1", ("20.fn2",)),
    ("41.A", ("41.fn1",)),
    ("41.B", ("41.fn2", "41.fn3")),
    ("41.C", ("41.fn3",)),
    ("50.D.2.a", ("50.fn1",)),
    ("50.D.2.b", ("50.fn2",)),
    ("51.B.2.c", ("51.fn2",)),
    ("64.A.2", ("64.fn1",)),
    ("71.B", ("71.fn1",)),
    ("80.B.2.j", ("80.fn1",)),
    ("86.B.2", ("86.fn1",)),
]


@pytest.mark.parametrize(("key", "called"), FOOTNOTE_CALLS, ids=[row[0] for row in FOOTNOTE_CALLS])
def test_footnotes_are_linked(laws: dict[str, Provision], key: str, called: tuple[str, ...]) -> None:
    assert laws[key].footnotes == called


def test_every_footnote_is_called(laws: dict[str, Provision]) -> None:
    called = {note for one in laws.values() for note in one.footnotes}
    assert called == {one.id for one in laws.values() if one.kind == "footnote"}


def test_vulnerability_table(laws: dict[str, Provision]) -> None:
    rows = [row.split("\t") for row in laws["2.t1"].text.split("\n")]
    assert [row[1:5] for row in rows] == [
        ["1", "5", "9", "13"],
        ["2", "6", "10", "14"],
        ["3", "7", "11", "15"],
        ["4", "8", "12", "16"],
        ["1", "8", "11", "14"],
        ["2", "5", "12", "15"],
        ["3", "6", "9", "16"],
        ["4", "7", "10", "13"],
    ]
    assert laws["2"].text.startswith("Egy fordulóban")
    assert laws["2"].text.endswith("az adott fordulóban.")


def test_scoring_tables(laws: dict[str, Provision]) -> None:
    def numbers(key: str) -> list[list[str]]:
        return [row.split("\t")[1:] for row in laws[key].text.split("\n") if row[-1:].isdigit()]

    assert numbers("77.t1") == [["20", "20", "30", "30"], ["40", "40", "60", "60"], ["80", "80", "120", "120"]]
    assert numbers("77.t2") == [["40", "80", "160"], ["30", "60", "120"]]
    assert numbers("77.t3") == [["500", "750"], ["1000", "1500"]]
    assert numbers("77.t4") == [["100", "200"], ["200", "400"]]
    assert numbers("77.t5") == [["500"], ["300"], ["50"], ["50"], ["100"]]
    assert numbers("77.t6") == [
        ["50", "100", "200", "100", "200", "400"],
        ["50", "200", "400", "100", "300", "600"],
        ["50", "300", "600", "100", "300", "600"],
    ]
    assert [laws[f"77.t{nth}"].title for nth in (3, 4)] == ["SZLEMEK", "SZÜRTRIKKEK"]


def test_imp_table_reads_as_one_scale(laws: dict[str, Provision]) -> None:
    head, *rows = [row.split("\t") for row in laws["78.B.t1"].text.split("\n")]
    assert head == ["Pontszám különbség", "Meccspont"]
    assert [int(imp) for _, imp in rows] == list(range(25))
    assert rows[-1][0] == "4000+"
    bounds = [tuple(map(int, difference.split("-"))) for difference, _ in rows[:-1]]
    assert all(after[0] == before[1] + 10 for before, after in pairwise(bounds))  # scores are multiples of ten
    assert bounds[19] == (2000, 2240)


def test_printed_reading_is_kept(laws: dict[str, Provision]) -> None:
    assert "jóvátehetővé teszi" in laws["63.A.1"].printed
    assert laws["DEF.Szkörhelyzet"].printed_title == "Szűrhelyzet (Vulnerability)"
    assert "200-2240" in laws["78.B.t1"].printed
    assert laws["64.C.1"].printed == laws["64.C.1"].text


def test_errata_rows_say_why_and_reach_a_reader(text: LayeredText) -> None:
    for row in ROWS:
        assert row["printed"] != row["corrected"], row
        assert row["certainty"] in ("sure", "likely"), row
        assert row["reason"], row
        assert set(row) <= {"line", "printed", "corrected", "reason", "certainty", "nth", "meaning"}, row
        assert row["corrected"] in text.line(row["line"]), row


# Words that a ruling hangs on: none of the wrong ones is left, and the genuine ones stand.
MEANING = [
    ("62.D.1", "még ha jóvátehetetlen is"),
    ("63.A", "A színvétés jóvátehetetlenné válik:"),
    ("63.B", "Ha egy színvétés jóvátehetetlenné válik"),
    ("64.A", "Ha egy színvétés jóvátehetetlenné vált:"),
    ("64.B", "Egy jóvátehetetlen színvétés után"),
    ("24", "jogos a vétlen félnek"),
    ("24.B", "károsítja a vétlen vonalat"),
    ("24.C", "károsítja a vétlen vonalat"),
    ("60.A.1", "a vétlen vonal játékosa"),
    ("62.C.1", "A vétlen vonal"),
    ("62.C.2", "egy vétlen játékos"),
    ("INTRODUCTION", "a vétlen félnek okozott"),
    ("16.D.1", "Ha egy játékos véletlenül"),
    ("21.B.3", "már elkésett"),
    ("47.E.2.b", "már elkésett"),
    ("67.B.3", "már elkésett"),
    ("8.B.2", "fejeződik be a menet"),
    ("50.E.2", "az 50D2a pont szerint"),
]


@pytest.mark.parametrize(("key", "words"), MEANING, ids=[row[0] for row in MEANING])
def test_words_a_ruling_hangs_on(laws: dict[str, Provision], key: str, words: str) -> None:
    assert words in laws[key].text


def test_wrong_words_are_gone(laws: dict[str, Provision]) -> None:
    body = "\n".join(f"{one.title}\n{one.text}" for one in laws.values())
    for wrong in (
        "véletlen f",
        "véletlen v",
        "véletlen j",
        "lejárás",
        "bmond",
        "lejátz",
        "jóvátehetővé",
        "elkészült",
        "86D",
    ):
        assert wrong not in body, wrong


def _printed_differently(line: int, old: str, new: str) -> LayeredText:
    text = layered(SOURCE, raw_text(SOURCE))
    at = text.line(line).index(old)
    corrected = [text.line(number) for number in range(1, len(text) + 1)]
    return LayeredText("\n".join(corrected), (), [Edit(line, at, at + len(old), old, new)])


@pytest.mark.parametrize(
    ("line", "old", "new", "complaint"),
    [
        (1333, "B.", "C.", "'B' has to come"),
        (1209, "i)", "iii)", "'i' has to come"),
        (499, "b)", "d)", "'b' has to come"),
        (2391, "Amennyiben", "3. Amennyiben", "'2' has to come"),
        (366, "## 2. A VERSENYTOKOK", "## 3. A VERSENYTOKOK", "Line 366"),
        (613, "\\*", "\\*\\*", "calls a footnote"),
        (170, "2. A", "3. A", "sense 3"),
        (164, "## MEGHAT", "## NINCS", "'definitions'"),
    ],
)
def test_a_lost_or_wrong_label_is_refused(line: int, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadSource, match=complaint):
        laws_hu.parse(_printed_differently(line, old, new))


def test_without_its_errata_the_text_is_refused() -> None:
    with pytest.raises(BadSource, match="Line 1159"):
        laws_hu.parse(LayeredText(raw_text(SOURCE)))
