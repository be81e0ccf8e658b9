"""Reports read back: pypdf and python-docx see every field its paragraph asks for, in the reader's language."""

import csv
import io
import re
from collections.abc import Callable

import docx
import pypdf
import pytest

from app import log
from app.log import appeals, tournaments
from app.log.reports import FORMATS, printed, sheet
from app.messages import messages
from corpus.errors import BadInput
from corpus.jurisdictions import of_language
from corpus.model import LANGUAGES, Language

NAME = "Őszi kupa ♠♥♦♣ Łódź–Ødegård"
DETAILS = {
    "place": "Budapest, Nádor u. 1",
    "date": "2026-11-21 10:00",
    "organizer": "Fűzfa Ödön",
    "director": "Szűcs Dóra",
    "chair": "Łukasz Nowak",
    "members": "Kari Ødegård, Pál Ács",
    "form": "Mitchell pairs",
    "running": "two sessions",
    "tables": "17",
    "rounds": "13",
    "round_minutes": "16 min",
    "changes": "12",
    "change_minutes": "2 min",
    "boards": "26",
    "boards_per_round": "2 a round",
    "events": "Power cut 11:05\nBoard 9 fouled",
    "results": [{"place": "1", "name": "Tóth – Kiss", "score": "61.25%"}],
    "master_points": [{"player": "Tóth Pál", "points": "412"}],
    "matches": [
        {
            "round": "3",
            "home": "Fradi",
            "away": "Vasas",
            "home_captain": "Öreg Béla",
            "away_captain": "Új Ákos",
            "scale": "wbf2013",
            "boards": [
                {"board": "1", "open": "620", "closed": "170"},
                {"board": "2", "open": "-50", "closed": "110"},
                {"board": "3", "open": "400", "closed": "400"},
            ],
        }
    ],
}
# What VSz 44, 43, 22, 17 and 36 ask for, written from their text: the values that must be on the paper.
ASKED = {
    "jury": [
        *("Budapest, Nádor u. 1", "2026-11-21 10:00", "Mitchell pairs", "two sessions", "17", "13", "16 min", "12"),
        *("2 min", "26", "Power cut 11:05", "Board 9 fouled", "Fire alarm", "2♥ with a club suit", "Tóth Pál"),
        *("Law misapplied", "Szűcs Dóra"),
    ],
    "record": [
        *("Fűzfa Ödön", "Szűcs Dóra", "Łukasz Nowak", "Kari Ødegård, Pál Ács", "Mitchell pairs", "13", "16 min"),
        *("2 a round", "Power cut 11:05", "Fire alarm", "Tóth – Kiss", "61.25%", "412"),
    ],
    "appeal": ["Kovács – Nagy", "Law misapplied", "5000 Ft", "1♠ is too low", "27A1", "Szűcs Dóra", "Łukasz Nowak"],
    "psychs": ["2♥ with a club suit", "Tóth Pál", "Szűcs Dóra"],
    "match": ["Fradi", "Vasas", "Öreg Béla", "Új Ákos", "620", "10", "4", "6", "wbf2013"],
}
LABELS = {
    "jury": ["place", "date", "form", "tables", "rounds", "changes", "boards", "events", "appeals", "psychs", "chair"],
    "record": ["organizer", "director", "chair", "form", "rounds", "boards_per_round", "results", "master_points"],
    "appeal": ["appellant", "grounds", "side_agrees", "fee_paid", "intention_in_time", "decision", "penalty"],
    "psychs": ["director", "psychs"],
    "match": ["home", "away", "home_captain", "away_captain", "imps", "victory_points"],
}


@pytest.fixture
def _written(sqlite_url: str) -> None:
    log.save(
        log.EntryDraft(
            tournament=NAME,
            board="7",
            players={"N": "Kovács Éva", "S": "Nagy Ő"},
            director="Szűcs Dóra",
            situation="1NT – 1♠",
            headline="1♠ is too low",
            citations=("laws-2017-hu:27.A.1", "mbsz-hu:22"),
        )
    )
    form = {"appellant": "Kovács – Nagy", "grounds": "Law misapplied", "fee": "5000 Ft", "state": "lodged"}
    form |= {"event": "pairs", "side_agrees": True, "fee_paid": True, "chair": "Łukasz Nowak"}
    form |= {"starts": "2026-11-21T18:00+01:00", "lodged_at": "2026-11-21T18:20+01:00"}
    appeals.appeal(1, form, 1, "x")
    log.save(log.EntryDraft(tournament=NAME, kind="psych", situation="2♥ with a club suit", players={"W": "Tóth Pál"}))
    log.save(log.EntryDraft(tournament=NAME, kind="event", notes="Fire alarm", round="4"))
    log.save(log.EntryDraft(tournament="Another", kind="psych", situation="of another tournament"))
    tournaments.save_tournament(NAME, DETAILS, 0)


def _pdf(data: bytes) -> str:
    return " ".join(" ".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages).split())


def _docx(data: bytes) -> str:
    document = docx.Document(io.BytesIO(data))
    words = [row.text for row in document.paragraphs]
    words += [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    return " ".join(" ".join(words).split())


def _csv(data: bytes) -> str:
    return " ".join(cell for row in csv.reader(io.StringIO(data.decode("utf-8-sig"))) for cell in row)


READERS: dict[str, Callable[[bytes], str]] = {"pdf": _pdf, "docx": _docx, "csv": _csv}


FORMS_READ = [
    (language, kind, form)
    if form == "csv" or (language, kind) in zip(("hu", "pl", "nb", "en", "hu"), ASKED, strict=True)
    else pytest.param(language, kind, form, marks=pytest.mark.long)
    for language in LANGUAGES
    for kind in ASKED
    for form in FORMATS
]
"""Each kind is read in every language and in every format; both together are long."""


@pytest.mark.usefixtures("_written")
@pytest.mark.parametrize(("language", "kind", "form"), FORMS_READ)
def test_a_report_read_back_has_what_its_paragraph_asks_for(language: Language, kind: str, form: str) -> None:
    made = sheet(kind, language, tournament_name=NAME, number=1, zone="Europe/Budapest")
    words = messages(language)
    text = READERS[form](printed(made, form))
    assert words["log.report.disclaimer"] in text, form
    assert words[f"log.report.title_{kind}"] in text, form
    for value in ASKED[kind]:
        assert value in text, (form, value)
    squeezed = text.replace(" ", "")
    for name in LABELS[kind]:  # a label may be broken over lines
        assert words[f"log.report.{name}"].replace(" ", "") in squeezed, (form, name)
    assert "of another tournament" not in text


@pytest.mark.usefixtures("_written")
def test_suits_and_letters_are_in_the_pdf_as_text() -> None:
    text = _pdf(printed(sheet("jury", "hu", tournament_name=NAME), "pdf"))
    assert NAME in text
    assert "Zsüri-jegyzőkönyv" in text


@pytest.mark.usefixtures("_written")
def test_the_deadline_on_the_appeal_form_is_in_the_readers_zone() -> None:
    for zone, until in (("Europe/Budapest", "2026-11-21 18:30"), ("Asia/Tokyo", "2026-11-22 02:30")):
        assert until in _csv(printed(sheet("appeal", "en", number=1, zone=zone), "csv"))


@pytest.mark.usefixtures("_written")
def test_the_match_is_worked_out_by_the_scale_of_law_78b() -> None:
    # Law 78B: 450 is 10 IMPs, 160 is 4 IMPs, nothing is 0; WBF 2013 scale, 3 boards, margin 6: see test_victory_points.
    from rulings.scoring.victory import continuous_vp

    made = sheet("match", "en", tournament_name=NAME, number=1)
    (table,) = [part for part in made.parts if hasattr(part, "total")]
    assert [row[3:] for row in table.rows] == [("10", ""), ("", "4"), ("", "")]  # type: ignore[union-attr]
    assert table.total[3:] == ("10", "4")  # type: ignore[union-attr]
    home = float(continuous_vp(6, 3).value)
    assert f"{home:g} : {20 - home:g}" in _csv(printed(made, "csv"))


def test_an_empty_tournament_gives_a_form_to_write_on(sqlite_url: str) -> None:
    for kind in ("jury", "record", "psychs"):
        made = sheet(kind, "nb", tournament_name="Nobody wrote this")
        for form in FORMATS:
            assert "Ingen." in READERS[form](printed(made, form))


@pytest.mark.parametrize(
    ("kind", "options", "said"),
    [
        ("joke", {"tournament_name": "x"}, "not one of jury, record"),
        ("jury", {}, "add `--tournament"),
        ("match", {"tournament_name": "x", "number": 1}, "has 0 matches"),
        ("appeal", {"number": 4}, "no entry 4"),
    ],
)
def test_what_a_report_lacks_is_said(sqlite_url: str, kind: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(Exception, match=said) as caught:
        sheet(kind, "en", **options)  # type: ignore[arg-type]
    assert caught.type.__module__ in ("corpus.errors", "app.log.keeping")


def test_cells_that_would_be_formulas_are_made_harmless(sqlite_url: str) -> None:
    tournaments.save_tournament("x", {"place": "=HYPERLINK(1)", "date": "-50", "form": "@x"}, 0)
    text = printed(sheet("jury", "en", tournament_name="x"), "csv").decode("utf-8-sig")
    assert "'=HYPERLINK(1)" in text
    assert "'@x" in text
    assert ",-50" in text


def test_an_unknown_format_is_refused(sqlite_url: str) -> None:
    with pytest.raises(BadInput, match="pdf, docx, csv"):
        printed(sheet("jury", "en", tournament_name="x"), "odt")


def test_two_writers_of_a_tournament_do_not_overwrite_each_other(kept: str) -> None:
    tournaments.save_tournament("Cup", {"place": "Pécs"}, 0)
    tournaments.save_tournament("Cup", {"date": "today"}, 1)
    with pytest.raises(tournaments.TournamentConflict) as caught:
        tournaments.save_tournament("Cup", {"place": "Győr"}, 1)
    assert caught.value.theirs.details == {"place": "Pécs", "date": "today"}
    with pytest.raises(tournaments.TournamentConflict):
        tournaments.save_tournament("Cup", {"place": "Győr"}, 0)


@pytest.mark.parametrize(
    "details", [{"colour": "x"}, {"results": "x"}, {"results": [{"age": "1"}]}, {"place": "x" * 10_001}]
)
def test_details_that_cannot_be_kept(sqlite_url: str, details: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        tournaments.save_tournament("Cup", details, 0)


HUNGARIAN = re.compile("VSz|MBSz|M4[.]11|ungar|w\N{LATIN SMALL LETTER E WITH OGONEK}gier", re.IGNORECASE)


@pytest.mark.parametrize("language", ["nb", "pl"])
@pytest.mark.parametrize("jurisdiction", ["own", "none"])
@pytest.mark.parametrize("kind", ASKED)
def test_papers_of_norway_and_poland_cite_no_hungarian_rule(
    sqlite_url: str, language: Language, jurisdiction: str, kind: str
) -> None:
    place = of_language(language) if jurisdiction == "own" else "none"
    cited = ("laws-2017-hu:27.A.1",)
    log.save(log.EntryDraft(tournament=NAME, headline="1\N{BLACK SPADE SUIT}", citations=cited, jurisdiction=place))
    log.save(log.EntryDraft(tournament=NAME, kind="psych", situation="2H", jurisdiction=place))
    lodged = {"appellant": "NN", "state": "lodged", "event": "pairs", "side_agrees": True}
    appeals.appeal(1, lodged | {"starts": "2026-11-21T18:00+01:00", "lodged_at": "2026-11-21T18:20+01:00"}, 1, "x")
    tournaments.save_tournament(NAME, DETAILS, 0)
    made = sheet(kind, language, tournament_name=NAME, number=1, zone="Europe/Oslo")
    for form in FORMATS if kind == "jury" else ("csv",):  # the same sheet: one kind shows what a format adds
        text = READERS[form](printed(made, form))
        assert messages(language)[f"log.report.title_{kind}"] in text
        assert not HUNGARIAN.search(text), (form, HUNGARIAN.search(text))


@pytest.mark.usefixtures("_written")
def test_a_hungarian_paper_names_the_paragraph_that_asks_for_it() -> None:
    assert "VSz 44" in sheet("jury", "hu", tournament_name=NAME).basis
    assert sheet("jury", "nb", tournament_name=NAME).basis == ""


def test_where_the_entries_are_from_says_whose_paper_it_is(sqlite_url: str) -> None:
    log.save(log.EntryDraft(tournament=NAME, headline="1", jurisdiction="hu"))
    log.save(log.EntryDraft(tournament="Cup", headline="1", jurisdiction="no"))
    assert "VSz 44" in sheet("jury", "en", tournament_name=NAME).basis
    assert sheet("jury", "hu", tournament_name="Cup").basis == ""
