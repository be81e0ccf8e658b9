"""Headings without text, and whole laws: they are changed where something below them is, and say where."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from corpus.ids import label
from corpus.model import Correspondence, Language, Provision

Links = dict[str, Correspondence]
"""Correspondences of one source by the full id of their current side."""

_WORDS: dict[Language, tuple[str, str, str]] = {
    "hu": ("V\u00e1ltozott", "\u00faj", "a r\u00e9gi sz\u00f6vegb\u0151l elmaradt"),
    "pl": ("Zmieniono", "nowe", "z dawnego tekstu skre\u015blono"),
    "nb": ("Endret", "nytt", "utg\u00e5tt fra den gamle teksten"),
    "en": ("Changed", "new", "dropped from the old text"),
}


def sum_up(
    links: list[Correspondence], current: dict[str, Provision], old: dict[str, Provision], kept: set[str]
) -> None:
    """Set the relation of whole laws and bare headings called the same, from what stands below them.

    `kept` are the full ids of new and dropped places whose rule stands elsewhere; they change nothing.
    """
    below: dict[str, list[Correspondence]] = defaultdict(list)
    for link in links:
        provision = current.get(link.current or "") or old.get(link.old or "")
        assert provision is not None
        for above in _above(provision, current if link.current else old):
            below[above].append(link)
    for place, link in enumerate(links):
        if link.relation not in ("same", "moved") or link.current is None or link.old is None:
            continue
        provision = current[link.current]
        if provision.text and provision.kind != "law":
            continue
        parts = _told([part for part in _below(below, link) if (part.current or part.old) not in kept])
        if any(parts):
            links[place] = replace(
                link, relation="changed", note=_note(parts), reason=f"{link.reason}; from what stands below"
            )


def _below(below: dict[str, list[Correspondence]], link: Correspondence) -> list[Correspondence]:
    dropped = [part for part in below[link.old or ""] if part.current is None]
    return below[link.current or ""] + dropped


def _above(provision: Provision, side: dict[str, Provision]) -> list[str]:
    result: list[str] = []
    parent = provision.parent
    while parent is not None:
        full_id = f"{provision.source}:{parent}"
        result.append(full_id)
        parent = side[full_id].parent if full_id in side else None
    return result


def _told(links: list[Correspondence]) -> tuple[list[str], list[str], list[str]]:
    """The labels of what changed, is new and was dropped below, only the highest of each branch."""

    def ids(relation: str, side: str) -> list[str]:
        found = [
            getattr(link, side).split(":", 1)[1]
            for link in links
            if link.relation == relation and (link.decided == "reviewed" or relation == "changed")
        ]
        return [label(one) for one in found if not any(one.startswith(f"{other}.") for other in found)]

    changed = ids("changed", "current")
    return changed, ids("new", "current"), ids("dropped", "old")


def _note(parts: tuple[list[str], list[str], list[str]]) -> dict[str, str]:
    note: dict[str, str] = {}
    for language, names in _WORDS.items():
        told = [f"{name}: {', '.join(part)}" for name, part in zip(names, parts, strict=True) if part]
        text = "; ".join(told) + "."
        note[language] = text[0].upper() + text[1:]
    return note
