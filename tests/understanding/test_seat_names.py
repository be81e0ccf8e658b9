"""Seats as people write them, and who is not in them: a seat at the end of one clause is no role of the next."""

import pytest

from corpus.model import Language
from understanding.hear import hear

LED: list[tuple[Language, str]] = [
    ("pl", "Bronię na W, rozgrywający zagrał ze stołu kiera, ale powinien grać z ręki."),
    ("pl", "Siedzę na E, rozgrywający zagrał z ręki, choć był na stole."),
    ("nb", "Jeg forsvarer i Vest, spillefører spilte hjerter fra bordet, men var på hånden."),
    ("en", "I'm defending as West, declarer led a heart from dummy but was in hand."),
    ("hu", "Nyugatként védekezem, a felvevő asztalról hívott kőrt, de kézben volt."),
]
DECLARES: list[tuple[Language, str]] = [
    ("en", "South, declarer, led a heart from dummy but was in hand."),
    ("hu", "Dél, a felvevő, az asztalról hívott kőrt, de kézben volt."),
    ("pl", "S, rozgrywający, zagrał ze stołu kiera, choć był w ręce."),
    ("nb", "Syd, spillefører, spilte hjerter fra bordet, men var på hånden."),
    ("pl", "Rozgrywającym był S, E zrobił renons."),
]


def _declarers(text: str, language: Language) -> list[str]:
    return [row["who"] for row in hear(text, language).table.get("circumstances", ()) if row["is"] == "declarer"]


@pytest.mark.parametrize(("language", "text"), LED)
def test_a_defender_does_not_declare(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert not _declarers(text, language)
    assert [row["who"] for row in heard.table["events"]] == ["declarer"]
    assert heard.asker in ("W", "E")


@pytest.mark.parametrize(("language", "text"), DECLARES)
def test_a_seat_beside_its_role_declares(language: Language, text: str) -> None:
    assert _declarers(text, language) == ["S"]


def test_french_seats_are_used_in_polish() -> None:
    heard = hear("Sud gra 4 pik. Ost zawistował, choć wist był Westa. Nord jest dziadkiem.", "pl")
    assert ("lead", "E") in [(row["act"], row.get("who")) for row in heard.table["events"]]
    assert ("on_lead", "W") in [(row["is"], row.get("who")) for row in heard.table["circumstances"]]
    assert ("contract", "S") in [(row["is"], row.get("who")) for row in heard.table["circumstances"]]


def test_shortened_seats_end_no_sentence() -> None:
    heard = hear("Pn. zalicytował 1 pik, Płd. 2 trefl, Wsch. skontrował, a kolej była na Zach. Sędzia przyszedł.", "pl")
    calls = [(row["who"], row["what"]["call"]) for row in heard.table["events"] if row["act"] == "call"]
    assert calls == [("N", "1S"), ("S", "2C"), ("E", "X")]
    assert ("on_turn", "W") in [(row["is"], row.get("who")) for row in heard.table["circumstances"]]


@pytest.mark.parametrize("text", ["W zrobił renons w karach.", "W tej lewie renons zrobił W."])
def test_a_letter_before_a_verb_is_west(text: str) -> None:
    assert [(row["act"], row.get("who")) for row in hear(text, "pl").table["events"]] == [("play", "W")]


@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
@pytest.mark.parametrize("behind", ["w czwartej lewie", "na kiera"])
def test_a_letter_before_a_preposition_is_a_seat(seat: str, behind: str) -> None:
    """No preposition stands before another one, though `w` is one too."""
    events = hear(f"{seat} {behind} zrzucił trefla.", "pl").table["events"]
    assert [event.get("who") for event in events] == [seat]


def test_a_preposition_that_begins_a_sentence_is_no_seat() -> None:
    """`W czwartej lewie`: in trick four."""
    assert hear("W czwartej lewie ktoś zrzucił trefla.", "pl").table["events"][0].get("who") != "W"
