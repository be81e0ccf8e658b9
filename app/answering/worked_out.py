"""A law in the words of the procedures that work it out: for readers in whose language no law text is held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from app.answering.lines import line
from app.answering.spoken import full
from app.looking_up.provisions import procedures_on
from corpus.errors import LawbridgeError
from corpus.model import Language
from corpus.store import Store
from rulings.engine.ruling_document import Branch, Offered, RulingDocument, StatementRow

PROCEDURES = 6
"""Procedures of a law that are worked out for its sentences, in the order of the laws."""
SENTENCES = 2


def sentences(store: Store, canonical: str, language: Language) -> list[str]:
    """What procedures say under a provision or one below it, shortest wording, the first two; often none.

    Where one says it both ways while a fact is open, what is said of one value of that fact is left out.
    """
    names = procedures_on(store, store.get(canonical), canonical)[:PROCEDURES]
    said = [_said(name, language) for name in names]
    whole = any(law == canonical for _, both, _ in said for law, _ in both)
    rows = [row for every, both, parts in said for row in (*every, *both, *(() if whole else parts))]
    own = [text for law, text in rows if law == canonical]
    below = [text for law, text in rows if law.startswith((f"{canonical}.", f"{canonical}/"))]
    return list(dict.fromkeys(own + below))[:SENTENCES]


Rows = tuple[tuple[str, str], ...]


@lru_cache(maxsize=512)
def _said(name: str, language: Language) -> tuple[Rows, Rows, Rows]:
    """Each sentence of a procedure from no facts at all, with the provision it mainly rests on: what is said in any
    case, what is said both ways once the fact asked first is told, and what is said of each way.
    """
    from rulings import registry

    try:
        ruling = registry.rule(name, {}, language=language, weighed=False)
    except LawbridgeError:
        return (), (), ()
    parts = chain(*map(_rows, ruling["branches"]))
    every, both, each = (
        tuple((full(row["citations"][0]), line(row).text) for row in rows if row["citations"])
        for rows in (_rows(ruling), _both_ways(name, ruling, language), parts)
    )
    return every, both, each


def _both_ways(name: str, ruling: RulingDocument, language: Language) -> Iterator[StatementRow | Offered]:
    """What is said once the fact asked first is told, while the next one is open; not what only leads to options."""
    from rulings import registry

    values = [(need["name"], value) for need in ruling["need"][:1] for value in need.get("choices", ())]
    for fact, value in values:
        try:
            known = registry.rule(name, {fact: value}, language=language, weighed=False)
        except LawbridgeError:
            continue
        if known["need"]:
            said = (row for row in known["statements"] if row["kind"] == "headline")
            yield from (row for row in said if not line(row).text.endswith(":"))


def _rows(part: RulingDocument | Branch) -> Iterator[StatementRow | Offered]:
    yield from (row for row in part["statements"] if row["kind"] != "read_aloud")
    yield from part.get("options", ())
