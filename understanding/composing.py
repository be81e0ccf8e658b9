"""Stories with a line more, from which the network learns facts too (`understanding.learn_net`).

In written stories facts keep company: where the lead was accepted, nobody asked for a penalty. A network learns the
company with the words, and then misses the story that tells one thing otherwise. So half of the stories that it sees
tell one or two facts more than were written, each by a line of `corpus/tellings` with a value drawn at random.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from corpus.model import Language
from understanding.net import Pieces

_SHARE = 0.5
"""How many of the stories get a line more."""
_LINES = (1, 1, 2)
_LOOKS_LIKE_IT = 0.15
"""How many of the lines only look as if they told the fact."""


@dataclass(frozen=True, slots=True)
class Taught:
    """A text with what it tells: for each idea that it could tell, the value or None; `story` where it is a whole."""

    words: Pieces
    told: Sequence[tuple[str, str | None]]
    story: bool
    language: Language
    breaks: Sequence[int] = ()
    """Before which words of a story a sentence begins, but the first."""


@dataclass(frozen=True, slots=True)
class Composer:
    """Puts lines into stories."""

    lines: Mapping[tuple[str, Language], Mapping[str | None, Sequence[Pieces]]] = field(repr=False)
    """Of each idea and language the lines that tell each value; None: that only look like it."""

    @classmethod
    def of(cls, taught: Sequence[Taught]) -> Composer:
        """With the lines among these texts."""
        found: dict[tuple[str, Language], dict[str | None, list[Pieces]]] = defaultdict(lambda: defaultdict(list))
        for one in taught:
            if not one.story:
                for idea, value in one.told:
                    found[idea, one.language][value].append(one.words)
        return cls(found)

    def told_more(self, one: Taught, chance: random.Random) -> Taught:
        """The story, in half of the cases with one or two facts more told; a line stays as it is."""
        if not one.story or chance.random() >= _SHARE:
            return one
        words, told = list(one.words), dict(one.told)
        silent = [idea for idea, value in one.told if value is None and (idea, one.language) in self.lines]
        for idea in chance.sample(silent, min(len(silent), chance.choice(_LINES))):
            line, value = self._drawn(idea, one.language, chance)
            at = chance.choice([0, *one.breaks, len(words)])
            words[at:at] = line
            told[idea] = value
        return replace(one, words=words, told=tuple(told.items()))

    def _drawn(self, idea: str, language: Language, chance: random.Random) -> tuple[Pieces, str | None]:
        lines = self.lines[idea, language]
        values = sorted(value for value in lines if value is not None)
        alike = None in lines and (not values or chance.random() < _LOOKS_LIKE_IT)
        value = None if alike else chance.choice(values)
        return chance.choice(lines[value]), value
