"""What is left open is not told, what is likened is no supposition, and the last word on the dealer counts."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told


def _so(text: str, language: Language, what: str) -> list[Any]:
    table = told(cut(text, language)).table
    return [row.get("value", row.get("who")) for row in table.get("circumstances", ()) if row["is"] == what]


@pytest.mark.parametrize(
    ("language", "open_", "said"),
    [
        ("nb", "Vest har ikke sagt om han godtar budet.", "Vest godtar budet."),
        ("en", "West hasn't told us whether he accepts the bid.", "West accepts the bid."),
        ("pl", "W nie zdradził, czy akceptuje odzywkę.", "W akceptuje odzywkę."),
        ("hu", "Nyugat nem árulta el, hogy elfogadja-e a licitet.", "Nyugat elfogadja a licitet."),
    ],
)
def test_whether_he_accepts_is_not_that_he_does(language: Language, open_: str, said: str) -> None:
    assert _so(open_, language, "accepted") == []
    assert _so(said, language, "accepted") == [True]


def test_as_if_is_no_if() -> None:
    events = told(cut("East bid 5C as if nobody had spoken.", "en")).table["events"]
    assert [event.get("status") for event in events] == [None]


def test_easts_is_east_has_before_what_he_has_done() -> None:
    """Before a noun it is his: the lead below is nobody's act."""
    shown = told(cut("S bid 1H, and East's just dropped a spade.", "en")).table["events"][-1]
    assert (shown["act"], shown["who"]) == ("expose", "E")
    assert [event["act"] for event in told(cut("East's lead was a spade.", "en")).table["events"]] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North was dealer. East opened 1S. No, sorry, the dealer was West."),
        ("pl", "Rozdawał N, E otworzył 1 pik. Pomyłka, rozdającym był W."),
    ],
)
def test_the_dealer_is_the_one_named_last(language: Language, text: str) -> None:
    state = told(cut(text, language)).state
    assert state is not None
    assert state.dealer is not None
    assert state.dealer.value == "W"
