"""Who has not played to another suit than the one he failed to follow has not played to the next trick (63A1)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OPEN: list[tuple[Language, str]] = [
    ("hu", "A felvevő treffet hívott, a királya vitte, én pikket dobtam rá. Aztán kőrt hívott, ekkor láttam meg egy "
           "treffet. Én még nem tettem a kőrre, a partnerem se. Jóvátehetetlen?"),
    ("pl", "Rozgrywający wyszedł w trefla i wziął królem, a ja dołożyłem piątkę pik. Wyszedł już kierem do następnej i "
           "wtedy zobaczyłem trefla. Do tego kiera ani ja ani partner nic nie daliśmy. Oddajemy lewę?"),
    ("nb", "Vest spiller 3NT. Han spilte kløver til kongen, jeg (Nord) kastet en spar. Så spilte han hjerter, og da så "
           "jeg en kløver. Jeg har ikke lagt på hjerteren. Er revoken etablert?"),
    ("en", "West is declarer. He led a club to his king and I threw a spade. Now he has led a heart and I see a club. "
           "I haven't played to the heart, nor has partner. Is the revoke established?"),
]  # fmt: skip
PLAYED: list[tuple[Language, str]] = [
    ("nb", "Samme motspiller bekjente ikke ruter igjen. Også etter denne andre gangen spilte de videre. Får vi straff "
           "for begge?"),
    ("en", "West is declarer. He led a club to his king and I, North, threw a spade. Then he led a heart and I played "
           "a small one. Now I see a club. I had not played to the club trick. Is the revoke established?"),
    ("pl", "Rozgrywający wyszedł w trefla, a ja nie dołożyłem trefla, dałem pika. Wyszedł kierem do następnej, "
           "dołożyłem kiera i wtedy zobaczyłem trefla. Oddajemy lewę?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_the_revoke_is_open(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row["value"] for row in service.reply(told, None, None, None, language)["procedure"]["read"]}
    assert read["since_revoke"] == "nothing"


@pytest.mark.parametrize(("language", "told"), PLAYED)
def test_the_trick_of_the_revoke_is_no_later_one(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row for row in service.reply(told, None, None, None, language)["procedure"]["read"]}
    assert "since_revoke" not in read or read["since_revoke"]["value"] != "nothing"
