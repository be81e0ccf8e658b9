"""Whether an act is denied, or told as not yet done.

One denial denies all verbs joined to it by *or* (`haven't put a card on it, called one or claimed`), and all that two
do of whom *neither* does it (`verken Øst eller Vest har lagt på eller krevd`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from understanding.clauses import Text
from understanding.model import Act, Clause, Mention

_NOT_NEAR = 2
_HESITATE, _HE = "hesitate", "he"


def denied(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether the act is denied, or told as not yet done (`before East called`)."""
    words, near = text.words, text.book.words["not"]
    if put_off(text, clause, verb) is not None:
        return True
    before = range(max(clause.first, verb.first - _NOT_NEAR), verb.first)
    behind = range(verb.last + 1, min(clause.last, verb.last + _NOT_NEAR + 1) + 1)
    places = [*before, *(behind if text.language in ("nb",) else ())]
    return any(words[at].folded in near for at in places) or _to_none(text, clause, verb)


def put_off(text: Text, clause: Clause, verb: Mention) -> int | None:
    """The place of the word that tells that an act was not done yet (`before East called`); None where none does."""
    verbs = [one.last for one in text.within(clause, "verb") if one.last < verb.first]
    start = max([clause.first, *(place + 1 for place in verbs)])
    since = [at for at in range(start, verb.first) if text.not_yet(at)]
    return since[-1] if since and not _another_acts(text, clause, since[-1], verb) else None


def _to_none(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether what is done is done to none (`accepts neither`, `godtar ingen av dem`)."""
    at = verb.last + 1
    return at <= clause.last and text.words[at].folded in text.book.words.get("to_none", ())


def _another_acts(text: Text, clause: Clause, before: int, verb: Mention) -> bool:
    """Whether two persons stand between `before` and a verb, which tells what the second did before the first could do
    anything: `before South could do anything West passed`; or one, and another directly behind it, where a verb so
    placed begins what he did (`før Sør rakk å gjøre noe, passet Vest`).
    """
    persons = [one for one in text.within(clause, "who") if before < one.first < verb.first]
    behind = any(one.first == verb.last + 1 for one in text.within(clause, "who"))
    if persons and behind and text.language == "nb":
        return True
    return len(persons) > 1 and persons[-1].first - persons[0].last > _NOT_NEAR


def denied_on(text: Text, found: Sequence[Act]) -> list[Act]:
    """The acts, those denied too that an *or* joins to one denied before in their sentence, or that *neither* did."""
    told: list[Act] = []
    for at, act in enumerate(found):
        if act.negated and _thought(text, found, act):
            act = replace(act, negated=False)
        if not act.negated and (_joined(text, told[-1:], found[at:]) or _neither(text, act)):
            act = replace(act, negated=True, who=told[-1].who if act.who is None and told else act.who)
        told.append(act)
    return told


def _thought(text: Text, found: Sequence[Act], act: Act) -> bool:
    """Whether what stands behind `before` is what somebody did in the end who had thought: `East thought for a minute
    before he passed`.
    """
    at = next((at for at in range(act.last, act.clause.first - 1, -1) if text.not_yet(at)), None)
    if at is None or any(text.words[place].folded in text.book.words["not"] for place in range(at, act.last + 1)):
        return False
    if any(at < one.first <= act.last and one.value != _HE for one in _persons(text)):
        return False
    thought = [one for one in found if one.act == _HESITATE and one.first < at and not one.negated]
    return any(one.clause.sentence == act.clause.sentence for one in thought)


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
