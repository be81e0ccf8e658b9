"""What a player says of his own irregularity, quoted (`I thought nobody had opened!`): partner may not use it (16B1a).

Such words tell the irregularity as much as they tell a remark, and sound like it. They are quoted where a sign of
direct speech stands before what somebody believed; what the teller says of somebody's belief is none.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.asides import Aside, asides, denied
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, BY_ITSELF = "remark", "change_of_call"
"""The matter, and the procedure whose stories quote why a call was made as their own matter (25A)."""
_BELIEVES, _ENDS = "believes", ".?"
_SPEECH = (
    ":",
    '"',
    "'",
    "\N{LEFT DOUBLE QUOTATION MARK}",
    "\N{DOUBLE LOW-9 QUOTATION MARK}",
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}",
)
"""What begins direct speech."""


def said_aloud(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The procedure that rules and the remark, where one is quoted of what its player believed; else two None."""
    best, matter = choices[0] if choices else None, asides()[MATTER]
    if best is None or heard.read is None or best.name not in matter.beside or best.name == BY_ITSELF:
        return None, None
    told = heard.told(_BELIEVES)
    quoted = any(_quoted(heard.read.source, str(one["words"])) for one in told)
    return (best.name, matter) if quoted and not denied(matter, heard) else (None, None)


def _quoted(source: str, words: str) -> bool:
    """Whether a sign of direct speech stands before some words, in their sentence."""
    at = source.find(words)
    begins = max(source.rfind(sign, 0, max(at, 0)) for sign in _ENDS) + 1
    return at >= 0 and any(sign in source[begins:at] for sign in _SPEECH)
