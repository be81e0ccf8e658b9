"""Stories changed in one place so that one fact changes, `corpus/pairs.jsonl`: do readers hear the change?

Each is a scene or a story told anew in four languages with one fact turned round, told where it was silent, or left
out; written by language models (2026-11-27), read by no native director. The network learns those of
three stories of four; the others are a measure (`evals.understanding.pairs`), and nothing learns them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from corpus.manifest import CORPUS
from corpus.model import LANGUAGES
from corpus.story_facts import Gold

PAIRS = CORPUS / "pairs.jsonl"
SET = "pairs"
_APART = 4
"""The pairs of one story among so many nothing learns."""


@dataclass(frozen=True, slots=True)
class OneFactChanged:
    """A changed story with its facts, the fact that was changed, and the value it had (None: it was not told)."""

    gold: Gold
    fact: str
    was: Any

    @property
    def value(self) -> Any:
        """The value that the changed story tells; None where it tells none."""
        return self.gold.facts.get(self.fact)


def pairs() -> Iterator[OneFactChanged]:
    """Every pair, in the order of the file."""
    for line in PAIRS.read_text(encoding="utf-8").splitlines():
        yield _pair(json.loads(line))


def pairs_apart() -> Iterator[OneFactChanged]:
    """Those that nothing learns."""
    yield from (pair for pair in pairs() if _apart(pair))


def learnt_pairs() -> Iterator[OneFactChanged]:
    """The others."""
    yield from (pair for pair in pairs() if not _apart(pair))


def _apart(pair: OneFactChanged) -> bool:
    story, _, _ = pair.gold.story.partition("#")
    return zlib.crc32(story.encode()) % _APART == 0


def _pair(row: Mapping[str, Any]) -> OneFactChanged:
    tellings = tuple({"id": f"{row['id']}-{one}", "lang": one, "question": row[one]} for one in LANGUAGES)
    return OneFactChanged(
        Gold(SET, row["id"], row["procedure"], row["facts"], None, {}, tellings), row["fact"], row["was"]
    )
