"""A revoke spoken of with nobody named is that of its owner, or of the only player told to have played off suit."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

SPOKEN_OF: list[tuple[Language, str]] = [
    ("hu", "Nyugat pikkre kárót dobott, az ütést Kelet vitte. A többi ütést a felvevő vitte. A végén derült ki a "
           "színvétés."),
    ("pl", "W na pika zrzucił karo, lewę wziął E. Resztę wziął rozgrywający. Po rozgrywce wyszedł fałszywy renons."),
    ("nb", "Vest kastet ruter på spar, Øst tok stikket. Spilleføreren tok resten. Så ble revoken oppdaget."),
    ("en", "South played 4S. West's established revoke came out before the cards were away."),
]  # fmt: skip
ANOTHERS: list[tuple[Language, str, str]] = [
    ("en", "North threw a spade on a club. Declarer revoked two tricks later.", "declarer"),
    ("hu", "Nyugat pikkre kárót dobott. Dél később színt vétett.", "S"),
]


@pytest.mark.parametrize(("language", "text"), SPOKEN_OF)
def test_whose_it_is_without_a_name(language: Language, text: str) -> None:
    rows = [row for row in told(cut(text, language)).done("play") if "not_following" in row.get("how", ())]
    assert {row.get("who") for row in rows} <= {"W"}


@pytest.mark.parametrize(("language", "text", "who"), ANOTHERS)
def test_who_is_named_revoked_himself(language: Language, text: str, who: str) -> None:
    rows = [row for row in told(cut(text, language)).done("play") if "not_following" in row.get("how", ())]
    assert who in {row.get("who") for row in rows}
