"""Random play with penalty cards on the table: what may be played, what is picked up, and when each restriction ends.

The oracle is written from Laws 50 to 52 and 59, without the rules under test; the rulings are chained by `in_force`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridge.cards import PACK, Card, Suit
from bridge.seats import SEATS, Seat
from rulings import rule

SLOW = settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))


@dataclass
class Table:
    """A board in play. `table` are the holder's penalty cards, `banned` the suits his partner may not lead now."""

    chance: Random
    holder: Seat
    trump: Suit | None
    hands: dict[Seat, list[Card]]
    in_force: list[dict[str, Any]] = field(default_factory=list)
    table: list[Card] = field(default_factory=list)
    kind: str = ""
    banned: tuple[Suit, ...] = ()
    bans: list[dict[str, Any]] = field(default_factory=list)
    """What rulings left in force on the partner's lead."""
    restricted: int = 0
    """How many turns were restricted; so that the test can show it did something."""

    def expose(self, card: Card, inadvertent: bool) -> None:
        """Rule one more card a penalty card and compare with 50B as read."""
        facts = {
            "offender": self.holder.value,
            "card": str(card),
            "inadvertent": inadvertent,
            "in_force": self.in_force,
        }
        found = rule("penalty_card_kind", facts)
        self.table.append(card)
        minor = len(self.table) == 1 and inadvertent and card.rank in "23456789"
        self.kind = "minor" if minor else "major"
        assert found["outcome"]["penalty_kind"] == self.kind
        assert {one["card"] for one in found["outcome"]["penalty_cards"]} == {str(one) for one in self.table}
        self.in_force = found["in_force"]

    def expected(self, led: Suit | None) -> set[Card]:
        """What the holder may play: follow suit; then the penalty cards, or 50C for a minor one."""
        held = self.hands[self.holder]
        may = [card for card in held if led and card.suit is led] or held
        if self.kind == "minor":
            (down,) = self.table
            return {card for card in may if card == down or card.suit is not down.suit or card.rank in "TJQKA"}
        return {card for card in may if card in self.table} or set(may)

    def holder_plays(self, led: Suit | None) -> Card:
        """The ruling at the holder's turn must leave exactly what the text leaves."""
        facts: dict[str, Any] = {
            "offender": self.holder.value,
            "in_force": self.in_force,
            "hand": [str(card) for card in self.hands[self.holder]],
        }
        facts |= {"led": led.value} if led else {"leading": True}
        found = rule("penalty_card_play", facts)
        legal = self.expected(led)
        assert found["status"] == "ruled"
        assert set(found["outcome"]["legal_cards"]) == {str(card) for card in legal}
        self.restricted += len(legal) < len(self.hands[self.holder])
        playable = [card for card in self.table if card in legal]
        if self.kind == "major":
            several = "declarer_designates" if len(playable) > 1 else "must_play_penalty_card"
            assert found["outcome"]["result"] == (several if playable else "duty_first")
        card = self.chance.choice(sorted(legal))
        wrong = [one for one in self.hands[self.holder] if one not in legal]
        if self.kind == "major" and playable and wrong:
            missed = rule("penalty_card_play", {**facts, "played_card": str(wrong[0]), "declarer_played_after": True})
            assert missed["outcome"]["result"] == "accepted"
            assert missed["in_force"][0]["cards"] == found["in_force"][0]["cards"]
        if card in self.table:
            self.table.remove(card)
            self.refresh()
        return card

    def refresh(self) -> None:
        """What is left lying stays in force; nothing else."""
        self.in_force = [item for item in self.in_force if item["kind"] != "penalty_card"]
        if self.table:
            cards = [str(card) for card in self.table]
            item = {"kind": "penalty_card", "players": [self.holder.value], "source": "50.B", "until": "played"}
            self.in_force.append({**item, "cards": cards, "penalty": self.kind})

    def partner_leads(self) -> Card:
        """Declarer chooses at random; the ruling says what is picked up; the lead obeys as far as it can (59)."""
        held = self.hands[self.holder.partner]
        wanted: set[Suit] = set()
        if self.table:
            how = self.chance.choice(["require", "forbid", "leave"])
            wanted = self.choose(how)
        may = [card for card in held if card.suit in wanted] or held
        may = [card for card in may if card.suit not in self.banned] or may
        facts = {
            "trump": self.trump.value if self.trump else "N",
            "leader": self.holder.partner.value,
            "cards": [],
            "first_trick": False,
            "hand": [str(card) for card in held],
            "in_force": self.bans,
        }
        found = rule("trick_engine", facts)["outcome"]
        assert set(found["legal_cards"]) == {str(card) for card in may}
        assert found["next_to_act"] == self.holder.partner.value
        self.bans = [item for item in self.bans if item["until"] != "lead_made"]
        return self.chance.choice(may)

    def choose(self, how: str) -> set[Suit]:
        """Declarer's choice at the partner's lead; returns the suits required."""
        suits = sorted({card.suit for card in self.table})
        named = suits[: 1 if how == "require" else self.chance.randint(1, len(suits))]
        facts = {"offender": self.holder.value, "in_force": self.in_force, "choice_lead": how}
        facts |= {"choice_suit": named[0].value} if how == "require" else {"choice_suits": [one.value for one in named]}
        found = rule("penalty_card_lead", facts)
        outcome = found["outcome"]
        if self.kind == "minor":
            assert outcome["lead_restriction"] == {"applies": False}
            return set()
        if how == "leave":
            assert outcome["lead_restriction"] == {"applies": False}
            assert {one["card"] for one in outcome["penalty_cards"]} == {str(card) for card in self.table}
            return set()
        self.restricted += 1
        taken = [card for card in self.table if card.suit in named]
        assert set(outcome["picked_up"]) == {str(card) for card in taken}
        self.table = [card for card in self.table if card not in taken]
        assert {one["card"] for one in outcome["penalty_cards"]} == {str(card) for card in self.table}
        assert [item["kind"] for item in found["in_force"]].count("penalty_card") == bool(self.table)
        self.refresh()
        self.bans += [item for item in found["in_force"] if item["kind"] in ("lead_required", "lead_forbidden")]
        if how == "require":
            assert outcome["lead_restriction"]["expires"] == "lead_made"
            return set(named)
        assert outcome["lead_restriction"]["expires"] == "partner_loses_lead"
        self.banned = tuple({*self.banned, *named})
        return set()

    def play_out(self) -> None:
        """Thirteen tricks; every restriction ends when its law says, and none survives the board."""
        leader = self.chance.choice(SEATS)
        for _ in range(13):
            if leader is not self.holder.partner:
                self.banned = ()
                self.bans = []
            cards: list[Card] = []
            for step in range(4):
                seat = leader.turned(step)
                led = cards[0].suit if cards else None
                if seat is self.holder and self.table:
                    card = self.holder_plays(led)
                elif seat is self.holder.partner and not cards:
                    card = self.partner_leads()
                else:
                    card = self.chance.choice([one for one in self.hands[seat] if one.suit is led] or self.hands[seat])
                self.hands[seat].remove(card)
                cards.append(card)
            trumps = [card for card in cards if card.suit is self.trump]
            best = max(trumps or [card for card in cards if card.suit is cards[0].suit], key=lambda one: one.height)
            leader = leader.turned(cards.index(best))
        assert self.table == []
        assert self.in_force == []


def table_of(seed: int) -> Table:
    """A random deal with a random defender."""
    chance = Random(seed)
    pack = list(PACK)
    chance.shuffle(pack)
    hands = {seat: pack[13 * number : 13 * number + 13] for number, seat in enumerate(SEATS)}
    return Table(chance, chance.choice(SEATS), chance.choice([None, *Suit]), hands)


@SLOW
@given(st.integers(0, 10**6), st.integers(1, 3), st.booleans())
def test_restrictions_end_when_the_law_says(seed: int, number: int, inadvertent: bool) -> None:
    board = table_of(seed)
    for card in board.hands[board.holder][:number]:
        board.expose(card, inadvertent)
    board.play_out()


def test_random_play_meets_restrictions() -> None:
    met = 0
    for seed in range(20):
        board = table_of(seed)
        for card in board.hands[board.holder][:2]:
            board.expose(card, False)
        board.play_out()
        met += board.restricted
    assert met > 20


@SLOW
@given(st.integers(0, 10**6))
def test_a_refused_card_becomes_the_major_penalty_card(seed: int) -> None:
    board = table_of(seed)
    down = board.hands[board.holder][0]
    board.expose(down, False)
    other = next(card for card in board.hands[board.holder][1:])
    facts = {
        "offender": board.holder.value,
        "in_force": board.in_force,
        "hand": [str(card) for card in board.hands[board.holder]],
        "leading": True,
        "played_card": str(other),
        "declarer_played_after": False,
        "choice_accept": False,
    }
    outcome = rule("penalty_card_play", facts)["outcome"]
    assert outcome["penalty_cards"] == [{"player": board.holder.value, "card": str(other), "kind": "major"}]
