"""43B2b: only a dummy who was the first to ask costs tricks; that somebody asked names nobody, and is asked."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, fitting
from tests.telling import ruled

LOOKED: Facts = {"dummy_act": "looked_at_hand", "forfeited_rights": True, "play_was_revoke": True}
UNNAMED: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztal belenézett Nyugat lapjába. Később a felvevő Dél ellopott egy treffet, valaki megkérdezte, hogy "
        "nincs treffje? És volt neki. Még senki nem hívott tovább. Mi jár?",
    ),
    (
        "pl",
        "Dziadek zajrzał W w karty. Potem rozgrywający przebił trefla, ktoś zapytał: nie masz trefla? A jednak miał. "
        "Do następnej lewy nikt nie zagrał. Co teraz?",
    ),
    (
        "nb",
        "Blindemann kikket i kortene til Vest. Seinere trumfet spillefører en kløver, noen spurte om han ikke hadde "
        "kløver, og det hadde han. Ingen har spilt til neste stikk. Hva nå?",
    ),
    (
        "en",
        "Dummy had peeked at West's cards. Later declarer ruffed a club, somebody asked 'no clubs?' and he did have "
        "one. Nobody has led to the next trick. What now?",
    ),
]
NAMED = (
    "Dummy had peeked at West's cards. Later declarer ruffed a club, dummy asked 'no clubs?' and he did have one. "
    "Nobody has led to the next trick. What now?"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asked_first_is_asked_and_said_both_ways(service: Service, language: Language) -> None:
    """43B2b: "elsőként kérdezi meg a felvevőt"; otherwise 62B2, without further rectification."""
    said, asked = fitting(service, "dummy_rights", LOOKED, language)
    assert "43B2b" in said
    assert asked["name"] == "asker"


@pytest.mark.parametrize(("asker", "result"), [("dummy", "corrected_as_if_established"), ("defender", "corrected")])
def test_who_asked_first_decides(asker: str, result: str) -> None:
    """Corrected in any case (62A); as if it were established only where dummy was the first."""
    outcome = registry.rule("dummy_rights", LOOKED | {"asker": asker})["outcome"]
    assert outcome["result"] == result
    assert outcome["must_be_corrected"] is True
    assert outcome["treated_as_established"] is (asker == "dummy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defender_who_asked_first_costs_nothing(service: Service, language: Language) -> None:
    """62B2: the card is replaced, no trick goes over, and 43B2b does not apply."""
    said, asked = fitting(service, "dummy_rights", LOOKED | {"asker": "defender"}, language)
    assert "62B2" in said
    assert asked is None


@pytest.mark.parametrize(("language", "told"), UNNAMED)
def test_that_somebody_asked_names_nobody(service: Service, language: Language, told: str) -> None:
    """Dummy is told to have looked; that he asked is not."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "dummy_rights"
    assert document["next_question"]["name"] == "asker"


def test_dummy_told_to_have_asked_is_not_asked_about(service: Service) -> None:
    """43B2b applies as told."""
    document = ruled(service, NAMED, "en")
    assert "43B2b" in document["answer"]
    assert (document["next_question"] or {}).get("name") != "asker"


LOOKED_THEN_WARNED: list[tuple[Language, str]] = [
    ("hu", "Az asztal belenézett Nyugat lapjába, később figyelmeztette a felvevőt, hogy az asztalról kell hívnia."),
    ("en", "Dummy had walked round to look at West's hand. Later he warned declarer: you're in the other hand."),
]


@pytest.mark.parametrize(("language", "told"), LOOKED_THEN_WARNED)
def test_what_dummy_did_after_he_had_looked_is_ruled(service: Service, language: Language, told: str) -> None:
    """43B2a: either defender chooses the hand to lead from."""
    assert "43B2a" in ruled(service, told, language)["answer"]


def test_what_dummy_saw_and_told_of_a_defenders_revoke_is_no_card_that_he_moved(service: Service) -> None:
    # 43B3: dummy looked into East's hand and was first to say that East had a heart
    text = (
        "I'm declarer and I think we're due a trick. East showed out on a heart, threw a club, two more tricks went "
        "by, then my partner in dummy said he's still got one, and he has. Ok she'd had a peep in East's hand, leaned "
        "over, nobody else had spotted it. Hand's not finished."
    )
    case = service.reply(text, None, None, None, "en")["procedure"]
    assert case is not None
    assert case["facts"]["dummy_act"] == "drew_attention_during_play"
