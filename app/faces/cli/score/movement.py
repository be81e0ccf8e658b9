"""`lawbridge score movement`: a movement, verified, as guide cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from app.faces.cli.score.options import Json, Lang
from app.messages import language_code


def movement(
    kind: Annotated[
        str,
        typer.Argument(help="mitchell, skip, relay, scrambled, howell, teams, lines (annex 6.1 b) or mixed (6.1 e)."),
    ],
    size: Annotated[int, typer.Argument(help="Tables (Mitchell), pairs (Howell), teams, or pairs of a line.")],
    boards: Annotated[int, typer.Option(help="Boards in a set.")] = 2,
    rounds: Annotated[int | None, typer.Option(help="Fewer rounds than the whole movement.")] = None,
    cure: Annotated[str, typer.Option(help="skip or relay: for an even number of tables, scrambled or in lines.")] = "",
    switch_after: Annotated[
        int | None, typer.Option(help="Scrambled: the round after which NS and EW change; half of them if not given.")
    ] = None,
    missing: Annotated[
        str, typer.Option(help="ns or ew: the line that lacks a pair (an odd number at a Mitchell).")
    ] = "",
    html_file: Annotated[Path | None, typer.Option("--html", help="Write the guide cards here, to print.")] = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A movement, verified, as guide cards for the tables (MBSz annex 6)."""
    from app.scoring.movements import movement_document, movement_lines, movement_parts, write_cards

    language = language_code(lang)
    parts = movement_parts(kind, size, boards, rounds, cure, switch_after, missing)
    if html_file:
        write_cards(parts, language, html_file)
    if as_json:
        print_json(movement_document(kind, parts))
        return
    for line in movement_lines(parts, language):
        typer.echo(line)
