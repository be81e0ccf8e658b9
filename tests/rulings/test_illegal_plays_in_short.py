"""Laws 50 to 60 and 65 in short: what is told of a hand, of the next player or of the card decides."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, short

QUEEN: Facts = {"offender": "E", "penalty_cards": [{"card": "HQ"}], "penalty_kind": "major"}
SEVERAL: Facts = {"offender": "E", "penalty_suits": "several_suits"}
ONE_SUIT: Facts = {"offender": "E", "penalty_suits": "one_suit"}
REQUIRED: Facts = {"choice_lead": "require"}
FORBIDDEN: Facts = {"choice_lead": "forbid"}
UNABLE: Facts = {"partner_can_comply": False}
ABLE: Facts = {"partner_can_comply": True}

SAID: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...]]] = [
    # 59, 50D2a: he who cannot comply leads anything; once declarer has chosen, the card is no penalty card any more
    (
        "penalty_card_lead",
        {**QUEEN, **REQUIRED, **UNABLE},
        ("any card", "not now choose", "no longer", "59"),
        ("if void",),
    ),
    ("penalty_card_lead", {**QUEEN, **FORBIDDEN, **UNABLE}, ("any card", "not now choose", "59"), ("earlier lead",)),
    ("penalty_card_lead", {**ONE_SUIT, **REQUIRED, **UNABLE}, ("All the penalty cards", "59"), ("if void",)),
    ("penalty_card_lead", {**SEVERAL, **REQUIRED, **UNABLE}, ("the others stay", "59"), ("if void", "comply he")),
    # 61A: to play another suit than the one required is a revoke
    ("penalty_card_lead", {**QUEEN, **REQUIRED, **ABLE}, ("must lead it", "61A"), ("if void", "59")),
    ("penalty_card_lead", {**SEVERAL, **REQUIRED, **ABLE}, ("must lead it", "the others stay"), ("if void",)),
    # 50D2a: declarer has chosen, so of an earlier choice nothing is said
    ("penalty_card_lead", {**SEVERAL, **REQUIRED}, ("if void",), ("anew", "comply")),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid"), SAID, ids=lambda value: str(value)[:60])
def test_what_is_told_is_said_and_what_it_settles_is_not(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    text = short(service, name, facts)["headline"]["text"]
    assert all(part in text for part in said), text
    assert not any(part in text for part in unsaid), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=lambda value: str(value)[:60])
def test_it_fits_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    asked = found["next_question"]
    assert words(found["headline"]["text"]) + (words(asked["text"]) if asked else 0) <= 60
