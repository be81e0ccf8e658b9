"""What is asked is answered from the facts told; what somebody is still to choose is not taken as chosen."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

OUT: Facts = {"choice_accept": False, "whose_turn": "partner"}
TWICE: Facts = {"whose_turn": "lho", "called_before": True}
CHANGE = ("may accept", "change of call (25B)", "earlier one stands")

CALLS: list[Row] = [
    # 29A: that LHO accepts is his choice, and nobody has told it (30B2, 31C, 32C)
    *[
        ("call_out_of_rotation", {"call_kind": kind, **TWICE}, (*CHANGE, law), ("accepts:",), "choice_accept")
        for kind, law in (("pass", "30B2"), ("bid", "31C"), ("double", "32C"))
    ],
    (
        "call_out_of_rotation",
        {"call_kind": "bid", **TWICE, "choice_accept": False},
        ("change of call (25B)", "earlier one stands", "26B"),
        ("may accept",),
        None,
    ),
    # 30B1b, 31A2, 32A2: what the director has found, not what would follow otherwise
    *[
        (
            "call_out_of_rotation",
            {"call_kind": kind, **OUT, "finding_comparable": found},
            ("Comparable" if found else "Not comparable", law),
            ("if not comparable", "may be barred" if found else "free"),
            None,
        )
        for kind, found, law in (
            ("pass", True, "30B1b"),
            ("bid", True, "31A2a"),
            ("double", True, "32A2a"),
            ("pass", False, "30B1b"),
            ("bid", False, "31A2b"),
            ("double", False, "32A2b"),
        )
    ],
    # 26B after a call that is not comparable
    ("call_out_of_rotation", {"call_kind": "pass", **OUT}, ("if not comparable", "26B"), (), None),
    (
        "call_out_of_rotation",
        {"call_kind": "double", "whose_turn": "rho", "inadmissible": False},
        ("may accept", "repeat the call", "26B"),
        (),
        "choice_accept",
    ),
]
RHO_BID: Facts = {"call_kind": "bid", "whose_turn": "rho", "choice_accept": False, "rho_action": "bid_or_double"}
# 26B: what the withdrawn call alone has shown may be barred
CALLS += [("bid_out_of_rotation", {**RHO_BID, "finding_comparable": False}, ("not legally shown", "26B"), (), None)]

LATE: Facts = {"agreed": True, "objected": True, "since_agreement": "called_on_next_board"}
RUNNING: Facts = {"within_correction_period": True}
AGREED: list[Row] = [
    # 69B2: of a trick of which the director judged how likely it was, nobody asks whether it was won already (69B1)
    ("acquiescence", {**LATE, "finding_likely_won": False}, ("agreement stands", "not likely"), ("30 minutes",), None),
    ("acquiescence", {**LATE, "finding_likely_won": False, **RUNNING}, ("agreement stands",), ("already won",), None),
    ("acquiescence", {**LATE, "finding_likely_won": True, **RUNNING}, ("likely have won", "restored"), ("if",), None),
    ("acquiescence", {**LATE, "finding_likely_won": True}, ("restored", "30 minutes"), ("already won",), None),
    # 69A, 79A2: an objection in time, and a trick that was theirs already
    (
        "acquiescence",
        {**LATE, "since_agreement": "open", "trick_in_question": "already_won"},
        ("came in time", "is theirs (79A2)", "70"),
        (),
        None,
    ),
    # 71B beside 71A, as 69B2 beside 69B1
    ("cancel_concession", {"finding_no_normal_line_loses": False}, ("concession stands", "71"), (), None),
]

PAIR: Facts = {"event": "pairs", "partner_concurs": True}
APPEALS: list[Row] = [
    # 92D: is that enough? 92B, 92C: where to, and until when
    ("appeals", {"event": "teams", "captain_concurs": True}, ("consent is enough", "30 minutes"), (), "within_period"),
    ("appeals", PAIR, ("that is enough", "through the director"), ("After that",), "within_period"),
    ("appeals", {**PAIR, "within_period": True, "lodged": False}, ("is in time", "lodged with"), ("After",), "subject"),
    # 92D1: "egyéni versenyen az óvó félnek nem szükséges partnere egyetértése"
    ("appeals", {"event": "individual", "within_period": True}, ("not needed", "in time"), ("pairs",), "subject"),
    # 83, 92: what the players ask
    ("appeals", {"lodged": False}, ("through the director", "30 minutes"), (), None),
    (
        "appeals",
        {"lodged": False, "review_may_be_in_order": True},
        ("tells the contestant", "30 minutes", "partner's consent"),
        (),
        None,
    ),
    ("appeals", {"review_may_be_in_order": False}, ("need not be told", "remains (92"), ("30 minutes",), None),
    # 93B: who hears it
    (
        "appeals",
        {"lodged": True, "through_director": True},
        ("committee on everything else", "93A"),
        ("through the director",),
        "within_period",
    ),
    ("appeals", {"lodged": True}, ("committee on everything else", "through the director"), (), "within_period"),
    ("appeals", {"lodged": True, "subject": "law_or_regulation"}, ("taken to the committee",), ("discipline",), None),
]

NONE_MADE: Facts = {"first_call_made": False, "cause": "change_of_mind", "withdrawn": "2D", "replacement": "4D"}
SLIP: Facts = {"cause": "slip_of_the_tongue", "change_made": True, "partner_called": False, "lho_called": False}
TOO_LOW: Facts = {**SLIP, "withdrawn": "3H", "replacement": "2H", "legal_change": False}
LATE_DOUBLE: Facts = {"withdrawn": "P", "replacement": "X", "cause": "slip_of_the_tongue", "change_made": True}
CHANGED: list[Row] = [
    # 18F: no first call, so nobody has offended; what has happened since is told
    ("change_of_call", {**NONE_MADE, "partner_called": True}, ("auction goes on",), ("next to call", "offender"), None),
    ("change_of_call", {**NONE_MADE, "auction_period_ended": True}, ("its result stands",), ("next to call",), None),
    ("change_of_call", NONE_MADE, ("left-hand opponent is next",), ("offender",), None),
    # 25A1 with 27A1: LHO's call accepts the bid that was meant, too low as it is
    (
        "change_of_call",
        {
            **TOO_LOW,
            "partner_called": False,
            "lho_called": False,
            "legal_change": False,
            "lho_called_over_change": True,
        },
        ("accepted it: it stands", "27A1"),
        ("itself illegal",),
        None,
    ),
    # 25A5, 25B2: the second call is cancelled
    (
        "change_of_call",
        {**LATE_DOUBLE, "partner_called": True, "auction_period_ended": True, "finding_comparable": False},
        ("Too late", "second call is cancelled", "26B"),
        (),
        None,
    ),
]

EIGHT: Facts = {"over_seven": True, "auction_ended": True, "lho_called": True}
KNOCKED: Facts = {"own_fault": False, "partner_could_see": False, "card_kind": "single_honour", "led": False}
OTHERS: list[Row] = [
    # 38A: the play that has begun
    ("bid_over_seven", {**EIGHT, "play_begun": True}, ("Play stops", "38A"), (), None),
    ("bid_over_seven", {**EIGHT, "play_begun": False}, ("passed out", "38B"), ("stops",), None),
    # 18B: seven is not above seven
    ("bid_over_seven", {"over_seven": False}, ("legal and stands", "18B", "next to call"), ("offender",), None),
    ("bid_over_seven", {"over_seven": False, "auction_ended": True}, ("legal and stands",), ("next to call",), None),
    # 24: whose fault it was not
    ("card_exposed_in_auction", KNOCKED, ("need not pass", "16D"), ("does not apply", "47E1", "offender"), None),
    ("card_exposed_in_auction", {"own_fault": False, "led": True}, ("need not pass", "47E1"), (), None),
    # 25A4, 25A5 with 17D: until when a slip may be put right
    ("auction_period", {"auction_state": "passed_out", "hands_returned": False}, ("25A4, 25A5", "partner"), (), None),
    ("auction_period", {"auction_state": "three_passes", "lead_faced": True}, ("mispulled", "25A5"), (), None),
    # 38B: the calls after it, LHO's own among them
    (
        "bid_out_of_rotation",
        {"call_kind": "bid", "over_seven": True, "whose_turn": "lho", "proper_player_called": True},
        ("cancelled with all later calls", "38"),
        (),
        None,
    ),
    # 39A: what came after the four passes, not the auction; 22A: the third pass ended what had not ended
    (
        "call_after_final_pass",
        {"auction_ended": True, "passed_out": True},
        ("called after that is cancelled",),
        (),
        None,
    ),
    ("call_after_final_pass", {"auction_ended": False}, ("had not ended",), ("has not ended",), None),
]
TRUMP: Facts = {
    **{"trump_outstanding": True, "trump_mentioned": False, "finding_maybe_unaware": True, "tricks_claimed": 4},
    **{"finding_normal_line_loses_to_trump": True, "claimed_line": "not_stated", "claimer_defends": False},
}
DUMMYS: Facts = {
    **{"contract": {"level": 4, "denomination": "S", "declarer": "S"}, "offender_role": "dummy", "established": True},
    **{"twelfth_trick": False, "raised_in_time": True, "declarer_tricks": 10},
}
BOTH: Facts = {"other_revoke_established": True, "finding_damaged_by_revokes": True}
LEADS_NEXT: Facts = {
    **{"contract": {"declarer": "S"}, "offender": "E", "offender_role": "defender", "since_revoke": "nothing"},
    **{"card": "D4", "innocent_side_played_after": False, "last_to_play": True},
}
TRICKS: list[Row] = [
    # 70C: how many tricks it costs is told, or is not
    (
        "contested_claim",
        {**TRUMP, "tricks_remaining": 4, "finding_normal_line_tricks": 3},
        ("One trick", "gets 3", "opponents 1"),
        ("more if",),
        None,
    ),
    # 64C1: what was made is not the result where the score is adjusted
    (
        "revoke_rectification",
        {**DUMMYS, "finding_undercompensated": True},
        ("64B3", "adjusts the score", "64C1"),
        ("The result",),
        None,
    ),
    ("revoke_rectification", {**DUMMYS, "finding_undercompensated": False}, ("The result", "64B3"), ("adjusts",), None),
    (
        "revoke_rectification",
        {**DUMMYS, "offender_role": "declarer", "other_side_revoked": True, **BOTH},
        ("64C2",),
        ("The result",),
        None,
    ),
    # 50D2: the revoker's partner won the trick, and leads with a penalty card on the table
    ("revoke_correction", {**LEADS_NEXT, "winner": "partner"}, ("Before West leads", "50D2"), (), None),
    ("revoke_correction", {**LEADS_NEXT, "winner": "other"}, ("penalty card",), ("Before West leads",), None),
]
ROWS = [*CALLS, *AGREED, *APPEALS, *CHANGED, *OTHERS, *TRICKS]
SHOWN = [str(row[:2]) for row in ROWS]


def test_what_the_headline_has_said_of_the_opponent_is_not_said_again(service: Service) -> None:
    """47D is told with 45C4b."""
    slip = {"designation": "high", "finding_unintended": True, "opponent_played_since": True}
    facts: Facts = {**slip, "declarer_played_since": False, "choice_opponent_withdraws": True}
    spoken = short(service, "change_designation", facts)["headline"]["text"]
    assert "47C" in spoken
    assert "47D" not in spoken


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), ROWS, ids=SHOWN)
def test_what_is_told_settles(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["answer"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in ROWS], ids=SHOWN)
def test_it_is_short_and_cited(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]
