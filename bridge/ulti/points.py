"""Points and achievements of a finished deal (I.4): announcements, the 90 points, silent 100, ulti and four aces."""

from __future__ import annotations

from dataclasses import dataclass

from bridge.ulti.cards import CARD_POINTS, ULTI_PACK, UltiSuit, card_points
from bridge.ulti.contracts import BETLIS, HUNDREDS, Part, UltiContract
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.play import PLAYERS, TRICKS, UltiPlay, is_trump_seven, next_player

TWENTY = 20
FORTY = 40
HUNDRED = 100
ALL_POINTS = card_points(ULTI_PACK) + CARD_POINTS
"""I.4.a.1-2: 80 for aces and tens and 10 for the last trick."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A king and felső of one suit announced by a player: 40 in trumps, 20 in another suit (I.4.a.3)."""

    player: int
    suit: UltiSuit

    def worth(self, trump: UltiSuit | None) -> int:
        """40 or 20."""
        return FORTY if self.suit is trump else TWENTY


def refuse_announcement(contract: UltiContract, player: int, declarer: int, worth: int) -> None:
    """Raise UltiRefusal when the contract forbids the announcement (I.4.b, e, f, g; II.C.3).

    With the játék at stake anyone may announce. In 40-100 the declarer announces trumps only, in 20-100 one twenty
    only; defenders nothing; betli and durchmars allow none, except the 40 or 20 of a hundred bid with a durchmars.
    Four aces bid with ulti without the játék: the text says nothing, so nothing is forbidden.
    """
    hundred = next((part for part in HUNDREDS if part in contract.parts), None)
    if hundred is not None:
        fitting = FORTY if hundred is Part.FORTY_HUNDRED else TWENTY
        if player != declarer or worth != fitting:
            raise UltiRefusal("announcement_forbidden", "I.4.b" if hundred is Part.FORTY_HUNDRED else "I.4.f")
    elif any(part in BETLIS for part in contract.parts):
        raise UltiRefusal("announcement_forbidden", "I.4.e")
    elif not contract.parts <= {Part.JATEK, Part.ULTI, Part.FOUR_ACES}:
        raise UltiRefusal("announcement_forbidden", "I.4.g")


@dataclass(frozen=True, slots=True)
class SilentUlti:
    """The trump seven in the last trick without ulti having been bid by its player: made, or caught by the others."""

    player: int
    made: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished deal came to. `made` says of each part whether the declarer did it.

    `declarer_points` and `defender_points` count cards, last trick and valid announcements, the talon with the
    defenders (I.6). `silent_hundred` is `declarer`, `defenders` or None; `silent_aces` the player who took all four
    aces unbid (for defenders: alone), or None.
    """

    made: dict[Part, bool]
    declarer_points: int
    defender_points: int
    silent_hundred: str | None
    silent_ulti: SilentUlti | None
    silent_aces: int | None


def assess(contract: UltiContract, play: UltiPlay, announcements: tuple[Announcement, ...] = ()) -> Outcome:
    """Work out what was done in a complete record (I.4). Raises UltiError for an unfinished or contradictory one."""
    if not play.complete or len(play.talon) != 2:
        raise UltiError(
            "The record is not complete: it needs ten tricks of three cards and the two cards of the talon."
        )
    if contract.trumpless != (play.trump is None):
        raise UltiError(f"{contract} is played {'without' if contract.trumpless else 'with'} a trump suit.")
    if not contract.trumpless and contract.red != (play.trump is UltiSuit.PIROS):
        raise UltiError(f"{contract} and trumps {play.trump} do not agree: piros is trump exactly in a red contract.")
    _check_announcements(contract, play, announcements)
    declarer, defenders = _points(play, announcements)
    return Outcome(
        made={part: _made(part, play, announcements, declarer > defenders) for part in contract.ordered},
        declarer_points=declarer,
        defender_points=defenders,
        silent_hundred=_silent_hundred(contract, declarer, defenders),
        silent_ulti=_silent_ulti(contract, play),
        silent_aces=_silent_aces(contract, play),
    )


def valid_announcements(play: UltiPlay, announcements: tuple[Announcement, ...]) -> tuple[Announcement, ...]:
    """I.4.a: those that count: the declarer's if he took a trick, the defenders' if an announcing defender did."""
    takers = set(play.takers)
    announcing = {item.player for item in announcements}
    defenders_count = any(player != play.declarer and player in takers for player in announcing)
    return tuple(
        item for item in announcements if (play.declarer in takers if item.player == play.declarer else defenders_count)
    )


def _points(play: UltiPlay, announcements: tuple[Announcement, ...]) -> tuple[int, int]:
    totals = [card_points(play.cards_taken(player)) for player in range(PLAYERS)]
    totals[play.takers[-1]] += CARD_POINTS
    for item in valid_announcements(play, announcements):
        totals[item.player] += item.worth(play.trump)
    declarer = totals[play.declarer]
    return declarer, sum(totals) - declarer + card_points(play.talon)


def _made(part: Part, play: UltiPlay, announcements: tuple[Announcement, ...], more_points: bool) -> bool:
    taken = play.takers.count(play.declarer)
    if part is Part.JATEK:
        return more_points
    if part in HUNDREDS:
        return _hundred_made(FORTY if part is Part.FORTY_HUNDRED else TWENTY, play, announcements)
    if part is Part.ULTI:
        return _seven_takes_last_trick(play) == play.declarer
    if part is Part.FOUR_ACES:
        return _took_four_aces(play, play.declarer)
    if part in BETLIS:
        return taken == 0
    return taken == TRICKS


def _hundred_made(worth: int, play: UltiPlay, announcements: tuple[Announcement, ...]) -> bool:
    own = [item for item in valid_announcements(play, announcements) if item.player == play.declarer]
    announced = worth if any(item.worth(play.trump) == worth for item in own) else 0
    last = CARD_POINTS if play.takers[-1] == play.declarer else 0
    return announced + card_points(play.cards_taken(play.declarer)) + last >= HUNDRED


def _silent_hundred(contract: UltiContract, declarer: int, defenders: int) -> str | None:
    if Part.JATEK not in contract.parts:
        return None
    if declarer >= HUNDRED:
        return "declarer"
    return "defenders" if defenders >= HUNDRED else None


def _holder_of_seven_in_last_trick(play: UltiPlay) -> int | None:
    return next((player for player, card in play.tricks[-1].played if is_trump_seven(card, play.trump)), None)


def _seven_takes_last_trick(play: UltiPlay) -> int | None:
    holder = _holder_of_seven_in_last_trick(play)
    return holder if holder is not None and holder == play.takers[-1] else None


def _silent_ulti(contract: UltiContract, play: UltiPlay) -> SilentUlti | None:
    holder = _holder_of_seven_in_last_trick(play)
    if holder is None or (Part.ULTI in contract.parts and holder == play.declarer):
        return None
    return SilentUlti(holder, made=holder == play.takers[-1])


def _took_four_aces(play: UltiPlay, player: int) -> bool:
    return sum(card.rank == "A" for card in play.cards_taken(player)) == 4


def _silent_aces(contract: UltiContract, play: UltiPlay) -> int | None:
    """I.4.c: beside játék, ulti, hundreds and their combinations; a defender only when he alone took all four."""
    if not contract.parts <= {Part.JATEK, Part.ULTI, *HUNDREDS, Part.FOUR_ACES}:
        return None
    taker = next((player for player in range(PLAYERS) if _took_four_aces(play, player)), None)
    if taker == play.declarer and Part.FOUR_ACES in contract.parts:
        return None
    return taker


def _check_announcements(contract: UltiContract, play: UltiPlay, announcements: tuple[Announcement, ...]) -> None:
    for item in announcements:
        held = {str(card) for card in play.hand_before(item.player, 1)}
        if not {f"{item.suit.value}K", f"{item.suit.value}F"} <= held:
            raise UltiError(f"Player {item.player} announced {item.suit.value} without holding its king and felso.")
        refuse_announcement(contract, item.player, play.declarer, item.worth(play.trump))
    if len(set(announcements)) != len(announcements):
        raise UltiError("The same king and felso are announced twice.")
    if sum(item.player == play.declarer for item in announcements) > 1 and Part.TWENTY_HUNDRED in contract.parts:
        raise UltiRefusal("announcement_forbidden", "I.4.f")


def defenders_of(declarer: int) -> tuple[int, int]:
    """The two defenders: the declarer's right-hand neighbour, who speaks first, then the other (I.7)."""
    first = next_player(declarer)
    return first, next_player(first)
