"""Tricks that the teller's own side conceded and wants back: a concession cancelled (71), no agreement withdrawn (69B).

Partner's concession that one kept quiet about sounds like an agreement, the more where a claim by the others was told
first and is put right. So does a trick that declarer gave the teller's side, to which that agreed and which he wants
back: what was agreed to is his own concession. Of 10,556 tellings whose facts are known none heard as an agreement or
a contested claim tells that the teller's side conceded.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice, swapped
from understanding.times import said_in, says

RULES = "cancel_concession"
SOUNDS = frozenset({"acquiescence", "contested_claim"})
_FILE, _ASKER, _PARTNER, _MINE, _CLAIM = "conceded", "asker", "partner", "partner:asker", "claim"
_BESIDE = 2


def conceded_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; in the place of an agreement the cancelling of a concession, where the teller's side conceded, or
    who conceded to it comes back to that.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or not (own_conceder(heard) or _wants_back(heard)):
        return list(choices)
    return swapped(choices, RULES)


def _wants_back(heard: Heard) -> bool:
    """Whether somebody gave a trick to the other side and is told behind it to come back to that; no claim is told."""
    text = heard.read
    if text is None or heard.done(_CLAIM):
        return False
    spans = text.sentences()
    given = next((at for at, span in enumerate(spans) if says(text, span, _FILE, "granted")), len(spans))
    return any(says(text, span, _FILE, "reopens") for span in spans[given + 1 :])


def own_conceder(heard: Heard) -> str:
    """Which of the teller and his partner is told to have conceded, by his seat where it is known; else empty."""
    text = heard.read
    if text is None:
        return ""
    told = (said_in(text, span, _FILE, "conceded") for span in text.sentences())
    who = [one.caught["who"] for one in told if one is not None]
    own = {_ASKER, _PARTNER, _MINE, *(heard.by_seat(one) for one in (_ASKER, _MINE))}
    named = (str(one.value) for one in who if str(one.value) in own or _is_partner(text, one))
    return next((heard.by_seat(_MINE if one == _PARTNER else one) for one in named), "")


def _is_partner(text: Text, one: Mention) -> bool:
    """Whether a seat stands beside the teller's partner, as where he sits (`my partner East`, `makker i øst`)."""
    beside = (other for other in text.mentions if other.kind == "who" and 0 < one.first - other.last <= _BESIDE)
    return any(other.value in (_PARTNER, _MINE) for other in beside)
