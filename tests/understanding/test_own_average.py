"""Law 12C2c: a percentage of the other boards is told beside what 12C2a gives; whose it is, and that it is one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.scores import both_averages, own_average

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


BOTH: list[tuple[Language, str, tuple[int, int] | None]] = [
    (
        "en",
        "East-West jumbled the cards and N/S are blameless. N/S average 64% over their other boards, E/W only 35.",
        (64, 35),
    ),
    ("en", "We EW mixed up the hands. Our session was 52% otherwise; the blameless NS pair had 66%.", (66, 52)),
    ("en", "They fouled the board, we are blameless. We average 64% over our other boards.", None),
    ("en", "North-South are at 31% and East-West at 58% for the session. Whose fault it was is not known.", None),
    (
        "hu",
        "Észak-Dél összekeverte a lapokat; Kelet-Nyugat teljesen vétlen. Észak-Dél átlaga ma 33%, Kelet-Nyugaté 62%.",
        (62, 33),
    ),
    ("hu", "Kelet-Nyugat vétlen, a fordulóban 62%-uk van. 60%-ot kapnak?", None),
    (
        "pl",
        "Para WE pomieszała karty, my na NS nic nie zawiniliśmy. Nam wyszło 64 procent z reszty, tamci mieli 35.",
        (64, 35),
    ),
    ("pl", "NS bez winy, mają w sesji 55%. Ile dostaną?", None),
    (
        "nb",
        "Makker og jeg (ØV) blandet kortene, NS var helt uten skyld. Vi ligger på 35 prosent på resten av spillene, NS "
        "på 64.",
        (64, 35),
    ),
    ("nb", "NS var uten skyld og har 64 % på resten av spillene. Hva får de?", None),
]


@pytest.mark.parametrize(("lang", "line", "told"), BOTH)
def test_the_averages_of_both_pairs(lang: Language, line: str, told: tuple[int, int] | None) -> None:
    found = both_averages(cut(line, lang))
    assert (None if found is None else tuple(int(one) for one in found)) == told


def test_each_pair_gets_its_own_average(service: Service) -> None:
    told = (
        "Matchpoints. A board could not be played, entirely North-South's fault; East-West were not at fault. "
        "North-South are running at 31% and East-West at 58% for the session. What does each pair get on it?"
    )
    answer = service.ask(told, "en")["answer"]
    assert "60%" in answer
    assert "31%" in answer
