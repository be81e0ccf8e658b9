"""The Polish repair: committed records, reviewed table, lattice, context, references; what may never change."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadData, BadSource
from corpus.manifest import raw_text, source
from evals.fidelity import measure
from evals.fidelity import polish as fidelity
from ingest.edits import REPAIRS
from ingest.repair import changes, polish, records, renew
from ingest.repair.polish_lattice import Lattice
from ingest.repair.polish_rules import quotes, references
from ingest.repair.polish_words import PolishWords
from ingest.repair.records import RepairedSpan

SOURCE = source("laws-2007-pl")
RECORDS = REPAIRS / "laws-2007-pl.jsonl"
TABLE = REPAIRS / "laws-2007-pl.reviewed.jsonl"


@cache
def raw() -> str:
    return raw_text(SOURCE)


@cache
def committed() -> tuple[RepairedSpan, ...]:
    return tuple(records.read(RECORDS))


@cache
def lexicon() -> PolishWords:
    return PolishWords()


@cache
def lattice() -> Lattice:
    return Lattice(lexicon())


def test_apply_and_undo_are_exact() -> None:
    repaired = records.apply(raw(), committed())
    assert repaired != raw()
    assert repaired.count("\n") == raw().count("\n")
    assert records.undo(repaired, committed()) == raw()


def test_records_are_of_this_file() -> None:
    rows = [json.loads(row) for row in RECORDS.read_text(encoding="utf-8").splitlines()]
    assert {row["source_sha256"] for row in rows} == {SOURCE.sha256}
    assert len(rows) == len(committed()) > 8000


def test_digits_change_only_in_references_and_reviewed_rows() -> None:
    for change in committed():
        if change.method not in ("reviewed", "reference"):
            assert re.findall(r"\d", change.raw) == re.findall(r"\d", change.repaired), change


def test_every_reviewed_row_is_in_the_records() -> None:
    table = {change for change in records.reviewed(TABLE, raw()) if change.raw != change.repaired}
    assert table == {change for change in committed() if change.method == "reviewed"}


def test_the_program_keeps_its_hands_off_reviewed_places() -> None:
    table = records.reviewed(TABLE, raw())
    for change in committed():
        if change.method != "reviewed":
            near = [row for row in table if row.line == change.line and row.overlaps(change.start, change.end)]
            assert not near, (change, near)


def test_only_known_words_are_left() -> None:
    text = re.sub(r"<\|.*?\|>", "", records.apply(raw(), committed()))
    words = {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1} - lexicon().fixed
    assert {word for word in words if not lexicon().known(word.lower())} == {"atuta"}


def test_no_sign_of_the_ocr_is_left() -> None:
    text = re.sub(r"<\|.*?\|>", "", records.apply(raw(), committed()))
    assert not set("$\u00a2\u00a5|_@&#~\u00bb\u00bf\u00e9") & set(text)


@pytest.mark.parametrize(
    ("damaged", "caps", "word"),
    [
        ("nieprawidtowos¢", False, "nieprawidłowość"),
        ("wykraczajagcego", False, "wykraczającego"),
        ("szczegdinego", False, "szczególnego"),
        ("niepomysine", False, "niepomyślne"),
        ("zapowiedZz", False, "zapowiedź"),
        ("wyjsScie", False, "wyjście"),
        ("ses;ji", False, "sesji"),
        ("mys|", False, "myśl"),
        ("obronfica", False, "obrońca"),
        ("nadrébka", False, "nadróbka"),  # a term that Morfeusz lacks
        ("rozdaniowego", False, "rozdaniowego"),
        ("licytacii", True, "licytacji"),
        ("koleinosci", True, "kolejności"),
        ("rozgrywaijacego", True, "rozgrywającego"),
    ],
)
def test_lattice_finds_the_word(damaged: str, caps: bool, word: str) -> None:
    found = lattice().candidates(damaged, caps)
    assert word in found
    assert found[word] <= min(found.values()) + 1.0


@pytest.mark.parametrize(
    ("damaged", "monster"),
    [("odzywka", "odżywka"), ("zze", "żże"), ("wigcej", "wice"), ("czesc", "cześć"), ("lewe", "lewe")],
)
def test_lattice_never_offers(damaged: str, monster: str) -> None:
    assert monster not in lattice().candidates(damaged)


@pytest.mark.parametrize(
    ("line", "before", "mended"),
    [
        ("16Ala", "", "16A1a"),
        ("16Al1c", "", "16A1c"),
        ("przepis", "", "przepis"),
        ("860C).", "", "86C)."),
        ("80A1la", "", "80A1a"),
        ("27Bla", "", "27B1a"),
        ("40B1la", "", "40B1a"),
        ("w punktach A1l lub A2.", "", "w punktach A1 lub A2."),
        ("w punkcie Bl powyzej", "", "w punkcie B1 powyzej"),
        ("Bla).", "lecz stosuje sie punkt", "B1a)."),
        ("Dla danej strony", "poczatek licytacji", "Dla danej strony"),
        ("Ale dopiero", "punkt", "Ale dopiero"),
        ("N otworzyt 1BA i 2BA", "", "N otworzyt 1BA i 2BA"),  # no trumps, not a reference
        ("93C3b, 12C1e", "", "93C3b, 12C1e"),
        ("o numerach 17-32", "", "o numerach 17-32"),
    ],
)
def test_references(line: str, before: str, mended: str) -> None:
    text = line
    for edit in sorted(references(1, line, before), key=lambda edit: -edit.start):
        assert text[edit.start : edit.end] == edit.old
        text = text[: edit.start] + edit.new + text[edit.end :]
    assert text == mended


def test_every_reference_of_the_laws_was_mended() -> None:
    lines = records.apply(raw(), committed()).split("\n")
    for number, wanted in ((396, "86C)"), (1180, "punkcie B1 "), (1601, "A1 lub A2"), (1908, "B1a)"), (3535, "16A1c")):
        assert wanted in lines[number - 1]


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("uzycie ,moze” cos", "uzycie „moze” cos"),
        ("Dziatania ,,wycofane” obejmujg", "Dziatania „wycofane” obejmujg"),
        ('"Szczegdlne uzgodnienie" jest', "„Szczegdlne uzgodnienie” jest"),
        ("gracz, ktory, o ile", "gracz, ktory, o ile"),
        ("1,5,9, 13", "1,5,9, 13"),
    ],
)
def test_quotes(line: str, mended: str) -> None:
    text = line
    for edit in sorted(quotes(1, line), key=lambda edit: -edit.start):
        text = text[: edit.start] + edit.new + text[edit.end :]
    assert text == mended


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        # all from lines of the document, read by eye
        ("Gdy sedzia uzna, ze zadna reka nie ma wiecej niz 13 kart", "sędzia uzna, że żadna ręka"),
        ("z kazdej ze stron ma prawo do rekompensaty", "z każdej ze stron"),
        ("Graczowi nie wolno podjac dziatania", "Graczowi nie wolno podjąć działania"),
        ("NIEWLASCIWA LICZBA KART", "NIEWŁAŚCIWA LICZBA KART"),
        ("umieszcza sie na Srodku stotu", "na środku stołu"),  # a small letter read as a capital
        ("Zaden gracz nie moze", "Żaden gracz nie może"),
    ],
)
def test_sentences(line: str, wanted: str) -> None:
    changes = polish.repair(line, lexicon=lexicon())
    assert wanted in records.apply(line, changes)


def test_a_second_repair_changes_nothing() -> None:
    laws = records.apply(raw(), committed()).split("\n")[84:1200]
    again = polish.repair("\n".join(laws), lexicon=lexicon())
    assert [change for change in again if change.status != "rejected"] == []


def _row(**values: object) -> str:
    return json.dumps({"line": 1, "find": "kot", "replace": "pies", "confidence": "sure", "why": ""} | values) + "\n"


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (_row(find="mysz"), "expects 'mysz'"),
        (_row(nth=3), "occurrence 3"),
        (_row(line=9), "no such line"),
        (_row(find=""), "no text to find"),
        (_row(note="x"), "unknown keys"),
        (_row(confidence="perhaps"), "not a row"),
        ("{broken\n", "not a row"),
        (_row() + _row(find="kot i"), "overlap"),
    ],
)
def test_a_bad_reviewed_row_is_an_error(tmp_path: Path, rows: str, words: str) -> None:
    path = tmp_path / "table.jsonl"
    path.write_text(rows, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        records.reviewed(path, "kot i kot\n")


def test_reviewed_rows_win(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    path.write_text(_row(find="karta", replace="kartą", meaning=True), encoding="utf-8")
    text = "Gracz zagrat karta dziadka"
    table = records.reviewed(path, text)
    changes = polish.repair(text, table, lexicon())
    assert records.apply(text, changes) == "Gracz zagrał kartą dziadka"
    assert [change.method for change in changes if change.meaning] == ["reviewed"]


def test_a_row_that_changes_nothing_protects_the_place(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    path.write_text(_row(find="zagrat", replace="zagrat"), encoding="utf-8")
    text = "Gracz zagrat karty"
    assert records.apply(text, polish.repair(text, records.reviewed(path, text), lexicon())) == text


@given(st.text("ab \n", min_size=1), st.data())
def test_round_trip_of_any_changes(text: str, data: st.DataObject) -> None:
    changes: list[RepairedSpan] = []
    for number, line in enumerate(text.split("\n"), start=1):
        at = 0
        while at < len(line) and data.draw(st.booleans()):
            start = data.draw(st.integers(at, len(line)))
            end = data.draw(st.integers(start, len(line)))
            changes.append(RepairedSpan(number, start, end, line[start:end], data.draw(st.text("xyz ")), "edit"))
            at = end + 1
    repaired = records.apply(text, changes)
    assert records.undo(repaired, changes) == text


def test_written_records_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    changes = [
        RepairedSpan(2, 0, 3, "abc", "xyz", "lattice", "unsure", 1.25, 0.5, ("xyy",)),
        RepairedSpan(1, 1, 2, "b", "", "sign"),
    ]
    records.write(path, changes, "0" * 64)
    assert records.read(path) == sorted(changes, key=lambda change: change.line)


@pytest.mark.long
def test_a_new_run_gives_the_committed_records(tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    records.write(again, polish.repair_source(raw(), TABLE), SOURCE.sha256)
    assert again.read_text(encoding="utf-8") == RECORDS.read_text(encoding="utf-8")


def test_a_source_without_repair_is_refused() -> None:
    with pytest.raises(BadSource, match="no repair program for the source ulti-hu"):
        changes(source("ulti-hu"))


def test_renew_writes_what_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [RepairedSpan(1, 0, 1, "a", "b", "lattice"), RepairedSpan(2, 0, 1, "c", "c", "lattice")]
    monkeypatch.setattr(polish, "repair_source", lambda text, table: wanted)
    assert renew(SOURCE, tmp_path) == wanted[:1]
    assert records.read(tmp_path / "laws-2007-pl.jsonl") == wanted[:1]


def test_a_run_is_compared_with_the_records_as_they_are_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Marks that change nothing count, protected places do not, and unrounded figures do not make a difference."""
    from app.building import repairing
    from app.faces.cli.repairing import repair

    made = [
        RepairedSpan(2, 0, 1, "c", "c", "reviewed", "unsure"),
        RepairedSpan(1, 0, 1, "a", "b", "lattice", score=0.123456, margin=2.0049),
        RepairedSpan(3, 0, 1, "d", "d", "reviewed"),
    ]
    monkeypatch.setattr(polish, "repair_source", lambda text, table: made)
    monkeypatch.setattr(repairing, "REPAIRS", tmp_path)
    written = renew(SOURCE, tmp_path)
    assert [change.line for change in written] == [1, 2]
    assert records.read(tmp_path / "laws-2007-pl.jsonl") == written == changes(SOURCE, tmp_path)
    repair(SOURCE.id, check=True)
    assert "2 records, as committed" in capsys.readouterr().out
    made.append(RepairedSpan(4, 0, 1, "e", "f", "lattice"))
    with pytest.raises(SystemExit):
        repair(SOURCE.id, check=True)
    assert "2 records are committed, a new run makes 3" in capsys.readouterr().out


def test_the_sample_reads_like_the_book() -> None:
    (first, *_) = measure.measure(SOURCE)
    assert first.words == 1034
    assert first.before < 0.70
    assert first.after >= 0.998


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [("a b c", "a b c", 0), ("a b c", "a x c", 1), ("a b", "a b c", 1), ("zadania tej", "żądania tę", 2)],
)
def test_changed_words_are_counted(old: str, new: str, count: int) -> None:
    head = "\n" * (fidelity.LAWS.start - 1)
    tail = "\n" * (fidelity.LAWS.stop - fidelity.LAWS.start)
    assert fidelity.changed_words(head + old + tail, head + new + tail) == count


@pytest.mark.parametrize(
    ("raw_word", "word", "answer"),
    [("zadania", "żądania", True), ("()", "(a)", False), ("24", "2♦", False), ("wigcej", "więcej", True)],
)
def test_word_rows_are_told_from_labels(raw_word: str, word: str, answer: bool) -> None:
    assert fidelity.is_word_row(RepairedSpan(1, 0, len(raw_word), raw_word, word, "reviewed")) is answer
