"""`lawbridge score draw | bye | forfeit | unplayed | late | knockout-match | index | promotion | cap | cup`: matches of
teams and championships, by MBSz 33-41 and annex 4.
"""

from __future__ import annotations

from typing import Annotated

import typer

from app.faces.cli.score.options import NUMBERS, Json, Lang, ScaleFile
from app.faces.cli.score.printing import print_calculation
from corpus.errors import BadInput
from rulings.scoring import typed

VpScale = Annotated[str, typer.Option("--scale", help="old25 or wbf2013; there is no default.")]


def add_matches(app: typer.Typer) -> None:
    """Mount the commands."""
    for command in (draw, bye, forfeit, late, index, promotion, cup):
        app.command()(command)
    app.command(context_settings=NUMBERS)(unplayed)
    app.command(context_settings=NUMBERS)(cap)
    app.command("knockout-match", context_settings=NUMBERS)(knockout_match)


def draw(
    method: Annotated[str, typer.Argument(help="danish, swiss, seeded, anti-danish or cup-final.")],
    teams: Annotated[list[str], typer.Argument(help="The teams in ranking order, best first.")],
    met: Annotated[
        list[str] | None, typer.Option(help="Two teams that must not meet again, as A:B; repeat it.")
    ] = None,
    sat_out: Annotated[list[str] | None, typer.Option(help="A team that has sat out already; repeat it.")] = None,
    triangle: Annotated[bool, typer.Option("--triangle", help="Odd field: the three lowest play each other.")] = False,
    leader_out: Annotated[
        bool, typer.Option("--leader-out", help="Last round: the leader cannot be caught (VSz 33).")
    ] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Draw of a round of teams (MBSz 33, annex 4.18)."""
    from app.scoring.matches import drawn_round

    print_calculation(drawn_round(method, teams, met or [], sat_out or [], triangle, leader_out), lang, as_json)


def bye(
    scale: VpScale,
    own: Annotated[str, typer.Option(help="The team's VP average so far.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """VP of a team that sits out (MBSz 36)."""
    from rulings.scoring.team_match import bye as compute

    average = typed.number(own, "VP average") if own else None
    print_calculation(compute(typed.one_of(scale, "old25", "wbf2013"), average), lang, as_json)


def forfeit(
    scale: VpScale,
    own: Annotated[str, typer.Option(help="The innocent team's VP average.")] = "",
    opponents: Annotated[str, typer.Option(help="The absent team's VP average.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """VP of the team whose opponents did not come: the best of three (MBSz 40)."""
    from rulings.scoring.team_match import forfeit as compute

    mine = typed.number(own, "VP average") if own else None
    theirs = typed.number(opponents, "VP average") if opponents else None
    print_calculation(compute(typed.one_of(scale, "old25", "wbf2013"), mine, theirs), lang, as_json)


def unplayed(
    result: Annotated[str, typer.Argument(help="IMPs on the boards played, from the innocent (or first) team's view.")],
    boards: Annotated[int, typer.Option(help="Boards of the match.")],
    played: Annotated[int, typer.Option(help="Boards played in both rooms.")],
    fault: Annotated[str, typer.Option(help="one, partly, both or none: who is answerable.")],
    scale: Annotated[str, typer.Option(help="wbf2013, wbf2013-discrete or old25; imps for a knock-out match.")],
    scale_file: ScaleFile = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A match with boards not played: +3 or -3 IMP a board, then each team's VP (MBSz 39)."""
    from app.scoring.matches import unplayed_match

    print_calculation(unplayed_match(result, boards, played, fault, scale, scale_file), lang, as_json)


def late(
    minutes: Annotated[str, typer.Argument(help="Minutes after the start announced.")],
    boards: Annotated[int, typer.Option(help="Boards of the match.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Boards lost when a team comes late, +3 IMP each to the others; above a quarter it is absent (MBSz 41)."""
    from rulings.scoring.clock import late_team

    print_calculation(late_team(typed.number(minutes, "number of minutes"), boards), lang, as_json)


def knockout_match(
    imps: Annotated[str, typer.Argument(help="IMPs won by (negative: lost by).")],
    points: Annotated[str, typer.Argument(help="Difference in total points; without it an extension is played.")] = "",
    cup: Annotated[bool, typer.Option("--cup", help="A cup of the MBSz: total points, then two boards.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Winner of a knock-out match (MBSz 37, annex 4.18)."""
    from rulings.scoring.standings import knockout

    (margin,) = typed.scores([imps])
    total = typed.scores([points])[0] if points else None
    if cup and total is None and not margin:
        raise BadInput("In the cups total points come before an extension: give the difference in total points too.")
    print_calculation(knockout(margin, total, cup), lang, as_json)


def index(
    kind: Annotated[str, typer.Argument(help="pairs or teams.")],
    division: Annotated[str, typer.Argument(help="I/a, I/b, II, III or IV on the provisional start list.")],
    place: Annotated[int, typer.Argument(help="Place in the division on that list.")],
    years: Annotated[int, typer.Option(help="Years away from the championship.")] = 0,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Placement index of a player (MBSz annex 4.4)."""
    from rulings.scoring.championship import placement_index

    print_calculation(placement_index(typed.one_of(kind, "pairs", "teams"), division, place, years), lang, as_json)


def promotion(
    kind: Annotated[str, typer.Argument(help="pairs or teams.")],
    division: Annotated[str, typer.Argument(help="I/a, I/b, II, III or IV.")],
    place: Annotated[int, typer.Argument(help="Final place.")],
    entrants: Annotated[int, typer.Option(help="Entrants of the lowest division at the end.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Where a final place leads (MBSz annex 4.15, 4.16)."""
    from rulings.scoring.championship import promotion as compute

    print_calculation(compute(typed.one_of(kind, "pairs", "teams"), division, place, entrants), lang, as_json)


def cap(
    imps: Annotated[str, typer.Argument(help="IMPs of the round.")],
    boards: Annotated[int, typer.Option(help="Boards of the round.")],
    division: Annotated[str, typer.Option(help="upper (I/a to III) or fourth.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """What counts of a Butler round, and the reserve points (MBSz annex 4.17)."""
    from rulings.scoring.comparison import capped

    total = typed.number(imps, "number of IMPs")
    print_calculation(capped(total, boards, typed.one_of(division, "upper", "fourth")), lang, as_json)


def cup(
    stage: Annotated[str, typer.Argument(help="main_32, main_48 or consolation_32.")],
    vp: Annotated[str, typer.Argument(help="VP of the match.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Points of a cup match with its bonus (MBSz annex 4.18)."""
    from rulings.scoring.championship import cup_points

    print_calculation(cup_points(stage, typed.number(vp, "number of VP")), lang, as_json)
