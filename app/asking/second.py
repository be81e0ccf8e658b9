"""A second matter that a story tells beside the first: which one, and what then rules.

Only pairs that are known to stand together, since what is heard in a part of a story is often no matter of its own:
entries of `corpus/beside` (`understanding.asides`). A lead out of turn behind a revoke has a way of its own, since it
says something of the revoke (`app.asking.steps.led_behind`).
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.both_lie import both_lie
from app.asking.steps.came_out import each_by_itself
from app.asking.steps.claimed_after import claimed_after
from app.asking.steps.conceded_over_card import conceded_over_card
from app.asking.steps.dummy_spoke import BY_EAR as DUMMY_SPEAKS
from app.asking.steps.dummy_spoke import dummy_named, dummy_spoke
from app.asking.steps.exposed_then_led import exposed_then_led
from app.asking.steps.exposed_then_played import played_another
from app.asking.steps.face_down_too import face_down_too
from app.asking.steps.in_turn import led_in_turn
from app.asking.steps.kept_back import kept_back
from app.asking.steps.lead_accepted import lead_accepted
from app.asking.steps.led_before import led_before
from app.asking.steps.led_behind import LEADS, OUT_OF_TURN, led_behind
from app.asking.steps.led_in_haste import led_in_haste
from app.asking.steps.led_on_refusal import led_on_refusal
from app.asking.steps.misexplained_lead import by_declarers
from app.asking.steps.named_aloud import named_aloud
from app.asking.steps.no_concession import no_concession
from app.asking.steps.partner_called import partner_called
from app.asking.steps.partner_on_lead import partner_on_lead
from app.asking.steps.paused_too import paused_too
from app.asking.steps.quarrelled import quarrelled
from app.asking.steps.required_not_led import required_not_led
from app.asking.steps.said_aloud import said_aloud
from app.asking.steps.second_too_low import MATTER as TOO_LOW_BEFORE
from app.asking.steps.silenced_by_card import silenced_by_card
from app.asking.steps.told_apart import IN_ALL, told_apart
from app.asking.steps.two_lying import both_left
from app.asking.steps.woken_partner import woken_partner
from understanding.asides import Aside, asides, denied, loudness, told_beside
from understanding.heard import Heard
from understanding.rank import Choice, put_first

MATTER_IN_ALL = 0.02
"""The share of the whole text from which what a table shows may be told beside what it sounds like: of all procedures
whose stories tell the matter (a dealer misread makes a call out of turn of any); of its last irregularity `IN_ALL`.
"""
RULES_IN_ALL = 0.1
"""The share of the whole text from which a procedure that the table does not show may rule beside a second matter."""
HEARD_TOO = 0.4
"""The share of the whole text from which a matter shown is heard as well: what is refused then is the other one."""
AS_DEFENDER = "corrects-as-defender"
"""A defender who put his partner's explanation right."""
TWO_LEADS = "led-face-down-too"
"""The right leader's card, face down beside the one that was faced."""
CERTAIN = 1.0
"""The chance of a fact at most: an ear further than that below what a matter takes hears nothing."""


BY_ACTS = (
    lead_accepted,
    conceded_over_card,
    no_concession,
    claimed_after,
    woken_partner,
    said_aloud,
    both_lie,
    both_left,
    led_in_haste,
    partner_on_lead,
    kept_back,
    led_on_refusal,
    played_another,
    exposed_then_led,
    required_not_led,
    led_before,
    partner_called,
    named_aloud,
    paused_too,
    quarrelled,
    dummy_spoke,
    silenced_by_card,
    face_down_too,
    each_by_itself,
)
"""Pairs that acts, seats and facts tell; the first one told rules."""


def second_of(choices: Sequence[Choice], heard: Heard) -> tuple[list[Choice], Aside | None]:
    """The choices with the procedure first that rules beside the second matter told, and that matter; as they are, and
    None, where one is told.
    """
    for both in BY_ACTS:
        rules, beside = both(choices, heard)
        if rules is not None:
            return put_first(choices, rules), beside
    best = choices[0].name if choices else ""
    found = [
        (one, rules)
        for one in asides().values()
        if one.id not in LEADS
        and not (one.id == AS_DEFENDER and by_declarers(heard))
        and not (one.id == DUMMY_SPEAKS and not dummy_named(heard))
        and not (one.id == TWO_LEADS and led_in_turn(heard))
        and not (one.id == TOO_LOW_BEFORE and heard.later_too_low is None)
        and (rules := _rules(one, best, heard)) is not None
    ]
    name, second = told_apart(choices, heard)
    told = _told(found, heard)
    own = told is not None and second is not None and told[0] == name and told[1].procedure in second.apart
    if name is None or own:  # of one matter an ear of its own says more
        name, second = told or led_behind(choices, heard)
    return list(choices) if name is None else put_first(choices, name), second


def _told(found: Sequence[tuple[Aside, str]], heard: Heard) -> tuple[str, Aside] | None:
    """Of matters with the procedure that rules beside each: the one that the table shows, or is furthest above what it
    takes.
    """
    for one, rules in found:
        if _stands(one, heard) and not (denied(one, heard) and _hardly(one, heard)):
            return rules, one
    ears = told_beside(heard.read) if heard.read is not None and found and not heard.bare else {}
    above = [
        (loudness(one, ears[one.id], heard) - one.least, rules, one)
        for one, rules in found
        if one.id in ears and ears[one.id] + CERTAIN >= one.least and not denied(one, heard)
    ]
    loudest = max(above, key=lambda row: row[0], default=None)
    return (loudest[1], loudest[2]) if loudest is not None and loudest[0] >= 0 else None


def _hardly(one: Aside, heard: Heard) -> bool:
    """Whether a matter that the table shows is hardly heard, nor told in so many words to be out of turn: then what
    denies it is not of the other one.
    """
    shares, at = dict(heard.ranked), [item.n for item, _ in heard.shown if item.what in one.shown]
    if any(OUT_OF_TURN in event.get("how", ()) for event in heard.done() if event["n"] in at):
        return False
    return sum(shares.get(name, 0.0) for name in one.of) < HEARD_TOO


def _rules(one: Aside, best: str, heard: Heard) -> str | None:
    """The procedure that rules beside a matter where another one sounds best; None where it stands beside none."""
    shown = [name for _, name in heard.shown]
    rules = one.rules.get(best)
    if rules is not None and (rules in shown or dict(heard.ranked).get(rules, 0.0) >= RULES_IN_ALL):
        return rules
    return best if best in one.beside else None


def _stands(one: Aside, heard: Heard) -> bool:
    """Whether the table shows a matter: its irregularities one behind the other, the first accepted or refused as it
    says; and the text sounds at all of the last of them, and of the matter.
    """
    shares, rows = dict(heard.ranked), [row for row in heard.shown if row[0].what in one.shown]
    if not one.shown or (one.of and sum(shares.get(name, 0.0) for name in one.of) < MATTER_IN_ALL):
        return False
    return any(
        tuple(item.what for item, _ in found) == one.shown
        and one.accepted in ("", found[0][0].accepted)
        and shares.get(found[-1][1], 0.0) >= IN_ALL
        for found in zip(*(rows[at:] for at in range(len(one.shown))), strict=False)
    )
