"""What a teller says that nobody knows is not told: `whether they won another one later, I cannot say`.

The models hear the fact in the words that leave it open. So what stands in clauses that only name a question
(`whether`, `czy`, `om`, `vitt-e`), in a sentence that says that it is not known, is asked and not taken as told.
"""

from __future__ import annotations

from understanding.clauses import Text
from understanding.model import Clause
from understanding.times import says

UNKNOWN = "unknown"


def left_unknown(text: Text, words: str) -> bool:
    """Whether some words stand only in clauses that leave something open, where it is said that nobody knows it."""
    told = text.where(words)
    return bool(told) and all(_left(text, one) for one in told)


def unsaid(text: Text, words: str) -> bool:
    """Whether some words stand only in sentences that tell what somebody has not said: `East has not said that he
    accepts it` tells no choice of his.
    """
    spans = [
        span for number, span in enumerate(text.sentences()) if number in {one.sentence for one in text.where(words)}
    ]
    return bool(spans) and all(says(text, span, UNKNOWN, "unsaid") for span in spans)


def unknown_clauses(text: Text) -> list[Clause]:
    """The clauses that leave something open, in sentences that say that nobody knows it."""
    return [one for one in text.clauses if _left(text, one)]


def _left(text: Text, clause: Clause) -> bool:
    behind = (1,) if clause.question else ()  # `Did they win another? I do not remember`
    return _opens(text, clause) and any(_says_unknown(text, clause.sentence + step) for step in (0, *behind))


def _opens(text: Text, clause: Clause) -> bool:
    return any(text.left_open(at, at) for at in range(clause.first, clause.last + 1))


def _says_unknown(text: Text, sentence: int) -> bool:
    own = [one for one in text.clauses if one.sentence == sentence]
    return bool(own) and says(text, (own[0].first, own[-1].last), UNKNOWN, UNKNOWN)
