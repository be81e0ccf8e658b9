"""Citations of the texts: found in every provision, resolved, or listed with the reason why they lead nowhere.

What the patterns find and no provision answers must stand in `corpus/citation_exceptions.yaml`, a list per source::

    mbsz-hu:
    - words: "X"                 # as found
      at: "12"                   # the provision; left out where the row holds anywhere in the source
      target: laws-2017-hu:81    # a link made by hand; null where there is none
      reason: "chapter X is the Director, laws 81-91"
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.citations import FoundCitation, Resolver, find
from corpus.manifest import CORPUS
from corpus.model import Citation, Provision

EXCEPTIONS = CORPUS / "citation_exceptions.yaml"

Exceptions = dict[tuple[str, str | None, str], tuple[str | None, str]]
"""(source, provision or None for any, words) -> target or None, and the reason."""


def cite(provisions: list[Provision], exceptions: Path = EXCEPTIONS) -> dict[str, list[Citation]]:
    """The citations of each provision that has any, by full id."""
    known = read_exceptions(exceptions)
    resolver = Resolver(provisions)
    result: dict[str, list[Citation]] = {}
    for provision in provisions:
        rows = [_citation(mention, provision, resolver, known) for mention in find_in(provision, resolver, known)]
        if rows:
            result[provision.full_id] = rows
    return result


def find_in(provision: Provision, resolver: Resolver, exceptions: Exceptions) -> Iterator[FoundCitation]:
    """The mentions of a provision's text; a bare code that names nothing is no mention unless a row speaks of it."""
    for mention in find(provision.text):
        row = _row(exceptions, provision, mention)
        if mention.sure or row or resolver.resolve(mention, provision):
            yield mention


def read_exceptions(path: Path = EXCEPTIONS) -> Exceptions:
    """The reviewed rows for what cannot be resolved by rule; empty when there is no file."""
    if not path.exists():
        return {}
    sources: dict[str, list[dict[str, Any]]] = strict_yaml.load(path) or {}
    return {
        (source, row.get("at"), row["words"]): (row["target"], row["reason"])
        for source, rows in sources.items()
        for row in rows
    }


def unresolved(citations: dict[str, list[Citation]]) -> list[tuple[str, Citation]]:
    """What leads nowhere and has no reason: an empty list, or the build has something to tell."""
    return [
        (origin, citation)
        for origin, rows in citations.items()
        for citation in rows
        if citation.target is None and not citation.reason
    ]


def _row(exceptions: Exceptions, provision: Provision, mention: FoundCitation) -> tuple[str | None, str] | None:
    own = exceptions.get((provision.source, provision.id, mention.words))
    return own or exceptions.get((provision.source, None, mention.words))


def _citation(mention: FoundCitation, provision: Provision, resolver: Resolver, exceptions: Exceptions) -> Citation:
    if row := _row(exceptions, provision, mention):
        return Citation(mention.words, mention.start, mention.end, *row)
    targets = resolver.resolve_all(mention, provision)
    first, also = (targets[0], tuple(targets[1:])) if targets else (None, ())
    return Citation(mention.words, mention.start, mention.end, first, "", also)
