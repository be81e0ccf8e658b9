"""The door: from a text to what was heard, step by step."""

from __future__ import annotations

from corpus.model import Language
from understanding.acts import acts
from understanding.circumstances import circumstances, fired
from understanding.clauses import cut
from understanding.kinds import kind
from understanding.model import Heard, Table
from understanding.timelines import timelines


def hear(text: str, language: Language, case: Table | None = None) -> Heard:
    """What a text tells; with `case`, the table of the open case, what it adds to that (`follow`)."""
    read = cut(text, language)
    said = fired(read)
    done = acts(read, said)
    told = circumstances(read, said, done)
    lines = timelines(read, done, told)
    sort = kind(read, said, done, len(told))
    notes = [
        "mentions: " + "; ".join(f"{read.said(one.first, one.last)} = {one.kind} {one.value}" for one in read.mentions),
        "acts: " + "; ".join(f"{act.who or '?'} {act.act} {dict(act.what)} {act.status}" for act in done),
        "circumstances: " + "; ".join(f"{row['is']} {row.get('value', '')} ({row['words']})" for row in told),
        f"kind: {sort}",
    ]
    return Heard(text, language, sort, tuple(lines), notes=tuple(notes))
