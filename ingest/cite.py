"""Citations in running text: found by the patterns of `corpus/citation_patterns.yaml`, resolved in the store's ids."""

from __future__ import annotations

import re

from corpus import ids
from corpus.errors import BadProvisionId
from corpus.manifest import source
from corpus.model import Citation, Provision

_LAW = re.compile(r"(?<![\w.,/-])(?:[1-9]|[1-8]\d|9[0-3])[A-N](?:\d{1,2}(?:\(?[a-z]\)?(?:\(?[ivx]+\)?)?)?)?(?![\w])")


def cite(provisions: list[Provision]) -> dict[str, list[Citation]]:
    """The citations of each provision that has any, by full id; a target is None when the number names nothing."""
    known = {provision.full_id for provision in provisions}
    result: dict[str, list[Citation]] = {}
    for provision in provisions:
        if source(provision.source).kind != "laws":
            continue
        rows = list(_find(provision, known))
        if rows:
            result[provision.full_id] = rows
    return result


def _find(provision: Provision, known: set[str]) -> list[Citation]:
    rows: list[Citation] = []
    for found in _LAW.finditer(provision.text):
        try:
            path = ids.parse(found[0]).path
        except BadProvisionId:
            continue
        target = f"{provision.source}:{path}"
        rows.append(Citation(found[0], found.start(), found.end(), target if target in known else None))
    return rows
