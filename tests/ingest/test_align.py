"""The concordance: whole, each place once, true where design section 7 says that others went wrong."""

import re
from collections import Counter
from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.manifest import sources
from corpus.model import LANGUAGES, Correspondence, Provision
from ingest.align import align, doubtful
from ingest.align.__main__ import report
from ingest.align.decisions import DECISIONS, check, decisions
from ingest.align.evidence import compare, profile
from ingest.read import read

HERE = "laws-2017-hu"
OLDER = ("laws-2007-pl", "laws-1997-nb")


@pytest.fixture(scope="module")
def provisions() -> list[Provision]:
    return [provision for name in (HERE, *OLDER) for provision in read(sources()[name]).provisions]


@pytest.fixture(scope="module")
def links(provisions: list[Provision]) -> list[Correspondence]:
    return align(provisions)


def of(links: list[Correspondence], name: str) -> list[Correspondence]:
    """The links of one older text; a new one says in its reason which text lacks it."""
    return [link for link in links if (link.old or link.reason).startswith(f"{name}:")]


@pytest.mark.parametrize("name", OLDER)
def test_every_place_stands_once_on_its_side(
    name: str, links: list[Correspondence], provisions: list[Provision]
) -> None:
    own = of(links, name)
    laws = {provision.id.split(".")[0] for provision in provisions if provision.source == name}
    here = [p.full_id for p in provisions if p.source == HERE and p.id.split(".")[0] in laws]
    there = [p.full_id for p in provisions if p.source == name]
    for side, places in (("current", here), ("old", there)):
        assert {getattr(link, side) for link in own} - {None} == set(places)
        main = Counter(getattr(link, side) for link in own if link.main and getattr(link, side))
        assert set(main.values()) == {1}
        without = set(places) - set(main)
        assert all(link.how for link in own if getattr(link, side) in without)


def test_no_link_is_of_no_text(links: list[Correspondence]) -> None:
    assert sum(len(of(links, name)) for name in OLDER) == len(links)


def test_relations_leave_out_the_side_they_lack(links: list[Correspondence]) -> None:
    for link in links:
        assert (link.current is None) == (link.relation == "dropped"), link
        assert (link.old is None) == (link.relation == "new"), link
        if link.relation == "moved" and ":DEF." not in str(link.current):
            assert str(link.current).split(":")[1] != str(link.old).split(":")[1], link


def test_what_changed_is_said_in_four_languages(links: list[Correspondence]) -> None:
    for link in links:
        if link.relation != "changed" and not link.note:
            continue
        assert set(link.note) == set(LANGUAGES), link
        assert all(
            text.strip() and text[0] == text[0].upper() and text.endswith((".", ")")) for text in link.note.values()
        )
        assert max(map(len, link.note.values())) <= 330, link
        if link.decided == "reviewed":
            assert len(set(link.note.values())) == 4, link


def test_numbers_in_a_note_are_the_same_in_every_language(links: list[Correspondence]) -> None:
    for link in links:
        laws = {language: set(re.findall(r"\d{1,2}[A-N](?![A-Z])\d?", text)) for language, text in link.note.items()}
        assert len({frozenset(found) for found in laws.values()}) <= 1, (link.current, link.old, laws)


def test_a_heading_alone_is_left_to_no_reviewer(links: list[Correspondence], provisions: list[Provision]) -> None:
    texts = {provision.full_id: provision.text for provision in provisions}
    unread = [link for link in links if link.relation in ("new", "dropped") and link.decided == "evidence"]
    assert [link for link in unread if texts[link.current or link.old or ""].strip()] == []


def test_no_pair_by_path_is_in_doubt(links: list[Correspondence], provisions: list[Provision]) -> None:
    assert doubtful(links, provisions) == []


def test_without_the_reviewer_the_evidence_raises_doubts(provisions: list[Provision], tmp_path: Path) -> None:
    alone = align(provisions, tmp_path / "none.yaml")
    doubts = {(link.current or "", link.old or "") for link, _ in doubtful(alone, provisions)}
    for place in ("16.C", "12.C.1.b", "12.C.1.e", "13.A", "53.B", "62.C.3"):
        assert (f"{HERE}:{place}", f"laws-2007-pl:{place}") in doubts
    assert len(doubts) > 100


TRAPS = [
    # design section 7; 2017, older place, relation
    ("laws-2007-pl", "23", None, "new"),
    ("laws-2007-pl", "72.C", "23", "moved"),
    ("laws-2007-pl", "16.C", "16.D", "moved"),
    ("laws-2007-pl", "16.C.2", "16.D.2", "moved"),
    ("laws-2007-pl", "16.D", "16.C", "changed"),
    ("laws-2007-pl", "16.D.3", "16.C.3", "changed"),
    ("laws-2007-pl", "13.A", "13.D", "moved"),
    ("laws-2007-pl", "13.B.1", "13.A", "moved"),
    ("laws-2007-pl", "13.B.2", "13.B", "changed"),
    ("laws-2007-pl", "13.C", "13.F", "moved"),
    ("laws-2007-pl", "13.D", "13.C", "moved"),
    ("laws-2007-pl", None, "13.E", "dropped"),
    ("laws-2007-pl", "15.A.3", "17.D.3", "moved"),
    ("laws-2007-pl", None, "15.C", "dropped"),
    ("laws-2007-pl", "12.C.1.e", "12.C.1.b", "changed"),
    ("laws-2007-pl", None, "12.C.1.e", "dropped"),
    ("laws-2007-pl", "12.C.2.b", "12.C.2.b", "changed"),
    ("laws-2007-pl", "12.C.4", "12.C.4", "same"),
    ("laws-2007-pl", "86.A", "86.C", "moved"),
    ("laws-2007-pl", "12.C.4", "86.B", "moved"),
    ("laws-2007-pl", "12.C.2.b", "86.A", "moved"),
    ("laws-2007-pl", "40.B.1.a", "40.B.1.b", "changed"),
    ("laws-2007-pl", "40.B.3.a", "40.B.4", "moved"),
    ("laws-2007-pl", "40.B.2.d", "40.C.3.a", "moved"),
    ("laws-2007-pl", "53.B", "53.C", "moved"),
    ("laws-2007-pl", "53.C", "53.B", "moved"),
    ("laws-2007-pl", "57.A", "57.A", "changed"),
    ("laws-2007-pl", "57.A.3", None, "new"),
    ("laws-2007-pl", "57.A.4", "57.A.3", "moved"),
    ("laws-2007-pl", "61.C", "62.C.3", "moved"),
    ("laws-2007-pl", "62.C.3", None, "new"),
    ("laws-2007-pl", "64.B.8", None, "new"),
    ("laws-2007-pl", "64.C.2.a", None, "new"),
    ("laws-2007-pl", "68.D.2.b", None, "new"),
    ("laws-2007-pl", "71.A", "71.1", "moved"),
    ("laws-2007-pl", "27.B.1.a", "27.B.1.a", "changed"),
    ("laws-2007-pl", "25.A.1", "25.A.1", "changed"),
    ("laws-2007-pl", "25.A.2", None, "new"),
    ("laws-2007-pl", "25.A.4", "25.A.2", "moved"),
    ("laws-2007-pl", "26.B", "26.B", "changed"),
    ("laws-2007-pl", "31.C", "31.fn2", "moved"),
    ("laws-1997-nb", "53.B", "53.C", "changed"),
    ("laws-1997-nb", "53.C", "53.B", "moved"),
    ("laws-1997-nb", "70.B.2", "70.B.3", "changed"),
    ("laws-1997-nb", "70.B.3", "70.B.2", "changed"),
    ("laws-1997-nb", "63.B", "63.C", "changed"),
    ("laws-1997-nb", None, "63.B", "dropped"),
    ("laws-1997-nb", "46.B.1.a", "46.B.1", "changed"),
    ("laws-1997-nb", "61.B.3", "61.B", "changed"),
    ("laws-1997-nb", "64.B.7", None, "new"),
    ("laws-1997-nb", "67.B.1.a", "67.B.1.a", "changed"),
    ("laws-1997-nb", "71.A", "71.B", "changed"),
    ("laws-1997-nb", "71.B", "71.A", "changed"),
]


@pytest.mark.parametrize(("name", "here", "there", "relation"), TRAPS)
def test_traps(links: list[Correspondence], name: str, here: str | None, there: str | None, relation: str) -> None:
    wanted = (f"{HERE}:{here}" if here else None, f"{name}:{there}" if there else None)
    found = [link for link in of(links, name) if (link.current, link.old) == wanted]
    assert [link.relation for link in found] == [relation]


SEVERAL = [
    # one older place in several of today's, or the other way round
    ("laws-2007-pl", "9.A.4", "9.A.3", "changed", "split"),
    ("laws-2007-pl", "9.A.3", "9.A.3", "changed", "split"),
    ("laws-2007-pl", "13.B", "13.A", "changed", "split"),
    ("laws-2007-pl", "15.B.2", "15.A.1", "changed", "merged"),
    ("laws-2007-pl", "15.B.2", "15.A.2", "moved", "merged"),
    ("laws-2007-pl", "24", "24", "same", "split"),
    ("laws-2007-pl", "24.D", "24", "moved", "split"),
    ("laws-2007-pl", "24.E", "24", "moved", "split"),
    ("laws-2007-pl", "12.C.2.b", "86.A", "moved", "absorbed"),
    ("laws-2007-pl", "12.C.2.b", "12.C.2.b", "changed", ""),
    ("laws-2007-pl", "17.D.1", "22.B.1", "moved", ""),
    ("laws-2007-pl", "17.D.1", "17.E.1", "moved", "absorbed"),
    ("laws-2007-pl", "68.D.1", "68.D", "moved", "split"),
    ("laws-1997-nb", "68.B.1", "68.B", "changed", "split"),
    ("laws-1997-nb", "68.B.2", "68.B", "changed", "split"),
    ("laws-1997-nb", "61.C", "62.fn1", "moved", "absorbed"),
]


@pytest.mark.parametrize(("name", "here", "there", "relation", "how"), SEVERAL)
def test_places_that_do_not_answer_one_to_one(
    links: list[Correspondence], name: str, here: str, there: str, relation: str, how: str
) -> None:
    found = [link for link in links if (link.current, link.old) == (f"{HERE}:{here}", f"{name}:{there}")]
    assert [(link.relation, link.how) for link in found] == [(relation, how)]


def test_no_heading_is_new_or_dropped_by_itself(links: list[Correspondence]) -> None:
    assert [link for link in links if link.relation in ("new", "dropped") and link.decided == "evidence"] == []


def test_new_is_nothing_that_stood_elsewhere(links: list[Correspondence]) -> None:
    elsewhere = re.compile(r"\bstood in|\bwas the text of|\bnow in \d|\bis \d+[A-E]?\d* in 2017", re.IGNORECASE)
    told = [link for link in links if link.relation in ("new", "dropped") and elsewhere.search(link.note.get("en", ""))]
    assert told == []


SAID = [
    # what a director needs to hear; a word of the note
    ("laws-2007-pl", "27.B.1.b", "hu", "hasonló értelmű"),
    ("laws-2007-pl", "27.B.1.b", "pl", "porównywaln"),
    ("laws-1997-nb", "46.B.1.a", "nb", "fjerde hånd"),
    ("laws-1997-nb", "61.B.3", "nb", "spørre hverandre"),
    ("laws-2007-pl", "57.A", "pl", "cztery"),
    ("laws-2007-pl", "68.D", "en", "all four"),
    ("laws-1997-nb", "43.B.3", "nb", "begge sider"),
]


@pytest.mark.parametrize(("name", "here", "language", "word"), SAID)
def test_what_the_note_says(links: list[Correspondence], name: str, here: str, language: str, word: str) -> None:
    link = next(link for link in of(links, name) if link.current == f"{HERE}:{here}")
    assert word in link.note[language]


def test_a_law_tells_what_changed_below_it(links: list[Correspondence]) -> None:
    law = next(link for link in of(links, "laws-2007-pl") if link.current == f"{HERE}:64")
    assert law.relation == "changed"
    assert law.note["en"] == "Changed: 64B2, 64B7; new: 64B8, 64C2."


def test_a_law_in_which_only_places_moved_is_the_same(links: list[Correspondence]) -> None:
    assert {link.relation for link in of(links, "laws-2007-pl") if link.current in (f"{HERE}:35", f"{HERE}:24")} == {
        "same"
    }


def test_a_working_text_is_paired_by_id(provisions: list[Provision], monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    import ingest.align as module

    entry = replace(sources()["laws-2007-pl"], id="laws-2017-pl-working", edition="2017", standing="working")
    table = sources() | {entry.id: entry}
    monkeypatch.setattr(module, "sources", lambda: table)
    texts = [replace(p, source=entry.id, edition="2017") for p in provisions if p.source == HERE]
    own = [link for link in align(provisions + texts) if (link.old or "").startswith(entry.id)]
    assert len(own) == len(texts)
    assert {link.relation for link in own} == {"same"}


BROKEN = [
    ("- {current: '1', old: '1', relation: changed}", "must say what changed"),
    ("- {current: '1', old: null, relation: same}", "leave out exactly the side"),
    ("- {current: '1', old: '1', relation: other}", "must have current"),
    ("- {current: '1', old: '1', relation: same, note: {hu: x}}", "note in hu, pl, nb, en"),
    ("- {current: '1', old: '1', relation: same, kept: true}", "can be kept"),
    ("- {current: ['1', '2'], old: '1', relation: same}", "say how"),
    ("- {current: ['1', '2'], old: ['1', '2'], relation: same, how: split}", "one side only"),
    ("- {current: '1', old: null, relation: new, how: split, note: {hu: x, pl: x, nb: x, en: x}}", "say how by"),
]


@pytest.mark.parametrize(("row", "message"), BROKEN)
def test_a_broken_row_is_named(row: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "concordance.yaml"
    path.write_text(f"laws-2007-pl:\n{row}\n", encoding="utf-8")
    with pytest.raises(BadData, match=message):
        decisions("laws-2007-pl", path)


def test_a_row_that_names_no_place_is_an_error() -> None:
    rows = decisions("laws-2007-pl", DECISIONS)
    with pytest.raises(BadData, match="does not have"):
        check(rows, "laws-2007-pl", {"1"}, {"1"})


def test_evidence_sees_numbers_laws_and_denial(provisions: list[Provision]) -> None:
    by_id = {provision.full_id: provision for provision in provisions}
    here, there = by_id[f"{HERE}:75.C"], by_id["laws-2007-pl:75.C"]
    one, other = profile(here, {"21"}), profile(there, {"21"})
    assert compare(one, other).references
    assert not compare(one, profile(there, {"40"})).references
    assert compare(one, profile(there, {"40"})).doubt > compare(one, other).doubt


def test_the_report_counts_everything(links: list[Correspondence], provisions: list[Provision]) -> None:
    text = report(links, provisions)
    assert f"laws-2007-pl: {len(of(links, 'laws-2007-pl'))} correspondences" in text
    assert "do not bear it out: 0" in text
