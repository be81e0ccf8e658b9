"""Several revokes of one side (Law 64A): what goes over together, for a trick can be given only once."""

from __future__ import annotations

from functools import partial

import pytest

from rulings import rule as ruled
from rulings.laws.law_61_64_revoke.together import claims_of, transferred
from tests.rulings.revoke_oracle import SIDE, deal, failures, winner

rule = partial(ruled, weighed=False)


@pytest.mark.parametrize(
    ("revokes", "won", "tricks"),
    [
        ([(3, True)], [3], 1),  # A1 without a later trick: the revoke trick alone
        ([(3, True)], [3, 7], 2),
        ([(3, False)], [1, 2], 0),  # tricks before the revoke do not count
        ([(3, False)], [5], 1),
        ([(3, True), (5, True)], [3, 5], 2),  # "one later" of the first is the second's own trick
        ([(3, True), (5, True)], [3, 5, 9], 3),
        ([(3, False), (5, False)], [9], 1),
        ([(3, False), (5, False)], [4, 9], 2),  # trick 4 for the first, 9 for the second
        ([(3, True), (5, False), (6, False)], [3, 8, 9], 3),
    ],
)
def test_no_trick_goes_over_twice(revokes: list[tuple[int, bool]], won: list[int], tricks: int) -> None:
    claims = [claim for trick, own in revokes for claim in claims_of(trick, own=own, won=won)]
    assert transferred(claims) == tricks


def test_together_is_told_and_lies_between_one_revoke_and_all() -> None:
    """Random boards with several revokes of a side: no less than the first alone, no more than the tricks it won."""
    told = 0
    for seed in range(120):
        board = deal(seed)
        if len(board.tricks) < 13 or len(board.tricks[-1][1]) < 4:
            continue
        found = failures(board)
        sides = {SIDE[one.hand] for one in found}
        if len(found) < 2 or len(sides) != 1 or any(one.trick == 12 for one in found):
            continue
        first = found[0]
        facts = {**board.facts(), "offender": first.hand, "revoke_trick": first.trick}
        outcome = rule("revoke_rectification", facts)["outcome"]
        if "tricks_transferred_together" not in outcome:
            assert outcome["result"] == "no_automatic_transfer", seed
            continue
        told += 1
        trump = board.denomination
        since = [winner(leader, cards, trump) for leader, cards in board.tricks[first.trick - 1 :]]
        most = sum(SIDE[seat] in sides for seat in since)
        assert outcome["tricks_transferred"] <= outcome["tricks_transferred_together"] <= most, seed
    assert told > 5
