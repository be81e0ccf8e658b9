"""Measures of whole answers: what they cite, and what they refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evals.metrics.ranking import same_place
from evals.questions import EvalQuestion, unit_of


@dataclass(frozen=True, slots=True)
class Judged:
    """One answer against its gold: shares of citations that are right and of gold that is cited, and its status."""

    question: EvalQuestion
    status: str
    precision: float
    recall: float
    law_cited: bool
    named: str | None = None
    offered: tuple[str, ...] = ()

    @property
    def procedure(self) -> str | None:
        """`right`, `offered` (ruled by another one, but the right one is among the candidates), `quoted` (none ruled
        where one could), `wrong`; None where nobody has said which procedures may rule the question."""
        wanted = self.question.procedures
        if wanted is None:
            return None
        if self.named in wanted or (not wanted and self.named is None):
            return "right"
        if set(wanted) & set(self.offered):
            return "offered"
        return "quoted" if self.named is None else "wrong"

    @property
    def refused(self) -> bool:
        """Whether the answer was a refusal."""
        return self.status == "refused"


def judge(question: EvalQuestion, document: Mapping[str, Any]) -> Judged:
    """Judge the document of `ask`. A citation is right when it is, contains or is contained in a gold provision.

    A bare law counts for no provision in it, but says which law.
    """
    cited = list(dict.fromkeys(str(row["canonical"]) for row in document["citations"] if row.get("canonical")))
    right = [item for item in cited if any(_matches(item, gold) for gold in question.gold)]
    found = [gold for gold in question.gold if any(_matches(item, gold) for item in cited)]
    return Judged(
        question,
        str(document["status"]),
        len(right) / len(cited) if cited else 0.0,
        len(found) / len(question.gold) if question.gold else 0.0,
        any(unit_of(item) in question.gold_laws for item in cited),
        (document.get("procedure") or {}).get("name"),
        tuple(row["name"] for row in document.get("candidates", ())),
    )


def refusal_rates(judged: Sequence[Judged]) -> tuple[list[float], list[float]]:
    """1 for refused, 0 for not: of the questions out of scope, and of the answerable ones."""
    outside = [float(row.refused) for row in judged if not row.question.answerable]
    inside = [float(row.refused) for row in judged if row.question.answerable]
    return outside, inside


def _matches(found: str, gold: str) -> bool:
    return found == gold or (unit_of(found) != found and same_place(found, gold))
