"""`lawbridge score teams`: the matches of a team event out of a file."""

from __future__ import annotations

from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from app.faces.cli.score.options import Csv, Encoding, Html, Json, Lang, ScaleFile, Sheet
from app.faces.cli.score.printing import echo_event, print_calculation
from app.faces.cli.score.tournament import Event, Files, Log, Open, Pbn, Usebio, run
from app.messages import language_code


def teams(
    files: Files,
    method: Annotated[str, typer.Option(help="imps, board_a_match or patton; a tournament has its own.")] = "",
    vp: Annotated[str, typer.Option(help="For imps: wbf2013, wbf2013-discrete, old25 or none.")] = "",
    scale_file: ScaleFile = None,
    variant: Annotated[str, typer.Option(help="For board_a_match: a (1 point) or b (4 points).")] = "",
    divisor: Annotated[str, typer.Option(help="For patton: both_teams or winner; the text allows both.")] = "",
    boards: Annotated[int, typer.Option(help="Boards of a match, as announced (MBSz 39).")] = 0,
    fraction: Annotated[
        str, typer.Option(help="A fraction of an IMP: half_up, half_away or interpolate, as the conditions say.")
    ] = "",
    system: Annotated[str, typer.Option(help="Separates ties as VSz 37: danish or round_robin.")] = "",
    penalty: Annotated[list[str] | None, typer.Option(help="Points off a team: 3=1; repeat it.")] = None,
    encoding: Encoding = "",
    csv_file: Csv = None,
    sheet: Sheet = False,
    html_file: Html = None,
    explain: Annotated[str, typer.Option(help="Say why: match and board, as 1-2:5 (home team first).")] = "",
    event: Event = "",
    open_line: Open = "",
    log: Log = "",
    usebio: Usebio = None,
    pbn: Pbn = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score the matches of a team event from files; team numbers stand where pair numbers do. Or a tournament's."""
    from app.scoring.refusals import told_in
    from app.scoring.teams import is_tournament, team_event, team_options, team_rules_as_typed

    language = language_code(lang)
    if is_tournament(files) or open_line or log or usebio or pbn:
        rules = {} if is_tournament(files) else team_rules_as_typed(method, vp, scale_file, variant, divisor)
        more = {"boards": boards, "fraction": fraction, "ties": system}
        rules |= {name: value for name, value in more.items() if value}
        run(files, "teams", rules, event, open_line, log, encoding, lang, as_json, usebio, pbn)
        return
    options = team_options(method, vp, scale_file, variant, divisor, boards, fraction)
    with told_in(language):
        played = team_event(files, options, encoding)
    if explain:
        print_calculation(played.explained(explain), lang, as_json)
        return
    standings = played.table(penalty or (), system)
    standings.write(language, files, csv_file, html_file, sheet)
    if as_json:
        print_json(standings.document(language))
    else:
        echo_event(standings, standings.calculation.steps, standings.said(language), language)
