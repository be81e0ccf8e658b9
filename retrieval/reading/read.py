"""The reading of a question: everything found, and what follows from it by the rules of the game."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.auction import Auction
from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from bridge.seats import Seat
from corpus.model import Language
from retrieval.reading.calls import find_calls
from retrieval.reading.cards import find_cards
from retrieval.reading.cues import find_concepts
from retrieval.reading.model import Action, Item, Reading, Token
from retrieval.reading.numbers import find_counts
from retrieval.reading.play import dealer_named, play_facts, single_board
from retrieval.reading.seats import find_seats
from retrieval.reading.sequence import actions, auction, denied, doubled_first, in_turn
from retrieval.reading.tokens import tokens
from retrieval.reading.told import asked_only, find_told

_NEAR = 28
"""Characters between a cue and the call or seat it speaks of."""
_OWN_CLAUSE = 30
"""Characters between words of intention and the call intended, at most, within their clause."""
_OUT_OF_TURN = ("call_out_of_rotation", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation")
_DIRECT = 4
"""Characters between the word *instead* and the call it speaks of, at most."""
_DOUBLED = 7
"""Characters between a bid and the double that belongs to the contract, at most (`4 pik z kontr...`)."""
_SPECIAL = (
    "replacement_told",
    "dealer_told",
    "contract_told",
    "supposed_told",
    "after_told",
    "intended_told",
    "instead_told",
    "opened_told",
)


def read(text: str, language: Language) -> Reading:
    """Read a question in its language; never raises, and leaves out what it cannot read."""
    words = tokens(text)
    calls = [call for call in find_calls(words, language) if not denied(call, words, language)]
    seats = find_seats(words, language)
    cards = find_cards(words, language, calls)
    said = find_concepts(words, language)
    cues = [item for item in said if item.value not in _SPECIAL]
    replaced = _replacement(calls, [item for item in said if item.value == "replacement_told"], text, language)
    contract = _contract(calls, [item for item in said if item.value == "contract_told"])
    intended = _intended(calls, [item for item in said if item.value == "intended_told"], text, language)
    kept_back = _only_asked(calls, asked_only(words, language))
    supposed = [item.start for item in said if item.value == "supposed_told"]
    contract_calls = [contract, *_doubling(contract, calls)] if contract is not None else []
    aside = [*contract_calls, *intended, *kept_back]
    kept = [call for call in calls if call is not replaced and call not in aside]
    instead = _instead_of(calls, said, language)
    kept = [call for call in kept if call not in instead] or kept
    kept = kept[:2] + [call for call in kept[2:] if not any(start < call.start for start in supposed)]
    kept = _in_order(kept, [item for item in said if item.value == "after_told"], words, language)
    dealer = dealer_named([item for item in said if item.value == "dealer_told"], seats, words, language)
    people = [seat for seat in seats if seat.kind == "seat" and seat is not dealer]
    people = [seat for seat in people if not in_turn(seat, people, kept, words, language)]
    told = doubled_first(actions(kept, people, text), kept, words, language)
    made = auction(told, dealer.value if dealer else None)
    items = [*calls, *seats, *cards, *cues]
    if replaced is not None:
        items.append(Item("fact", ("replacement", replaced.value), replaced.words, replaced.start, replaced.end))
    if contract is not None:
        doubling = _doubling(contract, calls)
        items.append(_contract_fact(contract, doubling, [seat for seat in seats if seat.kind == "seat"]))
    if dealer is not None:
        items.append(Item("dealer", dealer.value, dealer.words, dealer.start, dealer.end))
    items += _derived(told, made, dealer, text, cues)
    items += _named_out_of_turn(cues, kept)
    items += _changed(replaced, told, items)
    items += [*single_board(find_told(words, language)), *find_counts(words, language, seats)]
    items += play_facts(items)
    if intended and told:
        items += [Item("concept", "change_of_call", one.words, one.start, one.end, False) for one in intended[:1]]
    items.sort(key=lambda item: (item.start, item.end))
    return Reading(text, language, tuple(items), tuple(told), made, any(item.value == "opened_told" for item in said))


def _only_asked(calls: Sequence[Item], asked: frozenset[int]) -> list[Item]:
    """Passes and doubles that a question of yes or no asks about after the calls made were told."""
    told = [call for call in calls if call.start not in asked]
    return [call for call in calls if told and call.start in asked and not isinstance(call.value, Bid)]


def _replacement(calls: Sequence[Item], cues: Sequence[Item], text: str, language: Language) -> Item | None:
    """The call that replaces another: directly after words such as *corrected to*, in Hungarian directly before them.

    The first call told replaces none, and a call of another sentence is another matter.
    """
    later = calls[1:]
    for cue in cues:
        before = [call for call in later if 0 <= cue.start - call.end <= 12]
        after = [
            call
            for call in later
            if 0 <= call.start - cue.end <= _NEAR and not set(text[cue.end : call.start]) & set(".!?")
        ]
        if language == "hu" and before:
            return before[-1]
        if after or before:
            return after[-1] if after else before[-1]
    return None


def _intended(calls: Sequence[Item], cues: Sequence[Item], text: str, language: Language) -> list[Item]:
    """The calls that somebody wanted to make, and so did not make: `wanted to bid one spade`.

    The call stands behind the words of intention in the same clause; in Hungarian it may stand directly before them.
    """
    found: list[Item] = []
    for cue in cues:
        before = [call for call in calls if 0 <= cue.start - call.end <= 1 or text[call.end : cue.start].isalpha()]
        after = [
            call
            for call in calls
            if 0 <= call.start - cue.end <= _OWN_CLAUSE and not set(text[cue.end : call.start]) & set(",;.!?")
        ]
        if language == "hu" and before:
            found.append(before[-1])
        elif after:
            found.append(after[0])
    return found


def _instead_of(calls: Sequence[Item], said: Sequence[Item], language: Language) -> list[Item]:
    """The calls in whose stead another was made: `took out a pass instead of 1C`; Hungarian puts the word behind.

    Where no other call was made it stands: `instead of the pass he now wants to double`.
    """
    cues = [item for item in said if item.value == "instead_told"]
    if language == "hu":
        return [call for call in calls for cue in cues if 0 <= cue.start - call.end <= _DIRECT]
    return [call for call in calls for cue in cues if 0 <= call.start - cue.end <= _DIRECT]


def _named_out_of_turn(cues: Sequence[Item], calls: Sequence[Item]) -> list[Item]:
    """What kind of call was out of turn, where the words say that one was and the nearest call told says which."""
    found: list[Item] = []
    for cue in cues:
        if cue.value == "call_out_of_rotation" and calls:
            near = min(calls, key=lambda call: max(call.start - cue.end, cue.start - call.end, 0))
            if max(near.start - cue.end, cue.start - near.end) <= _NEAR:
                kind = kind_out_of_turn(near.value)
                found.append(Item("concept", kind, cue.words, cue.start, cue.end, near.sure))
    return found


def _in_order(calls: list[Item], cues: Sequence[Item], words: Sequence[Token], language: Language) -> list[Item]:
    """The calls as they were made: `one diamond over one notrump` tells the later one first.

    Hungarian puts its *after* behind the call it speaks of, so there the order of the words is that of the table.
    """
    if language == "hu" or len(calls) != 2 or not cues:
        return calls
    first, second = calls
    between = [token for token in words if first.end <= token.start and token.end <= second.start]
    after = {cue.words.casefold() for cue in cues}
    return [second, first] if any(token.text.casefold() in after for token in between) else calls


def _contract(calls: Sequence[Item], cues: Sequence[Item]) -> Item | None:
    """The only bid told (doubled perhaps), where the words beside it say that it is played."""
    bids = [call for call in calls if isinstance(call.value, Bid)]
    if len(bids) != 1 or len(calls) != 1 + len(_doubling(bids[0], calls)):
        return None
    bid = bids[0]
    near = [cue for cue in cues if 0 <= cue.start - bid.end <= 14 or 0 <= bid.start - cue.end <= 14]
    return bid if near else None


def _doubling(bid: Item, calls: Sequence[Item]) -> list[Item]:
    """The double or redouble told directly behind a bid: `four spades doubled`."""
    return [call for call in calls if call.value in (DOUBLE, REDOUBLE) and 0 <= call.start - bid.end <= _DOUBLED]


def _contract_fact(bid: Item, doubling: Sequence[Item], seats: Sequence[Item]) -> Item:
    before = [seat for seat in seats if seat.sure and 0 <= bid.start - seat.end <= _NEAR]
    kind = "none" if not doubling else str(doubling[-1].value)
    value = {"level": bid.value.level, "denomination": str(bid.value.denomination), "doubling": kind}
    if not before:
        return Item("fact", ("contract_bid", bid.value), bid.words, bid.start, bid.end, bid.sure)
    value["declarer"] = before[-1].value.value
    return Item("fact", ("contract", value), bid.words, bid.start, bid.end, bid.sure)


def _changed(replaced: Item | None, told: Sequence[Action], items: Sequence[Item]) -> list[Item]:
    """A call that another replaced, where nothing told was wrong with the first: a change of call (Law 25)."""
    wrong = ("insufficient_bid", "bid_out_of_rotation", "call_out_of_rotation", "inadmissible_double")
    if replaced is None or not told or any(item.kind == "concept" and item.value in wrong for item in items):
        return []
    return [Item("concept", "change_of_call", replaced.words, replaced.start, replaced.end)]


def _derived(
    told: Sequence[Action], made: Auction | None, dealer: Item | None, text: str, cues: Sequence[Item]
) -> list[Item]:
    """What the calls amount to: a bid that is too low, a double of nothing or of partner, a call out of turn.

    Only the first irregular call strays: what follows it is told after the turn has gone back. Of two calls made at the
    same time neither does (Law 33).
    """
    strayed = any(cue.value == "simultaneous_calls" for cue in cues)
    said = min((cue.end for cue in cues if cue.value in _OUT_OF_TURN), default=len(text))
    found: list[Item] = []
    last: Action | None = None
    doubled: Action | None = None
    turn: Seat | None = dealer.value if dealer else None
    for number, action in enumerate(told):
        span = (last or action).start, action.start + len(action.words)
        words = text[span[0] : span[1]]
        sure = action.sure and (last is None or last.sure)
        if isinstance(action.call, Bid):
            if last is not None and isinstance(last.call, Bid) and not action.call > last.call:
                found.append(Item("concept", "insufficient_bid", words, *span, sure))
                strayed = True
            if action.call.over_seven:
                found.append(Item("concept", "bid_more_than_seven", words, *span, sure))
            last, doubled = action, None
        elif action.call in (DOUBLE, REDOUBLE):
            if _inadmissible(action, last, doubled, number):
                found.append(Item("concept", "inadmissible_double", words, *span, sure))
                strayed = True
            doubled = action
        strayed = strayed or action.start > said
        if turn is not None and action.player is not None and action.player is not turn and not strayed:
            strayed = True
            found.append(Item("concept", kind_out_of_turn(action.call), action.words, action.start, span[1], sure))
        if action.player is not None or turn is not None:
            turn = (action.player or turn or Seat.N).lho
    return found


def _inadmissible(action: Action, last: Action | None, doubled: Action | None, number: int) -> bool:
    if action.call is REDOUBLE:
        return last is not None and doubled is None and number > 0
    if last is None or action.player is None or last.player is None:
        return False
    return action.player in (last.player, last.player.partner)


def kind_out_of_turn(call: Call) -> str:
    """The concept of a call of this kind made out of turn."""
    if call is PASS:
        return "pass_out_of_rotation"
    return "bid_out_of_rotation" if isinstance(call, Bid) else "double_out_of_rotation"
