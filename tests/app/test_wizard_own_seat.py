"""A correction of where the teller sits changes what he told of himself, and takes nothing else back."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

SEATED: list[tuple[Language, tuple[str, str]]] = [
    ("hu", ("Nyugaton ülök. Észak 1 szanzadu, Kelet passz, Dél 2 káró, Észak szerint színes káró, aztán három passz. "
            "Utána Dél szólt, hogy transzfer. 2 pikket mondtam volna. Megtehetem?",
            "Bocs, elírtam: Keleten ülök.")),
    ("pl", ("Siedzę na W. N otworzył 1BA, E pas, S 2 karo, N powiedział, że naturalne, potem trzy pasy. "
            "Potem S mówi, że to transfer. Dałbym 2 pik. Mogę?",
            "Pomyłka, siedzę na E.")),
    ("nb", ("Jeg sitter Vest. 1NT fra Nord, pass, 2 ruter fra Syd, Nord sa naturlig, så tre passer. "
            "Etterpå sa Syd at det er overføring. Jeg ville meldt 2 spar. Kan jeg endre?",
            "Feil av meg, jeg sitter Øst.")),
    ("en", ("I'm West. North opened 1NT, East passed, South bid 2D, North said natural, then three passes. "
            "Then South says it is a transfer. I would have bid 2S. Can I change?",
            "Sorry, typo: I'm East.")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), SEATED)
def test_a_teller_sits_elsewhere(service: Service, language: Language, told: tuple[str, str]) -> None:
    begun = service.reply(told[0], None, None, None, language)
    document = service.reply(told[1], None, begun, None, language)
    assert document["told"][-1] == told[1]
    assert told[0] not in document["told"]
    known = case_of(document)["facts"]
    assert known.get("misinformed") != "W"
    assert known.get("explanation_kind") == case_of(begun)["facts"].get("explanation_kind")


def test_a_seat_told_again_puts_nothing_right(service: Service) -> None:
    begun = service.reply(
        "I'm West. South declares. East led the club king, but it was my lead.", None, None, None, "en"
    )
    document = service.reply("Sorry, forgot: I'm West and have played nothing.", None, begun, None, "en")
    assert document["told"][0] == begun["question"]
