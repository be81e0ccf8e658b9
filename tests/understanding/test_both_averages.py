"""What both contestants reached on the other boards, and which of them is in no way at fault (12C2c)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from corpus.model import Language
from understanding.averages import both_averages
from understanding.clauses import cut

TOLD: list[tuple[Language, str, str, str]] = [
    ("hu", "Csak KN a hibás, ÉD teljesen vétlen. A többi leosztáson ÉD 64%, KN 35%. Mit írjak?", "64", "35"),
    ("pl", "My na NS nic nie zawiniliśmy, cała wina ich. Mamy 62,5 procent z reszty, tamci mieli 35.", "62.5", "35"),
    ("nb", "Det var bare vår skyld, NS uten skyld. Vi har 35 prosent på resten av spillene, NS 64.", "64", "35"),
    ("en", "It is all on East-West. Their other boards come to 44.2 percent, North-South's to 57.", "57", "44.2"),
]
NOT_BOTH: list[tuple[Language, str]] = [
    ("hu", "ÉD teljesen vétlen. A többi leosztáson 64%-uk van. 60-40-et írok?"),
    ("pl", "NS bez winy. NS mają 64 procent z reszty sesji. Ile dostają?"),
    ("nb", "NS er uten skyld. NS har 64 prosent på resten. Hva får de?"),
    ("en", "NS have 66% on the rest, EW 36. Nobody told us who is to blame."),
]


@pytest.mark.parametrize(("language", "text", "innocent", "other"), TOLD)
def test_both(language: Language, text: str, innocent: str, other: str) -> None:
    assert both_averages(cut(text, language)) == (Fraction(innocent), Fraction(other))


@pytest.mark.parametrize(("language", "text"), NOT_BOTH)
def test_not_both(language: Language, text: str) -> None:
    assert both_averages(cut(text, language)) is None
