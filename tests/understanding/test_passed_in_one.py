"""Of several seats named as having passed in one, each has passed; each once, in the order told."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

TOGETHER: list[tuple[Language, str, str]] = [
    ("hu", "Észak 1 szan, Dél 3 szan, aztán Nyugat, Észak és Kelet is passzolt.", "WNE"),
    ("pl", "W 2BA, E 3BA. Pasowali S, W i N.", "SWN"),
    ("nb", "Vest 2NT, Øst 3NT. Så passet Syd, Vest og Nord.", "SWN"),
    ("en", "East opened 1S. Then South, West and North passed.", "SWN"),
    ("en", "West 3NT. Three passes from North, East and South.", "NES"),
]
APART: list[tuple[Language, str, str]] = [
    ("hu", "Kelet 1 pikk, Dél passzolt.", "S"),
    ("pl", "E skontrował, S spasował.", "S"),
    ("nb", "Øst doblet, Syd passet.", "S"),
    ("en", "1NT by North, South and West passed.", "SW"),
]


@pytest.mark.parametrize(("language", "text", "seats"), [*TOGETHER, *APART])
def test_each_of_them_has_passed(language: Language, text: str, seats: str) -> None:
    calls = [one for one in told(cut(text, language)).done("call") if one["what"].get("call") == "P"]
    assert "".join(str(one["who"]) for one in calls) == seats
