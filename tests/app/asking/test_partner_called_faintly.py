"""25A4: that the next player passed does not tell that partner has called too."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

NEXT_PASSED: list[tuple[Language, str]] = [
    ("hu", "Dél 1 pikket akart nyitni, de 2 pikk akadt ki a dobozból. Nyugat passzolt. Most szólt, hogy elvétette."),
    ("pl", "Kolega chciał otworzyć 1 pik, wyszło mu 2 pik. Następny zapasował, dopiero po jakimś czasie to zobaczył."),
    ("nb", "Motstanderen la 1 spar, makkeren min passet. Så så han at lappene hang sammen: han skulle ha 1 hjerter."),
    ("en", "South was reaching for 1S and 2S came out. He spotted it some time after West's pass was down."),
]
PARTNER_TOO: list[tuple[Language, str]] = [
    ("hu", "Dél 1 pikket akart nyitni, de 2 pikk akadt ki. Nyugat passzolt, Észak 4 pikket mondott, csak ekkor szólt."),
    (
        "pl",
        "S chciał otworzyć 1 pik, wyjął przez pomyłkę 2 pik. W spasował, N dał 4 pik i dopiero wtedy S to zobaczył.",
    ),
    (
        "nb",
        "Syd skulle åpne 1 spar, men tok 2 spar ved et uhell. Vest passet, nord meldte 4 spar, først da så syd det.",
    ),
    ("en", "South meant 1S but pulled 2S by mistake. West passed, North bid 4S, and only then did South see it."),
]


def _partner_called(service: Service, language: Language, told: str) -> object:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "change_of_call"
    return document["procedure"]["facts"].get("partner_called")


@pytest.mark.parametrize(("language", "told"), NEXT_PASSED)
def test_a_neighbours_pass_is_not_partners_call(service: Service, language: Language, told: str) -> None:
    assert _partner_called(service, language, told) is None


@pytest.mark.parametrize(("language", "told"), PARTNER_TOO)
def test_partners_call_is_heard(service: Service, language: Language, told: str) -> None:
    assert _partner_called(service, language, told) is True
