"""What a case was told stays as it is where a later text only sounds like something else, and the whole still tells it.

By the Laws of 2017: a pass by the next player changes nobody's call (25A), partner's turn to lead makes a dropped card
no lead (50), who has followed to a lead has accepted it whatever his partner says (53A, 55A).
"""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

# Language, what the case is told in order, the procedure and a fact of it at the end.
CASES: list[tuple[Language, tuple[str, ...], str, dict[str, Any]]] = [
    (
        "hu",
        (
            "Dél 1 treff helyett 1 kőrt húzott ki a dobozból, tévedésből, de még nem cserélte ki.",
            "Nyugat erre passzolt.",
        ),
        "change_of_call",
        {"change_made": False},
    ),
    (
        "pl",
        ("S wyciągnął z pudełka 1 kier zamiast 1 trefl i pyta, czy może to zmienić.", "W potem spasował"),
        "change_of_call",
        {"change_made": False},
    ),
    (
        "nb",
        ("Sør tok 1 hjerter i stedet for 1 kløver fra boksen og spør om han kan bytte.", "Vest passet etterpå"),
        "change_of_call",
        {"change_made": False},
    ),
    (
        "en",
        ("South pulled 1H out of the box where he wanted 1C; he has not changed it yet.", "West passed after that."),
        "change_of_call",
        {"change_made": False},
    ),
    (
        "hu",
        (
            "Az egyik ellenjátékos véletlenül elejtette a treff bubit, színnel felfelé.",
            "a partnere hív most, mit kérhet a felvevő?",
        ),
        "exposed_card_defender",
        {"how_exposed": "dropped"},
    ),
    (
        "pl",
        (
            "Obrońcy wypadł na stół walet trefl, przez przypadek.",
            "jego partner ma teraz wyjść, czego może żądać rozgrywający?",
        ),
        "exposed_card_defender",
        {"how_exposed": "dropped"},
    ),
    (
        "nb",
        (
            "En motspiller mistet kløver knekt på bordet, et uhell.",
            "makkeren hans skal spille ut nå, hva kan spilleføreren be om?",
        ),
        "exposed_card_defender",
        {"how_exposed": "dropped"},
    ),
    (
        "en",
        (
            "A defender dropped the jack of clubs on the table by accident.",
            "his partner is to lead now, what can declarer ask for?",
        ),
        "exposed_card_defender",
        {"how_exposed": "dropped"},
    ),
    (
        "pl",
        (
            "Rozgrywający wyszedł ze stolika 2 karo, a był w ręce.",
            "obrońca po jego prawej już dołożył kartę",
            "drugi obrońca krzyczy, że on się nie godzi, co z tym?",
        ),
        "lead_out_of_turn_declarer",
        {"play_after_lead": "next_defender"},
    ),
]


@pytest.mark.parametrize(("language", "texts", "name", "told"), CASES)
def test_what_the_whole_still_tells_is_not_turned_round(
    service: Service, language: Language, texts: tuple[str, ...], name: str, told: dict[str, Any]
) -> None:
    reply = service.ask(texts[0], language)
    for text in texts[1:]:
        reply = service.reply(text, None, reply)
    case = case_of(reply)
    assert case["name"] == name
    assert {fact: case["facts"].get(fact) for fact in told} == told
