"""WBF 2013 continuous to the hundredth, the discrete scale, and the owner's 25-0 table."""

from __future__ import annotations

import csv
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from corpus.errors import BadData, BadInput
from rulings.scoring.old_scale import OWNER_FILE, load_old_scale
from rulings.scoring.victory import continuous_table, continuous_vp, discrete_tops, discrete_vp, vp_of_percentage

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("name", ["08", "16", "24"])
def test_continuous_equals_the_tables_of_facts(name: str) -> None:
    rows = read(f"wbf2013_continuous_computed_{name}.csv")
    assert len(rows) > 40
    for row in rows:
        working = continuous_vp(int(row["imp_margin"]), int(row["boards"]))
        assert working.value == Fraction(row["vp_winner"]), row
        assert continuous_vp(-int(row["imp_margin"]), int(row["boards"])).value == Fraction(row["vp_loser"]), row


# facts.md section 3: transcribed probe values; the second figure is the value without the concavity correction
PROBES = [
    (8, 40, "19.74"),
    (16, 14, "13.75"),
    (32, 11, "12.24"),
    (32, 16, "13.12"),
    (32, 47, "17.21"),
    (20, 10, "12.53"),
]


@pytest.mark.parametrize(("boards", "margin", "vp"), PROBES)
def test_probe_values(boards: int, margin: int, vp: str) -> None:
    assert continuous_vp(margin, boards).value == Fraction(vp)


def test_hungarian_league_2025() -> None:
    assert continuous_vp(16, 32).value == Fraction("13.12")
    assert continuous_vp(78, 32).value == Fraction("19.62")
    assert continuous_vp(-78, 32).value == Fraction("0.38")


BLITZ = {4: 30, 6: 37, 7: 40, 8: 43, 9: 45, 10: 48, 12: 52, 14: 57, 16: 60, 20: 68, 24: 74, 32: 85}


@pytest.mark.parametrize(("boards", "margin"), BLITZ.items())
def test_first_margin_worth_twenty(boards: int, margin: int) -> None:
    assert continuous_vp(margin, boards).value == 20
    assert continuous_vp(margin - 1, boards).value < 20
    assert continuous_vp(margin + 50, boards).value == 20


def test_steps_never_grow() -> None:
    for boards in range(1, 101):
        table = continuous_table(boards)
        steps = [b - a for a, b in pairwise(table)]
        assert (table[0], table[-1]) == (1000, 2000), boards
        assert steps == sorted(steps, reverse=True), boards
        assert min(steps) >= 0, boards


def test_the_correction_is_shown() -> None:
    working = continuous_vp(14, 16)
    assert [step.shown for step in working.steps if step.says == "vp_concavity"] == ["13.74 -> 13.75"]


@pytest.mark.parametrize("boards", [0, -4, 500])
def test_silly_board_counts_are_refused(boards: int) -> None:
    with pytest.raises(BadInput, match="no VP scale"):
        continuous_vp(5, boards)


# Transcribed by github.com/rhindonltd/bridge-box-scorer (docs/imp-vp-conversion-table.txt) from a screenshot.
def test_discrete_equals_the_transcribed_table() -> None:
    rows = list(csv.reader((DATA / "wbf_discrete_transcribed.csv").read_text(encoding="utf-8").splitlines()))
    for column, boards in enumerate(rows[0][1:], 1):
        printed = tuple(int(row[column]) for row in rows[1:])
        assert discrete_tops(int(boards)) == printed, boards
        for band, top in enumerate(printed if int(boards) <= 48 else ()):  # a longer match uses 48 (VSz 36)
            assert discrete_vp(top, int(boards)).value == 10 + band
            assert discrete_vp(top + 1, int(boards)).value == 11 + band
            assert discrete_vp(-top, int(boards)).value == 10 - band


def test_white_book_example() -> None:
    assert [discrete_vp(12, n).value for n in (8, 9, 10, 12)] == [14, 14, 14, 14]


def test_sixty_per_cent_is_twelve() -> None:
    assert vp_of_percentage(Fraction(60)).value == 12


# --- the owner's 25-0 table ---------------------------------------------------------------------------------------


def read(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((DATA / name).read_text(encoding="utf-8").splitlines()))


def write(tmp_path: Path, rows: str, head: str = "# copied from nowhere, for a test\n") -> Path:
    path = tmp_path / "vp_25_0.csv"
    path.write_text(f"{head}boards,imp_from,imp_to,vp_winner,vp_loser\n{rows}", encoding="utf-8")
    return path


# Not the real table: it agrees with the observed points for 8 boards (2-4, 6-7, 21-22, 25-26) and is free between.
EIGHT = "\n".join(
    [
        "8,0,1,15,15",
        "8,2,4,16,14",
        "8,5,7,17,13",
        "8,8,10,18,12",
        "8,11,13,19,11",
        "8,14,16,20,10",
        "8,17,19,21,9",
        "8,20,23,22,8",
        "8,24,27,23,7",
        "8,28,31,24,6",
        "8,32,35,25,5",
        "8,36,39,25,4",
        "8,40,43,25,3",
        "8,44,47,25,2",
        "8,48,51,25,1",
        "8,52,,25,0",
    ]
)


def test_no_table_in_the_sources() -> None:
    assert not OWNER_FILE.exists(), (
        "the owner has supplied a table: add a test that compares it with the observed points"
    )
    with pytest.raises(BadInput, match="not in the sources"):
        load_old_scale()


def test_a_sound_table_is_read_and_agrees_with_the_observed_points(tmp_path: Path) -> None:
    scale = load_old_scale(write(tmp_path, EIGHT))
    observed = [row for row in read("old25_observed_points.csv") if row["boards"] == "8"]
    assert len(observed) == 9
    for row in observed:
        value = scale.vp(int(row["imp_margin"]), 8).value
        assert value == (int(row["vp_winner"]), int(row["vp_loser"]))
        assert scale.vp(-int(row["imp_margin"]), 8).value == value[::-1]


def test_36_next_higher_scale(tmp_path: Path) -> None:
    twelve = EIGHT.replace("8,", "12,", 1).replace("\n8,", "\n12,")
    scale = load_old_scale(write(tmp_path, f"{EIGHT}\n{twelve}"))
    assert scale.table_for(10) == 12  # "pl. 10 leosztásnál a 12 leosztásra vonatkozó skálát"
    assert scale.table_for(8) == 8
    with pytest.raises(BadInput, match="longest is 12"):
        scale.table_for(13)


def test_36_more_than_48_boards(tmp_path: Path) -> None:
    table = EIGHT.replace("8,", "48,", 1).replace("\n8,", "\n48,")
    assert load_old_scale(write(tmp_path, table)).table_for(64) == 48


BROKEN = [
    (EIGHT.replace("8,5,7,", "8,6,7,"), "gap or an overlap"),
    (EIGHT.replace("8,5,7,", "8,4,7,"), "gap or an overlap"),
    (EIGHT.replace("8,8,10,18,12", "8,8,10,18,13"), "make 30 together"),
    (EIGHT.replace("8,52,,25,0", "8,52,60,25,0"), "only the last band is open"),
    (EIGHT.replace("8,8,10,18,12", "8,8,10,17,13"), "must rise"),
    (EIGHT.replace("8,8,10,18,12", "8,8,ten,18,12"), "line 6 is not five whole numbers"),
    (EIGHT.replace("8,0,1,15,15\n8,2,4,16,14", "8,0,4,16,14"), "begin with 15-15"),
    ("", "no bands"),
]


@pytest.mark.parametrize(("rows", "words"), BROKEN)
def test_broken_tables_are_refused(tmp_path: Path, rows: str, words: str) -> None:
    with pytest.raises(BadData, match=words):
        load_old_scale(write(tmp_path, rows))


def test_a_table_must_say_where_it_is_from(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="copied from"):
        load_old_scale(write(tmp_path, EIGHT, head=""))


# A table kept in a Hungarian spreadsheet: semicolons, a byte order mark, Windows code page; a folder is no table
@pytest.mark.parametrize(("encoding", "separator"), [("utf-8-sig", ","), ("cp1250", ";"), ("utf-8", ";")])
def test_the_owners_table_may_come_from_a_spreadsheet(tmp_path: Path, encoding: str, separator: str) -> None:
    rows = ["boards,imp_from,imp_to,vp_winner,vp_loser", "8,0,1,15,15", "8,2,4,16,14", "8,5,,25,5"]
    text = "# Évkönyv\n" + "\n".join(row.replace(",", separator) for row in rows)
    path = tmp_path / "vp.csv"
    path.write_bytes(text.encode(encoding))
    assert load_old_scale(path).vp(3, 8).value == (16, 14)
    with pytest.raises(BadInput, match="cannot be read"):
        load_old_scale(tmp_path)
