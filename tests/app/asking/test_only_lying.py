"""A card of a defender that lies there was not led out of turn by that, and how it came there is asked (49, 50)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

LIES: list[tuple[Language, str]] = [
    ("hu", "Kelet előtt ott fekszik a káró 6 színével fölfelé, ellenjátékos. Nyugat jön hívásra, de még nem hívott."),
    ("pl", "U obrońcy E na stole leży odkryta szóstka karo. Wyjść ma W, jeszcze nie wyszedł. Czy mogę zakazać kara?"),
    ("nb", "Ruter 6 fra øst ligger med bildesida opp på bordet, han er i motspill. Vest skal spille ut, men har ikke."),
    ("en", "Defender East has the 6 of diamonds sitting face up in front of him. West is to lead and hasn't led yet."),
    ("hu", "A játék közepén észrevettük, hogy Kelet előtt a treff hetes felfordítva hever. Ellenjátékos, nem ő jött. "
           "Nyugat fog hívni. Megtilthatja-e a felvevő a treffet?"),
    ("pl", "W środku rozgrywki pik ósemka leży odkryta przed W, obrońcą. Nie była jego kolej. E będzie wychodził. Czy "
           "mogę zabronić wistu w pika?"),
    ("nb", "Altså, plutselig lå kløver 6 med bildet opp foran Vest. Midt i spillet, og Vest skulle ikke spille da. Øst "
           "så den, det er motspillerne de to. Spillefører mener han nå kan nekte Øst å spille ut kløver."),
    ("en", "In the middle of play the club seven was lying face up in front of East, a defender, who wasn't on turn. "
           "West will lead next. May declarer forbid a club?"),
]  # fmt: skip
DROPPED: list[tuple[Language, str]] = [
    ("hu", "Nyugat épp elvitt egy ütést, amikor Keletnek kiesett a kezéből a treff nyolcas. A felvevő szerint "
           "megtilthatja a treffet. Igaza van?"),
    ("pl", "E wziął lewę i miał wychodzić, a W wysunęła się z ręki karo siódemka, zupełnie przypadkiem. Rozgrywający "
           "chce zabronić kara. Może?"),
    ("nb", "Vest hadde akkurat tatt stikket da øst mistet ruter 7 på bordet. Makkeren min sier han kan nekte ruter. "
           "Stemmer det?"),
    ("en", "I was dummy so kept my mouth shut. East was fiddling with his cards and the 7 of diamonds flopped out face "
           "up, pure butterfingers, nothing else shown. West had just taken the trick and hadn't led yet."),
]  # fmt: skip
BEFORE: list[tuple[Language, str]] = [
    ("hu", "Licit közben Keletnek kiesett a treff nyolcas, mindenki látta. Nyugat jön."),
    ("pl", "Podczas licytacji W wypadła karo siódemka, zupełnie przypadkiem. E ma licytować."),
    ("nb", "Før noen hadde meldt mistet øst ruter 7 på bordet med billedsiden opp. Hva gjør vi?"),
    ("en", "While West was thinking over his bid, East let the four of hearts slip out face up. What now?"),
]
LED: list[tuple[Language, str]] = [
    ("hu", "Kelet kihívta a káró 6-ost, pedig Nyugat jött volna hívásra. Nyugat még nem hívott, én vagyok a felvevő."),
    ("pl", "Obrońca E wyszedł szóstką karo, a wyjść miał W, który jeszcze nie wyszedł."),
    ("nb", "Øst spilte ut ruter 6, men det var vest som skulle spille ut. Vest har ikke spilt ut ennå."),
    ("en", "Defender East led the 6 of diamonds when West was to lead. West hasn't led yet."),
]


def _procedure(service: Service, language: Language, told: str) -> tuple[str, set[str]]:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    return found["name"], {row["fact"] for row in found["read"] if row["sure"]}


@pytest.mark.parametrize(("language", "told"), LIES)
def test_a_card_that_lies_there_is_asked_about(service: Service, language: Language, told: str) -> None:
    name, read = _procedure(service, language, told)
    assert name in ("penalty_card_lead", "exposed_card_defender")
    assert not {"inadvertent", "how_exposed"} & read


@pytest.mark.parametrize(("language", "told"), LED)
def test_a_card_that_was_led_was_led(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told)[0] == "lead_out_of_turn_defender"


@pytest.mark.parametrize(("language", "told"), DROPPED)
def test_a_card_dropped_in_the_play_is_a_penalty_card(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told)[0] in ("penalty_card_lead", "exposed_card_defender")


@pytest.mark.parametrize(("language", "told"), BEFORE)
def test_one_dropped_in_the_auction_is_none_yet(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told)[0] == "card_exposed_in_auction"
