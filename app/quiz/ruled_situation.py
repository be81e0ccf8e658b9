"""One drawn situation with the engine's ruling on it: what questions from rulings are made of."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from app.messages import message
from app.quiz.citing import labels
from app.quiz.draw import Situation, conflict, neighbours, ruling, tell_changed
from app.quiz.model import QuizOption, QuizQuestion
from app.quiz.told.reasons import after_colon
from corpus.model import Language
from corpus.store import Store
from rulings.engine.errors import EngineError
from rulings.engine.ruling_document import RulingDocument, StatementRow
from rulings.registry import title
from rulings.telling import situation as tell_situation

_PLAIN = ("board_conditions", "call_legality", "revoke_definition", "revoke_established", "penalty_card_kind")
AFTERWARDS = {"rho_action", "rho_call", "finding_comparable", "replacement", "replacement_kind"}
"""Facts that come after the choice: a situation that tells them is no longer open."""


def headline(found: RulingDocument) -> StatementRow | None:
    """The sentence that says the ruling."""
    return next((one for one in found["statements"] if one["kind"] == "headline"), None)


def headline_of(found: RulingDocument) -> StatementRow:
    """The headline of a ruling that is known to have one."""
    return next(one for one in found["statements"] if one["kind"] == "headline")


def said_citations(found: RulingDocument) -> list[str]:
    """The provisions that the further sentences cite."""
    return [name for one in found["statements"] if one["kind"] == "statement" for name in one["citations"]]


class RuledSituation:
    """One situation with its ruling, ready to be asked about."""

    def __init__(self, store: Store, drawn: Situation, found: RulingDocument, language: Language, rng: Random) -> None:
        self.store, self.drawn, self.found, self.language, self.rng = store, drawn, found, language, rng
        self.head = headline_of(found)
        subject = title(drawn.procedure, language)
        end = "" if subject.endswith("?") else "."
        self.told = f"{subject}{end} {tell_situation(drawn.procedure, drawn.facts, language)}"

    @property
    def at_table(self) -> bool:
        """Whether a director rules on it; regulations, Ulti and plain tables are only right or wrong."""
        return not self.drawn.procedure.startswith(("vsz_", "ulti_")) and self.drawn.procedure not in _PLAIN

    @property
    def settled(self) -> set[str]:
        """Facts that come after the choice: a situation that tells them is no longer open."""
        return AFTERWARDS

    def say(self, key: str, **params: str) -> str:
        """A text of the quiz."""
        return message(self.language, f"quiz.{key}", **params)

    def cite(self, citations: list[str]) -> str:
        """Citations as labels."""
        return labels(self.store, citations, self.language)

    def explanation(self) -> str:
        """The ruling as said, each sentence with its paragraph."""
        rows = [self.head, *(one for one in self.found["statements"] if one["kind"] == "statement")]
        return " ".join(f"{one['text']} ({self.cite(one['citations'])})" for one in rows[:4])

    def right(self) -> str:
        """Why the right answer is right."""
        return self.say("why_right", label=self.cite(self.head["citations"]))

    def others(self) -> Iterator[tuple[RulingDocument, str, dict[str, Any]]]:
        """Rulings of the neighbours that exclude the right one: document, the reason it is wrong, its facts."""
        for near in neighbours(self.drawn):
            found = ruling(near, self.drawn.procedure, self.language)
            head = found and headline(found)
            if not found or not head or not conflict(found["outcome"], self.found["outcome"]):
                continue
            if _inside(head["text"], self.head["text"]):
                continue  # "There is no restriction" is true wherever "There is none, because ..." is
            try:
                told = tell_changed(self.drawn, near.changed, self.language)
            except EngineError:
                continue  # a fact without words cannot be given as a reason
            told = after_colon(told, self.language)
            yield found, self.say("why_if", told=told, label=self.cite(head["citations"])), near.facts

    def question(self, ask: str, options: list[QuizOption], item: str = "") -> QuizQuestion:
        """The question so far: stem, explanation and its options shuffled and lettered."""
        self.rng.shuffle(options)
        lettered = tuple(replace(option, id=string.ascii_lowercase[n]) for n, option in enumerate(options))
        return QuizQuestion(
            id=item,
            kind="single",
            language=self.language,
            level=1,
            stem=f"{self.told} {ask}".strip(),
            explanation=self.explanation(),
            citations=(),
            provisions=(),
            options=lettered,
        )


def _inside(first: str, second: str) -> bool:
    """Whether one sentence is the beginning of the other, so that both may be said of one ruling."""
    short, long = sorted((first.rstrip("."), second.rstrip(".")), key=len)
    return long.startswith(short)
