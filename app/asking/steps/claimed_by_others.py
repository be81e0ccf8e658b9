"""A claim by the other side, agreed to behind a revoke: it establishes the revoke only later (Law 63A4).

Such a story sounds like the agreement (69), or like any of the revoke's laws; nobody plays on behind a claim, so
whether the revoke is established hangs on the next board or the end of the round, and that is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.claimed_after import CLAIMED, CLAIMS, ESTABLISHED, OPPONENTS_CLAIMED
from app.asking.steps.led_behind import REVOKES
from app.asking.steps.played_on import NOTHING, SINCE_REVOKE
from app.asking.steps.who_played_on import WELL
from understanding.agreed import RULES as AGREEMENT
from understanding.agreed import agreed, agreeing
from understanding.both_sides import same_side
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.numbered_revokes import went_off_suit
from understanding.rank import Choice, put_first

RULES = "revoke_established"
SOUNDS = frozenset({*CLAIMS, AGREEMENT, "revoke_rectification"})
"""What such a story sounds like, but for what rules it, or the correction, which asks the same."""
MAY_BE = 0.05
"""The share from which the revoke is told in it."""
_PLAYED = ("lead", "play")


def others_claim_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first whether the revoke is established, where the other side's claim behind it was agreed to."""
    best, shares = choices[0] if choices else None, dict(heard.ranked)
    if best is None or best.name not in SOUNDS or sum(shares.get(name, 0.0) for name in REVOKES) < MAY_BE:
        return list(choices)
    return put_first(choices, RULES) if _agreed_claim(heard) else list(choices)


def by_others_claim(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody has played since, and that the other side claimed, where its claim is told so."""
    from rulings import registry

    fields = registry.get(procedure).fields
    words = _agreed_claim(heard) if procedure in REVOKES and OPPONENTS_CLAIMED in fields else ""
    if not words:
        return {}
    told = {OPPONENTS_CLAIMED: True, SINCE_REVOKE: NOTHING}
    found = {fact: Read(fact, value, words, True, WELL) for fact, value in told.items()}
    row = rows.get(ESTABLISHED)
    return found if row is None else {**found, ESTABLISHED: Read(ESTABLISHED, row.value, row.words, False, TOLD)}


def _agreed_claim(heard: Heard) -> str:
    """The words of a claim by the other side than the one that revoked, agreed to, with nobody's card between them."""
    text, acts = heard.read, heard.done(*CLAIMED, *_PLAYED)
    made = [one for one in acts if one["act"] == CLAIMED[0]]
    erred = [one for one in acts if went_off_suit(one)] or heard.not_done("play")
    if text is None or not made or not erred or not agreed(text):
        return ""
    offender, claimer = (heard.by_seat(str(one[0].get("who"))) for one in (erred, made))
    between = [one for one in acts if one["n"] < made[0]["n"] and one["n"] > erred[0].get("n", 0)]
    own = same_side(heard, text, offender, claimer)
    if own is None:  # whose side agreed did not claim
        agreer = same_side(heard, text, offender, heard.by_seat(agreeing(text)))
        own = None if agreer is None else not agreer
    return str(made[0]["words"]) if own is False and not between else ""
