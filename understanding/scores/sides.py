"""Who played a contract, and whether that side was vulnerable: sides as a score question names them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bridge.seats import SEATS, vulnerability_of_board
from corpus.model import Language
from understanding.model import Mention
from understanding.scores.line import FAR, SENTENCE, ScoreLine, score_line

OTHER = {"ns": "ew", "ew": "ns", "us": "them", "them": "us", "mates": "them"}
_BY, _PLAYS, _BEFORE, _AFTER, _ALIAS = 3, 2, 5, 4, 3
_MARKING = 8
"""Words between what says that the board is marked and the vulnerability that it marks."""
"""Words between a contract and its player behind it, a verb and its player, a player before, a mark and its side."""
_DENIED = 4
_LISTED = ".,;?!()"
"""The signs that part a mark from the side behind it (`vulnerable: EW`)."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A side told to be vulnerable or not; `side` is None where that is said of nobody in particular."""

    place: int
    vulnerable: bool
    side: str | None


def our_seats(line: ScoreLine) -> str | None:
    """The seats that are ours, where the teller says so (`we (NS)`, `our NS pair`, `we were in 4S as NS`); None where
    both pairs of a team are (`our NS pair ... our EW pair`).
    """
    found = set()
    for (one, first), (two, second) in zip(line.sides, line.sides[1:], strict=False):
        beside = two - one <= _ALIAS or any(last == two - 1 for _, last in line.at["alias"])
        if beside and line.together(one, two, SENTENCE):
            pair = {first, second}
            seats = pair & {"ns", "ew"}
            if len(pair) == 2 and len(seats) == 1 and "us" in pair:
                found |= seats
    return found.pop() if len(found) == 1 else None


def same(one: str | None, two: str | None, ours: str | None) -> bool | None:
    """Whether two names are one side; None where that is not known."""
    if one is None or two is None:
        return None
    known = [
        ours if side in ("us", "mates") and ours else OTHER[ours] if side == "them" and ours else side
        for side in (one, two)
    ]
    if known[0] == known[1]:
        return True
    return False if OTHER[known[0]] == known[1] else None


def declarer(line: ScoreLine, call: Mention, calls: Collection[Mention] = ()) -> str | None:
    """The side that played a contract: named with a verb of playing, behind the contract, or right before it.

    Who doubled it did not (`kontráztunk`, `we doubled`): where nobody else is named, the others played it. A verb tells
    of the nearest of the `calls`.
    """
    doubled = {place for first, last in line.at["doubled"] for place in range(first, last + 1)}
    for first, last in line.at["plays"]:
        if calls and min(calls, key=lambda one: line.apart(first, one.first)) is not call:
            continue
        near = [
            (min(abs(place - first), abs(place - last)), _by_seats(line, place, side))
            for place, side in line.sides
            if min(abs(place - first), abs(place - last)) <= _PLAYS and line.together(place, first)
        ]
        if near:
            return min(near)[1]
    for place, side in line.sides:
        if place in doubled:
            continue
        if place == call.last + 1 and not any(line.near(name, place, _PLAYS) for name in ("vul", "safe")):
            return side  # `4 pikk Del`
        if 0 < place - call.last <= _BY and line.together(call.last, place) and line.near("by", place, 1):
            return side
    before = [(place, side) for place, side in line.sides if 0 < call.first - place <= _BEFORE]
    if before:
        place, side = before[-1]
        between = doubled & set(range(place, call.first))
        if line.together(place, call.first) and not between:
            return side
    for name in ("down", "made"):
        for first, last in line.at[name]:
            if calls and min(calls, key=lambda one: line.apart(first, one.first)) is not call:
                continue
            near = [
                (abs(first - place), side)
                for place, side in line.sides
                if -1 <= first - place <= _BY and line.together(place, last)
            ]
            if near:
                return min(near)[1]
    doublers = {side for place, side in line.sides if {place, place + 1} & doubled}
    if len(doublers) == 1:
        return OTHER[doublers.pop()]
    told = [side for place, side in line.sides if place < call.first and line.together(place, call.first, SENTENCE)]
    alone = {side for side in told if side in ("ns", "ew")}
    return alone.pop() if len(alone) == 1 and set(told) <= {*alone, "us", "mates"} else None  # `we sat NS and ...`


def _by_seats(line: ScoreLine, place: int, side: str) -> str:
    """Team-mates by their seats, where these stand right behind (`our team-mates EW played`)."""
    behind = (one for at, one in line.sides if 0 < at - place <= _ALIAS and one in ("ns", "ew"))
    return next(behind, side) if side == "mates" else side


def _named_seats(line: ScoreLine, side: str | None, call: Mention) -> str | None:
    """The seats of our pair that played a contract, where a team's two pairs are told by theirs (`ÉD párunk`)."""
    if side != "us" or our_seats(line) is not None:
        return side
    before = [place for place, one in line.sides if one == "us" and place < call.first]
    if not before or not line.together(before[-1], call.first, SENTENCE):
        return side
    near = [
        (abs(place - before[-1]), one)
        for place, one in line.sides
        if one in ("ns", "ew") and abs(place - before[-1]) <= _ALIAS and line.together(place, before[-1])
    ]
    return min(near)[1] if near else side


def vulnerability_told(text: str, language: Language) -> bool:
    """Whether a text tells a vulnerability, and no contract or number beside it."""
    line = score_line(text, language)
    return bool(list(_marks(line))) and not line.calls and not line.numbers


def vulnerable(
    line: ScoreLine, side: str | None, board: int | None, call: Mention | None = None, calls: Collection[Mention] = ()
) -> bool | None:
    """Whether a side was vulnerable; None where nothing, or both, was told, and the board leaves it open.

    Where each of several contracts is told with its own, that of the `call` counts.
    """
    marks = _governing(line, list(_marks(line)))
    side = _named_seats(line, side, call) if call else side
    ours = our_seats(line) or (side if _of_declarer(line) else None)
    of_side = {one.vulnerable for one in marks if same(one.side, side, ours)}
    of_all = {one.vulnerable for one in marks if one.side is None}
    loose = {one.vulnerable for one in marks if one.side is not None and same(one.side, side, ours) is None}
    beside = [one for one in marks if one.side is None and call and _told_with(line, one.place, call, calls)]
    if not of_side and len(of_all) > 1 and len({one.vulnerable for one in beside}) == 1:
        return beside[0].vulnerable
    for told in (of_side, of_all, loose):
        if told:
            return next(iter(told)) if len(told) == 1 else None
    others = {one.vulnerable for one in marks if one.side in ("ns", "ew") or same(one.side, side, ours) is False}
    if others == {True}:
        return False
    if marks or board is None:
        return None
    state = vulnerability_of_board(board)
    found = {state.includes(seat) for seat in line.seats or SEATS}
    return next(iter(found)) if len(found) == 1 else None


def _told_with(line: ScoreLine, place: int, call: Mention, calls: Collection[Mention]) -> bool:
    """Whether a word is told of one of several calls: the nearest, in its sentence."""
    nearest = min(calls or (call,), key=lambda one: line.apart(place, one.first))
    return nearest is call and line.together(place, call.first, SENTENCE)


def against_the_table(line: ScoreLine, vulnerability: bool | None, board: int | None) -> bool:
    """Whether the board is marked, and otherwise than its number or another mark told has it."""
    marks = list(_marks(line))
    governing = _governing(line, marks)
    if vulnerability is None or governing is marks:
        return False
    state = None if board is None else vulnerability_of_board(board)
    seats = line.seats or SEATS
    other = state is not None and all(state.includes(seat) is not vulnerability for seat in seats)
    return other or len(governing) < len(marks)


def _governing(line: ScoreLine, marks: list[Mark]) -> list[Mark]:
    """What is marked on the board, where it is told: that mark governs, whatever else is told of the table (Law 2)."""
    near = [
        (min(abs(one.place - first), abs(one.place - last)), one)
        for first, last in line.at["marked"]
        for one in marks
        if line.together(one.place, last, SENTENCE)
    ]
    if not near:
        return marks
    far, nearest = min(near, key=lambda row: row[0])
    return [one for one in marks if line.together(one.place, nearest.place)] if far <= _MARKING else marks


def _of_declarer(line: ScoreLine) -> bool:
    """Whether `the opponents` are declarer's: nobody else is named whose they could be."""
    return not any(side in ("us", "mates") for _, side in line.sides)


def _marks(line: ScoreLine) -> Iterator[Mark]:
    told = dict(_told(line))
    places = sorted(told)
    for place in places:
        everybody = line.near("everybody", place, _AFTER) or line.near("nobody", place, _AFTER)
        yield Mark(place, told[place], None if everybody else _subject(line, place, places))
    if not places:
        return
    for place, side in line.sides:
        if any(first == place + 1 and line.ends(last) for first, last in line.at["not"]):
            yield Mark(place + 1, not told[places[0]], side)


def _told(line: ScoreLine) -> Iterator[tuple[int, bool]]:
    safe = {place for first, last in line.at["safe"] for place in range(first, last + 1)}
    behind = -1
    for first, last in sorted(line.at["vul"]):
        if first not in safe and first > behind:  # `EW po` and `po partii` are one mark
            yield last, not denied(line, first, _DENIED)
        behind = max(behind, last)
    behind = -1
    for first, last in sorted(line.at["safe"]):
        if first > behind:  # so are `EW przed` and `przed partią`
            yield last, "turning" in line.at and denied(line, first, _DENIED)
        behind = max(behind, last)
    taken = safe | {place for first, last in line.at["vul"] for place in range(first, last + 1)}
    for name in ("vul", "safe"):
        for first, last in line.at.get(f"{name}_alone", ()):
            beside = any(
                place in (first - 1, last + 1) and side in ("ns", "ew", "us", "them") for place, side in line.sides
            )
            if first not in taken and (line.ends(last) or beside):
                yield first, name == "vul"


def _subject(line: ScoreLine, place: int, marks: list[int]) -> str | None:
    """The side a mark is told of: the nearest before it in its clause and behind the mark before, else behind it."""
    low = max((one for one in marks if one < place), default=-1)
    high = min((one for one in marks if one > place), default=len(line.words))
    before = [
        side for one, side in line.sides if low < one < place and place - one <= _BEFORE and line.together(one, place)
    ]
    after = [
        side
        for one, side in line.sides
        if place < one < high and one - place <= _AFTER and line.together(place, one, _LISTED)
    ]
    return before[-1] if before else after[0] if after else None


def denied(line: ScoreLine, place: int, back: int) -> bool:
    """Whether a negation stands up to `back` words before, in the same clause.

    Where the verb follows its negation (`turning`), it may also stand right behind the vulnerability.
    """
    behind = "turning" in line.at and back > 2
    return any(
        (0 < place - first <= back or (behind and first == place + 1)) and line.apart(first, place) < FAR
        for first, _ in denials(line)
    )


def denials(line: ScoreLine) -> tuple[tuple[int, int], ...]:
    """Where a negation stands: the words that turn what is said, where a language has some of its own for that."""
    return line.at["turning" if "turning" in line.at else "not"]
