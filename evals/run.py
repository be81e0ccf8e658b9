"""Running systems over questions: each system is a name and a function from a question to ranked 2017 provisions."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from corpus.errors import LawbridgeError
from corpus.jurisdictions import of_language
from corpus.model import Language
from evals.baselines.lexical import lexical_baselines
from evals.baselines.pipeline import splitter_pipeline
from evals.metrics import ranking
from evals.metrics.intervals import Estimate, estimate, gap
from evals.questions import EvalQuestion

if TYPE_CHECKING:
    from app.service import Service

Rank = Callable[[str, Language, int], list[str]]
DEPTH = 10
OURS = "Lawbridge"


@dataclass(frozen=True, slots=True)
class Row:
    """What one system found for one question: provisions in order."""

    question: EvalQuestion
    ranked: tuple[str, ...]

    def law_place(self) -> int | None:
        """The place of the first hit that belongs to a gold law, among the hits as listed (not among distinct laws)."""
        return ranking.first_place(ranking.units(self.ranked), self.question.gold_laws)

    def values(self) -> dict[str, float]:
        """All measures of this row."""
        place = self.law_place()
        found = ranking.provision_place(self.ranked, self.question.gold)
        return {
            "hit@1": float(place == 1),
            "hit@5": float(place is not None and place <= 5),
            "MRR": ranking.reciprocal(place),
            "nDCG@10": ranking.ndcg(ranking.units(self.ranked), self.question.gold_laws),
            "paragraph hit@1": float(found == 1),
            "paragraph hit@5": float(found is not None and found <= 5),
            "paragraph nDCG@10": ranking.ndcg(self.ranked, self.question.gold),
        }


MEASURES = ("hit@1", "hit@5", "MRR", "nDCG@10", "paragraph hit@1", "paragraph hit@5", "paragraph nDCG@10")


@dataclass(frozen=True, slots=True)
class Run:
    """All rows of one system, answerable questions only, and its time per question in ms."""

    name: str
    rows: tuple[Row, ...]
    milliseconds: float
    errors: int = 0

    def estimate(self, measure: str, language: str | None = None, kind: str | None = None) -> Estimate:
        """A measure's mean and interval over all questions, one language's or one kind's."""
        return estimate(
            [
                row.values()[measure]
                for row in self.rows
                if language in (None, row.question.language) and kind in (None, row.question.kind)
            ]
        )

    def gap(self, measure: str) -> Estimate:
        """How far the worst language is behind the best."""
        groups: dict[str, list[float]] = {}
        for row in self.rows:
            groups.setdefault(row.question.language, []).append(row.values()[measure])
        return gap(groups)


def run(name: str, rank: Rank, questions: Sequence[EvalQuestion]) -> Run:
    """Rank every answerable question; the mean time excludes the first, which loads the indexes.

    A question that is refused with an error has found nothing, and is counted.
    """
    asked = [question for question in questions if question.answerable]
    failed: list[str] = []

    def found(question: EvalQuestion) -> tuple[str, ...]:
        try:
            return tuple(rank(question.text, question.language, DEPTH))
        except LawbridgeError as error:
            failed.append(type(error).__name__)
            return ()

    if asked:
        found(asked[0])
        failed.clear()
    started = time.perf_counter()
    rows = tuple(Row(question, found(question)) for question in asked)
    return Run(name, rows, 1000 * (time.perf_counter() - started) / max(1, len(asked)), len(failed))


def baseline_runs(service: Service, questions: Sequence[EvalQuestion]) -> list[Run]:
    """The baselines of issue 5: BM25 on words, lemmas, 4-grams; the splitter pipeline; our dense encoders alone."""
    searcher = service.searcher
    runs = [run(base.name, base.rank, questions) for base in lexical_baselines(service.store, searcher.lemmas)]
    pipeline = splitter_pipeline(service.store)
    runs.append(run(pipeline.name, pipeline.rank, questions))
    runs += [run(f"dense alone: {name}", _only(service, [name]), questions) for name in searcher.manifest.encoders]
    return runs


def ablation_runs(service: Service, questions: Sequence[EvalQuestion]) -> list[Run]:
    """Ours without each of its parts in turn."""
    searcher = service.searcher
    parts = [name for name, weight in searcher.weights.rankings.items() if weight > 0]
    return [
        run(f"without {part}", _only(service, [name for name in parts if name != part]), questions)
        for part in parts
        if part != "concepts"
    ]


def our_run(service: Service, questions: Sequence[EvalQuestion]) -> Run:
    """The search as it is served, citations in the question included."""

    def rank(text: str, language: Language, k: int) -> list[str]:
        return [full_id for full_id, _ in service.ranked(text, language, k)]

    return run(OURS, rank, questions)


def _only(service: Service, parts: Sequence[str]) -> Rank:
    searcher = service.searcher

    def rank(text: str, language: Language, k: int) -> list[str]:
        return [
            hit.canonical
            for hit in searcher.rank(searcher.evidence(text, language, parts).parts, k, of_language(language))
        ]

    return rank


def by_kind(questions: Sequence[EvalQuestion]) -> Mapping[str, int]:
    """How many answerable questions there are of each kind."""
    kinds: dict[str, int] = {}
    for question in questions:
        if question.answerable:
            kinds[question.kind] = kinds.get(question.kind, 0) + 1
    return dict(sorted(kinds.items()))


def without_diacritics(questions: Sequence[EvalQuestion]) -> list[EvalQuestion]:
    """The same questions as typed on a phone abroad."""
    from corpus.ids import fold

    return [replace(question, text=fold(question.text)) for question in questions]
