"""Random play in which players sometimes fail to follow suit: what is established, corrected and transferred."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bridge.cards import PACK, Card, Suit
from bridge.contract import Contract, parse_contract
from bridge.seats import SEATS, Seat
from rulings import rule as ruled

rule = partial(ruled, weighed=False)
SLOW = settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))


@dataclass(frozen=True)
class Played:
    """A board played out: hands, tricks as (leader, four cards, winner), and revokes as (index, seat, card)."""

    contract: Contract
    hands: dict[Seat, tuple[Card, ...]]
    tricks: tuple[tuple[Seat, tuple[Card, ...], Seat], ...]
    revokes: tuple[tuple[int, Seat, Card], ...]

    def facts(self, tricks: int = 13, cards: int = 4, *, hands: bool = True) -> dict[str, Any]:
        """Shared facts of the first `tricks` tricks, the last of them cut to `cards` cards."""
        told = [{"leader": str(leader), "cards": [str(card) for card in played]} for leader, played, _ in self.tricks]
        told = told[:tricks]
        told[-1]["cards"] = told[-1]["cards"][:cards]
        found: dict[str, Any] = {"contract": str(self.contract), "tricks": told}
        if hands:
            found["hands"] = {str(seat): [str(card) for card in held] for seat, held in self.hands.items()}
        return found


def winner(leader: Seat, cards: list[Card], trump: Suit | None) -> Seat:
    """The rule of 44E and F, written again from the text."""
    trumps = [card for card in cards if card.suit is trump]
    best = max(trumps or [card for card in cards if card.suit is cards[0].suit], key=lambda card: card.height)
    return leader.turned(cards.index(best))


def play(seed: int, often: float) -> Played:
    """A random board; a player able to follow suit fails to with the chance `often`."""
    chance = Random(seed)
    pack = list(PACK)
    chance.shuffle(pack)
    hands = {seat: tuple(pack[13 * number : 13 * number + 13]) for number, seat in enumerate(SEATS)}
    contract = parse_contract(f"{chance.randint(1, 7)}{chance.choice('CDHSN')}-{chance.choice('NESW')}")
    held = {seat: list(cards) for seat, cards in hands.items()}
    leader, tricks, revokes = contract.opening_leader, [], []
    for index in range(13):
        cards: list[Card] = []
        for step in range(4):
            seat = leader.turned(step)
            can = [card for card in held[seat] if cards and card.suit is cards[0].suit]
            other = [card for card in held[seat] if card not in can]
            wrong = bool(can) and bool(other) and chance.random() < often
            card = chance.choice(other if wrong else can or held[seat])
            if wrong:
                revokes.append((index, seat, card))
            held[seat].remove(card)
            cards.append(card)
        won = winner(leader, cards, contract.trump)
        tricks.append((leader, tuple(cards), won))
        leader = won
    return Played(contract, hands, tuple(tricks), tuple(revokes))


boards = st.builds(play, st.integers(0, 10**6), st.sampled_from([0.01, 0.03, 0.08]))


def expected(board: Played, index: int, seat: Seat) -> int:
    """Law 64 read off the text: the tricks due for this revoke, exemptions aside."""
    later = [won for _, _, won in board.tricks[index + 1 :] if won.side is seat.side]
    taken = board.tricks[index][2]
    if taken is seat:
        return 2 if later else 1
    return 1 if later or taken.side is seat.side else 0


@SLOW
@given(boards)
def test_never_more_than_the_offenders_won_from_the_revoke_on(board: Played) -> None:
    assume(board.revokes)
    for index, seat, _ in board.revokes[:3]:
        facts = {**board.facts(), "offender": str(seat), "revoke_trick": index + 1}
        for edition in ("2017", "2007", "1997"):
            found = rule("revoke_rectification", facts, edition)
            assert found["status"] == "ruled"
            outcome = found["outcome"]
            won = [taker for _, _, taker in board.tricks[index:] if taker.side is seat.side]
            moved = outcome["tricks_transferred"]
            assert 0 <= moved <= min(2, len(won))
            assert outcome["tricks_to"] == (seat.side.other.value if moved else None)
            if "exemption" not in outcome and edition != "1997":
                assert moved == expected(board, index, seat)


@SLOW
@given(boards)
def test_the_result_moves_by_what_was_transferred(board: Played) -> None:
    assume(board.revokes)
    index, seat, _ = board.revokes[0]
    facts = {**board.facts(), "offender": str(seat), "revoke_trick": index + 1, "vulnerability": "ns"}
    outcome = rule("revoke_rectification", facts)["outcome"]
    declaring = board.contract.declarer.side
    table = sum(won.side is declaring for _, _, won in board.tricks)
    moved = outcome["tricks_transferred"]
    assert outcome["declarer_tricks"] == table + (-moved if seat.side is declaring else moved)
    assert outcome["relative_result"] == outcome["declarer_tricks"] - board.contract.level - 6
    assert (outcome["score"] > 0) == outcome["contract_made"] == (outcome["relative_result"] >= 0)


@SLOW
@given(boards)
def test_exemptions_are_those_of_the_text(board: Played) -> None:
    assume(board.revokes)
    both = {seat.side for index, seat, _ in board.revokes if index < 12}
    seen: set[tuple[Seat, Suit]] = set()
    for index, seat, _ in board.revokes[:4]:
        led = board.tricks[index][1][0].suit
        facts = {**board.facts(), "offender": str(seat), "revoke_trick": index + 1}
        exemption = rule("revoke_rectification", facts)["outcome"].get("exemption")
        if (seat, led) in seen:
            assert exemption == "64.B.2"
        elif seat is board.contract.dummy:
            assert exemption == "64.B.3"
        elif index == 11:
            assert exemption == "64.B.6"
        elif len(both) == 2:
            assert exemption == "64.B.7"
        else:
            assert exemption in (None, "64.B.1")
        seen.add((seat, led))


@SLOW
@given(boards, st.integers(0, 4))
def test_established_once_the_offending_side_has_played_on(board: Played, cards: int) -> None:
    assume(board.revokes and board.revokes[0][0] < 11)
    index, seat, _ = board.revokes[0]
    assume(sum(one[0] == index for one in board.revokes) == 1)
    following = board.tricks[index + 1]
    played = {following[0].turned(step).side for step in range(cards)}
    told = board.facts(index + 2, cards) if cards else board.facts(index + 1)
    facts = {**told, "offender": str(seat), "revoke_trick": index + 1}
    found = rule("revoke_established", facts)
    if seat.side in played:
        assert found["outcome"]["established"] is True
        assert found["outcome"]["must_be_corrected"] is False
        assert rule("revoke_correction", facts)["outcome"]["procedure"] == "revoke_rectification"
    else:
        assert found["status"] == "needs"
        corrected = rule("revoke_correction", {**facts, "established": False, "choice_withdraw": False})["outcome"]
        assert corrected["must_be_corrected"] is True
        kinds = [card["kind"] for card in corrected["penalty_cards"]]
        defends = seat.side is not board.contract.declarer.side
        assert kinds == (["major"] if defends else [])


@SLOW
@given(st.builds(play, st.integers(0, 10**6), st.just(0.0)))
def test_a_board_without_a_revoke_has_none(board: Played) -> None:
    outcome = rule("revoke_rectification", board.facts())["outcome"]
    assert (outcome["result"], outcome["tricks_transferred"]) == ("no_revoke", 0)


@SLOW
@given(boards)
def test_a_record_of_all_tricks_shows_the_revoke_without_the_hands(board: Played) -> None:
    assume(len(board.revokes) == 1)
    index, seat, _ = board.revokes[0]
    with_hands = rule("revoke_rectification", board.facts())
    without = rule("revoke_rectification", board.facts(hands=False))
    assert with_hands["outcome"] == without["outcome"]
    named = rule("revoke_rectification", {**board.facts(), "offender": str(seat), "revoke_trick": index + 1})
    assert with_hands["outcome"] == named["outcome"]
