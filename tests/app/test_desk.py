"""The case desk by AppTest: the table drawn from what was told, laws inside the sentence, the way round, law text."""

import re
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app import case as cases
from app.case.picture import picture_of, picture_of_ruling
from app.faces.web.parts.table_picture import picture_html
from app.log import database
from app.messages import message
from app.quiz.picture.drawn import TablePicture
from app.service import Service
from bridge.seats import Seat
from corpus.model import LANGUAGES, Language

IN_NORWEGIAN = ["nb", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "nb")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
LEAD: dict[Language, str] = {
    "hu": "4 pikk, Dél a felvevő. Nyugat helyett Kelet indult a treff királlyal, színével felfelé.",
    "pl": "S gra 4 piki. E zawistował królem trefl, odkrytą kartą, ale kolej była na W.",
    "nb": "Syd spiller 4 spar. Øst spilte ut kløver konge med bildesiden opp, men det var vests tur.",
    "en": "South plays 4 spades. East led the club king face up, but it was West's lead.",
}
AUCTION: dict[Language, str] = {
    "hu": "Dél 1 szant nyitott, Nyugat 1 pikket licitált.",
    "pl": "S otworzył 1BA, W zalicytował 1 pik.",
    "nb": "Syd åpnet 1 NT, vest meldte 1 spar.",
    "en": "South opened 1NT, West bid 1 spade.",
}


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_out_of_turn_lies_before_its_player(service: Service, language: Language) -> None:
    shown = picture_of(service.ask(LEAD[language], language))
    assert shown is not None
    assert len(shown.seats[Seat.S]) > 1  # declarer
    assert len(shown.seats[Seat.N]) > 1  # dummy
    assert shown.seats[Seat.E][-1] == "\N{BLACK CLUB SUIT}K"
    assert len(shown.seats[Seat.W]) == 1
    assert "4\N{BLACK SPADE SUIT}" in shown.middle


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_stands_under_its_players(service: Service, language: Language) -> None:
    shown = picture_of(service.ask(AUCTION[language], language))
    assert shown is not None
    head, *rows = shown.auction
    assert head == tuple(shown.seats[seat][0] for seat in (Seat.W, Seat.N, Seat.E, Seat.S))
    assert rows[0][3].startswith("1")
    assert rows[1][0] == "1\N{BLACK SPADE SUIT}"
    drawn = picture_html(shown)
    assert drawn.count('<th scope="col">') == 4
    assert "aria-label" in drawn


ACTS: tuple[tuple[str, str, str], ...] = (
    # 54: declarer decides about a lead of the wrong hand. 27A1: the offender's left-hand opponent may accept.
    (LEAD["en"], "S", "chooses"),
    (AUCTION["en"], "N", "chooses"),
    # 27B: a bid that is not accepted is replaced. 30A: a pass out of turn is cancelled, the player in turn calls.
    ("North opened 1NT, East bid 1 spade, South did not accept it.", "E", "chooses"),
    ("North dealt. East passed out of turn, South did not accept.", "N", "turn"),
    ("South plays 4 spades. East has a major penalty card, the queen of hearts. West is on lead.", "S", "chooses"),
)
BINDS: tuple[tuple[str, str, str], ...] = (
    # 30A: the offender passes once. 27B2: his partner passes throughout. 50D2(a): the suit is not led.
    ("North dealt. East passed out of turn, South did not accept.", "E", "passes_once"),
    (
        "North opened 1NT, East bid 1 spade, South did not accept it. East changed it to 3 hearts, not comparable.",
        "W",
        "passes",
    ),
    (
        "South plays 4 spades. East has a major penalty card, the queen of hearts. West is on lead. "
        "Declarer forbids hearts.",
        "W",
        "lead_forbidden",
    ),
)


def drawn_in(service: Service, story: str, language: Language) -> TablePicture | None:
    """The table of a story told in English, as a reader of a language sees it."""
    case = cases.told(service, None, story, "en", keeping=False).case
    return picture_of(cases.drawn(service, case, language)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("story", "seat", "does"), ACTS)
def test_the_picture_says_whose_turn_it_is(
    service: Service, story: str, seat: str, does: str, language: Language
) -> None:
    shown = drawn_in(service, story, language)
    assert shown is not None
    assert shown.turn == (Seat(seat), message(language, f"picture.{does}"))
    drawn = picture_html(shown)
    assert drawn.count('class="turn"') == 1
    (at,) = re.findall(r'<div class="seat at-(\w)[^"]* acts"><b>[^<]*</b><span class="turn">([^<]*)</span>', drawn)
    assert at == (seat.lower(), message(language, f"picture.{does}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("story", "seat", "binds"), BINDS)
def test_the_picture_says_what_is_in_force(
    service: Service, story: str, seat: str, binds: str, language: Language
) -> None:
    shown = drawn_in(service, story, language)
    assert shown is not None
    hearts = {"suits": "\N{BLACK HEART SUIT}"} if binds == "lead_forbidden" else {}
    assert message(language, f"picture.{binds}", **hearts) in shown.in_force[Seat(seat)]
    drawn = picture_html(shown)
    assert f'<i class="unseen">{message(language, "picture.in_force")}: </i>' in drawn
    if hearts:  # the card was picked up: it lies there no more
        assert not [line for line in shown.seats[Seat.E] if "\N{BLACK HEART SUIT}" in line]


def test_no_table_is_drawn_for_a_score_that_nobody_played(service: Service) -> None:
    """What 4S doubled, two down comes to needs no declarer: none is drawn."""
    assert picture_of(service.ask("What is 4 spades doubled, two down, vulnerable?", "en")) is None
    contract = {"level": 4, "denomination": "S", "doubling": "X", "declarer": "E"}
    facts = {"contract": contract, "tricks": 8}
    shown = picture_of_ruling(service.rule("contract_score", facts), facts, {}, "en")
    assert shown is not None
    assert message("en", "picture.declarer") in shown.seats[Seat.E]


def test_a_penalty_card_that_a_ruling_makes_lies_before_its_player(service: Service) -> None:
    shown = picture_of(service.ask("In 3NT by South, West dropped the heart king face up during play.", "en"))
    assert shown is not None
    assert shown.seats[Seat.W][-1] == "\N{BLACK HEART SUIT}K (major penalty card)"


def test_what_has_passed_is_not_in_force(service: Service) -> None:
    """30A: East had to pass once, and has; North has called."""
    story = "North dealt. East passed out of turn, South did not accept. North bid 1 heart, East passed."
    shown = picture_of(service.ask(story, "en"))
    assert shown is not None
    assert not shown.in_force
    assert shown.turn is None or shown.turn[0] not in (Seat.N, Seat.E)


def test_nothing_is_drawn_of_what_was_not_told(service: Service) -> None:
    assert picture_of(service.ask("What is a penalty card?", "en")) is None
    assert picture_of(service.ask("27B1", "en")) is None
    shown = picture_of(service.ask("East revoked.", "en"))
    assert shown is None or all(len(shown.seats[seat]) == 1 for seat in (Seat.N, Seat.S, Seat.W))


@pytest.mark.parametrize("language", IN_NORWEGIAN)
def test_the_page_draws_table_laws_and_ways(service: Service, language: Language) -> None:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.query_params["lang"] = language
    page.run()
    page.chat_input[0].set_value(LEAD[language]).run()
    assert not page.exception
    bodies = [row.proto.body for row in page.get("html")]
    assert any('class="at-table"' in body for body in bodies)
    (said,) = [body for body in bodies if 'class="headline" role="status"' in body]
    assert re.search(rf'\(<a href="laws\?p=54\.C&lang={language}">54C</a>', said.replace("&amp;", "&"))
    ways = [row.proto.label or row.proto.page for row in page.get("page_link")]
    assert len(ways) >= 3 + 2 * 4  # three of their own; the others under More and, on a laptop, beside them
    beside = [body for body in bodies if f'lang="{language}"' in body and "blockquote" in body]
    assert bool(beside) is (language != "en")


def test_a_law_that_the_texts_have_not_is_no_link(service: Service) -> None:
    from app.faces.web.parts.answer import _linked

    assert "?p=59" in _linked("He must lead it (having none, any card, 59).")
    assert "?p=27.B.1.a" in _linked("27B1(a): The auction goes on.")
    assert "?p=77" in _linked("500 to the defenders (200 + 300; 77).")
    assert _linked("Ten tricks (4711, 99Z) and 50 % (60 %)") == "Ten tricks (4711, 99Z) and 50 % (60 %)"
