"""The board's result: revokes and a claim together give one transfer and one score (Laws 64, 68-71, 77).

Random boards with revokes on the way, played out or ended by a claim; what they cost is counted by brute force.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bridge.cards import Card
from bridge.seats import Seat, Side
from bridge.table.model import What
from bridge.table.simulate import SimulatedBoard, bid_out, dealt, held, leader_of, play_cards, put
from bridge.tricks import Trick, legal_cards
from rulings.table.whole import table_document

Revoke = tuple[int, Seat]


def board_with_revokes(random: Random, tricks: int) -> tuple[SimulatedBoard, list[Revoke]] | None:
    """A board played for so many tricks; some cards are off suit, not in the last of them nor in trick twelve."""
    board = dealt(random)
    if not bid_out(board, random):
        return None
    revokes: list[Revoke] = []
    for number in range(1, tricks + 1):
        board.tricks.append(Trick(leader_of(board)))
        for _ in range(4):
            trick = board.tricks[-1]
            seat = trick.turn
            assert seat is not None
            hand = held(board, seat)
            legal = legal_cards(hand, trick)
            off = [card for card in hand.sorted() if card not in legal]
            wrong = bool(off) and len(revokes) < 3 and number < min(tricks, 12) and random.random() < 0.8 / tricks
            card: Card = random.choice(off if wrong else legal)
            revokes += [(number, seat)] if wrong else []
            put(board, seat, card)
    return board, revokes


def claimed(
    seed: int, who: str, act: str, *later: tuple[str, str], text: str | None = None
) -> tuple[SimulatedBoard, int]:
    """A regular board of nine tricks that ends in a claim or concession; and the tricks of declarer's side."""
    random = Random(seed)
    board = dealt(random)
    while not bid_out(board, random):
        board = dealt(random)
    play_cards(board, random, 36)
    contract = board.auction.contract
    assert contract is not None
    seats = {"declarer": contract.declarer, "lho": contract.declarer.lho, "partner": contract.declarer.partner}
    claim = board.add(act, seats[who], What(count=4, text=text))
    for person, done in later:
        board.add(done, seats[person], What(event=claim.n))
    winners = [trick.winner(contract.trump) for trick in board.tricks]
    return board, sum(seat is not None and seat.side is contract.declarer.side for seat in winners)


SETTLED = {
    "claimed_line": "not_stated",
    "trump_mentioned": True,
    "finding_normal_line_less_successful": True,
    "finding_normal_line_tricks": 2,
}
RESTORED = {"since_concession": "round_over", "within_correction_period": True}


@pytest.mark.parametrize(
    ("claim", "given", "more"),
    [
        (("declarer", "claim", ("lho", "agree")), {}, 4),
        (("declarer", "concede", ("lho", "agree")), {}, 0),  # 68B1: one trick conceded says the rest is claimed
        (("lho", "claim", ("declarer", "agree")), {}, 0),
        (("declarer", "claim", ("lho", "object")), SETTLED, 2),  # 70D1: the less successful normal line
        (("declarer", "claim", ("lho", "object")), {}, None),  # the claim is open
        (("declarer", "concede", ("declarer", "notice")), RESTORED, 1),  # 71A: a trick already won is restored
    ],
)
def test_a_claim_ends_the_board_as_it_is_settled(
    claim: tuple[str, str, tuple[str, str]], given: dict[str, object], more: int | None
) -> None:
    who, act, later = claim
    text = "a trick already won among them" if later[1] == "notice" else None
    board, won = claimed(7, who, act, later, text=text)
    result = table_document(board.table(), given=given)["result"]
    assert (result and result["tricks"]) == (None if more is None else won + more)


def cost(board: SimulatedBoard, revokes: list[Revoke], won: dict[int, Side], dummy: Seat) -> dict[Side, int]:
    """Tricks that each side loses by 64A and B: the most that its revokes take, no trick twice."""
    if len({seat.side for _, seat in revokes}) == 2:
        return dict.fromkeys(Side, 0)  # 64B7
    lost = dict.fromkeys(Side, 0)
    contract = board.auction.contract
    assert contract is not None
    takes: list[list[int | None]] = []
    seen = set()
    for number, seat in revokes:
        trick = board.tricks[number - 1]
        again = (seat, trick.led) in seen
        seen.add((seat, trick.led))
        if again or seat is dummy:  # 64B2, B3
            continue
        own = trick.winner(contract.trump) is seat
        later = [one for one, side in won.items() if side is seat.side and one > number]
        at = [number] if won[number] is seat.side else []
        takes += [[number], [*later, None]] if own else [[*at, *later, None]]
    for choice in product(*takes):
        taken = [one for one in choice if one is not None]
        if revokes and len(taken) == len(set(taken)):
            side = revokes[0][1].side
            lost[side] = max(lost[side], len(taken))
    return lost


def checked(seed: str, tricks: int) -> int:
    """How many revokes the board of this seed has; its result is compared with what was counted."""
    random = Random(seed)
    made = board_with_revokes(random, tricks)
    if made is None:
        return 0
    board, revokes = made
    contract = board.auction.contract
    assert contract is not None
    winners = [trick.winner(contract.trump) for trick in board.tricks]
    won = {number: seat.side for number, seat in enumerate(winners, 1) if seat is not None}
    left = 13 - tricks
    if left:
        claimer = random.choice(list(Seat))
        count = random.randint(0, left)
        board.add("claim", claimer, What(count=count))
        for seat in (claimer.lho, claimer.rho):
            board.add("agree", seat, What(event=len(board.events)))
        rest = [claimer.side] * count + [claimer.side.other] * (left - count)
        won |= dict(enumerate(rest, tricks + 1))
    lost = cost(board, revokes, won, contract.declarer.partner)
    side = contract.declarer.side
    expected = sum(one is side for one in won.values()) + lost[side.other] - lost[side]
    result = table_document(board.table())["result"]
    assert result is not None, seed
    assert (result["tricks"], result["transferred"]) == (expected, lost[side.other] - lost[side]), (seed, revokes, won)
    return len(revokes)


@pytest.mark.parametrize("boards", [range(10), pytest.param(range(10, 60), marks=pytest.mark.long)], ids=len)
@pytest.mark.parametrize("tricks", [13, 9, 4])
def test_revokes_and_a_claim_give_one_result(tricks: int, boards: range) -> None:
    counts = [checked(f"{tricks} {number}", tricks) for number in boards]
    assert sum(count > 1 for count in counts) >= len(boards) / 5  # boards with several revokes


def test_a_trick_of_three_cards_is_defective_and_costs_a_trick_won_since() -> None:
    """67B1, 64A2: whoever gave no card is deemed to have revoked; the trick stays with who won it, one goes over."""
    seen = 0
    for number in range(30):
        random = Random(f"short {number}")
        board = dealt(random)
        if not bid_out(board, random):
            continue
        play_cards(board, random, 52)
        contract = board.auction.contract
        assert contract is not None
        at = random.randint(1, 11)
        trick = board.tricks[at - 1]
        winner = trick.winner(contract.trump)
        step = random.randint(1, 3)
        missing = trick.leader.turned(step)
        if missing is winner or missing is contract.declarer.partner:
            continue
        first = len(board.events) - 52
        del board.events[first + 4 * (at - 1) + step]
        board.events[:] = [replace(event, after=None) for event in board.events]
        document = table_document(board.table())
        skipped = ["premature_play"] if step < 3 else []  # the next player played before him
        names = [item["what"] for item in document["irregularities"]]
        assert [name for name in names if name != "revoke"] == [*skipped, "defective_trick"]
        if "revoke" in names:  # the card that he kept could have followed suit later
            continue
        seen += 1
        later = [one.winner(contract.trump) for one in board.tricks[at - 1 :]]
        won = sum(seat is not None and seat.side is missing.side for seat in later)
        declaring = sum(
            one.winner(contract.trump) in (contract.declarer, contract.declarer.partner) for one in board.tricks
        )
        moved = (1 if won else 0) * (-1 if missing.side is contract.declarer.side else 1)
        assert document["rulings"][-1]["outcome"]["tricks_transferred"] == abs(moved)
        assert document["result"] is not None
        assert document["result"]["tricks"] == declaring + moved
    assert seen >= 8
