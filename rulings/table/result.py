"""The board's result: the tricks made, what all rulings together give or take, and the one score (64, 67-71, 77)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bridge.contract import Contract
from bridge.seats import Seat, Side
from bridge.table.findings import Irregularity
from bridge.table.model import Table
from bridge.table.replay import State
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.laws.law_61_64_revoke.together import Claim, claims_of, transferred
from rulings.registry import rule
from rulings.table.claims import declarer_made
from rulings.table.play_over import TRICKS, complete_tricks, tricks_won
from rulings.table.rule import Ruled
from rulings.table.view import View

Document = dict[str, Any]
_MOVING = ("revoke_rectification", "defective_trick")
_RESTORING = ("acquiescence", "cancel_concession")


def result_of(
    table: Table, state: State, ruled: list[Ruled], language: str = "en", edition: str = IN_FORCE_EDITION
) -> Document | None:
    """The board's result: the tricks made, all transfers of tricks together, and the one score that they give.

    None while contract or tricks are not known, or a ruling that moves tricks is open.
    """
    contract = state.contract.whole
    spread = new_declarer(ruled)
    if contract is not None and spread is not None:
        contract = replace(contract, declarer=spread)
    if contract is None:
        return None
    made = declarer_made(View(table, state, Irregularity("none"), "contract_score"))
    made = _contested(state, ruled, contract) if made is None else made
    moved = None if made is None else _transferred(state, contract, ruled, made)
    if made is None or moved is None:
        return None
    tricks = max(0, min(TRICKS, made + moved))
    facts: dict[str, Any] = {"contract": f"{contract}", "tricks": tricks}
    vulnerability = state.vulnerability()
    if vulnerability is not None:
        facts["vulnerability"] = vulnerability.value
    score = rule("contract_score", facts, edition, language)
    return {
        "contract": str(contract) if state.seated else str(contract).partition("-")[0],
        "tricks_played": made,
        "transferred": moved,
        "tricks": tricks,
        "score": score["outcome"].get("score") if score["status"] == "ruled" else None,
    }


def new_declarer(ruled: Iterable[Ruled]) -> Seat | None:
    """Who plays the hand since declarer spread his own over an opening lead out of turn (54A)."""
    for item in ruled:
        if item.document["outcome"].get("result") == "declarer_becomes_dummy":
            told = item.document["outcome"].get("declarer")
            return Seat(told) if told in ("N", "E", "S", "W") else None
    return None


def _contested(state: State, ruled: Sequence[Ruled], contract: Contract) -> int | None:
    """Declarer's tricks where the play ended with a claim that the director has settled (70)."""
    won = tricks_won(state)
    last = next((item for item in reversed(ruled) if item.procedure == "contested_claim"), None)
    mine: int | None = last.document["outcome"].get("claimer_tricks") if last is not None else None
    claimer = last.irregularity.seat if last is not None else None
    if won is None or mine is None or claimer is None:
        return None
    left, side = TRICKS - sum(won.values()), contract.declarer.side
    return won[side] + (mine if claimer.side is side else left - mine)


def _transferred(state: State, contract: Contract, ruled: Sequence[Ruled], made: int) -> int | None:
    """Tricks that all rulings together give to declarer's side; None while one of them is open.

    No trick goes over twice: where every trick is known, a side's revokes take different ones (64A); else they cost no
    more together than the side won from the first of them on. A trick given up and restored (69B, 71) goes back.
    """
    side = contract.declarer.side
    won = {side: made, side.other: TRICKS - made}
    numbered = _numbered(state, won)
    given: dict[Side, int] = dict.fromkeys(won, 0)
    claims: dict[Side, list[Claim]] = {one: [] for one in won}
    most = dict(won)
    back = 0
    for item in ruled:
        outcome = item.document["outcome"]
        if item.procedure in _RESTORING and outcome.get("trick_restored"):
            back += {side: 1, side.other: -1, None: 0}[_restored_to(item)]
        if item.procedure not in _MOVING:
            continue
        count = outcome.get("tricks_transferred")
        if count is None and item.document["status"] != "ruled":
            return None
        to_side = _side(outcome.get("tricks_to"), item, contract)
        if not count or to_side is None:
            continue
        loser = to_side.other
        number = _trick_of(item, state)
        if numbered is not None and number is not None:
            own = numbered.winners.get(number) is item.irregularity.seat and item.procedure == "revoke_rectification"
            claims[loser] += claims_of(number, own=own, won=numbered.won[loser])[:count]
            continue
        since = item.facts.get("offending_side_tricks")
        if given[loser] == 0 and isinstance(since, int):  # the first revoke: later ones lie within its tricks
            most[loser] = min(most[loser], since)
        given[loser] += count
    lost = {one: min(count + transferred(claims[one]), most[one]) for one, count in given.items()}
    return lost[side.other] - lost[side] + back


@dataclass(frozen=True, slots=True)
class _Numbered:
    """Which tricks each side won, and who won those that were played; the claimed ones come after them."""

    won: dict[Side, list[int]]
    winners: dict[int, Seat | None]


def _numbered(state: State, made: dict[Side, int]) -> _Numbered | None:
    done = complete_tricks(state)
    if done is None or any(trick.winner is None for trick in done):
        return None
    winners = {number: trick.winner for number, trick in enumerate(done, 1)}
    won = {side: [number for number, seat in winners.items() if seat and seat.side is side] for side in Side}
    claimed = len(done) + 1
    for side in Side:
        more = max(0, made[side] - len(won[side]))
        won[side] += range(claimed, claimed + more)
        claimed += more
    return _Numbered(won, winners)


def _trick_of(item: Ruled, state: State) -> int | None:
    """The number of the trick that a ruling is about."""
    told = item.facts.get("defective_trick") or item.facts.get("revoke_trick")
    trick = state.play.trick_of(item.irregularity.n)
    return told if isinstance(told, int) else trick.number if trick is not None else None


def _restored_to(item: Ruled) -> Side | None:
    """Who gets a trick back: who conceded it (71), or who agreed to the claim (69B)."""
    seat = item.irregularity.seat
    if seat is None:
        return None
    return seat.side if item.procedure == "cancel_concession" else seat.side.other


def _side(told: Any, item: Ruled, contract: Contract) -> Side | None:
    if told in ("ns", "ew"):
        return Side(told)
    offender: Seat | None = item.irregularity.seat
    if offender is not None:
        return offender.side.other
    return {"declaring": contract.declarer.side, "defending": contract.declarer.side.other}.get(str(told))
