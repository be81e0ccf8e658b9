"""Questions drawn from a table: an auction as people bid it, something irregular in it, and what the director does now.

A deal is drawn and bid (`app.quiz.bidding`), the irregularity is put on the table (`bridge.table`), and the table is
ruled (`rulings.table`) as any other. The scene is told as the written ones are: the same rulings in one breath, the
wrong ones from other branches, and the picture of the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from app.quiz import bidding
from app.quiz.draw import law_of
from app.quiz.item import QuizItem
from app.quiz.model import QuizQuestion
from app.quiz.scenes import SCENES, card_led
from app.quiz.scope import QuizScope, law_id
from app.quiz.told.asking import question
from app.quiz.told.sheet import ToldScene, sheets
from bridge.auction import Auction, auction_of
from bridge.calls import parse_call
from bridge.cards import Card, Suit
from bridge.contract import Contract
from bridge.hands import Hand
from bridge.seats import SEATS, Seat
from bridge.table.model import Circumstance, Event, Table, What
from bridge.tricks import Trick, legal_cards
from corpus import strict_yaml
from corpus.model import LANGUAGES, Language
from corpus.store import Store
from rulings.registry import rule
from rulings.table import Ruled, rule_table

Facts = dict[str, Any]
Flips = tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """What happened, as a scene draws it: `facts` of the calls, and what the telling names beside them.

    `roles` are the players that it names; `said` its call and cards by name; `trick` cards played from the opening lead
    on; `shown` the cards of the picture.
    """

    facts: Facts
    roles: Mapping[str, Seat]
    said: Mapping[str, str] = field(default_factory=dict)
    trick: Trick | None = None
    shown: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableKind:
    """One kind of table: who rules it, how it is drawn, which facts decide, and what it is wrongly taken for."""

    procedure: str
    draw: Callable[[Random], DrawnTable | None]
    told: tuple[str, ...]
    flips: Callable[[Facts], Flips]


def _in_turn(scene: str, then: tuple[str, ...] = ()) -> Callable[[Random], DrawnTable | None]:
    """The last call of the auction is irregular; `then` was called over it."""

    def draw(rng: Random) -> DrawnTable | None:
        found = SCENES[scene](rng)
        if found is None or found["auction"][-1] in ("P", "XX"):
            return None
        auction = auction_of(Seat(found["dealer"]), [parse_call(call) for call in found["auction"]])
        offender = auction.made[-1].player
        facts = {"dealer": found["dealer"], "auction": [*found["auction"], *then]}
        return DrawnTable(facts, {"offender": offender, "lho": offender.lho})

    return draw


def _out_of_turn(scene: str) -> Callable[[Random], DrawnTable | None]:
    """A call of somebody whose turn it was not, after others."""

    def draw(rng: Random) -> DrawnTable | None:
        found = SCENES[scene](rng)
        if found is None or not found["auction"]:
            return None
        auction = auction_of(Seat(found["dealer"]), [parse_call(call) for call in found["auction"]])
        made = found["out_of_turn"]
        facts = {"dealer": found["dealer"], "auction": found["auction"], "out_of_turn": made}
        return DrawnTable(facts, {"offender": Seat(made["player"]), "turn": auction.turn}, {"call": made["call"]})

    return draw


@dataclass(frozen=True, slots=True)
class _Contracted:
    """A deal bid to a contract."""

    hands: Mapping[Seat, bidding.Hand]
    auction: Auction
    contract: Contract

    def facts(self, offender: Seat, card: str) -> Facts:
        """The calls, and the card that a player led."""
        calls = [str(call) for call in self.auction.calls]
        return {"dealer": self.auction.dealer.value, "auction": calls, "offender": offender.value, "card": card}


def _contracted(rng: Random) -> _Contracted | None:
    """A deal bid out; None where all passed."""
    hands = bidding.deal(rng)
    auction = bidding.bid_out(hands, rng.choice(SEATS))
    return _Contracted(hands, auction, auction.contract) if auction.contract is not None else None


def _wrong_defender(rng: Random) -> DrawnTable | None:
    """The partner of the opening leader leads."""
    bid = _contracted(rng)
    if bid is None:
        return None
    contract = bid.contract
    seat = contract.opening_leader.partner
    card = str(card_led(rng, bid.hands[seat], contract.trump))
    roles = {"offender": seat, "leader": contract.opening_leader, "dummy": contract.dummy}
    return DrawnTable(bid.facts(seat, card), roles, {"card": card}, shown={seat.value: [card]})


def _defender_after_a_trick(rng: Random) -> DrawnTable | None:
    """A trick was played, and a defender who did not win it leads to the next."""
    bid = _contracted(rng)
    if bid is None:
        return None
    contract, hands = bid.contract, bid.hands
    trick = Trick(contract.opening_leader).plus(card_led(rng, hands[contract.opening_leader], contract.trump))
    while (turn := trick.turn) is not None:
        trick = trick.plus(_played_to(rng, hands[turn], trick, contract.trump))
    winner = trick.winner(contract.trump)
    assert winner is not None
    seat = rng.choice([one for one in contract.defenders if one is not winner])
    left = tuple(card for card in hands[seat] if card != trick.card_of(seat))
    card = str(card_led(rng, left, contract.trump))
    order = [contract.opening_leader.turned(step) for step in range(4)]
    roles = dict(zip(("first", "second", "third", "fourth"), order, strict=True))
    roles |= {"offender": seat, "winner": winner}
    cards = {f"{name}_card": str(trick.card_of(roles[name])) for name in ("first", "second", "third", "fourth")}
    return DrawnTable(bid.facts(seat, card), roles, {"card": card, **cards}, trick, {seat.value: [card]})


def _played_to(rng: Random, hand: tuple[Card, ...], trick: Trick, trump: Suit | None) -> Card:
    """A card people play: low where they follow, else a low one of a side suit, now and then the highest."""
    legal = sorted(legal_cards(Hand(frozenset(hand)), trick), key=lambda card: (card.suit is trump, card.height))
    return legal[-1] if rng.random() < 0.4 else legal[0]


def _over(facts: Facts) -> Facts:
    return {"auction": [*facts["auction"], "P"], "lho_called": True}


def _not_over(facts: Facts) -> Facts:
    return {"auction": facts["auction"][:-1], "lho_called": False}


_MEANT = {"claimed_unintended": True, "finding_unintended": True}
_SILENCED = {"other": ["insufficient_bid", "partner_silenced"], "law": "27.B.2"}

KINDS: Mapping[str, TableKind] = {
    "too_low": TableKind(
        "insufficient_bid",
        _in_turn("insufficient_bid"),
        ("dealer", "auction", "lho_called"),
        lambda facts: (_over(facts), {"choice_accept": False}, _MEANT),
    ),
    "too_low_passed": TableKind(
        "insufficient_bid",
        _in_turn("insufficient_bid", ("P",)),
        ("dealer", "auction", "lho_called"),
        lambda facts: (_not_over(facts), {**_not_over(facts), "choice_accept": False}, _MEANT),
    ),
    "bid_too_soon": TableKind(
        "bid_out_of_rotation",
        _out_of_turn("bid_out_of_rotation"),
        ("dealer", "auction", "out_of_turn", "lho_called"),
        lambda facts: ({"lho_called": True}, {"proper_player_called": True}, _SILENCED),
    ),
    "pass_too_soon": TableKind(
        "pass_out_of_rotation",
        _out_of_turn("pass_out_of_rotation"),
        ("dealer", "auction", "out_of_turn", "lho_called"),
        lambda facts: ({"lho_called": True}, {"choice_accept": False}, {"proper_player_called": True}),
    ),
    "own_side_doubled": TableKind(
        "inadmissible_double",
        _in_turn("inadmissible_double"),
        ("dealer", "auction", "lho_called"),
        lambda facts: ({"belief": "lho_accepts"}, {"belief": "passes_once"}, _over(facts)),
    ),
    "own_side_doubled_passed": TableKind(
        "inadmissible_double",
        _in_turn("inadmissible_double", ("P",)),
        ("dealer", "auction", "lho_called"),
        lambda facts: (_not_over(facts), {"belief": "stands_called_over"}, {"belief": "lho_accepts"}),
    ),
    "wrong_defender_leads": TableKind(
        "opening_lead_out_of_turn",
        _wrong_defender,
        ("offender", "card", "contract", "faced", "declarer_saw_dummy_card"),
        lambda facts: ({"faced": False}, {"declarer_saw_dummy_card": True}, {"choice_declarer": "refuse_leave"}),
    ),
    "defender_leads_too": TableKind(
        "lead_out_of_turn_defender",
        _defender_after_a_trick,
        ("offender", "card", "contract", "turn_to_lead", "play_after_lead"),
        lambda facts: (
            {"choice_accept": False},
            {"play_after_lead": "next_player"},
            {"thirteenth_trick": True, "trick_number": 13},
        ),
    ),
}


def table_of(drawn: DrawnTable) -> Table:
    """What happened as a table told whole: the calls from the dealer on, then what was done out of turn."""
    facts, seat = drawn.facts, Seat(drawn.facts["dealer"])
    done: list[tuple[str, Seat, What]] = []
    for call in facts["auction"]:
        done.append(("call", seat, What(call=parse_call(call))))
        seat = seat.lho
    if out := facts.get("out_of_turn"):
        done.append(("call", Seat(out["player"]), What(call=parse_call(out["call"]))))
    for place, card in enumerate(drawn.trick.cards if drawn.trick is not None else ()):
        assert drawn.trick is not None
        done.append(("play" if place else "lead", drawn.trick.leader.turned(place), What(card=str(card))))
    if "card" in drawn.said:
        done.append(("lead", drawn.roles["offender"], What(card=drawn.said["card"])))
    events = [
        Event(n, act, who.value, what, after=n - 1 if n > 1 else None) for n, (act, who, what) in enumerate(done, 1)
    ]
    return Table(tuple(events), (Circumstance("dealer", facts["dealer"]), Circumstance("whole")))


def scene_of(name: str, drawn: DrawnTable) -> ToldScene | None:
    """The table ruled and told; None where it is ruled as something else than its kind."""
    kind = KINDS[name]
    first = next(iter(rule_table(table_of(drawn))), None)
    if first is None or first.procedure != kind.procedure:
        return None
    facts = {fact: first.facts[fact] for fact in kind.told if fact in first.facts}
    if not _ruled_alike(first, facts):
        return None
    told = _texts()["tables"][name]
    happened = [*drawn.facts["auction"], drawn.roles["offender"].value, *drawn.said.values()]
    return ToldScene(
        id=f"{kind.procedure}/{name} {drawn.facts['dealer']} {' '.join(happened)}".rstrip(),
        facts=facts if "auction" in facts else {**facts, **{one: drawn.facts[one] for one in ("dealer", "auction")}},
        texts={language: _with_seats(told[language], drawn) for language in LANGUAGES},
        flips=kind.flips(facts),
        ask=_texts()["ask"],
        table=drawn.shown,
    )


def _ruled_alike(of_table: Ruled, facts: Facts) -> bool:
    """Whether the few facts that the question tells are ruled as the whole table is."""
    one, other = of_table.document, rule(of_table.procedure, facts, weighed=False)
    return one["outcome"].get("result") == other["outcome"].get("result") and one["options"] == other["options"]


@cache
def _texts() -> dict[str, Any]:
    found: dict[str, Any] = strict_yaml.load(Path(__file__).with_name("tables.yaml"))
    return found


def _with_seats(text: str, drawn: DrawnTable) -> str:
    """The telling with seats for roles, and the call and cards named, as `told.ruled.tell` reads them."""
    named = {**{role: seat.value for role, seat in drawn.roles.items()}, **drawn.said}
    return re.sub(rf"{{({'|'.join(named)})(?=[:}}])", lambda found: f"{{{named[found[1]]}", text)


_DEALS = 40
"""Deals tried until one leads to the kind wanted."""


def drawn_question(store: Store, name: str, language: Language, rng: Random) -> QuizQuestion | None:
    """A question of one kind of table; None where no deal led to one, or to one with too few wrong answers."""
    kind = KINDS[name]
    for _ in range(_DEALS):
        drawn = kind.draw(rng)
        scene = scene_of(name, drawn) if drawn is not None else None
        made = question(store, sheets()[kind.procedure], scene, "ruling", language, rng) if scene is not None else None
        if made is not None:
            return made
    return None


def items() -> list[QuizItem]:
    """One item a kind."""

    def maker(name: str) -> Callable[[Store, Language, Random, int, QuizScope], QuizQuestion | None]:
        def make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
            made = drawn_question(store, name, language, rng)
            return replace(made, seed=seed) if made else None

        return make

    return [
        QuizItem(f"table_{name}", "rulings", tuple(law_id(law) for law in law_of(kind.procedure)), 0.5, maker(name))
        for name, kind in KINDS.items()
    ]
