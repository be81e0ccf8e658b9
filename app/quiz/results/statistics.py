"""What results say: shares by area, difficulty and discrimination of each item, and what to read again.

Difficulty is the share of right answers (classical test theory's p). Discrimination is that share among the best 27 %
of the papers less that among the weakest 27 % (Kelley 1939); it needs at least ten papers to mean anything.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.quiz.exams.areas import area_of_provisions
from app.quiz.model import Level
from app.quiz.results.attempts import Answered

KELLEY = 0.27
FEWEST_PAPERS = 10
FEWEST_ANSWERS = 3
PASS_MARK = 65
EASY, HARD = 0.8, 0.5
"""Shares of right answers from which on a question is easy, and below which it is hard."""


@dataclass(frozen=True, slots=True)
class AreaResult:
    """Answers in one area; `missed` names the provisions of wrong answers, the most frequent first."""

    area: str
    asked: int
    right: int
    missed: tuple[str, ...]

    @property
    def percent(self) -> float:
        """Right answers, 0 to 100."""
        return 100 * self.right / self.asked

    def is_weak(self, pass_mark: int = PASS_MARK) -> bool:
        """Enough answers to say so, and fewer right than passes."""
        return self.asked >= FEWEST_ANSWERS and self.percent < pass_mark


@dataclass(frozen=True, slots=True)
class ItemResult:
    """One question over all papers; `discrimination` is None when there are too few papers."""

    question: str
    stem: str
    asked: int
    difficulty: float
    discrimination: float | None
    seconds: float

    @property
    def level(self) -> Level | None:
        """How hard it is by its answers; None while there are too few."""
        if self.asked < FEWEST_PAPERS:
            return None
        return 1 if self.difficulty >= EASY else 2 if self.difficulty >= HARD else 3

    @property
    def is_doubtful(self) -> bool:
        """Whether the weak do better on it than the strong: to be read again by the trainer."""
        return self.discrimination is not None and self.discrimination < 0


def by_area(answers: Iterable[Answered]) -> list[AreaResult]:
    """Results by area, the weakest first; questions of no area are counted under ""."""
    groups: dict[str, list[Answered]] = defaultdict(list)
    for one in answers:
        groups[area_of_provisions((*one.provisions, *one.topics))].append(one)
    found = []
    for name, rows in groups.items():
        missed = Counter(provision for row in rows if not row.right for provision in row.provisions)
        order = tuple(provision for provision, _ in sorted(missed.items(), key=lambda item: (-item[1], item[0])))
        found.append(AreaResult(name, len(rows), sum(row.right for row in rows), order))
    return sorted(found, key=lambda one: (one.percent, one.area))


def weak_areas(answers: Iterable[Answered], pass_mark: int = PASS_MARK) -> list[AreaResult]:
    """The areas to work on, the weakest first."""
    return [one for one in by_area(answers) if one.is_weak(pass_mark)]


def by_item(answers: Sequence[Answered]) -> list[ItemResult]:
    """Every question asked, the hardest first."""
    papers: dict[int, list[Answered]] = defaultdict(list)
    items: dict[str, list[Answered]] = defaultdict(list)
    for one in answers:
        papers[one.attempt].append(one)
        items[one.question].append(one)
    best, weakest = _groups(papers)
    found = []
    for name, rows in items.items():
        found.append(
            ItemResult(
                name,
                rows[-1].stem,
                len(rows),
                _share(rows),
                _difference(rows, best, weakest),
                sum(row.seconds for row in rows) / len(rows),
            )
        )
    return sorted(found, key=lambda one: (one.difficulty, one.question))


def _groups(papers: dict[int, list[Answered]]) -> tuple[set[int], set[int]]:
    """The best and the weakest 27 % of the papers; both empty when there are too few papers."""
    if len(papers) < FEWEST_PAPERS:
        return set(), set()
    order = sorted(papers, key=lambda number: (_share(papers[number]), number))
    size = max(1, round(KELLEY * len(order)))
    return set(order[-size:]), set(order[:size])


def _difference(rows: list[Answered], best: set[int], weakest: set[int]) -> float | None:
    upper = [row for row in rows if row.attempt in best]
    lower = [row for row in rows if row.attempt in weakest]
    return _share(upper) - _share(lower) if upper and lower else None


def _share(rows: Sequence[Answered]) -> float:
    return sum(row.right for row in rows) / len(rows)
