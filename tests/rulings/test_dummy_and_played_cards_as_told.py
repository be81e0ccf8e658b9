"""Laws 41 to 47 and 54 as told: what the facts settle is ruled, and only what changes the ruling is asked."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, said_and_asked, short, unlike

GAVE_UP: Facts = {"forfeited_rights": True}
DREW: Facts = {"dummy_act": "drew_attention_during_play"}
FIRST: Facts = {"dummy_act": "called_director", "attention_already_drawn": False}
OF_DEFENDER: Facts = {"about_defenders": True}
OF_DECLARER: Facts = {"about_defenders": False}
MISEXPLAINED: Facts = {"lead_by": "correct_leader", "misexplained": True}
LED_ON_IT: Facts = {"reason": "mistaken_explanation", "by_defender": True, "played_after_to_trick": False}
NINE: Facts = {"designation": "rank_only", "named_rank": "9", "leading": True}
WHOLE: Facts = {"designation": "complete", "named_card": "HK"}
ONE_ACE: Facts = {"designation": "rank_only", "named_rank": "A", "led": "S", "legal_cards_of_rank": "one"}
RED_NINES: Facts = {"previous_trick_suit": "C", "dummy_cards": ["H9", "D9", "CK"]}
WRONG_LEAD: Facts = {"lead_by": "wrong_defender", "card": "SK"}
SLIP: Facts = {"finding_unintended": True}

SAID: list[Row] = [
    # 43B3: calling the director draws attention too; a dummy who had broken 43A2 stops the rectification
    ("dummy_rights", {**FIRST, **GAVE_UP, **OF_DEFENDER}, ("No rectification now", "defenders"), ("81C3",), None),
    ("dummy_rights", {**FIRST, **GAVE_UP}, ("not rectified now", "Declarer's is rectified"), (), "about_defenders"),
    ("dummy_rights", {**DREW, **GAVE_UP}, ("not rectified now",), ("otherwise only if",), "about_defenders"),
    ("dummy_rights", {**DREW, **GAVE_UP, **OF_DECLARER}, ("rectified all the same",), ("forfeited", "43B3"), None),
    ("dummy_rights", {**DREW, "forfeited_rights": False}, ("rectified all the same",), ("forfeited",), None),
    ("dummy_rights", DREW, ("otherwise only if dummy had forfeited",), (), None),
    # 43A2, 43B2a: leaving the seat to watch or exchanging hands gives them up as looking at a defender's card does
    (
        "dummy_rights",
        {"dummy_act": "warned_of_wrong_hand", **GAVE_UP},
        ("left his seat", "exchanged hands", "a defender's card", "either defender may choose", "penalized"),
        (),
        None,
    ),
    ("dummy_rights", {"dummy_act": "warned_of_wrong_hand"}, ("But if he had", "left his seat to watch"), (), None),
    # 41D has no rectification of its own; 12A1 is left
    ("dummy_rights", {"dummy_act": "laid_out_wrongly"}, ("put right", "may adjust the score", "41D"), (), None),
    # 41A: a face-down lead by the wrong defender is nobody's choice
    (
        "opening_lead_face_down",
        {"lead_by": "wrong_defender", "faced": False},
        ("no penalty card", "no choice"),
        (),
        None,
    ),
    # 47E2a: a lead that was faced may be changed until dummy has shown a card
    ("opening_lead_face_down", {**MISEXPLAINED, "faced": True}, ("until dummy",), (), "dummy_faced"),
    (
        "opening_lead_face_down",
        {**MISEXPLAINED, "faced": True, "dummy_faced": False},
        ("lead another", "no penalty card"),
        ("until dummy", "after that"),
        None,
    ),
    ("opening_lead_face_down", {**MISEXPLAINED, "faced": False}, ("until dummy",), (), None),
    ("retract_card", LED_ON_IT, ("until dummy",), (), "opening_lead_dummy_faced"),
    (
        "retract_card",
        {**LED_ON_IT, "opening_lead_dummy_faced": False},
        ("another played", "no penalty card"),
        ("until dummy",),
        None,
    ),
    ("retract_card", {"reason": "other"}, ("stays played",), (), None),
    # 46B3: the suit is continued only with a card of that rank; then declarer, and nobody else, says which
    (
        "designation_from_dummy",
        {**NINE, **RED_NINES},
        ("not continued", "declarer must say", "The choice: "),
        ("46B4",),
        None,
    ),
    (
        "designation_from_dummy",
        {**NINE, "rank_in_previous_suit": False},
        ("not continued", "of several declarer"),
        ("following suit",),
        "legal_cards_of_rank",
    ),
    (
        "designation_from_dummy",
        {**NINE, "rank_in_previous_suit": False, "legal_cards_of_rank": "one"},
        ("not continued", "only card"),
        (),
        None,
    ),
    # 46B4: a card that is not there, named in full, or by high or low from a dummy void in the suit led
    (
        "designation_from_dummy",
        {"designation": "complete", "named_card": "SA", "dummy_cards": ["SK", "S2"]},
        ("void", "any legal card"),
        ("If dummy has no",),
        None,
    ),
    (
        "designation_from_dummy",
        {"designation": "complete", "named_card": "SK", "dummy_cards": ["SK", "S2"]},
        ("The card named is played",),
        ("void",),
        None,
    ),
    # 46A, 45D1: of a whole card named nothing is left open of what dummy put; what was not called goes back
    (
        "designation_from_dummy",
        {**WHOLE, "dummy_put": "H3"},
        ("♥K, the card named, is played", "♥3, which dummy put up, goes back until"),
        ("If dummy",),
        None,
    ),
    ("designation_from_dummy", {**WHOLE, "dummy_put": "HK"}, ("second thoughts",), ("goes back", "If dummy"), None),
    ("designation_from_dummy", {**WHOLE, "dummy_moved": False}, ("second thoughts",), ("goes back", "void"), None),
    ("designation_from_dummy", WHOLE, ("another put up by dummy goes back", "♥K"), ("void",), None),
    ("designation_from_dummy", {**ONE_ACE, "dummy_put": "C6"}, ("♣6, which dummy put down, goes back",), (), None),
    ("designation_from_dummy", {**ONE_ACE, "dummy_put": "CA"}, ("rank named is played",), ("goes back",), None),
    (
        "designation_from_dummy",
        {"designation": "suit_only", "named_suit": "D", "dummy_put": "S3", "finding_other_intention": False},
        ("lowest card", "♠3, which dummy put down, goes back"),
        (),
        None,
    ),
    (
        "designation_from_dummy",
        {"designation": "not_in_dummy", "named_card": "DQ", "dummy_put": "DJ"},
        ("void", "♦J, which dummy put down, goes back"),
        (),
        None,
    ),
    (
        "designation_from_dummy",
        {"designation": "low", "led": "S", "dummy_cards": ["H7", "C2"]},
        ("Dummy is void in the suit led", "of any suit"),
        ("the lowest card",),
        None,
    ),
    ("designation_from_dummy", {"designation": "high", "dummy_void_in_led": True}, ("the call is void",), (), None),
    ("designation_from_dummy", {"designation": "low"}, ("lowest card of the suit led",), ("void",), None),
    # 45C1: whether partner looked does not matter; the fact is found on the balance of probabilities (85A1)
    (
        "played_card",
        {"whose_card": "defender"},
        ("looking or not", "balance of probabilities"),
        (),
        "partner_could_see",
    ),
    # 45C4b: nobody has followed, so nobody changes
    (
        "change_designation",
        {**SLIP, "opponent_played_since": False},
        ("meant to name",),
        ("opponent",),
        "declarer_played_since",
    ),
    ("change_designation", {**SLIP, "declarer_played_since": False}, ("an opponent who has",), (), None),
    # 50B with 49: a card named has not fallen; how it came out of the hand is told in few words
    (
        "exposed_card_defender",
        {"card": "H5", "how_exposed": "named"},
        ("nobody saw it", "named on purpose"),
        ("exposed by accident",),
        "inadvertent",
    ),
    ("penalty_card_kind", {"inadvertent": True}, ("An honour is major", "minor"), (), "honour"),
    ("dummy_wrong_card", {}, ("declarer only if his right-hand opponent does",), (), "both_sides_played_to_next"),
    ("played_card", {"whose_card": "declarer"}, ("balance of probabilities",), (), "held_as_played"),
    # 54B2, 54C with 54B1
    (
        "opening_lead_out_of_turn",
        {**WRONG_LEAD, "second_card_from": "dummy", "dummy_card_revoked": False},
        ("may not be withdrawn",),
        ("unless",),
        None,
    ),
    (
        "opening_lead_out_of_turn",
        {**WRONG_LEAD, "partner_led_face_down": True, "declarer_saw_dummy_card": True},
        ("must accept", "face-down card back", "second card to the trick"),
        ("becomes dummy",),
        None,
    ),
    # 47E1, 47D: a lead on an opponent's word may not be accepted, so what was played to it goes back
    (
        "opening_lead_out_of_turn",
        {**WRONG_LEAD, "misinformed_about_turn": True, "second_card_from": "declarer"},
        ("may not accept it", "The card played to it goes back too"),
        (),
        None,
    ),
    (
        "opening_lead_out_of_turn",
        {**WRONG_LEAD, "misinformed_about_turn": True},
        ("may not accept it",),
        ("played to it",),
        None,
    ),
    # 54A is for a defender's lead out of turn alone; spread for another, declarer's cards go back (48A, 48B2)
    (
        "opening_lead_out_of_turn",
        {"lead_by": "correct_leader", "declarer_began_spreading": True},
        ("was in turn", "remains declarer", "48A"),
        ("becomes dummy",),
        None,
    ),
    (
        "opening_lead_out_of_turn",
        {"offender": "E", "contract": "1NT-W", "declarer_began_spreading": True},
        ("East takes the card back", "North leads", "remains declarer"),
        ("becomes dummy", "on declarer's left"),
        None,
    ),
    # 57C3: declarer's card before dummy's is played
    (
        "opening_lead_out_of_turn",
        {"lead_by": "correct_leader", "second_card_from": "declarer"},
        ("was in turn", "may not be withdrawn", "57C3"),
        (),
        None,
    ),
    # 41A: the right leader's own card is not taken back for one that was face down
    (
        "opening_lead_out_of_turn",
        {"lead_by": "wrong_defender", "faced": False, "partner_led_face_down": True},
        ("face-down lead stands",),
        ("makes the opening lead",),
        None,
    ),
]


@pytest.mark.parametrize(("procedure", "facts", "said", "unsaid", "asked"), SAID)
def test_what_is_told_is_ruled_and_only_what_changes_it_is_asked(
    service: Service, procedure: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, procedure, facts)
    assert unlike(found["headline"]["text"], said, unsaid) == []
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("procedure", "facts", "asked"), [(row[0], row[1], row[4]) for row in SAID])
def test_every_language_asks_the_same_in_at_most_sixty_words(
    service: Service, procedure: str, facts: Facts, asked: str | None, language: Language
) -> None:
    assert asked_in(short(service, procedure, facts, language)) == asked
    spoken = said_and_asked(service, procedure, facts, language)
    assert sum(map(words, spoken)) <= SPOKEN, spoken
