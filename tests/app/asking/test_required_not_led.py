"""A defender who had the suit that declarer required and led another one has revoked (61A)."""

import pytest

from app.service import Service
from corpus.model import Language

NOT_LED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugatnak kőr király büntetőlapja volt, Kelet jött hívásra. Dél, a felvevő, kőrt kért, Nyugat felvette a "
        "királyt. Kelet pikket hívott, aztán szólt, hogy mégis van egy kőrje. Még senki sem rakott rá. Mi lesz?",
    ),
    (
        "pl",
        "E wyszedł poza kolejnością asem trefl, rozgrywający S nie przyjął i zażądał trefla. W wyszedł w karo, po czym "
        "mówi że jednak ma trefla. Nikt jeszcze nie dołożył.",
    ),
    (
        "nb",
        "Vest hadde spar dame som straffekort, Øst skulle spille ut. Syd som spillefører forlangte spar. Øst spilte ut "
        "en ruter, men så viser det seg at han har en spar. Ingen har lagt på.",
    ),
    (
        "en",
        "West had the heart king as a penalty card, East was on lead. South, declarer, demanded a heart. East led a "
        "spade, then said oh I do have a heart. Nobody has played to it. What now?",
    ),
]
OBEYED: list[tuple[Language, str]] = [
    ("hu", "Nyugatnak kőr király büntetőlapja volt. Dél, a felvevő, kőrt kért, Kelet kőrt hívott. Mi lesz a lappal?"),
    ("pl", "W miał kartę karną króla kier. Rozgrywający S zażądał kiera i E wyszedł w kiera. Co z królem?"),
    (
        "nb",
        "Vest hadde hjerter konge som straffekort. Syd som spillefører forlangte hjerter, og Øst spilte ut hjerter.",
    ),
    ("en", "West had the heart king as a penalty card. South, declarer, demanded a heart, and East led a heart."),
]


@pytest.mark.parametrize(("language", "story"), NOT_LED)
def test_another_suit_than_the_one_required_is_a_revoke(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "revoke_correction"
    assert procedure["facts"]["suit_required"] is True


@pytest.mark.parametrize(("language", "story"), OBEYED)
def test_the_suit_required_led_is_none(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] != "revoke_correction"


FORBIDDEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat elégtelen licitje miatt Dél, a felvevő megtiltotta a kőr hívást. Kelet mégis kőrt hívott, pedig "
        "volt más "
        "színe. Mi a teendő?",
    ),
    (
        "pl",
        "Po niewystarczającej odzywce partnera rozgrywający S zakazał kiera. E i tak wyszedł w kiera, choć miał inne "
        "kolory. Co robić?",
    ),
    (
        "nb",
        "Spillefører Syd forbød hjerter. Likevel spilte Øst ut hjerter, enda han hadde andre farger. Hva gjør jeg?",
    ),
    (
        "en",
        "Because of West's insufficient bid declarer South forbade East to lead a heart. East led a heart all the same "
        "though he had other suits. What do I do?",
    ),
]


@pytest.mark.parametrize(("language", "story"), FORBIDDEN)
def test_a_forbidden_suit_led_with_others_in_hand_is_a_revoke(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "revoke_correction"
    assert procedure["facts"]["suit_required"] is True
