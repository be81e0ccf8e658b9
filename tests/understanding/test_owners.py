"""A role that owns what follows is told of nobody; what lies on the table is no card of dummy's."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import hear, told

LANGUAGE_OF: dict[str, Language] = {"hu": "hu", "pl": "pl", "nb": "nb", "en": "en"}


def _who(language: str, text: str, what: str) -> list[str | None]:
    table = told(cut(text, LANGUAGE_OF[language])).table
    return [row.get("who") for row in table.get("circumstances", ()) if row["is"] == what]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Nyugat a felvevő treffjére kőrt dobott."),
        ("hu", "Kelet a felvevő kezéből húzott egy lapot."),
        ("hu", "nyugat a felvevő lapját látta"),
        ("hu", "Nyugat a felvevő hívására tett egy treffet."),
        ("nb", "Vest på spilleførerens kløver la hjerter."),
        ("en", "West, on declarer's club, threw a heart."),
        ("en", "West to declarer's ace played a spade."),
    ],
)
def test_who_plays_to_declarers_card_is_not_declarer(language: str, text: str) -> None:
    assert _who(language, text, "declarer") == []


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("hu", "Nyugat a felvevő.", "W"),
        ("hu", "Nyugat a felvevő 3 szanzban, Észak hívott.", "W"),
        ("hu", "nyugat a felvevo es kort hiv", "W"),
        ("hu", "Nyugat a felvevő hívja a kőrt.", "W"),
        ("nb", "Vest er spillefører.", "W"),
        ("en", "Declarer's South.", "S"),
        ("en", "West was declarer.", "W"),
        ("pl", "Rozgrywający W wziął asem.", "W"),
    ],
)
def test_who_is_told_to_be_declarer_is(language: str, text: str, seat: str) -> None:
    assert _who(language, text, "declarer") == [seat]


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Øst mistet hjerter konge på bordet, det er et straffekort.", "E"),
        ("Vest la spar dame på bordet, og den er straffekort.", "W"),
        ("Øst har spar knekt som stort straffekort på bordet.", "E"),
    ],
)
def test_a_card_dropped_on_the_table_is_its_players(text: str, seat: str) -> None:
    assert _who("nb", text, "penalty_card") == [seat]


def test_declarer_in_dummy_is_still_in_dummy() -> None:
    table = told(cut("Spillefører var inne på bordet, men spilte hjerter fra hånda.", "nb")).table
    assert ("lead_in", "dummy") in [(row["is"], row.get("value")) for row in table["circumstances"]]


@pytest.mark.parametrize(
    ("language", "text", "declarer"),
    [
        ("nb", "Ingen hadde spilt. Spillefører sier at jeg ikke har lov til å spørre.", None),
        ("nb", "Spillefører ba meg vente.", None),
        ("pl", "Rozgrywający twierdzi, że mi nie wolno było pytać.", None),
        ("pl", "Rozgrywający mi kazał zagrać kiera.", None),
        ("nb", "Makker er spillefører, høyre spilte ut.", "partner:asker"),
        ("pl", "Rozgrywający to ja, wyszedłem poza kolejnością.", "asker"),
    ],
)
def test_whom_declarer_speaks_to_is_not_declarer(language: Language, text: str, declarer: str | None) -> None:
    rows = [one.get("who") for one in hear(text, language).table.get("circumstances", ()) if one["is"] == "declarer"]
    assert rows == ([declarer] if declarer else [])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East revoked. We led a spade to the next trick."),
        ("nb", "Vest revoket. Vi spilte ut spar i neste stikk."),
        ("hu", "Kelet nem adott színt. Mi hívtunk pikket."),
        ("pl", "W nie dodał do koloru. Wyszliśmy w pika."),
    ],
)
def test_what_we_did_is_not_done_by_who_was_named_before(language: Language, text: str) -> None:
    assert [one.get("who") for one in hear(text, language).table["events"] if one["act"] == "lead"] == ["asker"]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "East revoked. We played 3NT."), ("nb", "Øst revoket. Vi spilte 3NT.")]
)
def test_of_our_contract_who_was_named_before_is_not_declarer(language: Language, text: str) -> None:
    rows = hear(text, language).table["circumstances"]
    assert {one.get("who") for one in rows if one["is"] == "contract"} == {None}
