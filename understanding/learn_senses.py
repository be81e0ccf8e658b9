"""Makes the senses of words (`data/senses.npz`) from texts that tell the same in several languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

from corpus.model import LANGUAGES, Language
from corpus.scenes import scenes
from corpus.story_facts import golds
from corpus.table_talk import load_table_talk
from retrieval.lsi import lsi_table
from understanding.lookups import lookups
from understanding.mentions import respelt, tokens
from understanding.senses import BUCKETS, WIDTH, Senses, word_pieces
from understanding.tellings import taught_lines

_Parts = defaultdict[Language, list[int]]


def learn_senses(kept: Callable[[str], bool]) -> Senses:
    """The vectors from all tellings, table talk and scenes, and the stories kept (by name)."""
    told = [parts for name, parts in _stories() if kept(name)]
    documents = [[*parts.values()] for parts in (*_shared(), *told)]
    return Senses(lsi_table(documents, BUCKETS, WIDTH))


@cache
def _shared() -> list[_Parts]:
    """What every fold learns from: lines of one value of an idea, talk of one provision, askings of one
    look-up, tellings of one scene."""
    found: defaultdict[tuple[str, str], _Parts] = defaultdict(lambda: defaultdict(list))
    for one in taught_lines():
        found[one.idea, one.value][one.language] += _pieces(one.text, one.language)
    for talk in load_table_talk():
        found["talk", talk.provisions[0]][talk.language] += _pieces(talk.text, talk.language)
    for entry in lookups().values():
        for language in LANGUAGES:
            for line in entry.ask[language]:
                found["look-up", entry.id][language] += _pieces(line, language)
    for scene in scenes():
        for row in scene.tellings:
            found["scene", scene.story][row["lang"]] += _pieces(row["question"], row["lang"])
    return list(found.values())


@cache
def _stories() -> list[tuple[str, _Parts]]:
    found: defaultdict[str, _Parts] = defaultdict(lambda: defaultdict(list))
    for gold in golds():
        for row in gold.tellings:
            found[f"{gold.set}-{gold.story}"][row["lang"]] += _pieces(row["question"], row["lang"])
    return list(found.items())


def _pieces(text: str, language: Language) -> list[int]:
    return [piece for word in respelt(tokens(text), language) for piece in word_pieces(word.folded)]


def write(made: Senses, path: Path) -> None:
    """The vectors in eight bits, each by its own scale."""
    largest = np.maximum(np.abs(made.table).max(axis=1), 1e-9)
    table = np.round(made.table * (127 / largest)[:, None]).astype(np.int8)
    np.savez_compressed(path, table=table, scale=(largest / 127).astype(np.float32))
