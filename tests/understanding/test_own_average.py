"""Law 12C2c: a percentage of the other boards is told beside what 12C2a gives; whose it is, and that it is one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from understanding.scores import own_average

TOLD = {
    "en": {
        "We're averaging 67 per cent over the rest of the session. Do we really only get sixty?": "67",
        "Is it 60% or the 64.5% we have on the other boards?": "64.5",
        "They have 35% on the rest of the session. What do we get?": None,
        "Is it average plus, 60% for us and 40% for the rest?": None,
        "We won the session with 58%.": "58",
        "Twenty-five percent of the boards were fouled.": None,
    },
    "hu": {
        "Vétlenek voltunk, a többi leosztásban 64,5 százalékunk van. Mit kapunk?": "64.5",
        "Átlagosan 67%-unk van a fordulóban, mégis csak 60% jár?": "67",
        "60%-ot kapunk vagy 50%-ot?": None,
    },
    "pl": {"W pozostałych rozdaniach mamy 55 procent. Ile dostajemy?": "55", "Dostajemy 60% czy 50%?": None},
    "nb": {"Ellers har vi 62,3 % i snitt i sesjonen. Hva får vi?": "62.3", "Får vi 60 % eller 50 %?": None},
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, rows in TOLD.items() for line in rows])
def test_an_average_of_the_other_boards(lang: str, line: str) -> None:
    told = TOLD[lang][line]
    assert own_average(line, lang) == (None if told is None else Fraction(told))  # type: ignore[arg-type]
