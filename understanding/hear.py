"""The door: from a text to what was heard, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.model import Table as Replayed
from bridge.table.replay import State, replay
from bridge.table.shape import TableError
from corpus.errors import BadFacts
from corpus.model import Language
from rulings.table.choosing import in_order, procedure_of
from rulings.table.rule import Ruled, rule_whole
from understanding.acts import acts
from understanding.asker_seat import asker_seat
from understanding.circumstances import circumstances, fired
from understanding.clauses import Text, cut
from understanding.features import places, plain_words
from understanding.heard import Heard
from understanding.kinds import kind
from understanding.misinformed import from_who_explained
from understanding.model import Table
from understanding.net import in_context, net
from understanding.rank import model, shares_of, together
from understanding.senses import senses
from understanding.several import both_passed
from understanding.timelines import timelines

_Seen = tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]
_ACTED = ("call", "lead", "play")
"""What a player does who may be bound by a ruling."""
TEXT = "text"
"""The label of a question that looks something up, in `data/questions.npz`."""


def hear(text: str, language: Language) -> Heard:
    """What a text tells."""
    read = cut(text, language)
    heard = told(read)
    seen_in = _seen_in(heard, read)
    shares, looks = _procedures(seen_in, read), shares_of(model("lookups"), *seen_in)
    of_text = dict(shares_of(model("questions"), *seen_in)).get(TEXT, 0.0)
    notes = (*heard.notes, f"asks for a text: {of_text:.0%}; {_first(looks)}", f"procedures: {_first(shares)}")
    return replace(heard, ranked=tuple(shares), looks=tuple(looks), of_text=of_text, notes=notes)


@lru_cache(maxsize=64)
def sounds_like(text: str, language: Language) -> Sequence[tuple[str, float]]:
    """The procedures that a text sounds like with their share, best first: what `hear` finds, without the rest.

    Kept for a while: several steps ask it of the same sentences.
    """
    read = cut(text, language)
    return tuple(_procedures(_seen_in(told(read), read), read))


def _seen_in(heard: Heard, read: Text) -> _Seen:
    """What the linear models see in a text: hashed places, their values, the sense of all words."""
    return *places(heard, read, heard.irregular), senses().of(plain_words(read)).whole()


def _procedures(seen_in: _Seen, read: Text) -> list[tuple[str, float]]:
    """The procedures with their share, best first, by the linear model and the network."""
    shares, network, context = shares_of(model(), *seen_in), net(), in_context(read, {})
    return shares if network is None or context is None else together(shares, network.procedures(context))


def _first(shares: Sequence[tuple[str, float]]) -> str:
    return ", ".join(f"{label} {share:.0%}" for label, share in shares[:3])


def told(read: Text) -> Heard:
    """What a text tells, replayed; without the procedures that it sounds like."""
    said = fired(read)
    done = both_passed(read, acts(read, said))
    so = from_who_explained(read, circumstances(read, said, done))
    lines = timelines(read, done, so)
    sort = kind(read, said, done, len(so))
    notes = (
        "mentions: " + "; ".join(f"{read.said(one.first, one.last)} = {one.kind} {one.value}" for one in read.mentions),
        "acts: " + "; ".join(f"{act.who or '?'} {act.act} {dict(act.what)} {act.status}" for act in done),
        "circumstances: "
        + "; ".join(f"{row['is']} {row.get('value', '')} ({row['words']})" for row in so if "is" in row),
        f"kind: {sort}",
    )
    asker = asker_seat(read, so)
    return _replayed(Heard(read.source, read.language, sort, tuple(lines), notes=notes, read=read, asker=asker))


def seen(table: Table, text: str, language: Language) -> Heard:
    """A table that is known, replayed: what a corrected case shows."""
    return _replayed(Heard(text, language, "case", ((table, 1.0),)))


def _irregular(table: Replayed) -> tuple[tuple[Irregularity, ...], State, tuple[Ruled, ...]]:
    """What was irregular, the state, and the rulings that something disobeys, which is irregular too.

    Nothing can disobey a ruling but a later call or card of the side that erred: without one nothing is ruled here.
    """
    state = replay(table)
    found = irregularities(table, state)
    if not any(_acted_since(item, table, state) for item in found):
        return found, state, ()
    try:
        whole = rule_whole(table, state=state, weighed=False)
    except BadFacts:
        return found, state, ()
    broken = any(item.detail.get("breach") for item in whole.found)
    return whole.found, whole.state, tuple(whole.rulings) if broken else ()


def _acted_since(item: Irregularity, table: Replayed, state: State) -> bool:
    """Whether somebody of the side that erred has since played a card or made a call that is no pass."""
    if item.n is None or item.seat is None:
        return False
    for event in table.done:
        if event.n > item.n and event.act in _ACTED and event.what.is_pass is not True:
            seat = state.likely(event.who)
            if seat is not None and seat.side is item.seat.side:
                return True
    return False


def _replayed(heard: Heard) -> Heard:
    """The likeliest table replayed: its state, and what was irregular with the procedure of each, in order."""
    try:
        table = Replayed.from_json(heard.table)
    except TableError as error:
        return replace(heard, notes=(*heard.notes, f"not a table: {error}"))
    found, state, ruled = _irregular(table)
    shown = [(item, procedure_of(item, state, found)) for item in in_order(found, state)]
    kept = tuple((item, name) for item, name in shown if name is not None)
    names = tuple(item.what for item in found)
    note = "irregular: " + (", ".join(f"{item.what} -> {name}" for item, name in shown) or "nothing")
    return replace(heard, state=state, shown=kept, ruled=ruled, irregular=names, notes=(*heard.notes, note))
