"""Who has a suit: not he whose other suit it was played on, and the teller where the form says so."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

HELD: list[tuple[Language, str, str]] = [
    ("hu", "Nyugat treffjére kőrt dobtam, pedig volt treffem.", "asker"),
    ("pl", "Zrzuciłem kiera na trefla W, a trefla miałem.", "asker"),
    ("nb", "Syd kastet en hjerter på vests kløver, hadde en kløver.", "S"),
    ("en", "South threw a heart on West's club, and had a club.", "S"),
    ("en", "South led a club. West had a club.", "W"),
    ("hu", "Dél treffet hívott. Nyugatnak volt treffje.", "W"),
    ("pl", "S zagrał trefla. W miał trefla.", "W"),
    ("nb", "Syd spilte kløver. Vest hadde en kløver.", "W"),
]


@pytest.mark.parametrize(("language", "text", "who"), HELD)
def test_who_has_the_suit(language: Language, text: str, who: str) -> None:
    rows = [row for row in told(cut(text, language)).told("holds") if row["value"] == {"suit": "C"}]
    assert [row["who"] for row in rows] == [who]


@pytest.mark.parametrize(
    ("text", "who"),
    [("West spotted declarer, South, binning a heart.", "S"), ("West, the declarer, led a heart.", "W")],
)
def test_whom_somebody_notices_has_the_role(text: str, who: str) -> None:
    assert {row["who"] for row in told(cut(text, "en")).told("declarer")} <= {who}
