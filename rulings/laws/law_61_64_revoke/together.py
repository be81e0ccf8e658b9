"""Several revokes: what those of one side transfer together (Law 64A), and what one of the other side does (64B7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bridge.tricks import Revoke
from rulings.engine import Inquiry, playing_from, rule_of
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


@rule_of("62.A")
def other_corrected_62a(case: Inquiry[Any]) -> None:
    """The other side's revoke is not established: it is corrected, a defender's card becoming a penalty card (62B1)."""
    key, law = "other_corrected", "62.B"
    if not case.untold("offender_role"):
        of_declarer = case.known.offender_role == "defender"
        key, law = ("other_corrected_declarer", "62.B.2") if of_declarer else ("other_corrected_defender", "62.B.1")
    (case.aside if case.untold("other_revoke_established") else case.say)(key, also=(law, "64.B.7"))


@rule_of("64.A")
def again_64a(case: Inquiry[Any]) -> None:
    """The same side revoked once more, in another suit or by the other player: each revoke counts by itself."""
    if case.facts.side_revoked_again:
        case.say("each_counts", also=("64.B.2",))


@rule_of("64.A")
def other_counts_64a(case: Inquiry[Any]) -> None:
    """This revoke is corrected; another established one of the same side counts by itself."""
    if case.told_as("side_revoked_again", True):
        case.say("other_counts")


@rule_of("64.B.2")
def other_suit_or_player_64b2(case: Inquiry[Any]) -> None:
    """Told that it is no further revoke of the same player in the same suit: an earlier one makes it no freer."""
    known = case.known
    said = known.repeated_in_suit or known.side_revoked_again is not None  # told too that there was no other
    if record_of(known) is None and not said and case.told_as("subsequent_revoke", False):
        case.say("not_subsequent")


@rule_of("64.B.7")
def while_open_64b7(case: Inquiry[Any]) -> None:
    """Whether the other side's revoke is established is not told: what follows either way, by whose revoke it is."""
    role = case.settled("offender_role")
    key = {"declarer": "both_or_one_defender", "defender": "both_or_one_declarer"}.get(str(role), "both_or_one")
    case.meanwhile(key, "other_revoke_established", also=("64.C.2.b", "64.A"))
    told = all(case.has(name) and not case.untold(name) for name in ("winner", "later_trick_won"))
    if told and case.untold("other_revoke_established"):
        own, later = case.known.winner == "offending_player", case.known.later_trick_won
        case.say("then_two" if own and later else "then_one" if own or later else "then_none", also=("64.A",))


def told_both_64b7(case: Inquiry[Any], *, corrected: bool) -> bool:
    """Whether it is told that both sides' revokes are established, or, of two corrected ones, whether they did harm."""
    both = case.settled("both_sides_revoked")
    if corrected or both is not None:
        return bool(both) or (corrected and case.known.finding_damaged_by_revokes is not None)
    return bool(case.settled("other_side_revoked") and case.settled("other_revoke_established"))
