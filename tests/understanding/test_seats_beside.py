"""Who sits beside the asker says where the asker sits."""

from __future__ import annotations

from typing import Any

import pytest

from understanding.clauses import cut
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("en", "My partner West opened 1NT and I doubled it, out of turn.", "E"),
        ("hu", "A partnerem nyitott 1 szant, a jobb oldali ellenfelem (Kelet) jött volna, én megkontráztam.", "S"),
        ("pl", "Partner na N otworzył 1 kier, ja skontrowałem poza kolejnością.", "S"),
        ("nb", "Makker i vest åpnet 1 grand, jeg doblet utenfor tur.", "E"),
    ],
)
def test_the_asker_sits_where_his_neighbour_says(language: Any, text: str, seat: str) -> None:
    doubled = [row["who"] for row in hear(text, language).table["events"] if row["what"].get("kind") == "double"]
    assert doubled == [seat]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Ja (rozgrywający S) zagrałem kiera, E zrzucił pika."),
        ("hu", "Én (a felvevő, Dél) kőrt hívtam, Kelet pikket dobott."),
        ("nb", "Jeg (spillefører Sør) spilte hjerter, Øst kastet spar."),
        ("en", "I (declarer, South) led a heart, East threw a spade."),
    ],
)
def test_the_asker_sits_where_he_says_behind_his_role(language: Any, text: str) -> None:
    state = hear(text, language).state
    assert state is not None
    assert state.declarer is not None
    assert state.declarer.value == "S"


def test_who_acts_behind_a_role_is_another() -> None:
    state = hear("I was declarer, West led a heart and East threw a spade.", "en").state
    assert state is None or state.declarer is None or state.declarer.value != "W"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Rozgrywam z S, wyszły piki, wziął ją Zachód. Do szóstej lewy nic nie dołożyłam."),
        ("nb", "Jeg spilte fra Syd, vest spilte ut hjerter."),
        ("en", "I declared from South, West led a heart."),
    ],
)
def test_the_asker_sits_where_he_declares_from(language: Any, text: str) -> None:
    assert hear(text, language).asker == "S"


def test_her_is_not_the_asker() -> None:
    """Polish `ją` is `ja` without its mark."""
    assert hear("Wyszły piki, wziął ją Zachód.", "pl").asker is None


def test_a_counted_trick_is_no_player() -> None:
    """Polish `lewy` is a trick or the player on the left."""
    told = [one.value for one in cut("Do szóstej lewy nic nie dołożył, potem lewy wziął dwie lewy.", "pl").mentions]
    assert told.count("lho") == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("nb", "Nord åpnet 1 grand og min makker i øst meldte 1 spar."),
        ("nb", "Nord åpnet 1 grand og motstanderen i øst meldte 1 spar."),
        ("en", "North opened 1NT and my partner in East bid 1 spade."),
        ("pl", "N otworzył 1BA a mój partner siedzący na E zalicytował 1 pik."),
        ("pl", "N otworzył 1BA a przeciwnik na E zalicytował 1 pik."),
        ("hu", "Észak 1 szanzadúval nyitott, és a Keleten ülő párom 1 pikket mondott."),
    ],
)
def test_who_sits_beside_a_seat_is_it(language: Any, text: str) -> None:
    assert [row["who"] for row in hear(text, language).table["events"]] == ["N", "E"]
