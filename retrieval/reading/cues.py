"""Cues: words that speak for a concept or a fact, from `corpus/concepts.yaml`.

A cue is a row of stems: `elegtelen* bemond*` matches words in that order with at most two words between; `a & b` wants
both parts, in any order; `!c` after them forbids a word. A star ends a stem; `a/b_c` are alternatives, the second of
two words side by side. Matching ignores accents and case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bridge.notation import without_accents
from corpus.concepts import Concept, load_concepts
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.model import Item, Token

GAP = 2
"""Words that may stand between two stems of a cue."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A compiled cue: the parts that must occur, the stems that must not, and what it speaks for."""

    parts: tuple[tuple[str, ...], ...]
    without: tuple[str, ...]
    concept: str
    facts: tuple[tuple[str, Any], ...] = ()
    needs: tuple[tuple[str, ...], ...] = ()
    """The alternatives of every stem that must occur: what no word of the question begins with spares the search."""


def compile_cue(text: str, concept: str, facts: tuple[tuple[str, Any], ...] = ()) -> Cue:
    """A cue from its written form."""
    parts, without = stems_of(text)
    needs = tuple(tuple(_first(choice) for choice in stem.split("/")) for part in parts for stem in part)
    return Cue(parts, without, concept, facts, needs)


def stems_of(text: str) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The parts of a written form that must occur, and the stems that must not, without accents."""
    parts: list[tuple[str, ...]] = []
    without: list[str] = []
    for part in without_accents(text).split("&"):
        stems = part.split()
        without += [stem[1:] for stem in stems if stem.startswith("!")]
        kept = tuple(stem for stem in stems if not stem.startswith("!"))
        if kept:
            parts.append(kept)
    return tuple(parts), tuple(without)


def _first(choice: str) -> str:
    """The first word of an alternative."""
    return choice.partition("_")[0]


@cache
def cues(language: Language) -> tuple[Cue, ...]:
    """All cues of a language."""
    return tuple(
        compile_cue(line, concept.id, tuple(sorted(concept.facts.items())))
        for concept in load_concepts()
        for line in concept.cues.get(language, ())
    )


def find_concepts(words: Sequence[Token], language: Language) -> list[Item]:
    """The concepts that cues speak for, each with the words that said so; their facts beside them."""
    found: list[Item] = []
    known = {token.folded for token in words}
    known |= {f"{word[:length]}*" for word in known for length in range(1, len(word) + 1)}
    for cue in cues(language):
        if any(known.isdisjoint(choices) for choices in cue.needs):
            continue
        spans = _spans(cue, words)
        if spans is None:
            continue
        first, last = min(span[0] for span in spans), max(span[1] for span in spans)
        text = " ".join(token.text for token in words[first : last + 1])
        start, end = words[first].start, words[last].end
        found.append(Item("concept", cue.concept, text, start, end))
        found += [Item("fact", fact, text, start, end) for fact in cue.facts]
    return found


def _spans(cue: Cue, words: Sequence[Token]) -> list[tuple[int, int]] | None:
    if any(matches(stem, token.folded) for stem in cue.without for token in words):
        return None
    spans: list[tuple[int, int]] = []
    for part in cue.parts:
        span = _span(part, words)
        if span is None:
            return None
        spans.append(span)
    return spans


def _span(part: tuple[str, ...], words: Sequence[Token]) -> tuple[int, int] | None:
    for start in range(len(words)):
        at = ends(part[0], words, start)
        if at is None:
            continue
        for stem in part[1:]:
            following = range(at + 1, min(at + 2 + GAP, len(words)))
            hit = next((last for place in following if (last := ends(stem, words, place)) is not None), None)
            if hit is None:
                break
            at = hit
        else:
            return start, at
    return None


def ends(stem: str, words: Sequence[Token], at: int) -> int | None:
    """The last place of a stem that begins at a place: that place, or further where an alternative has more words."""
    if "_" not in stem:
        return at if matches(stem, words[at].folded) else None
    for choice in stem.split("/"):
        row = choice.split("_")
        if at + len(row) <= len(words) and all(matches(one, words[at + step].folded) for step, one in enumerate(row)):
            return at + len(row) - 1
    return None


__all__ = ["Concept", "Cue", "compile_cue", "find_concepts"]
