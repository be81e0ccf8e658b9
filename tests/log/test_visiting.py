"""A director sees the tournaments he belongs to; who did not sign in writes so many rows and no more."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app import log
from app.faces.web.budget import ROWS_AN_HOUR, Budgets
from app.log import appeals, privacy, tournaments, visiting
from app.log.reports import sheet
from app.quiz.model import Quiz
from app.quiz.results import attempts

ANNA, BELA = "Anna <anna@example.org>", "Béla <bela@club.example.org>"


@contextmanager
def seen_by(address: str | None) -> Iterator[None]:
    visiting.asked_by(lambda: address, lambda rows: True)
    try:
        yield
    finally:
        visiting.asked_by(lambda: None, lambda rows: True)


@pytest.fixture
def two(kept: str) -> None:
    """Entry 1 is Anna's in the cup, 2 Béla's in the league, 3 the machine's in the final, 4 Anna's in none."""
    with seen_by("anna@example.org"):
        log.save(log.EntryDraft(tournament="Cup", players={"N": "Kovács Anna"}), ANNA)
        tournaments.save_tournament("Cup", {"director": "Kovács Anna"}, 0)
    with seen_by("bela@club.example.org"):
        log.save(log.EntryDraft(tournament="League", players={"N": "Kovács Anna"}), BELA)
    log.save(log.EntryDraft(tournament="Final", players={"N": "Kovács Anna"}), "root")
    with seen_by("anna@example.org"):
        log.save(log.EntryDraft(players={"N": "Kovács Anna"}), ANNA)


def numbers() -> list[int]:
    return [one.number for one in log.entries()]


@pytest.mark.parametrize(
    ("address", "shown", "named"),
    [
        (None, [4, 3, 2, 1], {"Cup", "League", "Final"}),
        ("anna@example.org", [4, 1], {"Cup"}),
        ("bela@club.example.org", [2], {"League"}),
        ("cora@example.org", [], set()),
        ("", [], set()),
    ],
)
def test_each_sees_his_own(two: None, address: str | None, shown: list[int], named: set[str]) -> None:
    with seen_by(address):
        assert numbers() == shown
        assert set(tournaments.tournament_names()) == named
        found = privacy.export_name("Kovács Anna")
        assert [row["number"] for row in found["entries"]] == sorted(shown)
        assert {row["entry"] for row in found["history"]} == set(shown)
        assert {row["name"] for row in found["tournaments"]} <= named


def test_what_belongs_to_others_is_not_read_changed_reported_or_joined(two: None) -> None:
    with seen_by("bela@club.example.org"):
        for act in (
            lambda: log.entry(1),
            lambda: log.history(1),
            lambda: log.edit(1, {"notes": "x"}, 1, BELA),
            lambda: log.close(4, 1, BELA),
            lambda: appeals.appeal(1, {"grounds": "x"}, 1, BELA),
        ):
            with pytest.raises(log.NoEntry):
                act()
        for write in (
            lambda: log.save(log.EntryDraft(tournament="Cup"), BELA),
            lambda: log.save(log.EntryDraft(tournament="Final"), BELA),
            lambda: log.edit(2, {"tournament": "Cup"}, 1, BELA),
            lambda: tournaments.save_tournament("Cup", {"accounts": "bela@club.example.org"}, 1),
            lambda: sheet("record", "en", tournament_name="Cup"),
        ):
            with pytest.raises(visiting.NotYours, match="belongs to other directors"):
                write()
    assert [log.entry(number).version for number in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("added", ["BELA@club.example.org", "x@example.org; @club.example.org"])
def test_who_is_added_belongs_and_who_adds_stays(two: None, added: str) -> None:
    with seen_by("anna@example.org"):
        tournaments.save_tournament("Cup", {"accounts": added}, 1)
        assert numbers() == [4, 1]
    with seen_by("bela@club.example.org"):
        assert numbers() == [2, 1]
        assert log.edit(1, {"notes": "seen"}, 1, BELA).notes == "seen"
        tournaments.save_tournament("Cup", {"place": "Szeged"}, 2)
    with seen_by("anna@example.org"):
        assert numbers() == [4, 1]


def test_data_from_before_keep_their_directors(kept: str) -> None:
    """Entries that were signed before tournaments had members: who wrote them sees their tournament."""
    log.save(log.EntryDraft(tournament="Old"), ANNA)
    log.save(log.EntryDraft(tournament="Old"), "cora@example.org")
    for address in ("anna@example.org", "cora@example.org", None):
        with seen_by(address):
            assert len(numbers()) == 2
    with seen_by("bela@club.example.org"):
        assert numbers() == []


def test_rows_of_a_visitor_have_a_ceiling_and_one_sentence(kept: str, tmp_path: Path) -> None:
    clock = [0.0]
    budgets = Budgets(lambda: clock[0])
    assert budgets.writes("1.2.3.4", ROWS_AN_HOUR - 1)
    visiting.asked_by(lambda: "", lambda rows: budgets.writes("1.2.3.4", rows))
    try:
        attempts.begin(Quiz("Paper", "en", 1, ()), "exam", "x", "club A")
        with pytest.raises(visiting.TooManyRows) as raised:
            attempts.begin(Quiz("Paper", "en", 1, ()), "exam", "y", "club A")
        assert str(raised.value).count(".") == 1
        clock[0] = 3_601
        attempts.begin(Quiz("Paper", "en", 1, ()), "exam", "z", "club A")
    finally:
        visiting.asked_by(lambda: None, lambda rows: True)
    assert {row.who for row in attempts.attempts()} == {"x", "z"}
