"""A law in the words of the procedures that work it out: for readers in whose language no law text is held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from app.answering.lines import line
from app.answering.spoken import full
from app.looking_up.provisions import procedures_on
from corpus.errors import LawbridgeError
from corpus.model import Language
from corpus.store import Store
from rulings.engine.ruling_document import Offered, RulingDocument, StatementRow

PROCEDURES = 6
"""Procedures of a law that are worked out for its sentences, in the order of the laws."""
SENTENCES = 2


def sentences(store: Store, canonical: str, language: Language) -> list[str]:
    """What procedures say under a provision or one below it, shortest wording, the first two; often none."""
    names = procedures_on(store, store.get(canonical), canonical)[:PROCEDURES]
    rows = [row for name in names for row in _said(name, language)]
    own = [text for law, text in rows if law == canonical]
    below = [text for law, text in rows if law.startswith((f"{canonical}.", f"{canonical}/"))]
    return list(dict.fromkeys(own + below))[:SENTENCES]


@lru_cache(maxsize=512)
def _said(name: str, language: Language) -> tuple[tuple[str, str], ...]:
    """Each sentence of a procedure from no facts at all, with the provision it mainly rests on."""
    from rulings import registry

    try:
        ruling = registry.rule(name, {}, language=language, weighed=False)
    except LawbridgeError:
        return ()
    return tuple((full(row["citations"][0]), line(row).text) for row in _rows(ruling) if row["citations"])


def _rows(ruling: RulingDocument) -> Iterator[StatementRow | Offered]:
    for part in (ruling, *ruling["branches"]):
        yield from (row for row in part["statements"] if row["kind"] != "read_aloud")
        yield from part.get("options", ())
