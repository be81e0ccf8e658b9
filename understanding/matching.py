"""Which rows of `says` a text fires: patterns over tokens and mentions, islands anywhere in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from corpus.model import Language
from corpus.stems import matches
from understanding.lexicon import Pattern, lexicon
from understanding.model import Mention, Said, Token

GAP = 2
"""Words that may stand between two words of a pattern."""
Places = Mapping[int, Sequence[Mention]]


@cache
def _needs(language: Language) -> tuple[tuple[Pattern, tuple[tuple[str, ...], ...]], ...]:
    rows = []
    for pattern in lexicon(language).patterns:
        stems = [stem for part in pattern.parts for stem in part if "<" not in stem]
        rows.append((pattern, tuple(tuple(one.partition("_")[0] for one in stem.split("/")) for stem in stems)))
    return tuple(rows)


def fire(words: Sequence[Token], span: tuple[int, int], places: Places, language: Language) -> list[Said]:
    """The rows that fire between two places (inclusive), each row once, at its first place."""
    first, last = span
    known = {token.folded for token in words[first : last + 1]}
    known |= {f"{word[:length]}*" for word in known for length in range(1, len(word) + 1)}
    found: dict[int, Said] = {}
    for pattern, needs in _needs(language):
        if id(pattern.row) in found or any(known.isdisjoint(choices) for choices in needs):
            continue
        if any(matches(stem, token.folded) for stem in pattern.without for token in words[first : last + 1]):
            continue
        said = fits(pattern, words, span, places)
        if said is not None:
            found[id(pattern.row)] = said
    return sorted(found.values(), key=lambda said: said.first)


def fits(pattern: Pattern, words: Sequence[Token], span: tuple[int, int], places: Places) -> Said | None:
    """The row of a pattern whose parts stand between two places (inclusive), in any order; None where one does not."""
    spots: list[int] = []
    caught: dict[str, Mention] = {}
    for part in pattern.parts:
        for start in range(span[0], span[1] + 1):
            hit = _run(part, words, start, span[1], places)
            if hit is not None:
                spots += [start, hit[0]]
                caught.update(hit[1])
                break
        else:
            return None
    return Said(pattern.row, min(spots), max(spots), caught)


def _run(
    part: tuple[str, ...], words: Sequence[Token], start: int, last: int, places: Places
) -> tuple[int, dict[str, Mention]] | None:
    at, caught = start - 1, dict[str, Mention]()
    for step, stem in enumerate(part):
        reach = range(start, start + 1) if not step else range(at + 1, min(at + 2 + GAP, last + 1))
        for place in reach:
            end, mention = _end(stem, words, place, last, places)
            if end is not None:
                at = end
                if mention is not None:
                    caught[stem.strip("<>").partition(":")[0]] = mention
                break
        else:
            return None
    return at, caught


def _end(stem: str, words: Sequence[Token], at: int, last: int, places: Places) -> tuple[int | None, Mention | None]:
    """The last place of a stem or slot that begins here, and the mention a slot caught."""
    if stem.startswith("<"):
        kind, _, wanted = stem.strip("<>").partition(":")
        for mention in places.get(at, ()):
            if mention.first == at and _slot(kind, wanted, mention):
                return mention.last, mention
        return None, None
    for choice in stem.split("/"):
        row = choice.split("_")
        if at + len(row) - 1 <= last and all(matches(one, words[at + step].folded) for step, one in enumerate(row)):
            return at + len(row) - 1, None
    return None, None


def _slot(kind: str, wanted: str, mention: Mention) -> bool:
    if kind == "verb":
        return mention.kind == "verb" and mention.value.partition(":")[0] in wanted.split("|")
    if kind == "suit" and mention.kind == "card":
        return False
    return mention.kind == kind and (not wanted or str(mention.value).lower() in wanted.split("|"))
