"""Matches of teams: rounds in order, each match with its length, byes and forfeits, IMPs and victory points,
Board-a-Match, Patton (VSz 33-40, MBSz annex 6, teams).

A number is a team: each board has one result with the team NS and one with it EW. The home team is the one that sits NS
on the first board of the match in the file. The same teams may meet again in another round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from bridge.tournament import Bye, Encounter, RoundPlay, Unplayed
from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step, shown
from rulings.scoring.field.converting import result, table_result
from rulings.scoring.field.match_points import MatchFigures, StillAsked, imps_of_points, match_figures
from rulings.scoring.field.results import FieldResults, Result
from rulings.scoring.field.team_boards import (
    TeamBoard,
    TeamMethod,
    TeamOptions,
    TeamSide,
    VpScale,
    explained_board,
    scored_board,
)
from rulings.scoring.old_scale import OldScale
from rulings.scoring.small_matches import patton_match
from rulings.scoring.standings import knockout as decided
from rulings.scoring.team_match import VpScale as NamedScale
from rulings.scoring.team_match import bye as bye_points
from rulings.scoring.team_match import forfeit as forfeit_points
from rulings.scoring.team_match import invalid_match, invalid_match_both

__all__ = [
    "TeamBoard",
    "TeamMatch",
    "TeamMethod",
    "TeamOptions",
    "TeamScored",
    "VpScale",
    "explain_board",
    "score_teams",
]
ZERO = Fraction(0)


@dataclass(frozen=True)
class TeamMatch:
    """A match: its boards, each team's IMPs from its own view (or points) and what counts in the table.

    `kind` is `played`, `bye` (no visitors), `forfeit` or `invalid`; `length` the boards of the match; `winner` is
    filled in a knock-out (`extension` when more boards are needed); `steps` say how it came, `asked` what is
    still missing.
    """

    home: str
    away: str
    boards: tuple[TeamBoard, ...]
    gained: Fraction
    lost: Fraction
    points_home: Fraction
    points_away: Fraction
    round: str = ""
    length: int = 0
    kind: str = "played"
    steps: tuple[Step, ...] = ()
    notes: tuple[Step, ...] = ()
    asked: tuple[StillAsked, ...] = ()
    winner: str = ""
    results: tuple[Result, ...] = ()

    @property
    def name(self) -> str:
        """`3: 1-2`, the round first where there are rounds."""
        return f"{self.round}: {self.home}-{self.away}" if self.round else f"{self.home}-{self.away}"


@dataclass(frozen=True)
class TeamScored:
    """All matches and the notes on lines that count for none."""

    options: TeamOptions
    matches: tuple[TeamMatch, ...]
    notes: tuple[Step, ...]

    @property
    def asked(self) -> tuple[StillAsked, ...]:
        """What is still to be told, match by match."""
        return tuple(one for match in self.matches for one in match.asked)


def score_teams(field: FieldResults, options: TeamOptions) -> TeamScored:
    """Every match of a file: rounds apart where the file has them. A board with one result only is not played and told
    in a note; a weighted score is turned into IMPs outcome by outcome (12C1c).
    """
    return score_rounds(rounds_of(field), options, notes=field.notes, source=field.source)


def rounds_of(field: FieldResults) -> tuple[RoundPlay, ...]:
    """The rounds of a file, by number where they are numbered, else in its order; one without a number where the file
    has none.
    """
    rows = (*field.results, *field.unplayed)
    found: list[RoundPlay] = []
    numbers = list(dict.fromkeys((r.session, r.round) for r in rows))
    if all(part.isdecimal() or not part for number in numbers for part in number):
        numbers.sort(key=lambda number: tuple(int(part or 0) for part in number))
    for number in numbers:
        here = [r for r in rows if (r.session, r.round) == number]
        pairs = dict.fromkeys(frozenset((r.ns, r.ew)) for r in here if r.ns and r.ew)
        label = "/".join(part for part in number if part)
        encounters = []
        for two in pairs:
            own = [r for r in here if {r.ns, r.ew} == two]
            encounters.append(Encounter(label, own[0].ns, own[0].ew, None, tuple(map(table_result, own))))
        alone = dict.fromkeys(pair for r in here if not (r.ns and r.ew) for pair in r.pairs)
        found.append(RoundPlay(label, tuple(encounters), tuple(Bye(team) for team in alone)))
    return tuple(found)


def score_rounds(
    rounds: Sequence[RoundPlay],
    options: TeamOptions,
    form: str = "",
    notes: Sequence[Step] = (),
    source: str = "",
) -> TeamScored:
    """Every match and bye, round after round: averages so far are those of the matches played before (VSz 36, 40)."""
    told = list(notes)
    matches: list[TeamMatch] = []
    late: list[int] = []
    for one in rounds:
        before = tuple(matches)
        for encounter in one.encounters:
            if encounter.forfeited_by:
                late.append(len(matches))
            found = _scored(encounter, options, form, before, told)
            if found:
                matches.append(found)
        matches += [_bye(bye, one.number, options, before) for bye in one.byes]
    if form == "round_robin":  # the averages are those of the whole round robin (VSz 40)
        for place in late:
            encounter = next(
                e for r in rounds for e in r.encounters if (e.round, e.home, e.away) == _key(matches[place])
            )
            matches[place] = _forfeit(encounter, options, form, tuple(matches))
    matches, gone = _without_quitters(matches, form)
    told += gone
    if not any(m.boards or m.kind != "bye" for m in matches):
        raise BadInput(
            f"The file {source} has no match: each board needs two results, with the same two team numbers NS "
            "and EW exchanged."
        )
    return TeamScored(options, tuple(matches), tuple(told))


def _key(match: TeamMatch) -> tuple[str, str, str]:
    return match.round, match.home, match.away


def _scored(
    encounter: Encounter, options: TeamOptions, form: str, before: Sequence[TeamMatch], told: list[Step]
) -> TeamMatch | None:
    if encounter.forfeited_by:
        return _forfeit(encounter, options, form, before)
    home, away = encounter.home, encounter.away
    rows = [result(t) for t in encounter.results]
    boards: list[tuple[Result, Result]] = []
    seen = sorted({r.board for r in rows})
    for board in seen:
        here = [r for r in rows if r.board == board and _counts(r)]
        first, second = (next((r for r in here if r.ns == team), None) for team in (home, away))
        if first is None or second is None:
            cells = {"board": str(board), "home": home, "away": away}
            told.append(Step("note_one_table_only", "mbsz-hu:39", "", cells))
        else:
            boards.append((first, second))
    if not boards and encounter.imps is None:
        return None
    length = encounter.boards or options.boards or len(seen)
    if not encounter.boards and not options.boards and options.method == "imps" and len(boards) < length:
        told.append(Step("note_length_counted", "mbsz-hu:39", "", {"home": home, "away": away, "boards": str(length)}))
    if len(boards) > length:
        raise BadInput(
            f"The match {home} - {away} has {len(boards)} boards in the file and is {length} boards long: "
            "correct the length or the file; two matches of the same teams need a round."
        )
    played = tuple(scored_board(a, b, options) for a, b in boards)
    base = TeamMatch(home, away, played, ZERO, ZERO, ZERO, ZERO, encounter.round, length, results=tuple(rows))
    return _counted(base, encounter, boards, options, form, before)


def _counts(row: Result) -> bool:
    side = table_result(row)
    return side.ns_score.kind != "nothing" or side.ew_score.kind != "nothing"


def _counted(
    base: TeamMatch,
    encounter: Encounter,
    boards: Sequence[tuple[Result, Result]],
    options: TeamOptions,
    form: str,
    before: Sequence[TeamMatch],
) -> TeamMatch:
    gained, lost = (sum((getattr(b, side) for b in base.boards), ZERO) for side in ("home", "away"))
    if options.method == "patton":
        whole = [(_plain(a), _plain(b)) for a, b in boards]
        worked = patton_match(whole, options.divisor)
        two = worked.value
        return replace(
            base, gained=gained, lost=lost, points_home=two.home, points_away=two.away, steps=worked.steps,
            notes=worked.notes,
        )  # fmt: skip
    if options.method == "board_a_match":
        step = Step("match_points", "mbsz-hu:M6.2@2/board-a-match-merkozes", f"{shown(gained)} : {shown(lost)}")
        return replace(base, gained=gained, lost=lost, points_home=gained, points_away=lost, steps=(step,))
    if encounter.imps is not None:
        gained, lost = encounter.imps
    missing = 0 if encounter.imps is not None else base.length - len(base.boards)
    unplayed = encounter.unplayed or (Unplayed(missing) if missing else None)
    if encounter.carry:
        gained, lost = gained + encounter.carry, lost - encounter.carry
    knockout = form == "knockout"
    announced = bool(encounter.boards or options.boards or encounter.unplayed)
    terms = replace(options, vp=None) if knockout else options
    found = match_figures((gained, lost), base.length, unplayed, base.home, base.name, terms, knockout, announced)
    if not found.valid:
        return _invalid(base, found, unplayed, options, before)
    steps = found.steps
    if encounter.carry:
        steps = (Step("match_carry", "", f"{shown(encounter.carry)} IMP"), *steps)
    full = replace(
        base, gained=found.imps[0], lost=found.imps[1], points_home=found.points[0], points_away=found.points[1],
        steps=steps, notes=found.notes, asked=found.asked,
    )  # fmt: skip
    return _decided(full, encounter) if knockout else full


def _plain(row: Result) -> int:
    if not isinstance(row.score, int):
        raise BadInput(f"Board {row.board}: a Patton match is divided by its scores; write one score at each table.")
    return row.score


def _decided(match: TeamMatch, encounter: Encounter) -> TeamMatch:
    """The winner of a knock-out match (VSz 37): by IMPs, then total points or the boards added."""
    if match.gained == 0 and encounter.winner:
        return replace(match, winner=encounter.winner)
    found = decided(match.gained, encounter.total_points, cup=False)
    winner = {"first": match.home, "second": match.away}.get(found.value, "extension")
    return replace(match, winner=winner, steps=(*match.steps, *found.steps), notes=(*match.notes, *found.notes))


def _named(scale: VpScale | None) -> NamedScale:
    return "old25" if isinstance(scale, OldScale) else "wbf2013"


def _average(team: str, matches: Sequence[TeamMatch], but: TeamMatch | None = None) -> Fraction | None:
    """Mean VP of a team's matches played, None before the first."""
    own = [
        m.points_home if m.home == team else m.points_away
        for m in matches
        if m.kind == "played" and team in (m.home, m.away) and m is not but and not m.asked
    ]
    return sum(own, ZERO) / len(own) if own else None


def _bye(bye: Bye, number: str, options: TeamOptions, before: Sequence[TeamMatch]) -> TeamMatch:
    """What a team has for sitting a round out (VSz 36), or what the conditions of contest say."""
    base = TeamMatch(bye.contestant, "", (), ZERO, ZERO, ZERO, ZERO, number, 0, "bye")
    if bye.points is not None:
        return replace(base, points_home=bye.points, steps=(Step("bye_given", bye.cite, shown(bye.points)),))
    if options.method != "imps" or options.vp is None:
        return base
    found = bye_points(_named(options.vp), _average(bye.contestant, before))
    return replace(base, points_home=found.value, steps=found.steps, notes=found.notes)


def _forfeit(encounter: Encounter, options: TeamOptions, form: str, before: Sequence[TeamMatch]) -> TeamMatch:
    """A match given up (VSz 40): nought for who did not play, the best of three for the others."""
    absent = encounter.forfeited_by
    if absent not in (encounter.home, encounter.away):
        raise BadInput(f"Team {absent!r} cannot have forfeited {encounter.home} - {encounter.away}: it is not in it.")
    innocent = encounter.away if absent == encounter.home else encounter.home
    length = encounter.boards or options.boards or 0
    base = TeamMatch(encounter.home, encounter.away, (), ZERO, ZERO, ZERO, ZERO, encounter.round, length, "forfeit")
    lost = Step("forfeit_lost", "mbsz-hu:40/hianyzik-egy-csapat", "", {"team": absent})
    if form == "knockout":
        return replace(base, winner=innocent, steps=(lost,))
    if options.method != "imps" or options.vp is None:
        return replace(base, steps=(lost,))
    found = forfeit_points(_named(options.vp), _average(innocent, before), _average(absent, before))
    imps = imps_of_points(found.value, length or 8, options.vp)
    steps = (lost, *found.steps, Step("forfeit_imps", "mbsz-hu:40/a-vetlen-csapat-gy-p-ja", f"{shown(imps)} IMP"))
    home = absent != encounter.home
    points = (found.value, ZERO) if home else (ZERO, found.value)
    figures = (imps, -imps) if home else (-imps, imps)
    return replace(
        base, gained=figures[0], lost=figures[1], points_home=points[0], points_away=points[1], steps=steps,
        notes=found.notes,
    )  # fmt: skip


def _invalid(
    base: TeamMatch, found: MatchFigures, unplayed: Unplayed | None, options: TeamOptions, before: Sequence[TeamMatch]
) -> TeamMatch:
    """Less than three quarters played and not to be played again (VSz 39)."""
    base = replace(base, kind="invalid", gained=found.imps[0], lost=found.imps[1], steps=found.steps)
    if unplayed is None or unplayed.fault in ("", "none") or options.vp is None:
        return replace(base, asked=(StillAsked("invalid", base.name),))
    scale = _named(options.vp)
    if unplayed.fault == "both":
        both = invalid_match_both(scale, offender_gains=False)
        return replace(
            base, points_home=both.value, points_away=both.value, steps=(*found.steps, *both.steps), notes=both.notes
        )
    innocent = unplayed.innocent or base.home
    offender = base.away if innocent == base.home else base.home
    best = forfeit_points(scale, _average(innocent, before), _average(offender, before))
    told = invalid_match(scale, best.value, offender_gains=False)
    points = told.value if innocent == base.home else told.value[::-1]
    return replace(
        base, points_home=points[0], points_away=points[1], steps=(*found.steps, *best.steps, *told.steps),
        notes=(*best.notes, *told.notes),
    )  # fmt: skip


def _without_quitters(matches: Sequence[TeamMatch], form: str) -> tuple[list[TeamMatch], list[Step]]:
    """A team that gave up two matches is out (VSz 40): in Danish and Swiss events its results stand, else all go."""
    absent = [step.values["team"] for m in matches for step in m.steps if step.says == "forfeit_lost"]
    quitters = [team for team in dict.fromkeys(absent) if absent.count(team) > 1]
    cite = "mbsz-hu:40/egy-csapat-kiesese"
    notes = [Step("note_team_out", cite, "", {"team": team}) for team in quitters]
    if form != "round_robin":
        return list(matches), notes
    return [m for m in matches if not {m.home, m.away} & set(quitters)], notes


def explain_board(
    scored: TeamScored,
    field: FieldResults | None,
    home: str,
    away: str,
    board: int,
    number: str = "",
    view: TeamSide = "home",
) -> Calculation[TeamBoard]:
    """The arithmetic of one board of a match from the home team's side, or the visitors' by `view`; raises BadInput
    when there is no such board.
    """
    found = [m for m in scored.matches if (m.home, m.away) == (home, away) and number in ("", m.round)]
    match = next((m for m in found if any(b.board == board for b in m.boards)), found[0] if found else None)
    if match is None:
        known = ", ".join(m.name for m in scored.matches[:12])
        raise BadInput(f"There is no match {home}-{away} in the file; its matches are {known}.")
    own = next((b for b in match.boards if b.board == board), None)
    if own is None:
        raise BadInput(
            f"The match {home}-{away} has no board {board}: it has {', '.join(str(b.board) for b in match.boards)}."
        )
    first, second = (
        next(r for r in match.results if (r.board, r.ns) == (board, team) and _counts(r)) for team in (home, away)
    )
    return explained_board(own, first, second, scored.options, view)
