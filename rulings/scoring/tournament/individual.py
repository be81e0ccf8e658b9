"""An individual: partners change from round to round, and each player has what the pair had on the board.

The rules for pairs hold accordingly (MBSz, chapter III); an artificial score looks at the player's own session, for the
player is the contestant (Law 12C2c).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from bridge.tournament import Competition
from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field.boards import PLACES, BoardScore
from rulings.scoring.field.results import Artificial, FieldResults
from rulings.scoring.field.scoring import SessionOwn, average_imps, average_percent, score_field
from rulings.scoring.rounding import half_up
from rulings.scoring.tournament.pairs import SessionScored, field_of, pairs_options, totalled
from rulings.scoring.tournament.standing import CompetitionScored

CHAPTER = "mbsz-hu:III"


def score_individual(competition: Competition, carried: Mapping[str, Fraction] | None = None) -> CompetitionScored:
    """Every session, then each player's total and place. Raises BadInput for a line without four players."""
    options = pairs_options(competition.rules)
    sessions = []
    seats: dict[str, tuple[str, str]] = {}
    for session in competition.sessions:
        field = field_of(session, {one.number: one.name for one in competition.contestants})
        for row in (*field.results, *field.unplayed):
            if len(row.seats) != 4 or len(set(row.seats)) != 4:
                raise BadInput(
                    f"Board {row.board} of {competition.name or 'the individual'} does not name four players: an "
                    "individual needs the columns north, east, south, west."
                )
            seats[row.ns], seats[row.ew] = (row.seats[0], row.seats[2]), (row.seats[1], row.seats[3])
        _once_a_board(field)
        sessions.append(SessionScored(session.name, score_field(field, options), session.share, session.cite))
    found = totalled(competition, sessions, carried or {}, lambda session: _by_player(session, seats), "mbsz-hu:25")
    return replace(found, notes=(*found.notes, Step("note_individual", CHAPTER)))


def _once_a_board(field: FieldResults) -> None:
    seen: set[tuple[int, str]] = set()
    for row in field.results:
        for player in row.seats:
            if (row.board, player) in seen:
                raise BadInput(f"Board {row.board}: player {player} has two results; correct the file.")
            seen.add((row.board, player))


def _by_player(session: SessionScored, seats: Mapping[str, tuple[str, str]]) -> dict[str, list[BoardScore]]:
    scored = session.scored
    found: dict[str, list[BoardScore]] = defaultdict(list)
    artificial = {(r.board, pair) for r in scored.field.results if isinstance(r.score, Artificial) for pair in r.pairs}
    for board in scored.boards:
        if (board.board, board.pair) not in artificial:
            for player in seats[board.pair]:
                found[player].append(board)
    own = {
        player: SessionOwn([replace(b, pair=player) for b in rows], scored.options) for player, rows in found.items()
    }
    for row in scored.field.results:
        if not isinstance(row.score, Artificial):
            continue
        for side, pair, other in (("ns", row.ns, row.ew), ("ew", row.ew, row.ns)):
            given = getattr(row.score, side)
            if given is None or not pair:
                continue
            for player in seats[pair]:
                average = own[player].average(player) if player in own else None
                if scored.options.method == "matchpoints":
                    points = half_up(average_percent(given, average) * scored.top / 100, PLACES)
                else:
                    points = average_imps(given, average)
                label = given if isinstance(given, str) else f"{float(given):g} %"
                line = BoardScore(row.board, pair, "ns" if side == "ns" else "ew", other, points, scored.top, label)
                found[player].append(line)
    return found
