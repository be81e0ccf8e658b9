"""What a model answered, checked here: its shape, its quotes, its seats, cards, calls and numbers against the story."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bridge.notation import without_accents
from rulings import registry
from understanding.clauses import Text
from understanding.mentions import tokens
from understanding.model import Table
from understanding.witness.asking import NONE, answer_schema
from understanding.witness.named import NamedInStory
from understanding.witness.server import Unheard

_FENCE = re.compile(r"^```(?:json)?\s*|\s*```$")
_MOST = 60
"""Rows of one answer at most."""
SLIPS = 0.5
"""The share of rows that the story does not bear out from which the whole answer is not believed."""


@dataclass(frozen=True, slots=True)
class Deposed:
    """A fact that the model read: its procedure's name for it, its value as facts take it, the words it quoted."""

    fact: str
    value: Any
    words: str


@dataclass(frozen=True, slots=True)
class Testimony:
    """What a model heard: which procedure, its facts, the table; all of it checked against the story."""

    procedure: str | None
    facts: tuple[Deposed, ...]
    table: Table


def checked(answer: str, read: Text, names: Sequence[str]) -> Testimony:
    """The testimony of an answer; raises Unheard where it is none or not to be believed."""
    said = shaped(answer, answer_schema(names))
    if len(said["events"]) + len(said["facts"]) > _MOST:
        raise Unheard("too_long")
    quotes, named, name = Quotes(read.source), NamedInStory(read), said["procedure"]
    about = name if name != NONE and quotes.stand(said["procedure_words"]) else None
    own = [row for row in said["facts"] if about and _read(about, row) is not None]
    events = [row for row in said["events"] if quotes.stand(row["words"]) and named.event(row["who"], _what(row))]
    facts = [row for row in own if quotes.stand(row["words"]) and _named(name, row, named)]
    borne_out, of = len(events) + len(facts), len(said["events"]) + len(own)
    if of - borne_out >= SLIPS * max(of, 1):
        raise Unheard("not_in_story")
    return Testimony(about, _facts(about, facts) if about else (), _table(events))


class Quotes:
    """The words of a story, to see whether a quote stands there: whole words, in order, accents and case aside."""

    def __init__(self, source: str) -> None:
        self._words = self._folded(source)

    def stand(self, quote: str) -> bool:
        """Whether a quote stands in the story; an empty one does not."""
        inner = self._folded(quote).strip()
        return bool(inner) and f" {inner} " in self._words

    @staticmethod
    def _folded(text: str) -> str:
        words = [one.folded for one in tokens(without_accents(text).lower()) if one.folded.isalnum()]
        return f" {' '.join(words)} "


def shaped(answer: str, schema: dict[str, Any]) -> dict[str, Any]:
    """The JSON of an answer that keeps a schema; raises Unheard."""
    try:
        said = json.loads(_FENCE.sub("", answer.strip()), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Unheard("not_json") from None
    _keep(said, schema)
    found: dict[str, Any] = said
    return found


def _no_number(text: str) -> Any:
    raise ValueError(text)


def _keep(given: Any, rule: dict[str, Any]) -> None:
    """Raise Unheard for what does not keep the schema: its types, its closed lists, all its properties and no other."""
    kind = rule["type"]
    if kind == "object" and isinstance(given, dict) and set(given) == set(rule["properties"]):
        for key, one in given.items():
            _keep(one, rule["properties"][key])
    elif kind == "array" and isinstance(given, list):
        for one in given:
            _keep(one, rule["items"])
    elif kind != "string" or not isinstance(given, str) or given not in rule.get("enum", (given,)):
        raise Unheard("schema")


def _facts(about: str, rows: Sequence[dict[str, Any]]) -> tuple[Deposed, ...]:
    """The facts that the procedure takes; raises Unheard where two of them contradict."""
    found: dict[str, Deposed] = {}
    for row in rows:
        value = _read(about, row)
        if value is not None:
            before = found.setdefault(row["fact"], Deposed(row["fact"], value, row["words"]))
            if before.value != value:
                raise Unheard("contradicts")
    return tuple(found.values())


def _named(about: str, row: dict[str, Any], named: NamedInStory) -> bool:
    """Whether the story names what is in the value of a fact."""
    return named.holds(_read(about, row), registry.get(about).fields[row["fact"]].type.schema)


def _read(about: str, row: dict[str, Any]) -> Any:
    """The value of a fact as facts take it; None where the procedure has no such fact or value."""
    field = registry.get(about).fields.get(row["fact"])
    if field is None:
        return None
    for raw in _spelt(row["value"]):
        try:
            field.type.read(raw)
        except (ValueError, TypeError, KeyError):
            continue
        return raw
    return None


def _spelt(value: str) -> list[Any]:
    """What a value may be: as JSON, and as it is written."""
    try:
        made = json.loads(value.lower() if value.lower() in ("true", "false") else value, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return [value]
    return [made, value]


def _what(row: dict[str, Any]) -> dict[str, str]:
    return {key: row[key] for key in ("call", "card") if row[key]}


def _table(rows: Sequence[dict[str, Any]]) -> Table:
    """The events as a table."""
    events: list[dict[str, Any]] = []
    for number, row in enumerate(rows, 1):
        event = {"n": number, "act": row["act"], "what": _what(row), "status": row["status"], "words": row["words"]}
        events.append(event | ({"who": row["who"]} if row["who"] else {}))
    return {"version": 1, "events": events}
