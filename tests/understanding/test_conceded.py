"""71: tricks that the teller's own side conceded are wanted back; nobody agreed to the others' claim (69B)."""

from __future__ import annotations

import pytest

from app.asking.steps.who_conceded import FACTS, by_conceder
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.conceded import RULES, conceded_first, own_conceder
from understanding.hear import told as heard
from understanding.rank import Choice

AGREED = "acquiescence"
CHOICES = [Choice(AGREED, 0.9, {}), Choice(RULES, 0.03, {})]
OWN: list[tuple[Language, str]] = [
    ("hu", "Nyugaton ülök. A partnerem, Kelet dobta be a lapjait, hogy a maradék három a felvevőé, én hallgattam."),
    ("pl", "Siedzę na W. To mój partner E rzucił karty i oddał trzy ostatnie lewy, a ja nie zaprotestowałem."),
    (
        "nb",
        "Jeg satt vest. Det var makker i øst som la ned kortene og ga bort de tre siste stikkene. Jeg sa ingenting.",
    ),
    ("en", "I'm West. It was my partner East who folded his cards and conceded the last three. I kept quiet."),
]
OTHERS: list[tuple[Language, str]] = [
    ("hu", "Nyugaton ülök. Dél bejelentette az utolsó három ütést, mi rábólintottunk."),
    ("pl", "Siedzę na W. S zgłosił, że bierze trzy ostatnie lewy, zgodziliśmy się."),
    ("nb", "Jeg satt vest. Syd krevde de tre siste stikkene, vi nikket."),
    ("en", "I'm West. South claimed the final three tricks, we said fine."),
]
PUT_RIGHT: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugaton ülök. Dél 4 pikket játszott, bejelentette az utolsó három ütést, mi rábólintottunk. Most látom, hogy \
volt még egy aduütésem. Visszakaphatjuk?",
        "Bocs, nem Dél terített, hanem a partnerem, Kelet dobta be a lapjait, én meg hallgattam.",
    ),
    (
        "pl",
        "Siedzę na W. S grał 4 piki i zgłosił, że bierze trzy ostatnie lewy, zgodziliśmy się. Teraz widzę, że miałem \
jeszcze lewę atutową. Da się to odkręcić?",
        "Sprostowanie: to nie S zgłosił lewy, tylko mój partner E rzucił karty i oddał trzy ostatnie.",
    ),
    (
        "nb",
        "Syd spilte 4 spar og krevde de tre siste stikkene, vi nikket. Jeg satt vest og hadde et trumfstikk igjen. Går \
det an å få det?",
        "Nei vent, syd krevde ikke, det var makker i øst som la ned kortene og ga bort de tre siste stikkene.",
    ),
    (
        "en",
        "South was in 4S and claimed the final three tricks, and we nodded it through. Sitting West I still had a \
trump trick coming. Can we get it back?",
        "Correction: South didn't claim, it was my partner East who folded his cards and conceded the last three.",
    ),
]


@pytest.mark.parametrize(("language", "told"), OWN)
def test_partners_concession_is_cancelled(language: Language, told: str) -> None:
    story = heard(cut(told, language))
    assert own_conceder(story) == "E"
    assert [choice.name for choice in conceded_first(CHOICES, story)] == [RULES, AGREED]
    assert {fact: row.value for fact, row in by_conceder(story, RULES, {}).items()} == dict.fromkeys(FACTS, "E")


@pytest.mark.parametrize(("language", "told"), OTHERS)
def test_the_others_claim_was_agreed_to(language: Language, told: str) -> None:
    story = heard(cut(told, language))
    assert conceded_first(CHOICES, story)[0].name == AGREED
    assert not by_conceder(story, RULES, {})


@pytest.mark.parametrize(("language", "first", "then"), PUT_RIGHT)
def test_a_claim_put_right_as_a_concession_is_another_matter(
    service: Service, language: Language, first: str, then: str
) -> None:
    before = service.reply(first, None, None, None, language)
    after = service.reply(then, None, before, None, language)["procedure"]
    assert after is not None
    assert after["name"] == RULES


WANTED_BACK: list[tuple[Language, str, str]] = [
    (
        "hu",
        "A felvevő nekünk adott egy ütést az adu bubira, elfogadtuk. Utóbb rájött, hogy az már leesett.",
        "A felvevő nekünk adott egy ütést az adu bubira, elfogadtuk. Utóbb láttuk, hogy kettőt vittünk volna.",
    ),
    (
        "pl",
        "Rozgrywający dał nam jedną lewę na waleta atu, zgodziliśmy się. Potem zauważył, że walet już spadł.",
        "Rozgrywający dał nam jedną lewę na waleta atu, zgodziliśmy się. Potem zauważyliśmy, że należą się dwie.",
    ),
    (
        "nb",
        "Spillefører ga oss ett stikk for trumf knekt, vi var enige. Senere oppdaget han at knekten var falt.",
        "Spillefører ga oss ett stikk for trumf knekt, vi var enige. Senere så vi at vi skulle hatt to.",
    ),
    (
        "en",
        "Declarer gave us one trick for the trump jack, we agreed. Later he found that the jack had dropped.",
        "Declarer gave us one trick for the trump jack, we agreed. Later we found that two were ours.",
    ),
]


@pytest.mark.parametrize(("language", "his", "ours"), WANTED_BACK)
def test_who_conceded_comes_back_to_it(language: Language, his: str, ours: str) -> None:
    """71B for a trick of his own, 69B for more than he gave."""
    assert conceded_first(CHOICES, heard(cut(his, language)))[0].name == RULES
    assert conceded_first(CHOICES, heard(cut(ours, language)))[0].name == AGREED
