"""What `rule` gives: every field with its type, the JSON of `docs/api.md` as it stands.

What hangs on the procedure has no fixed fields: facts, outcomes and their stages are as `facts_schema`,
`outcome_schema` and `stages_schema` of the procedure describe them.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Facts = dict[str, Any]
"""Fact -> value as JSON."""
Outcome = dict[str, Any]
"""Field -> value as JSON."""
InForce = dict[str, Any]
"""What a ruling leaves: `kind`, `players`, `until`, `source`, `text`, and the details of its kind."""


class StatementRow(TypedDict):
    """A sentence of a ruling; `kind` is headline, statement or read_aloud, `short` how it is said at a waiting table.

    `while_open` names facts that the sentence is told without, `tells` the choices that it tells already.
    """

    text: str
    citations: list[str]
    kind: str
    short: NotRequired[str]
    while_open: NotRequired[list[str]]
    aside: NotRequired[bool]
    tells: NotRequired[list[str]]


class Offered(TypedDict):
    """What a ruling lets somebody choose; `chooser` is a seat or a role."""

    chooser: str
    name: str
    text: str
    citations: list[str]
    short: NotRequired[str]


class AskedFirst(TypedDict):
    """The fact that a finding is about, where it is not known either."""

    name: str
    question: str
    choices: NotRequired[list[Any]]
    labels: NotRequired[list[str]]


class Need(TypedDict):
    """A fact, finding or choice that still changes the ruling; `usual` is the value while nobody tells otherwise."""

    name: str
    kind: str
    question: str
    choices: list[Any]
    labels: list[str]
    citations: list[str]
    short: NotRequired[str]
    usual: NotRequired[Any]
    first: NotRequired[AskedFirst]
    quiet: NotRequired[bool]
    chooser: NotRequired[str]


Branch = TypedDict(
    "Branch",
    {
        "if": Facts,
        "text": list[str],
        "statements": list[StatementRow],
        "outcome": Outcome,
        "stages": list[Outcome],
        "options": list[Offered],
        "in_force": list[InForce],
        "end_of_play_review": list[str],
        "ask": NotRequired[str],
        "status": NotRequired[str],
    },
)
"""How a ruling may end, by the facts still open (`if`); `ask` is what has to be known there and cannot be listed."""


class StepRow(TypedDict):
    """One rule of the trace: the facts it read and what followed."""

    rule: str
    because: Facts
    conclusion: str


class Presumed(TypedDict):
    """A fact taken for granted of which another value would rule otherwise; `ask` is its question where it is doubted.

    A face asks it once the ruling needs nothing else.
    """

    fact: str
    value: Any
    text: str
    ask: NotRequired[Need]


class DepartureFollowed(TypedDict):
    """Where a text departs from the Laws, and which of the two the ruling follows."""

    provision: str
    effect: str
    text: str
    followed: str
    follows: str


class OlderText(TypedDict):
    """The words of an older edition that is held but not modelled."""

    citation: str
    text: str


class RulingDocument(TypedDict):
    """One ruling; `quotes` stands only where the edition is not modelled."""

    procedure: str
    edition: str
    status: str
    outcome: Outcome
    stages: list[Outcome]
    statements: list[StatementRow]
    options: list[Offered]
    in_force: list[InForce]
    end_of_play_review: list[str]
    need: list[Need]
    branches: list[Branch]
    trace: list[StepRow]
    citations: list[str]
    notes: list[str]
    presumed: list[Presumed]
    people: dict[str, str]
    departures: list[DepartureFollowed]
    quotes: NotRequired[list[OlderText]]
