"""Partner's lead behind a lead out of turn that declarer refused: whether he had chosen by then decides (50D2, 49).

The card refused is a penalty card by then, and declarer chooses over partner's lead: that is what is ruled, and the
refusal is said first. Such a story sounds like the lead out of turn alone; of the choice people seldom tell anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.led_behind import BY_DEFENDER, PENALTY_LEAD
from app.asking.steps.led_in_haste import CARDS, EARLY, LED, WELL, chances_of_early
from app.asking.steps.partner_led import card_of, partners
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice

MATTER = "refused-before"
LEAD, OPENING = BY_DEFENDER.sounds
SOUNDS = frozenset({LEAD, OPENING, PENALTY_LEAD})
"""What such a story sounds like."""
LIKELY = 0.5
"""The chance from which it is told whose turn it was, or what declarer chose."""
TOO_EARLY: Mapping[str, Any] = {"led_before_choice": True, "chosen_first": False}
"""What is so where it is told that declarer had not chosen yet."""
_PLAYED, _EXPOSE, _NOBODY = ("lead", "play"), "expose", "everybody"
_OFFENDER, _CHOICE, _TURN = "offender", "choice_lead", "turn_to_lead"


def led_on_refusal(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """Declarer's choice over the lead of the partner of one whose lead out of turn was refused, of which no choice is
    told, and the refusal; else two None.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or _refused(heard, best.name) is None:
        return None, None
    early = TOO_EARLY if chances_of_early(heard) >= WELL or _unsaid(heard) else {}
    return PENALTY_LEAD, replace(asides()[MATTER], facts={**asides()[MATTER].facts, **early})


def by_refused_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The penalty card that a refused lead out of turn has left on the table, whose it is, and what his partner led."""
    best = heard.likeliest(*SOUNDS) if procedure == PENALTY_LEAD else ""
    refused, behind = _refused(heard, best) if best else None, _behind(heard)
    if refused is None or behind is None:
        return {}
    leader = heard.by_seat(str(behind.get("who")))
    who = str(Seat(leader).partner.value) if leader in SEATS else heard.by_seat(str(refused.get("who")))
    seat = {"player": who} if who in SEATS else {}
    found: dict[str, Any] = {_OFFENDER: who} if seat else {}
    found |= {CARDS: [{"card": card_of(refused), "kind": "major", **seat}]} if card_of(refused) else {}
    found |= {LED: card_of(behind)} if card_of(behind) else {}
    known = {fact: Read(fact, value, str(refused["words"]), True, WELL) for fact, value in found.items()}
    waited = rows.get(EARLY[1])  # that he led is told, and no choice of declarer's before it
    return known | ({EARLY[1]: replace(waited, sure=False)} if waited is not None and waited.value is False else {})


def _refused(heard: Heard, best: str) -> Mapping[str, Any] | None:
    """The lead out of turn that was refused before its player's partner led, of which no choice is told; else None."""
    behind = _behind(heard)
    told = [chances_of(heard, name) for name in (LEAD, OPENING)]
    chosen = any(max(one.get(_CHOICE, {}).values(), default=0.0) >= LIKELY for one in told)
    if behind is None or not behind.get("what") or chosen:
        return None
    leader = heard.by_seat(str(behind.get("who")))
    led = [one for one in heard.done(*_PLAYED) if one["n"] < behind["n"]]
    his = [one for one in led if partners(leader, heard.by_seat(str(one.get("who"))))]
    if best == OPENING or his or told[0].get(_TURN, {}).get("partner", 0.0) >= LIKELY:
        return (his or led)[-1] if his or led else None
    return None


def _unsaid(heard: Heard) -> bool:
    """Whether declarer is told behind the refusal to have said nothing yet."""
    at = _refusal(heard)
    unsaid = [row for row in heard.not_done("call") if heard.text.find(str(row["words"])) > at]
    return at >= 0 and any(row.get("who") in DECLARING or heard.declares(str(row.get("who"))) for row in unsaid)


def _refusal(heard: Heard) -> int:
    """Where a lead is told to be refused; -1 where none is."""
    refused = [row for row in heard.told("accepted") if row.get("value") is False]
    return heard.text.find(str(refused[0]["words"])) if refused else -1


def _behind(heard: Heard) -> Mapping[str, Any] | None:
    """The one card that a defender led behind declarer's refusal; None where none is told, or more than that."""
    at = _refusal(heard)
    if at < 0:
        return None
    cards = [one for one in heard.done(*_PLAYED, _EXPOSE) if one["act"] != _EXPOSE or card_of(one)]
    behind = [one for one in cards if one.get("who") != _NOBODY and heard.text.find(str(one["words"])) > at]
    who = str(behind[0].get("who")) if len(behind) == 1 else _NOBODY
    if who in (*DECLARING, _NOBODY, "None") or heard.declares(who, dummy=True):
        return None
    return behind[0]
