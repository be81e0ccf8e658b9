"""What the facts told already settle is said, not made a condition; what only the director judges is not asked."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, asked_in, short, unlike

CONCEDED: Facts = {"claimer": "S", "claimer_defends": False}
NO_LOSER: Facts = {**CONCEDED, "concession_of": "not_won_yet", "finding_no_normal_line_loses": True}
AGREED: Facts = {"agreed": True, "since_agreement": "called_on_next_board", "withdrawal_asked": True}
LIKELY: Facts = {**AGREED, "trick_in_question": "not_won_yet", "finding_likely_won": True}
RUNNING: Facts = {"within_correction_period": True}
CALLED: Facts = {"since_concession": "called_on_next_board"}
NOT_YET: Facts = {"concession_of": "not_won_yet"}
NOT_WON: Facts = {"trick_in_question": "not_won_yet"}
WITHDRAWS: Facts = {"agreed": True, "withdrawal_asked": True}
OBJECTED: Facts = {"agreed": True, "objected": True, **RUNNING, "trick_in_question": "not_won_yet"}
DISPUTED: Facts = {"matter": "tricks_disputed", "claim_or_concession": False}
WRONG_SCORE: Facts = {"matter": "scoring_error"}
APPEAL: Facts = {"event": "pairs", "lodged": True, "through_director": True, "partner_concurs": True}
FORGOTTEN: Facts = {
    "contract": {"level": 4, "denomination": "H"},
    "trump_outstanding": True,
    "trump_mentioned": False,
    "finding_maybe_unaware": True,
    "finding_normal_line_loses_to_trump": True,
}

SAID: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 71 with 79C1: within the correction period, whatever has been played since
    ("cancel_concession", {**NO_LOSER, **RUNNING}, ("in time", "still running"), ("within", "stands"), None),
    ("cancel_concession", NO_LOSER, ("correction period counts",), ("in time",), None),
    ("cancel_concession", {**CONCEDED, "concession_of": "already_won", **RUNNING}, ("in time",), ("stands",), None),
    ("cancel_concession", RUNNING, ("In time", "already won", "normal"), ("within", "69B"), "concession_of"),
    ("cancel_concession", {**NOT_YET, **RUNNING}, ("In time",), ("within",), "finding_no_normal_line_loses"),
    # 71: the call on the next board and the end of the round matter for 69A only
    ("cancel_concession", {**NO_LOSER, **CALLED}, ("not the next board", "(a trick that could be lost"), (), None),
    ("cancel_concession", {"concession_of": "already_won", **CALLED}, ("not the next board",), (), None),
    # 69B with 79C
    ("acquiescence", {**LIKELY, **RUNNING}, ("period is running", "likely have won"), ("stands", "only"), None),
    ("acquiescence", LIKELY, ("within the correction period only",), ("is running",), None),
    ("acquiescence", {**AGREED, "trick_in_question": "already_won", **RUNNING}, ("is running",), ("stands",), None),
    ("acquiescence", {**AGREED, **NOT_WON, **RUNNING}, ("In time",), ("Law 71",), "finding_likely_won"),
    ("acquiescence", {**AGREED, **RUNNING}, ("In time", "already won"), ("within",), "trick_in_question"),
    # 69A: not final while the side may still object
    ("acquiescence", WITHDRAWS, ("they may object", "already won", "30 minutes"), ("final",), "since_agreement"),
    ("acquiescence", {**WITHDRAWS, **NOT_WON}, ("they may object",), ("final", "already won"), "since_agreement"),
    ("acquiescence", {**WITHDRAWS, **RUNNING}, ("still running",), ("30 minutes",), "since_agreement"),
    # 69A: an objection before the side calls on the next board, or 69B
    ("acquiescence", OBJECTED, ("not accepted", "likely"), ("already won", "correction period"), "since_agreement"),
    # 70C with 70D1: nothing that was not in the statement
    ("contested_claim", FORGOTTEN, ("what he says afterwards does not count",), (), None),
    # 79B3: whether he is satisfied the director knows himself
    ("agreed_tricks_and_time_limits", {**DISPUTED, "called_before_round_end": False}, ("only if", "reduced"), (), None),
    # 79B2, 66D, 65D: the cards in order decide
    (
        "agreed_tricks_and_time_limits",
        {**DISPUTED, "called_before_round_end": True},
        ("only his own", "jeopardizes"),
        (),
        "cards_mixed",
    ),
    (
        "agreed_tricks_and_time_limits",
        {**DISPUTED, "called_before_round_end": True, "cards_mixed": "no"},
        ("director determines",),
        ("jeopardizes",),
        None,
    ),
    # 79B2 and 79B3, both in full
    (
        "agreed_tricks_and_time_limits",
        {**DISPUTED, "cards_mixed": "before_agreement"},
        ("before the round ended", "stands, or one side's is reduced"),
        (),
        "called_before_round_end",
    ),
    # 79C1: thirty minutes, unless a later time was set
    (
        "agreed_tricks_and_time_limits",
        {**WRONG_SCORE, "later_limit": False},
        ("no other time was set",),
        ("unless",),
        "within_period",
    ),
    ("agreed_tricks_and_time_limits", WRONG_SCORE, ("unless another time",), (), "within_period"),
    # 82C, 12C1d: the probable result, or average plus
    ("director_error", {"can_still_be_rectified": False}, ("adjusted score", "60%"), (), None),
    # 11A with 9B1a
    ("waivers_and_forfeiture", {"issue": "acted_before_director"}, ("called at once", "may forfeit"), (), None),
    # 9A3: in the auction no word of leads and plays
    (
        "waivers_and_forfeiture",
        {"issue": "prevented", "phase": "auction_period"},
        ("calls made in turn stand", "no penalty"),
        ("led or played",),
        None,
    ),
    ("waivers_and_forfeiture", {"issue": "prevented", "phase": "play"}, ("not led or played",), (), None),
    # 92B: all else being told, the time decides
    (
        "appeals",
        {**APPEAL, "subject": "fact_or_judgement"},
        ("within 30 minutes", "the organizer set another time"),
        (),
        "within_period",
    ),
    # 76B: watching one player's hand in silence
    (
        "spectator_conduct",
        {"is_spectator": True, "communicated_with_player": False},
        ("Nothing irregular", "no penalty"),
        (),
        None,
    ),
    ("spectator_conduct", {"is_spectator": True}, ("one player's hand only",), ("Nothing irregular",), "conduct"),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_short_and_cited_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["headline"]["text"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


def test_an_objection_told_to_be_in_time_makes_the_claim_a_contested_one() -> None:
    outcome = registry.rule("acquiescence", {**OBJECTED, "since_agreement": "open"})["outcome"]
    assert outcome["procedure"] == "contested_claim"


UNMENTIONED: Facts = {"trump_outstanding": True, "trump_mentioned": False}
LOSES: Facts = {"finding_normal_line_loses_to_trump": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [{"trump_outstanding": True}, UNMENTIONED, {**UNMENTIONED, **LOSES}], ids=str)
def test_a_trump_mentioned_or_known_settles_only_that_trump(service: Service, facts: Facts, language: Language) -> None:
    """70C falls away; 70D1 and 70E can still refuse the claim."""
    found = short(service, "contested_claim", facts, language)
    assert "70D1, 70E" in found["headline"]["text"]
    assert words(found["answer"]) <= SPOKEN, found["answer"]
