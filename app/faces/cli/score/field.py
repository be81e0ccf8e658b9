"""`lawbridge score field`: a whole pairs event out of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from app.faces.cli.score.options import Csv, Encoding, File, Html, Json, Lang, Sheet
from app.faces.cli.score.printing import echo_event, print_calculation
from app.messages import language_code


def field(
    file: File,
    method: Annotated[str, typer.Option(help="matchpoints, cross_imps, butler or total.")],
    scale: Annotated[str, typer.Option(help="2-1-0 or 1-half-0; wanted for matchpoints.")] = "",
    trim: Annotated[int, typer.Option(help="Results dropped at each end of the Butler average.")] = 0,
    division: Annotated[str, typer.Option(help="upper or fourth: the trimming table of annex 4.17.")] = "",
    rounding: Annotated[str, typer.Option(help="ten or exact: what becomes of the Butler average.")] = "ten",
    average: Annotated[
        bool, typer.Option("--average/--sum", help="Cross-IMPs divided by the comparisons or not.")
    ] = True,
    penalty: Annotated[
        list[str] | None, typer.Option(help="Off a pair: 7=2.4 points, 7=25% of a top; repeat it.")
    ] = None,
    pairs: Annotated[
        Path | None, typer.Option(help="List of pairs (CSV): pair, name, class, handicap, penalty, withdrawn.")
    ] = None,
    withdrawn: Annotated[list[str] | None, typer.Option(help="A pair that left the event (VSz 25).")] = None,
    lines_apart: Annotated[bool, typer.Option("--lines-apart", help="NS and EW have their own numbers.")] = False,
    break_ties: Annotated[
        bool, typer.Option("--break-ties", help="Separate shared places as annex 6.1 proposes.")
    ] = False,
    encoding: Encoding = "",
    csv_file: Csv = None,
    frequencies: Annotated[Path | None, typer.Option(help="Write the frequencies here (CSV).")] = None,
    sheet: Sheet = False,
    html_file: Html = None,
    explain: Annotated[str, typer.Option(help="Say why: pair and board, as 7:12.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score a whole field from a file; write its tables; explain any pair's board."""
    from app.scoring.field import FieldFile, field_event, field_options, write_field
    from app.scoring.refusals import told_in

    language = language_code(lang)
    how = field_options(method, scale, trim, division, rounding, average)
    with told_in(language):
        event = field_event(
            FieldFile(file, pairs, encoding, lines_apart), how, language, penalty or (), withdrawn or (), break_ties
        )
    if explain:
        calculation, sentence = event.explained(explain, language)
        print_calculation(calculation, lang, as_json, sentence)
        return
    write_field(event, language, file, csv_file, frequencies, html_file, sheet)
    if as_json:
        print_json(event.document(language))
    else:
        echo_event(event, event.steps, event.said(language), language)
