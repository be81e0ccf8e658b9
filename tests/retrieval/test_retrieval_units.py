from dataclasses import replace

import pytest

from corpus.manifest import sources
from corpus.model import Correspondence, Kind, Language, Provision
from corpus.topics import Topic
from retrieval.families import family
from retrieval.units import Unit, build_units, fingerprint

SOURCES = sources() | {
    "laws-2017-nb-working": replace(
        sources()["laws-2017-hu"], id="laws-2017-nb-working", language="nb", standing="working", in_force=False
    )
}


def provision(
    full_id: str,
    text: str,
    *,
    title: str = "",
    kind: Kind = "letter",
    language: Language = "hu",
    footnotes: tuple[str, ...] = (),
) -> Provision:
    source, _, path = full_id.partition(":")
    parent = path.rpartition(".")[0] or None
    return Provision(source, path, kind, title, text, text, parent, language, "2017", footnotes=footnotes)


LAW = provision("laws-2017-hu:27", "", title="ELÉGTELEN BEMONDÁS", kind="law")
LETTER = provision("laws-2017-hu:27.A", "Elfogadható.", title="Elfogadás", footnotes=("27.fn1",))
NOTE = provision("laws-2017-hu:27.fn1", "lásd a példát", kind="footnote")
OLD = provision("laws-2007-pl:27.A", "Można zaakceptować.", language="pl")
MOVED = provision("laws-2007-pl:23", "Świadomość szkody", language="pl")
WORKING = provision("laws-2017-nb-working:27.A", "Kan godtas.", language="nb")
RULE = provision("mbsz-hu:16", "Kopogni kell.", kind="section")
ROWS = [LAW, LETTER, NOTE, OLD, MOVED, WORKING, RULE]
SAME = Correspondence("laws-2017-hu:27.A", "laws-2007-pl:27.A", "same")


def by_id(units: list[Unit]) -> dict[str, Unit]:
    return {unit.canonical: unit for unit in units}


def test_one_unit_for_each_provision_in_force() -> None:
    units = build_units(ROWS, SOURCES)
    assert [unit.canonical for unit in units] == [
        "laws-2017-hu:27",
        "laws-2017-hu:27.A",
        "laws-2017-hu:27.fn1",
        "mbsz-hu:16",
    ]


def test_another_official_text_in_force_stands_beside_the_canonical_one() -> None:
    """A Polish book of 2017, added: the same provisions, found once, read as texts in force and not as an older one."""
    book = replace(SOURCES["laws-2007-pl"], id="laws-2017-pl", edition="2017", in_force=True)
    polish = provision("laws-2017-pl:27.A", "Oficjalny tekst.", language="pl")
    link = Correspondence("laws-2017-hu:27.A", polish.full_id, "same")
    units = build_units([*ROWS, polish], SOURCES | {book.id: book}, correspondences=[SAME, link])
    assert [unit.canonical for unit in units] == [unit.canonical for unit in build_units(ROWS, SOURCES)]
    letter = by_id(units)["laws-2017-hu:27.A"]
    assert ("pl", "Oficjalny tekst.") in letter.of("working")
    assert ("pl", "Można zaakceptować.") in letter.of("older")


def test_a_unit_carries_headings_footnotes_and_what_stands_below() -> None:
    units = by_id(build_units(ROWS, SOURCES))
    letter = units["laws-2017-hu:27.A"]
    assert letter.of("title", "text") == [("hu", "Elfogadás"), ("hu", "Elfogadható.")]
    assert letter.of("heading") == [("hu", "ELÉGTELEN BEMONDÁS")]
    assert letter.of("footnote") == [("hu", "lásd a példát")]
    assert ("hu", "Elfogadás\nElfogadható.") in units["laws-2017-hu:27"].of("below")


def test_older_texts_join_by_the_concordance_alone() -> None:
    without = by_id(build_units(ROWS, SOURCES))
    assert without["laws-2017-hu:27.A"].of("older") == []
    joined = by_id(build_units(ROWS, SOURCES, [SAME]))
    assert joined["laws-2017-hu:27.A"].of("older") == [("pl", "Można zaakceptować.")]


def test_a_dropped_or_new_provision_joins_nothing() -> None:
    links = [Correspondence(None, "laws-2007-pl:23", "dropped"), Correspondence("laws-2017-hu:27.A", None, "new")]
    assert build_units(ROWS, SOURCES, links) == build_units(ROWS, SOURCES)


def test_working_texts_join_by_their_id() -> None:
    assert by_id(build_units(ROWS, SOURCES))["laws-2017-hu:27.A"].of("working") == [("nb", "Kan godtas.")]


def test_topic_lines_join_the_provisions_they_name() -> None:
    topic = Topic("t", ("laws-2017-hu:27.A", "mbsz-hu:16"), (), (("nb", "for lavt bud"), ("hu", "alálicitált")))
    units = by_id(build_units(ROWS, SOURCES, (), [topic]))
    assert units["laws-2017-hu:27.A"].of("topic") == [("nb", "for lavt bud"), ("hu", "alálicitált")]
    assert units["mbsz-hu:16"].of("aside") == [("nb", "for lavt bud"), ("hu", "alálicitált")]
    assert units["mbsz-hu:16"].of("topic") == []
    assert units["laws-2017-hu:27"].of("topic") == []


def test_the_fingerprint_changes_with_any_text_and_only_then() -> None:
    before = build_units(ROWS, SOURCES)
    assert fingerprint(before) == fingerprint(build_units(ROWS, SOURCES))
    changed = [replace(row, text="Más.") if row is RULE else row for row in ROWS]
    assert fingerprint(before) != fingerprint(build_units(changed, SOURCES))


@pytest.mark.parametrize(
    ("full_id", "named"),
    [
        ("laws-2017-hu:27.B.1.a", "laws-2017-hu:27"),
        ("laws-2017-hu:13.fn1", "laws-2017-hu:13"),
        ("laws-2017-hu:DEF.Asztal.2", "laws-2017-hu:DEF"),
        ("mbsz-hu:16.a@2", "mbsz-hu:16"),
        ("mbsz-hu:29/plusz-atlag", "mbsz-hu:29"),
        ("mbsz-hu:M6.1@2", "mbsz-hu:M6.1"),
        ("mbsz-hu:VI.2.b", "mbsz-hu:VI.2"),
        ("ulti-hu:II.C.4.a", "ulti-hu:II.C.4"),
        ("ulti-hu:I.4.d", "ulti-hu:I.4"),
    ],
)
def test_the_family_of_a_provision(full_id: str, named: str) -> None:
    assert family(full_id) == named
