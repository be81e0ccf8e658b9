"""The congress worked out as on paper, apart from the program; run as a script it prints the sheet.

It imports nothing of the project. It reads `congress/paper.txt` (results as they stood on paper, one a line) and the
printed WBF table of eight boards, and does the sums of the Laws and the regulations in the plainest way, showing each:
78A (2 for each worse, 1 for each equal), 78B (the IMP table as printed), 12C2 (60, 50, 40 %, better or worse session),
12C1c (each outcome, then the weights), VSz 26.b (hundredths, a half up), VSz 28 (a board with fewer results), VSz 36
(sitting out), VSz 39.a (+3 IMP), Ulti I.12.
"""

from __future__ import annotations

import csv
from fractions import Fraction
from math import floor
from pathlib import Path

F = Fraction
HERE = Path(__file__).parent / "congress"
TABLE = HERE.parent / "data" / "wbf2013_continuous_computed_08.csv"
IMP = [
    (0, 10), (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310), (320, 360), (370, 420),
    (430, 490), (500, 590), (600, 740), (750, 890), (900, 1090), (1100, 1290), (1300, 1490), (1500, 1740),
    (1750, 1990), (2000, 2240), (2250, 2490), (2500, 2990), (3000, 3490), (3500, 3990), (4000, 99999),
]  # fmt: skip
SHEET: list[str] = []


def note(text: str) -> None:
    SHEET.append(text)


def up(value: F, places: int = 2) -> F:
    """A half goes up (VSz 26, 36)."""
    return F(floor(value * 10**places + F(1, 2)), 10**places)


def dec(value: F) -> str:
    return f"{float(up(value)):.2f}"


def imps(points: int) -> int:
    size = next(i for i, (low, high) in enumerate(IMP) if low <= abs(points) <= high)
    return size if points >= 0 else -size


def paper(what: str) -> list[list[str]]:
    rows = [line.split(None) for line in (HERE / "paper.txt").read_text(encoding="utf-8").splitlines()]
    return [row[1:] for row in rows if row[0] == what]


def sides(words: list[str]) -> tuple[dict[int, F] | str, dict[int, F] | str]:
    """What counts for NS and for EW: outcomes with their weights as NS scores, or P, A, M."""
    text = " ".join(words)
    if "//" in text:
        ns, ew = text.split("//")
        return one(ns.strip()), one(ew.strip())
    if "/" in text:
        ns, ew = text.split("/")
        return one(ns), one(ew)
    return one(text), one(text)


def one(text: str) -> dict[int, F] | str:
    if text in ("A+", "A", "A-"):
        return {"A+": "P", "A": "A", "A-": "M"}[text]
    if ":" in text:
        return {int(part.split(":")[1]): F(int(part.split(":")[0]), 100) for part in text.split()}
    return {int(text): F(1)}


def travellers(rows: list[tuple[str, str, str, list[str]]]) -> tuple[dict[str, dict[str, F]], int]:
    """Points of every contestant board by board: (board, NS, EW, score words). Returns them and the top."""
    boards: dict[str, list[tuple[str, str, list[str]]]] = {}
    for board, ns, ew, words in rows:
        boards.setdefault(board, []).append((ns, ew, words))
    full = max(len(lines) for lines in boards.values())
    top = 2 * (full - 1)
    points: dict[str, dict[str, F]] = {}
    for board, lines in boards.items():
        for side in (0, 1):
            column = [(line[side], sides(line[2])[side]) for line in lines]
            compared = [(who, score) for who, score in column if isinstance(score, dict)]
            n = len(compared)
            for who, score in compared:
                two = sum(
                    (wa * wb * (2 if x > y else 1 if x == y else 0) for other, another in compared if other != who
                     for x, wa in score.items() for y, wb in another.items()), F(0),
                )  # fmt: skip
                own = two if side == 0 else 2 * (n - 1) - two  # what NS wins EW loses
                worth = own if n == full else (full * own + full - n) / n
                note(
                    f"  board {board} {['NS', 'EW'][side]} {who}: {dec(own)} of {2 * (n - 1)}"
                    + (f", ({full} x {dec(own)} + {full} - {n}) : {n} = {dec(worth)}" if n < full else "")
                )
                points.setdefault(who, {})[board] = up(worth)
    # averages come last: they look at the contestant's other boards of the session (12C2c)
    for board, lines in boards.items():
        for side in (0, 1):
            for line in lines:
                score = sides(line[2])[side]
                if isinstance(score, str):
                    points.setdefault(line[side], {})[f"{board}*{score}"] = F(0)
    return points, top


def averaged(points: dict[str, dict[str, F]], top: int) -> dict[str, F]:
    """Totals, the averages filled in from each contestant's own session."""
    totals = {}
    for who, boards in points.items():
        played = [v for board, v in boards.items() if "*" not in board]
        session = sum(played, F(0)) * 100 / (top * len(played)) if played else None
        total = sum(played, F(0))
        for board in boards:
            if "*" in board:
                kind = board.split("*")[1]
                percent = {"P": F(60), "A": F(50), "M": F(40)}[kind]
                if session is not None and kind == "P":
                    percent = max(percent, session)
                if session is not None and kind == "M":
                    percent = min(percent, session)
                got = up(percent * top / 100)
                seen = f"{kind}, session {dec(session or F(0))} %, {dec(percent)} % of {top} = {dec(got)}"
                note(f"  {who}, board {board.split('*')[0]}: {seen}")
                total += got
        totals[who] = total
    return totals


def pairs() -> dict[str, F]:
    totals: dict[str, F] = {}
    for session, share in (("1", 20), ("2", 100)):
        note(f"Pairs, session {session}")
        rows = [(b, ns, ew, words) for s, b, ns, ew, *words in paper("pairs") if s == session]
        points, top = travellers(rows)
        for who, total in averaged(points, top).items():
            counted = up(total * share / 100) if share != 100 else total
            note(f"  pair {who}: {dec(total)} of {top * 7}, {share} % = {dec(counted)}")
            totals[who] = totals.get(who, F(0)) + counted
    for who, off in (("4", F(25, 100) * 6), ("6", F(1, 2))):
        note(f"  pair {who}: {dec(totals[who])} - {dec(up(off))} = {dec(totals[who] - up(off))}")
        totals[who] -= up(off)
    return totals


def individual() -> dict[str, F]:
    note("Individual")
    points: dict[str, dict[str, F]] = {}
    top = 0
    pair_rows = []
    for board, n, e, s, w, *words in paper("individual"):
        pair_rows.append((board, f"{n}+{s}", f"{e}+{w}", words))
    by_pair, top = travellers(pair_rows)
    for pair, boards in by_pair.items():
        for player in pair.split("+"):
            points.setdefault(player, {}).update(boards)
    return averaged(points, top)


def vp_table() -> dict[int, tuple[F, F]]:
    with TABLE.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {int(r["imp_margin"]): (F(r["vp_winner"]), F(r["vp_loser"])) for r in rows}


def vp(margin: int, table: dict[int, tuple[F, F]]) -> tuple[F, F]:
    winner, loser = table[min(abs(margin), max(table))]
    return (winner, loser) if margin >= 0 else (loser, winner)


def match(rows: list[list[str]], home: str, away: str) -> F:
    """IMPs of the home team over the boards played at both tables."""
    total = F(0)
    for board in sorted({row[0] for row in rows}, key=int):
        here = {row[1]: sides(row[3:])[0] for row in rows if row[0] == board}
        if len(here) < 2:
            note(f"    board {board}: one table only, not counted")
            continue
        first, second = here[home], here[away]
        assert isinstance(first, dict)
        assert isinstance(second, dict)
        gain = sum((wa * wb * imps(x - y) for x, wa in first.items() for y, wb in second.items()), F(0))
        outcomes = " / ".join(f"{float(w):g} x {s}" for s, w in first.items())
        note(f"    board {board}: {outcomes} against {next(iter(second))}: {float(gain):+g}")
        total += gain
    return total


def swiss() -> dict[str, F]:
    note("Swiss")
    table = vp_table()
    byes = {"1": "4", "2": "6", "3": "5", "4": "2", "5": "3", "6": "1", "7": "7"}
    got: dict[str, list[F]] = {str(n): [] for n in range(1, 8)}
    sat: dict[str, F] = {}
    rows = paper("swiss")
    for number in sorted({row[0] for row in rows}, key=int):
        bye = byes[number]
        own = sum(got[bye], F(0)) / len(got[bye]) if got[bye] else F(0)
        sat[bye] = up(max(F(12), own), 1)
        note(f"  round {number}: {bye} sits out, max(12; {dec(own)}) = {dec(sat[bye])}")
        here = [row[1:] for row in rows if row[0] == number]
        done: set[frozenset[str]] = set()
        for _, ns, ew, *_words in here:
            two = frozenset((ns, ew))
            if two in done:
                continue
            done.add(two)
            note(f"  round {number}: {ns} - {ew}")
            margin = match([row for row in here if {row[1], row[2]} == two], ns, ew)
            if (number, two) == ("4", frozenset(("1", "5"))):
                innocent = 1 if ns == "1" else -1
                margin += 3 * innocent
                note(f"    one board not played, 5 at fault: +3 for 1: {float(margin):+g}")
            whole = int(up(abs(margin), 0)) * (1 if margin >= 0 else -1)
            home, away = vp(whole, table)
            note(f"    {float(margin):+g} IMP -> {whole:+d}: {dec(home)} - {dec(away)}")
            got[ns].append(home)
            got[ew].append(away)
    totals = {team: sum(values, F(0)) + sat.get(team, F(0)) for team, values in got.items()}
    totals["3"] -= F(1, 2)
    return totals


def cup() -> dict[str, F]:
    note("Cup")
    rows = paper("cup")
    semifinal = match([r[1:] for r in rows if r[0] == "semifinal"], "1", "4")
    final = match([r[1:] for r in rows if r[0] == "final"], "4", "2") + F(5, 2)
    note(f"  semifinal 1 - 4: {float(semifinal):+g}; 3 gave up against 2")
    note(f"  final 4 - 2, 2.5 brought along by 4: {float(final):+g}")
    return {"semifinal": semifinal, "final": final}


def ulti() -> dict[str, tuple[F, int]]:
    note("Ulti")
    games: dict[tuple[str, str], dict[str, int]] = {}
    for number, game, _deal, player, side in paper("ulti"):
        table = games.setdefault((number, game), {})
        table[player] = table.get(player, 0) + int(side)
    points: dict[str, list[F | int]] = {}
    for (number, game), table in games.items():
        assert sum(table.values()) == 0, game
        order = sorted(table, key=lambda p: -table[p])
        if game == "3A":  # Dezso expelled after 11 of 18 deals; half was played
            others = [p for p in order if p != "Dezso"]
            worth = {others[0]: (F(3), 30), others[1]: (F(2), 20)}
            if table["Dezso"] < min(table[p] for p in others):
                worth = {p: (F(3 if p == others[0] else 2), table[p]) for p in others}
        else:
            places = [F(3), F(2), F(1)] if len(table) == 3 else [F(3), F(2), F(2), F(1)]
            worth = {}
            for p in table:
                level = [i for i, q in enumerate(order) if table[q] == table[p]]
                worth[p] = (sum((places[i] for i in level), F(0)) / len(level), table[p])
        for p, (figure, side) in worth.items():
            note(f"  round {number}, game {game}, {p}: {side:+d}, {float(figure):g}")
            was = points.setdefault(p, [F(0), 0])
            points[p] = [F(was[0]) + figure, int(was[1]) + side]
    points["Erika"][0] += F(1)  # withdrew before the last game of round 2: one point, no side points
    return {p: (F(v[0]), int(v[1])) for p, v in points.items()}


def worked() -> str:
    """The whole sheet as text."""
    SHEET.clear()
    for title, found in (("Pairs", pairs()), ("Individual", individual()), ("Swiss", swiss()), ("Cup", cup())):
        note(f"{title}: " + ", ".join(f"{who} {dec(total)}" for who, total in sorted(found.items())))
    note("Ulti: " + ", ".join(f"{p} {float(a):g} ({b:+d})" for p, (a, b) in sorted(ulti().items())))
    return "\n".join(SHEET) + "\n"


if __name__ == "__main__":
    print(worked(), end="")
