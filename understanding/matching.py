"""Which rows of `says` a text fires: patterns over tokens and mentions, islands anywhere in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corpus.model import Language
from corpus.stems import matches
from understanding.lexicon import Pattern, lexicon
from understanding.model import Mention, Said, Token

GAP = 2
"""Words that may stand between two words of a pattern."""
Places = Mapping[int, Sequence[Mention]]
_Hit = tuple[int, dict[str, Mention]]
_WHO, _PERSON = "<who", "who"
_CLOSED = {",": ",", "(": ")", "\u2013": "\u2013", "-": "-"}
"""The signs that open and close what is said besides."""


class Stretch:
    """The words between two places (inclusive) of a text: what patterns are looked for in."""

    def __init__(self, words: Sequence[Token], span: tuple[int, int], places: Places) -> None:
        self.words, self.span, self.places = words, span, places
        own = {token.folded for token in words[span[0] : span[1] + 1]}
        self.begun = own | {f"{word[:length]}*" for word in own for length in range(1, len(word) + 1)}
        """Every stem that one of the words is, as stems are written."""

    def fits(self, pattern: Pattern) -> Said | None:
        """The row of a pattern whose parts stand here, in any order; None where one does not, or what it bars does."""
        if not self.begun.isdisjoint(pattern.without):
            return None
        if any(self.begun.isdisjoint(choices) for choices in pattern.needs):
            return None
        spots: list[int] = []
        caught: dict[str, Mention] = {}
        first, last = self.span
        for part in pattern.parts:
            for start in range(first, last + 1):
                hit = _run(part, self.words, start, last, self.places)
                if hit is not None:
                    start, hit = self._nearest(part, start, hit)
                    spots += [start, hit[0]]
                    caught.update(hit[1])
                    break
            else:
                return None
        return Said(pattern.row, min(spots), max(spots), caught)

    def _nearest(self, part: tuple[str, ...], start: int, hit: _Hit) -> tuple[int, _Hit]:
        """Where a part that begins with a person begins at the one next to what is said: `my fault: South dealt`."""
        if not part[0].startswith(_WHO) or len(part) == 1:
            return start, hit
        named = max((one.last for one in self.places.get(start, ()) if one.kind == _PERSON), default=start)
        for later in range(past_apposed(self.words, named, self.places) + 1, hit[0]):
            other = _run(part, self.words, later, self.span[1], self.places)
            if other is not None and other[0] == hit[0]:
                start, hit = later, other
        return start, hit


def fire(words: Sequence[Token], span: tuple[int, int], places: Places, language: Language) -> list[Said]:
    """The rows that fire between two places (inclusive), each row once, at its first place."""
    here = Stretch(words, span, places)
    found: dict[int, Said] = {}
    for pattern in lexicon(language).patterns_of(here.begun):
        if id(pattern.row) in found:
            continue
        said = here.fits(pattern)
        if said is not None:
            found[id(pattern.row)] = said
    return sorted(found.values(), key=lambda said: said.first)


def _run(part: tuple[str, ...], words: Sequence[Token], start: int, last: int, places: Places) -> _Hit | None:
    at, caught = start - 1, dict[str, Mention]()
    for step, stem in enumerate(part):
        reach = [start] if not step else [*range(at + 1, min(at + 2 + GAP, last + 1))]
        if step and part[step - 1].startswith(_WHO) and (past := past_apposed(words, at, places)) > at:
            reach += range(past + 1, min(past + 2 + GAP, last + 1))
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


def past_apposed(words: Sequence[Token], at: int, places: Places) -> int:
    """Where what is told of a person goes on, who he is besides left out: `North, my partner, was dealer`."""
    sign = words[at + 1].text if at + 1 < len(words) else ""
    if sign not in _CLOSED or not any(one.kind == _PERSON and one.last == at for one in places.get(at, ())):
        return at
    others = [one for start in (at + 2, at + 3) for one in places.get(start, ()) if one.kind == _PERSON]
    ends = [end for one in others for end in (one.last + 1, one.last + 2) if end < len(words)]
    return next((end for end in ends if words[end].text == _CLOSED[sign]), at)


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
