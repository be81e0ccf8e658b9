"""Who has called since a call that is to be changed, by seats (Laws 21B1a, 25A4, 25A6): the words of one player's call
tell nothing of his neighbour's.

`South had already passed when East saw it, and West has not called` sounds as though the partner had called, whichever
of the two he is. Who wanted another call is the one whose partner and left-hand opponent are meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD, Told, chances_of
from understanding.features import SEATS
from understanding.heard import Heard

SLIP, WRONG_HAND = "change_of_call", "wrong_board_hand"
OF_WHOM = {SLIP: "offender", "misinformation": "misinformed", WRONG_HAND: "offender"}
"""By whose place at the table the facts of a procedure are told."""
PLACES = {"partner_called": 2, "partner_called_since": 2, "lho_called": 1, "lho_called_since": 1}
"""How many places on from him the player sits of whom each fact tells."""
PARTNER = "partner_called"
WELL = 0.9
"""How probable it is that a player has not called, where that is told of his seat."""
_ASKER, _OPPOSED = "asker", ("opponent", "opponents", "lho", "rho")
_CALL, _INTENDED, _ROLES = "call", "intended", ("partner", "lho", "rho", "he", "opponent")


def by_callers(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is told of the calls of two neighbours; one heard in the words of another player's call alone is asked."""
    from rulings import registry

    if found := _at_turn(heard, procedure, rows) or _left_open(heard, procedure, rows):
        return found
    seat = _whose(heard, procedure, rows)
    if seat not in SEATS or heard.read is None:
        return {}
    named = OF_WHOM[procedure]
    found = {} if named in rows else {named: Read(named, seat, heard.text, True, WELL)}
    called = _since(heard, seat)
    fields = registry.get(procedure).fields
    for fact, places in PLACES.items():
        row, meant = rows.get(fact), SEATS[(SEATS.index(seat) + places) % len(SEATS)]
        if fact not in fields:
            continue
        if procedure == WRONG_HAND and meant in _behind(heard, seat):
            found[fact] = Read(fact, True, heard.text, True, WELL)
            continue
        silent = [one for one in heard.not_done(_CALL) if one.get("who") == meant]
        if row is None and silent and meant not in called:
            found[fact] = Read(fact, False, str(silent[0]["words"]), True, WELL)
        unheard = row is None or (row.value is False and not silent)
        if unheard and places == 1 and meant in called and _rather(heard, procedure, fact):
            found[fact] = Read(fact, True, heard.text, True, WELL)
        if row is None or row.value is not True:
            continue
        if silent and meant not in called:
            found[fact] = Read(fact, False, str(silent[0]["words"]), True, WELL)
        elif _of_another(heard.read, row.words, meant) and meant not in called:
            found[fact] = replace(row, sure=False, p=TOLD)
    return found


def _rather(heard: Heard, procedure: str, fact: str) -> bool:
    """Whether a fact is rather told than not."""
    return chances_of(heard, procedure).get(fact, {}).get("true", 0.0) >= TOLD


def _beside(text: Text, words: str, *kinds: str) -> set[str]:
    """What is named in the sentences of some words."""
    told = {clause.sentence for clause in text.where(words)}
    spoken = [clause for clause in text.clauses if clause.sentence in told]
    return {str(one.value).partition(":")[0] for clause in spoken for one in text.within(clause, *kinds)}


def of_an_opponent(heard: Heard, text: Text, one: Told) -> bool:
    """Whether nobody but an opponent is named beside the words, whose call is not partner's."""
    named = _beside(text, one.words, "who")
    return bool(named - {_ASKER}) and named <= {_ASKER, *_OPPOSED}


def of_one_call(heard: Heard, text: Text, one: Told) -> bool:
    """Whether nobody is named beside the words, nor how many called: the first call behind one is the next player's."""
    return not _beside(text, one.words, "who", "number")


def _at_turn(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody has called since a call that is to be changed, where it is the last told and the next player's turn
    is told to have come.
    """
    from rulings import registry

    turn, calls = heard.told("on_turn"), heard.done(_CALL)
    last = str(calls[-1].get("who")) if calls else ""
    row = rows.get(OF_WHOM.get(procedure, ""))
    another = row is not None and row.sure and row.value != last
    if procedure not in OF_WHOM or last not in SEATS or not turn or another:
        return {}
    if turn[-1].get("who") != SEATS[(SEATS.index(last) + 1) % len(SEATS)]:
        return {}
    words, fields = str(turn[-1]["words"]), registry.get(procedure).fields
    return {fact: Read(fact, False, words, True, WELL) for fact in PLACES if fact in fields}


def _left_open(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody tells whether partner has called since a call that is to be changed: the table shows no call of his,
    and the words sound rather as though there were one.
    """
    row = rows.get(PARTNER) if procedure == SLIP else None
    likely = chances_of(heard, procedure).get(PARTNER, {})
    open_ = row is not None and row.value is False and likely.get("true", 0.0) > max(TOLD, likely.get("false", 0.0))
    return {PARTNER: replace(row, sure=False, p=TOLD)} if row is not None and open_ else {}


def _behind(heard: Heard, seat: str) -> set[str]:
    """Who is told to have called behind the first call of a player."""
    callers = [str(one.get("who")) for one in heard.done(_CALL)]
    return set(callers[callers.index(seat) + 1 :]) if seat in callers else set()


def _since(heard: Heard, seat: str) -> set[str]:
    """Who is told to have called behind the last call of a player; all who called, where none of his is told."""
    callers = [heard.by_seat(str(one.get("who"))) for one in heard.done(_CALL)]
    last = max((at for at, who in enumerate(callers) if who == seat), default=-1)
    return set(callers[last + 1 :])


def _whose(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> str:
    """The seat of the player by whose place the facts are told; empty where it is not."""
    row = rows.get(OF_WHOM.get(procedure, ""))
    if row is not None:
        return str(row.value) if row.sure else ""
    told = heard.told(_INTENDED) if procedure == SLIP else []
    wanted = {str(one.get("who")) for one in told if _CALL in one.get("value", {})}
    return wanted.pop() if len(wanted) == 1 else ""


def _of_another(text: Text, words: str, meant: str) -> bool:
    """Whether the words name seats, and neither the one meant nor a player by his place."""
    start = text.source.find(words) if words != text.source else -1
    if start < 0:
        return False
    named = [
        str(one.value)
        for one in text.mentions
        if one.kind == "who" and start <= text.words[one.first].start < start + len(words)
    ]
    return any(one in SEATS for one in named) and not {meant, *_ROLES} & set(named)
