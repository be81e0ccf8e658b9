"""Appeals, penalties and averages: what the facts told settle in short (Laws 6, 12C, 86, 90, 92, 93)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

ALONE: Facts = {"event": "individual", "partner_concurs": False}
ERROR: Facts = {"offence": "procedure_error", "adjusted_score_needed": False}
ORDERED: Facts = {"kind": "other_reason", "choice_redeal": True}
UNSHUFFLED: Facts = {"kind": "unshuffled", "before_auction": False, "choice_redeal": True}
NOBODY: Facts = {"fault": "none"}
LIMIT = "may not overrule"

SAID: tuple[Row, ...] = (
    # 92D2: without the captain it is not heard, whenever it was lodged
    ("appeals", {"event": "teams", "captain_concurs": False}, ("not heard", "92D2"), ("Too late",), None),
    # 92D1: "egyéni versenyen az óvó félnek nem szükséges partnere egyetértése"
    ("appeals", ALONE, ("alone", "30 minutes"), ("not heard",), "subject"),
    ("appeals", {**ALONE, "minutes_since_posting": 10}, ("in time",), ("30 minutes",), "subject"),
    ("appeals", {"event": "individual"}, ("alone",), ("pairs", "captain"), "within_period"),
    # 93A: "vagy a bizottság tanácskozása hátráltatná a verseny rendes lefolyását"
    # 90A: "megsértik a helyes eljárást"; 90B7 is one of the examples "(de nem kizárólagosan)"
    ("penalties", {"offence": "procedure_error"}, ("90A", "90B7"), ("otherwise not",), None),
    ("penalties", ERROR, ("90A", "all the same"), ("No penalty",), None),
    # 91A, 91B: which measure he takes is the director's; each is said with what it needs
    ("penalties", {"offence": "conduct"}, ("part of it", "91A", "for cause", "organizer's approval"), (), None),
    ("vsz_23_discipline", {}, ("part of it", "91A", "for cause", "organizer's approval", "91B"), (), None),
    (
        "vsz_23_discipline",
        {"measure": "excluded_from_event"},
        ("Not alone", "organizer's approval", "committee's consent", "part of it"),
        (),
        "committee_consents",
    ),
    # 86A: a redeal in a team match
    ("irregular_deal", ORDERED, ("team match", "86A"), (), "event"),
    ("irregular_deal", {**ORDERED, "event": "teams"}, ("nobody could", "86A"), (), "finding_match_result_knowable"),
    ("irregular_deal", {**ORDERED, "event": "pairs"}, ("orders a new deal",), ("team",), None),
    ("irregular_deal", {**UNSHUFFLED, "event": "teams"}, ("86A",), (), "finding_match_result_knowable"),
    # 12C4: only a knock-out match, only scores that do not balance
    ("knockout_adjustment", {"knockout": True}, ("average of the two", "otherwise"), (), "non_balancing"),
    ("knockout_adjustment", {"non_balancing": True}, ("average of the two", "otherwise"), (), "knockout"),
    ("knockout_adjustment", {"non_balancing": False}, ("does not apply",), ("average of the two",), None),
    # 86B2: a), b), c)
    ("team_multi_result", {}, ("Fault decides",), (), "fault"),
    ("team_multi_result", {"fault": "one"}, ("better of average plus",), (), "finding_assigned_possible"),
    ("team_multi_result", NOBODY, ("substitute board", "+3"), (), "result_known"),
    (
        "team_multi_result",
        {**NOBODY, "result_known": False},
        ("if time permits",),
        ("could know",),
        "finding_time_left",
    ),
    ("team_multi_result", {**NOBODY, "finding_time_left": False}, ("artificial",), ("substitute",), None),
    ("artificial_score", {}, ("40%", "60%"), (), "finding_fault"),
    ("appeals", {"would_delay_event": True}, ("director in charge", "93A"), (), "within_period"),
)


@pytest.mark.parametrize("row", SAID, ids=str)
def test_what_is_settled_is_said(service: Service, row: Row) -> None:
    name, facts, said, unsaid, asked = row
    found = short(service, name, facts)
    assert not unlike(found["answer"], said, unsaid)
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=str)
def test_it_fits(service: Service, name: str, facts: Facts, language: Language) -> None:
    assert words(short(service, name, facts, language)["answer"]) <= 60


def test_a_disciplinary_decision_is_final_once(service: Service) -> None:
    # 91A, 93B3
    said = short(service, "appeals", {"subject": "discipline_91"})["answer"]
    assert said.count(LIMIT) == 1
