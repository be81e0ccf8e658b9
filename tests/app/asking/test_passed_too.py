"""73D1: a slow pass behind which partner only passed leaves nothing to do."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

PASSED: list[tuple[Language, str]] = [
    ("hu", "Nyugat sokat gondolkodott a 4 kőrre, aztán passzolt. Kelet is passzolt. Észak büntetést kér. Kell tenni?"),
    ("pl", "Przeciwnik E długo myślał nad 4 kierami i spasował, potem W spasował. N żąda kary za namysł. Co robić?"),
    ("nb", "Vest tenkte lenge over 4 hjerter og passet. Øst passet også. Nord vil ha straff for tenkingen."),
    ("en", "West thought for ages over four hearts and passed, and East passed too. North wants West penalised."),
]
ACTED: list[tuple[Language, str]] = [
    ("hu", "Nyugat sokat gondolkodott a 2 kőr után, aztán passzolt, Kelet kontrázott. Mi a teendő?"),
    ("pl", "E długo myślał i spasował, W licytował 4 piki. Co teraz?"),
    ("nb", "Vest tenkte lenge og passet, øst meldte 4 spar. Hva nå?"),
    ("en", "East thought a long time and passed three notrump. West passed too, then led a spade. Was it fair?"),
]


@pytest.mark.parametrize(("language", "told"), PASSED)
def test_both_only_passed(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["passed_too"] is True
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), ACTED)
def test_partner_acted(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert "passed_too" not in document["procedure"]["facts"]
