"""A source from bytes to provisions: raw text, layers of edits, parse, accounting."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from corpus.manifest import raw_text, source
from corpus.model import Provision, Source
from corpus.store import LAW_IN_FORCE
from ingest.account import Account, account
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.parse import cleaner, parser
from ingest.parse.tree import provisions
from ingest.parse.working import provisions_of


@dataclass(frozen=True, slots=True)
class ParsedSource:
    """What reading one source gave: its text in three layers, its provisions, and the account of its characters."""

    source: Source
    text: LayeredText
    provisions: list[Provision]
    account: Account


def read(entry: Source) -> ParsedSource:
    """Read, repair, correct and parse a source; raises BadSource when a character was dropped or doubled."""
    if entry.parser == "working":
        made = provisions_of(entry, _in_force())
        return ParsedSource(entry, LayeredText(""), made, Account(sum(len(row.title + row.text) for row in made), {}))
    text = layered(entry, raw_text(entry))
    parse = parser(entry.parser, entry)(text)
    counted = account(parse, text)
    counted.check(entry.id)
    return ParsedSource(entry, text, provisions(parse, text, entry, cleaner(entry.parser)), counted)


@cache
def _in_force() -> tuple[Provision, ...]:
    """The Laws in force, whose places the working texts take."""
    return tuple(read(source(LAW_IN_FORCE)).provisions)
