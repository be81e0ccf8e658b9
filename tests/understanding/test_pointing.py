"""Which call or card a fact means; seats turned and suits swapped leave every sign of a mention as it was."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told
from understanding.pointing import meant, signs_in

MEANT: list[tuple[Language, str, str, str, Any]] = [
    (
        "en",
        "insufficient_bid",
        "Partner opened one spade, the man on my right bid one diamond, saw it and put two diamonds there instead.",
        "replacement",
        "2D",
    ),
    (
        "hu",
        "insufficient_bid",
        "A partnerem 1 pikkel nyitott, jobbról 1 kárót mondtak rá, aztán észrevette és kicserélte 2 káróra.",
        "replacement",
        "2D",
    ),
    (
        "pl",
        "exposed_card_defender",
        "Pani po lewej broniła i wypadła jej z ręki dama kier, leży odkryta na stole.",
        "card",
        "HQ",
    ),
    ("nb", "exposed_card_defender", "Motspilleren til høyre mistet ruter konge på bordet, åpent.", "card", "DK"),
]


@pytest.mark.parametrize(("language", "procedure", "text", "fact", "value"), MEANT)
def test_the_mention_that_a_fact_means_is_found(
    language: Language, procedure: str, text: str, fact: str, value: Any
) -> None:
    found = {one.fact: one.value for one in meant(told(cut(text, language)), procedure)}
    assert found.get(fact) == value


def test_calls_are_listed_only_where_nobody_sits_at_a_seat() -> None:
    """Passes are left out of what people tell: with seats the calls would be given to others."""
    unseated = "Partner opened one spade, my right-hand opponent bid one heart over it, that is too low."
    seated = "North opened one spade, East bid one heart over it, that is too low."
    facts = [{one.fact for one in meant(told(cut(text, "en")), "insufficient_bid")} for text in (unseated, seated)]
    assert "auction" in facts[0]
    assert "auction" not in facts[1]


def test_no_sign_names_a_seat_a_suit_or_a_level() -> None:
    """The table turned, suits swapped, one level higher: every mention has the signs it had."""
    first = "North opened one heart, East bid one spade, then West put down the queen of clubs."
    second = "South opened two clubs, West bid two hearts, then East put down the ten of diamonds."
    signs = []
    for text in (first, second):
        heard = told(cut(text, "en"))
        signs.append([own.tolist() for _, (own,) in signs_in(heard, "insufficient_bid")])
    assert signs[0] == signs[1]
