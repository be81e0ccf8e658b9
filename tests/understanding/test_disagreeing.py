"""Law 55A: of two defenders who differ over declarer's lead, the one next to play decides."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.told import by_persons, heard_facts
from app.looking_up.library import Library
from understanding.disagreeing import NEXT, OTHER, PROCEDURE
from understanding.hear import hear


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def _told(library: Library, text: str, language: Any) -> dict[str, Any]:
    heard = hear(text, language)
    rows, _ = by_persons(heard, PROCEDURE, heard_facts(library.read(text, language), heard, PROCEDURE))
    return {row.fact: row.value for row in rows if row.sure and row.fact in (NEXT, OTHER)}


@pytest.mark.parametrize(
    ("language", "text", "next_to_play"),
    [
        ("en", "South declares, was in dummy, led from hand. East says fine, West says put it back.", "refuse"),
        ("en", "South declares, was in hand, led from dummy. East says fine, West says put it back.", "accept"),
        (
            "nb",
            "Syd er spillefører og spilte fra hånden, bordet var inne. Vest godtar, øst vil ha det tilbake.",
            "accept",
        ),
        ("pl", "Rozgrywa S. Był na stole, a wyszedł z ręki w pika. E mówi przyjmuję, W mówi cofnij.", "refuse"),
        ("hu", "Dél a felvevő, az asztalon volt, de kézből hívott. Nyugat: maradjon, Kelet visszavetetné.", "accept"),
    ],
)
def test_the_seats_say_who_is_next(library: Library, language: str, text: str, next_to_play: str) -> None:
    told = _told(library, text, language)
    assert told[NEXT] == next_to_play
    assert told[OTHER] == {"accept": "refuse", "refuse": "accept"}[next_to_play]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("nb", "Spillefører spilte fra hånda, bordet skulle spille. Makker godtok, jeg ville ha det tilbake."),
        ("pl", "Rozgrywający wyszedł z ręki zamiast ze stołu. Partner powiedział przyjmuję, ja żądam cofnięcia."),
    ],
)
def test_where_nobody_tells_the_seats_neither_choice_is_told(library: Library, language: str, text: str) -> None:
    assert _told(library, text, language) == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Asztalról hívott, pedig kézben volt. Az egyik védő elfogadná, a másik visszavetetné."),
        ("pl", "Rozgrywający był w ręce, a zagrał trefla ze stołu. Jeden obrońca akceptuje, drugi każe cofnąć."),
        ("nb", "Jeg ba om en kløver fra bordet, feil hånd. Den ene godtar det, den andre vil at jeg tar det tilbake."),
        ("en", "Declarer was in hand and called a club off dummy. One defender is happy with it, the other isn't."),
    ],
)
def test_of_one_and_the_other_neither_is_next(library: Library, language: str, text: str) -> None:
    """55A: which of them decides is not told by `one` and `the other`, so it is asked."""
    assert _told(library, text, language) == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "hu",
            "Kelet, az ellenjátékos nyerte az ütést, de a felvevő hívott kézből egy treffet. A védők még hallgatnak.",
        ),
        (
            "pl",
            "Lewę wziął obrońca E i on miał wychodzić, ale rozgrywający wyszedł z ręki treflem. Obrońcy jeszcze nic "
            "nie zrobili. Jakie mają prawa?",
        ),
        ("nb", "Motspilleren Øst vant stikket, men spillefører spilte kløver fra hånden. Hva kan motspillerne gjøre?"),
        ("en", "East, a defender, was on lead, but declarer led a club from hand. What are the defenders' rights?"),
    ],
)
def test_a_defender_named_before_the_lead_has_chosen_nothing(library: Library, language: str, text: str) -> None:
    assert _told(library, text, language) == {}


@pytest.mark.parametrize(
    ("language", "text", "next_to_play"),
    [
        (
            "hu",
            "A felvevő kézben volt, de az asztalról hívott. Én ülök az asztal után, elfogadom, a társam nem.",
            "accept",
        ),
        ("pl", "Był w ręce, wyszedł ze stołu. Gram zaraz po stole i akceptuję, a partner żąda cofnięcia.", "accept"),
        (
            "nb",
            "Spillefører var inne, men spilte fra bordet. Jeg spiller etter bordet og"
            " forlanger det tilbake, makker godtar.",
            "refuse",
        ),
        (
            "en",
            "He was in hand, but led from the table. The defender sitting after dummy accepts it, his partner wants it"
            " taken back.",
            "accept",
        ),
    ],
)
def test_who_plays_after_the_hand_that_led_is_next(
    library: Library, language: str, text: str, next_to_play: str
) -> None:
    told = _told(library, text, language)
    assert told[NEXT] == next_to_play
    assert told[OTHER] == {"accept": "refuse", "refuse": "accept"}[next_to_play]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "A felvevő kézben volt, de az asztalról hívott. Én elfogadom, a társam visszavetetné."),
        ("pl", "Był w ręce, wyszedł ze stołu. Ja akceptuję, a partner żąda cofnięcia."),
        ("nb", "Spillefører var inne, men spilte fra bordet. Jeg forlanger det tilbake, makker godtar."),
        ("en", "He was in hand, but led from the table. I accept it, my partner wants it taken back."),
    ],
)
def test_where_nobody_says_who_plays_after_it_neither_choice_is_told(
    library: Library, language: str, text: str
) -> None:
    assert _told(library, text, language) == {}


@pytest.mark.parametrize(
    ("language", "text", "next_to_play"),
    [
        (
            "hu",
            "Kézben ütöttem, de az asztalról hívtam kárót. A hölgy az asztal mögött ül, ő elfogadja, a férje szerint"
            " viszont vissza kell tennem.",
            "accept",
        ),
        (
            "pl",
            "Byłem w ręce, a zagrałem ze stołu karo. Pani siedząca za dziadkiem nie akceptuje i"
            " każe cofnąć, a jej mąż: bierzemy.",
            "refuse",
        ),
        (
            "nb",
            "Jeg var inne på bordet, men spilte spar fra hånden. Damen til venstre for meg ville ha den tilbake,"
            " mannen hennes godtok den.",
            "refuse",
        ),
        (
            "en",
            "I'd won in my own hand and asked dummy for the four of clubs. The lady sitting over dummy said fine by"
            " her, her husband across said take it back.",
            "accept",
        ),
    ],
)
def test_the_other_may_be_named_as_the_partner_of_the_first(
    library: Library, language: str, text: str, next_to_play: str
) -> None:
    told = _told(library, text, language)
    assert told == {NEXT: next_to_play, OTHER: {"accept": "refuse", "refuse": "accept"}[next_to_play]}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "A felvevő kézben volt, de az asztalról hívott. A hölgy elfogadja, a férje visszavetetné."),
        ("pl", "Był w ręce, wyszedł ze stołu. Obrończyni akceptuje, a jej mąż żąda cofnięcia, nie zgadzają się."),
        (
            "nb",
            "Han var inne på hånda, men spilte ut fra bordet. En motspiller godtar det, mannen hennes vil"
            " ha det tilbake.",
        ),
        ("en", "He was in hand, but led from the table. The lady accepts it, her husband wants it taken back."),
    ],
)
def test_of_a_couple_neither_is_next_by_being_named(library: Library, language: str, text: str) -> None:
    assert _told(library, text, language) == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "The last trick was dummy's, but declarer West pulled the spade 8 out of his hand. North: suits me, leave "
            "it there. South: no way, take it back and lead from the table! Who decides?",
        ),
        (
            "pl",
            "Ostatnią lewę wziął stół, a rozgrywający W wyszedł ósemką pik z ręki. N: mnie pasuje, przyjmuję. S: nie, "
            "niech cofnie i wyjdzie ze stołu! Kto decyduje?",
        ),
        (
            "nb",
            "Bordet vant forrige stikk, men spillefører Vest spilte spar 8 fra hånden. Nord: helt greit for meg, jeg "
            "godtar. Syd: nei, ta det tilbake og spill fra bordet! Hvem bestemmer?",
        ),
        (
            "hu",
            "Az asztal ütötte az előző ütést, de a felvevő Nyugat kézből tette ki a pikk 8-ast. Dél: vegye vissza, és "
            "hívjon asztalról! Észak: szerintem jó, maradjon. Ki dönt?",
        ),
    ],
)
def test_a_lead_that_is_demanded_is_none(library: Library, language: str, text: str) -> None:
    """Who wants another lead made tells neither the hand that led nor where the telling of it begins."""
    assert _told(library, text, language) == {NEXT: "accept", OTHER: "refuse"}


def test_of_no_seat_declarer_has_nobody_is_next(library: Library) -> None:
    told = "Declarer was in hand but called a diamond off dummy. West objected at once, East says it is fine with him."
    assert NEXT not in _told(library, told, "en")
