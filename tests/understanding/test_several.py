"""Several cards that fall at once: how many they are is no count of a hand, and each is another card beside."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

FELL: list[tuple[Language, str, dict[str, object] | None]] = [
    ("pl", "Obro\u0144ca E upu\u015bci\u0142 dwie karty: pik 9 i karo 4.", {"cards": ["S9", "D4"]}),
    ("nb", "Vest i motspill mistet to kort p\u00e5 bordet, hjerter 3 og kl\u00f8ver 8.", {"cards": ["H3", "C8"]}),
    ("hu", "Nyugat v\u00e9letlen\u00fcl leejtett k\u00e9t lapot.", {"count": 2}),
    ("en", "West has 12 cards and dropped one.", None),
]


@pytest.mark.parametrize(("language", "text", "what"), FELL)
def test_cards_that_fall_together_are_counted_by_their_act(
    language: Language, text: str, what: dict[str, object] | None
) -> None:
    heard = hear(text, language)
    (event,) = [row for row in heard.table["events"] if row["act"] == "expose"]
    counted = [row for row in heard.table.get("circumstances", ()) if row["is"] == "card_count"]
    if what is None:
        assert counted
        assert "count" not in event.get("what", {})
    else:
        assert event["what"] == what
        assert not counted
        assert heard.facts("exposed_card_defender")["other_penalty_cards"] is True
