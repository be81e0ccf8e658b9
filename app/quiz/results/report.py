"""The kept results as one document: attempts, areas, questions by difficulty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.quiz.results.attempts import answers, attempts, attempts_with
from app.quiz.results.statistics import ItemResult, by_area, by_item


def items_of(questions: Iterable[str]) -> dict[str, ItemResult]:
    """What answers say of questions, by id; those never taken are left out."""
    wanted = set(questions)
    papers = attempts_with(wanted)
    return {one.question: one for one in by_item(answers(papers)) if one.question in wanted} if papers else {}


def report(paper_name: str = "", room: str = "") -> dict[str, Any]:
    """The kept results as a document."""
    rows = [row for row in attempts(room=room or None) if not paper_name or row.paper == paper_name]
    given = answers([row.id for row in rows])
    return {
        "attempts": [
            {
                "id": row.id,
                "mode": row.mode,
                "class": row.room,
                "who": row.who,
                "title": row.title,
                "paper": row.paper,
                "right": row.right,
                "total": row.total,
                "percent": round(row.percent, 1),
                "started": row.started.isoformat(),
                "finished": row.finished.isoformat() if row.finished else None,
            }
            for row in rows
        ],
        "areas": [
            {
                "area": one.area,
                "right": one.right,
                "asked": one.asked,
                "percent": round(one.percent, 1),
                "weak": one.is_weak(),
                "missed": list(one.missed),
            }
            for one in by_area(given)
        ],
        "items": [
            {
                "question": one.question,
                "stem": one.stem,
                "asked": one.asked,
                "difficulty": round(one.difficulty, 3),
                "discrimination": None if one.discrimination is None else round(one.discrimination, 3),
            }
            for one in by_item(given)
        ],
    }
