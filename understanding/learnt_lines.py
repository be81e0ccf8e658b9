"""The texts that teach which procedure a story is about, from everything that is learnt; no model is made here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from corpus.manifest import CORPUS
from corpus.model import Language
from corpus.scenes import scenes, told_from_facts
from corpus.story_facts import STORIES, STRANGERS, golds
from corpus.table_talk import load_table_talk
from corpus.topics import load_topics
from understanding.homes import full, homes_declared
from understanding.tellings import taught_lines

DRAFTS = CORPUS / "table_talk_drafts"
"""Table talk that no second reader has seen: good enough to learn what is asked, not to be searched."""
STORY, GOLD, TELLING = 2.0, 3.0, 0.3
"""For how many lines of table talk a story, a story with its procedure (or a scene), and a telling of a fact count."""


@dataclass(frozen=True, slots=True)
class LearntLine:
    """A text with the procedure it is about, how much it counts, and the story it belongs to (empty for others)."""

    language: Language
    text: str
    procedure: str
    weight: float = 1.0
    story: str = ""


def learnt_lines() -> Iterator[LearntLine]:
    """Every line that teaches a procedure: none of the stories of strangers that confidence is fitted on."""
    apart = {path.stem for path in STRANGERS.glob("*.jsonl")}
    gold = {row["id"]: one.procedure for one in golds() for row in one.tellings}
    for talk in [*load_table_talk(), *load_table_talk(DRAFTS)]:
        if name := _at_home(talk.provisions):
            yield LearntLine(talk.language, talk.text, name)
    for topic in load_topics():
        for language, text in topic.lines:
            if topic.provisions and (name := _at_home(topic.provisions)):
                yield LearntLine(language, text, name)
    for telling in taught_lines():
        yield LearntLine(telling.language, telling.text, telling.idea.partition(".")[0], TELLING)
    for scene in (*scenes(), *told_from_facts()):
        for one in scene.tellings:
            yield LearntLine(one["lang"], one["question"], scene.procedure, GOLD)
    for path in sorted(one for one in STORIES.glob("*.jsonl") if one.stem not in apart):
        for written in path.read_text(encoding="utf-8").splitlines():
            row: dict[str, Any] = json.loads(written)
            story = f"{path.stem}-{row.get('story') or row['id']}"
            if row["id"] in gold:
                yield LearntLine(row["lang"], row["question"], gold[row["id"]], GOLD, story)
            elif row["gold_laws"] and (name := _at_home(row["gold_laws"])):
                yield LearntLine(row["lang"], row["question"], name, STORY, story)


def _at_home(provisions: Sequence[str]) -> str | None:
    """The procedure that is most at home in the main provision; none where several are alike."""
    homes = homes_declared().at(full(provisions[0]))
    most = max(homes.values(), default=0.0)
    best = [name for name, depth in homes.items() if depth == most]
    return best[0] if len(best) == 1 else None
