"""20F5: who tells that his side defends waits with partner's wrong explanation until the end of the play."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

DEFENDS: list[tuple[Language, str]] = [
    (
        "hu",
        "Védekezünk az 5 treff ellen. A partnerem a 2 kárómat gyenge kárónak magyarázta, de a megállapodásunk két \
major. Még nem indultunk. Szóljak most?",
    ),
    (
        "pl",
        "Bronimy 5 trefl. Partner wyjaśnił moje 2 karo jako słabe z karami, a mamy ustalone oba starsze. Jeszcze nie \
było wistu. Mam teraz powiedzieć?",
    ),
    (
        "nb",
        "Vi er i motspill mot 5 kløver. Makker forklarte min 2 ruter som svak med ruter, men avtalen er begge major. \
Utspillet er ikke gjort. Skal jeg si fra nå?",
    ),
    (
        "en",
        "We're on defence against 5C. My partner explained my 2D as weak with diamonds but we play it as both majors. \
The lead isn't faced yet. Should I say so now?",
    ),
]


@pytest.mark.parametrize(("language", "told"), DEFENDS)
def test_a_defender_does_not_correct_now(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["side_declares"] is False
    assert "20F5b" in document["answer"]


PUT_RIGHT: list[tuple[Language, str, str]] = [
    (
        "en",
        "Partner told them my 2D was weak with diamonds. We've agreed it's both majors, it's on our card. Auction's \
finished, we're in 4S, do I own up now?",
        "No wait, scrap that, they took the push to 5C so they're declaring and we're on defence. Still now?",
    ),
    (
        "nb",
        "Makker forklarte 2 ruter fra meg som svakt med ruter. Feil! Etter avtalen, som står på systemkortet, er det \
begge major. Meldingene er ferdige og vi spiller 4 spar. Må jeg rette det opp?",
        "Vent, jeg surrer. De meldte 5 kløver over, så det er de som spiller og vi er i motspill. Sier jeg fra nå?",
    ),
]


@pytest.mark.parametrize(("language", "told", "then"), PUT_RIGHT)
def test_a_correction_tells_it_too(service: Service, language: Language, told: str, then: str) -> None:
    first = service.reply(told, None, None, None, language)
    found = service.reply(then, None, first, None, language)
    assert found["procedure"] is not None
    assert found["procedure"]["facts"]["side_declares"] is False
    assert found["next_question"] is None


NOTICED: list[tuple[Language, str, str]] = [
    (
        "nb",
        "Makker åpnet 1NT, jeg forklarte det som 15-17, men vi har 12-14. Jeg oppdaga det før utspillet.",
        "explainer",
    ),
    ("en", "I explained partner's 2D as both majors and then realised we play it weak. What must I do?", "explainer"),
    ("hu", "Elmagyaráztam a partnerem licitjét, aztán rájöttem, hogy tévedtem. Mit kell tennem?", "explainer"),
    ("pl", "N objaśnił 2 karo jako transfer, S zorientował się, że to źle. Co ma zrobić S?", "partner"),
    (
        "en",
        "Partner explained my 2D as both majors and I noticed that is wrong, it is weak. What must I do?",
        "partner",
    ),
]


@pytest.mark.parametrize(("language", "text", "who"), NOTICED)
def test_who_noticed_is_the_explainer_or_his_partner(service: Service, language: Language, text: str, who: str) -> None:
    """Laws 20F4 and 20F5 go by who found the mistake: the acts tell it."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["facts"]["noticed_by"] == who


DECLARES: list[tuple[Language, str]] = [
    (
        "hu",
        "A partnerem gyengének magyarázta a 2♦-mat, pedig Multit játszunk. Én lettem a felvevő. Mikor kell szólnom?",
    ),
    ("pl", "Partner wyjaśnił moje 2♦ jako słabe, a gramy Multi. Zostałem rozgrywającym. Kiedy mam to sprostować?"),
    ("nb", "Makker forklarte mitt 2♦ som svakt, men vi spiller Multi. Jeg ble spillefører. Når må jeg si fra?"),
    ("en", "Partner explained my 2♦ as weak, but we play Multi. I became declarer. When must I speak up?"),
]


@pytest.mark.parametrize(("language", "told"), DECLARES)
def test_who_declares_puts_it_right_behind_the_final_pass(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert facts["side_declares"] is True
    assert facts.get("phase") != "auction"
    assert "20F5b" in document["answer"]


THEY_DECLARE: list[tuple[Language, str]] = [
    ("hu", "A partnerem rosszul magyarázta el a licitemet, a megállapodásunk más. A licit véget ért, az ellenfél \
lesz a felvevő. Mikor szóljak?"),
    ("pl", "Partner źle wyjaśnił moją odzywkę, mamy inne ustalenie. Licytacja się skończyła, rozgrywa przeciwnik. \
Kiedy mam to sprostować?"),
    ("nb", "Makkeren min forklarte meldingen min feil. Auksjonen er ferdig, og motparten blir spillefører. Når skal \
jeg si fra?"),
    ("en", "My partner explained my 2D as natural but our agreement is a transfer. The auction is over, and an \
opponent will be declarer. When am I to correct it?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), THEY_DECLARE)
def test_where_the_opponents_declare_his_side_defends(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["side_declares"] is False
    assert "20F5b" in document["answer"]


OWN_EXPLANATION: list[tuple[Language, str]] = [
    ("hu", "Én magyaráztam el rosszul a partnerem 2 kárójat természetesnek, most jutott eszembe. Még megy a licit."),
    ("pl", "Sam źle objaśniłem 2 karo partnera jako naturalne i teraz mi się przypomniało. Licytacja trwa. Kiedy mam \
to sprostować?"),
    ("nb", "Jeg forklarte makkers 2 ruter som naturlig og husket så at det viser major. Når må jeg si fra?"),
    ("en", "I explained my partner's 2 diamonds as natural, then remembered it shows both majors. When must I put it \
right?"),
]  # fmt: skip
OWN_CALL: list[tuple[Language, str]] = [
    ("hu", "Partnerem 2 kárómat természetesnek magyarázta, pedig mindkét magas szín. Még licitálunk. Szólnom kell?"),
    ("pl", "Partner objaśnił moje 2 karo jako naturalne, a gramy to na oba starsze. Kiedy muszę to sprostować?"),
    ("nb", "Makkeren min forklarte min 2 ruter som naturlig, men vi spiller det som begge major. Når må jeg si fra?"),
    (
        "en",
        "I bid 2H, a transfer. My husband tells them 'natural' when asked. The auction goes on. When do I own up?",
    ),
]


@pytest.mark.parametrize(("language", "told"), OWN_EXPLANATION)
def test_who_explained_and_tells_it_may_correct_at_once(service: Service, language: Language, told: str) -> None:
    assert "20F4a" in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), OWN_CALL)
def test_whose_call_it_was_waits_for_the_final_pass(service: Service, language: Language, told: str) -> None:
    assert "20F5a" in service.reply(told, None, None, None, language)["answer"]
