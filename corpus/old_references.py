"""Law numbers of the 1987 and 1997 editions, as the Hungarian regulations cite them, and what they are today."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from corpus import strict_yaml
from corpus.manifest import CORPUS

OLD_REFERENCES = CORPUS / "old_references.yaml"


@cache
def _table(path: Path = OLD_REFERENCES) -> dict[str, list[str]]:
    if not path.exists():
        return {}
    rows: dict[str, list[str] | dict[str, list[str]]] = strict_yaml.load(path) or {}
    result: dict[str, list[str]] = {}
    for printed, row in rows.items():
        targets = row["targets"] if isinstance(row, dict) else row
        result[printed.replace("/", ".").replace(" ", "").casefold()] = [str(target) for target in targets]
    return result


def targets(path: str) -> tuple[str, ...]:
    """All 2017 ids an old law path such as `40.A` stands for, the nearest first; none when the number is the same.

    Source: the reviewed table `corpus/old_references.yaml`.

    >>> targets("40.A"), targets("7")
    (('40.A.3', '40.C.1'), ())
    """
    return tuple(_table().get(path.casefold(), ()))


def current(path: str) -> str | None:
    """The nearest of `targets`, which a link leads to, or None."""
    found = targets(path)
    return found[0] if found else None
