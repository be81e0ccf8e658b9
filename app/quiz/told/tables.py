"""Questions drawn from a table: an auction as people bid it, something irregular in it, and what the director does now.

A deal is drawn and bid (`app.quiz.bidding`), the irregularity is put on the table (`bridge.table`), and the table is
ruled (`rulings.table`) as any other. The scene is told as the written ones are: the same rulings in one breath, the
wrong ones from other branches, and the picture of the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
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
from bridge.auction import auction_of
from bridge.calls import parse_call
from bridge.seats import SEATS, Seat
from bridge.table.model import Circumstance, Event, Table, What
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

    `roles` are the players that it names; `said` its call or card; `shown` the cards of the picture.
    """

    facts: Facts
    roles: Mapping[str, Seat]
    said: str = ""
    card: str = ""
    shown: Mapping[str, Any] | None = None


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
        return DrawnTable(facts, {"offender": Seat(made["player"]), "turn": auction.turn}, said=made["call"])

    return draw


def _wrong_defender(rng: Random) -> DrawnTable | None:
    """The partner of the opening leader leads."""
    hands = bidding.deal(rng)
    auction = bidding.bid_out(hands, rng.choice(SEATS))
    contract = auction.contract
    if contract is None:
        return None
    seat = contract.opening_leader.partner
    card = str(card_led(rng, hands[seat], contract.trump))
    facts = {
        "dealer": auction.dealer.value,
        "auction": [str(call) for call in auction.calls],
        "offender": seat.value,
        "card": card,
    }
    roles = {"offender": seat, "leader": contract.opening_leader, "dummy": contract.dummy}
    return DrawnTable(facts, roles, card=card, shown={seat.value: [card]})


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
    if drawn.card:
        done.append(("lead", drawn.roles["offender"], What(card=drawn.card)))
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
    happened = [*drawn.facts["auction"], drawn.roles["offender"].value, drawn.said, drawn.card]
    return ToldScene(
        id=f"{kind.procedure}/{name} {drawn.facts['dealer']} {' '.join(happened)}".rstrip(),
        facts=facts if "auction" in facts else {**facts, **{one: drawn.facts[one] for one in ("dealer", "auction")}},
        texts={language: _with_seats(told[language], drawn) for language in LANGUAGES},
        flips=kind.flips(facts),
        ask=_texts()["ask"],
        table=drawn.shown or {},
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
    """The telling with seats for roles, and the call or card named, as `told.ruled.tell` reads them."""
    text = text.replace("{call}", f"{{{drawn.said}}}").replace("{card}", f"{{{drawn.card}}}")
    names = "|".join(drawn.roles)
    return re.sub(rf"{{({names})(?=[:}}])", lambda found: f"{{{drawn.roles[found[1]].value}", text)


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
