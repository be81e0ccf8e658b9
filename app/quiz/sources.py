"""Where questions come from: one `QuizItem` a procedure, calculator or kind of text question, with area and weight."""

from __future__ import annotations

from functools import cache
from random import Random

from app.quiz import from_definitions, from_editions, from_scoring, from_texts, from_ulti
from app.quiz.draw import law_of, settings
from app.quiz.from_rulings import VARIANTS, from_ruling
from app.quiz.item import Make, QuizItem
from app.quiz.model import QuizQuestion
from app.quiz.scope import QuizScope, law_id
from app.quiz.told import asking as told
from app.quiz.told import tables
from app.quiz.told.sheet import sheets
from corpus.model import Language
from corpus.store import Store
from rulings.registry import names

_SHARES = {"rulings": 60, "scoring": 14, "texts": 14, "definitions": 8, "editions": 1, "mbsz": 1, "ulti": 1}
"""Shares of the areas in a quiz about everything: MBSz, Ulti and editions only where asked for."""

_WHERE_ASKED_FOR = {"which_law"}
"""Questions that trainers struck out of a mixed set: the number of a law is asked only where the law is the topic."""


@cache
def items() -> tuple[QuizItem, ...]:
    """Everything that can be asked about."""
    return (
        *told.items(),
        *tables.items(),
        *_rulings(),
        *from_scoring.ITEMS,
        *from_texts.ITEMS,
        *from_definitions.ITEMS,
        *from_editions.ITEMS,
        *from_ulti.ITEMS,
    )


def _rulings() -> list[QuizItem]:
    def maker(name: str) -> Make:
        def make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
            for _ in range(4):
                variants = settings()["only"].get(name, list(VARIANTS))
                variant = rng.choices(variants, [_VARIANT_WEIGHTS[key] for key in variants])[0]
                if question := from_ruling(store, name, variant, language, rng, seed):
                    return question
            return None

        return make

    found = []
    for name in names():
        if name in settings()["never"] or name in sheets():
            continue
        area = "ulti" if name.startswith("ulti_") else "mbsz" if name.startswith("vsz_") else "rulings"
        weight = float(settings()["weights"].get(name, 1))
        found.append(QuizItem(name, area, tuple(law_id(law) for law in law_of(name)), weight, maker(name)))
    return found


_VARIANT_WEIGHTS = {
    "ruling": 50,
    "true": 14,
    "paragraph": 8,
    "next": 10,
    "tricks": 12,
    "silenced": 10,
    "options": 14,
    "yes": 14,
    "who": 8,
    "score": 12,
}


def chances(language: Language, scope: QuizScope) -> list[tuple[QuizItem, float]]:
    """The items a quiz may draw from, each with its chance."""
    wanted = [item for item in items() if language in item.languages and scope.wants(item.area, item.provisions)]
    if scope.everything:
        wanted = [item for item in wanted if item.area not in ("mbsz", "ulti", "editions")]
        scenes = {*sheets(), *(item.name for item in tables.items())}
        wanted = [item for item in wanted if item.area != "rulings" or item.name in scenes]
        wanted = [item for item in wanted if item.name not in _WHERE_ASKED_FOR]
    totals: dict[str, float] = {}
    for item in wanted:
        totals[item.area] = totals.get(item.area, 0.0) + item.weight
    return [(item, _SHARES[item.area] * item.weight / totals[item.area]) for item in wanted]
