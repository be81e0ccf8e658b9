"""A lead of declarer's out of turn before a defender's revoke on it: his card has accepted the lead (Laws 53A, 55A).

Both sound like one matter told, and the lead alone would be asked about though it stands; what is left to rule is the
revoke. A lead behind a revoke is another thing (`app.asking.steps.led_behind`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import DEFINITION, LEADS_OUT_OF_TURN, OUT_OF_TURN, REVOKE_IN_ALL, REVOKES
from app.asking.steps.next_to_play import OTHER, PROCEDURE, defender_beside, played_behind
from app.asking.steps.revoke_told import found_in_hand
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, CORRECTION = "lead-accepted-by-card", "revoke_correction"
SINCE = ("innocent_side_played_after", "partner_played_after")
"""Whether somebody has played behind the revoke."""
SURELY = 0.85
"""How probable the lead out of turn must sound where the cards alone tell the revoke on it."""
WELL = 0.9
"""How probable it is that nobody has, where the revoke is the card told last and somebody has not played."""
_PLAYED, _NOT_FOLLOWING, _NOT_DONE, _PLAY, _HOLDS = ("lead", "play"), "not_following", "not_done", "play", "holds"
LIKELY = 0.5
"""How probable the lead out of turn must sound where the table does not show it, but from which hand it came."""
_FROM_DUMMY, _FROM_HAND, _LED_AND_PLAYED = "from_dummy", "from_hand", 2


def lead_accepted(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The revoke's procedure where a defender revoked on declarer's lead out of turn, and that the lead stands; else
    None and None.
    """
    best = choices[0] if choices else None
    revoke = next((one for one in choices if one.name in REVOKES and one.name != DEFINITION), None)
    if best is None or revoke is None or best.name not in (*REVOKES, PROCEDURE):
        return None, None
    by_cards = best.name == PROCEDURE and best.p >= SURELY and off_suit_by_cards(heard)
    if not by_cards and revoked_on_lead(heard) is None:
        return None, None
    return revoke.name, asides()[MATTER]


def off_suit_by_cards(heard: Heard) -> bool:
    """Whether the second card named is of another suit than the first, of which a defender is told to have one: so does
    a story tell it whose verbs name no act.
    """
    cards = _cards(heard)
    return len(cards) > 1 and cards[0][:1] != cards[1][:1] and _holds(heard, cards[0][:1])


def _cards(heard: Heard) -> list[str]:
    """The cards named, in order."""
    named = [] if heard.read is None else heard.read.mentions
    return [str(one.value) for one in named if one.kind == "card" and one.sure]


def revoked_on_lead(heard: Heard) -> Mapping[str, Any] | None:
    """The first card off suit that a defender played on declarer's lead out of turn, which a defender was the first to
    follow; None without.
    """
    shares = dict(heard.ranked)
    lead, first = played_behind(heard)
    card = first if first is None or lead is None else _off_suit(heard, lead, first)
    if lead is None or card is None or heard.read is None or card.get("who") in DECLARING:
        return None
    if any(one["act"] == _PLAYED[0] and one["n"] > card["n"] and "status" not in one for one in _done(heard)):
        return None  # a later lead is what is out of turn, or has established the revoke
    shown = [item for item, _ in heard.shown if item.what == LEADS_OUT_OF_TURN[2] and item.n == lead["n"]]
    won, due = ({str(one.get("who")) for one in heard.told(name)} for name in ("won_trick", "on_lead"))
    if won and won == due and OUT_OF_TURN not in lead.get("how", ()):
        return None  # who won this trick is on lead to the next one
    led, played = suit_of(lead), suit_of(card)
    sounds = sum(shares.get(name, 0.0) for name in REVOKES) >= REVOKE_IN_ALL
    held = _holds(heard, led) or found_in_hand(heard.read, str(card["words"]), led)
    if not held and not (shown and sounds):
        return None
    of_hand = not {_FROM_HAND, _FROM_DUMMY}.isdisjoint(lead.get("how", ()))
    if not shown and shares.get(PROCEDURE, 0.0) < (LIKELY if of_hand else SURELY):
        return None
    off_suit = bool(led) and bool(played) and led != played
    hand = DECLARING[1] if _FROM_DUMMY in lead.get("how", ()) else DECLARING[0]
    if first is None or defender_beside(heard, heard.read, str(first.get("who")), hand) == OTHER:
        return None  # too soon (57), which is more than a revoke
    return card if off_suit or _NOT_FOLLOWING in card.get("how", ()) else None


def _off_suit(heard: Heard, lead: Mapping[str, Any], first: Mapping[str, Any]) -> Mapping[str, Any]:
    """The next defender's card where that is off suit and the first one's is not; else the first one's."""
    led = suit_of(lead)
    if suit_of(first) not in ("", led) or _NOT_FOLLOWING in first.get("how", ()):
        return first
    behind = [one for one in heard.done(_PLAY) if one["n"] > first["n"] and one.get("who") != first.get("who")]
    others = [one for one in behind if one.get("who") not in DECLARING]
    return next((one for one in others if suit_of(one) not in ("", led)), first)


def by_last_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody has played behind such a revoke, where it is the card told last and somebody has not played."""
    if procedure != CORRECTION:
        return {}
    card = revoked_on_lead(heard)
    if card is None:
        waiting = [str(one["words"]) for one in heard.told(_NOT_DONE) if _waits(one, True)]
        two = off_suit_by_cards(heard) and len(_cards(heard)) == _LED_AND_PLAYED
        return {fact: Read(fact, False, waiting[0], True, WELL) for fact in SINCE} if two and waiting else {}
    behind = [one for one in _done(heard) if one["n"] > card["n"] and one["act"] in _PLAYED]
    last = card is not played_behind(heard)[1]  # behind the first card the other defender's is the last of the trick
    waits = [one for one in heard.told(_NOT_DONE) if _waits(one, last)]
    if not waits or any("status" not in one for one in behind):
        return {}
    return {fact: Read(fact, False, str(waits[0]["words"]), True, WELL) for fact in SINCE}


def _done(heard: Heard) -> list[Mapping[str, Any]]:
    """The acts of somebody: what nobody did is told of everybody."""
    return [one for one in heard.table["events"] if one.get("who") != "everybody"]


def _holds(heard: Heard, suit: str) -> bool:
    """Whether somebody who does not declare is told to have a suit."""
    told = heard.told(_HOLDS)
    return bool(suit) and any(one["value"].get("suit") == suit and one.get("who") not in DECLARING for one in told)


def _waits(one: Mapping[str, Any], last: bool) -> bool:
    """Whether somebody has not played, or behind the last card of a trick not led."""
    return one.get("value", {}).get("act") in (_PLAYED if last else (_PLAY,))
