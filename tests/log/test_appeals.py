"""Appeals: until when (Law 92B, VSz 22, annex 4.11), whether admissible, and what the log keeps of them."""

from datetime import datetime

import pytest

from app import log
from app.log import appeals
from corpus.errors import BadInput

# From the texts: 92B "30 perccel azután jár le, hogy a hivatalos eredményt nyilvánosságra hozták, kivéve, ha a
# versenyszervező más időtartamot ad meg"; M4.11 "legkésőbb 24 órán belül"; VSz 22 "egy héten belül".
DEADLINES = [
    ("laws", None, "2026-11-21T18:00+01:00", "2026-11-21T18:30+01:00"),
    ("laws", 60, "2026-11-21T18:00+01:00", "2026-11-21T19:00+01:00"),
    ("laws", 0, "2026-11-21T18:00+01:00", "2026-11-21T18:00+01:00"),
    ("other_event", None, "2026-11-21T23:50+01:00", "2026-11-22T00:20+01:00"),
    ("other_event", 15, "2026-11-21T18:00+01:00", "2026-11-21T18:15+01:00"),
    ("championship", None, "2026-11-21T23:00+01:00", "2026-11-22T23:00+01:00"),
    ("second_instance", None, "2026-11-21T12:00+01:00", "2026-11-28T12:00+01:00"),
    ("laws", None, "2026-10-25T02:45+02:00", "2026-10-25T02:15+01:00"),  # the clocks go back at three
]


@pytest.mark.parametrize(("kind", "period", "starts", "until"), DEADLINES)
def test_the_deadline_is_the_laws_or_the_regulations(
    sqlite_url: str, kind: str, period: int | None, starts: str, until: str
) -> None:
    log.save(log.EntryDraft())
    entry = appeals.appeal(1, {"kind": kind, "period_minutes": period, "starts": starts}, 1, "Anna")
    assert entry.appeal_deadline == datetime.fromisoformat(until)


LATE = [
    ("laws", "2026-11-21T18:30+01:00", False),
    ("laws", "2026-11-21T18:31+01:00", True),
    ("championship", "2026-11-22T18:00+01:00", False),
    ("championship", "2026-11-22T18:01+01:00", True),
    ("second_instance", "2026-11-28T18:00+01:00", False),
    ("second_instance", "2026-11-28T18:01+01:00", True),
]


@pytest.mark.parametrize(("kind", "lodged", "late"), LATE)
def test_the_last_minute_is_in_time_and_the_next_is_not(kind: str, lodged: str, late: bool) -> None:
    form = {"kind": kind, "event": "pairs", "side_agrees": True, "intention_in_time": True, "form_complete": True}
    form |= {"fee_paid": True, "starts": "2026-11-21T18:00+01:00", "lodged_at": lodged}
    (document,) = appeals.judged(form, "en")
    outcome = document["outcome"]
    told = outcome.get("reason") == "too_late" if kind == "laws" else "too_late" in outcome["missing"]
    assert told is late


def test_another_event_is_judged_by_both_texts() -> None:
    form = {"kind": "other_event", "event": "pairs", "side_agrees": False, "intention_in_time": True}
    form |= {"form_complete": True, "fee_paid": True}
    form |= {"starts": "2026-11-21T18:00+01:00", "lodged_at": "2026-11-21T18:10+01:00"}
    regulation, laws = appeals.judged(form, "hu")
    assert regulation["outcome"]["missing"] == ["side_must_agree"]
    assert laws["outcome"]["reason"] == "partner_does_not_concur"


def test_what_is_not_known_stays_open() -> None:
    (document,) = appeals.judged({"kind": "championship"}, "en")
    assert document["status"] == "needs"


def test_an_appeal_is_kept_changed_and_taken_away_with_history(kept: str) -> None:
    log.save(log.EntryDraft(board="3"))
    entry = appeals.appeal(1, {"state": "intended", "appellant": "Kovács – Nagy"}, 1, "Anna")
    assert entry.appeal == {"state": "intended", "kind": "laws", "appellant": "Kovács – Nagy"}
    assert entry.appeal_deadline is None
    entry = appeals.appeal(1, {"starts": "2026-11-21T18:00+01:00", "state": "lodged"}, 2, "Anna")
    assert entry.appeal["starts"] == "2026-11-21T17:00+00:00"
    assert log.entries(appeals=True) == [entry]
    empty = dict.fromkeys(entry.appeal)
    entry = appeals.appeal(1, empty, 3, "Anna")
    assert entry.appeal == {}
    assert entry.appeal_deadline is None
    assert log.entries(appeals=True) == []
    assert [row.action for row in log.history(1)] == ["created", "appeal", "appeal", "appeal"]
    assert log.history(1)[2].changes["appeal_deadline"] == (None, "2026-11-21T17:30:00+00:00")
    with pytest.raises(log.ChangedMeanwhile):
        appeals.appeal(1, {"state": "lodged"}, 1, "Béla")


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"colour": "red"}, "no field 'colour'"),
        ({"state": "won"}, "intended, lodged"),
        ({"kind": "fifa"}, "laws, championship"),
        ({"starts": "noon"}, "is a time such as"),
        ({"period_minutes": -1}, "in minutes"),
        ({"period_minutes": True}, "in minutes"),
        ({"fee_paid": "yes"}, "true or false"),
        ({"grounds": "x" * 5001}, "at most 5000"),
    ],
)
def test_a_wrong_form_is_refused(form: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        appeals.checked(form)
