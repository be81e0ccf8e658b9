"""A field from PBN 2.1: the score table of each board, or, where there is none, one game a table with its players."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bridge.seats import Vulnerability
from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field import entries
from rulings.scoring.field.results import Artificial, FieldResults, Named, Result, names_of

_TAG = re.compile(r'^\[(\w+)\s+"(.*)"\]\s*$')
_COMMENT = re.compile(r"\{[^}]*\}", re.DOTALL)
_NOTHING = ("", "-", "*", "?")
_VULNERABLE = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
    "both": Vulnerability.BOTH,
}


@dataclass
class _Game:
    """The tags of one game, and the rows of its tables with their line numbers."""

    tags: dict[str, str] = field(default_factory=dict)
    line: int = 0
    scores: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    totals: list[dict[str, str]] = field(default_factory=list)


def read_pbn(text: str, source: str) -> FieldResults:
    """A field from PBN: each board's `ScoreTable` (columns `PairId_NS`, `PairId_EW`, and `Score_NS` or contract and
    result), else the games themselves, a pair being called by its players (or its team, in a match of two rooms).
    Raises BadInput that names the line.
    """
    games = _games(text)
    results: list[Result] = []
    notes: list[Step] = []
    unplayed: list[Result] = []
    named: dict[Named, None] = {}
    for game in games:
        for number, row in game.scores:
            try:
                found = _score_row(game, row)
            except (BadInput, ValueError, KeyError) as error:
                reason = f"the column {error} is missing" if isinstance(error, KeyError) else str(error).rstrip(".")
                raise BadInput(f"Line {number} of {source} is no row of a score table: {reason}.") from error
            if isinstance(found, Step):
                notes.append(Step(found.says, found.cite, "", {**found.values, "line": str(number)}))
                unplayed.append(_nothing(found, row.get("Section", "")))
            else:
                results.append(found)
            for side, line in (("NS", "N"), ("EW", "E")):
                if row.get(f"Names_{side}") and row.get(f"PairId_{side}"):
                    named[Named(row[f"PairId_{side}"], row[f"Names_{side}"], line, row.get("Section", ""))] = None
        for row in game.totals:
            name = row.get("Names") or row.get("Name") or row.get("PlayerNames")
            if name and row.get("PairId"):
                named[Named(row["PairId"], name, "", row.get("Section", ""))] = None
    if not results and not notes:
        results = [found for game in games for found in _game(game, source)]
    return FieldResults(tuple(results), names_of(list(named)), source, tuple(notes), tuple(named), tuple(unplayed))


def _nothing(note: Step, section: str) -> Result:
    values = note.values
    return Result(int(values["board"]), values["ns"], values["ew"], Artificial(None, None), "", "", section)


def _games(text: str) -> list[_Game]:
    games = [_Game()]
    head: list[tuple[str, int]] = []
    table = ""
    text = _COMMENT.sub(lambda found: "\n" * found.group().count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(("%", ";")):
            continue
        if not line.strip():
            head = []
            continue
        tag = _TAG.match(line)
        if tag:
            name, value = tag.groups()
            if name in games[-1].tags and name in ("Event", "Board"):
                games.append(_Game({"Board": games[-1].tags.get("Board", "")} if name != "Board" else {}))
            games[-1].tags[name] = value
            games[-1].line = games[-1].line or number
            head = _head(value) if name in ("ScoreTable", "TotalScoreTable") else []
            table = name
        elif head:
            row = _row(line, head)
            if table == "ScoreTable":
                games[-1].scores.append((number, row))
            else:
                games[-1].totals.append(row)
    return games


def _head(value: str) -> list[tuple[str, int]]:
    """Column names and widths (0: not said)."""
    found = []
    for column in value.split(";"):
        name, _, form = column.strip().partition("\\")
        width = re.match(r"[0-9]*", form)
        found.append((name.strip().lstrip("+-"), (whole(width[0]) or 0) if width else 0))
    return found


def _row(line: str, head: list[tuple[str, int]]) -> dict[str, str]:
    """Cells by column: tokens, or by the widths of the header where a name with blanks would break them."""
    cells = re.findall(r'"[^"]*"|\S+', line)
    if len(cells) != len(head) and all(width for _, width in head[:-1]):
        cells, at = [], 0
        for _, width in head[:-1]:
            cells.append(line[at : at + width].strip())
            at += width + 1
        cells.append(line[at:].strip())
    return {name: cell.strip('"').strip() for (name, _), cell in zip(head, cells, strict=False)}


def _score_row(game: _Game, row: Mapping[str, str]) -> Result | Step:
    board = _board(game)
    ns = row.get("PairId_NS") or row.get("PlayerId_North") or row["PairId_NS"]
    ew = row.get("PairId_EW") or row.get("PlayerId_East") or row["PairId_EW"]
    contract, section = row.get("Contract", "-"), row.get("Section", "")
    where = _where(game, row)
    scores = [row.get("Score_NS", "-"), row.get("Score_EW", "-")]
    if any(score.upper().startswith("A") for score in scores):
        return Result(board, ns, ew, Artificial(*_averages(scores)), "", "", section, **where)
    if scores[0] not in _NOTHING:
        return Result(board, ns, ew, entries.points(scores[0]), contract, "", section, **where)
    if scores[1] not in _NOTHING:
        return Result(board, ns, ew, -entries.points(scores[1]), contract, "", section, **where)
    if contract in _NOTHING:
        return Step("note_no_result", "mbsz-hu:29", "", {"board": str(board), "ns": ns, "ew": ew})
    return Result(board, ns, ew, _counted(game, board, row), contract, "", section, **where)


def _where(game: _Game, row: Mapping[str, str]) -> dict[str, Any]:
    """Session, round, table and room: of the row, else of the game."""
    tags = game.tags
    found = {name.lower(): row.get(name) or tags.get(name, "") for name in ("Session", "Round", "Table")}
    room = (row.get("Room") or tags.get("Room", "")).lower()
    return {name: "" if value in _NOTHING else value for name, value in {**found, "room": room}.items()}


def _averages(scores: Iterable[str]) -> tuple[entries.Side, entries.Side]:
    ns, ew = (score if score.upper().startswith("A") else "" for score in scores)
    if not ns or not ew:
        whole = ns or ew
        found = entries.adjusted(whole if "/" in whole or len(whole) == 5 else f"{whole}/{whole}")
    else:
        found = entries.adjusted(f"{ns}/{ew}")
    if not isinstance(found, tuple):
        raise BadInput(f"{ns or ew!r} is no average")
    return found


def _counted(game: _Game, board: int, row: Mapping[str, str]) -> int:
    contract = row["Contract"]
    if entries.is_pass(contract):
        return 0
    tricks = entries.tricks_of(contract, row["Result"])
    vulnerable = _VULNERABLE.get(game.tags.get("Vulnerable", "").lower())
    return entries.ns_score(board, contract, row.get("Declarer", "").lstrip("^"), tricks, vulnerable)


def _board(game: _Game) -> int:
    text = game.tags.get("Board", "")
    number = whole(text)
    if not number or number < 0:
        raise BadInput(f"the score table stands under the board {text[:40]!r}, which is no number")
    return number


def _game(game: _Game, source: str) -> list[Result]:
    """The result of a game played at one table: its pairs by team and room, else by the players' names."""
    tags = game.tags
    contract = tags.get("Contract", "")
    if contract in _NOTHING or (not entries.is_pass(contract) and tags.get("Result", "") in _NOTHING):
        return []
    home, visit = tags.get("HomeTeam", ""), tags.get("VisitTeam", "")
    if home and visit and tags.get("Room"):
        ns, ew = (home, visit) if tags["Room"].lower() == "open" else (visit, home)
    else:
        ns, ew = (
            " / ".join(filter(None, (tags.get(a), tags.get(b)))) for a, b in (("North", "South"), ("East", "West"))
        )
    if not ns or not ew:
        return []
    try:
        board = _board(game)
        return [Result(board, ns, ew, _counted(game, board, tags), contract, **_where(game, {}))]
    except (BadInput, ValueError) as error:
        raise BadInput(f"The game at line {game.line} of {source} cannot be used: {str(error).rstrip('.')}.") from error
