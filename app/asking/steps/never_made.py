"""A call only begun or thought of was not made: the card never left the box, and nothing is irregular (18F).

`South had his hand in the box and took nothing out` sounds like a call out of turn, `he nearly put 1H, the card never
left the box, and he put 2H` like an insufficient bid put right. Nothing was changed; where another call was put down,
that is the only one. What is told of the table in other sentences stands: a call shown to be irregular there was made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.after_the_play import over
from app.asking.steps.changed_call import CHANGE, OFFENDER
from app.asking.steps.out_of_order import PROCEDURES
from app.asking.steps.replaced_by import WITHDRAWN
from app.asking.steps.rho_obliged import BROKEN
from app.asking.steps.too_low import PROCEDURE as TOO_LOW
from app.asking.steps.who_changes import MADE
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.model import Said
from understanding.rank import Choice, swapped
from understanding.times import said_in

SOUNDS = PROCEDURES | {TOO_LOW, BROKEN, CHANGE, "call_legality", "waivers_and_forfeiture", "unauthorized_information"}
"""What such a story sounds like."""
IRREGULAR = frozenset({TOO_LOW, "call_out_of_rotation"})
"""What the table shows of a call that was made."""
FIRST, ENDED, LAST = "first_call_made", "auction_period_ended", "partner_called"
WELL = 0.9
"""How probable it is that what is told not to have left the box was no call."""
_FILE, _WORDS, _CALL, _PASS = "second_thoughts", "never_made", "call", "P"


def never_made_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the change of a call, which needs one, where what sounds irregular was no call."""
    if not choices or choices[0].name not in SOUNDS or _words(heard) is None:
        return list(choices)
    return swapped(choices, CHANGE)


def by_never_made(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That no first call was made, whether another was put in its place, and whose it would have been."""
    told = _words(heard) if procedure == CHANGE else None
    if told is None or heard.read is None:
        return {}
    text, (span, said) = heard.read, told
    words = text.said(*span)
    found = {
        fact: replace(rows[fact], sure=False, p=TOLD) for fact in (WITHDRAWN, OFFENDER, LAST, MADE) if fact in rows
    }
    values: dict[str, object] = {FIRST: False}
    calls = {one.value for one in text.mentions if one.kind == _CALL and span[0] <= one.first <= span[1]}
    if len(calls | {call_of(one) for one in heard.done(_CALL, "replace")}) < 2:
        values[MADE] = False  # only what he reached for is named
    elif MADE in rows:
        values[MADE] = True
    if over(heard) or heard.done("lead"):
        values[ENDED] = True
    named = [one for one in text.mentions if one.kind == "who" and one.first <= said.last and one.value in SEATS]
    if named:
        values[OFFENDER] = named[-1].value
    return found | {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}


def _words(heard: Heard) -> tuple[tuple[int, int], Said] | None:
    """The sentence and the words that tell that a call was not made; None where an irregular one is told elsewhere."""
    text = heard.read
    if heard.done("object", "agree") or heard.told("accepted"):
        return None  # a call was made, which another accepts or refuses
    for span in text.sentences() if text is not None else ():
        said = said_in(text, span, _FILE, _WORDS) if text is not None else None
        if text is None or said is None:
            continue
        there = text.said(*span)
        events = {one["n"]: str(one["words"]) for one in heard.done(_CALL) if call_of(one) != _PASS}
        made = [events[item.n] for item, _ in heard.shown if item.what in IRREGULAR and item.n in events]
        return (span, said) if all(words in there for words in made) else None
    return None
