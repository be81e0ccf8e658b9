"""The working texts: their files, merging, reading, and an audit that sees what it is there to see."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.looking_up.provisions import show, shown
from corpus.errors import BadData
from corpus.manifest import source, sources
from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE, Store
from corpus.working import LANGUAGES, WorkingText, dump, file_of, load, load_all
from ingest.align import align
from ingest.parse.working import provisions_of
from ingest.read import read
from ingest.working.audit import CHECKS, Auditor, auditor, exceptions, unexplained
from ingest.working.put import put
from ingest.working.worksheet import sheet, taken

NAMES = {code: f"laws-2017-{code}-working" for code in LANGUAGES}


@pytest.fixture(scope="module")
def corpus() -> Auditor:
    return auditor()


@pytest.fixture(scope="module")
def in_force(corpus: Auditor) -> list[Provision]:
    return [row for row in corpus.provisions.values() if row.source == LAW_IN_FORCE]


@pytest.mark.parametrize("place", ["27.B.1.a", "DEF.Asztal.1", "PREFACE", "2.t1", "31.fn1"])
def test_a_place_has_one_file(place: str) -> None:
    wanted = {"27": "law-27.yaml", "DEF": "definitions.yaml", "PREFACE": "front.yaml", "2": "law-02.yaml"}
    assert file_of(place) == wanted.get(place.split(".")[0], "law-31.yaml")


def test_every_file_is_in_its_canonical_form_and_order(in_force: list[Provision], tmp_path: Path) -> None:
    rank = {row.id: place for place, row in enumerate(in_force)}
    by_file: dict[str, list[WorkingText]] = {}
    for text in load_all():
        by_file.setdefault(file_of(text.id), []).append(text)
    for name, texts in by_file.items():
        assert texts == sorted(texts, key=lambda row: (rank[row.id], LANGUAGES.index(row.language))), name
        dump(texts, tmp_path / name)
        assert load(tmp_path / name) == texts


def test_what_is_taken_or_adapted_names_an_older_place_that_exists(corpus: Auditor) -> None:
    older = {"pl": "laws-2007-pl", "nb": "laws-1997-nb"}
    wrong = [
        text
        for text in load_all()
        if text.source and (text.source not in corpus.provisions or not text.source.startswith(older[text.language]))
    ]
    assert wrong == []


MALFORMED = [
    ('"27": {pl: {text: x}}', "`from` is required"),
    ('"27": {pl: {text: x, from: copied}}', "`from` is one of"),
    ('"27": {hu: {text: x, from: taken}}', "a language"),
    ('"27": {pl: {text: x, from: taken}}', "names its source"),
    ('"27": {pl: {text: x, from: translated, source: "laws-2007-pl:27"}}', "names its source"),
    ('"27": {pl: {text: x, from: adapted, source: "laws-2007-pl:27"}}', "says what"),
    ("- 27", "not a mapping"),
]


@pytest.mark.parametrize(("row", "message"), MALFORMED)
def test_a_malformed_file_is_named(row: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "law-27.yaml").write_text(row + "\n", encoding="utf-8")
    with pytest.raises(BadData, match=message):
        load(tmp_path / "law-27.yaml")


def test_merging_keeps_what_others_wrote(tmp_path: Path) -> None:
    first = [WorkingText("27.A", "pl", "", "jeden", "translated"), WorkingText("27", "nb", "", "en", "translated")]
    put(first, ["27", "27.A"], tmp_path)
    put([replace(first[0], text="dwa\nwiersze")], ["27", "27.A"], tmp_path)
    assert [(row.id, row.text) for row in load(tmp_path / "law-27.yaml")] == [("27", "en"), ("27.A", "dwa\nwiersze")]
    with pytest.raises(BadData, match="no provisions"):
        put([replace(first[0], id="27.Z")], ["27", "27.A"], tmp_path)


def test_a_worksheet_shows_the_original_and_the_older_text(corpus: Auditor) -> None:
    store = Store(list(corpus.provisions.values()), corpus.links)
    printed = sheet(store, "64", "nb")
    assert store.get("64.A.1").text in printed
    assert store.get("laws-1997-nb:64.A.1").text in printed
    relations = {(link.old, link.relation) for link in corpus.links}
    assert all((text.source, "same") in relations for text in taken(store))


# --- the audit sees what it is there to see


def _altered(auditor: Auditor, place: str, text: str) -> list[str]:
    here = auditor.provisions[f"{LAW_IN_FORCE}:{place}"]
    there = replace(auditor.provisions[f"{NAMES['nb']}:{place}"], text=text)
    return [row.check for row in auditor.compare(here, there)]


def test_a_planted_error_is_found(corpus: Auditor) -> None:
    text = corpus.provisions[f"{NAMES['nb']}:54.D"].text
    assert text
    before = _altered(corpus, "54.D", text)
    cases = {
        "numbers": text + " Dette gjelder i 17 minutter.",
        "references": text + " Se § 24.",
        "foreign": text + " elfogadhatóság",
        "length": text * 4,
        "lines": text + "\nEnda en linje.",
    }
    for check, altered in cases.items():
        assert check not in before
        assert check in _altered(corpus, "54.D", altered), check


def test_a_lost_negation_is_found_where_the_other_text_has_it(corpus: Auditor) -> None:
    here = replace(corpus.provisions[f"{LAW_IN_FORCE}:54.D"], text="A felvevő nem nézheti meg a lapot.")
    there = replace(corpus.provisions[f"{NAMES['nb']}:54.D"], text="Spillefører kan se kortet.")
    other = replace(corpus.provisions[f"{NAMES['pl']}:54.D"], text="Rozgrywający nie może obejrzeć karty.")
    alone = Auditor([here, there, other], [])
    assert "denies" in [row.check for row in alone.compare(here, there)]
    assert "denies" not in [row.check for row in alone.compare(here, other)]


def test_a_lost_term_is_found(corpus: Auditor) -> None:
    here = replace(corpus.provisions[f"{LAW_IN_FORCE}:54.D"], text="A felvevő kontrázhat.")
    there = replace(corpus.provisions[f"{NAMES['nb']}:54.D"], text="Motspilleren kan doble.")
    assert "terms" in [row.check for row in Auditor([here, there], []).compare(here, there)]


def test_a_lost_qualifier_of_the_older_book_is_found(corpus: Auditor) -> None:
    """10C4 without "subject to 16C2", which the book of 2007 has at its place."""
    name = f"{NAMES['pl']}:10.C.4"
    whole = corpus.provisions[name]
    lost = replace(whole, text=whole.text.replace(", z uwzględnieniem przepisu 16C2,", ""))
    law = {key: row for key, row in corpus.provisions.items() if row.id.split(".")[0] == "10"}
    before, altered = (Auditor((law | {name: row}).values(), corpus.links) for row in (whole, lost))
    assert lost.text != whole.text
    assert "qualifiers" in [row.check for row in altered.working(NAMES["pl"]) if row.id == "10.C.4"]
    assert "qualifiers" not in [row.check for row in before.working(NAMES["pl"]) if row.id == "10.C.4"]


def test_the_official_parallels_are_audited_too(corpus: Auditor) -> None:
    cut = {
        name: replace(row, text=row.text[:20])
        for name, row in corpus.provisions.items()
        if name == "laws-2007-pl:27.A.1"
    }
    damaged = Auditor((corpus.provisions | cut).values(), corpus.links)
    found = {row.key for row in damaged.older("laws-2007-pl")} - {row.key for row in corpus.older("laws-2007-pl")}
    assert ("laws-2007-pl", "27.A.1", "length") in found


def test_exceptions_have_reasons(tmp_path: Path) -> None:
    path = tmp_path / "exceptions.yaml"
    path.write_text(f'{NAMES["pl"]}:\n  "27": {{numbers: "because"}}\n', encoding="utf-8")
    known = exceptions(path)
    assert unexplained([], known) == []
    path.write_text(f'{NAMES["pl"]}:\n  "27": {{colour: "because"}}\n', encoding="utf-8")
    with pytest.raises(BadData, match="no check"):
        exceptions(path)
    assert all(check in CHECKS for _, _, check in exceptions())


# --- reading and showing


def test_an_unwritten_place_falls_back_to_the_original(in_force: list[Provision]) -> None:
    entry = source(NAMES["nb"])
    rows = provisions_of(entry, in_force, [WorkingText("27.A", "nb", "Godtatt", "", "translated")])
    assert "27.A" in {row.id for row in rows}
    assert "27.A.1" not in {row.id for row in rows}
    links = [Correspondence(f"{LAW_IN_FORCE}:27.A", f"{entry.id}:27.A", "same")]
    store = Store([*in_force, *rows], links)
    assert shown(store, f"{LAW_IN_FORCE}:27.A", "nb").title == "Godtatt"
    assert shown(store, f"{LAW_IN_FORCE}:27.A.1", "nb").language == "hu"


def test_an_official_book_takes_precedence(in_force: list[Provision], monkeypatch: pytest.MonkeyPatch) -> None:
    import corpus.manifest

    official = replace(source("laws-2007-pl"), id="laws-2017-pl", edition="2017", in_force=True)
    table = sources() | {official.id: official}
    monkeypatch.setattr(corpus.manifest, "sources", lambda: table)
    here = next(row for row in in_force if row.id == "27.A.1")
    work = replace(here, source=NAMES["pl"], language="pl", text="roboczy")
    book = replace(here, source=official.id, language="pl", text="oficjalny")
    links = [Correspondence(here.full_id, row.full_id, "same") for row in (work, book)]
    assert shown(Store([here, work, book], links), here.full_id, "pl").text == "oficjalny"
    assert shown(Store([here, work], links[:1]), here.full_id, "pl").text == "roboczy"


def test_a_number_alone_is_shown_in_the_language_asked_for(corpus: Auditor) -> None:
    store = Store(list(corpus.provisions.values()), corpus.links)
    for code, name in NAMES.items():
        document = show(store, "27A1", code)
        assert (document["source"], document["standing"], document["in_force"]) == (name, "working", True)
        assert document["canonical"] == f"{LAW_IN_FORCE}:27.A.1"
        assert LAW_IN_FORCE in {row["source"] for row in document["parallels"]}
    assert show(store, "27A1")["source"] == LAW_IN_FORCE
    assert show(store, "laws-2017-hu:27.A.1", "pl")["source"] == LAW_IN_FORCE


def test_working_texts_stand_beside_the_laws_in_force_once_each(corpus: Auditor) -> None:
    links = align(corpus.provisions.values())
    for name in NAMES.values():
        own = [link for link in links if (link.old or "").startswith(f"{name}:")]
        assert len(own) == len(read(source(name)).provisions)
        assert {link.relation for link in own} == {"same"}


# --- the texts themselves


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_place_is_written_and_was_read_by_a_second_person(code: str, in_force: list[Provision]) -> None:
    own = {text.id: text for text in load_all() if text.language == code}
    assert {row.id for row in in_force if row.text or row.title} <= set(own)
    assert {text.review for text in own.values()} <= {"read", "mended"}


@pytest.mark.parametrize("name", NAMES.values())
def test_the_audit_leaves_nothing_unexplained(corpus: Auditor, name: str) -> None:
    found = list(corpus.working(name))
    known = {key: reason for key, reason in exceptions().items() if key[0] == name}
    assert unexplained(found, known) == []
    assert set(known) == {row.key for row in found if row.key in known}
