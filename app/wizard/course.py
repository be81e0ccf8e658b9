"""One walk through a procedure: what was answered in which order, what was left open, and what changes when it changes.

A course is a value: every step gives a new one, so going back, trying *what if* and comparing need no bookkeeping.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from corpus.errors import BadFacts
from rulings import registry
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.presuming import doubted
from rulings.engine.ruling_document import Need, RulingDocument

Step = tuple[str, Any]
"""A fact and its value as JSON; None where the person does not know."""


@dataclass(frozen=True, slots=True)
class Course:
    """A procedure and the answers so far, in the order given."""

    procedure: str
    steps: tuple[Step, ...] = ()

    @property
    def facts(self) -> dict[str, Any]:
        """The facts known."""
        return {name: value for name, value in self.steps if value is not None}

    @property
    def skipped(self) -> frozenset[str]:
        """The facts nobody knows."""
        return frozenset(name for name, value in self.steps if value is None)

    def answer(self, name: str, value: Any) -> Course:
        """The course with a fact set where it stood, else at the end; None says that it is not known."""
        if any(step[0] == name for step in self.steps):
            return replace(self, steps=tuple((name, value) if step[0] == name else step for step in self.steps))
        return replace(self, steps=(*self.steps, (name, value)))

    def answers(self, facts: Mapping[str, Any]) -> Course:
        """The course with several facts set."""
        course = self
        for name, value in facts.items():
            course = course.answer(name, value)
        return course

    def forget(self, name: str) -> Course:
        """The course without a fact: it is asked again if it matters."""
        return replace(self, steps=tuple(step for step in self.steps if step[0] != name))

    def back(self) -> Course:
        """The course before its last step."""
        return replace(self, steps=self.steps[:-1])


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a course stands: the course itself, its ruling, and the answers that no longer fitted and were dropped."""

    course: Course
    document: RulingDocument
    dropped: tuple[str, ...] = ()


def rule(course: Course, language: str, edition: str = IN_FORCE_EDITION, weighed: bool = True) -> RulingDocument:
    """The ruling of a course; raises BadFacts and BadInput as the engine does. `weighed` where it is to be shown."""
    return registry.rule(course.procedure, course.facts, edition, language, weighed=weighed)


def change(course: Course, name: str, value: Any, language: str, edition: str = IN_FORCE_EDITION) -> Standing:
    """Set or change one answer and rule again; later answers that contradict it are dropped, the last one first.

    Raises BadFacts when the value itself cannot be used; the course given stays as it is.
    """
    return change_all(course, {name: value}, language, edition)


def change_all(course: Course, values: Mapping[str, Any], language: str, edition: str = IN_FORCE_EDITION) -> Standing:
    """Set or change several answers at once, as `change` does one: none of them is dropped for another.

    What stands behind a contradiction and has no part in it stays.
    """
    changed, dropped = course.answers(values), list[str]()
    later = [name for name, value in changed.steps if name not in values and value is not None]
    try:
        return Standing(changed, rule(changed, language, edition))
    except BadFacts:
        if not later:
            raise
    while later and not _stands(_without(changed, dropped), language, edition):
        dropped.insert(0, later.pop())
    for name in tuple(dropped[1:]):
        fewer = [one for one in dropped if one != name]
        if _stands(_without(changed, fewer), language, edition):
            dropped = fewer
    kept = _without(changed, dropped)
    return Standing(kept, rule(kept, language, edition), tuple(dropped))


def _without(course: Course, names: Sequence[str]) -> Course:
    return replace(course, steps=tuple(step for step in course.steps if step[0] not in names))


def _stands(course: Course, language: str, edition: str) -> bool:
    """Whether the engine takes the facts of a course together."""
    try:
        rule(course, language, edition, weighed=False)
    except BadFacts:
        return False
    return True


def usable(course: Course, language: str, edition: str = IN_FORCE_EDITION) -> tuple[Standing, tuple[str, ...]]:
    """A course from outside (an address) as far as it can be used, and one sentence for each fact that cannot.

    Facts are taken one by one; one that is unknown, wrong or contradicts those before it is left out. Raises BadInput
    for an unknown procedure.
    """
    kept, refused, dropped = Course(course.procedure), [], []
    for name, value in course.steps:
        try:
            tried = kept.answer(name, value)
            rule(tried, language, edition, weighed=False)
            kept = tried
        except BadFacts as error:
            refused.append(str(error))
            dropped.append(name)
    return Standing(kept, rule(kept, language, edition), tuple(dropped)), tuple(refused)


def next_question(document: RulingDocument, course: Course) -> Need | None:
    """The next fact that still changes the ruling and was not left open, or None."""
    open_yet = [*document["need"], *doubted(document)]
    return next((need for need in open_yet if need["name"] not in course.skipped), None)


def idle(course: Course, language: str, edition: str = IN_FORCE_EDITION) -> frozenset[str]:
    """Answers without which the ruling would be the same word for word: they no longer matter."""
    whole = _sayings(rule(course, language, edition, weighed=False))
    found = set()
    for name, value in course.steps:
        if value is None:
            continue
        try:
            if _sayings(rule(course.forget(name), language, edition, weighed=False)) == whole:
                found.add(name)
        except BadFacts:
            continue
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Difference:
    """What a change did to the ruling: sentences that went, sentences that came."""

    gone: tuple[str, ...]
    came: tuple[str, ...]


def compare(old: RulingDocument, new: RulingDocument) -> Difference:
    """The sentences (statements, options, what stays in force) of two rulings that are not in both."""
    before, after = _sentences(old), _sentences(new)
    return Difference(
        tuple(one for one in before if one not in after), tuple(one for one in after if one not in before)
    )


def _sentences(document: RulingDocument) -> list[str]:
    rows = [*document["statements"], *document["options"], *document["in_force"]]
    return list(dict.fromkeys(str(row["text"]) for row in rows if row.get("text")))


def _sayings(document: RulingDocument) -> Any:
    return _sentences(document), [need["name"] for need in document["need"]], document["outcome"], document["branches"]
