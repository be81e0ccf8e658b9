"""`lawbridge score teams`: the matches of a team event out of a file."""

from __future__ import annotations

from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from app.faces.cli.score.options import Csv, Encoding, File, Html, Json, Lang, ScaleFile, Sheet
from app.faces.cli.score.printing import echo_event, print_calculation
from app.messages import language_code


def teams(
    file: File,
    method: Annotated[str, typer.Option(help="imps, board_a_match or patton.")],
    vp: Annotated[str, typer.Option(help="For imps: wbf2013, wbf2013-discrete, old25 or none.")] = "",
    scale_file: ScaleFile = None,
    variant: Annotated[str, typer.Option(help="For board_a_match: a (1 point) or b (4 points).")] = "",
    divisor: Annotated[str, typer.Option(help="For patton: both_teams or winner; the text allows both.")] = "",
    system: Annotated[str, typer.Option(help="Separates ties as VSz 37: danish or round_robin.")] = "",
    penalty: Annotated[list[str] | None, typer.Option(help="Points off a team: 3=1; repeat it.")] = None,
    encoding: Encoding = "",
    csv_file: Csv = None,
    sheet: Sheet = False,
    html_file: Html = None,
    explain: Annotated[str, typer.Option(help="Say why: match and board, as 1-2:5 (home team first).")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score the matches of a team event from a file; team numbers stand where pair numbers do."""
    from app.scoring.teams import team_event, team_options

    language = language_code(lang)
    event = team_event(file, team_options(method, vp, scale_file, variant, divisor), encoding)
    if explain:
        print_calculation(event.explained(explain), lang, as_json)
        return
    standings = event.table(penalty or (), system)
    standings.write(language, file, csv_file, html_file, sheet)
    if as_json:
        print_json(standings.document(language))
    else:
        echo_event(standings, standings.calculation.steps, standings.said(language), language)
