"""How a run of the rules ends early: at a question, where nothing is modelled, or where the path cannot be."""

from __future__ import annotations

from rulings.engine.fields import Field


class Halt(BaseException):
    """Leaves the rules early; a BaseException so that no rule catches it by accident."""


class Question(Halt):
    """An unknown fact was read, by the rule `asked_by` ("" outside any rule)."""

    def __init__(self, field: Field, asked_by: str) -> None:
        super().__init__(field.name)
        self.field = field
        self.asked_by = asked_by


class Fork(Question):
    """A finite fact is unknown: explore its values."""


class Ask(Question):
    """A fact without finite values is unknown: this path ends in a question."""


class Unmodelled(Halt):
    """The rules say that this path is not modelled."""


class Impossible(Halt):
    """The path assumes what the known facts exclude: it is no branch at all. Carries the refusal, should all be so."""

    def __init__(self, refusal: str) -> None:
        super().__init__(refusal)
        self.refusal = refusal
