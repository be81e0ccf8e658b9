"""Dummy who tells declarer of the play (43A1c); look-ups beside a regulation; a wrong count found after the play."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.hear import hear
from understanding.lookups import LEAST, looked_up

SPEAKS: list[tuple[Language, str]] = [
    ("en", "May dummy remind declarer that West has a penalty card on the table?"),
    ("en", "Is dummy allowed to tell declarer how many tricks he still needs?"),
    ("hu", "Figyelmeztetheti az asztal a felvevőt, hogy Nyugatnak büntetőlapja van?"),
    ("pl", "Czy dziadek może przypomnieć rozgrywającemu, że W ma kartę przygwożdżoną?"),
    ("pl", "czy dziadek moze powiedziec ile lew jeszcze brakuje do kontraktu?"),
    ("nb", "Kan blindemann minne makkeren sin på at hun har et straffekort fra øst liggende på bordet?"),
]
RIGHTS: list[tuple[Language, str]] = [
    ("en", "May dummy tell declarer that he is about to lead from the wrong hand?"),
    ("nb", "Kan blindemann si til spilleføreren at han er i feil hånd?"),
]


@pytest.mark.parametrize(("language", "text"), SPEAKS)
def test_dummy_may_not_speak_to_declarer_of_the_play(service: Service, language: Language, text: str) -> None:
    """Law 43A1c: neither take part in the play nor communicate anything about it; 42A gives him no such right."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["name"] == "dummy_rights"
    assert procedure["facts"]["dummy_act"] == "commented_on_play"


@pytest.mark.parametrize(("language", "text"), RIGHTS)
def test_a_warning_of_the_wrong_hand_is_no_comment(service: Service, language: Language, text: str) -> None:
    """Law 42B2."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is None or procedure["facts"].get("dummy_act") != "commented_on_play"


OWN_CARD: list[tuple[Language, str]] = [
    ("hu", "Nyugat saját konvenciós kártyáját nézegette licit közben. A klubunkban mindig szabad volt. Szabad-e?"),
    ("pl", "Czy wolno zajrzeć do swojej własnej karty konwencyjnej podczas licytacji albo rozgrywki?"),
]


@pytest.mark.parametrize(("language", "text"), OWN_CARD)
def test_what_the_laws_say_is_not_hidden_by_a_regulation(service: Service, language: Language, text: str) -> None:
    """An entry that the words ask for and the search finds first comes before a regulation's procedure (40B2b)."""
    document = service.ask(text, language)
    assert document["procedure"] is None
    assert "40B2b" in document["answer"]


def test_an_entry_that_the_words_hardly_name_does_not_answer(service: Service) -> None:
    """A director who ruled wrongly looks nothing up about revokes, whatever the search finds (82)."""
    text = "TD her. Jeg dømte feil i går, ga et ekstra stikk for revoke når det ikke var noen. Hva gjør jeg med scoren?"
    heard = hear(text, "nb")
    assert max(share for _, share in heard.looks) < LEAST
    assert looked_up(heard, [hit.canonical for hit in service.searcher.search(text, "nb", 10)]) is None
    procedure = service.ask(text, "nb")["procedure"]
    assert procedure is not None
    assert procedure["name"] == "director_error"


COUNTED: list[tuple[Language, str]] = [
    (
        "hu",
        "A parti lejátszása után derült ki, hogy Keletnek tizennégy lapja volt, Nyugatnak tizenkettő. Mi lesz most?",
    ),
    (
        "pl",
        "W otworzyl 1 trefl. potem N pokazal ze ma 14 kart, S 12, rozdanie juz skonczone i karty w futerale. Co teraz?",
    ),
    ("nb", "Da spillet var ferdig, viste det seg at øst hadde 14 kort og vest 12. Hva gjør jeg med resultatet?"),
    ("en", "After the play was over it turned out that East had begun with fourteen cards and West with twelve."),
]


@pytest.mark.parametrize(("language", "text"), COUNTED)
def test_a_wrong_count_found_after_the_play(service: Service, language: Language, text: str) -> None:
    """Law 13D: told to be over, the board is not corrected and played."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["facts"]["play_ended"] is True


AFTERWARDS: list[tuple[Language, str]] = [
    ("en", "May dummy point out at the end of the hand that a defender revoked?"),
    ("hu", "lehet-e az asztalnak a jatek vegen szolnia hogy az ellenfel szint vetett, vagy addigra mar oda a joga?"),
    ("pl", "Czy po skończonej rozgrywce dziadek może powiedzieć, że obrońca nie dołożył do koloru?"),
    ("nb", "Kan blindemann si fra etter at spillet er ferdig om at motparten revoket?"),
]


@pytest.mark.parametrize(("language", "text"), AFTERWARDS)
def test_once_the_play_is_over_dummy_may_speak(service: Service, language: Language, text: str) -> None:
    """Law 42B3: told to be at the end, it was not during the play."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["facts"]["dummy_act"] == "drew_attention_after_play"
