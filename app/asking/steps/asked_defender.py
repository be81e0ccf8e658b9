"""Whom dummy asked whether he had none of a suit: a defender, where the one who did not follow defends (Law 61B2b).

It sounds like the question to declarer, which is allowed (43A2); and where the defender found a card of that suit, the
revoke is ruled, with the question beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.asked_declarer import ACT, ASKED, FAINT, PROCEDURE, REVOKES
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

RULES = "revoke_correction"
ASKER, WHOM = "asker", "asked"
OF_DEFENDER = "asked_defender_about_revoke"
FACTS: Mapping[str, str] = {ASKER: "dummy", WHOM: "defender", "offender_role": "defender"}
"""What is so of the revoke then."""
LIKELY, WELL = 0.8, 0.9
"""How probable dummy's question and the defender must be; how probable is what follows from them."""
HALF, SHARE = 0.5, 0.1
"""The chance from which a revoke's words tell who asked, and the share from which a text is of dummy's rights."""
_FREE = frozenset({"discard", "not_following"})
_OFF_SUIT = ("trump", "discard")
_MATE = "partner:asker"
"""Declarer, as dummy tells of him."""


def asked_defender_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; the correction of the revoke first where a defender whom dummy asked is told to have the suit."""
    best = choices[0] if choices else None
    if best is None or best.name not in (PROCEDURE, *REVOKES) or heard.read is None:
        return list(choices)
    return put_first(choices, RULES) if _asked(heard) and _found(heard.read) else list(choices)


def by_asked_defender(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy asked a defender, who had not followed suit; or declarer, where he is told to have thrown a card."""
    row, asker = rows.get(ACT), rows.get(ASKER)
    asked = procedure == PROCEDURE and row is not None and row.value == ASKED
    if row is not None and asked and chances_of(heard, procedure)[ACT].get(OF_DEFENDER, 0.0) >= FAINT and _asked(heard):
        return {ACT: Read(ACT, OF_DEFENDER, row.words, True, WELL)}
    if procedure == RULES and _asked(heard):
        return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in FACTS.items()}
    if procedure in REVOKES and asker is not None and asker.value == FACTS[ASKER] and _declarer_threw(heard):
        return {WHOM: Read(WHOM, DECLARING[0], asker.words, True, WELL)}
    return {}


def _asked(heard: Heard) -> bool:
    """Whether dummy asked about a suit, and he who did not follow defends: declarer is not told to have thrown."""
    defends = chances_of(heard, RULES).get("offender_role", {}).get("defender", 0.0) >= LIKELY
    if not (defends or _to_declarers_lead(heard)) or not dummy_asked(heard):
        return False
    return not _declarer_threw(heard) and not _asked_partner(heard)


def _asked_partner(heard: Heard) -> bool:
    """Whether the teller is dummy and asked his partner (`som blindemann spurte jeg makker`)."""
    text = heard.read
    if text is None:
        return False
    asked = [one for one in heard.done("ask") if one.get("who") in (DECLARING[1], "asker")]
    clauses = [clause for one in asked for clause in text.where(str(one["words"]))]
    return any({"asker", "partner"} <= {str(one.value) for one in text.within(clause, "who")} for clause in clauses)


def _to_declarers_lead(heard: Heard) -> bool:
    """Whether a seat ruffs or discards on a card that declarer led: dummy asked, so it is neither of theirs."""
    events = heard.done("lead", "play")
    led = next((one["n"] for one in events if one["act"] == "lead" and one.get("who") == DECLARING[0]), None)
    if led is None:
        return False
    threw = [one for one in events if (one.get("what") or {}).get("kind") in _OFF_SUIT]
    return any(one["n"] > led and one.get("who") in SEATS for one in threw)


def dummy_asked(heard: Heard) -> bool:
    """Whether dummy is told to have asked somebody about a suit: a revoke's words say so, or it sounds like his rights
    and he asked.
    """
    if chances_of(heard, RULES).get(ASKER, {}).get(FACTS[ASKER], 0.0) >= HALF:
        return True
    acts = chances_of(heard, PROCEDURE).get(ACT, {})
    likely = acts.get(ASKED, 0.0) + acts.get(OF_DEFENDER, 0.0) >= LIKELY
    return likely and dict(heard.ranked).get(PROCEDURE, 0.0) >= SHARE


def _declarer_threw(heard: Heard) -> bool:
    """Whether declarer, or the partner of the teller who is dummy, is told to have thrown a card."""
    threw = [str(one.get("who")) for one in heard.done("play") if not _FREE.isdisjoint(one.get("how", ()))]
    return any(one in (DECLARING[0], _MATE) or heard.declares(one) for one in threw)


def _found(text: Text) -> bool:
    """Whether he is told to have found one, or behind the suit that was asked about a card of it is named, or a rank
    that none before has.
    """
    if says_somewhere(text, "dummys", "found_one"):
        return True
    suits = [one for one in text.mentions if one.kind == "suit"]
    named = [(one, str(one.value)) for one in text.mentions if one.kind in ("card", "rank")]
    before = {value[-1] for one, value in named if suits and one.first < suits[-1].first}
    behind = [value for one, value in named if suits and one.first > suits[-1].first and value[-1] not in before]
    return any(len(value) == 1 or value[0] in {one.value for one in suits} for value in behind)
