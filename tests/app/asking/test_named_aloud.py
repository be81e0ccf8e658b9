"""49: a defender says which card he holds, beside a revoke that is put right."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

NAMED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet ellenjátékosként nem adott treffet, de azonnal javította. Aztán kimondta, hogy még van nála egy kőr "
        "király.",
        "Kelet ellenjátékosként nem adott treffet, de azonnal javította. Aztán kőr királyt hívott.",
    ),
    (
        "pl",
        "E jako obrońca nie dołożył do trefla, ale od razu poprawił. Potem powiedział, że ma jeszcze króla kier.",
        "E jako obrońca nie dołożył do trefla, ale od razu poprawił. Potem wyszedł królem kier.",
    ),
    (
        "nb",
        "Øst i motspill fulgte ikke kløver, men rettet det straks. Så sa han at han fortsatt hadde hjerter konge.",
        "Øst i motspill fulgte ikke kløver, men rettet det straks. Så spilte han ut hjerter konge.",
    ),
    (
        "en",
        "East on defence did not follow to a club but corrected it at once. Then he said he still had the king of "
        "hearts.",
        "East on defence did not follow to a club but corrected it at once. Then he led the king of hearts.",
    ),
]


@pytest.mark.parametrize(("language", "named", "played"), NAMED)
def test_a_card_named_is_a_penalty_card_too(service: Service, language: Language, named: str, played: str) -> None:
    document = ruled(service, named, language)
    assert "(49)" in document["answer"]
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"].get("card") != "HK"
    assert "(49)" not in ruled(service, played, language)["answer"]
