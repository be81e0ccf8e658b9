"""Who has played to declarer's lead out of turn, by the side at which he sits (Laws 53C, 55A).

Whoever plays next behind dummy's lead sits on declarer's right, behind his own on his left: so `my right-hand opponent
followed at once` is the next one to play or the other one by the hand that led, and no word tells that.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.card_behind import sent_back
from app.asking.steps.consent import by_consent
from understanding.clauses import Text
from understanding.disagreeing import FROM_HAND, NEXT, OTHER, REFUSE, Speaker, defenders
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says_taken_back

PROCEDURE, LED_FROM, AFTER = "lead_out_of_turn_declarer", "led_from", "play_after_lead"
VALUES = {NEXT: "next_defender", OTHER: "other_defender"}
WELL = 0.8
"""How probable is what the sides tell."""
_ASKER, _PLAY, _LEADS = "asker", "play", ("lead", "designate")
_DECLARES = ("declarer", "on_lead")
"""Of whom it is told that he declares, or was on lead himself, the lead out of turn is his."""
_NEAR = 3
"""Words beside a side within which somebody named sits there."""


def by_side_played(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Which of the two defenders has played to the lead; empty where nobody is told to have, or not from which side."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    now = {**rows, **by_consent(heard, procedure, rows)}
    led, chosen = now.get(LED_FROM), [row.value for fact in VALUES if (row := now.get(fact)) is not None and row.sure]
    events = heard.done()
    at = next((place for place, one in enumerate(events) if one["act"] in _LEADS), None)
    again = sum(one["act"] in _LEADS for one in events) > 1 or any(
        says_taken_back(heard.read, span) for span in heard.read.sentences()
    )
    if led is None or not led.sure or REFUSE in chosen or at is None or again or sent_back(heard):
        return {}
    played = next((one for one in events[at + 1 :] if one["act"] == _PLAY), None)
    start = -1 if played is None else heard.read.source.find(str(played["words"]))
    if start < 0 or not _plain(heard.read, start):
        return {}
    own = any(one.get("who") == _ASKER and one["act"] in _LEADS for one in events) or any(
        one.get("who") == _ASKER for one in heard.told(*_DECLARES)
    )
    named = defenders(heard, heard.read, str(led.value)) + (_sides(heard.read, str(led.value)) if own else [])
    known = [one for one in named if one.place and (own or one.names & set(SEATS)) and _ASKER not in one.names]
    before = [one for one in known if _before(heard.read, one, start)]
    acting = [
        one for one in known if played is not None and played.get("who") in one.names
    ]  # `klasket Vest ti i bordet`
    if not before and not acting:
        return {}
    player = max(acting or before, key=lambda one: one.first)
    begin = min(heard.read.words[player.first].start, start)
    words = heard.read.source[begin:start] + str(played["words"] if played else "")
    return {AFTER: Read(AFTER, VALUES[player.place], words, True, WELL)}


def _plain(text: Text, start: int) -> bool:
    """Whether a clause tells what was done: no question, nothing supposed or denied."""
    clause = next((one for one in text.clauses if text.starts(one) <= start < text.ends(one)), None)
    return clause is not None and not (clause.question or clause.supposed or text.has(clause, "not"))


def _before(text: Text, one: Speaker, start: int) -> bool:
    """Whether somebody is named before a place of the source, in the sentence of it."""
    here = next((clause.sentence for clause in text.clauses if text.starts(clause) <= start < text.ends(clause)), -1)
    there = next((clause.sentence for clause in text.clauses if clause.first <= one.first <= clause.last), -2)
    return here == there and text.words[one.first].start < start


def _sides(text: Text, led_from: str) -> list[Speaker]:
    """Those named by nothing but the side at which they sit (`the one sitting po mojej prawej`)."""
    begins = text.book.words["beside"] | text.book.words["my"]
    named = [one.first for one in text.mentions if one.kind == "who" and one.value != "he"]
    found = []
    for at, word in enumerate(text.words[1:], 1):
        side = next((name for name in ("left", "right") if word.folded in text.book.words[name]), "")
        if side and text.words[at - 1].folded in begins and not any(abs(at - one) <= _NEAR for one in named):
            next_one = (side == "left") is (led_from == FROM_HAND)
            found.append(Speaker(frozenset(), NEXT if next_one else OTHER, at, at))
    return found
