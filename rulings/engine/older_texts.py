"""Older editions beside a ruling: the older provision of a law that is not modelled, and what changed since.

Both come from the corpus: the concordance says which old provision corresponds (the same number may be another
subject: Law 23 of 2007 is 72C today) and its note says what changed. Nothing here needs a build to rule: without one
there is nothing to quote.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from corpus.errors import NoIndex
from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store
from rulings.engine.editions import TEXT_OF_EDITION
from rulings.engine.ruling_document import OlderText


@cache
def _store() -> Store | None:
    try:
        return Store.load()
    except NoIndex:
        return None


def older_provisions(laws: tuple[str, ...], edition: str, store: Store | None = None) -> list[str]:
    """Full ids in the edition's text that correspond to these laws in force, outermost first; empty without a build."""
    found: dict[str, None] = {}
    store = store or _store()
    if store is None:
        return []
    source = TEXT_OF_EDITION[edition]
    for law in laws:
        full = law if ":" in law else f"{LAW_IN_FORCE}:{law}"
        if full not in store:
            continue
        for provision in store.subtree(full):
            for link in store.parallels(provision.full_id):
                old = link.old
                if link.current == provision.full_id and old and split(old)[0] == source and not _inside(old, found):
                    found[old] = None
    return list(found)


def is_new(laws: tuple[str, ...], edition: str, store: Store | None = None) -> bool:
    """Whether the concordance calls every one of these laws new since the edition."""
    store = store or _store()
    if store is None:
        return False
    rows = [edition_differences([law], "en", edition, store) for law in laws]
    return all(any(row["relation"] == "new" for row in found) for found in rows)


def _inside(full_id: str, outer: dict[str, None]) -> bool:
    return any(full_id == one or full_id.startswith(f"{one}.") for one in outer)


def quotes(full_ids: list[str], store: Store | None = None) -> list[OlderText]:
    """The words of provisions with all below them: `{"citation", "text"}`."""
    store = store or _store()
    if store is None:
        return []
    quoted: list[OlderText] = []
    for full_id in full_ids:
        parts = [
            " ".join((one.id.rpartition(".")[2] + ".", one.title, one.text)).split() for one in store.subtree(full_id)
        ]
        quoted.append({"citation": full_id, "text": "\n".join(" ".join(words) for words in parts)})
    return quoted


def edition_differences(
    citations: list[str], language: str, edition: str = "2007", store: Store | None = None
) -> list[dict[str, Any]]:
    """What the cited provisions in force said in an older edition, where it differs.

    Each row is `{"provision", "old", "relation", "note", "how"}`; `note` is the concordance's sentence in the language,
    `old` the older provision or None where the rule is new. Empty without a build.
    """
    store = store or _store()
    if store is None:
        return []
    source = TEXT_OF_EDITION[edition]
    rows = []
    for cited in citations:
        full = cited if ":" in cited else f"{LAW_IN_FORCE}:{cited}"
        for link in store.parallels(full):
            if link.current == full and link.other_source == source and link.relation != "same" and link.note:
                row = {"provision": cited, "old": link.old, "relation": link.relation, "note": link.note[language]}
                rows.append(row | {"how": link.how})
    return rows
