"""A defender's concession to which his partner objected, while a penalty card lies there: that one stays (68B2, 50).

What he showed is no penalty card; the word for the one that lies there makes it sound like one. Who has a penalty card
defends, so a claim of the other side is declarer's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.no_concession import CLAIM, TOLD
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, DEFENDS = "penalty-card-stays", "claimer_defends"
SOUNDS = frozenset(
    {
        CLAIM,
        "exposed_card_defender",
        "penalty_card_kind",
        "penalty_card_lead",
        "penalty_card_play",
        "revoke_correction",
        "revoke_rectification",
    }
)
"""What such a story sounds like."""
OBJECTED = {fact: told for fact, told in TOLD.items() if fact != DEFENDS}
REVOKED = "revoke"
IN_ALL = 0.15
"""The share of the whole text from which somebody may have conceded, where no act tells it."""
WELL = 0.9
"""How probable is what the seats say of who claims."""
_LYING, _CLAIMS = "penalty_card", ("claim", "concede")


def conceded_over_card(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The ruling of the concession, and that the penalty card stays; two None where one of them is not told."""
    best = choices[0].name if choices else ""
    if best not in SOUNDS or not heard.told(_LYING) or any(item.what == REVOKED for item, _ in heard.shown):
        return None, None
    made = {heard.by_seat(str(row.get("who"))) for row in heard.table["events"] if row["act"] in _CLAIMS}
    if not made and dict(heard.ranked).get(CLAIM, 0.0) < IN_ALL:
        return None, None
    if all(heard.by_seat(str(row.get("who"))) in made for row in heard.told(_LYING)):
        return None, None  # what he showed is said to be penalty cards, and none lies there
    chances = chances_of(heard, CLAIM)
    told = all(chances.get(fact, {}).get(value, 0.0) >= least for fact, (value, least) in OBJECTED.items())
    return (CLAIM, asides()[MATTER]) if told and _defends(heard) is not False else (None, None)


def by_penalty_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether a defender claims, where it is told which player has a penalty card; empty where it is not."""
    defends = _defends(heard) if procedure == CLAIM else None
    words = next((str(row["words"]) for row in heard.told(_LYING)), "")
    return {} if defends is None else {DEFENDS: Read(DEFENDS, defends, words, True, WELL)}


def _defends(heard: Heard) -> bool | None:
    """Whether who claims or concedes sits on the side of him who has a penalty card; None where that is not told."""
    owners = {heard.by_seat(str(row.get("who"))) for row in heard.told(_LYING)} & {*SEATS}
    made: list[Mapping[str, Any]] = [row for row in heard.table["events"] if row["act"] in _CLAIMS]
    claimers = {heard.by_seat(str(row.get("who"))) for row in made} & {*SEATS}
    if len(owners) != 1 or len(claimers) != 1:
        return None
    return Seat(owners.pop()).side is Seat(claimers.pop()).side
