"""Repair of the MBSz regulations: committed records, reviewed rows, rules and decoder, and what they must not touch."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from corpus import manifest
from corpus.errors import BadData
from corpus.manifest import CORPUS
from ingest.repair import hungarian, records
from ingest.repair.records import RepairedSpan

SOURCE = manifest.source("mbsz-hu")
COMMITTED = CORPUS / "repairs" / "mbsz-hu.jsonl"


@cache
def raw() -> str:
    return manifest.raw_text(SOURCE)


@cache
def committed() -> tuple[RepairedSpan, ...]:
    return tuple(records.read(COMMITTED))


@cache
def repaired() -> str:
    return records.apply(raw(), committed())


@cache
def table() -> tuple[RepairedSpan, ...]:
    return tuple(records.reviewed(hungarian.TABLE, raw()))


def test_records_are_of_this_file() -> None:
    rows = [json.loads(line) for line in COMMITTED.read_text(encoding="utf-8").splitlines()]
    assert {row["source_sha256"] for row in rows} == {SOURCE.sha256}


def test_undo_gives_the_raw_text_back() -> None:
    assert repaired() != raw()
    assert records.undo(repaired(), committed()) == raw()
    assert repaired().count("\n") == raw().count("\n")


def test_digits_change_only_by_reviewed_rows() -> None:
    changed = [
        change
        for change in committed()
        if re.findall(r"\d", change.raw) != re.findall(r"\d", change.repaired) and change.status != "rejected"
    ]
    assert {change.method for change in changed} == {"reviewed"}
    # 174, 948 (twice "1") and 1672: a lost letter and l read as 1; 778, 781, 783: the limits; 964: "3 pikkig"
    assert sorted({change.line for change in changed}) == [174, 778, 781, 783, 948, 964, 1672]


def test_references_are_not_touched() -> None:
    cited = re.compile(r"(?:NK)?VSz ?\d+[^ ]*|\d+/[a-h]\b\.?")
    for number, (before, after) in enumerate(zip(raw().split("\n"), repaired().split("\n"), strict=True), start=1):
        assert cited.findall(before) == cited.findall(after), number


def test_reviewed_rows_stand_in_the_records() -> None:
    by_place = {(change.line, change.start, change.end): change for change in committed()}
    for row in table():
        if row.raw == row.repaired and row.status == "accepted":
            continue
        found = by_place[row.line, row.start, row.end]
        assert (found.repaired, found.method, found.meaning) == (row.repaired, "reviewed", row.meaning)


def test_no_program_change_touches_a_reviewed_place() -> None:
    for change in committed():
        if change.method != "reviewed":
            assert not any(row.line == change.line and row.overlaps(change.start, change.end) for row in table())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (523, "teljesen vétlen a módosított eredményt előidéző"),
        (736, "akkor a vétlen csapat a VSz 40. pontjában"),
        (748, "akkor a vétlen csapat a következő pontszámok"),
        (760, "A vétlen csapat javára + 3 IMP-t"),
        (778, "figyelmeztetéstől 2 gy.p.-ig"),
        (783, "figyelmeztetéstől 5 gy.p.-ig"),
        (844, "jogában áll őket a verseny további menetéből is kizárni"),
        (941, "erős treff vagy erős káró rendszerek"),
        (964, "2 trefftől 3 pikkig"),
        (1274, "A vétlen pár a törölt leosztásért"),
    ],
)
def test_rows_a_ruling_hangs_on(line: int, words: str) -> None:
    assert words in repaired().split("\n")[line - 1]
    assert any(row.line == line and row.meaning for row in table())


@pytest.mark.parametrize("line", [188, 190, 650, 746, 841, 842, 1272, 1648])
def test_lost_places_are_marked_and_not_guessed(line: int) -> None:
    lost = [change for change in committed() if change.line == line and change.why.startswith("lost")]
    assert [change.status for change in lost] == ["unsure"]


def test_a_reviewed_row_that_no_longer_matches_is_an_error(tmp_path: Path) -> None:
    wrong = tmp_path / "table.jsonl"
    wrong.write_text('{"line": 9, "find": "xyz", "replace": "x", "confidence": "sure", "why": ""}\n', encoding="utf-8")
    with pytest.raises(BadData, match="line 9"):
        records.reviewed(wrong, raw())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A vörös jel rendszereket", "A vörös jelű rendszereket"),
        ("a tornavezető írjon el módosított eredményt", "a tornavezető írjon elő módosított eredményt"),
        ("módosított eredményt írhat el (NKVSz 40.)", "módosított eredményt írhat elő (NKVSz 40.)"),
        ("köteles elírni (NKVSz 16/a. pontja)", "köteles előírni (NKVSz 16/a. pontja)"),
        ("Nyilvánvaló elírás vagy számolási hiba", "Nyilvánvaló elírás vagy számolási hiba"),
        ("kivéve dán rendszer csapatverseny utolsó", "kivéve dán rendszerű csapatverseny utolsó"),
        ("a dán rendszer leírása", "a dán rendszer leírása"),
    ],
)
def test_rules(line: str, expected: str) -> None:
    assert records.apply(line, hungarian._ruled(1, line)) == expected


class TestDecoder:
    """Needs the packages and the dictionary of the extra `repair`."""

    @pytest.fixture(scope="class")
    @classmethod
    def model(cls) -> object:
        pytest.importorskip("hunspell")
        pytest.importorskip("wordfreq")
        if not Path("/usr/share/hunspell/hu_HU.dic").exists():
            pytest.skip("no Hungarian dictionary; apt-get install hunspell-hu")
        from ingest.repair.hungarian_model import WordCosts

        return WordCosts(raw())

    @pytest.mark.parametrize(
        ("line", "expected"),
        [
            ("A tornavezet kötelessége fellépni", "A tornavezető kötelessége fellépni"),
            ("a sportszer tlen játékosokkal szemben", "a sportszerűtlen játékosokkal szemben"),
            ("a tornavezet nek joga van", "a tornavezetőnek joga van"),
            ("a beírás ellen rzésének elmulasztása", "a beírás ellenőrzésének elmulasztása"),
            ("mindkét pár büntethet .", "mindkét pár büntethető."),
            ("két mérk. zés után", "két mérkőzés után"),
            ("elzetes megállapodás szerint", "előzetes megállapodás szerint"),
            ("(megfelel -e az mp szorzó)", "(megfelelő-e az mp szorzó)"),
            ("egyértelm en felel ssé", "egyértelműen felelőssé"),
            ("a VSz-ben leírtak szerint", "a VSz-ben leírtak szerint"),
            ("ez az ACBL Score 4.21-es változata", "ez az ACBL Score 4.21-es változata"),
            ("T: a csoporton belül, N: a leosztásban", "T: a csoporton belül, N: a leosztásban"),
            ("Jelen melléklet 1 NT indulás, pl. 2 treff", "Jelen melléklet 1 NT indulás, pl. 2 treff"),
        ],
    )
    def test_lines(self, model: object, line: str, expected: str) -> None:
        from ingest.repair.hungarian_decoder import decode

        found = [RepairedSpan(1, at.start, at.end, at.raw, at.repaired, at.method) for at in decode(line, model)]  # type: ignore[arg-type]
        assert records.apply(line, found) == expected

    @pytest.mark.parametrize("every", [160, pytest.param(40, marks=pytest.mark.long)])
    def test_clean_text_stays_as_it_is(self, model: object, every: int) -> None:
        from ingest.repair.hungarian_decoder import decode

        lines = manifest.raw_text(manifest.source("laws-2017-hu")).split("\n")
        handful = [line for line in lines[350::every] if line.strip()]
        assert len(handful) > 1000 / every
        for line in handful:
            assert decode(line, model) == []  # type: ignore[arg-type]
            assert hungarian._ruled(1, line) == []

    @pytest.mark.long
    def test_a_new_run_gives_the_committed_records(self, model: object, tmp_path: Path) -> None:
        written = tmp_path / "again.jsonl"
        records.write(written, hungarian.repair(raw()), SOURCE.sha256)
        assert written.read_text(encoding="utf-8") == COMMITTED.read_text(encoding="utf-8")
