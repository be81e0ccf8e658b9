"""A league of Ulti (I.12): games with their sheets, expulsions, withdrawals and time limits; lines that open.

A file is CSV (or a worksheet): game, player, side_points; beside them, where they are kept, round, deal (one line a
player and deal: a sheet), deals, played, expelled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from bridge.tournament import Competition, UltiGame
from bridge.ulti.errors import UltiError
from corpus.errors import BadInput
from rulings.scoring.calculation import Step, shown, signed
from rulings.scoring.sheets import rows_of_file
from rulings.scoring.tournament import ulti_sentences
from rulings.scoring.tournament.standing import CompetitionScored, OpenedPart, StandingLine, brought_along
from rulings.ulti.tournament.table_points import DEALS, expel, table_points

LAW = "ulti-hu:I.12"
WANTED = ("game", "player", "side_points")
ZERO = Fraction(0)


@dataclass
class _Player:
    parts: list[OpenedPart] = field(default_factory=list)
    points: Fraction = ZERO
    side: int = 0
    games: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    out: set[str] = field(default_factory=set)


def read_games(path: Path) -> tuple[UltiGame, ...]:
    """The games of a file, in its order; raises BadInput with the line that cannot be used."""
    head, rows = rows_of_file(path)
    if not set(WANTED) <= set(head):
        raise BadInput(f"{path} must have the columns {', '.join(WANTED)}, one line a player and game (or deal).")
    totals: dict[tuple[str, str], dict[str, int]] = {}
    sheets: dict[tuple[str, str], dict[str, dict[str, int]]] = {}
    more: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for number, row in rows:
        game, player = row["game"].strip(), row["player"].strip()
        try:
            side = int(row["side_points"])
        except ValueError:
            raise BadInput(f"Line {number} of {path}: {row['side_points']!r} is no whole number.") from None
        key = (row.get("round", "").strip(), game)
        deal = row.get("deal", "").strip()
        place = sheets.setdefault(key, {}).setdefault(deal, {}) if deal else totals.setdefault(key, {})
        if not game or not player or player in place:
            raise BadInput(f"Line {number} of {path}: game and player must be given, each player once a game or deal.")
        place[player] = side
        totals.setdefault(key, {})
        more[key] |= {name: row[name].strip() for name in ("deals", "played", "expelled") if row.get(name, "").strip()}
    return tuple(_game(key, totals[key], sheets.get(key, {}), more[key], path) for key in totals)


def _game(
    key: tuple[str, str], totals: Mapping[str, int], sheet: Mapping[str, Mapping[str, int]], more: Mapping[str, str],
    path: Path,
) -> UltiGame:  # fmt: skip
    if not all(more.get(name, "0").isdecimal() for name in ("deals", "played")):
        raise BadInput(f"Game {key[1]} of {path}: deals and played are whole numbers.")
    deals, played = (int(more[name]) if name in more else None for name in ("deals", "played"))
    return UltiGame(*key, tuple(sheet.values()), totals, deals, played, more.get("expelled", ""))


def side_points(game: UltiGame) -> dict[str, int]:
    """Each player's side points, added up from the sheet where there is one; raises BadInput unless every deal and the
    whole sum to zero.
    """
    if not game.sheet:
        found = dict(game.totals)
    else:
        players = list(dict.fromkeys(player for deal in game.sheet for player in deal))
        for number, deal in enumerate(game.sheet, 1):
            if sum(deal.values()):
                raise BadInput(
                    f"Game {game.name}, deal {number}: the side points add up to {signed(sum(deal.values()))}, not to "
                    "nought; what one player gains the others pay (I.8)."
                )
        found = {player: sum(deal.get(player, 0) for deal in game.sheet) for player in players}
        if game.totals and dict(game.totals) != found:
            raise BadInput(f"Game {game.name}: the sheet gives {found}, the totals written are {dict(game.totals)}.")
    if len(found) not in (3, 4):
        raise BadInput(f"Game {game.name} has {len(found)} players: a table of Ulti has 3 or 4.")
    if sum(found.values()):
        raise BadInput(
            f"Game {game.name}: the side points add up to {signed(sum(found.values()))}, not to nought; correct the "
            "sheet (I.8)."
        )
    return found


def score_ulti(competition: Competition, carried: Mapping[str, Fraction] | None = None) -> CompetitionScored:
    """Table points of every game, then totals; equal points are separated by side points."""
    if not competition.games:
        raise BadInput(f"{competition.name or 'The league'} has no games: name its files or write them down.")
    players: dict[str, _Player] = defaultdict(_Player)
    notes: list[Step] = []
    for game in competition.games:
        _one_game(game, players, notes)
    _leave(competition, players)
    _strike(competition, players)
    for who, figure in brought_along(competition, carried).items():
        players[who].points += figure
        players[who].parts.append(OpenedPart(Step("carried_over", LAW, shown(figure)), figure))
    order = sorted(players, key=lambda who: (not _counts(players[who]), -players[who].points, -players[who].side, who))
    lines: list[StandingLine] = []
    names = {one.number: one.name for one in competition.contestants}
    for number, who in enumerate(order, 1):
        one = players[who]
        last = lines[-1] if lines else None
        level = last is not None and (last.points, last.second) == (one.points, Fraction(one.side))
        place = 0 if not _counts(one) else last.place if level and last else number
        total = OpenedPart(Step("standing_total", LAW, f"{shown(one.points)}; {signed(one.side)}"), one.points)
        lines.append(
            StandingLine(
                place, who, names.get(who, ""), one.points, None, (*one.parts, total), sum(one.games.values()),
                second=Fraction(one.side),
            )
        )  # fmt: skip
    if len({line.points for line in lines}) < len(lines):
        notes.append(Step(ulti_sentences.SIDE_POINTS, LAW))
    return CompetitionScored(competition, tuple(lines), (), tuple(notes))


def _counts(one: _Player) -> bool:
    return any(number not in one.out for number in one.games) or not one.out


def _one_game(game: UltiGame, players: dict[str, _Player], notes: list[Step]) -> None:
    side = side_points(game)
    deals = game.deals or DEALS[len(side)]
    done = game.played if game.played is not None else len(game.sheet) or deals
    if game.expelled:
        _broken_off(game, side, done, deals, players, notes)
        return
    if game.out_of_time and 2 * done >= deals:
        notes.append(Step(ulti_sentences.TIME, LAW, f"{done} : {deals}", {"game": game.name}))
    elif done != deals:
        why = "half of it must be played even with a time limit" if game.out_of_time else "a game is played to its end"
        raise BadInput(
            f"Game {game.name} has {done} of {deals} deals: {why} (I.12); write deals, out_of_time or expelled."
        )
    worked = table_points(list(side.values()))
    if not worked.printed:
        notes.append(Step(ulti_sentences.UNPRINTED, f"ulti-hu:{worked.provision}", "", {"game": game.name}))
    for (player, own), points in zip(side.items(), worked.points, strict=True):
        _book(game, player, points, own, players, ulti_sentences.GAME, f"ulti-hu:{worked.provision}")


def _broken_off(
    game: UltiGame, side: Mapping[str, int], done: int, deals: int, players: dict[str, _Player], notes: list[Step]
) -> None:
    """A player was expelled during the game (I.11, I.12)."""
    if game.expelled not in side:
        raise BadInput(f"Game {game.name}: {game.expelled!r} was expelled and does not sit at the table.")
    others = {player: own for player, own in side.items() if player != game.expelled}
    players[game.expelled].out.add(game.round)
    players[game.expelled].games[game.round] += 0
    try:
        worked = expel(side[game.expelled], list(others.values()), half_played=2 * done >= deals)
    except UltiError as error:
        raise BadInput(f"Game {game.name}: {error}") from error
    if worked.result == "new_game":
        notes.append(Step(ulti_sentences.NEW_GAME, LAW, "", {"game": game.name}))
        return
    if worked.tie_unsaid:
        notes.append(Step(ulti_sentences.JURY, LAW, "", {"game": game.name}))
    for player, points, own in zip((game.expelled, *others), worked.points, worked.side_points, strict=False):
        _book(game, player, points, own, players, ulti_sentences.GAME_BROKEN_OFF, LAW)


def _book(
    game: UltiGame, player: str, points: Fraction, side: int, players: dict[str, _Player], says: str, cite: str
) -> None:
    one = players[player]
    one.points += points
    one.side += side
    one.games[game.round] += 1
    cells = {"game": f"{game.round}/{game.name}" if game.round else game.name, "points": shown(points)}
    rows = tuple(
        OpenedPart(
            Step(ulti_sentences.DEAL, "ulti-hu:I.8", signed(deal[player]), {"deal": str(number)}),
            Fraction(deal[player]),
        )
        for number, deal in enumerate(game.sheet, 1)
        if player in deal
    )
    one.parts.append(OpenedPart(Step(says, cite, signed(side), {**cells, "round": game.round}), points, lambda: rows))


def _leave(competition: Competition, players: dict[str, _Player]) -> None:
    """Withdrawn between two games of a round after playing one: one point for each further game of it (I.12)."""
    for one in competition.leavings:
        most = max((p.games.get(one.round, 0) for p in players.values()), default=0)
        left = most - players[one.player].games.get(one.round, 0) if one.player in players else 0
        if one.player not in players or not players[one.player].games.get(one.round):
            raise BadInput(
                f"{one.player} withdrew before {one.before} without a game in the round: I.12 gives points only to who "
                "has played at least one."
            )
        players[one.player].points += left
        cells = {"games": str(left)}
        step = Step(ulti_sentences.WITHDREW, LAW, f"{left} x 1 = {left}", cells)
        players[one.player].parts.append(OpenedPart(step, Fraction(left)))


def _strike(competition: Competition, players: dict[str, _Player]) -> None:
    """What an expelled player did in the round does not count; it stays on record (I.12)."""
    for one in players.values():
        for number in sorted(one.out):
            gone = [part for part in one.parts if part.step.values.get("round") == number]
            lost = sum((part.amount or ZERO for part in gone), ZERO)
            side = sum(int(part.step.shown) for part in gone)
            one.points -= lost
            one.side -= side
            step = Step(ulti_sentences.ROUND_OUT, LAW, f"{shown(lost)}; {signed(side)}", {"round": number or "-"})
            kept = tuple(gone)
            one.parts = [part for part in one.parts if part not in gone]
            one.parts.append(OpenedPart(step, ZERO, lambda kept=kept: kept))  # type: ignore[misc]


def league_rows(games: Sequence[UltiGame]) -> CompetitionScored:
    """The table of games alone, as `lawbridge ulti league` prints it."""
    return score_ulti(Competition("", "ulti", games=tuple(games)))
