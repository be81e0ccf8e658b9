"""How loudly something is heard in a part of a text: a story of two matters tells each in sentences of its own.

The shares of all procedures in a whole text make one: what is told second is drowned there (of 16 tellings in which a
revoke and a lead out of turn are told, six give the second one more than a hundredth).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from understanding.clauses import Text

FEWEST = 4
"""Words of a part that can tell of anything."""
IN_A_ROW = (1, 2)
"""How many sentences make a part."""

Sounds = Callable[[str], Sequence[tuple[str, float]]]
"""The procedures that a text sounds like, with their share."""


def parts(text: Text) -> list[str]:
    """Each sentence, and each two in a row, but for the whole text.

    A clause alone says too little: where a revoke is told, `South led a heart` sounds like a lead out of turn.
    """
    said = sentences(text)
    found = [
        " ".join(said[at : at + many]) for many in IN_A_ROW for at in range(len(said) - many + 1) if many < len(said)
    ]
    return [part for part in found if len(part.split()) >= FEWEST]


def sentences(text: Text) -> list[str]:
    """Each sentence, in the order they are told."""
    return [text.said(first, last) for first, last in text.sentences()]


def loudest(text: Text, groups: Sequence[Collection[str]], sounds: Sounds) -> list[float]:
    """The greatest share that each group of procedures has together in any part; 0 where there is only one part."""
    heard = [dict(sounds(part)) for part in parts(text)]
    return [max((sum(part.get(name, 0.0) for name in group) for part in heard), default=0.0) for group in groups]
