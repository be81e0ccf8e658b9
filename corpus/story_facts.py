"""Stories with gold facts: `corpus/stories/facts/*.jsonl` beside the stories that they belong to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corpus.manifest import CORPUS
from corpus.model import LANGUAGES

STORIES = CORPUS / "stories"
FACTS = STORIES / "facts"
APART = STORIES / "apart"
STRANGERS = STORIES / "strangers"
"""Facts of blind rounds that nothing learns: what an answer says of its own probability is fitted on them."""


@dataclass(frozen=True, slots=True)
class Gold:
    """A situation with the procedure that rules it and the facts told.

    `open` is the fact that the answer must ask, `row` the annotated telling, `tellings` all of its rows: `question` is
    the whole telling, `turns` the question and the follow-ups as they were said.
    """

    set: str
    story: str
    procedure: str
    facts: Mapping[str, Any]
    open: str | None
    row: Mapping[str, Any]
    tellings: tuple[Mapping[str, Any], ...]


def golds(folder: Path = FACTS) -> Iterator[Gold]:
    """Every annotated situation, in the order of the files."""
    told: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for path in sorted(STORIES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            told.setdefault((path.stem, row["story"]), []).append(row | _told(row))
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            rows = told.get((one["set"], one["story"]), [])
            annotated = next((row for row in rows if row.get("ruling")), {})
            yield Gold(
                one["set"], one["story"], one["procedure"], one["facts"], one.get("open"), annotated, tuple(rows)
            )


def apart(folder: Path = APART) -> Iterator[Gold]:
    """Situations told at length that nothing learns: what answers say of themselves is measured on them."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            rows = tuple({"id": f"{one['id']}-{lang}", "lang": lang, "question": one[lang]} for lang in LANGUAGES)
            yield Gold(path.stem, one["id"], one["procedure"], one["facts"], one.get("open"), {}, rows)


def _told(row: Mapping[str, Any]) -> dict[str, Any]:
    """A telling as one text with its follow-ups, since the facts of a situation are what all of it tells, and apart."""
    turns = [row["question"], *row.get("followups", ())]
    return {"question": ". ".join(part.rstrip(" .") for part in turns), "turns": turns}
