"""27B: what replaces an insufficient bid is not told while its player weighs two calls, or has chosen none."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

WEIGHED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat 1 szanzadut nyitott, Észak közbelépett 2 pikkel, Kelet meg kirakta a 2 kőrt. Kelet azt mondja, akkor "
        "inkább passzolna. Szabad neki? És mi van, ha mégis 3 kőrt mond?",
    ),
    (
        "pl",
        "N otworzył 1BA, E wszedł 2 piki, a S położył 2 karo. S mówi, że wolałby spasować, a jak nie, to dałby "
        "3 karo. W się jeszcze nie odezwał. Co mu wolno?",
    ),
    (
        "nb",
        "Vest åpnet 1NT, Nord meldte 2 spar, og Øst la 2 ruter. Øst vil kanskje passe, eller ville 3 ruter vært bedre? "
        "Syd har ikke meldt.",
    ),
    (
        "en",
        "1NT by North, East overcalls two spades, and South bids two hearts. West hasn't called. South would pass, or "
        "he would bid three hearts. Which is it to be?",
    ),
]
ONE: list[tuple[Language, str]] = [
    ("hu", "Nyugat 1 szanzadut nyitott, Észak 2 pikket mondott, Kelet 2 kőrt, és kijavította 3 kőrre."),
    ("pl", "N otworzył 1BA, E wszedł 2 piki, a S położył 2 karo i zmienił na 3 karo. W nie akceptuje."),
    ("nb", "Vest åpnet 1NT, Nord meldte 2 spar, Øst la 2 ruter og rettet det til 3 ruter. Syd godtar ikke."),
    ("en", "1NT by North, East overcalled two spades, South bid two hearts and changed it to three hearts."),
]


@pytest.mark.parametrize(("language", "told"), WEIGHED)
def test_of_two_calls_weighed_none_is_chosen(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert procedure["name"] == "insufficient_bid"
    assert not {"replacement", "replacement_kind"} & procedure["facts"].keys()


@pytest.mark.parametrize(("language", "told"), ONE)
def test_a_call_put_in_its_place_is(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert procedure["name"] == "insufficient_bid"
    assert procedure["facts"]["replacement"] in ("3H", "3D")
