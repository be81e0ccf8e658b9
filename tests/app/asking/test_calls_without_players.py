"""Calls told in a row show neither who made them nor that nobody called after them (Laws 17D3, 28B, 36A)."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.auctions import of_no_players
from app.asking.facts import Read
from app.service import Service

MISSED = ("auction_state", "player_missed", 0.97)
CALLS = ("auction", ["1S", "P", "P", "P"], 1.0)


def _rows(*told: tuple[str, Any, float]) -> list[Read]:
    return [Read(fact, value, f"the words of {fact}", True, p) for fact, value, p in told]


def test_calls_in_a_row_go_behind_a_player_surely_missed() -> None:
    assert of_no_players(_rows(CALLS, MISSED), [0, 1]) == 0


def test_what_is_heard_in_their_own_words_tells_nothing_beside() -> None:
    calls = Read("auction", ["1N", "1S"], "1NT, then one spade", True, 0.7)
    assert of_no_players([calls, Read("lho_called", True, "then one spade.", True, 0.94)], [0, 1]) is None


def test_the_call_ruled_on_does_not_bear_them_out() -> None:
    told = _rows(("auction", ["4H"], 0.93), ("withdrawn", "X", 1.0), ("inadmissible", True, 0.92))
    assert of_no_players(told, [0, 1, 2]) == 0


@pytest.mark.parametrize(
    "told",
    [
        (CALLS, MISSED, ("dealer", "N", 1.0)),
        (CALLS, MISSED, ("callers", ["N", "E", "S", "N"], 1.0)),
        (CALLS, ("auction_state", "player_missed", 0.8)),
        (CALLS, ("auction_state", "player_missed", 1.0)),
    ],
    ids=["the dealer is told", "the callers are told", "not surely heard", "not heard in the words"],
)
def test_else_nothing_gives_way(told: tuple[tuple[str, Any, float], ...]) -> None:
    assert of_no_players(_rows(*told), [0, 1]) is None


@pytest.mark.parametrize(
    ("text", "language", "law"),
    [
        (
            "Partner otworzył 1 karo, z jego lewej pas, potem zamiast mnie odezwał się od razu pasem drugi przeciwnik, "
            "no a partner też spasował i uznali że koniec. Wistu jeszcze nie było. Mogę coś zalicytować czy przepadło?",
            "pl",
            "17.D.3",
        ),
        (
            "hei, jeg åpna med 1 spar, så kom det pass fra venstre og pass fra makker og da la jeg pass jeg og, i "
            "farta.. høyre motstander hadde jo ikke meldt i det hele tatt! nå vil han melde. er det ikke slutt når det "
            "er tre passer? ingen har spilt ut",
            "nb",
            "17.D.3",
        ),
        (
            "Flaut ... jeg meldte 1 hjerter før det var min tur, han til høyre for meg var giver. Før noen rakk å rope "
            "på TL åpna han bare med 1 kløver som ingenting. Motparten sier makkeren min må passe. Stemmer det, og må "
            "jeg melde hjerter igjen?",
            "nb",
            "28.B",
        ),
        (
            "Ø dobla makkers 1 spar (N hadde passa imellom), trodde visst det var N som meldte. S la 2 hjerter på det, "
            "og først da begynte alle å le. Ingen meldinger etter 2 hjerter. hva gjør jeg som TL?",
            "nb",
            "36.A",
        ),
        (
            "Table 4: 1H-2H-4H, other side silent, and then responder doubles his own partner's 4H. Next hand passed "
            "before anyone said a word, then opener spotted it, he hasn't called over it. Do I bar someone or what",
            "en",
            "36.A",
        ),
    ],
    ids=["a player missed", "a player missed, nb", "the player in turn has called", "a bid over it", "a pass over it"],
)
def test_a_story_without_seats(service: Service, text: str, language: str, law: str) -> None:
    document = service.ask(text, language)
    case = document["procedure"]
    assert case is not None
    assert law in case["ruling"]["statements"][0]["citations"]
    assert document["next_question"] is None


def test_what_was_called_after_the_last_call_told_is_asked(service: Service) -> None:
    document = service.ask(
        "en nyitottam 1 treffet, balrol kontra, partner passz, jobbrol 1 kor, es en rekontraztam mert azt hittem hogy "
        "az a kontra meg el... na most ez ervenyes vagy mi? hivtuk a tv-t, a partnerem meg tepi a hajat",
        "hu",
    )
    case, asked = document["procedure"], document["next_question"]
    assert case is not None
    assert asked is not None
    assert (case["name"], asked["name"]) == ("inadmissible_double", "lho_called")
    assert case["facts"]["auction"] == ["1C", "X", "P", "1H", "XX"]  # the double he thought still stood is none
    assert "rekontra nem fogadható el" in document["headline"]["text"]
