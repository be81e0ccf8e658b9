"""A defender's card of which it is only told that it lies there was not led out of turn by that (Laws 49, 50).

`East has the six of diamonds sitting face up before him, West is to lead` sounds like a lead at partner's turn (56).
Nobody is told to have led or played it, so how it came there is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.dropped import DEFENDERS, LEADS, PARTNER_LEADS
from understanding.heard import Heard
from understanding.rank import Choice, swapped
from understanding.times import says, says_somewhere

LEAST = 0.2
"""The share from which the lead behind a card that lies there may be what is told."""
FAINTLY = 0.05
"""The same where a sentence says nothing else of the card."""
_ACTS = ("lead", "play", "expose")
_FILE, _LYING = "lying", "lying"


def only_lying_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first what rules such a card, or what partner may lead then, where a card lies there and nobody is
    told to have led or played one.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in LEADS or heard.read is None:
        return list(choices)
    moved = any(event.get("who") and (event.get("what") or {}).get("card") for event in heard.done(*_ACTS))
    likelier = heard.likeliest(PARTNER_LEADS, DEFENDERS)
    least = FAINTLY if _lies_there(heard.read) else LEAST
    lies = dict(heard.ranked).get(likelier, 0.0) >= least and not moved and says_somewhere(heard.read, _FILE, _LYING)
    return swapped(choices, likelier) if lies else list(choices)


def _lies_there(text: Text) -> bool:
    """Whether a sentence says of a card that it lies there, and of no lead or play."""
    for first, last in text.sentences():
        there = [one for one in text.mentions if first <= one.first <= last]
        acts = {str(one.value).partition(":")[0] for one in there if one.kind == "verb"}
        card = any(one.kind == "card" for one in there)
        if card and acts.isdisjoint(_ACTS) and says(text, (first, last), _FILE, _LYING):
            return True
    return False
