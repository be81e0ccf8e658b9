"""A correction of the role of one who revoked, in a story without seats: the role told stands in the place of his."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

ROLES: list[tuple[Language, str, str, str, str]] = [
    (
        "hu",
        "Káróhívásra az egyik védő a treff hetest dobta, aztán kiderült, hogy volt nála káró.",
        "Pardon, nem védő dobta, hanem a felvevő.",
        "Az ütést az asztal királya vitte, már le is fordították.",
        "declarer",
    ),
    (
        "pl",
        "Na wyjście w karo jeden z obrońców zrzucił siódemkę trefl, a miał karo.",
        "Sorry, to nie obrońca, tylko rozgrywający.",
        "Lewę wziął król z dziadka, już ją odwrócono.",
        "declarer",
    ),
    (
        "nb",
        "Ruter ut, en motspiller la kløver sju, men hadde ruter på hånden.",
        "Unnskyld, det var ikke en motspiller, men spillefører.",
        "Bordets konge tok stikket, og det er vendt.",
        "declarer",
    ),
    (
        "en",
        "On the diamond lead a defender pitched the seven of clubs while holding a diamond.",
        "My mistake: it was declarer who pitched it, not a defender.",
        "Dummy's king won that trick, and it is turned over.",
        "declarer",
    ),
    (
        "hu",
        "A felvevő pikkel lopta el a treffet, pedig volt treffje.",
        "Nem a kezéből: az asztal lopott, ott volt még egy treff.",
        "Az asztal vitte, és már a következő ütésben járunk.",
        "dummy",
    ),
    (
        "pl",
        "Rozgrywający przebił trefla pikiem, choć miał trefla.",
        "Nie z ręki: dziadek przebił, leżał tam jeszcze trefl.",
        "Lewę wziął dziadek i gramy już następną.",
        "dummy",
    ),
    (
        "nb",
        "Spillefører stjal kløveren med en spar, men hadde kløver.",
        "Ikke fra hånden: blindemann stjal, det lå en kløver der.",
        "Bordet tok stikket, og vi er i det neste.",
        "dummy",
    ),
    (
        "en",
        "Declarer trumped the club with a spade although he had a club.",
        "Not from his hand: dummy trumped, there was still a club in dummy.",
        "Dummy took it and we are in the next trick.",
        "dummy",
    ),
    (
        "hu",
        "A felvevő kőrrel dobott a pikkre, pedig volt pikkje.",
        "Elnézést, az egyik ellenjátékos volt az, nem a felvevő.",
        "Ők vitték az ütést, és már hívtak a következőbe.",
        "defender",
    ),
    (
        "pl",
        "Rozgrywający dołożył kiera do pika, a pika miał.",
        "Poprawka: to obrońca, nie rozgrywający.",
        "Oni wzięli lewę i wyszli już w następną.",
        "defender",
    ),
    (
        "nb",
        "Spillefører la hjerter på spar, men hadde spar.",
        "Rettelse: en av motspillerne gjorde det, ikke spillefører.",
        "De vant stikket og har spilt ut til det neste.",
        "defender",
    ),
    (
        "en",
        "Declarer played a heart on the spade and did have a spade.",
        "Correction: one of the defenders did that, not declarer.",
        "They won the trick and have led to the next one.",
        "defender",
    ),
    (
        "nb",
        "Blindemann la ruter på spar, men hadde spar.",
        "Feil av meg, det var spillefører, ikke blindemann.",
        "Motspillerne har spilt ut til neste stikk.",
        "declarer",
    ),
    (
        "en",
        "A defender pitched the seven of clubs on a diamond while holding a diamond.",
        "I told that wrong: declarer pitched it, not a defender.",
        "They have led to the next trick.",
        "declarer",
    ),
]
LEADS: list[tuple[Language, str, str]] = [
    ("hu", "Az egyik védő soron kívül hívta a káró dámát.", "Bocsánat, nem egy védő volt, hanem a felvevő."),
    ("pl", "Obrońca wyszedł damą karo poza kolejnością.", "Przepraszam, to nie obrońca, tylko rozgrywający."),
    ("nb", "En motspiller spilte ut ruter dame utenfor tur.", "Beklager, det var spillefører, ikke en motspiller."),
    ("en", "A defender led the queen of diamonds out of turn.", "Sorry, it was declarer, not a defender."),
]
OF_OTHERS: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Káróhívásra az egyik védő a treff hetest dobta, aztán kiderült, hogy volt nála káró.",
        "Az ütést a felvevő vitte, nem egy védő.",
    ),
    (
        "pl",
        "Na wyjście w karo jeden z obrońców zrzucił siódemkę trefl, a miał karo.",
        "Rozgrywający zawołał sędziego, nie obrońca.",
    ),
    (
        "nb",
        "Ruter ut, en motspiller la kløver sju, men hadde ruter på hånden.",
        "Spillefører spurte om det, ikke motspilleren.",
    ),
    (
        "en",
        "On the diamond lead a defender pitched the seven of clubs while holding a diamond.",
        "To the next trick declarer led, not a defender.",
    ),
]


def _role(facts: dict[str, object]) -> object:
    return facts.get("offender_role")


@pytest.mark.parametrize(("language", "told", "put_right", "further", "role"), ROLES)
def test_who_revoked_is_put_right_by_role(
    service: Service, language: Language, told: str, put_right: str, further: str, role: str
) -> None:
    document = service.reply(told, None, None, None, language)
    for text in (put_right, further):
        document = service.reply(text, None, document, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"].startswith("revoke_")
    assert _role(document["procedure"]["facts"]) == role


@pytest.mark.parametrize(("language", "told", "put_right"), LEADS)
def test_the_procedure_is_that_of_his_side(service: Service, language: Language, told: str, put_right: str) -> None:
    before = service.reply(told, None, None, None, language)
    document = service.reply(put_right, None, before, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "lead_out_of_turn_declarer"


@pytest.mark.parametrize(("language", "told", "further"), OF_OTHERS)
def test_another_act_puts_no_revoke_right(service: Service, language: Language, told: str, further: str) -> None:
    before = service.reply(told, None, None, None, language)
    document = service.reply(further, None, before, None, language)
    assert document.get("told", [told])[0] == told
    assert document["procedure"] is not None
    assert _role(document["procedure"]["facts"]) in ("defender", None)
