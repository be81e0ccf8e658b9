"""Who did it, and whether it was done at all: what befalls a player, what would be, what a call stands over."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

HAPPENED, SUPPOSED = "happened", "supposed"


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("hu", "Dél hívott, Nyugatnak kiesett a treff 5.", ("W", "expose", "C5", HAPPENED)),
        ("hu", "Dél hívott, Nyugat kezéből kiesett a treff 5.", ("W", "expose", "C5", HAPPENED)),
        ("pl", "S zagrał kiera, Wschodowi wypadł król pik.", ("E", "expose", "SK", HAPPENED)),
        ("pl", "S zagrał kiera, z ręki Wschodu wypadł król pik.", ("E", "expose", "SK", HAPPENED)),
        ("nb", "Nord spilte hjerter, spar konge datt ut for Øst.", ("E", "expose", "SK", HAPPENED)),
        ("en", "South led, and the king of spades fell from East's hand.", ("E", "expose", "SK", HAPPENED)),
        ("hu", "Kelet büntetőlapja lent volt. Az asztalról pikket hívtak.", ("dummy", "lead", "S", HAPPENED)),
        ("en", "East has a penalty card. A spade is led from dummy.", ("dummy", "lead", "S", HAPPENED)),
        ("hu", "Nyugat kontrázott, Északnak passzolnia kellett volna.", ("N", "call", "P", SUPPOSED)),
        ("hu", "Nyugat passzolt, kontrázott volna.", ("W", "call", "X", SUPPOSED)),
        ("pl", "W spasował i mówi, że dałby kontrę.", ("W", "call", "X", SUPPOSED)),
        ("pl", "W spasował. Ja bym dał kontrę.", ("asker", "call", "X", SUPPOSED)),
        ("nb", "Nord åpnet 1 spar, øst passet.", ("E", "call", "P", HAPPENED)),
        ("pl", "S otworzył 1 pik, W spasował.", ("W", "call", "P", HAPPENED)),
        ("en", "West doubled 3NT.", ("W", "call", "X", HAPPENED)),
    ],
)
def test_who_did_what(language: Language, text: str, told: tuple[str, str, str, str]) -> None:
    who, act, what, status = told
    last = hear(text, language).table["events"][-1]
    assert (last.get("who"), last["act"], last.get("status", HAPPENED)) == (who, act, status)
    assert what in (last["what"].get("call"), last["what"].get("card"), last["what"].get("suit"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "E zawistował królem pik, a wistować miał W."),
        ("pl", "E zagrał króla pik na wist, chociaż W miał wistować."),
        ("nb", "Øst spilte ut spar konge, men spille ut skulle Vest."),
        ("hu", "Kelet kihívta a pikk királyt, pedig hívni Nyugatnak kellett volna."),
    ],
)
def test_what_somebody_was_to_do_was_not_done(language: Language, text: str) -> None:
    """Before or behind the word that says so."""
    told = [(row["act"], row.get("status", HAPPENED)) for row in hear(text, language).table["events"]]
    assert told == [("lead", HAPPENED), ("lead", "intended")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "W spasował. Licytacja jeszcze się nie skończyła."),
        ("nb", "Vest passet. Auksjonen er ikke over ennå."),
        ("en", "West passed. The auction was not finished."),
    ],
)
def test_what_is_denied_is_told_as_not_so(language: Language, text: str) -> None:
    rows = [row for row in hear(text, language).table["circumstances"] if row["is"] == "auction_over"]
    assert [row["value"] for row in rows] == [False]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Dél bemondta az 1 kőrt. Nyugat mondja, hogy ezt nem fogadja el."),
        ("en", "S bids 1H. W wont accept."),
    ],
)
def test_who_refuses_is_the_one_who_says_so(language: Language, text: str) -> None:
    rows = [row for row in hear(text, language).table["circumstances"] if row["is"] == "accepted"]
    assert {(row["who"], row["value"]) for row in rows} == {("W", False)}


def test_what_a_clause_without_persons_tells_was_called_by_the_one_who_says_it() -> None:
    calls = hear("Észak jönne, de Dél rávágja, hogy 1 pikk.", "hu").table["events"]
    assert [(row["who"], row["what"]["call"]) for row in calls] == [("S", "1S")]


def test_what_a_call_stands_over_was_called_before() -> None:
    calls = hear("Syd svarte 1 hjerter på nords 1 spar.", "nb").table["events"]
    assert [(row["who"], row["what"]["call"]) for row in calls] == [("N", "1S"), ("S", "1H")]


def test_a_lead_that_made_the_penalty_card_is_not_what_was_played_instead_of_it() -> None:
    text = (
        "East led the queen of hearts out of turn, and it is a major penalty card. "
        "A spade is led from dummy, and East throws the five of clubs."
    )
    played = next(item for item, name in hear(text, "en").shown if name == "penalty_card_play")
    assert played.seat is not None
    assert (played.seat.value, played.n) == ("E", 3)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "W 1♠, N pas, S pas poza kolejnością, W też pas. Trzy pasy są, a E nie licytował."),
        ("nb", "Syd 1 spar, Vest pass, Øst pass foran Nord, Syd pass. Vest mener det er slutt med tre passer."),
        ("en", "North one spade, East pass, West pass out of turn, North pass. Three passes, but South never called."),
        ("en", "North one spade, East pass, West pass, North pass. South has not called. Three passes, is it over?"),
        ("nb", "Syd 1 spar, Vest pass, Øst pass, Syd pass. Nord har ikke fått melde. Er det slutt med tre passer?"),
    ],
)
def test_passes_counted_after_they_were_told_are_no_more_passes(language: Language, text: str) -> None:
    calls = [row["what"].get("call") for row in hear(text, language).table["events"] if row["act"] == "call"]
    assert calls == ["1S", "P", "P", "P"]


def test_three_passes_told_at_once_are_three() -> None:
    calls = [row["what"]["call"] for row in hear("North one spade, three passes.", "en").table["events"]]
    assert calls == ["1S", "P", "P", "P"]


@pytest.mark.parametrize(
    ("language", "text", "callers"),
    [
        ("en", "North 1NT, East pass, South pass, West double, two passes, and East bid 2H.", "NESWNEE"),
        ("en", "North one spade, East double, South pass, then two passes.", "NESWN"),
        ("hu", "Dél osztott és passzolt, Nyugat passz, aztán még két passz.", "SWNE"),
        ("pl", "S rozdawał i spasował, W pas, potem jeszcze dwa pasy.", "SWNE"),
        ("nb", "Syd ga og passet, Vest pass, så to pass til.", "SWNE"),
        ("en", "South dealt and passed, West passed, then another two passes.", "SWNE"),
    ],
)
def test_passes_counted_that_end_no_auction_yet_are_made(language: Language, text: str, callers: str) -> None:
    calls = [row for row in hear(text, language).table["events"] if row["act"] == "call"]
    assert "".join(row["who"] for row in calls) == callers


def test_four_passes_counted_after_a_deal_passed_out_are_no_more_passes() -> None:
    text = "South pass, West pass, North pass, East pass. Four passes, and nobody has bid."
    calls = [row["who"] for row in hear(text, "en").table["events"] if row["act"] == "call"]
    assert calls == ["S", "W", "N", "E"]


@pytest.mark.parametrize(
    ("language", "text", "player"),
    [
        ("en", "South won the trick and led a spade from dummy.", "S"),
        ("en", "South plays 3NT. He won the trick in dummy, and then led a spade from dummy, out of turn.", "S"),
        ("hu", "Dél vitte az ütést, és az asztalról pikket hívott.", "S"),
        ("pl", "S wziął lewę i wyszedł pikiem ze stołu.", "S"),
        ("nb", "Syd vant stikket i bordet, og spilte spar fra bordet.", "S"),
        ("en", "East won the trick, and a spade was led from dummy.", "dummy"),
        ("hu", "Kelet vitte az ütést, és az asztalról pikket hívtak.", "dummy"),
        ("pl", "W wziął lewę. Ze stołu zagrano pika.", "dummy"),
        ("nb", "Øst vant stikket. Det ble spilt spar fra bordet.", "dummy"),
    ],
)
def test_declarer_who_plays_from_dummy_is_not_dummy(language: Language, text: str, player: str) -> None:
    last = hear(text, language).table["events"][-1]
    assert (last["who"], last["act"], last["how"][0]) == (player, "lead", "from_dummy")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Nyugat bemondta az 1 pikket, mielőtt Kelet passzolt volna."),
        ("en", "West bid 1S before East passed."),
    ],
)
def test_what_came_before_somebody_called_is_no_call_of_his(language: Language, text: str) -> None:
    calls = [row["who"] for row in hear(text, language).table["events"] if row["act"] == "call"]
    assert calls == ["W"]


@pytest.mark.parametrize(
    ("told", "act"),
    [
        ("West's led the nine of diamonds.", "lead"),
        ("She's played the king of clubs on it.", "play"),
        ("Then East's dropped the four of spades.", "expose"),
    ],
)
def test_a_has_that_is_shortened_tells_an_act(told: str, act: str) -> None:
    """`West's led` is `West has led`; `West's lead` is none."""
    assert [one["act"] for one in hear(told, "en").table["events"]] == [act]
    assert not hear("On West's lead of the nine nobody said a word.", "en").done("lead")
