"""73D1: behind a slow pass partner only passed, so nobody used it."""

from __future__ import annotations

import pytest

from app.asking.steps.only_passed import only_passed
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

PASSED: list[tuple[Language, str]] = [
    (
        "en",
        "North opened 2S, East tanked for a full minute and passed, South passed, West passed. One off. "
        "North demands an adjustment for the tank.",
    ),
    (
        "hu",
        "Nyugat 3 kárót nyitott, Észak hosszan töprengett és passzolt, Kelet passz, Dél is passzolt. 3 káró eggyel "
        "bukott. Nyugat kárpótlást kér a gondolkodásért. Jár neki?",
    ),
    (
        "pl",
        "S otworzył 2 piki, W długo się zastanawiał i spasował, N pas, E pas. Bez jednej. S chce odszkodowania za "
        "namysł W. Należy się?",
    ),
    (
        "nb",
        "Syd meldte 2 spar, vest nølte lenge og passet, nord passet og øst passet. En bet. Syd krever justering fordi "
        "vest tenkte så lenge. Får han det?",
    ),
]
ACTED: list[tuple[Language, str]] = [
    ("en", "North opened 2S, East tanked and passed, South passed, West doubled. It cost 500."),
    ("en", "North opened 2S, East tanked and passed, South passed, West passed and led a heart, East's suit."),
    ("hu", "Dél 1 pikk, Nyugat sokáig gondolkodott, majd passz, Észak passz, Kelet 2 kőrt mondott, ami teljesült."),
    ("pl", "S otworzył 2 piki, W długo się namyślał i spasował, N pas, E skontrował. Swoje zrobili."),
    ("nb", "Vest nølte lenge over 2 spar og passet, nord passet og øst doblet. Syd klager på pausen."),
]


@pytest.mark.parametrize(("language", "told"), PASSED)
def test_thinking_alone_is_no_infraction(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "tempo_variation"
    assert document["procedure"]["facts"]["relied_on_by"] == "nobody"
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), ACTED)
def test_what_partner_did_is_looked_at(language: Language, told: str) -> None:
    assert not only_passed(hear(told, language))
