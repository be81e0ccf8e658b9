"""A competition for other programs: USEBIO 1.2 and PBN 2.1, results with what they brought.

A score with weights, or one for each side, has no notation in either format: it is written as the per cent (USEBIO
`A6238`) or left out with the matchpoints beside it (PBN), and so says what it brought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from xml.etree import ElementTree

from bridge.seats import vulnerability_of_board
from bridge.tournament import TableResult
from rulings.scoring.calculation import shown
from rulings.scoring.rounding import half_up
from rulings.scoring.tournament.pairs import SessionScored
from rulings.scoring.tournament.standing import CompetitionScored, StandingLine

AVERAGES = {"plus": "A+", "average": "A", "minus": "A-"}
PBN_VULNERABLE = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}
TABLE = ("Section\\3L", "Table\\4L", "Round\\4L", "PairId_NS\\6L", "PairId_EW\\6L", "Contract\\6L", "Declarer\\2L",
         "Result\\3L", "Score_NS\\7R", "MP_NS\\8R", "MP_EW\\8R")  # fmt: skip
TOTALS = ("Rank\\4R", "PairId\\6L", "TotalScore\\9R", "TotalPercentage\\8R", "Names\\40L")
NOTHING = "-"


@dataclass(frozen=True)
class ExchangeLine:
    """A board at a table with what both sides got for it (None where they were not scored) and the top."""

    played: TableResult
    points: tuple[Fraction | None, Fraction | None]
    top: Fraction


def exchange_lines(found: CompetitionScored) -> list[tuple[str, list[ExchangeLine]]]:
    """The lines of every session (of a team event: of every round)."""
    if not isinstance(found.detail, tuple):
        return [
            (one.number, [ExchangeLine(r, (None, None), Fraction(0)) for e in one.encounters for r in e.results])
            for one in found.competition.rounds
        ]
    results = {session.name: session.results for session in found.competition.sessions}
    return [(session.name, _session_lines(session, results[session.name])) for session in found.detail]


def _session_lines(session: SessionScored, results: Sequence[TableResult]) -> list[ExchangeLine]:
    got: Mapping[tuple[int, str], Fraction] = {(b.board, b.pair): b.points for b in session.scored.boards}
    top = session.scored.top
    return [ExchangeLine(r, (got.get((r.board, r.ns)), got.get((r.board, r.ew))), top) for r in results]


def usebio(found: CompetitionScored) -> str:
    """The competition as USEBIO XML."""
    teams = found.competition.kind == "teams"
    root = ElementTree.Element("USEBIO", Version="1.2")
    event = _child(root, "EVENT")
    event.set("EVENT_TYPE", "TEAMS" if teams else "PAIRS")
    _child(event, "EVENT_DESCRIPTION", found.competition.name)
    people = _child(event, "PARTICIPANTS")
    for one in found.lines:
        pair = _child(people, "TEAM" if teams else "PAIR")
        _child(pair, "TEAM_ID" if teams else "PAIR_NUMBER", one.contestant)
        if one.place:
            _child(pair, "PLACE", str(one.place))
        _child(pair, "TOTAL_SCORE", shown(one.points))
        if one.percent is not None:
            _child(pair, "PERCENTAGE", shown(one.percent))
        if one.name:
            _child(_child(pair, "PLAYER"), "PLAYER_NAME", one.name)
    for name, lines in exchange_lines(found):
        session = _child(event, "SESSION")
        session.set("SESSION_ID", name)
        for board in sorted({line.played.board for line in lines}):
            holder = _child(session, "BOARD")
            _child(holder, "BOARD_NUMBER", str(board))
            for line in lines:
                if line.played.board == board:
                    _traveller(holder, line, name if teams else line.played.round)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _traveller(holder: ElementTree.Element, line: ExchangeLine, number: str) -> None:
    row = _child(holder, "TRAVELLER_LINE")
    played = line.played
    cells = {
        "ROUND_NUMBER": number,
        "TABLE_NUMBER": played.table,
        "NS_PAIR_NUMBER": played.ns,
        "EW_PAIR_NUMBER": played.ew,
        "CONTRACT": played.contract,
        "PLAYED_BY": played.declarer,
        "TRICKS": "" if played.tricks is None else str(played.tricks),
        "SCORE": _usebio_score(line),
        "NS_MATCH_POINTS": _points(line.points[0]),
        "EW_MATCH_POINTS": _points(line.points[1]),
    }
    for name, text in cells.items():
        if text:
            _child(row, name, text)


def _child(parent: ElementTree.Element, name: str, text: str = "") -> ElementTree.Element:
    found = ElementTree.SubElement(parent, name)
    found.text = text or None
    return found


def _points(value: Fraction | None) -> str:
    return "" if value is None else shown(value)


def _usebio_score(line: ExchangeLine) -> str:
    ns, ew = line.played.ns_score, line.played.ew_score
    if line.played.balanced and ns.kind == "points":
        return str(ns.points)
    if ns.kind == "nothing" and ew.kind == "nothing":
        return ""
    named = [AVERAGES.get(side.average, "") if side.kind == "average" else "" for side in (ns, ew)]
    if all(named):
        return "/".join(named)
    shares = [half_up(got * 100 / line.top) if got is not None and line.top else None for got in line.points]
    first, second = ((50 if share is None else int(share)) for share in shares)
    return f"A{min(first, 99):02d}{min(second, 99):02d}"


def pbn(found: CompetitionScored) -> str:
    """The competition as PBN: a game a board with its score table, the standings in the first."""
    rows = ["% PBN 2.1", "% EXPORT"]
    first = True
    for name, lines in exchange_lines(found):
        for board in sorted({line.played.board for line in lines}):
            rows += ["", f'[Event "{_tag(found.competition.name)}"]', f'[Board "{board}"]']
            rows.append(f'[Vulnerable "{PBN_VULNERABLE[vulnerability_of_board(board).value]}"]')
            rows.append(f'[{"Round" if found.competition.kind == "teams" else "Session"} "{_tag(name)}"]')
            if first:
                rows.append(f'[TotalScoreTable "{";".join(TOTALS)}"]')
                rows += [_total(one) for one in found.lines]
                first = False
            rows.append(f'[ScoreTable "{";".join(TABLE)}"]')
            rows += [_pbn_row(line) for line in lines if line.played.board == board]
    return "\n".join(rows) + "\n"


def _total(line: StandingLine) -> str:
    share = NOTHING if line.percent is None else shown(line.percent)
    return f'{line.place:>4} {line.contestant:<6} {shown(line.points):>9} {share:>8} "{_tag(line.name)}"'


def _pbn_row(line: ExchangeLine) -> str:
    played = line.played
    ns, ew = played.ns_score, played.ew_score
    score = str(ns.points) if played.balanced and ns.kind == "points" else NOTHING
    if ns.kind == ew.kind == "average":
        score = f"{AVERAGES.get(ns.average, 'A')}/{AVERAGES.get(ew.average, 'A')}"
    cells = (
        (played.section, 3), (played.table, 4), (played.round, 4), (played.ns, 6), (played.ew, 6),
        ("".join(played.contract.split()), 6), (played.declarer, 2),
        ("" if played.tricks is None else str(played.tricks), 3),
    )  # fmt: skip
    left = [f"{text or NOTHING:<{width}}" for text, width in cells]
    right = [f"{score:>7}", *(f"{_points(value) or NOTHING:>8}" for value in line.points)]
    return " ".join((*left, *right))


def _tag(text: str) -> str:
    return text.replace('"', "'")
