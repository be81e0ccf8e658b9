"""54A and 54C by the seats: behind a lead out of turn declarer put his hand down, or dummy did."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SPREAD: list[tuple[Language, str, bool]] = [
    ("hu", "Kelet indult nyitva Nyugat helyett, Dél 2 pikket játszik. Erre Dél leterítette a lapjait.", True),
    ("hu", "Kelet indult nyitva Nyugat helyett, Dél 2 pikket játszik. Erre Észak leterítette a lapjait.", False),
    ("hu", "Kelet indult nyitva Nyugat helyett. A felvevő partnere meg leterített.", False),
    ("pl", "E wyszedł odkrytą kartą, choć to W miał wychodzić. S gra 2 piki. S rozłożył rękę.", True),
    (
        "pl",
        "E wyszedł odkrytą kartą, choć to W miał wychodzić. Zaraz potem partner rozgrywającego rozłożył stół.",
        False,
    ),
    ("nb", "Øst spilte ut åpent i stedet for Vest mot 2 spar av Sør. Så la Sør ned kortene sine.", True),
    ("nb", "Øst spilte ut åpent utenfor tur. Makkeren til spillefører la opp bordet med en gang.", False),
    ("en", "East led face up though it was West's lead against South's 2S. Then South put his hand down.", True),
    ("en", "East led face up though it was West's lead against South's 2S. Then North put dummy down.", False),
]


@pytest.mark.parametrize(("language", "told", "own"), SPREAD)
def test_whose_hand_was_put_down(service: Service, language: Language, told: str, own: bool) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts.get("declarer_began_spreading") is True, facts.get("declarer_saw_dummy_card") is True) == (
        own,
        not own,
    )
    assert ("54A" if own else "54C") in document["answer"]


def test_what_is_only_asked_is_not_done(service: Service) -> None:
    told = "East led face up out of turn against South's 4H. Can South put his hand down?"
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"] is not None
    assert "declarer_began_spreading" not in document["procedure"]["facts"]


CORRECTED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet indult nyitva Nyugat helyett, Dél 2 pikket játszik. Erre Észak lerakta a lapjait.",
        "bocs, nem Észak, hanem Dél rakta le a lapjait",
    ),
    (
        "pl",
        "E wyszedł odkrytą kartą, choć to W miał wychodzić przeciw 2 pikom S. Potem N wyłożył karty.",
        "nie no, źle mówię, to S rozłożył rękę",
    ),
    (
        "nb",
        "Øst spilte ut åpent i stedet for Vest mot 2 spar av Sør. Så la Nord ned kortene.",
        "nei, det var Sør som la ned kortene",
    ),
    (
        "en",
        "East led face up though it was West's lead against South's 2S. Then North put dummy down.",
        "sorry, it was South who spread his hand",
    ),
]


@pytest.mark.parametrize(("language", "told", "corrected"), CORRECTED)
def test_whose_hand_it_was_is_put_right(service: Service, language: Language, told: str, corrected: str) -> None:
    document = service.reply(told, None, None, None, language)
    document = service.reply(corrected, None, document, None, language)
    assert "54A" in document["answer"]
    assert "54C" not in document["answer"]


SEEN: list[tuple[Language, str, str]] = [
    (
        "hu",
        "3 szanzadu Kelet játssza. Dél indult volna, de Észak tette ki a pikk dámát nyitva. Nyugat máris letett néhány "
        "treffet az asztalra, Kelet látta.",
        "3 szanzadu Kelet játssza. Dél indult volna, de Észak tette ki a pikk dámát nyitva. Kelet elfogadta, Nyugat "
        "letette a lapját, és Kelet az asztalról a pikk ászt játszotta rá.",
    ),
    (
        "pl",
        "3BA gra E. Wistować miał S, ale N położył odkrytą damę pik. W już wyłożył parę trefli na stół, E je widział.",
        "3BA gra E. Wistować miał S, ale N położył odkrytą damę pik. E zaakceptował i zagrał z dziadka asa pik.",
    ),
    (
        "nb",
        "Øst spiller 3NT. Syd skulle spille ut, men Nord la spar dame åpent. Vest la straks noen kløver på bordet, og "
        "Øst så dem.",
        "Øst spiller 3NT. Syd skulle spille ut, men Nord la spar dame åpent. Øst godtok det, Vest la opp, og Øst "
        "spilte spar ess fra bordet. Kan det tas tilbake?",
    ),
    (
        "en",
        "East plays 3NT. South should have led, but North put the spade queen face up. West at once laid a few clubs "
        "on the table, and East saw them.",
        "East plays 3NT. South should have led, but North put the spade queen face up. East accepted it, West laid out "
        "his hand and East played the spade ace from dummy.",
    ),
]


@pytest.mark.parametrize(("language", "seen", "played"), SEEN)
def test_cards_of_dummys_that_were_seen_are_not_played(
    service: Service, language: Language, seen: str, played: str
) -> None:
    """54B1, not 54B2."""
    assert "54B1" in ruled(service, seen, language)["answer"]
    assert ruled(service, played, language)["procedure"]["facts"]["second_card_from"] == "dummy"


UNKNOWN: list[tuple[Language, str, str]] = [
    (
        "hu",
        "3 szan, Dél a felvevő. Kelet kiindult színével fölfelé Nyugat helyett. Észak lerakott egy színt.",
        "Nem tudom, hogy Dél ott ült-e már az asztalnál.",
    ),
    (
        "pl",
        "Rozgrywa S 3BA, powinien wistować W, a E rzucił wist odkryty! Dziadek położył trzy karty jednego koloru.",
        "Nie pytałem, czy S siedział wtedy przy stole.",
    ),
    (
        "nb",
        "Øst spilte ut åpent mot 3 grand. Syd er spillefører, så det var Vest sin tur. Nord rakk å legge ned en farge.",
        "Om Syd satt ved bordet da, er det ingen som har spurt om.",
    ),
    (
        "en",
        "3NT by South. East led face up and it was West's lead. North had already laid out one suit as dummy.",
        "Don't know if South was even at the table then.",
    ),
]


@pytest.mark.parametrize(("language", "told", "unknown"), UNKNOWN)
def test_whether_declarer_saw_what_nobody_knows_is_asked(
    service: Service, language: Language, told: str, unknown: str
) -> None:
    """Law 54C: a part of dummy's hand is enough; where it is not known whether he was there, nothing is told."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("declarer_saw_dummy_card") is True
    document = service.reply(unknown, None, document, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("declarer_saw_dummy_card") is None
    assert document["procedure"]["need"][0]["name"] == "declarer_saw_dummy_card"


BEGAN: list[tuple[Language, str, str]] = [
    (
        "hu",
        "3 szan, Dél a felvevő. Kelet előbb kihívott egy nyílt káró királyt, Nyugat jött volna. ",
        "Dél elkezdett leterülni, két lapja látszott.",
    ),
    (
        "pl",
        "3BA, rozgrywa S. E wyszedł odkrytym królem karo, a kolej była W. ",
        "S zaczął wykładać dziadka, dwie karty już widać.",
    ),
    (
        "nb",
        "3NT, Syd er spillefører. Øst spilte ut ruter konge åpent, men Vest hadde utspillet. ",
        "Syd starta å legge ned kortene, to er vist.",
    ),
    (
        "en",
        "3NT, South is declarer. East led a face up king of diamonds, but it was West's lead. ",
        "South started to lay his hand down, two cards out.",
    ),
]


@pytest.mark.parametrize(("language", "led", "began"), BEGAN)
def test_declarer_who_began_to_spread_is_dummy(service: Service, language: Language, led: str, began: str) -> None:
    """54A: a part of his hand is enough."""
    assert "declarer_began_spreading" not in ruled(service, led, language)["procedure"]["facts"]
    assert ruled(service, led + began, language)["procedure"]["facts"]["declarer_began_spreading"] is True


AS_IF: list[tuple[Language, str]] = [
    (
        "en",
        "S in 4H. Wrong defender (East) faced the diamond K. South, half asleep, starts tabling as if dummy: all five "
        "hearts are face up before they stop him.",
    ),
    (
        "pl",
        "3 pik N. W wyszedł odkrytym asem trefl, choć wist był E. N zaczął wykładać karty, jakby był dziadkiem.",
    ),
    (
        "nb",
        "Nord spiller 3 spar. Vest spilte ut kløver ess åpent, men Øst skulle ut. Nord begynte å legge ned kortene som "
        "om han var blindemann.",
    ),
    (
        "hu",
        "Észak játszik 3 pikket. Nyugat nyílt treff ásszal indult, pedig Kelet volt soron. Észak elkezdte leteríteni a "
        "lapjait, mintha ő lenne az asztal.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AS_IF)
def test_what_is_compared_is_not_supposed(service: Service, language: Language, told: str) -> None:
    """54A: he spread as though he were dummy, and is it now."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"].get("declarer_began_spreading") is True


def test_a_hand_that_may_be_spread_is_not(service: Service) -> None:
    told = "S in 4H. East faced the diamond K out of turn. If South spreads his hand, what happens?"
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"]
    assert "declarer_began_spreading" not in document["procedure"]["facts"]
