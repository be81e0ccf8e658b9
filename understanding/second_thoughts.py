"""A card of dummy's that declarer called for, then another one (Law 45C4b): what rules it, and what tells his reason.

Such a story names two cards and sounds like a card wrongly called, wrongly played or, where he forgot a trump, like a
claim. That another card took the place of the first is told in a few words, and so is that he thought again or had not
attended; nothing is said of the reason where words of a slip stand beside it (`corpus/lexicon/second_thoughts.yaml`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.rank import Choice, put_first
from understanding.times import says, says_somewhere

CHANGE = "change_designation"
CLAIM, PLAYED, CALL = "contested_claim", "played_card", "change_of_call"
"""What a card changed for another sounds like: a trump that he forgot, a card named (`NAMED`), where no call is told a
call that was changed.
"""
NAMED = {"act": "named", "whose_card": "dummy"}
"""The facts by which a card played was dummy's, and called for."""
DESIGNATION, WRONG = "designation_from_dummy", "dummy_wrong_card"
"""What it sounds like by halves; plainly heard, a call that names no card is asked about (46B), or a card that dummy
put down for another (45D).
"""
PLAINLY, SURE, LIKELY = 0.9, 0.8, 0.5
"""`SURE`: nothing is weighed against it any more (`understanding.clearer`)."""
_FILE = "second_thoughts"
_CALLED = ("designate", "call")
_CARDS = ("card", "rank")
_PUTS = ("dummy", "partner:asker")
"""Who puts down the card called for: the teller may declare."""
_SMALL, _DUMMY, _DUMMYS, _LOW = frozenset("23456789"), "dummy", "dummys", "low"


def changed_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first what rules a card called for instead of another, where that is told."""
    best, text = choices[0] if choices else None, heard.read
    if best is not None and text is not None and _may_be_put(best) and _put_as_called(heard, text):
        return put_first(choices, CHANGE, SURE)
    if best is None or text is None or not _may_be(best, heard):
        return list(choices)
    two = _two_called(heard, text)
    if two is None or (best.name == WRONG and _dummy_behind(text, two[0]) and not thought_again(text)):
        return list(choices)
    first = next((choice for choice in choices if choice.name == CHANGE), replace(best, name=CHANGE, p=0.0))
    return [replace(first, p=min(best.p + first.p, 1.0)), *(one for one in choices if one.name != CHANGE)]


def _may_be_put(best: Choice) -> bool:
    return best.name == WRONG or (best.name == DESIGNATION and best.p < PLAINLY)


def _may_be(best: Choice, heard: Heard) -> bool:
    """Whether what sounds best may be a card changed for another."""
    if best.name == PLAYED:
        told = chances_of(heard, PLAYED)
        return all(told.get(fact, {}).get(value, 0.0) >= LIKELY for fact, value in NAMED.items())
    if best.name == CALL:
        return heard.read is not None and not any(one.kind == "call" for one in heard.read.mentions)
    return best.name == CLAIM or (best.name in (DESIGNATION, WRONG) and best.p < PLAINLY)


def thought_again(text: Text, words: str = "thought") -> str:
    """The sentence that tells that declarer thought again or had not attended; empty where a slip is spoken of."""
    return "" if says_somewhere(text, _FILE, "slip") else says_somewhere(text, _FILE, words)


def _two_called(heard: Heard, text: Text) -> tuple[Mention, Mention] | None:
    """Two cards of which declarer called for the first, and words behind it that the second took its place."""
    cards = [one for one in text.mentions if one.kind in _CARDS]
    called = next((one for one in text.mentions if one.kind in (*_CARDS, "suit") and _is_called(text, one)), None)
    if called is None or _of_defender(heard, called):
        return None
    for second in cards:
        if second.first > called.last and _rank(second) != _rank(called) and _changed(text, called, second):
            return called, second
    return None


def _of_defender(heard: Heard, card: Mention) -> bool:
    """Whether a card is told as played in a seat by one who does not declare, and somebody else does."""
    rows = heard.done("lead", "play")
    who = next((str(one.get("who")) for one in rows if (one.get("what") or {}).get("card") == card.value), "")
    another = heard.opposes(who) or any(one.get("who") in DECLARING for one in rows)
    return who in SEATS and another and not heard.declares(who, dummy=True)


def suit_alone(heard: Heard) -> bool:
    """Whether declarer is told to have named a suit and no card, by what sounds most like it (46B2)."""
    told = (
        chances_of(heard, name).get("designation", {}).get("suit_only", 0.0) for name in (CHANGE, DESIGNATION, WRONG)
    )
    return max(told) >= LIKELY


def _put_as_called(heard: Heard, text: Text) -> bool:
    """Whether a low card, or a suit alone, was called and a small one put down, and words behind it tell that declarer
    wants another.
    """
    put = [one for one in heard.done("play") if one.get("who") in _PUTS]
    what = (put[0].get("what") or {}) if len(put) == 1 else {}
    rank = str(what.get("rank") or str(what.get("card") or "")[1:])
    if rank not in _SMALL or not (says_somewhere(text, _DUMMYS, _LOW) or suit_alone(heard)):
        return False
    at = text.source.find(str(put[0]["words"])) + len(str(put[0]["words"]))
    for clause in text.clauses:
        named = [one for one in text.within(clause, "rank", "card") if text.words[one.first].start > at]
        others = [one for one in named if _rank(one) not in _SMALL]
        dummys = any(one.value == _DUMMY for one in text.within(clause, "who"))
        if others and not dummys and _wants(text, clause):
            return True
    return False


def _wants(text: Text, clause: Clause) -> bool:
    """Whether a clause tells that another card is wanted, or asks for it in the sentences behind (`the king lies
    there! I'd like that`).
    """
    if says(text, (clause.first, clause.last), _FILE, "changed"):
        return True
    behind = [one for one in text.clauses if clause.sentence <= one.sentence <= clause.sentence + 2]
    there = [one for one in behind if one.first >= clause.first]
    return any(says(text, (one.first, one.last), _FILE, "asks_for") for one in there)


def _is_called(text: Text, card: Mention) -> bool:
    """Whether a verb of calling stands before a card in its clause, and nothing between them played it."""
    here = text.clause_at(card.first)
    if here is None:
        return False
    verbs = [one for one in text.within(here, "verb") if one.last < card.first or one.first > card.last]
    acts = {str(one.value).partition(":")[0] for one in verbs}
    return bool(acts & set(_CALLED)) and not acts & {"lead", "expose", "claim"}


def _changed(text: Text, called: Mention, second: Mention) -> bool:
    """Whether the words from the first card to the end of the second one's clause tell that it took its place."""
    end = next((one.last for one in text.clauses if one.first <= second.first <= one.last), second.last)
    return says(text, (called.last + 1, end), _FILE, "changed")


def _rank(card: Mention) -> str:
    return str(card.value)[-1]


def _dummy_behind(text: Text, card: Mention) -> bool:
    return any(one.kind == "who" and one.value == "dummy" and one.first > card.last for one in text.mentions)
