"""What an opponent inferred from a player's tempo is his own risk (Laws 73D1, 73E2), and no partner's information.

A hesitation alone sounds like what partner may not use (Law 16B). Where an opponent says that he was misled by it, or
placed a card by it, the matter is whether there was a bridge reason for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

PROCEDURE, ACT, TEMPO, INFERRED = "deception", "act", "tempo", "finding_false_inference"
WELL = 0.9
"""How probable it then is."""
_OF_TEMPO = ("unauthorized_information", "tempo_variation")
_THINKS = "hesitate"
_FILE, _MISLED = "inferred", "misled"


def inferred_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the false inference, where an opponent drew one from a hesitation."""
    told = bool(choices) and choices[0].name in _OF_TEMPO and _told(heard)
    return put_first(choices, PROCEDURE) if told else list(choices)


def by_inference(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was the tempo, and that an opponent drew a false inference from it."""
    words = _told(heard) if procedure == PROCEDURE else ""
    values: dict[str, object] = {ACT: TEMPO, INFERRED: True}
    return {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()} if words else {}


def _told(heard: Heard) -> str:
    """The words in which an opponent says that he was misled, where somebody hesitated."""
    thought = heard.done(_THINKS) or any("slow" in event.get("how", ()) for event in heard.done())
    return says_somewhere(heard.read, _FILE, _MISLED) if heard.read is not None and thought else ""
