"""The opponents' system card, which one may look at in turn (Law 40B2c): not one's own, which one may not.

Stories of either sound alike, and like a regulation on system cards; a few words tell whose it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.who_asks import PROCEDURE, WELL
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

AGREEMENTS = "psych_and_agreements"
FACTS = {AGREEMENTS: "matter", PROCEDURE: "request"}
"""The fact that says whose card it was, by procedure."""
THEIRS, CARDS = "opponents_system_card", ("own_system_card", "opponents_system_card")
MAY_BE = 0.2
"""The share of the whole text from which it may be told by whom a card may be looked at."""
_FILE, _LOOKED, _OWN, _THEIRS = "reviews", "looked", "own", "theirs"


def card_looked_at_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first who may look at a card, and when, where a regulation on cards sounds best and one did."""
    law = heard.likeliest(*FACTS)
    other = bool(choices) and choices[0].name not in FACTS and dict(heard.ranked).get(law, 0.0) >= MAY_BE
    return put_first(choices, law) if other and card_looked_at(heard) else list(choices)


def card_looked_at(heard: Heard) -> bool:
    """Whether somebody is told to have looked at his own card or the opponents': a case, and no regulation on cards."""
    return heard.read is not None and all(
        any(says_somewhere(heard.read, _FILE, name) for name in names) for names in ((_LOOKED,), (_OWN, _THEIRS))
    )


def by_card_of(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was the opponents' card, where that alone is told."""
    fact = FACTS.get(procedure, "")
    row, words = rows.get(fact), _theirs(heard)
    if not fact or not words or (row is not None and row.value not in CARDS and procedure == PROCEDURE):
        return {}
    return {fact: Read(fact, THEIRS, words, True, WELL)}


def _theirs(heard: Heard) -> str:
    """The sentence that names the opponents' card, where none names one's own."""
    text = heard.read
    if text is None or says_somewhere(text, _FILE, _OWN):
        return ""
    return says_somewhere(text, _FILE, _THEIRS)
