"""The store: every provision of every source, its parallels and its cross-references, read from one build folder.

`lawbridge ingest` writes the folder (`ingest.build`); this module only reads it. Reading is plain JSON lines: no torch,
no index, so looking a law up costs milliseconds.
"""

from __future__ import annotations

import difflib
import json
import os
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from corpus import editions, ids, old_references
from corpus import manifest as documents
from corpus.errors import NoIndex, UnknownProvision
from corpus.manifest import CORPUS, in_checkout
from corpus.model import Citation, Correspondence, Provision, Span

FORMAT = 1
LAW_IN_FORCE = editions.in_force().text
REGULATIONS = "mbsz-hu"
ULTI = "ulti-hu"


def build_folder() -> Path:
    """The folder of the current build: `LAWBRIDGE_BUILD`; in a checkout `.lawbridge/current`; else the user's data."""
    if named := os.environ.get("LAWBRIDGE_BUILD"):
        return Path(named)
    if in_checkout():
        return CORPUS.parent / ".lawbridge" / "current"
    from platformdirs import user_data_path

    return user_data_path("lawbridge") / "build" / "current"


def provision_to_json(provision: Provision) -> dict[str, Any]:
    """A provision as one JSON object of the store."""
    row = {name: getattr(provision, name) for name in Provision.__slots__}
    row["spans"] = [[span.line, span.start, span.end] for span in provision.spans]
    return row


def _provision(row: dict[str, Any]) -> Provision:
    row["spans"] = tuple(Span(*span) for span in row["spans"])
    row["footnotes"] = tuple(row["footnotes"])
    row["unsure"] = tuple(row["unsure"])
    row["stands"] = tuple(row.get("stands", ()))
    return Provision(**row)


class Passage(NamedTuple):
    """A part of a provision's own text that nothing else interrupts: its lines from `start` to before `end`.

    `opens` at the place where the provision begins; a part below its list does not.
    """

    provision: Provision
    start: int
    end: int
    opens: bool = False

    @property
    def text(self) -> str:
        """The lines of the part."""
        return "\n".join(self.provision.text.split("\n")[self.start : self.end])


class Store:
    """Provisions by full id, in the order of their sources; parallels; citations out and in."""

    def __init__(
        self,
        provisions: list[Provision],
        correspondences: list[Correspondence] | None = None,
        citations: dict[str, list[Citation]] | None = None,
        manifest: dict[str, Any] | None = None,
        procedures: dict[str, dict[str, list[str]]] | None = None,
    ) -> None:
        self.provisions = {provision.full_id: provision for provision in provisions}
        self.correspondences = correspondences or []
        self.citations = citations or {}
        self.manifest = manifest or {}
        self.procedures = procedures or {}
        """By name: `laws`, the laws, regulations and rules it works out (bare ids are Laws), and `concepts`."""

    @classmethod
    def load(cls, folder: Path | None = None) -> Store:
        """Read a build folder; raises NoIndex, naming the command that mends it, when it is missing or foreign."""
        folder = folder or build_folder()
        try:
            manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
            if manifest.get("format") != FORMAT:
                raise NoIndex(
                    f"The build in {folder} was written by another version of Lawbridge; run `lawbridge ingest`."
                )
            provisions = [_provision(row) for row in _rows(folder / "provisions.jsonl")]
            links = [Correspondence(**row) for row in _rows(folder / "concordance.jsonl")]
            citations = {
                row["from"]: [Citation(**one | {"also": tuple(one.get("also", ()))}) for one in row["citations"]]
                for row in _rows(folder / "citations.jsonl")
            }
            procedures = json.loads((folder / "procedures.json").read_text(encoding="utf-8"))["procedures"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise NoIndex(
                f"There is no usable build in {folder} ({type(error).__name__}); run `lawbridge ingest`."
            ) from error
        return cls(provisions, links, citations, manifest, procedures)

    def __iter__(self) -> Iterator[Provision]:
        return iter(self.provisions.values())

    def __contains__(self, full_id: object) -> bool:
        return full_id in self.provisions

    def of(self, source: str) -> list[Provision]:
        """All provisions of a source, in the order of its text."""
        return self._by_source.get(source, [])

    def get(self, full_id: str) -> Provision:
        """One provision by full id (a bare id is one of the Laws in force); raises UnknownProvision."""
        source, path = ids.split(full_id)
        key = full_id if source else f"{LAW_IN_FORCE}:{path}"
        if key not in self.provisions:
            raise self._unknown(full_id, source or LAW_IN_FORCE, path)
        return self.provisions[key]

    def resolve(self, typed: str) -> Provision:
        """The provision meant by `typed`, in any form `ids.parse` reads; raises BadProvisionId, UnknownProvision."""
        if typed in self.provisions:
            return self.provisions[typed]
        reference = ids.parse(typed)
        if reference.family == "old-law":
            target = old_references.current(reference.path)
            return self.get(target) if target else self.get(reference.path)
        sources = (reference.source,) if reference.source else _SOURCES[reference.family]
        for source in sources:
            found = self.provisions.get(f"{source}:{reference.path}") or self._folded.get(
                f"{source}:{ids.fold(reference.path)}"
            )
            if found:
                return found
        raise self._unknown(typed, sources[0], reference.path)

    def children(self, full_id: str) -> list[Provision]:
        """The provisions directly below one, in order."""
        source, path = ids.split(full_id)
        return self._children.get((source or LAW_IN_FORCE, path), [])

    def ancestors(self, provision: Provision) -> list[Provision]:
        """The provisions above one, from the law down."""
        chain: list[Provision] = []
        above = provision.parent
        while above is not None:
            node = self.provisions.get(f"{provision.source}:{above}")
            if node is None:
                break
            chain.insert(0, node)
            above = node.parent
        return chain

    def subtree(self, full_id: str) -> list[Provision]:
        """A provision and everything below it, in the order of the text."""
        first = self.get(full_id)
        result = [first]
        for child in self.children(first.full_id):
            result += self.subtree(child.full_id)
        return result

    def passages(self, full_id: str) -> list[Passage]:
        """What stands at a provision and below it, in the order of the text.

        A provision's own text comes in one passage, or in several where parts of it stand below a list or between
        lists; its first passage is there even where it has no text.
        """
        own = self.get(full_id)
        children = self.children(own.full_id)
        places: list[tuple[int, Provision | None]] = [(line, None) for line in self._stands(own) if own.text]
        places += [(self._line(child), child) for child in children]
        if all(line for line, _ in places):
            places.sort(key=lambda place: place[0])
        result: list[Passage] = [Passage(own, 0, 0, opens=True)]
        told = 0
        for _, child in places:
            if child is not None:
                result += self.passages(child.full_id)
                continue
            if result[-1].provision is not own:
                result.append(Passage(own, told, told))
            told += 1
            result[-1] = result[-1]._replace(end=told)
        return result

    def _stands(self, own: Provision) -> tuple[int, ...]:
        """The line where each line of a text begins, in its source or the text it was worked out from; 0: unknown."""
        count = own.text.count("\n") + 1
        first = self.provisions.get(self.canonical(own) or "")
        known = own.stands or (first.stands if first else ())
        return known if len(known) == count else (0,) * count

    def _line(self, own: Provision) -> int:
        first = self.provisions.get(self.canonical(own) or "")
        return own.line_start or (first.line_start if first else 0)

    def parallels(self, full_id: str) -> list[Correspondence]:
        """The correspondences a provision stands in, on either side; those that keep its rule before the others."""
        return self._parallels.get(full_id, [])

    def canonical(self, provision: Provision) -> str | None:
        """The full id in force that a provision stands for: itself, or what its concordance says; None if dropped."""
        if provision.source == LAW_IN_FORCE or self._own_law(provision.source):
            return provision.full_id
        for link in self.parallels(provision.full_id):
            if link.old == provision.full_id and link.current:
                return link.current
        return None

    @staticmethod
    def _own_law(name: str) -> bool:
        """Whether a source is no text of the Laws but regulations or Ulti in force, which stand for themselves."""
        entry = documents.sources().get(name)
        return bool(entry and entry.in_force and entry.kind != "laws")

    def cited_by(self, full_id: str) -> list[str]:
        """Full ids of the provisions whose text cites this one."""
        return self._cited_by.get(full_id, [])

    @cached_property
    def _by_source(self) -> dict[str, list[Provision]]:
        result: dict[str, list[Provision]] = defaultdict(list)
        for provision in self:
            result[provision.source].append(provision)
        return dict(result)

    @cached_property
    def _folded(self) -> dict[str, Provision]:
        return {f"{provision.source}:{ids.fold(provision.id)}": provision for provision in reversed(list(self))}

    @cached_property
    def _children(self) -> dict[tuple[str, str], list[Provision]]:
        result: dict[tuple[str, str], list[Provision]] = defaultdict(list)
        for provision in self:
            if provision.parent is not None:
                result[provision.source, provision.parent].append(provision)
        return dict(result)

    @cached_property
    def _parallels(self) -> dict[str, list[Correspondence]]:
        result: dict[str, list[Correspondence]] = defaultdict(list)
        for link in self.correspondences:
            for side in (link.current, link.old):
                if side:
                    result[side].append(link)
        return {side: sorted(links, key=lambda link: not link.main) for side, links in result.items()}

    @cached_property
    def _cited_by(self) -> dict[str, list[str]]:
        result: dict[str, list[str]] = defaultdict(list)
        for origin, citations in self.citations.items():
            for citation in citations:
                for target in citation.targets:
                    if origin not in result[target]:
                        result[target].append(origin)
        return dict(result)

    def _unknown(self, typed: str, source: str, path: str) -> UnknownProvision:
        above = ids.parent(path)
        while above and f"{source}:{above}" not in self.provisions:
            above = ids.parent(above)
        known = [provision.id for provision in self.of(source)]
        near = above or next(iter(difflib.get_close_matches(path, known, n=1, cutoff=0.0)), None)
        hint = f"the nearest is {near}, see `lawbridge show {source}:{near}`" if near else "run `lawbridge doctor`"
        return UnknownProvision(f"There is no provision {typed[:60]!r} in {source}; {hint}.")


_SOURCES: dict[ids.Family, tuple[str, ...]] = {
    "law": (LAW_IN_FORCE,),
    "definition": (LAW_IN_FORCE, "laws-2007-pl"),
    "regulation": (REGULATIONS,),
    "ulti": (ULTI,),
    "any": (LAW_IN_FORCE, ULTI, REGULATIONS),
    "old-law": (LAW_IN_FORCE,),
}


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
