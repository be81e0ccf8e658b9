"""A score that is asked for: the contract and what became of it, two results in IMPs, a board's matchpoints, a match.

Read from the words alone, without a table: nobody who asks what 4S doubled two down comes to names a declarer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bridge.seats import SEATS, Seat, vulnerability_of_board
from corpus.model import Language
from understanding.model import Mention
from understanding.score_line import FAR, MINUS, ScoreLine, score_line

_SHORT = 12
"""Words of a line that is nothing but a contract and its result: it asks without saying so."""
_FEWEST = 3
"""Results that make a board's list."""
_SCORES = range(50, 7601)
_ALL, _BOOK, _HIGHEST = 13, 6, 7
"""All tricks, those that make no level, and the highest level."""
_LOWEST = -5
"""How far down a count of tricks is still taken for declarer's (fewer are somebody else's)."""
_CLOSE = 2


@dataclass(frozen=True, slots=True)
class PlayedContract:
    """A contract and its result: tricks over (negative: under) the contract; None where it was not told."""

    level: int
    denomination: str
    doubling: int
    over: int | None
    vulnerable: bool | None


@dataclass(frozen=True, slots=True)
class ScoreAsked:
    """What is to be worked out: `unit` is points, imps, matchpoints or vp."""

    unit: str
    played: tuple[PlayedContract, ...] = ()
    scores: tuple[int, ...] = ()
    """IMPs: ours and the other table's. Matchpoints: all results of the board."""
    score_first: bool = False
    """IMPs of a score and a contract: whether the score is ours and the contract the other table's."""
    own: int | None = None
    mates: bool | None = None
    """Whether the other table's score is our team-mates' own (True), or that of our seats (False); None: not told."""
    beaten: int = 0
    tied: int = 0
    ahead: int | None = None
    margin: int = 0
    boards: int | None = None


def asked(text: str, language: Language, board: int | None = None) -> ScoreAsked | None:
    """The score that a question asks for; None where it asks for none, or tells another matter.

    `board` is the board's number where it is told: it says who is vulnerable (Law 2).
    """
    line = score_line(text, language)
    if line.has("veto"):
        return None
    vulnerable = _vulnerable(line, board)
    played = tuple(_played(line, vulnerable))
    if line.has("vp") and (found := _match(line)):
        return found
    if line.has("imps"):
        return _imps(line, played)
    if not played and line.has("matchpoints") and (compared := _board(line)):
        return compared
    told = [one for one in played if one.over is not None]
    counted = any(value in _SCORES and value % 10 == 0 for value in line.numbers.values())
    wanted = line.has("ask") or counted or (len(line.words) <= _SHORT and told)
    bare = (
        len(line.words) <= _SHORT
        and line.has("ask")
        and not line.has("down")
        and (line.has("doubled") or line.has("redoubled"))
    )
    if len(played) == 1 and wanted and (told or bare):
        return ScoreAsked("points", played)
    return None


def _played(line: ScoreLine, vulnerable: bool | None) -> Iterator[PlayedContract]:
    """Each contract with the result that stands nearest to it; a bid named again is the same contract."""
    calls: dict[str, Mention] = {}
    for one in line.calls:
        calls.setdefault(str(one.value), one)
    results = list(_results(line))
    for code, call in calls.items():
        level, name = int(code[0]), code[1]
        if level > 7:
            continue
        mine = [
            (place, kind, value)
            for place, kind, value in results
            if min(calls.values(), key=lambda other: line.apart(place, other.first)) is call
        ]
        tricks = next((value for _, kind, value in mine if kind == "tricks"), None)
        down = next((value for _, kind, value in mine if kind == "down"), None)
        tricks = None if down is not None else tricks
        over = tricks - level - 6 if tricks is not None else None
        if over is None:
            order = ("down", "over", "made")
            rated = sorted(
                (row for row in mine if row[1] in order),
                key=lambda row: (order.index(row[1]), line.apart(row[0], call.first)),
            )
            over = rated[0][2] if rated else None
        if over is not None and not (_LOWEST if tricks is not None else -_ALL) <= over <= 7 - level:
            over = None
        yield PlayedContract(level, name, _doubling(line, call, list(calls.values())), over, vulnerable)


def _results(line: ScoreLine) -> Iterator[tuple[int, str, int]]:
    """The results told: place, kind and tricks over the contract (`tricks`: won in all)."""
    taken: set[int] = set()
    for _, last in line.at["trick"]:
        place = next((p for p in (last - 1, last - 2) if p in line.numbers), None)
        if place is not None and 0 <= line.numbers[place] <= 13 and not _beside(line, place, "over"):
            taken.add(place)
            if line.numbers[place] <= _BOOK - 1 and _beside(line, last - 1, "down"):
                yield place, "down", -line.numbers[place]
                continue
            yield place, "tricks", line.numbers[place]
    for _, last in line.at["all"]:
        if line.numbers.get(last + 1) == _ALL and last + 1 not in taken:
            taken.add(last + 1)
            yield last + 1, "tricks", _ALL
    for place in sorted(line.signed - taken):
        if 1 <= abs(line.numbers[place]) <= 13:
            taken.add(place)
            yield place, "down" if line.numbers[place] < 0 else "over", line.numbers[place]
    for name, sign in (("down", -1), ("over", 1)):
        for first, last in line.at[name]:
            near = [p for p in (first - 1, last + 1, first - 2, last + 2) if p in line.numbers and p not in taken]
            fit = [p for p in near if 1 <= abs(line.numbers[p]) <= 13 and line.apart(p, first) < FAR]
            if fit:
                taken.add(fit[0])
                yield fit[0], name, sign * abs(line.numbers[fit[0]])
            elif name == "over" and line.words[first].folded not in _plain(line):
                yield first, name, 1
    for _, last in line.at.get("making", ()):
        if 1 <= line.numbers.get(last + 1, 0) <= _HIGHEST and last + 1 not in taken:
            yield last + 1, "tricks", line.numbers[last + 1] + _BOOK
    for first, _ in line.at["made"]:
        yield first, "made", 0


def _plain(line: ScoreLine) -> set[str]:
    """Words of `over` that mean nothing without a number: plus, and what else `bare` lists."""
    return {line.words[first].folded for name in ("plus", "bare") for first, _ in line.at.get(name, ())}


def _beside(line: ScoreLine, place: int, name: str) -> bool:
    return any(first - place in (1, 2) and line.apart(place, first) < FAR for first, _ in line.at[name])


def _doubling(line: ScoreLine, call: Mention, calls: list[Mention]) -> int:
    """0, 1 or 2: redoubled wins; a double or redouble that is denied is none."""

    def mine(name: str) -> bool:
        rows = [first for first, _ in line.at.get(name, ()) if name != "redoubled" or not _struck(line, first)]
        return any(min(calls, key=lambda one: line.apart(first, one.first)) is call for first in rows)

    if mine("redoubled"):
        return 2
    if mine("undoubled") or not mine("doubled"):
        return 0
    denied = [first for first, _ in line.at["doubled"] if _turned(line, first, 2)]
    return 0 if len(denied) == len(line.at["doubled"]) else 1


def _struck(line: ScoreLine, place: int) -> bool:
    """Whether a redouble is denied: before it (`no redouble`) or right behind (`rekontra nem volt`)."""
    vulnerability = {first for name in ("vul", "safe") for first, _ in line.at[name]}
    denials = {first for first, _ in _denials(line)}
    behind = place + 1 in denials and place + 2 not in vulnerability and line.apart(place, place + 1) < FAR
    return behind or _turned(line, place, 2)


def _vulnerable(line: ScoreLine, board: int | None) -> bool | None:
    """Whether declarer's side was vulnerable; None where nothing, or both, was told, and the board leaves it open."""
    safe = {place for first, last in line.at["safe"] for place in range(first, last + 1)}
    found = {not _turned(line, first, 4) for first, _ in line.at["vul"] if first not in safe}
    found |= {_denied(line, first) for first, _ in line.at["safe"]}
    for name in ("vul", "safe"):
        found |= {name == "vul" for _, last in line.at.get(f"{name}_alone", ()) if line.ends(last)}
    return found.pop() if len(found) == 1 else None if found or board is None else _by_board(board, line.seats)


def _by_board(board: int, seats: Collection[Seat]) -> bool | None:
    """Whether a board makes the side that is named vulnerable; None where that hangs on a side not named."""
    told = vulnerability_of_board(board)
    return next(iter(found)) if len(found := {told.includes(seat) for seat in seats or SEATS}) == 1 else None


def _denied(line: ScoreLine, place: int) -> bool:
    """Whether nobody is said to be not vulnerable (a language with a word for it may deny that word)."""
    return "turning" in line.at and _turned(line, place, 4)


def _turned(line: ScoreLine, place: int, back: int) -> bool:
    """Whether a negation stands up to `back` words before, in the same clause.

    Where the verb follows its negation (`turning`), it may also stand right behind the vulnerability.
    """
    behind = "turning" in line.at and back > 2
    return any(
        (0 < place - first <= back or (behind and first == place + 1)) and line.apart(first, place) < FAR
        for first, _ in _denials(line)
    )


def _denials(line: ScoreLine) -> tuple[tuple[int, int], ...]:
    """Where a negation stands: the words that turn what is said, where a language has some of its own for that."""
    return line.at["turning" if "turning" in line.at else "not"]


def _imps(line: ScoreLine, played: tuple[PlayedContract, ...]) -> ScoreAsked | None:
    mates = True if line.has("mates") else False if line.has("theirs") else None
    big = [place for place, value in sorted(line.numbers.items()) if abs(value) in _SCORES and value % 10 == 0]
    if len(played) == 2 and all(one.over is not None for one in played):
        return ScoreAsked("imps", played, mates=mates and not line.has("theirs"))
    if len(big) == 1 and len(played) == 1 and played[0].over is not None:
        mine = (line.numbers[big[0]],)
        first = _first_result(line, big[0])
        return ScoreAsked("imps", played, mine, mates=bool(mates and not line.has("theirs")), score_first=first)
    if len(big) < 2:
        return None
    own, other = (-line.numbers[place] if _lost(line, place) else line.numbers[place] for place in big[:2])
    return ScoreAsked("imps", scores=(own, other), mates=mates)


def _first_result(line: ScoreLine, score: int) -> bool:
    """Whether a score is told before what became of the contract at the other table: it is ours then."""
    return all(place > score for place, kind, _ in _results(line) if kind != "made")


def _lost(line: ScoreLine, place: int) -> bool:
    """Whether a score without a sign is told as given away."""
    return place not in line.signed and any(line.apart(first, place) <= 3 for first, _ in line.at.get("lost", ()))


def _board(line: ScoreLine) -> ScoreAsked | None:
    """Matchpoints from a list of results, or from how many were beaten and tied."""
    big = [place for place, value in sorted(line.numbers.items()) if abs(value) in _SCORES and value % 10 == 0]
    runs: list[list[int]] = []
    for place in big:
        if (
            runs
            and place - runs[-1][-1] <= 3
            and not any(one.text in ".;!?" for one in line.words[runs[-1][-1] : place])
        ):
            runs[-1].append(place)
        else:
            runs.append([place])
    longest = max(runs, key=len, default=[])
    if len(longest) >= _FEWEST:
        own = [line.numbers[place] for place in big if place not in longest]
        scores = [line.numbers[place] for place in longest]
        if own and own[0] in scores and not line.has("others"):
            return ScoreAsked("matchpoints", scores=tuple(scores), own=own[0])
        return ScoreAsked("matchpoints", scores=(*scores, own[0]), own=own[0]) if own else None
    beaten, tied, ahead = (_nearest(line, name) for name in ("beat", "tie", "ahead"))
    if beaten is None:
        return None
    return ScoreAsked("matchpoints", beaten=beaten, tied=tied or 0, ahead=ahead)


def _nearest(line: ScoreLine, name: str) -> int | None:
    """The number told with a word: the nearest in its clause."""
    others = {first for other in ("beat", "tie", "ahead") if other != name for first, _ in line.at[other]}
    best: tuple[int, int] | None = None
    for first, last in line.at[name]:
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


def _match(line: ScoreLine) -> ScoreAsked | None:
    """Victory points of a match: a margin in IMPs and how many boards."""
    place = next((p for first, _ in line.at["imps"] for p in (first - 1, first - 2) if p in line.numbers), None)
    margin = None if place is None else line.numbers[place]
    if place and margin is not None and place - 2 in line.numbers and line.words[place - 1].text in (*MINUS, ":"):
        margin = line.numbers[place - 2] - abs(margin)
    boards = next(
        (line.numbers[p] for first, _ in line.at["board"] for p in (first - 1, first - 2) if p in line.numbers), None
    )
    return None if margin is None else ScoreAsked("vp", margin=margin, boards=boards)
