"""Wrong counts, missing cards, overheard information and shuffles: what the facts told settle (Laws 6, 13, 14, 16D)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, asked_in, short

SURPLUS_AND_LACK: Facts = {"counts": {"W": 14, "N": 12}, "dealer": "S"}


@pytest.mark.parametrize("auction", [["1D"], []])
def test_only_a_player_with_a_wrong_count_calls_under_13b(auction: list[str]) -> None:
    # 13A: "Ha nem licitált olyan játékos, akinek helytelen számú lapja volt"; 14 and 12 leave 13 for the others
    ruling = registry.rule("wrong_count_extra", {**SURPLUS_AND_LACK, "auction": auction, "saw_another_card": False})
    assert ruling["outcome"]["result"] == "correct_and_play"


def test_the_wrong_hand_that_called_is_13b() -> None:
    ruling = registry.rule("wrong_count_extra", {**SURPLUS_AND_LACK, "auction": ["1D", "P"]})
    assert [need["name"] for need in ruling["need"]] == ["finding_correctable"]


def test_of_a_surplus_alone_the_caller_may_have_the_short_hand() -> None:
    ruling = registry.rule("wrong_count_extra", {"counts": {"W": 14}, "dealer": "S", "auction": ["1D"]})
    assert ruling["need"][0]["name"] == "called_with_wrong_count"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_lacks_cards_tells_of_no_surplus(service: Service, language: Language) -> None:
    # 13 *: "csak akkor ..., ha egy vagy több kéz 13-nál több kártyát tartalmazott", else 14
    found = short(service, "wrong_count_extra", {"counts": {"W": 12}}, language)
    assert asked_in(found) == "more_than_13"
    assert "(13)" in found["headline"]["text"]
    assert "14" in found["headline"]["text"]
    assert words(found["answer"]) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_seen_in_the_deal_is_asked_when(service: Service, language: Language) -> None:
    # 6D1: before the auction a new deal, "ha később nyer megállapítást", 16D
    found = short(service, "irregular_deal", {"kind": "card_seen"}, language)
    assert asked_in(found) == "before_auction"
    assert "16D" in found["headline"]["text"]


FORM = {"hu": "versenyforma", "pl": "rodzaj zawodów", "nb": "turneringsformen", "en": "form of event"}
HEARD: tuple[Facts, ...] = (
    {"source": "another_table"},
    {"source": "overheard", "first_call_made": False},
    {"source": "wrong_hand", "first_call_made": False, "finding_interferes": True},
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", HEARD, ids=str)
def test_seats_change_and_redeals_only_where_the_form_allows(
    service: Service, facts: Facts, language: Language
) -> None:
    # 16D2 a, b: "ha a versenyforma ... megengedi"
    found = short(service, "extraneous_info", facts, language)
    assert FORM[language] in found["headline"]["text"]
    assert not found["options"]
    assert words(found["answer"]) <= 60


def test_what_the_form_forbids_is_no_option(service: Service) -> None:
    found = short(service, "extraneous_info", {**HEARD[2], "redeal_possible": False, "seat_change_possible": False})
    assert len(found["options"]) == 2
    assert "redeal" not in found["answer"]


@pytest.mark.parametrize(
    ("language", "said"), [("hu", "a játék"), ("pl", "gra "), ("nb", "spill fortsetter"), ("en", "play go on")]
)
@pytest.mark.parametrize("found", [{}, {"where_found": "elsewhere"}], ids=str)
def test_play_too_goes_on_with_the_card_restored(service: Service, found: Facts, language: Language, said: str) -> None:
    # 14A3: "A licit és lejátszás folytatódik"
    text = short(service, "missing_card", {"hand_counts": [12], "lead_faced": False, **found}, language)["answer"]
    assert said in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_becomes_of_a_card_missed_in_the_play_fits(service: Service, language: Language) -> None:
    assert words(short(service, "missing_card", {"hand_counts": [12], "lead_faced": True}, language)["answer"]) <= 60


@pytest.mark.parametrize("among_played", [True, False, None])
def test_after_play_nothing_goes_on_without_the_foreign_card(service: Service, among_played: bool | None) -> None:
    # 13C: "A licit és a lejátszás folytatódik" is for what is found before the end
    told: Facts = {"hand_counts": [14], "surplus_card_foreign": True, "play_ended": True}
    if among_played is not None:
        told["found_among_played"] = among_played
    said = short(service, "wrong_count_extra", told)["answer"]
    assert "removed" in said
    assert "go on" not in said
    assert "continue" not in said


SEEN: Facts = {"hand_counts": [14, 12], "surplus_card_foreign": False, "saw_another_card": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("affected", [True, False])
@pytest.mark.parametrize(
    "called", [{"called_with_wrong_count": False}, {"called_with_wrong_count": True, "finding_correctable": True}]
)
def test_what_the_card_seen_did_is_told(service: Service, called: Facts, affected: bool, language: Language) -> None:
    # 13A2: "Ha ezután úgy véli, hogy ... befolyásolta"; 13B1: "módosított eredményt ítélhet"
    found = short(service, "wrong_count_extra", {**SEEN, **called, "finding_information_affected": affected}, language)
    assert words(found["answer"]) <= 60
    if language == "en":
        assert ("the result stands" in found["answer"]) is not affected
        assert (("adjusted score" in found["answer"]) or ("may adjust" in found["answer"])) is affected


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_play_the_kind_of_adjusted_score_is_open(service: Service, language: Language) -> None:
    # 13D says no kind: 12C1a, an assigned score where the director can determine one
    found = short(service, "wrong_count_extra", {"hand_counts": [14, 12], "play_ended": True}, language)
    assert words(found["answer"]) <= 60
    assert "12C1a" in found["answer"]
    assert "86B" in found["answer"]
