"""Who has played since dummy put out a card that was not named (Law 45D1), by the order of play (Law 44).

Behind dummy a defender plays, then declarer: of two told to have played since, the first is a defender and the second
declarer, whatever `dummy put the nine` sounds like; partners are two defenders.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.dummys_cards import DECLARER, DUMMY
from app.asking.steps.partner_led import partners
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.dummys import WRONG, is_dummy
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause

DEFENDER_PLAYED, DECLARER_PLAYED = "defender_played_after", "declarer_played_after"
WELL = 0.85
"""How probable is what follows from who has played."""
_ASKER, _FROM_HAND = "asker", "from_hand"
_CARDS = ("card", "rank", "suit", "number")
_SAYING, _PUTTING = {"call", "designate", "ask"}, {"lead", "play", "expose"}


def by_order_of_play(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a defender, or declarer too, has played since; empty where nobody is told to have played behind dummy."""
    if procedure != WRONG or heard.read is None:
        return {}
    text, found = heard.read, dict[str, Read]()
    put = _dummys_card(heard, text)
    played = [row for row in heard.done("play", "lead") if put is not None and _stands(text, row) > put]
    players = list(dict.fromkeys(heard.by_seat(str(row["who"])) for row in played if row.get("who")))
    told = {heard.by_seat(str(row["who"])): str(row["words"]) for row in reversed(played) if row.get("who")}
    for at, who in enumerate(players[:2]):
        from_hand = any(_FROM_HAND in row.get("how", ()) and row.get("who") == who for row in played)
        declaring = who == DECLARER or heard.declares(who) or from_hand
        declaring = declaring or (at == 1 and not partners(players[0], who))
        if is_dummy(heard, who):
            continue
        fact = DECLARER_PLAYED if declaring else DEFENDER_PLAYED
        found[fact] = Read(fact, True, told[who], True, WELL)
        if declaring and not at:  # a defender plays between dummy and him (44)
            found[DEFENDER_PLAYED] = Read(DEFENDER_PLAYED, True, told[who], True, WELL)
    return found


def _dummys_card(heard: Heard, text: Text) -> int | None:
    """Where the card that dummy put out last stands: behind his name, in its clause."""
    dummies = {DUMMY, *(seat for seat in SEATS if _is_dummy(heard, text, seat))}
    dummies |= {_ASKER} if is_dummy(heard, _ASKER) else set()
    put = None
    for clause in text.clauses:
        named = [one for one in text.within(clause, "who") if heard.by_seat(str(one.value)) in dummies]
        cards = [one for one in text.within(clause, *_CARDS) if named and one.first > named[0].last]
        if cards and not _calls(text, clause):
            put = cards[-1].last
    return put


def _is_dummy(heard: Heard, text: Text, seat: str) -> bool:
    """Whether who sits in a seat is told to be dummy, or his partner to declare or to have called for a card."""
    partner = str(Seat(seat).partner.value)
    if heard.declares(seat, dummy=True) or heard.declares(partner):
        return not heard.declares(seat)
    if partner == heard.asker and any(heard.by_seat(str(one.get("who"))) == partner for one in heard.done("designate")):
        return True
    called = [clause for clause in text.clauses if _calls(text, clause) and text.within(clause, "card", "rank")]
    return any(heard.by_seat(str(one.value)) == partner for clause in called for one in text.within(clause, "who")[:1])


def _calls(text: Text, clause: Clause) -> bool:
    """Whether a clause tells what somebody said, and not a card put down (`la` is both)."""
    verbs = {one.first: set[str]() for one in text.within(clause, "verb")}
    for one in text.within(clause, "verb"):
        verbs[one.first].add(str(one.value).partition(":")[0])
    return any(acts & _SAYING and not acts & _PUTTING for acts in verbs.values())


def _stands(text: Text, row: Mapping[str, object]) -> int:
    """The place of the first word of an act."""
    start = text.source.find(str(row.get("words") or ""))
    return next((at for at, word in enumerate(text.words) if word.start >= start), -1)
