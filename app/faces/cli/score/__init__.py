"""`lawbridge score ...`: calculators, whole events, matches and sessions, each with the paragraph of each step."""

import typer

from app.faces.cli.score.calculators import add_calculators
from app.faces.cli.score.field import field
from app.faces.cli.score.matches import add_matches
from app.faces.cli.score.movement import movement
from app.faces.cli.score.sessions import add_sessions
from app.faces.cli.score.teams import teams
from app.faces.cli.score.tournament import add_tournaments

__all__ = ["score_app"]

score_app = typer.Typer(
    name="score",
    help="Scores, worked out and cited: contract, imp, matchpoints, butler, vp, weighted, field, teams, movement ...",
    no_args_is_help=True,
    add_completion=False,
)
add_calculators(score_app)
for command in (field, teams, movement):
    score_app.command()(command)
add_tournaments(score_app)
add_matches(score_app)
add_sessions(score_app)
