"""Results compared: two tables of a match in IMPs, a board in matchpoints, a match in victory points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rulings.scoring.contract import contract_score
from understanding.scores.line import CLAUSE, FAR, MINUS, SENTENCE, ScoreLine
from understanding.scores.model import OwnResult, PlayedContract, ScoreAsked
from understanding.scores.results import Placed
from understanding.scores.sides import OTHER, our_seats
from understanding.scores.whose import by_seats

SCORES = range(50, 7601)
_FEWEST = 3
"""Results that make a board's list."""
_MOST = 24
"""IMPs that a board can give at most."""
_LISTED, _LOOSELY = 3, 8
"""Words from one score of a list to the next, and at most where they name nobody."""
_PAIRS = {"ns": True, "ew": True, "us": False, "them": False}
"""Whether a side is named by its seats."""
_TABLE = 5
"""Words between a board passed out and the table where it was."""
_CLOSE, _OWNER = 2, 8
"""Words between a count and what it counts, and between a result and whose it is."""


def points_in(line: ScoreLine) -> list[int]:
    """The places of numbers that can be scores of a board."""
    return [place for place, value in sorted(line.numbers.items()) if abs(value) in SCORES and value % 10 == 0]


def imps(line: ScoreLine, played: Sequence[Placed]) -> ScoreAsked | None:
    """Two results of a board, or the difference of two scores, in IMPs."""
    rows = results_of(line, played)
    if len(rows) == 1 and rows[0][1].points is not None:
        return ScoreAsked("difference", margin=abs(rows[0][1].points)) if not played else None
    if len(rows) == 1 and (place := passed_out(line)) is not None:
        both = sorted([*rows, (place, OwnResult(0))], key=lambda row: row[0])
        owned = _owned(line, both)
        known = all(one.sign for one in owned if one.played)
        return ScoreAsked("imps", tuple(one.played for one in owned if one.played), tables=owned) if known else None
    if len(rows) < 2:
        return None
    if len(rows) > 2 and line.has("difference"):
        return None
    owned = _owned(line, rows[:2])
    return ScoreAsked("imps", tuple(one.played for one in owned if one.played), tables=owned)


def passed_out(line: ScoreLine) -> int | None:
    """Where a board is told to be passed out at one of two tables; calls that end an auction there are none."""
    calls = [one.first for one in line.calls]
    for first, _ in line.at["passed"]:
        tables = [place for name in ("other_table", "home", "mates") for place, _ in line.at[name]]
        for place in tables:
            beside = abs(first - place) <= _TABLE and line.together(first, place)
            between = any(min(first, place) < call < max(first, place) for call in calls)
            alone = not any(line.together(first, call, SENTENCE) for call in calls)
            if (beside and not between) or (alone and line.together(first, place, SENTENCE)):
                return first
    return None


def results_of(line: ScoreLine, played: Sequence[Placed]) -> list[tuple[int, OwnResult]]:
    """The results told, each at its place: scores, and contracts whose score is not told beside them.

    Where both contracts are told with their results, a score that is neither's, or one of two that are said of one, is
    somebody's mistake (`partner says 800, I say 500`), and one of a contract that failed may lack its sign.
    """
    big = points_in(line)
    over = [one.contract for one in played if one.contract.over is not None]
    if len(over) > 1:
        worth = {place: [at for at, one in enumerate(over) if _worth(one, line.numbers[place])] for place in big}
        said = {at: {abs(line.numbers[place]) for place in big if at in worth[place]} for at in range(len(over))}
        made = {at for at, one in enumerate(over) if one.vulnerable is None or (one.over or 0) >= 0}
        big = [place for place in big if any(at in made and len(said[at]) == 1 for at in worth[place])]
    rows = [(place, OwnResult(_signed(line, place))) for place in big]
    rows += [
        (one.place, OwnResult(None, one.contract))
        for one in played
        if one.contract.over is not None and not any(_worth(one.contract, line.numbers[place]) for place in big)
    ]
    return sorted(rows, key=lambda row: row[0])


def adjusted(line: ScoreLine) -> ScoreAsked | None:
    """What a director gave each team on a board of a knock-out match, in IMPs, where the two do not balance (12C4)."""
    small = [place for place, value in sorted(line.numbers.items()) if abs(value) <= _MOST]
    signed = [place for place in small if place in line.signed or _signed(line, place) < 0]
    places = signed if len(signed) == 2 else [place for place in small if line.near("imps", place, 1)]
    if len(places) != 2:
        return None
    both = _owned(line, [(place, OwnResult(_signed(line, place))) for place in places])
    values = [one.points or 0 for one in both]
    return ScoreAsked("knockout", tables=both) if sum(values) else None


def _signed(line: ScoreLine, place: int) -> int:
    """A score with its sign; one told as given away has none but is a minus."""
    lost = place not in line.signed and any(line.apart(first, place) <= 3 for first, _ in line.at.get("lost", ()))
    return -line.numbers[place] if lost else line.numbers[place]


def _worth(one: PlayedContract, points: int) -> bool:
    """Whether a score that is told is what a contract makes."""
    tricks = one.level + 6 + (one.over or 0)
    ways = (False, True) if one.vulnerable is None else (one.vulnerable,)
    return any(
        abs(contract_score(one.level, one.denomination, one.doubling, way, tricks).value) == abs(points) for way in ways
    )


def _owned(line: ScoreLine, rows: Sequence[tuple[int, OwnResult]]) -> tuple[OwnResult, ...]:
    """Two results with the team they belong to, as far as that is told."""
    ours, start, mates = our_seats(line) or _across(line, rows), 0, False
    found: list[OwnResult] = []
    for place, one in rows:
        side, end = _owner(line, place, start)
        player = one.played.side if one.played is not None else None
        pairs = {_PAIRS.get(one or "") for one in (side, player)}  # named by seats and as ours: what stands nearest
        told_them = side == "them" and player == "us"  # `the opponents played it there … what is it for us`
        if player is not None and side != "mates" and pairs != {True, False} and not told_them:
            side = player
        if side in ("ns", "ew"):
            ours = ours or side
            sign = (1 if side == ours else -1) * (-1 if found else 1)
        else:
            sign = {"us": 1, "mates": 1, "them": -1}.get(side or "", 0)
        if found and not sign and _same_line(line):
            sign = -1
        if found and _given_up_for(found[0], line, place):
            sign = 1
        found.append(replace(one, sign=sign))
        mates = mates or side == "mates"
        start = end
    if mates and _cards_of_mates(found[0].played, found[-1].played):
        found[0] = replace(found[0], sign=-1)
    return tuple(by_seats(line, rows, found))


def _same_line(line: ScoreLine) -> bool:
    """Whether the other table's result is told to be of our own seats there."""
    return line.has("same_seats") or line.has("our_cards")


def _across(line: ScoreLine, rows: Sequence[tuple[int, OwnResult]]) -> str | None:
    """Our seats, where a result is told of team-mates or opponents by theirs (`our team-mates as EW went one down`).

    Opponents sit across our line at our table and in our seats at the other one; team-mates only there, across it.
    """
    first, last = rows[0][0], rows[-1][0]
    for away, (start, place, end) in enumerate(((0, first, first), (first, last, len(line.words)))):
        named = {side for at, side in line.sides if start <= at < end and line.together(at, place, SENTENCE)}
        seats, whose = named & {"ns", "ew"}, named & {"mates"} or named & {"us", "them"}
        if len(seats) == 1 and whose in ({"mates"}, {"them"}):
            return OTHER[seats.pop()] if away == ("mates" in whose) else seats.pop()
    return None


def _cards_of_mates(ours: PlayedContract | None, other: PlayedContract | None) -> bool:
    """Whether a contract of our table was played with the cards of our team-mates at the other one, who played the
    same strain there: by our opponents.
    """
    if ours is None or other is None or ours.side not in ("ns", "ew"):
        return False
    return other.side == "mates" and ours.denomination == other.denomination


def _given_up_for(first: OwnResult, line: ScoreLine, place: int) -> bool:
    """Whether a contract that failed is set against the score it kept the opponents from (`against their 620`)."""
    failed = first.played is not None and (first.played.over or 0) < 0
    theirs = [one for one, side in line.sides if side == "them" and line.near("versus", one, 1)]
    return failed and any(0 < place - one <= _OWNER and line.together(one, place) for one in theirs)


def _owner(line: ScoreLine, place: int, start: int) -> tuple[str | None, int]:
    """Whose a result is, and where what belongs to it ends: the side named last before it, else right behind it."""
    end = next((at for at in range(place + 1, len(line.words)) if line.words[at].text in CLAUSE), place + 1)
    named = [side for one, side in line.sides if start <= one < place and line.together(one, place, SENTENCE)]
    if "mates" in named:  # `at our team-mates' table the opponents were in 2H`
        return "them" if named[-1] == "them" and _same_line(line) else "mates", place + 1
    before = [side for one, side in line.sides if start <= one < place and place - one <= _OWNER]
    if named or before:
        return (named or before)[-1], place + 1
    behind = [(one, side) for one, side in line.sides if place < one <= end and one - place <= _OWNER]
    return (behind[0][1], behind[0][0] + 1) if behind else (None, place + 1)


def board(line: ScoreLine) -> ScoreAsked | None:
    """Matchpoints from a list of results, or from how many were beaten and tied."""
    longest = listed(line)
    if not longest:
        return _counted(line)
    scores = tuple(line.numbers[place] for place in longest for _ in range(_times(line, place)))
    ours = [place for place in longest if _is_ours(line, place)]
    if len(ours) == 1:
        return ScoreAsked("matchpoints", scores=scores, own=line.numbers[ours[0]])
    apart = [line.numbers[place] for place in points_in(line) if place not in longest]
    if not apart or (len(set(apart)) > 1 and set(apart) <= set(scores) and not line.has("others")):
        return ScoreAsked("matchpoints", scores=scores)  # every pair's, or those of several
    told, of_all = _results(line), apart[0] in scores and not line.has("others")
    if told in (len(scores), len(scores) + 1) and apart[0] in scores:
        of_all = told == len(scores)
    return ScoreAsked("matchpoints", scores=scores if of_all else (*scores, apart[0]), own=apart[0])


def listed(line: ScoreLine) -> list[int]:
    """The places of a board's results told one behind the other; none where fewer than three are."""
    runs: list[list[int]] = []
    for place in points_in(line):
        if runs and _goes_on(line, runs[-1][-1], place):
            runs[-1].append(place)
        else:
            runs.append([place])
    longest = max(runs, key=len, default=[])
    return longest if len(longest) >= _FEWEST else []


def _goes_on(line: ScoreLine, one: int, two: int) -> bool:
    """Whether a list goes on from one score to the next; what stands in brackets between them is of the first.

    Other words may stand between (`420 twice`, `and one poor -50`) where they name no side and no other results.
    """
    if not line.together(one, two, SENTENCE):
        return False
    between = list(range(one + 1, two))
    if between and line.words[one + 1].text == "(":
        end = next((at for at in between if line.words[at].text == ")"), two)
        between = [at for at in between if at > end]
    others = {at for first, last in line.at["others"] for at in range(first, last + 1)}
    named = {place for place, _ in line.sides} | others
    return len(between) < _LISTED or (len(between) <= _LOOSELY and named.isdisjoint(between))


def _times(line: ScoreLine, place: int) -> int:
    """How often a score of a list is told to stand there (`420 twice`)."""
    return 2 if any(first == place + 1 for first, _ in line.at.get("twice", ())) else 1


def _is_ours(line: ScoreLine, place: int) -> bool:
    """Whether a score of a list is marked as our own in brackets behind it (`140 (that is us)`)."""
    if place + 1 >= len(line.words) or line.words[place + 1].text != "(":
        return False
    end = next((at for at in range(place + 2, len(line.words)) if line.words[at].text == ")"), place)
    return any(place < at < end and side == "us" for at, side in line.sides)


def _counted(line: ScoreLine) -> ScoreAsked | None:
    beaten, tied, ahead = (_nearest(line, name) for name in ("beat", "tie", "ahead"))
    others = _others(line)
    counts: dict[str, int | None] = {"beaten": beaten, "tied": tied, "ahead": ahead}
    if others is not None:
        told = {name: value for name, value in counts.items() if value is not None}
        left = others - sum(told.values())
        alone = [
            name
            for name in counts
            if name not in told and line.has({"beaten": "beat", "tied": "tie"}.get(name, "ahead"))
        ]
        if left >= 0 and told and len(told) < len(counts):
            counts[alone[0] if alone else "tied" if beaten is not None and ahead is not None else "ahead"] = left
        elif not told and len(alone) == 1 and line.has("every"):
            counts = {name: others if name == alone[0] else 0 for name in counts}
    if counts["beaten"] is None and counts["tied"] is None:
        return None
    if beaten is None and others is None:
        return None
    return ScoreAsked("matchpoints", beaten=counts["beaten"] or 0, tied=counts["tied"] or 0, ahead=counts["ahead"])


def _others(line: ScoreLine) -> int | None:
    """How many other results the board has: from the top that is told, or from how many pairs or results there are."""
    for first, last in line.at["top"]:
        near = [line.numbers[p] for p in (first - 1, last + 1, last + 2) if p in line.numbers]
        if near and near[0] > 0 and near[0] % 2 == 0:
            return near[0] // 2
    found = _results(line)
    return found - 1 if found else None


def _results(line: ScoreLine) -> int | None:
    """How many pairs or results the board has, as told."""
    for first, _ in line.at["results"]:
        near = [line.numbers[p] for p in (first - 1, first - 2) if p in line.numbers]
        counted = {line.apart(p, first) for name in ("beat", "tie", "ahead") for p, _ in _longest(line, name)}
        if near and near[0] > 1 and min(counted, default=FAR) > _CLOSE:
            return near[0] + line.near("others", first, _CLOSE)  # `at the other six tables`: ours beside them
    return None


def _nearest(line: ScoreLine, name: str) -> int | None:
    """The number told with a word: the nearest in its clause."""
    others = {first for other in ("beat", "tie", "ahead") if other != name for first, _ in line.at[other]}
    best: tuple[int, int] | None = None
    for first, last in _longest(line, name):
        for place, value in line.numbers.items():
            apart = min(line.apart(place, first), line.apart(place, last))
            rival = min((line.apart(place, one) for one in others if one not in range(first, last + 1)), default=FAR)
            if (
                apart <= (_CLOSE if name == "beat" else FAR - 1)
                and apart <= rival
                and 0 <= value <= 100
                and (best is None or apart < best[0])
            ):
                best = (apart, value)
    return best[1] if best else None


def _longest(line: ScoreLine, name: str) -> Iterator[tuple[int, int]]:
    """Where a class of comparisons stands, but for words within a longer one of another class (`better than`)."""
    longer = [row for other in ("beat", "tie", "ahead") if other != name for row in line.at[other] if row[1] > row[0]]
    for first, last in line.at[name]:
        if not any(one <= first and last <= two and (one, two) != (first, last) for one, two in longer):
            yield first, last


def match(line: ScoreLine) -> ScoreAsked | None:
    """Victory points of a match: a margin in IMPs and how many boards."""
    place = next((p for first, _ in line.at["imps"] for p in (first - 1, first - 2) if p in line.numbers), None)
    pair = _pair(line)
    margin = None if place is None else abs(line.numbers[place])
    if pair is not None and (place is None or place in pair):
        margin = abs(line.numbers[pair[0]]) - abs(line.numbers[pair[1]])
    elif margin is not None and line.has("lost"):
        margin = -margin
    boards = next(
        (line.numbers[p] for first, _ in line.at["board"] for p in (first - 1, first - 2) if p in line.numbers), None
    )
    return None if margin is None else ScoreAsked("vp", margin=margin, boards=boards)


def _pair(line: ScoreLine) -> tuple[int, int] | None:
    """Two scores of a match told with a sign or a word between them (`45-22`)."""
    for place in sorted(line.numbers):
        if place + 2 in line.numbers and (
            line.words[place + 1].text in (*MINUS, ":") or line.near("versus", place + 1, 0)
        ):
            return place, place + 2
    return None
