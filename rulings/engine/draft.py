"""What the rules have concluded so far, each conclusion with the provisions it rests on; language comes later."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bridge.seats import Seat
from rulings.engine.errors import Conflict

Params = tuple[tuple[str, Any], ...]
Signature = tuple[Any, ...]
"""What is compared, never hashed or written."""
Section = Literal["statements", "read_aloud", "options", "notes"]


@dataclass(frozen=True, slots=True)
class Who:
    """A player by role, and by seat when it is known: told as the seat, or else as "the offender", "declarer" ..."""

    role: str
    seat: Seat | None = None

    @property
    def code(self) -> str:
        """The seat's letter, or the role where the seat is unknown: what outcomes and options carry."""
        return self.seat.value if self.seat else self.role


@dataclass(frozen=True, slots=True)
class ValueName:
    """A value of a fact, told by the name that the wording of `home` has for it."""

    home: str
    fact: str
    value: Any


class Saying(NamedTuple):
    """One sentence to be: a key of some package's wording, its parameters, and its provisions.

    `headline` marks the outcome in one sentence; `while_open` are facts that, once given, make the sentence idle;
    an `aside` belongs to the whole ruling and is left out where only the decisive is said. `tells` are choices whose
    options the sentence names with what follows, so that they need not be listed after it.
    """

    section: Section
    key: str
    home: str
    params: Params
    citations: tuple[str, ...]
    headline: bool = False
    while_open: tuple[str, ...] = ()
    aside: bool = False
    tells: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """What sort of statement a document calls it."""
        return "headline" if self.headline else {"statements": "statement"}.get(self.section, self.section)


@dataclass(frozen=True, slots=True)
class Option:
    """Something a player may now do; listed while none of the facts in its saying's `while_open` is given."""

    chooser: Who
    name: str
    saying: Saying


@dataclass(frozen=True, slots=True)
class StateItem:
    """Something that stays in force on the board. `detail` holds suits, cards, holder ...; `until` is when it ends."""

    kind: str
    players: tuple[Seat, ...]
    role: str
    until: str
    source: str
    detail: Params
    home: str


@dataclass(slots=True)
class RuleStep:
    """One application of a rule: the facts it read and what followed. The rule's id is its citation."""

    rule: str
    because: dict[str, Any] = field(default_factory=dict)
    sayings: list[Saying] = field(default_factory=list)
    sets: dict[str, Any] = field(default_factory=dict)

    @property
    def concluded(self) -> bool:
        """Whether anything followed; a step that only tested and did not apply says so in the trace."""
        return bool(self.sayings or self.sets)


@dataclass(slots=True)
class SetOutcome:
    """One outcome key: its value, the rule that set it (None for the procedure itself), and its provisions."""

    value: Any
    rule: str
    exception_to: tuple[str, ...]
    citations: tuple[str, ...]


@dataclass(slots=True)
class Draft:
    """Everything concluded on one path."""

    outcome: dict[str, SetOutcome] = field(default_factory=dict)
    sayings: list[Saying] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)
    state: list[StateItem] = field(default_factory=list)
    reviews: list[str] = field(default_factory=list)
    stages: list[tuple[str, str, Any]] = field(default_factory=list)
    presumed: dict[str, Any] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    trace: list[RuleStep] = field(default_factory=list)

    def put(self, key: str, new: SetOutcome) -> bool:
        """Set an outcome key; the exception beats its general rule whichever comes first. Says whether `new` holds.

        Raises Conflict when another rule set another value and neither is an exception to the other.
        """
        old = self.outcome.get(key)
        if old is None or old.value == new.value or old.rule in new.exception_to or old.rule == new.rule:
            self.outcome[key] = new
            return True
        if new.rule in old.exception_to:
            return False
        raise Conflict(
            f"{new.rule} sets {key} to {new.value!r}, but {old.rule} set it to {old.value!r} "
            "and neither is an exception to the other"
        )

    def signature(self) -> Signature:
        """All that a director would notice; two paths with equal signatures are one ruling."""
        outcome = {key: setting.value for key, setting in self.outcome.items()}
        return (outcome, self.sayings, self.options, self.state, self.reviews, self.stages)
