"""That dummy's card took the trick of a revoke: its own side's, but not declarer's own trick (Law 64A and its note);
his own where he is heard to have revoked; that the teller's did, whose partner revoked.

`The king of hearts on the table took it` names no player; it was heard as the opponents' trick or as anybody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.asking.facts import Read
from app.asking.steps.revokers_card import revokers_card
from app.asking.steps.who_played_on import ROLE, WELL, two_revokes
from app.asking.steps.who_won import HIMSELF, OTHER, REVOKES, WINNER
from understanding.claimers import DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.times import said_in, says, teller_declares

PARTNER, _WON = "partner", "won_trick"
_DECLARER, _DUMMY = DECLARING[0], DECLARING[1]
_OFF_SUIT = {"discard", "not_following"}
_CARDS, _RANK, _ASKER = ("card", "rank"), -1, "asker"
_BESIDE, _NEAR = 2, 3
"""How many words behind the word that it won, and beside dummy, his card stands."""


def by_dummys_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick of a revoke, where a card of dummy's is told to have taken it."""
    text = heard.read
    if procedure not in REVOKES or text is None or two_revokes(rows):
        return {}
    words = dummys_card_won(text) or dummy_won(heard, text)
    role = _role(heard, text, rows)
    if not words:
        return _by_tellers_card(heard, text)
    if role == _DUMMY:
        return {WINNER: Read(WINNER, HIMSELF, words, True, WELL)}
    if role not in (_DECLARER, *DEFENDING):
        return {}
    found = {WINNER: Read(WINNER, PARTNER if role == _DECLARER else OTHER, words, True, WELL)}
    told = rows.get(ROLE)
    if told is not None and told.value != role:
        found[ROLE] = Read(ROLE, role, words, True, WELL)
    return found


def _by_tellers_card(heard: Heard, text: Text) -> dict[str, Read]:
    """That his partner won it, where a card of the teller's did, and his partner revoked."""
    card = revokers_card(heard)
    if card is None or heard.by_seat(str(card["who"])) != heard.by_seat(f"{PARTNER}:{_ASKER}"):
        return {}
    for clause in text.clauses:
        span = clause.first, clause.last
        if _tellers_card_won(text, clause) and not clause.question and not says(text, span, "won", "later"):
            return {WINNER: Read(WINNER, PARTNER, text.said(*span), True, WELL)}
    return {}


def dummys_card_won(text: Text) -> str:
    """The words that tell that a card of dummy's took a trick; empty where none do."""
    cards = [one for one in text.mentions if one.kind in _CARDS]
    dummys = [one for one in cards if _on_dummy(text, one)]
    ranks = {str(one.value)[_RANK] for one in dummys}
    before = 0
    for first, last in text.sentences():
        for at in _wins(text, first, last):
            near = next((one for one in reversed(cards) if before <= one.first < at), None)
            own = near is not None and str(near.value)[_RANK] in ranks and not _another(text, near.last, at)
            behind = any(at < one.first <= at + _BESIDE for one in dummys)
            if own or behind:
                return text.said(first, last)
        before = first
    return ""


def dummy_won(heard: Heard, text: Text) -> str:
    """The words that tell that a trick was won by dummy, or there, and no later one; empty where none do."""
    teller = heard.declares(f"{PARTNER}:{_ASKER}")
    names = {_DUMMY, *((_ASKER,) if teller else ())}
    rows = [one for one in heard.told(_WON) if one.get("who") in names and one.get("holds") is not False]
    by_name = {clause.first for one in rows for clause in text.where(str(one["words"]))}
    for clause in text.clauses:
        span = clause.first, clause.last
        there = clause.first in by_name or _won_there(text, clause) or (teller and _tellers_card_won(text, clause))
        if there and not clause.question and not says(text, span, "won", "later"):
            return text.said(*span)
    return ""


def _won_there(text: Text, clause: Clause) -> bool:
    """Whether a clause tells in so many words that dummy won, or that it was won there, and names nobody between."""
    said = said_in(text, (clause.first, clause.last), "won", "in_dummy")
    persons = [one for one in text.within(clause, "who") if one.value != _DUMMY]
    return said is not None and not any(said.first < one.first < said.last for one in persons)


def _tellers_card_won(text: Text, clause: Clause) -> bool:
    """Whether a clause tells that a card of the teller's won: `and my ace takes it`."""
    own, endings = text.book.words.get("my", ()), tuple(text.book.words.get("my_ending", ()))
    for at in range(clause.first, clause.last + 1):
        if says(text, (at, at), "won", "takes"):
            cards = [one for one in text.within(clause, *_CARDS) if one.first < at]
            near = cards[-1] if cards else None
            beside = text.words[max(clause.first, near.first - _BESIDE) : at] if near else ()
            mine = near is not None and bool(endings) and text.words[near.last].folded.endswith(endings)
            if near is not None and (mine or any(word.folded in own for word in beside)):
                return not _another(text, near.last, at)
    return False


def _wins(text: Text, first: int, last: int) -> Iterator[int]:
    """The places of the words for winning in a sentence, in no clause that tells of a later trick."""
    for at in range(first, last + 1):
        if says(text, (at, at), "won", "takes"):
            clause = text.clause_at(at)
            if clause is None or not says(text, (clause.first, clause.last), "won", "later"):
                yield at


def _on_dummy(text: Text, card: Mention) -> bool:
    """Whether a card is dummy's: he is named beside it, in its sentence, and nobody between."""
    dummies = [one for one in text.mentions if one.kind == "who" and one.value == _DUMMY]
    near = [one for one in dummies if 0 < one.first - card.last <= _NEAR or 0 < card.first - one.last <= _BESIDE]
    return any(text.sentence_at(one.first) == text.sentence_at(card.first) for one in near)


def _another(text: Text, first: int, last: int) -> bool:
    """Whether somebody else, or a denial, stands between a card and the word that it won."""
    named = any(one.kind == "who" and one.value != _DUMMY and first < one.first < last for one in text.mentions)
    return named or any(text.words[at].folded in text.book.words["not"] for at in range(first + 1, last))


def _role(heard: Heard, text: Text, rows: Mapping[str, Read]) -> str:
    """What he who revoked is in the play: the only one off suit, where he declares (dummy where he is heard to have
    erred), else as it is heard.
    """
    off = {str(one.get("who")) for one in heard.done() if _OFF_SUIT & set(one.get("how", ()))}
    who = off.pop() if len(off) == 1 else ""
    told = rows.get(ROLE)
    if who == _DUMMY and told is not None and told.sure and told.value == _DUMMY:
        return _DUMMY
    if who in DECLARING or heard.declares(who) or (who == _ASKER and teller_declares(text)):
        return _DECLARER
    return str(told.value) if told is not None and told.sure else ""
