"""Resolving citations: which provision a mention means, from the place where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from corpus import old_references
from corpus.citations.find import find
from corpus.citations.mention import FoundCitation
from corpus.errors import LawbridgeError
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI

if TYPE_CHECKING:
    from corpus.model import Provision
    from corpus.store import Store

CALL = re.compile(r"[1-7]\s?(?:[CDHSN]|NT|BA|SA|UT)", re.IGNORECASE)
"""What a bare code must not be: 1C is one club, 2 D two diamonds, 1BA one no-trump."""

_RESOLVERS: WeakKeyDictionary[Store, Resolver] = WeakKeyDictionary()


class Resolver:
    """Knows the ids of all sources in the order of their texts, and looks citations up in them."""

    def __init__(self, provisions: Iterable[Provision]) -> None:
        self._parents = {(provision.source, provision.id): provision.parent for provision in provisions}

    def resolve(self, mention: FoundCitation, at: Provision | None = None) -> str | None:
        """The full id a mention means, or None; `at` is the provision where it stands, None in a question."""
        home = at.source if at else None
        if mention.reads == "chapter":
            return None
        if mention.reads in ("regulation", "annex", "appendix"):
            return self._known(REGULATIONS, mention.path)
        if mention.reads == "ulti":
            return self._known(ULTI, mention.path)
        if mention.reads == "slashed" and at and home in (ULTI, REGULATIONS) and not at.id.startswith("VI."):
            path = mention.path.lower()
            return self._near(path, at) or self._known(ULTI, f"I.{path}")
        if mention.reads in ("old-law", "slashed"):
            wanted = mention.reads == "old-law" or home == REGULATIONS
            current = old_references.current(mention.path) or mention.path
            return self._known(LAW_IN_FORCE, current) if wanted else None
        if mention.relative:
            return self._relative(mention, at)
        if not mention.sure and CALL.fullmatch(mention.words):
            return None
        return self._known(home if home in self._laws else LAW_IN_FORCE, mention.path)

    def resolve_all(self, mention: FoundCitation, at: Provision | None = None) -> list[str]:
        """What `resolve` finds and, for a law number of an older edition, the other provisions it has become."""
        first = self.resolve(mention, at)
        if first is None or mention.reads not in ("old-law", "slashed") or not first.startswith(f"{LAW_IN_FORCE}:"):
            return [first] if first else []
        others = (self._known(LAW_IN_FORCE, target) for target in old_references.targets(mention.path))
        return list(dict.fromkeys([first, *filter(None, others)]))

    def _relative(self, mention: FoundCitation, at: Provision | None) -> str | None:
        if at is None:
            numbered = mention.path.isdigit() and mention.pattern == "hu-pont"
            return self._known(LAW_IN_FORCE, mention.path) if numbered else None
        return self._near(mention.path, at) or self._known(at.source, mention.path) or self._before(mention.path, at)

    def _near(self, path: str, at: Provision) -> str | None:
        """The place `path` below the provision itself or below one above it, the nearest first."""
        above: str | None = at.id
        while above:
            if found := self._known(at.source, f"{above}.{path}"):
                return found
            above = self._parents.get((at.source, above))
        return None

    def _before(self, path: str, at: Provision) -> str | None:
        """The last place before this one, in the same law or section, that ends in `path` (16D3: `c)` is 16D2(c))."""
        law = at.id.split(".")[0]
        result = None
        for source, place in self._parents:
            if source == at.source and place == at.id:
                break
            if source == at.source and place.split(".")[0] == law and place.endswith(f".{path}"):
                result = f"{source}:{place}"
        return result

    def _known(self, source: str | None, path: str) -> str | None:
        return f"{source}:{path}" if (source, path) in self._parents else None

    @cached_property
    def _laws(self) -> set[str]:
        return {source for source, _ in self._parents if source.startswith("laws-")}


def cited(store: Store, text: str) -> list[str]:
    """The full ids in force that a question names by number, in the order named, each once.

    A number of an older edition (NKVSz 40/a) gives every provision it has become, the nearest first.
    A superseded text's number is taken as a number of the Laws in force; a call is never taken for a law.
    """
    resolver = _of(store)
    found = [full_id for mention in find(text) for full_id in resolver.resolve_all(mention)]
    if not found and (alone := _alone(store, text)):
        found = [alone]
    return list(dict.fromkeys(found))


def _of(store: Store) -> Resolver:
    """The resolver of a store, made once for it."""
    if store not in _RESOLVERS:
        _RESOLVERS[store] = Resolver(store)
    return _RESOLVERS[store]


def _alone(store: Store, text: str) -> str | None:
    words = text.strip(" ?.!")
    if CALL.fullmatch(words):
        return None
    try:
        return store.canonical(store.resolve(words))
    except LawbridgeError:
        return None
