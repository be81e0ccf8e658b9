"""27A1, 27A2: who bid too low, and who called over it, follow from the bids told and their players."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

CALLED_OVER: list[tuple[Language, str]] = [
    ("en", "North opened a spade, East overcalled a heart and South doubled that before anyone spoke up. West wants \
East to be allowed to fix it. Can he?"),
    ("hu", "Eszak nyitott egy pikket, kelet bemondott egy kort, del pedig megkontrazta mielott barki szolt. Nyugat \
szerint kelet kijavithatja. Igaz?"),
    ("pl", "N otworzyl 1 pik, E zglosil 1 kier, S od razu skontrowal. W twierdzi ze E moze jeszcze poprawic. Moze?"),
    ("nb", "Nord aapnet 1 spar, Oest meldte 1 hjerter, og Syd doblet med en gang. Vest mener Oest faar rette opp. Faar \
han det?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), CALLED_OVER)
def test_who_called_next_accepted_it(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert (facts["offender"], facts["auction"]) == ("E", ["1S", "1H", "X"])
    assert "27A1" in reply["answer"]
    assert "27C" not in reply["answer"]
    assert reply["next_question"] is None


def test_a_low_bid_out_of_turn_is_one_out_of_turn(service: Service) -> None:
    told = "W otworzyl 1 trefl, N pas, E 1 kier i nagle W polozyl 1 karo, zanim S cos powiedzial. N nie akceptuje."
    reply = service.reply(told, None, None, None, "pl")
    assert "27A2" in reply["answer"]


OVER_THE_NEW: list[tuple[Language, str]] = [
    ("hu", "Észak 1 szant nyitott, Kelet 1 pikket mondott, de rögtön kijavította 2 pikkre. Dél erre passzolt."),
    ("pl", "N otworzył 1BA, E dał 1 pik i sam od razu zmienił na 2 piki. S na to spasował. Czy W ma pasować?"),
    ("nb", "Nord åpnet 1 grand, Øst meldte 1 spar og rettet det selv med en gang til 2 spar. Syd passet på det."),
    ("en", "North opened 1NT, East bid 1S and changed it to 2S at once. South then passed. Is West silenced?"),
]


@pytest.mark.parametrize(("language", "told"), OVER_THE_NEW)
def test_a_call_over_what_replaced_it_accepts_nothing(service: Service, language: Language, told: str) -> None:
    """27C, 27B1a: South has called over 2S, never over 1S."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["lho_called"], facts["choice_accept"]) == (False, False)
    assert "27B1a" in document["answer"]
    assert document["next_question"] is None


def test_a_call_over_the_bid_itself_accepts_it(service: Service) -> None:
    """27A1: what replaces it later is void."""
    told = "North opened 1NT, East bid 1S, South passed, and then East changed it to 2S."
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["lho_called"] is True


NOT_THAT: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Dél 1 pikket nyitott, Nyugat 1 kőrt mondott. Észak nem fogadta el. Nyugat 2 kőrre cseréli, nem kontrára.",
        "Dél 1 pikket nyitott, Nyugat 1 kőrt mondott. Észak nem fogadta el. Nyugat kontrára cseréli.",
    ),
    (
        "pl",
        "S otworzył 1 pik, W zalicytował 1 kier. N nie akceptuje. W zmienia na 2 kier, nie na kontrę.",
        "S otworzył 1 pik, W zalicytował 1 kier. N nie akceptuje. W zmienia na kontrę.",
    ),
    (
        "nb",
        "Syd åpnet 1 spar, Vest meldte 1 hjerter. Nord godtar den ikke. Vest endrer til 2 hjerter, ikke til dobling.",
        "Syd åpnet 1 spar, Vest meldte 1 hjerter. Nord godtar den ikke. Vest endrer til dobling.",
    ),
    (
        "en",
        "South opened 1 spade, West bid 1 heart. North won't accept. West changes it to 2 hearts, not to a double.",
        "South opened 1 spade, West bid 1 heart. North won't accept. West changes it to a double.",
    ),
]


@pytest.mark.parametrize(("language", "told", "doubled"), NOT_THAT)
def test_a_call_that_is_denied_replaced_nothing(service: Service, language: Language, told: str, doubled: str) -> None:
    """27B1a: two hearts for one heart leave partner free; 27B3: a double does not, unless it is comparable."""
    assert "27B1a" in service.reply(told, None, None, None, language)["answer"]
    assert "27B1a" not in service.reply(doubled, None, None, None, language)["answer"]
