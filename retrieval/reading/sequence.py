"""Who called what in what order, and the auction it makes when the seats follow one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bridge.auction import Auction, auction_of
from bridge.calls import DOUBLE, REDOUBLE, Bid
from bridge.errors import BridgeError
from bridge.seats import Seat
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.model import Action, Item, Token
from retrieval.reading.numbers import number
from retrieval.reading.setting import setting_words

_REACH = 45
"""Characters between a player's name and his call, at most."""
_OWN = 3
"""Characters between a player's name and a call that is surely his own."""
_OBJECT = 3
"""Words between a double and the bid it doubles, at most."""
_THEN = frozenset({"da", "s\u00e5", "wtedy", "potem", "akkor"})
"""Conjunctions after which the verb comes before its subject."""


def actions(calls: Sequence[Item], seats: Sequence[Item], text: str) -> list[Action]:
    """Each call with the seat named for it: the nearest one before it that no other call has taken."""
    result: list[Action] = []
    free = list(seats)
    floor = 0
    in_text = sorted(calls, key=lambda call: call.start)
    players: dict[int, Item | None] = {}
    for call in in_text:
        before = [seat for seat in free if floor <= seat.start < call.start and call.start - seat.end <= _REACH]
        player = _inverted(call, calls, free, text) or (before[-1] if before else _named_after(call, free, text))
        if player is not None:
            free = [seat for seat in free if seat.start > player.start]
        floor = call.end
        players[call.start] = player
    for call in calls:
        player = players[call.start]
        sure = call.sure and (player is None or player.sure)
        result.append(Action(call.value, player.value if player else None, call.words, call.start, sure))
    return result


def denied(call: Item, words: Sequence[Token], language: Language) -> bool:
    """Whether the words say that a pass or double was not made: `nobody had doubled`, `nem passzolt`, `doblet ikke`.

    Several at once (`three passes`) are no one call either.
    """
    if isinstance(call.value, Bid):
        return False
    table = setting_words()["denied"]
    at = next((place for place, token in enumerate(words) if token.start == call.start), 0)
    before = [token.folded for token in words[max(0, at - 2) : at]]
    if before and number(words[at - 1], language) is not None:
        return True
    while before and before[-1] in table["links"][language]:
        before.pop()
    if before and before[-1] in table["before"][language]:
        return True
    return at + 1 < len(words) and words[at + 1].folded in table["behind"][language]


def in_turn(
    seat: Item, seats: Sequence[Item], calls: Sequence[Item], words: Sequence[Token], language: Language
) -> bool:
    """Whether a seat is named as the one whose turn it was while another acted: `kolej S`, `South's turn but West`.

    Who was in turn and called himself is the only seat told between two calls.
    """
    table = setting_words()["turn"]
    since = max((call.end for call in calls if call.end <= seat.start), default=0)
    until = min((call.start for call in calls if call.start > seat.start), default=seat.end)
    if not any(since <= other.start < until for other in seats if other is not seat):
        return False
    at = next((place for place, token in enumerate(words) if token.start == seat.start), 0)
    before = {token.folded for token in words[max(0, at - 1) : at]}
    behind = [token.folded for token in words[at + 1 : at + 4]]
    if before & set(table["before"][language]):
        return True
    for place, word in enumerate(behind[:3]):
        if word in table["behind"][language]:
            return behind[place + 1 : place + 2] != [table["unless"][language]]
        if word not in table["links"][language]:
            return False
    return False


def doubled_first(
    told: list[Action], calls: Sequence[Item], words: Sequence[Token], language: Language
) -> list[Action]:
    """The actions with a bid put before the double that is told with it as its object: `Nord doblet makkers 2 spar`.

    Whose bid it was is said by the words between: partner's, else an opponent's whom nothing names.
    """
    if [call.value for call in calls] != [action.call for action in told]:
        return told
    result = list(told)
    at = 0
    while at + 1 < len(result):
        first, second = result[at], result[at + 1]
        between = [token for token in words if calls[at].end <= token.start < calls[at + 1].start]
        if first.call in (DOUBLE, REDOUBLE) and isinstance(second.call, Bid) and _object(between, language):
            named = setting_words()["roles"]["partner"]["named"][language]
            own = any(matches(stem, token.folded) for stem in named for token in between)
            player = first.player.partner if own and first.player is not None else None
            result[at : at + 2] = [replace(second, player=player), first]
            at += 1
        at += 1
    return result


def _object(between: Sequence[Token], language: Language) -> bool:
    """Whether the words between a double and a bid leave the bid its object: few, no mark, no conjunction."""
    table = setting_words()["denied"]["apart"][language]
    return len(between) <= _OBJECT and all(token.text.isalnum() and token.folded not in table for token in between)


def _named_after(call: Item, seats: Sequence[Item], text: str) -> Item | None:
    """`1NT (West)`: a seat in brackets directly behind the call."""
    for seat in seats:
        if call.end <= seat.start and text[call.end : seat.start].strip() == "(":
            return seat
    return None


def _inverted(call: Item, calls: Sequence[Item], seats: Sequence[Item], text: str) -> Item | None:
    """`..., doblet Nord`: the verb first, after a comma or conjunction, then its subject, with no call of his own."""
    lead = text[: call.start].rstrip()
    if isinstance(call.value, Bid) or not (lead.endswith(",") or lead.split(" ")[-1] in _THEN):
        return None
    for seat in seats:
        if text[call.end : seat.start] == " ":
            own = any(0 <= other.start - seat.end <= _OWN for other in calls)
            return None if own else seat
    return None


def auction(told: Sequence[Action], dealer: Seat | None) -> Auction | None:
    """The auction told, if the calls can stand one after the other; None when the seats say otherwise.

    Seats that are not named follow in turn. The dealer is the one named, else the first caller if he is named; passes
    before the first call told are not invented.
    """
    if not any(isinstance(action.call, Bid) for action in told) or not all(action.sure for action in told):
        return None
    first = told[0].player
    start = dealer or first
    calls = [action.call for action in told]
    if start is None:
        if any(action.player is not None for action in told):
            offset = next(number for number, action in enumerate(told) if action.player is not None)
            player = told[offset].player
            assert player is not None
            start = _back(player, offset)
        else:
            return _made("N", calls)
    seat = start
    if first is not None and seat is not first:
        return None
    for action in told:
        if action.player is not None and action.player is not seat:
            return None
        seat = seat.lho
    return _made(start.value, calls)


def _back(seat: Seat, steps: int) -> Seat:
    for _ in range(steps % 4):
        seat = seat.rho
    return seat


def _made(dealer: str, calls: Sequence[object]) -> Auction | None:
    try:
        return auction_of(dealer, [str(call) for call in calls])
    except (BridgeError, ValueError):
        return None
