"""Three passes behind a bid that leave a player out end no auction, whoever passed out of turn (17D3, 34)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import told

LEFT_OUT: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat oszt, passz, eszak 1 treff, kelet passz, majd nyugat megint passzolt del helyett, aztan eszak es "
        "kelet is passz. Del nem is kerult sorra!",
    ),
    ("pl", "N otworzyl 1 pik, potem E i W spasowali, nie czekajac na S. N tez spasowal. S w ogole nie licytowal."),
    ("nb", "Nord aapnet 1 spar, Oest passet, Vest passet foer Syd, og deretter passet Nord. Syd fikk aldri melde."),
    (
        "en",
        "North opened 1S, East passed, and West passed without waiting for South, then North and East passed. South "
        "never had a turn.",
    ),
]


@pytest.mark.parametrize(("language", "text"), LEFT_OUT)
def test_the_auction_has_not_ended(service: Service, language: Language, text: str) -> None:
    case = ruled(service, text, language)["procedure"]
    assert case["name"] == "auction_period"
    assert case["facts"]["auction_state"] == "player_missed"


def test_one_pass_out_of_turn_leaves_nobody_out_yet(service: Service) -> None:
    text = "North opened 1S, East passed and West passed at once, before South. North has not called yet. What now?"
    assert ruled(service, text, "en")["procedure"]["name"] == "pass_out_of_rotation"


BOTH: list[tuple[Language, str]] = [
    ("hu", "Dél 1 pikket nyitott, Nyugat és Kelet is passzolt."),
    ("pl", "S otworzył 1 pik, W i E spasowali."),
    ("nb", "Syd åpnet 1 spar, Vest og Øst passet."),
    ("en", "South opened 1S, West and East passed."),
]


@pytest.mark.parametrize(("language", "text"), BOTH)
def test_two_seats_that_passed_each_passed(language: Language, text: str) -> None:
    from understanding.clauses import cut

    calls = [(one.get("who"), one["what"]["call"]) for one in told(cut(text, language)).table["events"]]
    assert calls == [("S", "1S"), ("W", "P"), ("E", "P")]
