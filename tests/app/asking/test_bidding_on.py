"""21B1: misinformation that comes to light while the auction goes on, though it is told too that nobody has led."""

from __future__ import annotations

import pytest

from app.asking.steps.bidding_on import AUCTION, PHASE, PROCEDURE, by_bidding_on
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told as heard

ON: list[tuple[Language, str]] = [
    ("hu", "Kelet kijavította: 15-17. Indulás még nem volt, a licit még nem ért véget."),
    ("hu", "Kelet kijavította, hogy multi. Még tart a licit, senki nem indult."),
    ("pl", "E się poprawia, że to multi. Wistu jeszcze nie było, licytacja jeszcze trwa."),
    ("pl", "E się poprawia, że 15-17, licytacja jeszcze się nie skończyła, nikt nie zawistował."),
    ("nb", "Så retter øst seg, mens meldingene ikke er ferdige. Intet utspill ennå."),
    ("nb", "Øst retter seg før auksjonen er over. Ingen har spilt ut."),
    ("en", "East put it right. No lead yet, the auction isn't finished."),
    ("en", "East corrected it with the bidding still going, nobody had led."),
]
OVER: list[tuple[Language, str]] = [
    ("hu", "Kelet kijavította: 15-17. A licit véget ért, indulás még nem volt."),
    ("pl", "E się poprawia, że to multi. Licytacja się skończyła, wistu jeszcze nie było."),
    ("nb", "Øst retter seg. Meldingene er ferdige, intet utspill ennå."),
    ("en", "East put it right. The auction was over, no lead yet."),
]


@pytest.mark.parametrize(("language", "told"), ON)
def test_the_auction_goes_on(language: Language, told: str) -> None:
    assert by_bidding_on(heard(cut(told, language)), PROCEDURE, {})[PHASE].value == AUCTION


@pytest.mark.parametrize(("language", "told"), OVER)
def test_the_final_pass_has_ended_it(language: Language, told: str) -> None:
    assert not by_bidding_on(heard(cut(told, language)), PROCEDURE, {})
