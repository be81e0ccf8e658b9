"""57C1, 85A1: whether declarer had called dummy's card is told by neither who says so nor who denies it."""

from __future__ import annotations

import pytest

from app.asking.steps.call_disputed import call_disputed
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

DISPUTED: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer South plays a club from hand, East plays the king ahead of West. East is certain South had "
        "already named a card from dummy, South denies it.",
    ),
    (
        "hu",
        "Kis pikket hívtam kézből, Kelet, a felvevő. Észak előtt Dél kidobta a pikk dámát. Dél állítja, hogy "
        "már bemondtam az asztalról a királyt. Én biztosan nem mondtam be semmit.",
    ),
    (
        "pl",
        "Rozgrywający W zagrał trefla z ręki, S położył króla trefl przed N. Obrona twierdzi, że W kazał już "
        "dołożyć blotkę z dziadka, W zaprzecza.",
    ),
    (
        "nb",
        "Syd spiller kløver fra hånden, Øst legger kløver konge før Vest. Øst er sikker på at Syd hadde bedt "
        "om kort fra blindemann, Syd benekter det.",
    ),
]
AGREED: list[tuple[Language, str]] = [
    (
        "en",
        "South says he had called nothing from dummy when East played.",
    ),
    (
        "hu",
        "Dél azt mondja, hogy semmit nem kért még az asztalról, amikor Kelet rakott.",
    ),
    (
        "pl",
        "S mówi, że nic jeszcze nie zadysponował, kiedy E zagrał.",
    ),
    (
        "nb",
        "Syd sier at han ikke hadde bedt om noe kort da Øst la.",
    ),
]


@pytest.mark.parametrize(("language", "told"), DISPUTED)
def test_a_disputed_call_is_asked(service: Service, language: Language, told: str) -> None:
    assert call_disputed(cut(told, language))
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "premature_play"
    assert "declarer_played_both_hands" not in document["procedure"]["facts"]
    assert document["next_question"]
    assert document["next_question"]["name"] == "declarer_played_both_hands"


@pytest.mark.parametrize(("language", "told"), AGREED)
def test_what_one_says_and_nobody_denies_is_told(language: Language, told: str) -> None:
    assert not call_disputed(cut(told, language))


SLIP_DISPUTED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő az ászt kérte, aztán rögtön a kettest. Ő azt mondja, nyelvbotlás volt, az ellenfelek "
        "szerint meggondolta magát. Senki nem tett azóta.",
    ),
    (
        "pl",
        "Rozgrywający powiedział „as”, a zaraz potem „przepraszam, dwójka”. Twierdzi, że się przejęzyczył. "
        "Obrońcy uważają, że zmienił zdanie. Nikt więcej nie zagrał do tej lewy.",
    ),
    (
        "nb",
        "Spillefører ba om esset og sa straks toeren. Han sier det var en forsnakkelse, motspillerne mener "
        "han ombestemte seg. Ingen har lagt på.",
    ),
    (
        "en",
        "Declarer called for dummy's ace and at once said sorry, the two. He says it was a slip of the "
        "tongue, the defenders say he changed his mind. Nobody has played to the trick since. How should it "
        "be settled?",
    ),
]
SLIP_AGREED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő az ászt kérte, aztán rögtön a kettest. Nyelvbotlás volt, ezt az ellenfelek is elismerik. "
        "Senki nem tett azóta.",
    ),
    (
        "pl",
        "Rozgrywający przejęzyczył się: powiedział „as”, a chciał powiedzieć „dwójka”, i od razu się "
        "poprawił. Obrońcy się zgadzają. Nikt więcej nie zagrał.",
    ),
    (
        "nb",
        "Spillefører ba om esset og sa straks toeren. Han sier det var en forsnakkelse, og motspillerne er "
        "enige. Ingen har lagt på.",
    ),
    (
        "en",
        "Declarer called for dummy's ace and at once said sorry, the two. It was a slip of the tongue and "
        "everybody agrees. Nobody has played to the trick since.",
    ),
]


@pytest.mark.parametrize(("language", "story"), SLIP_DISPUTED)
def test_a_slip_that_is_disputed_is_told_by_neither(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "change_designation"
    assert "finding_unintended" not in procedure["facts"]


@pytest.mark.parametrize(("language", "story"), SLIP_AGREED)
def test_a_slip_that_is_agreed_is_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"]["finding_unintended"] is True
