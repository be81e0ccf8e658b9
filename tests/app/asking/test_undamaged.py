"""64C2b: both sides revoked and the result would have been the same without it: neither is damaged, it stands."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

BOTH: dict[Language, str] = {
    "hu": "4 pikk Kelet. A felvevő a 3. ütésben színt vétett, Észak védő a 7.-ben, mindkettő jóvátehetetlen. {}",
    "pl": "4 piki E. Rozgrywający zrenonsował w trzeciej lewie, obrońca N w siódmej, oba uprawomocnione. {}",
    "nb": "4 spar i Øst. Spillefører revokerte i stikk 3, Nord i motspillet i stikk 7, begge etablert. {}",
    "en": "4S by East. Declarer revoked at trick three, North defending at trick seven, both established. {}",
}
SAME: list[tuple[Language, str]] = [
    ("hu", "Tíz ütés lett, színvétések nélkül is ugyanennyi lett volna. Jár valakinek ütés?"),
    ("pl", "Dziesięć lew, i bez renonsów byłoby dziesięć. Komu lewa?"),
    ("nb", "Ti stikk ble det, og det hadde vært ti uten revokene også. Skal noen ha stikk?"),
    ("en", "Ten tricks, and it would have been ten without the revokes too. Any trick to anyone?"),
]
ANOTHER: list[tuple[Language, str]] = [
    ("hu", "Színvétések nélkül eggyel több ütés lett volna. Jár valakinek ütés?"),
    ("pl", "Bez renonsów byłaby jedna lewa więcej. Komu lewa?"),
    ("nb", "Uten revokene hadde det blitt ett stikk mer. Skal noen ha stikk?"),
    ("en", "Would it be ten either way?"),
]


@pytest.mark.parametrize(("language", "told"), SAME)
def test_the_same_result_without_them_stands(service: Service, language: Language, told: str) -> None:
    procedure = service.reply(BOTH[language].format(told), None, None, None, language)["procedure"]
    assert procedure
    assert procedure["facts"].get("finding_damaged_by_revokes") is False


@pytest.mark.parametrize(("language", "told"), ANOTHER)
def test_another_result_or_one_asked_about_does_not(service: Service, language: Language, told: str) -> None:
    procedure = service.reply(BOTH[language].format(told), None, None, None, language)["procedure"]
    assert procedure
    assert procedure["facts"].get("finding_damaged_by_revokes") is not False


OTHERWISE: list[tuple[Language, str]] = [
    (
        "nb",
        "Begge sider hadde revoke i samme spill, spillefører Syd i stikk 4, Øst i stikk 7, ingen så det før alle 13 "
        "stikk var over. 3NT med 10 stikk. Alle fire enige: uten revokene ble det ni. Hva nå?",
    ),
    (
        "en",
        "Both sides revoked, declarer South at trick 4, East at trick 7, found after the play. 3NT made ten tricks. "
        "All agree that without the revokes it was still nine. What now?",
    ),
]


@pytest.mark.parametrize(("language", "told"), OTHERWISE)
def test_another_number_of_tricks_is_damage(service: Service, language: Language, told: str) -> None:
    """64C2b: the score is adjusted to the tricks without the revokes."""
    assert service.ask(told, language)["procedure"]["facts"].get("finding_damaged_by_revokes") is True
