"""A revoke put right in time, and its player's partner on lead: declarer chooses over that lead (Laws 62B1, 50D2).

The card of the revoke is a penalty card by then. A lead that is still to be made sounds like one that was made, and
established the revoke.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import REVOKES
from app.asking.steps.partner_led import partners
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.claimers import CLAIMS, DECLARING
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import not_played_on

MATTER, RULES = "partner-on-lead", "revoke_correction"
SOUNDS = frozenset({"lead_out_of_turn_defender", "penalty_card_lead", *REVOKES})
"""What such a story sounds like."""
UNLED = SOUNDS | {"premature_play", "dummy_wrong_card"}
"""What it sounds like where he is told not to have led yet."""
DEFENDS, IN_TIME = 0.9, 0.8
"""The chances from which words tell that he defends, and that nobody has played on."""
_MENDS = ("replace", "withdraw")
_LEAD, _PLAYED, _DUE = "lead", ("lead", "play"), "intended"
_FREE = frozenset({"not_following", "discard"})
_NOT_FOLLOWING, _AT_ONCE, _ON_LEAD, _ON_TURN = "not_following", "at_once", "on_lead", "on_turn"
_NOBODY = ("everybody", "nobody")


def partner_on_lead(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The correction of a defender's revoke, and declarer's choice, where partner has yet to lead; else two None."""
    best, events = choices[0] if choices else None, heard.table["events"]
    at = next((place for place, one in enumerate(events) if _revoked(one)), None)
    if best is not None and best.name in UNLED and _unled(heard, best.name in REVOKES):
        return RULES, asides()[MATTER]
    if best is None or best.name not in SOUNDS or at is None or events[at].get("who") in DECLARING:
        return None, None
    behind = [one for one in events[at + 1 :] if one["act"] in _PLAYED]
    if any("status" not in one for one in behind):
        return None, None
    mended = [one for one in events[at + 1 :] if one["act"] in _MENDS and one.get("who") == events[at].get("who")]
    in_time = best.name == RULES or any(_AT_ONCE in one.get("how", ()) for one in (events[at], *mended))
    due = {str(one.get("who")) for one in behind if one["act"] == _LEAD and one.get("status") == _DUE}
    before = {str(one.get("who")) for one in heard.told("not_done")}  # `before East led`
    due |= {str(one.get("who")) for one in heard.told(_ON_LEAD)} - before
    if not in_time or not any(partners(who, str(events[at].get("who"))) for who in due):
        return None, None
    return (RULES, asides()[MATTER]) if _defends(heard, str(events[at].get("who"))) else (None, None)


def _unled(heard: Heard, revoked: bool) -> bool:
    """Whether a defender revoked (`revoked`: the story sounds like it; else by a card told), nobody has played to the
    next trick, and of one seat it is told that he has not led to it, or is to, whose partner is named and did not
    follow suit.
    """
    told, text = chances_of(heard, RULES), heard.read
    unled = {heard.by_seat(str(row.get("who"))) for row in heard.not_done(_LEAD)}
    due = unled & set(SEATS)
    due = due or {heard.by_seat(str(row.get("who"))) for row in heard.told(_ON_LEAD, _ON_TURN)} & set(SEATS)
    if text is None or len(due) != 1:
        return False
    who = due.pop()
    mate = Seat(who).partner.value
    defends = heard.declares("asker") or heard.opposes(mate)  # a pair named beside the teller who declares defends
    if not defends and told.get("offender_role", {}).get("defender", 0.0) < DEFENDS:
        return False
    named = {heard.by_seat(str(one.value)) for one in text.mentions if one.kind == "who"}
    threw = {str(one.get("who")) for one in heard.done("play") if not _FREE.isdisjoint(one.get("how", ()))}
    seated = {who, mate} if defends else {who}
    threw = {one for one in threw if one in seated or heard.opposes(one) or not heard.told(*DECLARING)}
    threw |= {mate for one in heard.done("play") if one.get("who") == mate and _other_suit(heard, one)}
    mended = max((one["n"] for one in heard.done(*_MENDS)), default=0)
    thrown = min((one["n"] for one in heard.done("play") if one.get("who") == mate), default=0)
    behind = [one for one in heard.done(*_PLAYED) if one["n"] > thrown]
    led = {str(one.get("who")) for one in behind if one["act"] == _LEAD or 0 < mended < one["n"]}
    quick = any(_AT_ONCE in one.get("how", ()) and one.get("who") == mate for one in heard.done("play"))
    waits = (mended > 0 or quick) and bool(unled & {who, *_NOBODY})  # of his side nobody else would lead
    in_time = waits or told.get("since_revoke", {}).get("nothing", 0.0) >= IN_TIME or bool(not_played_on(text))
    in_time = in_time and not heard.done(*CLAIMS)
    return (revoked or bool(threw)) and in_time and mate in named and threw <= {mate} and who not in led


def _other_suit(heard: Heard, one: Mapping[str, Any]) -> bool:
    """Whether a card is of another suit than the lead told before it."""
    led = [suit_of(lead) for lead in heard.done(_LEAD) if lead["n"] < one["n"]]
    return bool(led) and "" not in (led[-1], suit_of(one)) and suit_of(one) != led[-1]


def _defends(heard: Heard, who: str) -> bool:
    """Whether he who revoked is told to defend: in words, or by who declares."""
    if heard.opposes(who):
        return True
    return chances_of(heard, RULES).get("offender_role", {}).get("defender", 0.0) >= DEFENDS


def _revoked(one: Mapping[str, Any]) -> bool:
    return _NOT_FOLLOWING in one.get("how", ()) and "status" not in one
