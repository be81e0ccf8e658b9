"""Who sits beside the asker says where the asker sits."""

from __future__ import annotations

from typing import Any

import pytest

from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("en", "My partner West opened 1NT and I doubled it, out of turn.", "E"),
        ("hu", "A partnerem nyitott 1 szant, a jobb oldali ellenfelem (Kelet) jött volna, én megkontráztam.", "S"),
        ("pl", "Partner na N otworzył 1 kier, ja skontrowałem poza kolejnością.", "S"),
        ("nb", "Makker i vest åpnet 1 grand, jeg doblet utenfor tur.", "E"),
    ],
)
def test_the_asker_sits_where_his_neighbour_says(language: Any, text: str, seat: str) -> None:
    doubled = [row["who"] for row in hear(text, language).table["events"] if row["what"].get("kind") == "double"]
    assert doubled == [seat]
