"""The contract that somebody leads against is no card led, and no call made then."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

AGAINST: list[tuple[Language, str, str | None]] = [
    ("hu", "Kelet soron kívül indult Dél 4 kőrje ellen.", "S"),
    ("hu", "Kelet soron kívül indult 4 kőr ellen.", None),
    ("pl", "E wyszedł przeciw 4 kier S poza kolejnością.", "S"),
    ("pl", "E wyszedł poza kolejnością przeciwko 4 kier.", None),
    ("nb", "Øst spilte ut utenfor tur mot Sørs 4 hjerter.", "S"),
    ("nb", "Øst spilte ut i stedet for Vest mot 4 hjerter av Sør.", "S"),
    ("en", "East led out of turn against South's 4 hearts.", "S"),
    ("en", "East led out of turn against 4 hearts.", None),
]


@pytest.mark.parametrize(("language", "text", "declarer"), AGAINST)
def test_a_contract_led_against_is_no_card(language: Language, text: str, declarer: str | None) -> None:
    table = hear(text, language).table
    assert [(row["act"], row["who"], row.get("what")) for row in table["events"]] == [("lead", "E", None)]
    told = [row for row in table["circumstances"] if row["is"] == "contract"]
    assert {row["value"]["denomination"] for row in told} == {"H"}
    assert {row["who"] for row in told if "who" in row} == ({declarer} if declarer else set())


def test_a_card_led_beside_it_is_one() -> None:
    (led,) = hear("Mot 4 hjerter spilte vest ut kløver konge.", "nb").table["events"]
    assert (led["act"], led["who"], led["what"]) == ("lead", "W", {"card": "CK"})


def test_out_of_turn_is_no_turn() -> None:
    """Hungarian `soron` is in turn, `soron kívül` out of it."""
    told = hear("Kelet soron kívül indult.", "hu").table.get("circumstances", ())
    assert not [row for row in told if row["is"] == "on_lead"]
