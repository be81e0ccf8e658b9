"""When a question comes again for one who trains alone: FSRS (package `fsrs`, the scheduler that Anki uses).

The card of a question is plain JSON, so that the database keeps it without knowing the scheduler. Fuzzing is off: the
same answers at the same times give the same plan.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler

RETENTION = 0.9
"""The share of due questions a player should still know; FSRS chooses the intervals for it."""
LONGEST = 365
"""Days after which even a well-known question is asked again: laws change, and so does memory."""


class Recall(StrEnum):
    """How an answer came: the player says so after seeing whether it was right."""

    WRONG = "wrong"
    GUESSED = "guessed"
    KNEW = "knew"
    EASY = "easy"


def scheduler() -> Scheduler:
    """The scheduler with our settings."""
    from fsrs import Scheduler

    return Scheduler(desired_retention=RETENTION, maximum_interval=LONGEST, enable_fuzzing=False)


def new_card(now: datetime) -> str:
    """The card of a question never asked, due at once, as JSON; `now` carries its zone."""
    from fsrs import Card

    return json.dumps(Card(card_id=1, due=now.astimezone(UTC)).to_dict(), sort_keys=True)


def answered(card: str, recall: Recall, now: datetime) -> str:
    """The card after an answer, as JSON."""
    from fsrs import Card, Rating

    rating = {
        Recall.WRONG: Rating.Again,
        Recall.GUESSED: Rating.Hard,
        Recall.KNEW: Rating.Good,
        Recall.EASY: Rating.Easy,
    }[recall]
    changed, _ = scheduler().review_card(Card.from_dict(json.loads(card)), rating, now.astimezone(UTC))
    return json.dumps(changed.to_dict(), sort_keys=True)


def due(card: str) -> datetime:
    """When a card is to be asked again, in UTC."""
    return datetime.fromisoformat(json.loads(card)["due"])


def chance_of_recall(card: str, now: datetime) -> float:
    """The probability, 0 to 1, that the answer is still known; 0 for a question never answered."""
    from fsrs import Card

    return float(scheduler().get_card_retrievability(Card.from_dict(json.loads(card)), now.astimezone(UTC)))
