"""25B: a legal call taken back for another is changed, not too low; a miscount told is no slip."""

from __future__ import annotations

import pytest

from app.asking.steps.changed_call import by_second_thought
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

MISCOUNTED: list[tuple[Language, str]] = [
    ("hu", "Észak 1♣, Kelet passz, Dél 1 szanzadut mondott, és rögtön: bocsánat, 2 szan, elszámoltam a pontokat. \
Nyugat nem fogadja el a cserét."),
    ("pl", "N otworzył 1♣, E pas, S dał 1BA i zaraz: przepraszam, 2BA, źle policzyłem punkty. W nie akceptuje zmiany."),
    ("nb", "Nord åpnet 1♣, Øst pass, Sør meldte 1NT og sa straks: unnskyld, 2NT, jeg telte feil. Vest godtar ikke \
endringen."),
    ("en", "North opened 1♣, East passed, South bid 1NT and straight away said: sorry, 2NT, I'd miscounted my points. \
West does not accept the change."),
]  # fmt: skip
TOO_LOW: list[tuple[Language, str]] = [
    ("hu", "Észak 1♠, Kelet passz, Dél 1♥-t mondott, és rögtön: bocsánat, 2♥. Nyugat nem fogadja el."),
    ("pl", "N otworzył 1♠, E pas, S dał 1♥ i zaraz: przepraszam, 2♥. W nie akceptuje."),
    ("nb", "Nord åpnet 1♠, Øst pass, Sør meldte 1♥ og sa straks: unnskyld, 2♥. Vest godtar ikke."),
    ("en", "North opened 1♠, East passed, South bid 1♥ and straight away said: sorry, 2♥. West does not accept it."),
]


@pytest.mark.parametrize(("language", "told"), MISCOUNTED)
def test_a_sufficient_bid_changed_is_ruled_as_meant(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert reply["procedure"]["name"] == "change_of_call"
    assert reply["procedure"]["facts"]["cause"] == "change_of_mind"
    assert "25B2" in reply["answer"]


@pytest.mark.parametrize(("language", "told"), TOO_LOW)
def test_a_bid_too_low_put_right_is_ruled_as_one(service: Service, language: Language, told: str) -> None:
    replaced = [(one["who"], one["what"]["call"]) for one in hear(told, language).done("replace")]
    assert replaced == [("S", "2H")]
    reply = service.reply(told, None, None, None, language)
    assert reply["procedure"]["name"] == "insufficient_bid"
    assert "27B1a" in reply["answer"]


UNKNOWN: list[tuple[Language, str]] = [
    ("hu", "Dél kitett 1 szanzadut, és felkiáltott. A partnere nem licitált. Hogy mellényúlt-e vagy meggondolta magát, \
azt nem tudjuk."),
    ("pl", "S położył 1BA i krzyknął. Partner jeszcze nie licytował. Czy to ręka, czy zmienił zdanie, nie wiemy."),
    ("nb", "Hun la 1 grand og ropte. Makkeren hennes har ikke meldt. Om hånda bommet eller hodet ombestemte seg, vet \
vi ikke."),
    ("en", "South put down 1NT and cried out. His partner has not called. Whether his hand slipped or he changed his \
mind, we don't know."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), UNKNOWN)
def test_what_nobody_knows_tells_no_reason(language: Language, told: str) -> None:
    assert by_second_thought(hear(told, language), "change_of_call", {}) == {}


def test_a_call_named_behind_such_a_word_takes_nothing_back() -> None:
    told = "1NT by South, pass, 2♦ by North. East passed, South 2♥, then North goes: whoops, that 2♦ was a transfer."
    assert not hear(told, "en").done("replace")


OF_NOBODY: list[tuple[Language, str]] = [
    ("hu", "1 kőr nyitás, passz, 2 treff a válaszolótól, passz. A válaszoló inkább 2 kőrt akar. A nyitó nem licitált."),
    ("pl", "1 kier otwarcie, pas, 2 trefle, pas. Odpowiadający chce jednak 2 kier. Otwierający nie zalicytował."),
    ("nb", "Åpning 1 hjerter, pass, svarer meldte 2 kløver, neste passet. Da vil svarer bytte til 2 hjerter."),
    ("en", "1H opened, pass, 2C by responder, pass. Responder now wants 2H instead. Opener has not bid yet."),
]
TOO_LOW_OF_NOBODY: list[tuple[Language, str]] = [
    ("hu", "2 kőr nyitás, passz, 2 treff a válaszolótól, passz. A válaszoló inkább 3 treffet akar."),
    ("pl", "2 kier otwarcie, pas, 2 trefle, pas. Odpowiadający chce jednak 3 trefle."),
    ("nb", "Åpning 2 hjerter, pass, svarer meldte 2 kløver, neste passet. Da vil svarer bytte til 3 kløver."),
    ("en", "2H opened, pass, 2C by responder, pass. Responder now wants 3C instead."),
]


@pytest.mark.parametrize(("language", "told"), OF_NOBODY)
def test_calls_of_nobody_show_that_none_was_too_low(service: Service, language: Language, told: str) -> None:
    assert _ruled(service, language, told) == "change_of_call"


@pytest.mark.parametrize(("language", "told"), TOO_LOW_OF_NOBODY)
def test_one_too_low_among_calls_of_nobody_stays(service: Service, language: Language, told: str) -> None:
    assert _ruled(service, language, told) == "insufficient_bid"


def _ruled(service: Service, language: Language, told: str) -> str | None:
    procedure = service.reply(told, None, None, None, language)["procedure"]
    return procedure["name"] if procedure else None


DISPUTED: list[tuple[Language, str]] = [
    (
        "en",
        "East put down 2D and then changed it to 2H. He says he pulled the wrong card, South says he changed his mind. "
        "Nobody has called since.",
    ),
    (
        "hu",
        "Nyugat 1 kárót tett ki, aztán 1 kőrre cserélte. Ő azt mondja, mellényúlt, Észak szerint viszont szándékosan "
        "tette ki a kárót. Azóta senki nem licitált.",
    ),
    (
        "pl",
        "N położył 1 pik, potem zmienił na 2 piki. Mówi, że się pomylił przy wyciąganiu, E twierdzi, że zrobił to "
        "celowo i zmienił zdanie. Nikt po nim nie licytował.",
    ),
    (
        "nb",
        "Syd la ut 1 NT og byttet til 2 NT. Han sier det var feilgrep, vest sier at han ombestemte seg. Ingen har "
        "meldt siden.",
    ),
]


@pytest.mark.parametrize(("language", "told"), DISPUTED)
def test_why_a_call_was_changed_is_asked_where_it_is_disputed(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["next_question"]
    assert not {"cause", "finding_unintended"} & document["procedure"]["facts"].keys()


SLIP: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet 1 kőrt nyitott, Nyugat 3 treffet tett ki, és rögtön: 3 kőrt akartam, rossz lapot húztam. ",
        "Észak szerint meggondolta magát. ",
    ),
    (
        "pl",
        "E otworzył 1 kier, W położył 3 trefle i zaraz: chciałem 3 kiery, wyciągnąłem zły kartonik. ",
        "Zdaniem N rozmyślił się. ",
    ),
    (
        "nb",
        "Øst åpnet 1 hjerter, Vest la 3 kløver og sa straks at han mente 3 hjerter, feil kort. ",
        "Nord mener han ombestemte seg. ",
    ),
    (
        "en",
        "East opened 1H, West put out 3 clubs and at once said he meant 3 hearts, his fingers took the wrong card. ",
        "North claims he changed his mind. ",
    ),
]
NOBODY_SINCE: dict[Language, str] = {
    "hu": "Kelet még nem licitált. Kicserélheti?",
    "pl": "E jeszcze nie licytował. Może zmienić?",
    "nb": "Øst har ikke meldt. Kan han bytte?",
    "en": "East has not called. Can he change it?",
}


@pytest.mark.parametrize(("language", "told", "doubted"), SLIP)
def test_a_slip_that_another_denies_is_for_the_director_to_find(
    service: Service, language: Language, told: str, doubted: str
) -> None:
    """25A2, 85A1: both ways are said; undisputed, the reason told counts."""
    sure = ruled(service, told + NOBODY_SINCE[language], language)["procedure"]["facts"]
    assert "finding_unintended" in sure or "cause" in sure
    open_ = ruled(service, told + doubted + NOBODY_SINCE[language], language)["procedure"]
    assert not {"finding_unintended", "cause"} & open_["facts"].keys()
    assert "finding_unintended" in {one["name"] for one in open_["need"]}


PASS_CHANGED: list[tuple[Language, str]] = [
    ("hu", "Nyugat 1 kőrt nyitott, Észak passzolt, Kelet 1 pikket mondott, ekkor Észak kicserélte a passzát 2 káróra. \
Dél még nem licitált."),
    ("pl", "W otworzył 1 karo, N spasował, E dał 1 pik, a wtedy N zamienia pas na 2 kier. S jeszcze nie licytował."),
    ("nb", "Vest åpnet 1 ruter, Nord passet, Øst meldte 1 spar, og nå bytter Nord passen med 2 hjerter. Syd har ikke \
meldt."),
    ("en", "West opened 1D, North passed, I bid 1S in the East seat, and North swaps the pass for 2H. South hasn't \
called."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), PASS_CHANGED)
def test_a_pass_taken_back_is_no_insufficient_bid(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert procedure["name"] == "change_of_call"
    read = {row["fact"]: row["value"] for row in procedure["read"]}
    assert (read["offender"], read["withdrawn"], read["partner_called"]) == ("N", "P", False)
    assert read["replacement"] in ("2D", "2H")


def test_a_low_bid_of_who_passed_before_stays_too_low(service: Service) -> None:
    told = (
        "West passed, North opened 1S, East passed, South bid 2D, West bid 1H and then changed 1H to 2H. North waits."
    )
    assert ruled(service, told, "en")["procedure"]["name"] == "insufficient_bid"
