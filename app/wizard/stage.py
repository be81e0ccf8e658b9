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
CALLED = frozenset({"auction", "contract"})
"""Facts that follow from the calls."""
STILL_ON = {"later_role": ("not_yet_known", "defending"), "phase": ("auction", "clarification")}
"""Facts of which one value says that the auction goes on, and what is so soon after it: said or, of a role, asked."""


def auction_over(text: str, language: Language) -> bool:
    """Whether a short text says that the auction is over, and nothing else."""
    words, book = words_in(text), follow_up_words()["auction_over"]
    if len(words) > LONGEST or text.rstrip().endswith("?"):
        return False
    if any(matches(stem, word) for stem in follow_up_words()["negations"][language] for word in words):
        return False
    of, ends = (
        [at for at, word in enumerate(words) if any(matches(stem, word) for stem in book[part][language])]
        for part in ("of", "ends")
    )
    ends = [at for at in ends if not (words[at] in book["apart"][language] and at - 1 in of)]
    if not of or not ends:
        return False
    read = hear(text, language).read
    return read is None or all(one.kind not in MORE for one in read.mentions)


def moved_on(found: FollowUp | None, text: str, language: Language, case: RuledCase) -> FollowUp:
    """What such a text does to its case, after what else was heard of it (`found`, None: of another case).

    Besides, the calls that the whole tells count; an ear that hears more in so few words mishears.
    """
    if found is None or found.kind != "continued":
        found = FollowUp({}, (), language)
    name = found.procedure or case["name"]
    fields = registry.get(name).fields
    facts = {fact: value for fact, value in found.facts.items() if found.procedure or fact in CALLED}
    if ENDED in fields and case["facts"].get(ENDED) is not True:
        facts[ENDED] = True
    doubtful: list[Read] = []
    for fact, (on, since) in STILL_ON.items():
        if fact not in fields or case["facts"].get(fact) not in (on, None):
            continue
        if fields[fact].presumed is None:
            facts[fact] = since
        else:
            facts[fact] = None
            doubtful.append(Read(fact, since, text, False))
    kind = "continued" if facts or doubtful else "asked"
    return replace(found, facts=facts, doubtful=tuple(doubtful), kind=kind, heard=True, over=True)
