"""The table of a team event: points of all matches less penalties, ties left shared or separated as VSz 37 says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, shown
from rulings.scoring.field.matches import TeamScored
from rulings.scoring.standings import Meeting, Place, standings


def team_table(
    scored: TeamScored,
    penalties: Mapping[str, Fraction] | None = None,
    system: str = "",
    carried: Mapping[str, Fraction] | None = None,
) -> Calculation[tuple[Place, ...]]:
    """Places of the teams. `system` danish or round_robin separates ties by its criteria (VSz 37); without it equal
    teams share the place. Penalties are points of the table; `carried` are points brought along.
    """
    teams = list(dict.fromkeys(team for m in scored.matches for team in (m.home, m.away) if team))
    off = penalties or {}
    if unknown := [team for team in off if team not in teams]:
        raise BadInput(f"A penalty was given to team {unknown[0]!r}, which has no match in the file.")
    more = carried or {}
    taken = {team: more.get(team, Fraction(0)) - off.get(team, Fraction(0)) for team in teams}
    for m in scored.matches:
        if m.kind == "bye":
            taken[m.home] += m.points_home
    if system:
        if system not in ("danish", "round_robin"):
            raise BadInput(f"{system!r} is no system with tie-breaks in VSz 37: use danish or round_robin.")
        meetings = [
            Meeting(
                m.home,
                m.away,
                m.points_home,
                m.points_away,
                m.gained if scored.options.method == "imps" else Fraction(0),
            )
            for m in scored.matches
            if m.away
        ]
        return standings("danish" if system == "danish" else "round_robin", meetings, taken)
    points = dict(taken)
    for m in scored.matches:
        if m.away:
            points[m.home] += m.points_home
            points[m.away] += m.points_away
    found: list[Place] = []
    for number, team in enumerate(sorted(teams, key=lambda t: -points[t]), 1):
        last = found[-1] if found else None
        place = last.place if last and last.points == points[team] else number
        found.append(Place(team, place, points[team], "points"))
    return Calculation(tuple(found), ())


def team_rows(places: tuple[Place, ...], scored: TeamScored) -> list[tuple[str, ...]]:
    """Place, team, points, matches played."""
    played = Counter(team for m in scored.matches if m.away for team in (m.home, m.away))
    return [(str(p.place), p.contestant, shown(p.points), str(played[p.contestant])) for p in places]
