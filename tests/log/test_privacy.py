"""Players' data: exported whole, erased everywhere, expired in time."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app import log
from app.log import appeals, privacy, tournaments
from corpus.errors import BadInput

SOON = datetime.now(UTC) + timedelta(days=31)


def _fill() -> None:
    log.save(
        log.EntryDraft(
            tournament="Őszi kupa",
            players={"N": "Kovács Anna", "S": "Nagy Béla"},
            notes="Kovács Annának szóltam, KOVÁCS ANNA egyetért. Kovács Annabellát nem kérdeztem meg.",
            situation="Kovácsné passzolt",
            facts={"told_by": ["Kovács  Anna"]},
        ),
        "Szűcs Dóra",
    )
    log.save(log.EntryDraft(players={"E": "Nagy Béla"}, notes="Kovács-Kiss Annamária"), "Kovács Anna")
    log.edit(1, {"players": {"N": "Tóth Pál"}}, 1, "Szűcs Dóra")
    appeals.appeal(2, {"appellant": "Nagy Béla", "grounds": "Nagy Bélát megkárosították"}, 1, "Szűcs Dóra")
    tournaments.save_tournament(
        "Őszi kupa",
        {"results": [{"place": "1", "name": "Kovács Anna – Nagy Béla", "score": "61%"}], "director": "Szűcs Dóra"},
        0,
    )


def test_all_about_a_name_is_exported(kept: str) -> None:
    _fill()
    found = privacy.export_name("kovács anna")
    assert [row["number"] for row in found["entries"]] == [1]
    assert {row["entry"] for row in found["history"]} == {1, 2}  # she made entry 2
    assert [row["name"] for row in found["tournaments"]] == ["Őszi kupa"]
    assert json.loads(json.dumps(found)) == found
    assert privacy.export_name("Senki Alfonz")["entries"] == []


def test_an_erased_name_is_nowhere_left(kept: str) -> None:
    _fill()
    done = privacy.erase_name("Kovács Anna", "Szűcs Dóra")
    assert done.entries == (1, 2)
    assert done.tournaments == ("Őszi kupa",)
    assert done.to_read == (1, 2)  # "Kovácsné", "Kovács-Kiss": a person decides
    assert privacy.export_name("Kovács Anna") == {
        "others": {},
        "not_looked_at": [],
        "name": "Kovács Anna",
        "entries": [],
        "history": [],
        "tournaments": [],
    }
    entry = log.entry(1)
    assert entry.notes.startswith("*** szóltam, *** egyetért.")
    assert entry.facts == {"told_by": ["***"]}
    assert log.history(1)[0].changes["players"][1] == {"N": "***", "S": "Nagy Béla"}
    assert log.history(2)[0].who == "***"
    assert log.history(1)[-1].action == "erased"
    assert log.history(1)[-1].changes == {}
    assert "Nagy Béla" in str(log.history(1)[0].changes)
    assert "Kovács-Kiss Annamária" in log.entry(2).notes


def test_the_file_itself_forgets(sqlite_url: str, tmp_path: Path) -> None:
    log.save(log.EntryDraft(players={"N": "Zaphod Beeblebrox"}, notes="Zaphod Beeblebrox " * 200), "x")
    log.edit(1, {"notes": "short"}, 1, "x")
    privacy.erase_name("Zaphod Beeblebrox", "x")
    for path in tmp_path.iterdir():
        assert b"Beeblebrox" not in path.read_bytes(), path.name


def test_names_expire_and_rulings_stay(kept: str) -> None:
    _fill()
    assert privacy.expire_names(30, "Szűcs Dóra").entries == ()
    done = privacy.expire_names(30, "Szűcs Dóra", SOON)
    assert (done.entries, done.tournaments) == ((1, 2), ("Őszi kupa",))
    for name in ("Kovács Anna", "Nagy Béla", "Tóth Pál"):
        found = privacy.export_name(name)
        assert (found["entries"], found["tournaments"]) == ([], []), name
        assert {row["who"] for row in found["history"]} <= {"Kovács Anna"}  # she directed: that does not expire
    assert log.entry(1).situation == "Kovácsné passzolt"
    assert tournaments.tournament("Őszi kupa").details["director"] == "Szűcs Dóra"
    assert privacy.expire_names(30, "Szűcs Dóra", SOON) == privacy.Erased((), ())


@pytest.mark.parametrize("name", ["", "  ", "N", "ab", "***"])
def test_a_name_too_short_is_refused(sqlite_url: str, name: str) -> None:
    with pytest.raises(BadInput, match="too short"):
        privacy.erase_name(name, "x")


def test_one_word_is_replaced_only_as_a_word(sqlite_url: str) -> None:
    log.save(log.EntryDraft(players={"N": "Ann"}, notes="Ann and Annette; Joann"))
    privacy.erase_name("Ann", "x")
    assert log.entry(1).notes == "*** and Annette; Joann"


def test_days_that_cannot_be(sqlite_url: str) -> None:
    with pytest.raises(BadInput, match="0 to 36500"):
        privacy.expire_names(-1, "x")
