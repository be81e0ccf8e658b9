"""A competition of teams: rounds of matches with their lengths, byes, forfeits, ties by the system; a knock-out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from bridge.tournament import Competition
from corpus.errors import BadInput
from corpus.guarded import guarded
from rulings.scoring.calculation import Step, shown, signed
from rulings.scoring.field.match_points import StillAsked
from rulings.scoring.field.matches import TeamMatch, TeamScored, explain_board, score_rounds
from rulings.scoring.field.scoring import natural
from rulings.scoring.field.team_boards import TeamBoard, TeamOptions, TeamSide
from rulings.scoring.field.team_table import team_table
from rulings.scoring.old_scale import OWNER_FILE, OldScale, load_old_scale
from rulings.scoring.standings import Place
from rulings.scoring.team_match import TENTHS, tenth
from rulings.scoring.tournament.standing import (
    CompetitionScored,
    OpenedPart,
    StandingLine,
    brought_along,
    steps_as_parts,
    substitute_notes,
)

ZERO = Fraction(0)
SYSTEM = {"danish": "danish", "swiss": "danish", "round_robin": "round_robin"}
"""Form of the event -> how VSz 37 separates its ties."""
COUNTED = {
    "imps": "78.B",
    "board_a_match": "mbsz-hu:M6.2@2/board-a-match-merkozes",
    "patton": "mbsz-hu:M6.2@2/patton-merkozes",
}


def team_rules(rules: Mapping[str, Any]) -> TeamOptions:
    """How the matches are scored, by the rules of the competition; raises BadInput where a choice is missing."""
    method = rules.get("method", "imps")
    wanted = {"imps": "vp", "board_a_match": "variant", "patton": "divisor"}.get(method)
    if wanted is None:
        raise BadInput(f"{method!r} does not score matches of teams: use imps, board_a_match or patton.")
    if wanted not in rules and rules.get("form") != "knockout":
        raise BadInput(f"The rule {wanted}: is missing: {method} is scored in more than one way (docs/scoring.md).")
    vp: Any = rules.get("vp", "none")
    if vp == "old25":
        vp = _old_scale(Path(rules["vp_table"])) if "vp_table" in rules else load_old_scale(OWNER_FILE)
    return TeamOptions(
        method,
        None if vp == "none" else vp,
        rules.get("variant", "a"),
        rules.get("divisor", "both_teams"),
        rules.get("boards"),
        rules.get("fraction"),
        rules.get("fraction_source", ""),
    )


def _old_scale(table: Path) -> OldScale:
    """The 25-0 table that a tournament names, which may be anybody's: read in a process with limits."""
    return guarded(load_old_scale, table, name=table.name)


def score_team_event(competition: Competition, carried: Mapping[str, Fraction] | None = None) -> CompetitionScored:
    """Matches in the order of their rounds, then the table; a knock-out ranks by how far a team came."""
    form = competition.rules.get("form", "")
    options = team_rules(competition.rules)
    scored = score_rounds(competition.rounds, options, form, (), competition.name)
    names = {one.number: one.name for one in competition.contestants}
    notes = _once([*scored.notes, *(note for m in scored.matches for note in m.notes)])
    notes += asked_notes(scored.asked) + substitute_notes(competition.replacements, "mbsz-hu:34")
    if form == "knockout":
        return CompetitionScored(competition, _ladder(scored, names), (), tuple(notes), scored.asked, scored)
    brought = {who: tenth(figure) for who, figure in brought_along(competition, carried).items()}
    off: dict[str, Fraction] = {}
    for one in competition.deductions:
        if one.percent:
            raise BadInput(
                f"A penalty of a team is written in points of the table, not in per cent ({one.contestant})."
            )
        off[one.contestant] = off.get(one.contestant, ZERO) + tenth(one.amount)
    table = team_table(scored, off, competition.rules.get("ties") or SYSTEM.get(form, ""), brought)
    lines = tuple(_line(place, scored, names, competition, brought) for place in table.value)
    notes += [note for note in table.notes if note not in notes]
    return CompetitionScored(competition, lines, table.steps, tuple(notes), scored.asked, scored)


def _once(notes: Sequence[Step]) -> list[Step]:
    found: list[Step] = []
    for note in notes:
        if note not in found:
            found.append(note)
    return found


def asked_notes(asked: Sequence[StillAsked]) -> list[Step]:
    """What is still to be told, as notes."""
    found = []
    for one in asked:
        rows = "; ".join(f"{name} {' - '.join(shown(p) for p in points)}".strip() for name, points in one.options)
        cite = {"fraction": "78.D", "fault": "mbsz-hu:39"}.get(one.fact, "mbsz-hu:39/ervenytelen-merkozes")
        says = {"fraction": "note_ask_fraction", "fault": "note_ask_fault"}.get(one.fact, "note_ask_invalid")
        found.append(Step(says, cite, "", {"match": one.match, "options": rows}))
    return found


def _line(
    place: Place,
    scored: TeamScored,
    names: Mapping[str, str],
    competition: Competition,
    brought: Mapping[str, Fraction],
) -> StandingLine:
    team = place.contestant
    own = [m for m in scored.matches if team in (m.home, m.away)]
    parts = [match_part(scored, m, team) for m in own]
    if team in brought:
        cite = (competition.carry.cite if competition.carry else "") or TENTHS
        parts.append(OpenedPart(Step("carried_over", cite, shown(brought[team])), brought[team]))
    off = ZERO
    for one in competition.deductions:
        if one.contestant == team:
            amount = tenth(one.amount)
            off += amount
            cells = {"why": one.why or "-"}
            parts.append(OpenedPart(Step("deduction", one.cite or TENTHS, f"-{shown(amount)}", cells), -amount))
    parts.append(OpenedPart(Step("standing_total", "78.D", shown(place.points)), place.points))
    return StandingLine(
        place.place, team, names.get(team, ""), place.points, None, tuple(parts), sum(1 for m in own if m.away), off
    )


def match_part(scored: TeamScored, match: TeamMatch, team: str) -> OpenedPart:
    """A match as a team has it: opens into its steps and its boards."""
    home = team == match.home
    points = match.points_home if home else match.points_away
    imps = match.gained if home else match.lost
    cells = {"round": match.round or "-", "opponents": match.away if home else match.home}
    counts = scored.options.method == "imps"
    text = f"{signed(imps)} IMP, {shown(points)}" if counts and match.kind != "bye" else shown(points)
    cite = next((step.cite for step in reversed(match.steps) if step.cite), COUNTED[scored.options.method])

    def opened() -> tuple[OpenedPart, ...]:
        boards = tuple(_board(scored, match, b, home) for b in match.boards)
        return (*boards, *steps_as_parts(match.steps))

    return OpenedPart(Step("match_bye" if match.kind == "bye" else "match_result", cite, text, cells), points, opened)


def _board(scored: TeamScored, match: TeamMatch, board: TeamBoard, home: bool) -> OpenedPart:
    gain = board.home if home else board.away
    text = f"{signed(gain)} IMP" if scored.options.method == "imps" else shown(gain)
    cells = {"board": str(board.board), "open": board.open_room, "closed": board.closed_room}
    says, cite = "team_board_points", COUNTED[scored.options.method]
    if board.entries:
        says, cite = "board_adjusted", "12.C.1.a"
        cells["entry"] = ", ".join(board.entries)

    view: TeamSide = "home" if home else "away"

    def opened() -> tuple[OpenedPart, ...]:
        return steps_as_parts(explain_board(scored, None, match.home, match.away, board.board, match.round, view).steps)

    return OpenedPart(Step(says, cite, text, cells), gain, opened)


def _ladder(scored: TeamScored, names: Mapping[str, str]) -> tuple[StandingLine, ...]:
    """Places of a knock-out: the more matches won the higher, those beaten in the same round level."""
    teams = list(dict.fromkeys(t for m in scored.matches for t in (m.home, m.away) if t))
    won = {t: sum(1 for m in scored.matches if m.winner == t or (m.kind == "bye" and m.home == t)) for t in teams}
    last = {t: max(i for i, m in enumerate(scored.matches) if t in (m.home, m.away)) for t in teams}
    out = {t: scored.matches[last[t]].winner not in (t, "extension", "") for t in teams}
    ranks = {t: (won[t], not out[t]) for t in teams}
    ordered = sorted(teams, key=lambda t: (-won[t], out[t], natural(t)))
    found: list[StandingLine] = []
    for number, team in enumerate(ordered, 1):
        level = found and ranks[found[-1].contestant] == ranks[team]
        parts = tuple(_rung(scored, m, team) for m in scored.matches if team in (m.home, m.away))
        place = found[-1].place if level else number
        found.append(StandingLine(place, team, names.get(team, ""), Fraction(won[team]), None, parts, len(parts)))
    return tuple(found)


def _rung(scored: TeamScored, match: TeamMatch, team: str) -> OpenedPart:
    part = match_part(scored, match, team)
    if match.kind == "bye":
        return part
    home = team == match.home
    says = (
        "knockout_won"
        if match.winner == team
        else "knockout_open"
        if match.winner in ("", "extension")
        else "knockout_lost"
    )
    margin = f"{signed(match.gained if home else match.lost)} IMP"
    cells = {"round": match.round or "-", "opponents": match.away if home else match.home}
    cite = "mbsz-hu:40/hianyzik-egy-csapat" if match.kind == "forfeit" else "mbsz-hu:37/k-o"
    return OpenedPart(Step(says, cite, margin, cells), part.amount, part.inner)
