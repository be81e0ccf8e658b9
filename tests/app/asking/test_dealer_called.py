"""28B: who dealt and the order of the calls show that the dealer called in turn behind a call out of rotation."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

IN_TURN: list[tuple[Language, str]] = [
    ("en", "Dealer was West. North butts in with 1S before him. West just bids 2C in his proper turn. Only then did \
North ask for a ruling. Is South silenced?"),
    ("pl", "rozdawal E. S wyskoczyl z 1 kier poza kolejnoscia, E nie czekal tylko polozyl 1BA. teraz E zada zeby N \
pasowal. ma racje?"),
    ("hu", "Kelet az oszto, de Del nyitott 1 treffet soron kivul. Kelet erre bemondta az 1 pikket, ahogy ot illette. \
Most hivtak. Eszaknak passzolnia kell?"),
    ("nb", "Vest gir. Nord åpner 1 ruter utenfor tur, vest melder 1 hjerter som om ingenting var hendt. Så kommer TL. \
Må syd passe?"),
]  # fmt: skip
RULED: list[tuple[Language, str]] = [
    ("en", "Dealer West, but North opened 1S. Director called, East did not accept it. Then West bid 2C. What may \
North call now?"),
    ("en", "Dealer West, but South opened 1S out of turn. East did not want it. What may South call now?"),
    ("nb", "Jeg satt Nord og var giver. Øst la pass før meg, helt ute av tur, og så la makker min Syd pass oppå. Da \
oppdaget vi det. Jeg har ikke meldt noe og Vest heller ikke. Får jeg åpne nå?"),
]  # fmt: skip

PASSED_FIRST: list[tuple[Language, str]] = [
    ("hu", "Dél osztott. Nyugat elsőnek passzolt, Észak nem fogadta el, Dél 1 szannal nyitott. Mi van most Nyugattal?"),
    ("pl", "Rozdawał S. W spasował pierwszy, N tego nie przyjął, S otworzył 1BA. Co może teraz W?"),
    (
        "nb",
        "Feil giver. Syd skulle begynne men Vest la pass. Nord ville ikke godta, Syd åpnet 1NT. Hva kan Vest gjøre?",
    ),
    ("en", "South was dealer but West passed first. North didn't accept it, South then opened 1NT. What can West do?"),
]


@pytest.mark.parametrize(("language", "told"), PASSED_FIRST)
def test_a_pass_before_the_dealers_bid_is_what_was_out_of_turn(service: Service, language: Language, told: str) -> None:
    """30A: the dealer called once it was cancelled, and nothing more is asked of that."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "pass_out_of_rotation"
    facts = document["procedure"]["facts"]
    assert (facts["proper_player_called"], facts["rho_call"], facts["whose_turn"]) == (False, "1N", "rho")


@pytest.mark.parametrize(("language", "told"), IN_TURN)
def test_the_dealer_who_calls_behind_it_called_in_turn(service: Service, language: Language, told: str) -> None:
    assert "28B" in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), RULED)
def test_where_somebody_ruled_between_it_is_not_so(service: Service, language: Language, told: str) -> None:
    assert "28B" not in service.reply(told, None, None, None, language)["answer"]
