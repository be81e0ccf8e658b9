"""Calls that were only thought or asked about are none, and a bid replaced at once may still be accepted (27C)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

THOUGHT: list[tuple[Language, str]] = [
    ("hu", "Nyugat 2 kőrrel nyitott, Észak 2 kárót mondott. 'Jaj, azt hittem, 1 kőr volt', mondta."),
    ("pl", "W otworzył 2♥, na to N dał 2♦, bo myślał, że to 1♥."),
    ("nb", "Vest åpnet med 2 hjerter og Nord meldte 2 ruter. Han trodde det sto 1 hjerter."),
    ("en", "West opened 2H, North bid 2D. He thought that was one heart."),
]
ASKED: list[tuple[Language, str]] = [
    ("nb", "Nord åpnet 1 spar, Øst meldte 2 ruter, og Syd la 1 grand. Syd lurer på om han kan gå til 2 grand."),
    ("en", "North opened 1 spade, East bid 2 diamonds, South 1NT. South wonders whether he may make it 2NT."),
]


def _calls(text: str, language: Language) -> list[str]:
    return [row["what"]["call"] for row in hear(text, language).table["events"] if row["act"] == "call"]


@pytest.mark.parametrize(("language", "text"), THOUGHT)
def test_what_was_thought_was_not_called(language: Language, text: str) -> None:
    assert _calls(text, language) == ["2H", "2D"]


def test_a_call_after_a_long_thought_was_made() -> None:
    assert _calls("West opened 1H, North thought, 2D.", "en") == ["1H", "2D"]


@pytest.mark.parametrize(("language", "text"), ASKED)
def test_what_somebody_asks_whether_he_may_call_was_not_called(language: Language, text: str) -> None:
    assert _calls(text, language) == ["1S", "2D", "1NT"]


def test_a_bid_replaced_at_once_may_still_be_accepted() -> None:
    told = "West opened 2H, North bid 2D and changed it to 3D at once. "
    assert "choice_accept" not in hear(told, "en").facts("insufficient_bid")
    assert hear(f"{told}East does not accept 2D.", "en").facts("insufficient_bid")["choice_accept"] is False


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Nyugat 1 szan, Észak passz, Kelet kontrázta a saját partnerét. Hívtuk a vezetőt."),
        ("hu", "Kelet a partnere szanját kontrázta meg, erre asztalhoz hívtak."),
        ("en", "West opened 1NT, North passed, and East thought the no-trump came from North and doubled."),
    ],
)
def test_calling_the_director_or_no_trump_is_no_play(language: Language, text: str) -> None:
    assert not {event["act"] for event in hear(text, language).table["events"]} & {"lead", "play"}
