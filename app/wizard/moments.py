"""Procedures by the moment of the game at which a director needs them (`moments.yaml`), and by words."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from bridge.notation import without_accents
from corpus import strict_yaml
from corpus.ids import label, split
from corpus.model import Language
from rulings import registry

_DATA = Path(__file__).with_name("moments.yaml")


@cache
def _data() -> dict[str, Any]:
    found: dict[str, Any] = strict_yaml.load(_DATA)
    return found


def moments() -> tuple[str, ...]:
    """The moments, in the order of a tournament."""
    return tuple(_data()["order"])


def moments_of(name: str) -> tuple[str, ...]:
    """The moments of a procedure, its own first; those of `families` under "" where the data has no line for it."""
    return tuple(_line(name) or _data()["families"][""])


def placed(name: str) -> bool:
    """Whether the data has a line for a procedure."""
    return _line(name) is not None


def _line(name: str) -> list[str] | None:
    data, module = _data(), registry.announced()[name]
    family, folder = ".".join(module.split(".")[:2]), module.split(".")[2]
    found: list[str] | None = (
        data["procedures"].get(name) or data["families"].get(family) or data["folders"].get(folder)
    )
    return found


def at(moment: str) -> list[str]:
    """The procedures of a moment: those of this moment alone, then those of others too; by the order of the laws."""
    names = [name for name in registry.names() if moment in moments_of(name)]
    return sorted(names, key=lambda name: (moments_of(name).index(moment), len(moments_of(name)) > 1))


def find(words: str, language: Language) -> list[str]:
    """Procedures whose title or laws have all the words (accents and case do not matter), best first.

    A law's number finds the procedures of that law: `27`, `64`, `VSz 29`.
    """
    wanted = without_accents(words).replace("\u00a7", " ").split()
    if not wanted:
        return []
    found: list[tuple[int, int, str]] = []
    for place, name in enumerate(registry.names()):
        title = without_accents(registry.title(name, language))
        laws = [without_accents(law_label(law)) for law in registry.get(name).laws]
        parts = [*title.replace("(", " ").replace(")", " ").split(), *" ".join(laws).split()]
        starts = all(any(part.startswith(word) for part in parts) for word in wanted)
        if starts or " ".join(wanted) in title:
            first = laws[0] == " ".join(wanted) or title.startswith(wanted[0])
            found.append((0 if first else 1, place, name))
    return [name for _, _, name in sorted(found)]


def law_label(law: str) -> str:
    """A law a procedure names, as people write it: `27`, `VSz 29`, `Ulti II.C.4`."""
    name, path = split(law)
    kind = "laws" if name is None or name.startswith("laws") else name.partition("-")[0]
    return label(path, {"mbsz": "regulations"}.get(kind, kind))
