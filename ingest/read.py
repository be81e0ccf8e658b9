"""A source from bytes to provisions: raw text, layers of edits, parse, accounting."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.manifest import raw_text
from corpus.model import Provision, Source
from ingest.account import Account, account
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.parse import cleaner, parser
from ingest.parse.tree import provisions


@dataclass(frozen=True, slots=True)
class Reading:
    """What reading one source gave: its text in three readings, its provisions, and the account of its characters."""

    source: Source
    text: LayeredText
    provisions: list[Provision]
    account: Account


def read(source: Source) -> Reading:
    """Read, repair, correct and parse a source; raises BadSource when a character was dropped or doubled."""
    text = layered(source, raw_text(source))
    parse = parser(source.parser, source)(text)
    counted = account(parse, text)
    counted.check(source.id)
    return Reading(source, text, provisions(parse, text, source, cleaner(source.parser)), counted)
