"""Who *passed out of turn* has not passed the board out: the auction is not over (22A, 30)."""

import pytest

from understanding.hear import hear


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("South passed out of turn, North was dealer.", False),
        ("East passed out of rotation.", False),
        ("The board was passed out.", True),
    ],
)
def test_a_pass_out_of_turn_ends_no_auction(text: str, over: bool) -> None:
    told = {row["is"] for row in hear(text, "en").table.get("circumstances", ())}
    assert ("auction_over" in told) is over
