"""The parser of the MBSz regulations on the real text: what is where was read off the text by eye (lines of 002)."""

from __future__ import annotations

from functools import cache

import pytest

from corpus import manifest
from corpus.model import Provision
from ingest.account import account
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.parse import regulations_hu
from ingest.parse.regulations_hu import layout, slug
from ingest.parse.regulations_lines import shape
from ingest.parse.tree import provisions

SOURCE = manifest.source("mbsz-hu")


@cache
def text() -> LayeredText:
    return layered(SOURCE, manifest.raw_text(SOURCE))


@cache
def parsed() -> dict[str, Provision]:
    return {provision.id: provision for provision in provisions(regulations_hu.parse(text()), text(), SOURCE)}


@pytest.mark.parametrize("layers", ["raw", "corrected"])
def test_every_character_goes_to_one_place(layers: str) -> None:
    lines = LayeredText(manifest.raw_text(SOURCE)) if layers == "raw" else text()
    found = account(regulations_hu.parse(lines), lines)
    found.check(SOURCE.id)
    assert set(found.skipped) == {"imprint", "table of contents"}


def test_counts() -> None:
    """Sections 1-44, VI, annexes 1-6: about 350 provisions with own text (docs/parsing.md explains the difference)."""
    assert [path for path in parsed() if path.isdigit()] == [str(number) for number in range(1, 45)]
    assert {path for path in parsed() if path.startswith("M") and path[1:].isdigit()} == {f"M{n}" for n in range(1, 7)}
    assert [path for path in parsed() if path.startswith("M4.") and path[3:].isdigit()] == [
        f"M4.{n}" for n in range(1, 23)
    ]
    assert [path for path in parsed() if path.startswith("M5.")] == [f"M5.{n}" for n in range(1, 17)]
    with_text = sum(bool(provision.text) for provision in parsed().values())
    assert 340 <= with_text <= 370


@pytest.mark.parametrize(
    ("provision", "line", "words"),
    [
        ("PREFACE", 3, "Más jogorvoslatnak"),
        ("2.b", 111, "Budapesti Butler Párosbajnokság,\nBudapesti Mitchell Párosbajnokság,"),
        ("2", 108, "A versenyek általában nyíltak"),
        ("3", 132, "aki a versenyt megelőz"),
        ("16", 266, "Az ellenjáték konvenciókra"),
        ("16.a", 278, "Minden licit természetes"),
        ("16.b", 279, "büntet"),
        ("16.a@2", 290, "Minden konvencionális licitre"),
        ("16.b@2", 291, "a fordított emelésre,"),
        ("16/kopogni-3-nt-folott", 308, "3 NT feletti licitekre tilos kopogni"),
        ("17.c", 336, "jövőben ebben a helyzetben kopogjon"),
        ("17", 328, "Blöff-lapra"),
        ("21.b", 369, "megfelelően sok leosztást figyelembe véve"),
        ("24.c", 421, "A meccspont elszámolású versenyeken az NKVSz 78. pontja szerint az egész verseny"),
        ("26", 457, "Tizedes értékeket"),
        ("26.a", 470, "0.5 meccspontot már felfelé"),
        ("27.b", 498, "65%-ot, a rosszabb"),
        ("27/eltolt-leosztasok-kiertekelese", 495, "pluszátlagot kaphat"),
        ("27", 483, "Az eltolás felfedezése után"),
        ("28/szamitogepes-kiertekelesnel", 511, "N: a leosztásban"),
        ("29/plusz-atlag", 523, "top score 60%-a"),
        ("29/minusz-atlag", 545, "40%-a."),
        ("29", 519, "Minden átlagszámításnál"),
        ("30", 558, "az adott forduló 1/4-ének lejátszásáig nem"),
        ("32.e", 592, "A leosztást így kell"),
        ("32.h", 599, "megengedhetetlen magatartás"),
        ("37.3@2", 702, "a legjobb 6 csapat"),
        ("38.b", 717, "nem szabad újrajátszani"),
        ("38", 706, "0.5 gy.p. büntetést kap"),
        ("39.a", 730, "+ 3 IMP-t"),
        ("40/egy-csapat-kiesese", 746, "félbehagyni"),
        ("41.t1", 766, "16 leosztásra\t120 perc"),
        ("43", 787, "melyeket a Verseny-jegyz"),
        ("VI.1.b", 826, "18-as szabállyal"),
        ("VI.2.a", 831, "90/b. 1. pont"),
        ("VI.2.b", 832, "Minden további alkalommal"),
        ("VI.2.g", 850, "téves mozgás: 25% büntetés,"),
        ("M1.5", 878, "Semmiképpen nem megengedhető"),
        ("M2/1.a", 892, "A screen egyik oldalán"),
        ("M2/2.b", 905, "ALERT kártyával jelezni"),
        ("M2/3.d", 913, "16/c. pontja"),
        ("M2/4.i", 930, "lefordított kártya"),
        ("M3.1.d", 956, "hosszúságot mutat egy meghatározott színben, vagy"),
        ("M3.1", 937, "alapszínt kell feltüntetni"),
        ("M3.2.a", 964, "Kivéve:"),
        ("M3.3.I", 983, "Ilyen versenyek"),
        ("M3.4.g", 1005, "Az ilyen megállapodások azonban"),
        ("M4.4", 1021, "Csapatbajnokságon I/a. 1-12."),
        ("M4.6", 1046, "osztályozó mérkőzés"),
        ("M4.6.b", 1052, "amelyik csapatnak jobb"),
        ("M4.15.a", 1200, "A hazai csapat a mérkőzés folyamán végig"),
        ("M4.16.b", 1291, "Elmulasztásáért 25% büntetés."),
        ("M4.17/lebonyolitas.b", 1321, "A IV. osztályban az indulók"),
        ("M4.17/eredmenyszamitas", 1323, "+ 32 IMP-t"),
        ("M4.17/keses-es-lassu-jatek.a", 1363, "max. 10 IMP fegyelmi"),
        ("M4.17.a", 1375, "maximum 20 IMP vonható le"),
        ("M4.21", 1483, "Általánosságban a Mitchell"),
        ("M4.22.b@3", 1510, "Kutyanyelvek"),
        ("M5", 1521, "Ha az egyik nyomtatványból"),
        ("M5.6", 1528, "Patton és Board-a-Match"),
        ("M6.1", 1548, "match-point számításnak"),
        ("M6.1.b", 1578, "2. forduló ültetése: A - C és D - B"),
        ("M6.2", 1607, "széls"),
        ("M6.1@2", 1640, "8-48 leosztásos"),
        ("M6/parosversenyek", 1544, "holtversenyeket nem célszerű"),
        ("M6/lebonyolitas", 1664, "egy asztalhoz"),
    ],
)
def test_text_stands_under_its_id(provision: str, line: int, words: str) -> None:
    found = parsed()[provision]
    assert found.line_start == line
    assert words in found.text


@pytest.mark.parametrize(
    ("provision", "title"),
    [
        ("29/plusz-atlag", "Plusz átlag"),
        ("21.a", "Biztonsági intézkedések"),
        ("24.a", "Ellenfelek száma"),
        ("M4.1", "Versenykiírás"),
        ("M4.15.b", "Fordított leülés"),
        ("M4.20", "Országos Párosbajnokság ( OPB Mitchell)"),
        ("VI.2.a", "Késés"),
        ("M6.1", "Mitchell párosverseny"),
        ("33", "Lebonyolítási rend csapatversenyeken"),
    ],
)
def test_titles(provision: str, title: str) -> None:
    assert parsed()[provision].title == title


@pytest.mark.parametrize(
    ("table", "columns", "rows"),
    [
        ("VI.2.b.t1", 3, 7),  # head and six grades
        ("33.t1", 2, 5),
        ("41.t1", 3, 3),
        ("M4.16.t1", 2, 11),
        ("M4.17/eredmenyszamitas.a.t1", 3, 6),
        ("M6.2@2.t1", 3, 4),
        ("M4.15.t1", 2, 6),
    ],
)
def test_tables_have_their_cells(table: str, columns: int, rows: int) -> None:
    cells = [row.split("\t") for row in parsed()[table].text.split("\n")]
    assert parsed()[table].kind == "table"
    assert len(cells) == rows
    assert {len(row) for row in cells} <= {columns, 1}
    assert sum(len(row) == columns for row in cells) >= rows - 1


def test_penalty_ladder_cells() -> None:
    rows = parsed()["VI.2.b.t1"].text.split("\n")
    assert rows[0] == "\tPárosverseny\tCsapatverseny"
    assert rows[3] == "III. fokozat\t20 %\t2 gy.p."


def test_containers_have_no_text_and_are_headings() -> None:
    for path in ("I", "II", "V", "VI", "M2", "M6", "28", "39", "40", "41", "M4.15/specialis-szabalyok"):
        assert (parsed()[path].kind, parsed()[path].text) == ("heading", "")
    for provision in parsed().values():
        assert (provision.kind == "heading") == (not provision.text)


def test_every_parent_exists_and_stands_before() -> None:
    seen: set[str] = set()
    for provision in parsed().values():
        assert provision.parent is None or provision.parent in seen, provision.id
        seen.add(provision.id)


def test_every_layout_decision_is_about_a_line_with_text() -> None:
    for kind, rows in layout().items():
        for number, row in rows.items():
            assert text().line(number).strip(), (kind, number)
            assert row["reason"]


@pytest.mark.parametrize(
    ("line", "form", "label", "title"),
    [
        ("#### **6. Jelentkezések elbírálása**", "number", "6", "Jelentkezések elbírálása"),
        ("## 7. Nevezési díjak", "number", "7", "Nevezési díjak"),
        (
            "### III. Párosversenyekre vonatkozó rendelkezések",
            "chapter",
            "III",
            "Párosversenyekre vonatkozó rendelkezések",
        ),
        ("## Vsz 1 sz. Melléklete - Licitdoboz használata", "annex", "1", "Licitdoboz használata"),
        ("**2. Nevezés:** a nevezéseket", "number", "2", "Nevezés"),
        ("- a. Egyéni.", "letter", "a", ""),
        ("**a. Ellenfelek száma:** a fordulók", "letter", "a", "Ellenfelek száma"),
        ("**b.** A IV. osztályban", "letter", "b", ""),
        ("(a.) A játék kezdetekor", "letter", "a", ""),
        ("### b. Fordított leülés: ha a két csapat", "letter", "b", "Fordított leülés"),
        ("- c. 90/b. 3. pont **Hangos vita:** ha egy", "letter", "c", "Hangos vita"),
        ("III. Minden licitrendszer", "roman", "III", ""),
        ("**Szuperdöntő** : teljes", "run-in", "", "Szuperdöntő"),
        ("**Dán** vagy dán-svájci", "run-in", "", ""),
        ("- **Dán rendszerben:** ahol", "bullet", "", ""),
        ("A **K.O.** rendszer", "text", "", ""),
        ("18 gy.p.", "text", "", ""),
    ],
)
def test_forms_of_lines(line: str, form: str, label: str, title: str) -> None:
    shaped = shape(line)
    assert (shaped.form, shaped.label) == (form, label)
    assert (line[shaped.start : shaped.title_end].strip("* ") if shaped.named else "") == title


def test_slug() -> None:
    assert slug("Késés, lassú játék és hiányzás") == "keses-lassu-jatek-es-hianyzas"
