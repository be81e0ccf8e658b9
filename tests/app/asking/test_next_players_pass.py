"""25A4: the first call behind one that is to be changed is the next player's; it tells nothing of partner's."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

ONE: list[tuple[Language, str]] = [
    ("hu", "Erzsi néni 2 treffet akart mondani, de összeragadtak a cédulák és a 2 káró került ki. Balról már \
passzoltak rá. Ekkor vette észre. Kicserélheti?"),
    ("pl", "Pani Zosia chciała dać 2 trefle, kartki się skleiły i wyszło 2 karo. Następny już spasował. Może zmienić?"),
    ("nb", "Fru Hansen skulle melde 2 kløver, kortene hang sammen og det ble 2 ruter. Neste spiller har alt passet. \
Kan hun bytte?"),
    ("en", "My mate's fingers slipped, 2D came out of the box instead of 2C. The next player has already passed over \
it. Can he change?"),
]  # fmt: skip
BOTH: list[tuple[Language, str]] = [
    ("hu", "Erzsi néni 2 treffet akart mondani, de összeragadtak a cédulák és a 2 káró került ki. A következő \
passzolt, a partnere már 3 kárót mondott. Kicserélheti?"),
    ("pl", "Pani Zosia chciała dać 2 trefle, kartki się skleiły i wyszło 2 karo. Następny spasował, \
a jej partner już zalicytował 3 karo. Może zmienić?"),
    ("nb", "Fru Hansen skulle melde 2 kløver, kortene hang sammen og det ble 2 ruter. Neste passet, og makkeren hennes \
har alt meldt. Kan hun bytte?"),
    ("en", "My mate's fingers slipped, 2D came out of the box instead of 2C. The next player passed, and his partner \
has already called since. Can he change?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), ONE)
def test_whether_partner_has_called_is_asked(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    read = {row["fact"]: row["value"] for row in procedure["read"] if row["sure"]}
    assert procedure["name"] == "change_of_call"
    assert "partner_called" not in read
    assert read.get("withdrawn") != "P"


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_partners_own_call_is_told(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row["value"] for row in ruled(service, told, language)["procedure"]["read"]}
    assert read["partner_called"] is True
