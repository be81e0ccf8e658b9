"""Several revokes of one side: what they transfer together (Law 64A), for no trick goes over twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bridge.tricks import Revoke
from rulings.engine import playing_from
from rulings.laws.law_61_64_revoke.record import played_out, record_of


@dataclass(frozen=True, slots=True)
class Claim:
    """A trick that a revoke transfers: one of these numbers."""

    tricks: frozenset[int]


def claims_of(trick: int, *, own: bool, won: Iterable[int]) -> tuple[Claim, ...]:
    """What a revoke in `trick` transfers of the tricks `won` by its side: the trick itself if the offender won it
    (`own`), and one later one (A1); else the trick or a later one (A2)."""
    later = frozenset(number for number in won if number > trick)
    if own:
        return (Claim(frozenset({trick})), *((Claim(later),) if later else ()))
    since = frozenset(number for number in won if number >= trick)
    return (Claim(since),) if since else ()


def transferred(claims: Sequence[Claim]) -> int:
    """How many tricks go over when no trick goes over twice: the greatest matching of claims to tricks."""
    given: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for number in sorted(claims[index].tricks - tried):
            tried.add(number)
            if number not in given or place(given[number], tried):
                given[number] = index
                return True
        return False

    return sum(place(index, set()) for index in range(len(claims)))


def together(known: Any, mine: Sequence[Revoke]) -> int | None:
    """Tricks that all these revokes of one side transfer; None unless every trick of the play is known.

    A further revoke of a player in the same suit transfers nothing (B2), nor does dummy's (B3) or one at trick
    twelve (B6).
    """
    record, playing = record_of(known), playing_from(known)
    if record is None or not mine or not played_out(known):
        return None
    winners = {number: trick.winner(record.trump) for number, trick in enumerate(record.tricks, 1)}
    won = [number for number, seat in winners.items() if seat is not None and seat.side is mine[0].player.side]
    seen: set[tuple[Any, Any]] = set()
    claims: list[Claim] = []
    for one in mine:
        suit = (one.player, record.tricks[one.trick - 1].led)
        exempt = suit in seen or one.trick == 12 or (playing is not None and one.player is playing.dummy)
        if not exempt:
            claims += claims_of(one.trick, own=winners[one.trick] is one.player, won=won)
        seen.add(suit)
    return transferred(claims)
