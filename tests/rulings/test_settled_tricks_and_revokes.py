"""What is told of a defective trick, of cards seen and of a revoke is said as settled, and asked no more."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES
from tests.app.answering.decisive import Row, asked_in, short, unlike

MISSING = {"offender": "E", "contract": "3N-S", "defect": "card_missing"}
OPEN = "both_sides_played_on"
OVER = {"defect": "extra_card"}
FIFTH = {**OVER, "both_sides_played_on": False, "played_simultaneously": False}
EXTRA = {"offender": "W", "contract": "3N-S", "defect": "extra_card", "both_sides_played_on": True}
SHOWN = {**EXTRA, "shown_card_known": True}
REVOKED = {**SHOWN, "could_have_followed_earlier": True}
NO_SEAT = {"offender": None, "contract": None}
AFTER = {"request": "after_play"}
LOST = {**AFTER, "cards_mixed": "after_claim", "mixed_by": "defending", "finding_facts_lost": True}
SEE = {"request": "current_trick", "player": "defender", "led_to_next_trick": False}
OWN = {"request": "own_last_card", "player": "defender", "led_to_next_trick": False}
REVOKE = {"offender": "W", "contract": "4S-S", "offender_role": "defender"}
LATE = {"established": True, "raised_late": True, "winner": "offending_player", "later_trick_won": True}
CONCEDED = {**REVOKE, "since_revoke": "claim_or_concession"}
PLAYED_ON = {**REVOKE, "since_revoke": "played_to_next_trick"}
NOTHING_WON = {"winner": "other", "later_trick_won": False}
TWO = {"winner": "offending_player", "later_trick_won": True}
WON = {**PLAYED_ON, **TWO}
ACCEPTED = {**REVOKE, "since_revoke": "claim_accepted", "winner": "partner"}
SINCE = {"innocent_side_played_after": True}
TWELFTH = {**PLAYED_ON, "twelfth_trick": True, "hands_returned": False}
_OWN = ("if he won it himself",)

ROWS: tuple[Row, ...] = (
    ("defective_trick", MISSING, ("one trick if his side won it or a later one", "of the suit led if held"), (), OPEN),
    (
        "defective_trick",
        {**MISSING, "won_trick_from_defect_on": True},
        ("adds a legal card", "one trick goes over"),
        (" if his side",),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**MISSING, "won_trick_from_defect_on": True, "holds_suit_led": True},
        ("a card of the suit led", "one trick goes over"),
        (" if his side", "legal card"),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**MISSING, "won_trick_from_defect_on": True, "attention_first_drawn": "after_round"},
        (" if his side",),
        ("one trick goes over",),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**MISSING, "holds_suit_led": True},
        ("a card of the suit led", "the trick keeps its winner", "if his side won it or a later one"),
        ("legal card", "if held"),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**MISSING, "offender": "N", "offender_role": "dummy"},
        ("for dummy no trick goes over automatically (64B3)", "of the suit led if held"),
        ("one trick",),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**MISSING, "offender": "N", "offender_role": "dummy", "both_sides_played_on": True, "holds_suit_led": True},
        ("adds a card of the suit led", "The trick keeps its winner", "For dummy no trick goes over automatically"),
        (),
        None,
    ),
    (
        "defective_trick",
        {**OVER, "offender_role": "dummy"},
        ("goes back without further rectification", "the trick keeps its winner"),
        ("penalty card", "defender"),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**OVER, "offender_defends": True},
        ("if seen, it is a penalty card",),
        ("defender",),
        "both_sides_played_on",
    ),
    (
        "defective_trick",
        {**FIFTH, "offender_role": "declarer"},
        ("goes back with no further rectification", "deems it a lead (55"),
        ("penalty card",),
        None,
    ),
    (
        "defective_trick",
        {**FIFTH, "offender_role": "defender"},
        ("becomes a penalty card", "deems it a lead (53, 56"),
        ("goes back",),
        None,
    ),
    ("defective_trick", SHOWN, ("may be a revoke",), (), None),
    (
        "defective_trick",
        {**SHOWN, "could_have_followed_earlier": False, "returned_card_seen": False},
        ("no revoke, no trick goes over",),
        ("may be a revoke", "is a penalty card"),
        None,
    ),
    (
        "defective_trick",
        {**SHOWN, "could_have_followed_earlier": True},
        ("was a revoke", "one trick goes over if his side won the revoke trick or a later one"),
        ("may be a revoke",),
        None,
    ),
    # 67B2b with 64B3 to B5: a revoke by the returned card is spared its trick as any other; play over, nothing lies
    (
        "defective_trick",
        {**REVOKED, "attention_first_drawn": "after_next_board_call"},
        ("takes the extra card back", "was a revoke", "No automatic trick", "next board"),
        ("one trick goes over",),
        None,
    ),
    (
        "defective_trick",
        {**REVOKED, "attention_first_drawn": "after_round", "returned_card_seen": True},
        ("No automatic trick", "round had ended"),
        ("one trick goes over", "penalty card"),
        None,
    ),
    ("defective_trick", {**REVOKED, "raised_late": True}, ("at most two tricks", "only damage"), (), "raised_in_time"),
    (
        "defective_trick",
        {**REVOKED, "raised_late": True, "raised_in_time": False},
        ("No automatic trick",),
        ("one trick goes over",),
        None,
    ),
    (
        "defective_trick",
        {**REVOKED, "offender_role": "dummy", **NO_SEAT},
        ("For dummy no trick",),
        ("one trick",),
        None,
    ),
    # 67B2a: of an unknown card the highest legal one stays; what it says of the revoke and fn1 of the card seen, too
    (
        "defective_trick",
        {**REVOKED, "shown_card_known": False},
        ("highest he could legally have played", "was a revoke", "one trick goes over"),
        ("penalty card",),
        None,
    ),
    (
        "defective_trick",
        {**REVOKED, "returned_card_seen": True},
        ("is a penalty card", "one trick goes over"),
        (),
        None,
    ),
    (
        "defective_trick",
        {**REVOKED, "shown_card_known": False, "returned_card_seen": True},
        ("a penalty card", "the highest legal one stays", "one trick goes over"),
        (),
        None,
    ),
    (
        "defective_trick",
        {**EXTRA, "shown_card_known": False, "could_have_followed_earlier": False, "returned_card_seen": True},
        ("no revoke", "is a penalty card"),
        (),
        None,
    ),
    (
        "inspect_tricks",
        {**AFTER, "mixed_by": "declaring"},
        ("for the defenders (66D)", "if before, they jeopardize"),
        ("someone",),
        "cards_mixed",
    ),
    (
        "inspect_tricks",
        {**AFTER, "mixed_by": "defending"},
        ("for declarer (66D)", "if before, they jeopardize"),
        ("someone",),
        "cards_mixed",
    ),
    ("inspect_tricks", LOST, ("counts as committed", "64A"), ("handles only",), None),
    (
        "inspect_tricks",
        {**LOST, "count_declarer": 10, "count_defenders": 9},
        ("Declarer's tricks: 10",),
        ("committed",),
        None,
    ),
    ("inspect_tricks", SEE, ("others' do not matter", "has not played on"), ("director", "Dummy"), "own_card_turned"),
    # 66A: who asks is told, so nothing is said of dummy; another side's lead bars nothing
    (
        "inspect_tricks",
        {"request": "current_trick", "player": "defender", "own_card_turned": False, "led_to_next_trick": True},
        ("until his own side plays", "other side's lead does not bar it", "66C"),
        ("Dummy",),
        "own_side_played_next",
    ),
    ("inspect_tricks", {**SEE, "own_card_turned": False}, ("may see the whole trick",), ("Dummy",), None),
    (
        "inspect_tricks",
        {"request": "own_last_card", "player": "declarer"},
        ("his own last card", "until"),
        ("dummy",),
        "own_side_played_next",
    ),
    # 68A: whose cards were shown, or that it was dummy, is told
    (
        "claim_or_concession",
        {"statement": "no_intent", "claimer_defends": True},
        ("no claim", "penalty card (49, 50)"),
        ("declarer", "54"),
        None,
    ),
    (
        "claim_or_concession",
        {"statement": "no_intent", "claimer_defends": False},
        ("no claim", "no penalty", "never penalty cards", "48A"),
        ("49",),
        None,
    ),
    (
        "claim_or_concession",
        {"statement": "cards_shown", "claimer_defends": True},
        ("penalty cards, 49",),
        ("54",),
        "choice_play_on",
    ),
    (
        "claim_or_concession",
        {"statement": "concession", "offender": "N", "contract": "3N-S"},
        ("Neither claim nor concession", "43A1c", "Play goes on"),
        ("(70)",),
        None,
    ),
    # 66D: whose cards are mixed is told, and not what is asked for
    ("inspect_tricks", {"mixed_by": "defending"}, ("66D", "65D"), ("Older tricks",), "cards_mixed"),
    ("inspect_tricks", OWN, ("has not played to the next trick: no penalty, play goes on",), ("until",), None),
    (
        "inspect_tricks",
        {"request": "point_out_direction", "player": "dummy"},
        ("Yes, dummy too may point it out, but only until",),
        (),
        "own_side_played_next",
    ),
    (
        "revoke_rectification",
        {**REVOKE, "established": True, "faced_card": True},
        ("a penalty card that he failed to play", "only if the other side was damaged"),
        ("dummy",),
        None,
    ),
    ("revoke_rectification", {**REVOKE, **LATE}, ("two tricks go over",), (), "raised_in_time"),
    (
        "revoke_correction",
        {**REVOKE, "since_revoke": "nothing", "card_was_faced": True},
        ("a penalty card remains one", "comes before a penalty card"),
        (),
        None,
    ),
    (
        "revoke_correction",
        {**REVOKE, "asker": "dummy"},
        ("Dummy may not ask a defender (61B2b)", "must still be corrected", "one or two tricks go over"),
        (),
        "established",
    ),
    ("revoke_correction", {**REVOKE, "asker": "declarer"}, ("major penalty card",), ("Dummy",), "established"),
    (
        "revoke_established",
        {**REVOKE, "opponents_claimed": True},
        ("then the claim is judged (70)", "having agreed, called on the next board"),
        (),
        "claim_final",
    ),
    # 64A1, 64A2 and 64B1 by who is told to have won what, in 63 and in 62
    ("revoke_established", {**CONCEDED, "later_trick_won": False}, ("if his side won the revoke trick",), _OWN, None),
    ("revoke_established", {**CONCEDED, **NOTHING_WON}, ("no trick goes over", "64B1"), _OWN, None),
    (
        "revoke_established",
        {**PLAYED_ON, "winner": "other"},
        ("if his side wins a later one", "otherwise none"),
        _OWN,
        None,
    ),
    ("revoke_established", {**PLAYED_ON, "later_trick_won": True}, ("two tricks go over if he won",), (), None),
    ("revoke_correction", {**PLAYED_ON, "winner": "partner"}, ("one trick goes over", "not he himself"), _OWN, None),
    ("revoke_correction", {**PLAYED_ON, "winner": "offending_player"}, ("as he won it himself",), _OWN, None),
    ("revoke_correction", {**PLAYED_ON, **TWO}, ("two tricks go over: the revoke trick",), _OWN, None),
    ("revoke_correction", PLAYED_ON, ("if he won it himself",), (), None),
    # 62C1, also beside dummy's or declarer's revoke
    (
        "revoke_correction",
        {"offender_role": "dummy", **SINCE},
        ("may change a card played since (62C1)",),
        (),
        "established",
    ),
    ("revoke_correction", {"offender_role": "dummy"}, ("62B2",), ("62C1",), "established"),
    ("revoke_correction", {"offender_role": "declarer", **SINCE}, ("(62C1)", "at most one"), (), "established"),
    ("revoke_correction", {**REVOKE, "asker": "declarer", **SINCE}, ("may take back",), (), "established"),
    # 62D2: why it is asked whether the partner had played
    ("revoke_correction", TWELFTH, ("If East had not yet played, he may not use",), (), "partner_yet_to_play"),
    ("revoke_correction", {**TWELFTH, "partner_yet_to_play": False, **SINCE}, ("(it may win)",), ("62D2",), None),
    # 63A4: agreed to, and then a call on the next board; 64B4 being told, the round had not ended
    ("revoke_rectification", {**ACCEPTED, "raised_in_time": True}, ("have since called",), ("round has ended",), None),
    ("revoke_rectification", ACCEPTED, ("agreed to the claim, and", "or the round has ended"), (), None),
    # 64B2: the same player in the same suit
    ("revoke_rectification", {**WON, "subsequent_revoke": False}, ("64B2 does not apply", "the same player"), (), None),
    ("revoke_rectification", WON, ("Two tricks",), ("64B2",), None),
    # 62A: told that only one of the two is established
    (
        "revoke_rectification",
        {
            **WON,
            "offender": "S",
            "offender_role": "declarer",
            "both_sides_revoked": False,
            "other_revoke_established": False,
        },
        ("Two tricks", "The defender's is corrected now", "62B1"),
        (),
        None,
    ),
)


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), ROWS, ids=[str(row[:2]) for row in ROWS])
def test_what_is_told_is_said_as_settled(
    service: Service,
    name: str,
    facts: dict[str, Any],
    said: tuple[str, ...],
    unsaid: tuple[str, ...],
    asked: str | None,
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in ROWS], ids=[str(row[:2]) for row in ROWS])
def test_it_is_few_words_in_each_language(service: Service, name: str, facts: dict[str, Any], language: str) -> None:
    found = short(service, name, facts, language)
    asked = [found["next_question"]["text"]] if found["next_question"] else []
    spoken = [found["headline"]["text"], *(one["text"] for one in found["options"]), *asked]
    assert words(" ".join(spoken)) <= SPOKEN, spoken
    assert found["headline"]["citations"]


def test_the_question_of_time_names_the_call_on_the_next_board(service: Service) -> None:
    found = short(service, "revoke_rectification", {**REVOKE, **LATE}, "en")
    assert "called on the next board" in found["next_question"]["text"]


@pytest.mark.parametrize(("denomination", "winners"), [("N", ["partner", "other"]), ("S", None)])
def test_without_trumps_the_revoker_cannot_have_won_the_trick_and_is_no_answer(
    service: Service, denomination: str, winners: list[str] | None
) -> None:
    """44E, 44F, 64A: a card of another suit than the one led wins only as a trump."""
    facts = {"contract": {"level": 3, "denomination": denomination}, "established": True, "later_trick_won": False}
    found = short(service, "revoke_rectification", facts, "en")
    asked = found["next_question"]
    assert asked is not None
    assert asked["name"] == "winner"
    assert asked["choices"] == (winners or ["offending_player", "partner", "other"])
    assert len(asked["labels"]) == len(asked["choices"])


@pytest.mark.parametrize(
    ("role", "whose"), [("declarer", "dummy's card"), ("dummy", "partner"), ("defender", "partner")]
)
def test_of_dummys_card_declarer_says_whether_it_goes_back(service: Service, role: str, whose: str) -> None:
    """62C2, 45B: the next player of the offending side may be dummy, whose cards declarer plays."""
    facts = {"offender_role": role, "since_revoke": "nothing", "partner_played_after": True}
    told = {**facts, "innocent_side_played_after": True, "choice_withdraw": True}
    offered = short(service, "revoke_correction", told, "en")["options"]
    assert [row["facts"] for row in offered] == [{"choice_partner_withdraw": True}, {"choice_partner_withdraw": False}]
    assert all(whose in row["text"] for row in offered)
