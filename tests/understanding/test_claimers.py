"""Whose claim is told beside a revoke."""

from __future__ import annotations

import pytest

from understanding.claimers import claimed_by
from understanding.hear import hear

DECLARER = "West threw a heart on a spade. Then declarer claimed."


@pytest.mark.parametrize(
    ("story", "offender", "role", "whose"),
    [
        (DECLARER, None, "defender", "theirs"),
        (DECLARER, None, "declarer", "own"),
        (DECLARER, "W", None, None),
        ("East threw a heart on a spade. Then West claimed.", "E", None, "own"),
        ("East threw a heart on a spade. Then North claimed.", "E", None, "theirs"),
        ("East threw a heart on a spade. Nobody else said a word.", "E", "defender", None),
    ],
)
def test_who_claimed_by_role_or_seat(story: str, offender: str | None, role: str | None, whose: str | None) -> None:
    assert claimed_by(hear(story, "en"), offender, role) == whose
