"""A matter that no procedure rules is answered by its look-up though it is told as a small case."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear
from understanding.lookups import ruled_by_none

ASKED: list[tuple[str, Language, str]] = [
    ("seats", "hu", "A második kör után Észak és Dél helyet cserélne egymással. Megtehetik?"),
    ("seats", "en", "After two rounds North and South want to swap seats with each other. May they?"),
    ("touch-others-cards", "pl", "Po rozdaniu E sięgnął po karty N i zaczął je przeglądać. Wolno mu?"),
    ("touch-others-cards", "nb", "Etter spillet grep øst kortene til nord og bladde i dem. Er det lov?"),
    ("move-boards", "hu", "Ki a felelős azért, hogy a lejátszott tok a következő asztalra kerüljön?"),
    ("move-boards", "en", "The boards were not moved on. Whose job is it to move the boards?"),
    ("no-committee", "pl", "W klubie nie mamy komisji odwoławczej. Kto rozpatruje odwołanie?"),
    ("no-committee", "nb", "Vi har ikke noe appellutvalg i klubben. Hvem avgjør en anke?"),
    ("director-on-his-own", "nb", "Som TL så jeg at vest la på feil farge. Skal jeg gripe inn?"),
    ("director-on-his-own", "en", "As director I saw West revoke and nobody noticed. Should I intervene?"),
    ("average-percentages", "pl", "Dostaliśmy średnią plus w meczu. Ile IMP to jest?"),
    ("average-percentages", "en", "We got average plus on a board. How many IMPs is that?"),
]
RULED: list[tuple[Language, str]] = [
    ("hu", "A 14-es tokban két lap helyet cserélt. Hogyan értékeljem?"),
    ("pl", "Komisja odwoławcza nie zgadza się z sędzią. Co może zrobić?"),
    ("nb", "Ankeutvalget er enig i fakta. Kan det overprøve TL?"),
    ("en", "Declarer touched a card in dummy and changed his mind. May he?"),
]


@pytest.mark.parametrize(("name", "language", "told"), ASKED)
def test_its_words_find_it(name: str, language: Language, told: str) -> None:
    entry = ruled_by_none(hear(told, language))
    assert entry is not None
    assert entry.id == name


@pytest.mark.parametrize(("language", "told"), RULED)
def test_what_sounds_alike_is_ruled(language: Language, told: str) -> None:
    assert ruled_by_none(hear(told, language)) is None
