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
