"""Who asked declarer about his revoke, where dummy had given up his rights (Law 43B2b): that somebody did names nobody.

Where dummy looked into a defender's cards and declarer's revoke is asked about, it sounds as if dummy had asked. So
where nobody is said to have, dummy is told only to have looked, and who was the first to ask is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.rank import Choice, swapped
from understanding.times import says_somewhere

PROCEDURE, ACT, FORFEITED, REVOKED = "dummy_rights", "dummy_act", "forfeited_rights", "play_was_revoke"
ASKED, LOOKED = "asked_declarer_about_revoke", "looked_at_hand"
REVOKES = ("revoke_correction", "revoke_established", "revoke_definition", "revoke_rectification")
LIKELY, WELL = 0.7, 0.9
"""How probable the rights given up and the question must be; how probable is what follows from them."""
LATER, FAINT = ("warned_of_wrong_hand", ASKED, "drew_attention_during_play"), 0.2
"""What one who had given up his rights may do then (43B2, 43B3), and the chance from which that is told."""
LEAST = {LOOKED: (LIKELY, FAINT), "suggested_card": (TOLD, TOLD)}
"""Acts that the table shows instead, each with the chances from which he had given up his rights and did another."""
MAY_BE = 0.02
"""The share from which a text may tell of dummy's rights."""
_FILE, _UNNAMED, _ASK = "asked_by", "unnamed", "ask"


def by_unnamed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What dummy did where nobody is said to have asked declarer: he looked, and declarer had revoked; or what he did
    after he had looked.
    """
    if procedure != PROCEDURE:
        return {}
    if not _open(heard):
        return _done_since(heard, rows)
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in ((ACT, LOOKED), (REVOKED, True))}


def _done_since(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What dummy did later, where looking into a hand is heard louder: that is how he had given up his rights; or where
    a card named beside him seems to be moved by him.
    """
    row, told = rows.get(ACT), chances_of(heard, PROCEDURE)
    least = LEAST.get(row.value) if row is not None else None
    if least is None or told.get(FORFEITED, {}).get("true", 0.0) < least[0]:
        return {}
    chance, act = max((told.get(ACT, {}).get(one, 0.0), one) for one in LATER)
    return {ACT: Read(ACT, act, heard.text, True, WELL)} if chance >= least[1] else {}


def asked_by_nobody_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where dummy had given up his rights and nobody is said to have asked, his rights rule, and not the
    revoke by itself.
    """
    best = choices[0] if choices else None
    first = next((choice for choice in choices if choice.name == PROCEDURE), None)
    if best is None or first is None or best.name not in REVOKES:
        return list(choices)
    if dict(heard.ranked).get(PROCEDURE, 0.0) < MAY_BE or not _open(heard):
        return list(choices)
    return swapped(choices, PROCEDURE)


def _open(heard: Heard) -> bool:
    """Whether dummy had given up his rights, declarer's revoke was asked about, and nobody is said to have asked."""
    text, told = heard.read, chances_of(heard, PROCEDURE)
    if text is None or not says_somewhere(text, _FILE, _UNNAMED):
        return False
    if any(one["act"] == _ASK and one.get("who") == DECLARING[1] for one in heard.table["events"]):
        return False
    likely = ((FORFEITED, "true"), (ACT, ASKED), (REVOKED, "true"))
    return all(told.get(fact, {}).get(value, 0.0) >= LIKELY for fact, value in likely)
