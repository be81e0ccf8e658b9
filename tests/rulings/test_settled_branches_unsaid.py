"""What a fact told has settled is not said any more, and what it settles is (Laws 12C2, 14, 24, 87)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, said_and_asked

NOT_LED: Facts = {"offender": "W", "led": False}
UNSEEN: Facts = {
    "offender": "E",
    "hand_counts": [12],
    "more_than_13": False,
    "card": "H6",
    "where_found": "elsewhere",
    "offender_defends": True,
    "partner_could_see": False,
}
INNOCENT: Facts = {"finding_fault": "none", "scored_in": "matchpoints"}


WHOLE: tuple[tuple[str, Facts, tuple[str, ...]], ...] = (
    ("card_exposed_in_auction", NOT_LED, ("24A", "24B", "24D", "24E")),
    ("card_exposed_in_auction", {"led": False}, ("24A", "24B", "24D", "24E")),
    ("missing_card", {**UNSEEN, "lead_faced": True}, ("14B4", "14C", "49", "64A")),
    ("missing_card", {**UNSEEN, "failed_to_follow": False}, ("14A3", "14B4", "90")),
    ("artificial_score", {"scored_in": "matchpoints"}, ("12C2a", "12C2c")),
    ("artificial_score", {"scored_in": "imps"}, ("12C2a", "12C2b", "12C2c")),
    ("artificial_score", {**INNOCENT, "session_average": 66}, ("12C2a", "12C2c")),
    ("fouled_board", {}, ("87B", "86B2", "90B6")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "laws"), WHOLE, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(
    service: Service, name: str, facts: Facts, laws: tuple[str, ...], language: Language
) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said


def test_of_one_card_not_led_only_the_rank_decides(service: Service) -> None:
    # 24A: nine or lower and not led; 24B: an honour; 24D, 24E: what it becomes, whatever it is
    said, asked = said_and_asked(service, "card_exposed_in_auction", NOT_LED)
    assert "lead" not in said
    assert "several" not in said
    assert "penalty card" in said
    assert "face up" in said
    assert "ten or higher" in asked


EXPOSED: tuple[Facts, ...] = (
    {"card_kind": "several", "led": True},
    {"card_kind": "several"},
    {"card_kind": "single_low", "led": True},
    {"card_kind": "single_low", "led": False},
    {"card_kind": "single_low"},
    {"card_kind": "single_honour"},
    {"led": True},
    {"led": False},
    {},
)
FACE_UP = {"hu": "felfordítva", "pl": "odkryt", "nb": "åpent", "en": "face up"}
PENALTY = {"hu": "büntetőlap", "pl": "przygwożdżon", "nb": "straffekort", "en": "penalty card"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", EXPOSED, ids=str)
def test_what_becomes_of_an_exposed_card_is_always_told(service: Service, facts: Facts, language: Language) -> None:
    # 24: face up until the auction ends; 24E: a penalty card if its owner defends
    said, asked = said_and_asked(service, "card_exposed_in_auction", facts, language)
    assert FACE_UP[language] in said
    assert PENALTY[language] in said
    assert words(said) + words(asked) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_led_is_major_whatever_it_was(service: Service, language: Language) -> None:
    # 24E with 50B, 24D: nothing hangs on its rank any more, and partner had to pass once (24B, 24C)
    for role in ("defending", "declaring"):
        said, asked = said_and_asked(service, "card_exposed_in_auction", {"led": True, "later_role": role}, language)
        assert not asked
        if language == "en":
            assert "a low one" not in said
            assert ("major penalty card" in said) == (role == "defending")


def test_of_a_card_not_led_no_lead_is_spoken_of(service: Service) -> None:
    # 24A to 24C
    for role in ("defending", "declaring"):
        said, _ = said_and_asked(service, "card_exposed_in_auction", {**NOT_LED, "later_role": role})
        assert "card led" not in said
        assert "a lead or" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["defending", "not_yet_known"])
def test_a_low_card_shown_on_purpose_is_major(service: Service, role: str, language: Language) -> None:
    # 50B: minor only if exposed inadvertently, whether or not it was led
    facts = {"card_kind": "single_low", "inadvertent": False, "later_role": role}
    said, asked = said_and_asked(service, "card_exposed_in_auction", facts, language)
    assert words(said) + words(asked) <= 60
    assert {"hu": "nagy", "pl": "normaln", "nb": "stort", "en": "major"}[language] in said
    assert {"hu": "kis büntetőlap", "pl": "podrzędn", "nb": "lite", "en": "minor"}[language] not in said


def test_a_card_that_partner_could_not_see_is_no_penalty_card(service: Service) -> None:
    # 49: only a card in a position for partner to see its face
    said, asked = said_and_asked(service, "missing_card", {**UNSEEN, "lead_faced": True})
    assert "no penalty card" in said
    assert "may become" not in said
    assert "follow" in asked
    seen, _ = said_and_asked(service, "missing_card", {**UNSEEN, "lead_faced": True, "partner_could_see": True})
    assert "no penalty card" not in seen


def test_at_no_trump_who_does_not_follow_suit_has_not_won_the_trick(service: Service) -> None:
    # 64A1 (two tricks) needs a trick that the offending player won; 64A2 is left
    told = {**UNSEEN, "lead_faced": True, "failed_to_follow": True}
    trumps = {"contract": {"level": 2, "denomination": "S", "declarer": "S"}}
    none = {"contract": {"level": 2, "denomination": "N", "declarer": "S"}}
    assert "two" in said_and_asked(service, "missing_card", {**told, **trumps})[0]
    assert "two" not in said_and_asked(service, "missing_card", {**told, **none})[0]
    assert "64A2" in said_and_asked(service, "missing_card", {**told, **none})[0]


@pytest.mark.parametrize(("scored_in", "unsaid"), [("matchpoints", "IMP"), ("imps", "%")])
def test_the_average_is_told_in_the_scoring_told(service: Service, scored_in: str, unsaid: str) -> None:
    # 12C2a: per cent of the matchpoints; 12C2b: IMPs
    assert unsaid not in said_and_asked(service, "artificial_score", {"scored_in": scored_in})[0]


@pytest.mark.parametrize(
    ("fault", "own", "given"), [("none", 66, "66%"), ("none", 52, "60%"), ("direct", 31, "31%"), ("direct", 45, "40%")]
)
def test_the_percentage_of_the_session_tells_which_is_given(service: Service, fault: str, own: int, given: str) -> None:
    # 12C2c: only above 60 for the innocent, only below 40 for the offender
    facts = {"finding_fault": fault, "scored_in": "matchpoints", "session_average": own}
    several = {**facts, "several_boards": True, "regulation_differs": False}
    for told in (facts, several):
        assert given in said_and_asked(service, "artificial_score", told)[0]


@pytest.mark.parametrize(
    ("fault", "own", "figure", "given"),
    [
        ("direct", -5, None, "-5 IMPs"),
        ("direct", -1, None, "-3 IMPs"),
        ("none", 4, None, "+4 IMPs"),
        ("none", 4, 5, "+5 IMPs"),
        ("direct", -5, 4, "-5 IMPs"),
        ("direct", None, 4, "-4 IMPs"),
    ],
)
def test_the_imps_of_the_session_tell_which_is_given(
    service: Service, fault: str, own: int | None, figure: int | None, given: str
) -> None:
    # 12C2b: 3 IMPs or the organizer's figure; 12C2c: the contestant's own average if better (at fault: worse)
    told: Facts = {"finding_fault": fault, "scored_in": "imps", "several_boards": False}
    told |= {} if own is None else {"session_average": own}
    told |= {"organizer_changed_imps": False} if figure is None else {"organizer_imps": figure}
    said, asked = said_and_asked(service, "artificial_score", told)
    assert given in said
    assert bool(asked) == (own is None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scored_in", "value"), [("imps", "-6"), ("matchpoints", "55")])
def test_the_result_of_the_regulations_is_named(
    service: Service, scored_in: str, value: str, language: Language
) -> None:
    # 12C2d: of several boards without a result the regulations may give another than a and b
    told: Facts = {"finding_fault": "direct", "scored_in": scored_in, "several_boards": True}
    said, asked = said_and_asked(service, "artificial_score", {**told, "regulation_value": int(value)}, language)
    assert value in said
    assert "40" not in said
    assert "-3" not in said
    assert not asked


def test_a_fouled_board_is_taken_for_one_of_a_pairs_event(service: Service) -> None:
    # 87B; of teams (87C) people tell
    said, asked = said_and_asked(service, "fouled_board", {})
    assert "86B2" in said
    assert not asked
    assert "86B2" not in said_and_asked(service, "fouled_board", {"event": "pairs"})[0]


MISSED: Facts = {"auction_state": "player_missed", "missed_player": "S", "lead_faced": False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_down_lead_goes_back_only_where_there_may_be_one(service: Service, language: Language) -> None:
    """41A, 17D3: nobody has led, so nothing goes back."""
    assert "41A" in said_and_asked(service, "auction_period", MISSED, language)[0]
    assert "41A" in said_and_asked(service, "auction_period", {**MISSED, "lead_face_down": True}, language)[0]
    assert "41A" not in said_and_asked(service, "auction_period", {**MISSED, "lead_face_down": False}, language)[0]


FIND_OUT = {"hu": "kideríti", "pl": "sędzia ustala", "nb": "finner", "en": ("finds out", "establishes")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [{}, {"event": "pairs"}], ids=str)
def test_which_form_was_played_is_found_out_only_where_it_is_not_known(
    service: Service, language: Language, event: Facts
) -> None:
    """87B: the results on the original and on the changed form are each a group."""
    wanted = FIND_OUT[language]
    wanted = wanted if isinstance(wanted, tuple) else (wanted,)
    facts: Facts = {"difference": "cards", "results_compared": True, **event}
    assert any(word in said_and_asked(service, "fouled_board", facts, language)[0] for word in wanted)
    said, asked = said_and_asked(service, "fouled_board", {**facts, "forms_known": True}, language)
    assert not any(word in said for word in wanted)
    assert "87B" in said
    assert words(said) + words(asked) <= 60
