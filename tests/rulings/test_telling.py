"""Facts told in each language, and their seats in its grammar."""

from __future__ import annotations

import pytest

from corpus.model import LANGUAGES
from rulings import rule, situation, tell

FACTS = {"dealer": "N", "auction": ["1S", "1H"], "choice_accept": False, "replacement": "2N"}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "Az osztó Észak. A licit az osztótól: 1\u2660, 1\u2665. A helyettesítő licit: 2SA. "),
        ("pl", "Rozdaje N. Licytacja od rozdającego: 1\u2660, 1\u2665. Zapowiedź zastępująca: 2BA. "),
        ("nb", "Nord er giver. Meldingene fra giver: 1\u2660, 1\u2665. Erstatningsmeldingen: 2NT. "),
        ("en", "Dealer North. The auction from the dealer: 1\u2660, 1\u2665. The replacement: 2NT. "),
    ],
)
def test_situation(language: str, words: str) -> None:
    assert situation("insufficient_bid", FACTS, language).startswith(words)


def test_each_known_fact_is_told_once_in_order() -> None:
    assert [told.fact for told in tell("insufficient_bid", FACTS)] == [
        "dealer",
        "auction",
        "replacement",
        "choice_accept",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_force_is_told_in_the_language_asked(language: str) -> None:
    refused = {**FACTS, "replacement": "P", "finding_comparable": False}
    first = rule("insufficient_bid", refused, language="en")
    again = rule("insufficient_bid", refused, language=language)
    told = [item.text for item in tell("insufficient_bid", {"in_force": first["in_force"]}, language)]
    assert told == [item["text"] for item in again["in_force"]]


def test_hands_and_calls_out_of_turn_are_told_with_their_cards() -> None:
    facts = {"dealer": "N", "auction": ["1S"], "out_of_turn": {"player": "S", "call": "1H"}}
    assert tell("insufficient_bid", facts, "nb")[-1].text == "Meldt utenfor tur: Syd: 1\u2665."


@pytest.mark.parametrize("language", LANGUAGES)
def test_penalty_cards_are_told_with_player_and_card(language: str) -> None:
    facts = {"penalty_cards": [{"player": "W", "card": "S5", "kind": "minor"}, {"card": "DK"}]}
    told = next(item.text for item in tell("penalty_card_play", facts, language) if item.fact == "penalty_cards")
    seat = {"hu": "Nyugat", "pl": "W", "nb": "Vest", "en": "West"}[language]
    assert f"{seat}: \u26605; \u2666K" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "Soron még senki sem licitált."),
        ("pl", "Nikt jeszcze nie zgłosił zapowiedzi w swojej kolejności."),
        ("nb", "Ingen hadde meldt i tur ennå."),
        ("en", "Nobody had called in turn yet."),
    ],
)
def test_an_auction_that_has_not_begun_is_told_as_such(language: str, words: str) -> None:
    told = tell("pass_out_of_rotation", {"dealer": "N", "auction": []}, language)
    assert [row.text for row in told if row.fact == "auction"] == [words]
