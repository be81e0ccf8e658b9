"""Who is meant by a name, where he may sit, and whom a pronoun means."""

from __future__ import annotations

from typing import Final

import pytest

from corpus.model import Language
from understanding.clauses import Text, cut
from understanding.hear import told
from understanding.persons import Fit, fits, persons

ME: Final[tuple[tuple[Language, str, str], ...]] = (
    ("en", "I opened 1D as North and East dropped a card.", "N"),
    ("hu", "Észak nyitott, én jövök Keleten, Dél már passzolt.", "E"),
    ("pl", "Jako W zalicytowałem 1 pik, E spasował.", "W"),
    ("nb", "Jeg tok stikket i vest, og øst spilte ut.", "W"),
)
NOT_ME: Final[tuple[tuple[Language, str], ...]] = (
    ("en", "I passed, and the opponent in West bid 1NT."),
    ("pl", "Spasowałem, a przeciwnik na W zalicytował 1 pik."),
    ("nb", "Jeg meldte pass, og motstanderen i vest åpnet."),
)


@pytest.mark.parametrize(("language", "text", "seat"), ME)
def test_the_seat_of_one_who_tells_of_himself(language: Language, text: str, seat: str) -> None:
    assert told(cut(text, language)).asker == seat


@pytest.mark.parametrize(("language", "text"), NOT_ME)
def test_the_seat_of_another_is_not_his(language: Language, text: str) -> None:
    assert told(cut(text, language)).asker is None


BEFELL: Final[tuple[tuple[Language, str, str], ...]] = (
    ("hu", "Észak 1 karót nyitott, Kelet jön, és rendezgetés közben kiesett neki a pikk bubi.", "E"),
    ("hu", "Dél passzolt, Nyugat gondolkodik, és kiesett neki a treff király.", "W"),
)


@pytest.mark.parametrize(("language", "text", "seat"), BEFELL)
def test_a_pronoun_means_who_was_spoken_of_last_though_he_did_nothing(language: Language, text: str, seat: str) -> None:
    shown = [row for row in told(cut(text, language)).table["events"] if row["act"] == "expose"]
    assert [row["who"] for row in shown] == [seat]


SIDES: Final[tuple[tuple[Language, str, int], ...]] = (
    ("pl", "Zagrałem karo, a ten po prawej rzucił siódemkę.", 3),
    ("en", "I led a heart, and the opponent on my left ruffed.", 1),
    ("nb", "Jeg spilte hjerter, og motstanderen til høyre stjal.", 3),
)


@pytest.mark.parametrize(("language", "text", "turn"), SIDES)
def test_one_named_by_his_side_sits_there(language: Language, text: str, turn: int) -> None:
    assert ("asker", (turn,)) in [(one.base, one.turns) for one in persons(cut(text, language))]


def test_declarer_on_the_left_leaves_one_way_of_sitting() -> None:
    text = cut("Jeg er i motspill. Spillefører til venstre for meg spilte ruter.", "nb")
    assert {(fit.role(fit.asker or 0), fit.beside(fit.declarer or 0)) for fit in _fits(text)} == {("defender", "lho")}


def test_where_nothing_ties_the_asker_to_declarer_he_may_be_anybody() -> None:
    text = cut("I don't know what to say. Declarer dropped the ace.", "en")
    assert {fit.role(fit.asker or 0) for fit in _fits(text)} == {"declarer", "defender", "dummy"}


def test_a_place_is_known_by_what_the_table_calls_it() -> None:
    fit = Fit(0, 3)
    assert [fit.sits(path) for path in ("partner:asker", "dummy", "lho:declarer", "E", "opponent:asker", "dealer")] == [
        2,
        1,
        0,
        1,
        None,
        None,
    ]


def _fits(text: Text) -> list[Fit]:
    return fits(told(text), text, persons(text), in_play=True)
