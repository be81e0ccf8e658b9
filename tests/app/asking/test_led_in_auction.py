"""24B: a card led before the auction is over is exposed in the auction, whoever's the lead would have been (not 54)."""

from __future__ import annotations

import pytest

from app.asking.steps.led_in_auction import LED, OFFENDER, PROCEDURE, by_lead_in_auction, led_in_auction_first
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told as heard
from understanding.rank import Choice

OPENING = "opening_lead_out_of_turn"
CHOICES = [Choice(OPENING, 0.8, {}), Choice(PROCEDURE, 0.05, {})]
GOES_ON: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1 kőr, Észak 2 kőr, Kelet passz, és kihívja a treff négyest. Dél és Nyugat még nem licitált a 2 kőrre.",
    ),
    ("pl", "S 1 kier, N 2 kiery, E pas i zawistował czwórką trefl. S i W jeszcze nie zalicytowali po 2 kierach."),
    ("nb", "Syd 1 hjerter, nord 2 hjerter, øst passer og spiller ut kløver fire. Syd og vest har ikke meldt ennå."),
    (
        "en",
        "1H by South, 2H by North, East passes and leads the four of clubs. South and West haven't called over 2H yet.",
    ),
]
OVER: list[tuple[Language, str]] = [
    ("hu", "A felvétel 3 szan Délen, három passz volt. Kelet kihívta a kőr hatost, pedig Nyugat jött volna."),
    ("pl", "Kontrakt 3BA z ręki S, trzy pasy. E zawistował szóstką kier, a wist był z W."),
    ("nb", "Kontrakten er 3 grand i syd etter tre pass. Øst spilte ut hjerter seks, men det var vest sitt utspill."),
    ("en", "Contract is 3NT by South after three passes. East led the six of hearts but it was West's lead."),
]


@pytest.mark.parametrize(("language", "told"), GOES_ON)
def test_a_lead_in_the_auction_is_of_law_24(language: Language, told: str) -> None:
    story = heard(cut(told, language))
    assert led_in_auction_first(CHOICES, story)[0].name == PROCEDURE
    found = by_lead_in_auction(story, PROCEDURE, {})
    assert (found[LED].value, found[OFFENDER].value) == (True, "E")


@pytest.mark.parametrize(("language", "told"), OVER)
def test_a_lead_behind_the_final_pass_is_not(language: Language, told: str) -> None:
    story = heard(cut(told, language))
    assert led_in_auction_first(CHOICES, story)[0].name == OPENING
    assert not by_lead_in_auction(story, PROCEDURE, {})
