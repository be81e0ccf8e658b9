"""What became of a contract: tricks down, over, won in all, or just made, each beside the contract it belongs to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from corpus.model import Language
from understanding.model import Mention
from understanding.scores.line import FAR, FARTHEST, HIGHEST, ScoreLine, score_line
from understanding.scores.model import PlayedContract
from understanding.scores.sides import against_the_table, declarer, denials, denied, our_seats, same, vulnerable

ALL, BOOK = 13, 6
"""All tricks, and those that make no level."""
_LOWEST = -5
"""How far down a count of tricks is still taken for declarer's (fewer are somebody else's)."""
_FEW = 5
"""A count from which on a verb of winning means all tricks of declarer's, not the last ones."""
_WINS = 4
"""Words between a count of tricks and who won them."""


@dataclass(frozen=True, slots=True)
class ResultTold:
    """A result as told: its place, its kind (down, over, tricks, exact, made) and its number."""

    place: int
    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A contract with the place of its result, else its own; `disputed` where its results contradict each other."""

    place: int
    contract: PlayedContract
    disputed: bool = False
    firm: bool = True
    """Whether more is told than a verb of making, which means much else."""


def played(line: ScoreLine, board: int | None, apart: Collection[Mention] = ()) -> list[Placed]:
    """Each contract with the results nearest to it; a bid named again is the same contract, but for those `apart`."""
    calls: dict[str, Mention] = {}
    for one in line.calls:
        calls.setdefault(str(one.value), one)
    calls |= {f"{one.value}@{one.first}": one for one in apart}
    results = list(told(line))
    found: list[Placed] = []
    for code, call in calls.items():
        level = int(code[0])
        if level > HIGHEST:
            continue
        mine = [row for row in results if _nearest(line, row.place, calls.values()) is call]
        side = declarer(line, call, calls.values())
        overs = _overs(line, mine, level, call, side)
        over = next(iter(overs)) if len(overs) == 1 else None
        contract = PlayedContract(level, code[1], doubling(line, call, list(calls.values())), over, None, side)
        state = vulnerable(line, side, board, call, calls.values())
        contract = replace(contract, vulnerable=state, as_marked=against_the_table(line, state, board))
        where = next((row.place for row in mine if row.kind in ("down", "over", "tricks")), call.first)
        firm = any(row.kind != "made" for row in mine) or contract.vulnerable is not None or contract.doubling > 0
        found.append(Placed(where, contract, len(overs) > 1, firm))
    return found


def _overs(line: ScoreLine, rows: Collection[ResultTold], level: int, call: Mention, side: str | None) -> set[int]:
    """Tricks over the contract, as far as what is told agrees; more than one where it does not."""
    named = {row.value for row in rows if row.kind in ("down", "over")}
    counts = [one for row in rows if row.kind == "tricks" and (one := _counted(line, row, level, side))]
    agreed = set.intersection(*counts) if counts else set()
    if counts and not agreed:
        return set.union(*counts)
    if named and agreed:
        both = named & agreed
        return both if len(both) == 1 or len(named) > 1 else named | agreed
    if named:
        return named
    if agreed:
        own = {row.value - level - BOOK for row in rows if row.kind == "tricks"} & agreed
        return own if len(own) == 1 else {max(agreed)}
    return {0} if any(row.kind in ("exact", "made") and not denied(line, row.place, 2) for row in rows) else set()


def _counted(line: ScoreLine, row: ResultTold, level: int, side: str | None) -> set[int]:
    """What a count of tricks makes of a contract: declarer's, or the defenders' where they are said to have won it."""
    own, theirs = row.value - level - BOOK, ALL - row.value - level - BOOK
    near = [who for place, who in line.sides if 0 <= row.place - place <= _WINS and line.together(place, row.place)]
    who = same(near[-1], side, our_seats(line)) if near else None
    both = {value for value in (own, theirs) if -ALL <= value <= HIGHEST - level}
    if who is None or who:
        return both if own >= _LOWEST else set()
    return {theirs} & both


def told(line: ScoreLine) -> Iterator[ResultTold]:
    """The results told."""
    taken: set[int] = set()
    for _, last in line.at["trick"]:
        if (summed := _book_and(line, last - 1)) is not None:
            taken |= {last - 1, summed}
            yield ResultTold(last - 1, "tricks", BOOK + line.numbers[last - 1])
            continue
        place = next((p for p in (last - 1, last - 2) if p in line.numbers), None)
        if place is not None and 0 <= line.numbers[place] <= ALL and not _beside(line, place, "over"):
            taken.add(place)
            low = line.numbers[place] <= BOOK - 1 and _beside(line, last - 1, "down")
            yield (
                ResultTold(place, "down", -line.numbers[place])
                if low
                else ResultTold(place, "tricks", line.numbers[place])
            )
    for _, last in line.at["all"]:
        if line.numbers.get(last + 1) == ALL and last + 1 not in taken:
            taken.add(last + 1)
            yield ResultTold(last + 1, "tricks", ALL)
        elif last + 1 in {first for first, _ in line.at["trick"]}:
            yield ResultTold(last, "tricks", ALL)
    for place in sorted(line.signed - taken):
        if 1 <= abs(line.numbers[place]) <= ALL:
            taken.add(place)
            yield ResultTold(place, "down" if line.numbers[place] < 0 else "over", line.numbers[place])
    yield from _worded(line, taken)
    for first, last in line.at["wins"]:
        place = last + 1
        value = line.numbers.get(place, 0)
        if place in taken or not line.together(first, place):
            continue
        if HIGHEST < value <= ALL:
            taken.add(place)
            yield ResultTold(place, "tricks", value)
        elif 1 <= value <= HIGHEST and any(row == (first, last) for row in line.at.get("making", ())):
            taken.add(place)
            yield ResultTold(place, "tricks", value + BOOK)
    for first, _ in line.at["took"]:
        if first - 1 not in taken and _FEW <= line.numbers.get(first - 1, 0) <= ALL:
            taken.add(first - 1)
            yield ResultTold(first - 1, "tricks", line.numbers[first - 1])
    for _, last in line.at["also"]:
        again = line.numbers.get(last + 1, 0)
        same = any(number == again for place, number in line.numbers.items() if place <= last)
        if last + 1 not in taken and same and HIGHEST < again <= ALL:
            taken.add(last + 1)
            yield ResultTold(last + 1, "tricks", line.numbers[last + 1])
    for name in ("exact", "made"):
        for first, _ in line.at[name]:
            yield ResultTold(first, name, 0)


def _book_and(line: ScoreLine, place: int) -> int | None:
    """The place of the six in `six plus one tricks`, the number behind the plus at `place`; None where it is none."""
    six = next((p for p in (place - 2, place - 3) if abs(line.numbers.get(p, 0)) == BOOK), None)
    return six if place in line.signed and line.numbers[place] > 0 and six is not None else None


def _worded(line: ScoreLine, taken: set[int]) -> Iterator[ResultTold]:
    """A number beside a word for tricks over or under, and such a word alone where it means one."""
    for name, sign in (("down", -1), ("over", 1)):
        for first, last in line.at[name]:
            near = [p for p in (first - 1, last + 1, first - 2, last + 2) if p in line.numbers and p not in taken]
            fit = [p for p in near if 1 <= abs(line.numbers[p]) <= ALL and line.apart(p, first) < FAR]
            if fit:
                taken.add(fit[0])
                yield ResultTold(fit[0], name, sign * abs(line.numbers[fit[0]]))
            elif name == "over" and _none(line, first, last):
                yield ResultTold(first, "exact", 0)
            elif name == "over" and line.words[first].folded not in _plain(line) and not denied(line, first, 2):
                yield ResultTold(first, name, 1)


def _none(line: ScoreLine, first: int, last: int) -> bool:
    """Whether tricks over are told to be none: `without an overtrick`, `bez nadrobki`."""
    behind = "turning" in line.at  # where a negation stands behind its word
    return any(0 < (place - last if behind else first - place) <= 2 for place, _ in line.at["without"])


def _plain(line: ScoreLine) -> set[str]:
    """Words of `over` that mean nothing without a number: plus, and what else `bare` lists."""
    return {line.words[first].folded for name in ("plus", "bare") for first, _ in line.at.get(name, ())}


def _beside(line: ScoreLine, place: int, name: str) -> bool:
    return any(first - place in (1, 2) and line.apart(place, first) < FAR for first, _ in line.at[name])


def doubling(line: ScoreLine, call: Mention | None, calls: list[Mention]) -> int:
    """0, 1 or 2: redoubled wins; a double or redouble that is denied is none."""

    def mine(name: str) -> bool:
        return bool(rows(name)) and (call is None or any(_nearest(line, first, calls) is call for first in rows(name)))

    def rows(name: str) -> list[int]:
        return [first for first, _ in line.at.get(name, ()) if name != "redoubled" or not _struck(line, first)]

    def beside(name: str) -> int:
        return min((line.apart(first, call.first) for first in rows(name)), default=FARTHEST) if call else 0

    if mine("redoubled") and not (mine("undoubled") and beside("undoubled") < beside("redoubled")):
        return 2
    if mine("undoubled") or not mine("doubled"):
        return 0
    own = [first for first, _ in line.at["doubled"] if call is None or _nearest(line, first, calls) is call]
    return 0 if all(denied(line, first, 2) or _without(line, first) for first in own) else 1


def _nearest(line: ScoreLine, place: int, calls: Collection[Mention]) -> Mention:
    """The call that a word is told of."""
    return min(calls, key=lambda one: line.apart(place, one.first))


def doubling_of(text: str, language: Language) -> int | None:
    """How a text says a contract was doubled (0, 1 or 2) that names no bid and no number; None where it does not."""
    line = score_line(text, language)
    said = any(line.has(name) for name in ("doubled", "redoubled", "undoubled"))
    return doubling(line, None, []) if said and not line.calls and not line.numbers else None


def result_named(text: str, language: Language) -> bool:
    """Whether a text names a contract with its result, or a board passed out."""
    line = score_line(text, language)
    return line.has("passed") or bool(line.calls and list(told(line)))


def _struck(line: ScoreLine, place: int) -> bool:
    """Whether a redouble is denied: before it (`no redouble`) or right behind (`rekontra nem volt`)."""
    vulnerability = {first for name in ("vul", "safe") for first, _ in line.at[name]}
    behind = place + 1 in {first for first, _ in denials(line)} and place + 2 not in vulnerability
    return (behind and line.apart(place, place + 1) < FAR) or denied(line, place, 2) or _without(line, place)


def _without(line: ScoreLine, place: int) -> bool:
    """Whether `without` stands right beside a word: before it, or behind where a language puts it there."""
    step = 1 if "turning" in line.at else -1
    return any(first == place + step for first, _ in line.at["without"])
