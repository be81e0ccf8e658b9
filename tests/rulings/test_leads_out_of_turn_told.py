"""Leads out of turn: acceptance is final, a choice of lead is not asked twice, each card's fate (53A, 55, 56, 60)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings.registry import rule
from tests.app.answering.decisive import Facts, asked_in, said_and_asked, short

DEFENDER, DECLARER = "lead_out_of_turn_defender", "lead_out_of_turn_declarer"
PARTNERS: Facts = {"turn_to_lead": "partner"}
OURS: Facts = {"turn_to_lead": "declaring_side"}
PLAYED: Facts = {"play_after_lead": "offender_partner"}
TOO_SOON: Facts = {"defender_played_before_correct_lead": True}

FITS: tuple[tuple[str, Facts, tuple[str, ...]], ...] = (
    (DEFENDER, {**OURS, "accepted_first": True}, ("53A",)),
    (DEFENDER, PLAYED, ("60C", "57D", "49", "50D2")),
    (DEFENDER, {**PARTNERS, **PLAYED}, ("60C", "57D", "49", "50D2")),
    (DEFENDER, {**OURS, **PLAYED}, ("60C", "57D", "49")),
    (DEFENDER, {"faced": False}, ("56",)),
    (DECLARER, {"dummy_drew_attention": True}, ("43A1b", "53A", "55B")),
    (DECLARER, {"dummy_drew_attention": True, "turn_to_lead": "defender"}, ("43A1b", "53A", "55B")),
    (DECLARER, {"dummy_drew_attention": True, "led_from": "dummy"}, ("43A1b", "53A", "55B")),
    (DECLARER, TOO_SOON, ("60B", "50D2")),
    (DECLARER, {**TOO_SOON, "led_from": "dummy", "turn_to_lead": "declarer"}, ("60B", "50D2", "55B2")),
    (DECLARER, {**TOO_SOON, "led_from": "declarer", "turn_to_lead": "dummy"}, ("60B", "50D2", "55B2")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "laws"), FITS, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(
    service: Service, name: str, facts: Facts, laws: tuple[str, ...], language: Language
) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said


@pytest.mark.parametrize("name", [DEFENDER, DECLARER])
@pytest.mark.parametrize("turn", ["partner", "declaring_side", "defender", "dummy", "declarer", None])
def test_a_lead_accepted_is_not_refused_afterwards(service: Service, name: str, turn: str | None) -> None:
    # 53A: accepted by a statement it becomes a correct lead
    if (turn in ("partner", "declaring_side")) is not (name == DEFENDER) and turn:
        return
    facts: Facts = {"accepted_first": True} | ({"turn_to_lead": turn} if turn else {})
    said, asked = said_and_asked(service, name, facts)
    assert "cannot be taken back" in said
    assert not asked
    assert rule(name, facts)["outcome"]["lead_stands"] is True


@pytest.mark.parametrize(
    ("told", "result"),
    [
        ({"misinformed_about_turn": True}, "withdrawn_without_rectification"),  # 47E1: nobody may accept it
        ({"thirteenth_trick": True}, "must_be_withdrawn"),  # 53, the footnote
        ({"faced": False}, "not_faced"),  # 56: of faced leads only
    ],
)
def test_what_cannot_be_accepted_is_not_accepted_before(told: Facts, result: str) -> None:
    assert rule(DEFENDER, {**OURS, "accepted_first": True, **told})["outcome"]["result"] == result


def test_accepted_before_the_partners_card_comes_in_its_turn(service: Service) -> None:
    said, _ = said_and_asked(service, DEFENDER, {**OURS, **PLAYED, "accepted_first": True})
    assert "played in turn" in said


@pytest.mark.parametrize("lead", ["require", "forbid", "leave"])
def test_who_has_chosen_the_lead_is_not_asked_who_played(service: Service, lead: str) -> None:
    # 50D2 is chosen of a lead that was withdrawn: nobody had played to it
    _, asked = said_and_asked(service, DEFENDER, {**PARTNERS, "choice_accept": False, "choice_lead": lead})
    assert not asked


def test_the_partners_card_is_as_major_as_the_lead(service: Service) -> None:
    # 60C, 49, 50B: played on purpose; whose lead it is decides whether there is a choice of it (50D2)
    said, _ = said_and_asked(service, DEFENDER, {**OURS, **PLAYED})
    assert "both are major penalty cards" in said
    assert "50D2" not in said
    assert "correct hand" in said
    said, _ = said_and_asked(service, DEFENDER, {**PARTNERS, **PLAYED})
    assert "both are major penalty cards" in said
    assert "requires or forbids" in said


def test_a_card_before_the_proper_lead_makes_no_matter_of_whose_lead(service: Service) -> None:
    # 60B is of declarer's own lead from the other hand, so neither hand need be told
    said, asked = said_and_asked(service, DECLARER, {**TOO_SOON, "choice_next_defender": "refuse"})
    assert "from the other hand" in said
    assert not asked
    outcome = rule(DECLARER, TOO_SOON)["outcome"]
    assert [card["kind"] for card in outcome["penalty_cards"]] == ["major"]


def test_dummy_may_not_speak_and_that_comes_first(service: Service) -> None:
    # 43A1b, 9A4; the defenders' choice is 55A's all the same
    said, _ = said_and_asked(service, DECLARER, {"dummy_drew_attention": True, "turn_to_lead": "defender"})
    assert said.startswith("Dummy may not")
    said, _ = said_and_asked(service, DECLARER, {"dummy_drew_attention": False, "turn_to_lead": "defender"})
    assert "Dummy" not in said


FACE_DOWN, OPENING = "opening_lead_face_down", "opening_lead_out_of_turn"
WRONG: Facts = {"lead_by": "wrong_defender", "faced": True}
OPENED: tuple[tuple[str, Facts, tuple[str, ...]], ...] = (
    (FACE_DOWN, WRONG, ("54",)),
    (FACE_DOWN, {**WRONG, "misinformed_about_turn": True}, ("47E1",)),
    (FACE_DOWN, {"lead_by": "declaring_side", "faced": False}, ("54E",)),
    (OPENING, {**WRONG, "choice_declarer": "refuse_leave"}, ("54D", "50D2b")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "laws"), OPENED, ids=lambda value: str(value))
def test_an_opening_lead_fits_and_names_its_laws(
    service: Service, name: str, facts: Facts, laws: tuple[str, ...], language: Language
) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said
    assert not asked


def test_sent_to_lead_by_an_opponent_nothing_of_54_is_declarers(service: Service) -> None:
    # 47E1: retracted without further rectification, and may not be accepted
    for name in (FACE_DOWN, OPENING):
        said, _ = said_and_asked(service, name, {**WRONG, "misinformed_about_turn": True})
        assert "no penalty card" in said
        assert "accept it" in said
        assert "spread" not in said
    said, _ = said_and_asked(service, FACE_DOWN, WRONG)
    assert all(part in said for part in ("spread", "accept", "require or forbid", "free", "second card"))


@pytest.mark.parametrize("choice", ["refuse_leave", "refuse_require_suit", "refuse_forbid_suit", "refuse"])
def test_what_declarer_saw_is_asked_of_a_bare_refusal_only(service: Service, choice: str) -> None:
    # 54C comes before 54D; who has gone on to choose among 50D2's three was shown nothing
    _, asked = said_and_asked(service, OPENING, {**WRONG, "choice_declarer": choice})
    assert bool(asked) is (choice == "refuse")
    seen = rule(OPENING, {**WRONG, "choice_declarer": choice, "declarer_saw_dummy_card": True})
    assert seen["outcome"]["result"] == "must_accept"


def test_declarers_own_face_down_lead_is_no_matter_of_a_choice(service: Service) -> None:
    # 54E, 24
    said, _ = said_and_asked(service, FACE_DOWN, {"lead_by": "declaring_side", "faced": False})
    assert "choice" not in said
    assert "on declarer's left leads" in said


TOLD: Facts = {"told_to_lead": True}
LED_OUT_OF_TURN = (
    (DEFENDER, {**PARTNERS, **TOLD}),
    (DECLARER, TOLD),
    ("opening_lead_out_of_turn", {"lead_by": "wrong_defender", "card": "HK", **TOLD}),
    ("opening_lead_face_down", {"lead_by": "wrong_defender", "faced": True, **TOLD}),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), LED_OUT_OF_TURN, ids=lambda value: str(value))
def test_who_told_him_that_it_was_his_lead_is_asked(
    service: Service, name: str, facts: Facts, language: Language
) -> None:
    # 47E1: an opponent's word leaves nothing to accept; partner's is his own side's error, and 53 to 56 apply
    found = short(service, name, facts, language)
    assert asked_in(found) == "misinformed_about_turn"
    assert words(found["answer"]) <= 60
    assert "47E1" in found["answer"]
    assert asked_in(short(service, name, {**facts, "misinformed_about_turn": False}, language)) != (
        "misinformed_about_turn"
    )


@pytest.mark.parametrize(("name", "facts"), LED_OUT_OF_TURN, ids=lambda value: str(value))
def test_of_a_lead_that_nobody_spoke_of_it_is_not_asked(service: Service, name: str, facts: Facts) -> None:
    untold = {key: value for key, value in facts.items() if key != "told_to_lead"}
    assert asked_in(short(service, name, untold)) != "misinformed_about_turn"
