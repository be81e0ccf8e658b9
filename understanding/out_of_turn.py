"""Laws 30, 31 and 32 differ by what was called out of turn: a pass, a bid, a double; the text names it.

How the three share what they have together is the product of what was heard and of how probably the text points at
such a call (`understanding.pointing`). Of 132 tellings apart and of strangers (rounds 11 and 12) 102 have the right one
of the three by what was heard alone, 113 by both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bridge.calls import parse_call
from retrieval.reading.read import kind_out_of_turn
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.pointing import pointing, signs_in, value_of
from understanding.rank import Choice, swapped

THREE = ("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation")
PLACE = "out_of_turn.call"
"""What the models of `pointing` call the call made out of turn."""
SHOWN = 0.9
"""How probable a call is that the replay shows out of turn: of 60 tellings where it shows one kind, 55 are of that."""
_UNNAMED = 0.05
"""What counts for a kind of call that the text does not name."""
TOO_LOW, BID, OUT_OF_TURN = "insufficient_bid", "bid_out_of_rotation", "out_of_rotation"
_HOW, _DOUBLES = "out_of_turn", ("X", "XX")
_RULED = ("object", "agree", "withdraw", "rule")
"""What is done to a call out of turn."""
ALSO = 0.05
"""How probable it is, at least, that an insufficient bid was made out of turn too (27A2): few stories tell that, so the
readers are shy of it. Of 60 tellings heard as an insufficient bid the eight of Law 31 come to .05 and more, no other to
more than .03."""


def by_what_was_called(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, best first; of these three each has its share of what they have together by the call named too."""
    three = [choice for choice in choices if choice.name in THREE]
    named = _named(heard) if len(three) > 1 else {}
    if not named:
        return list(choices)
    weighed = {choice.name: choice.p * max(named.get(choice.name, 0.0), _UNNAMED) for choice in three}
    share = sum(choice.p for choice in three) / sum(weighed.values())
    told = [replace(one, p=weighed[one.name] * share) if one.name in weighed else one for one in choices]
    return sorted(told, key=lambda choice: -choice.p)


def out_of_turn_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a bid heard as insufficient that was out of turn too is ruled as one out of turn (27A2)."""
    if not choices or choices[0].name != TOO_LOW:
        return list(choices)
    also = chances_of(heard, TOO_LOW).get(OUT_OF_TURN, {}).get("true", 0.0)
    if also < ALSO or not any(choice.name == BID for choice in choices):
        return list(choices)
    return swapped(choices, BID)


def before_the_dealer_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; of the three laws first that of the call told first, where another player made it, it was refused,
    and the dealer called behind that: the first one was out of turn, whatever was called since.
    """
    dealers = {str(row.get("who")) for row in heard.told("dealer") if row.get("holds", True)}
    if not choices or choices[0].name not in THREE or len(dealers) != 1:
        return list(choices)
    events = [one for one in heard.done(*_RULED, "call") if one["act"] in _RULED or call_of(one)]
    while events and call_of(events[0]) in _DOUBLES:  # of no bid yet: spoken of ahead
        events = events[1:]
    first = events[0] if events and events[0]["act"] == "call" else None
    who = heard.by_seat(str((first or {}).get("who")))
    unnamed = first is not None and not first.get("who") and _HOW in first.get("how", ())
    refused = next((at for at, one in enumerate(events) if one["act"] in _RULED), len(events))
    called = any(str(one.get("who")) in dealers for one in events[refused:])
    if first is None or (who not in SEATS and not unnamed) or who in dealers or not called:
        return list(choices)
    name = kind_out_of_turn(parse_call(call_of(first)))
    return list(choices) if name == choices[0].name else swapped(choices, name)


def _named(heard: Heard) -> dict[str, float]:
    """How probably a call of each of the three was out of turn, as the text points and as the table shows it; empty
    where no call is named.
    """
    made = pointing()
    if made is None or heard.read is None:
        return {}
    found = {name: SHOWN for _, name in heard.shown if name in THREE}
    for one, signs in signs_in(heard, *THREE):
        if one.kind == "call":
            chances = [made.chance(PLACE, own) for own in signs]
            name = kind_out_of_turn(parse_call(value_of(one)))
            found[name] = max(sum(chances) / len(THREE), found.get(name, 0.0))
    return found
