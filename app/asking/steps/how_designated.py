"""How a card came to be played, in few words: a defender says which he plays (45C4a), declarer touches dummy's (45C3).

Both sound like a card that was called for, or like one that a defender held: what is said of it, and the finger on it,
tell which.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import says, says_somewhere

PROCEDURE = "played_card"
ACT, WHOSE, CARD = "act", "whose_card", "card"
NAMED, TOUCHED = "named", ("dummy_card_touched", "touched_to_arrange")
DEFENDER, DUMMY = "defender", "dummy"
WELL = 0.9
"""How probable is what these words say."""
_FILE, _SAYS, _TOUCHES = "by_word_or_touch", "plays", "touched"


def by_word_or_touch(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a defender named the card that he plays; or that declarer touched one of dummy's, on purpose or not."""
    text, act, whose = heard.read, rows.get(ACT), rows.get(WHOSE)
    if procedure != PROCEDURE or text is None:
        return {}
    if whose is not None and whose.value == DEFENDER and (act is None or not act.sure):
        words = _named(text)
        return {ACT: Read(ACT, NAMED, words, True, WELL)} if words else {}
    touched = _touched(text)
    if touched is None or (act is not None and act.value in TOUCHED):
        return {}
    words = text.said(touched.first, touched.last)
    cards = text.within(touched, "card")
    found = {WHOSE: Read(WHOSE, DUMMY, words, True, WELL)}
    if act is not None:  # a card named behind it is another one
        found[ACT] = Read(ACT, act.value, words, False, 0.0)
    return found | ({CARD: Read(CARD, cards[0].value, words, True, WELL)} if cards else {})


def _named(text: Text) -> str:
    """The sentence in which somebody says which card he plays; else empty."""
    return says_somewhere(text, _FILE, _SAYS)


def _touched(text: Text) -> Clause | None:
    """The first clause in which declarer touched a card of dummy's; None where none tells it."""
    for clause in text.clauses:
        named = [str(one.value) for one in text.within(clause, "who")]
        if not text.within(clause, "card", "rank") or not says(text, (clause.first, clause.last), _FILE, _TOUCHES):
            continue
        if DUMMY in named and named[0] != DUMMY and not text.has(clause, "not"):
            return clause
    return None
