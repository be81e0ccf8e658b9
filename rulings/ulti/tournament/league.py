"""A league table from a file: CSV with the columns game, player, side_points, one line a player and game (I.12)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from corpus.errors import BadInput
from rulings.ulti.tournament.table_points import LeagueLine, league_table

COLUMNS = ("game", "player", "side_points")


def read_league(path: Path) -> tuple[LeagueLine, ...]:
    """The standings of a results file. Raises BadInput, with the line number, when a line cannot be used."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(f"The results file {path} cannot be read: {error.strerror}.") from error
    return league_table(list(games_of(text.splitlines(), str(path)).values()))


def games_of(lines: Iterable[str], name: str = "the results") -> dict[str, dict[str, int]]:
    """Games by their name, each a mapping of player to side points, in the order of the file."""
    reader = csv.DictReader(lines)
    if tuple(reader.fieldnames or ()) != COLUMNS:
        raise BadInput(f"{name} must start with the line {','.join(COLUMNS)}, one line a player and game below it.")
    games: dict[str, dict[str, int]] = {}
    for row in reader:
        game, player = (row["game"] or "").strip(), (row["player"] or "").strip()
        try:
            side = int(row["side_points"] or "")
        except ValueError:
            raise BadInput(f"Line {reader.line_num} of {name}: {row['side_points']!r} is no whole number.") from None
        if not game or not player or player in games.get(game, {}):
            raise BadInput(f"Line {reader.line_num} of {name}: game and player must be given, each player once a game.")
        games.setdefault(game, {})[player] = side
    for game, table in games.items():
        if len(table) not in (3, 4):
            raise BadInput(f"Game {game} of {name} has {len(table)} players: a table of Ulti has 3 or 4.")
    return games
