"""27A1: what the next player has not said is no choice of his, and it is asked."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

UNSAID: list[tuple[Language, str]] = [
    ("hu", "Kelet 1 treffel nyitott, Dél passz, Nyugat 1 káró, Észak 1 treff. Kelet nem mondta, hogy elfogadja."),
    ("pl", "E otworzył 1 trefl, S pas, W 1 karo, N 1 trefl. E nie powiedział, że akceptuje."),
    ("nb", "Øst åpnet 1 kløver, sør pass, vest 1 ruter, nord 1 kløver. Øst hadde ikke sagt at han godtar."),
    (
        "en",
        "East dealt and opened 1 club, South passed, West bid 1 diamond, North bid 1 club. East has not said that he \
accepts it.",
    ),
]
SAID: list[tuple[Language, str]] = [
    ("hu", "Kelet 1 treffel nyitott, Dél passz, Nyugat 1 káró, Észak 1 treff. Kelet azt mondta, hogy elfogadja."),
    ("pl", "E otworzył 1 trefl, S pas, W 1 karo, N 1 trefl. E powiedział, że akceptuje."),
    ("nb", "Øst åpnet 1 kløver, sør pass, vest 1 ruter, nord 1 kløver. Øst sa at han godtar."),
    (
        "en",
        "East dealt and opened 1 club, South passed, West bid 1 diamond, North bid 1 club. East said he accepts it.",
    ),
]


def _choice(service: Service, language: Language, told: str) -> object:
    procedure = service.ask(told, language)["procedure"]
    assert procedure["name"] == "insufficient_bid"
    return procedure["facts"].get("choice_accept")


@pytest.mark.parametrize(("language", "told"), UNSAID)
def test_it_is_open(service: Service, language: Language, told: str) -> None:
    assert _choice(service, language, told) is None


@pytest.mark.parametrize(("language", "told"), SAID)
def test_what_he_said_counts(service: Service, language: Language, told: str) -> None:
    assert _choice(service, language, told) is True
