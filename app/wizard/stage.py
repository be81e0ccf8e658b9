"""A follow-up that says how far the game has come: the auction is over. The case stays, and moves on in time.

Such a text says nothing of what happened, so it begins no case of its own; what the case takes for granted or has heard
of an auction that still goes on is not so any more.
"""

from __future__ import annotations

from dataclasses import replace

from app.answering.documents import RuledCase
from app.asking.facts import Read
from app.wizard.answers import words_in
from app.wizard.put_right import FollowUp
from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from corpus.stems import matches
from rulings import registry
from understanding.hear import hear

LONGEST = 9
"""Words of a text that says no more than that."""
MORE = frozenset({"who", "call", "card", "suit", "rank", "number", "ordinal"})
"""What a text names that tells more."""
ENDED = "auction_ended"
"""The fact that says so by itself."""
STILL_ON = {"later_role": ("not_yet_known", "defending"), "phase": ("auction", "clarification")}
"""Facts of which one value says that the auction goes on, and what is so soon after it: said or, of a role, asked."""


def auction_over(text: str, language: Language) -> bool:
    """Whether a short text says that the auction is over, and nothing else."""
    words, book = words_in(text), follow_up_words()["auction_over"]
    if len(words) > LONGEST or text.rstrip().endswith("?"):
        return False
    if any(matches(stem, word) for stem in follow_up_words()["negations"][language] for word in words):
        return False
    if not all(any(matches(stem, word) for stem in book[part][language] for word in words) for part in ("of", "ends")):
        return False
    read = hear(text, language).read
    return read is None or all(one.kind not in MORE for one in read.mentions)


def moved_on(found: FollowUp | None, text: str, language: Language, case: RuledCase) -> FollowUp:
    """What such a text does to its case, after what else was heard of it (`found`, None: of another case)."""
    if found is None or found.kind != "continued":
        found = FollowUp({}, (), language, kind="asked", heard=True)
    name = found.procedure or case["name"]
    fields, facts = registry.get(name).fields, dict(found.facts)
    if ENDED in fields and case["facts"].get(ENDED) is not True:
        facts[ENDED] = True
    doubtful = [row for row in found.doubtful if row.fact not in STILL_ON]
    for fact, (on, since) in STILL_ON.items():
        value = facts.get(fact, case["facts"].get(fact))
        if fact not in fields or value not in (on, None):
            continue
        if fields[fact].presumed is None:
            facts[fact] = since
        else:
            facts[fact] = None
            doubtful.append(Read(fact, since, text, False))
    kind = "continued" if facts or doubtful else "asked"
    return replace(found, facts=facts, doubtful=tuple(doubtful), kind=kind, heard=True)
