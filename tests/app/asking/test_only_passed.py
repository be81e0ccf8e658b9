"""16B1a, 73D1: who passed behind his partner's pause chose nothing that it suggested, and thinking is no infraction."""

from __future__ import annotations

import pytest

from app.asking.steps.only_passed import SUGGESTED, by_only_passed
from app.asking.steps.paused_too import INFORMATION as PROCEDURE
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

PASSED: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak 1 szan, Kelet fél percig gondolkodott, aztán passzolt, Dél passz, Nyugat is passz. Észak szerint Kelet "
        "szabálytalanul gondolkodott, és büntetést kér.",
    ),
    (
        "pl",
        "1♠ S, pas W, 2♠ N, E długo się namyślał i spasował, S pas i W też pas. S żąda kary, bo E myślał. Czy coś się "
        "należy?",
    ),
    (
        "nb",
        "Syd åpnet 1 spar, vest pass, nord 2 spar, så tenkte øst en halv minutt før han passet. Syd og vest pass også. "
        "Syd forlanger straff for tankepausen.",
    ),
    (
        "en",
        "North opened 1NT, East took a good twenty seconds over his pass, South passed, and West passed too. South "
        "wants East punished. Everyone agrees he thought.",
    ),
]
NEVER_BID: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat 1 pikk, Észak passz, Kelet 2 pikk, Dél egy percig gondolkodott, aztán passz, Nyugat passz, Észak "
        "passz. Észak egyszer sem licitált. Kelet büntetést kér, mert Dél gondolkodott.",
    ),
    (
        "pl",
        "W 1♠, N pas, E 2♠, S długo się namyślał i spasował, W pas, N pas. N nigdy nie zalicytował. E żąda kary, bo S "
        "się namyślał.",
    ),
    (
        "nb",
        "Vest åpnet 1 spar, nord pass, øst 2 spar, syd tenkte lenge og passet, vest pass, nord pass. Nord meldte "
        "aldri. Øst vil ha straff fordi syd tenkte.",
    ),
    (
        "en",
        "West 1S, North pass, East 2S, South took a long time and passed, West pass, North pass. North never bid. East "
        "wants a penalty because South hesitated.",
    ),
]
ACTED: list[tuple[Language, str]] = [
    ("hu", "Észak 1 szan, Kelet fél percig gondolkodott, aztán passzolt, Dél passz, Nyugat 2 pikket mondott."),
    ("pl", "1♠ S, pas W, 2♠ N, E długo się namyślał i spasował, S pas, a W zalicytował 3 kara."),
    ("nb", "Syd åpnet 1 spar, vest pass, nord 2 spar, øst tenkte lenge og passet, syd pass, vest 3 ruter."),
    ("en", "North opened 1NT, East took a long time over his pass, South passed and West bid 2 spades."),
]


@pytest.mark.parametrize(("language", "told"), [*PASSED, *NEVER_BID])
def test_a_pass_is_not_suggested(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"][SUGGESTED] is False
    assert "73D1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ACTED)
def test_a_bid_may_be(language: Language, told: str) -> None:
    assert not by_only_passed(hear(told, language), PROCEDURE, {})
