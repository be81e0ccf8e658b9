"""What one denial denies: all verbs joined to it by *or* (`haven't put a card on it, called one or claimed`), and all
that two do of whom *neither* does it (`verken Øst eller Vest har lagt på eller krevd`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from understanding.clauses import Text
from understanding.model import Act, Mention


def denied_on(text: Text, found: Sequence[Act]) -> list[Act]:
    """The acts, those denied too that an *or* joins to one denied before in their sentence, or that *neither* did."""
    told: list[Act] = []
    for at, act in enumerate(found):
        if not act.negated and (_joined(text, told[-1:], found[at:]) or _neither(text, act)):
            act = replace(act, negated=True, who=told[-1].who if act.who is None and told else act.who)
        told.append(act)
    return told


def _joined(text: Text, before: Sequence[Act], chain: Sequence[Act]) -> bool:
    """Whether an *or* joins an act to one denied before it in its sentence, nobody named between them."""
    act, sentence = chain[0], chain[0].clause.sentence
    if not before or not before[0].negated or before[0].clause.sentence != sentence:
        return False
    last = [one for one in chain if one.clause.sentence == sentence][-1]
    words = text.words[before[0].last + 1 : last.first + 1]
    joined = any(word.folded in text.book.words["denied_on"] for word in words)
    return joined and not any(before[0].last < one.first <= act.last for one in _persons(text))


def _neither(text: Text, act: Act) -> bool:
    """Whether *neither* stands before an act in its sentence, and nobody is named since the first verb behind that."""
    first = min(one.first for one in text.clauses if one.sentence == act.clause.sentence)
    nobody = text.book.words.get("neither", ())
    at = next((at for at in range(first, act.first) if text.words[at].folded in nobody), None)
    if at is None:
        return False
    verb = min((one.first for one in text.mentions if one.kind == "verb" and one.first > at), default=act.first)
    return not any(verb < one.first <= act.last for one in _persons(text))


def _persons(text: Text) -> list[Mention]:
    return [one for one in text.mentions if one.kind == "who"]
