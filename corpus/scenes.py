"""Scenes: short stories written for a procedure with the facts that they tell, `corpus/scenes/<procedure>.yaml`.

They teach the models of `understanding`; nothing is measured on them. `corpus/told_from_facts.jsonl`: stories written
from facts drawn at random, in the voices of strangers; seats, cards and calls differ between their four tellings and so
stand in no facts. By language models (2026-11-27).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES
from corpus.story_facts import Gold

SCENES = CORPUS / "scenes"
TOLD_FROM_FACTS = CORPUS / "told_from_facts.jsonl"
SET, DRAWN = "scenes", "told_from_facts"
_KEYS = {"facts", "open"}


def scenes(folder: Path = SCENES) -> Iterator[Gold]:
    """Every scene, file by file; raises BadData for one without facts or a language."""
    for path in sorted(folder.glob("*.yaml")):
        yield from _read(path)


def scenes_of(procedure: str) -> list[Gold]:
    """The scenes of one procedure; none where no file has its name."""
    path = SCENES / f"{procedure}.yaml"
    return list(_read(path)) if path.exists() else []


def told_from_facts() -> Iterator[Gold]:
    """Every situation told from drawn facts."""
    for line in TOLD_FROM_FACTS.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        tellings = tuple({"id": f"{row['id']}-{one}", "lang": one, "question": row[one]} for one in LANGUAGES)
        yield Gold(DRAWN, row["id"], row["procedure"], row["facts"], row["open"], {}, tellings)


def _read(path: Path) -> Iterator[Gold]:
    file = strict_yaml.load(path)
    procedure = str(file["procedure"])
    for number, row in enumerate(file["scenes"], 1):
        name = f"{procedure}-{number:02d}"
        if "facts" not in row or set(row) - _KEYS != set(LANGUAGES):
            raise BadData(f"Scene {number} of {path.name} wants facts (and open) and a telling in {LANGUAGES}.")
        tellings = tuple({"id": f"{name}-{one}", "lang": one, "question": row[one]} for one in LANGUAGES)
        yield Gold(SET, name, procedure, row["facts"], row.get("open"), {}, tellings)
