"""A source from bytes to provisions: raw text, layers of edits, parse, accounting."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from corpus.editions import editions
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
    rows = provisions(parse, text, entry, cleaner(entry.parser))
    return ParsedSource(entry, text, _inherited(entry, rows), counted)


def _inherited(entry: Source, own: list[Provision]) -> list[Provision]:
    """An edition's text with the provisions it takes over from the edition before (`inherits` of the table)."""
    edition = editions().get(entry.edition)
    if edition is None or edition.text != entry.id or not edition.inherits:
        return own
    written = {row.id: row for row in own}
    rows = [
        written.pop(row.id) if row.id in written else replace(row, source=entry.id, edition=entry.edition, spans=())
        for row in read(source(editions()[edition.inherits].text)).provisions
    ]
    for row in written.values():  # new places: after the last place of the one above them
        below = [place for place, one in enumerate(rows) if row.parent and f"{one.id}.".startswith(f"{row.parent}.")]
        rows.insert(below[-1] + 1 if below else len(rows), row)
    return rows


@cache
def _in_force() -> tuple[Provision, ...]:
    """The Laws in force, whose places the working texts take."""
    return tuple(read(source(LAW_IN_FORCE)).provisions)
