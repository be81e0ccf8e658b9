"""The concordance: which place of an older edition stands for which place of the Laws in force.

Reviewed decisions (`corpus/concordance.yaml`) come first; what they leave open is paired by number path.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.manifest import CORPUS, sources
from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE

DECISIONS = CORPUS / "concordance.yaml"


def align(provisions: list[Provision], decisions: Path = DECISIONS) -> list[Correspondence]:
    """Correspondences of every older law text to the Laws in force, each provision once on each side."""
    current = {provision.id: provision for provision in provisions if provision.source == LAW_IN_FORCE}
    result: list[Correspondence] = []
    for source in sources().values():
        if source.kind == "laws" and source.id != LAW_IN_FORCE:
            old = {provision.id: provision for provision in provisions if provision.source == source.id}
            result += _pair(source.id, current, old, _reviewed(source.id, decisions))
    return result


def _reviewed(source: str, path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    rows: list[dict[str, Any]] = (strict_yaml.load(path) or {}).get(source) or []
    return rows


def _pair(
    source: str, current: dict[str, Provision], old: dict[str, Provision], reviewed: list[dict[str, Any]]
) -> list[Correspondence]:
    result: list[Correspondence] = []
    taken_current: set[str] = set()
    taken_old: set[str] = set()
    for row in reviewed:
        here, there = row.get("current"), row.get("old")
        result.append(
            Correspondence(
                f"{LAW_IN_FORCE}:{here}" if here else None,
                f"{source}:{there}" if there else None,
                row["relation"],
                row.get("note") or {},
                "reviewed",
                row.get("reason", ""),
            )
        )
        taken_current.add(str(here))
        taken_old.add(str(there))
    for path in current:
        if path in old and path not in taken_current and path not in taken_old:
            result.append(Correspondence(f"{LAW_IN_FORCE}:{path}", f"{source}:{path}", "same", {}, "evidence", "path"))
    return result
