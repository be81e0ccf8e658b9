"""Whether an act is denied, or told as not yet done."""

from __future__ import annotations

from understanding.clauses import Text
from understanding.model import Clause, Mention

_NOT_NEAR = 2


def denied(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether the act is denied, or told as not yet done (`before East called`)."""
    words, near = text.words, text.book.words["not"]
    verbs = [one.last for one in text.within(clause, "verb") if one.last < verb.first]
    start = max([clause.first, *(place + 1 for place in verbs)])
    since = [at for at in range(start, verb.first) if words[at].folded in text.book.words.get("before", ())]
    if since and not _another_acts(text, clause, since[-1], verb.first):
        return True
    before = range(max(clause.first, verb.first - _NOT_NEAR), verb.first)
    behind = range(verb.last + 1, min(clause.last, verb.last + _NOT_NEAR + 1) + 1)
    places = [*before, *(behind if text.language in ("nb",) else ())]
    return any(words[at].folded in near for at in places)


def _another_acts(text: Text, clause: Clause, before: int, verb: int) -> bool:
    """Whether two persons stand between `before` and a verb, which tells what the second did before the first could do
    anything: `before South could do anything West passed`.
    """
    persons = [one for one in text.within(clause, "who") if before < one.first < verb]
    return len(persons) > 1 and persons[-1].first - persons[0].last > _NOT_NEAR
