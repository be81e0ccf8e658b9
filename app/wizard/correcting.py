"""A correction of an open case: what was told is put right on its table, and its facts follow from the new table.

"No, it was East who led" changes who did it; "not one heart, one spade" changes the call. Nothing is told a second
time: the event that stood there is replaced, the table is replayed, and facts that came from it are taken anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.wizard.marks import begins, marked
from app.wizard.who_did import (
    SEATS,
    Row,
    act_of,
    answers_with_a_call,
    beside,
    callers,
    holds,
    of_something_else,
    of_whom,
    only_wished,
    opened,
    says_who,
    single,
    stands_told,
    turned,
    undone_by,
    with_circumstances,
    with_others,
)
from app.wizard.wording_match import follow_up_words
from bridge.calls import HIGHEST_LEVEL
from corpus.model import Language
from understanding.clauses import Text, cut
from understanding.hear import hear, seen
from understanding.heard import Heard
from understanding.model import Mention, Table

OWN = ("dealer", "declarer", "contract", "vulnerable", "me")
"""Circumstances of a person that stay when somebody else turns out to have acted."""
ONE = ("dealer", "declarer", "contract", "trick", "vulnerable")
"""Circumstances of which a table has one: told again they replace it."""
_ACCEPTS = "agree"
"""Of one who does not accept nothing is put right, whatever is done then: he chooses."""
_OF_CARDS = ("lead", "play", "expose")
_WITH_CARDS = frozenset({*_OF_CARDS, "claim", "withdraw", "win"})
"""What is done with cards: no call is put right by it."""
NEAR = 2
"""Words between a denial and what it denies, at most."""
STANDS_FOR = {"card": ("card", "rank"), "call": ("call", "suit"), "suit": ("suit",), "who": ("who",)}
"""What is told instead, by kind, and what it may stand for: *not the six, the eight of spades*."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """A table put right, the facts with their new values, what was put right, and the procedure that rules it."""

    table: Table
    facts: Mapping[str, Any]
    rows: tuple[Row, ...]
    procedure: str


def correction(text: str, language: Language, case: Mapping[str, Any], table: Table) -> Corrected | None:
    """The correction that a text makes to a case (`procedure` of a document of `ask`); None where it makes none."""
    read = cut(text, language)
    denied, told = denied_and_told(read, language)
    if not (marked(text, language) or denied):
        return None
    before = seen(_shape(table), text, language)
    name, known = str(case["name"]), case["facts"]
    heard = hear(text, language)
    other = not begins(text, language) and all(one.kind != "call" for one in denied)
    if other and answers_with_a_call(case, heard):
        return None
    made = _put_right(before, name, read, heard, denied, told, known)
    if made is None:
        return None
    after_table, rows = made
    after = seen(after_table, text, language)
    chosen = _procedure(before, after, name)
    facts = _followed(before.facts(name), after.facts(chosen), known, [old for _, old, _ in rows])
    for kind, old, new in rows:
        left = {fact: value for fact, value in known.items() if fact not in facts and value is not None}
        facts |= _replaced(left, kind, old, new)
    if rows and rows[0][0] == "who" and not facts:
        facts |= _offender(chosen, known, rows[0])
    return Corrected(after_table, facts, rows, chosen)


def denied_and_told(read: Text, language: Language) -> tuple[list[Mention], list[Mention]]:
    """What is denied (*not West*) and what is told instead (*but East*)."""
    book = follow_up_words()["corrections"]
    denials, turns = set(book["denies"][language]), set(book["but"][language])
    at = [place for place, token in enumerate(read.words) if token.folded in denials]
    denied: list[Mention] = []
    for place in at:
        for one in read.mentions:
            between = read.words[place + 1 : one.first]
            cut_off = any(place < clause.first <= one.first for clause in read.clauses) or any(
                not token.folded.isalnum() or token.folded in turns for token in between
            )
            if place < one.first and len(between) <= NEAR and not cut_off and one.kind != "number":
                denied.append(one)
                break
    kept = [_suited(one, denied, turns, read) for one in read.mentions if one not in denied]
    kinds = {one.kind for one in denied}
    if len({one.value for one in read.mentions if one.kind == "who"}) > 1 and turns.isdisjoint(
        token.folded for token in read.words
    ):
        kinds -= {"verb"}  # `South did not accept, and North passed` tells of two players, and puts nothing right
    kinds -= {"verb"} if {act_of(one) for one in denied} == {_ACCEPTS} else set()
    instead = [one for one in kept if kinds & {one.kind, *STANDS_FOR.get(one.kind, ())}]
    return (denied, kept) if instead else ([], list(read.mentions))


def _suited(one: Mention, denied: Sequence[Mention], turns: Iterable[str], read: Text) -> Mention:
    """A bare level that stands for a denied bid is one of the same denomination: *not two hearts but three*."""
    bids = [old for old in denied if old.kind == "call" and str(old.value)[:1].isdigit()]
    behind = one.first and read.words[one.first - 1].folded in turns
    if one.kind != "number" or not bids or not behind or not 1 <= int(one.value) <= HIGHEST_LEVEL:
        return one
    return replace(one, kind="call", value=f"{one.value}{str(bids[-1].value)[1:]}")


def _put_right(
    before: Heard,
    name: str,
    read: Text,
    heard: Heard,
    denied: Sequence[Mention],
    told: Sequence[Mention],
    known: Mapping[str, Any],
) -> tuple[Table, tuple[Row, ...]] | None:
    """The table put right, and what was put right: the first of these that the text does."""
    table = before.table
    so = of_whom(heard.told(*ONE), denied, told)
    told_before = {row["is"] for row in table.get("circumstances", ())}
    if any(row["is"] == "contract" and "who" in row for row in table.get("circumstances", ())):
        told_before.add("declarer")
    acts = {row["act"] for row in table["events"]} & {act_of(one) for one in told if one.kind == "verb"}
    if heard.told("dealer") and not heard.done():  # `South dealt, and North had not called before` tells no act
        acts = set()
    if so and not (acts and not told_before & {row["is"] for row in so}):
        now = opened(with_circumstances(table, so), so, heard)
        return with_others(now, _rows_of(so, table), heard, read, told)
    if row := _verbs(table, denied, told):
        return row
    if (ranks := _ranks(known, denied, told)) is not None:
        return (_exchanged(before, name, *ranks, told) or (table, ()))[0], (ranks,)
    if made := callers(table, read, heard, told):
        return made
    denies = {one.kind for one in denied} & {name for names in STANDS_FOR.values() for name in names}
    for kind, names in STANDS_FOR.items():
        if denies and denies.isdisjoint(names):
            continue  # `it was East who passed, not West` puts right who, and not what
        new = next((one for one in told if one.kind == kind and single(one)), None)
        if new is None or (kind == "suit" and not denied):
            continue
        old = next((str(one.value) for one in denied if one.kind == kind and single(one)), None)
        if kind == "who" and old is None and (undone := undone_by(table, heard, read)) is not None:
            old = undone
            new = next((one for one in told if one.kind == kind and single(one) and one.value != old), new)
        if (
            kind == "call"
            and old is None
            and (
                beside(table, read, heard, told, str(new.value))
                or only_wished(heard, str(new.value))
                or _of_cards_alone(told)
            )
        ):
            continue
        if kind == "card" and old is None:
            old = next((f"{str(new.value)[0]}{one.value}" for one in denied if one.kind == "rank"), None)
        if kind == "who" and old is None and not says_who(str(new.value), told, heard, table, read):
            continue
        if kind == "who" and old is not None and denied and of_something_else(table, heard, told, read):
            continue
        if kind == "who" and old is not None and not stands_told(old, table, known):
            continue  # of whom nothing was told, nothing is put right
        if made := _exchanged(before, name, kind, old, str(new.value), told):
            return with_others(turned(made[0], heard.table), made[1], heard, read, told) if kind == "who" else made
        stands = [one for value in known.values() for one in _parts(value) if _kind_of(one) == kind]
        if kind in ("card", "who") and stands and str(new.value) not in stands:
            return table, ((kind, old or stands[0], str(new.value)),)
    return None


def _of_cards_alone(told: Sequence[Mention]) -> bool:
    """Whether all that a text tells as done is done with cards (`he began to put his hand down, two clubs showing`)."""
    acts = {act_of(one) for one in told if one.kind == "verb"}
    return bool(acts) and acts <= _WITH_CARDS


def _parts(value: Any) -> list[str]:
    """What a fact's value holds: itself, or the members of a list."""
    return [str(one) for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]


def _ranks(known: Mapping[str, Any], denied: Sequence[Mention], told: Sequence[Mention]) -> Row | None:
    """One rank instead of another: the card that is known, of the same suit (*it was the ten, not the eight*)."""
    old = next((one.value for one in denied if one.kind == "rank"), None)
    new = next((one.value for one in told if one.kind == "rank"), None)
    held = [one for value in known.values() for one in _parts(value) if _kind_of(one) == "card"]
    cards = {one for one in held if one[1] == old}
    if old is None or new is None or len(cards) != 1:
        return None
    card = min(cards)
    return "card", card, f"{card[0]}{new}"


def _kind_of(value: Any) -> str:
    if value in SEATS:
        return "who"
    return "card" if isinstance(value, str) and len(value) == 2 and value[0] in "SHDC" and value[1] in _RANKS else ""


_RANKS = "AKQJT98765432"


def _verbs(table: Table, denied: Sequence[Mention], told: Sequence[Mention]) -> tuple[Table, tuple[Row, ...]] | None:
    """One act instead of another: he did not think long, he asked."""
    old = {act_of(one) for one in denied if one.kind == "verb"}
    new = [act_of(one) for one in told if one.kind == "verb"]
    if not old or not new:
        return None
    events = [
        {key: value for key, value in row.items() if key not in ("what", "how")} | {"act": new[0]}
        if row["act"] in old
        else row
        for row in table["events"]
    ]
    return None if events == table["events"] else ({**table, "events": events}, ())


def _exchanged(
    before: Heard, name: str, kind: str, old: Any, new: str, told: Sequence[Mention]
) -> tuple[Table, tuple[Row, ...]] | None:
    """A seat, card, call or suit of the table exchanged for another one."""
    table = before.table
    verbs = {act_of(one) for one in told if one.kind == "verb"}
    actors = {one.value for one in told if one.kind == "who" and single(one)} if kind != "who" else set()
    at = _target(before, name, kind, old, verbs, actors)
    if at is None:
        return None
    if kind == "who":
        was = old or at["who"]
        if was == new or was not in SEATS:
            return None
        events = [row | {"who": new} if row.get("who") == was else row for row in table["events"]]
        rows = [
            row | {"who": new} if row.get("who") == was and row["is"] not in OWN else row
            for row in table.get("circumstances", ())
        ]
        return {**table, "events": events, "circumstances": rows}, ((kind, str(was), new),)
    changed, row = _what(at, kind, old, new)
    if changed == at or row[1] == row[2]:
        return None
    events = [changed if one is at else one for one in table["events"]]
    return {**table, "events": events}, ((row,) if row[1] else ())


def _target(
    before: Heard, name: str, kind: str, old: Any, verbs: Iterable[str], actors: Iterable[str]
) -> dict[str, Any] | None:
    """The event that a correction speaks of: the one with what it denies, what its verb or seat says, the irregular."""
    rows: list[dict[str, Any]] = [row for row in before.table["events"] if _has(row, kind)]
    focus = next((item.n for item, found in before.shown if found == name), None)
    for wanted in (
        [row for row in rows if old is not None and _value(row, kind, old)],
        [row for row in rows if row["act"] in set(verbs) and (not set(actors) or row.get("who") in set(actors))],
        [row for row in rows if row.get("who") in set(actors)],
        [row for row in rows if row["n"] == focus],
        rows if old is None else [],
    ):
        if wanted:
            return wanted[-1]
    return None


def _has(row: Mapping[str, Any], kind: str) -> bool:
    what = row.get("what", {})
    if kind == "who":
        return row.get("who") in SEATS
    if kind == "card":
        return bool({"card", "suit", "rank", "cards"} & set(what)) or row["act"] in _OF_CARDS
    if kind == "call" and row["act"] in _OF_CARDS and "call" not in what:
        return False  # `two clubs were showing` is no card that was led
    return row["act"] in ("call", "replace") or bool({"call", "suit", "card", "kind"} & set(what))


def _value(row: Mapping[str, Any], kind: str, old: Any) -> bool:
    what = row.get("what", {})
    if kind == "who":
        return bool(row.get("who") == old)
    if kind == "suit":
        return old in (str(what.get("call", ""))[1:], str(what.get("card", ""))[:1], what.get("suit"))
    named = {"P": "pass", "X": "double", "XX": "redouble"}
    return bool(what.get(kind) == old or (kind == "call" and what.get("kind", "") == named.get(str(old))))


def _what(row: dict[str, Any], kind: str, old: Any, new: str) -> tuple[dict[str, Any], Row]:
    """An event with another card, call or suit, and what stood there."""
    what = dict(row.get("what", {}))
    if kind == "suit":
        call, card = str(what.get("call") or ""), str(what.get("card") or "")
        part, was, now = ("call", call, call[:1] + new) if call else ("card", card, new + card[1:])
        if not call and not card:
            part, was, now = "suit", str(what.get("suit") or ""), new
        return row | {"what": {**what, part: now}}, (part, was, now)
    was = str(what.get(kind) or old or "")
    return row | {"what": {"event": what["event"]} | {kind: new} if "event" in what else {kind: new}}, (kind, was, new)


def _rows_of(single: Sequence[Mapping[str, Any]], table: Table) -> tuple[Row, ...]:
    rows = []
    for row in single:
        if row.get("who") in SEATS and row["is"] in ("declarer", "dealer"):
            names = (row["is"], "contract") if row["is"] == "declarer" else (row["is"],)
            was = [one["who"] for one in table.get("circumstances", ()) if one["is"] in names and "who" in one]
            rows.append((str(row["is"]), str(was[0]) if was else "", str(row["who"])))
    return tuple(rows)


def _procedure(before: Heard, after: Heard, name: str) -> str:
    """The procedure that rules the table put right: another where what was irregular is so no longer."""
    old, new = [found for _, found in before.shown], [found for _, found in after.shown]
    return new[0] if name in old and new and name not in new else name


def _followed(
    before: Mapping[str, Any], after: Mapping[str, Any], known: Mapping[str, Any], old: Sequence[str]
) -> dict[str, Any]:
    """Facts that came from the table and are others now; None where it tells them no longer."""
    found: dict[str, Any] = {}
    for fact in dict.fromkeys([*before, *after]):
        same = known.get(fact) in (before.get(fact), None)
        stale = fact in after and any(holds(known.get(fact), one) for one in old)
        if before.get(fact) != after.get(fact) and (same or stale):
            found[fact] = after.get(fact)
    return {fact: value for fact, value in found.items() if value is not None or known.get(fact) is not None}


def _replaced(known: Mapping[str, Any], kind: str, old: str, new: str) -> dict[str, Any]:
    """Facts that hold what was put right although they did not come from the table."""
    if kind == "declarer" and isinstance(known.get("contract"), Mapping):
        return {"contract": {**known["contract"], "declarer": new}}
    if kind not in ("who", "card", "call") or not old:
        return {}
    old, new = old.replace("NT", "N"), new.replace("NT", "N")
    left = {fact: value for fact, value in known.items() if kind != "who" or fact not in OWN}
    return {fact: _exchange(value, old, new) for fact, value in left.items() if _exchange(value, old, new) != value}


def _exchange(value: Any, old: str, new: str) -> Any:
    """A fact's value with one thing put right: the value, a part of it, or one of a list (not one of several)."""
    if value == old:
        return new
    if isinstance(value, Mapping):
        return {key: new if part == old else part for key, part in value.items()}
    if isinstance(value, list) and value.count(old) == 1:
        return [new if one == old else one for one in value]
    return value


def _offender(name: str, known: Mapping[str, Any], row: Row) -> dict[str, Any]:
    """Who erred, where the table did not say and the procedure knows it."""
    from rulings import registry

    return {"offender": row[2]} if "offender" in registry.get(name).fields and known.get("offender") != row[2] else {}


def _shape(table: Mapping[str, Any]) -> Table:
    """The table of a document without what the answer adds to it."""
    kept = {key: value for key, value in table.items() if key in ("version", "events", "circumstances", "asked")}
    return {"events": [], **kept}


__all__ = ["Corrected", "correction"]
