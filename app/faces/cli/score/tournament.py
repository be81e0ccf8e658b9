"""`lawbridge score pairs | individual | ulti`, and `score teams` of a tournament: standings that open."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from app.faces.cli.printing import print_json
from app.faces.cli.score.options import Encoding, Json, Lang
from app.messages import language_code
from corpus.errors import BadInput
from corpus.model import Language

Files = Annotated[
    list[Path], typer.Argument(help="A tournament (.yaml), or result files: .csv, .xlsx, .pbn, .xml (USEBIO).")
]
Event = Annotated[str, typer.Option("--event", help="Only this competition of the tournament.")]
Open = Annotated[
    str, typer.Option("--open", help="Open a line down to its paragraphs: 7, or 7:12 for a board, or all.")
]
Log = Annotated[str, typer.Option("--log", help="Take the adjusted scores of this tournament from the director's log.")]
Usebio = Annotated[Path | None, typer.Option(help="Write the competition here as USEBIO XML.")]
Pbn = Annotated[Path | None, typer.Option(help="Write the competition here as PBN with score tables.")]


def add_tournaments(app: typer.Typer) -> None:
    """Mount the commands."""
    for command in (pairs, individual, ulti):
        app.command()(command)


def pairs(
    files: Files,
    method: Annotated[str, typer.Option(help="matchpoints, cross_imps, butler or total, for result files.")] = "",
    scale: Annotated[str, typer.Option(help="2-1-0 or 1-half-0; wanted for matchpoints.")] = "",
    lines_apart: Annotated[bool, typer.Option("--lines-apart", help="NS and EW have their own numbers.")] = False,
    event: Event = "",
    open_line: Open = "",
    log: Log = "",
    usebio: Usebio = None,
    pbn: Pbn = None,
    encoding: Encoding = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score the pairs events of a tournament, or sessions out of result files, a file a session."""
    rules = _rules(method=method, scale=scale, lines_apart=lines_apart)
    run(files, "pairs", rules, event, open_line, log, encoding, lang, as_json, usebio, pbn)


def individual(
    files: Files,
    method: Annotated[str, typer.Option(help="matchpoints, cross_imps, butler or total, for result files.")] = "",
    scale: Annotated[str, typer.Option(help="2-1-0 or 1-half-0; wanted for matchpoints.")] = "",
    event: Event = "",
    open_line: Open = "",
    log: Log = "",
    encoding: Encoding = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score an individual: result files with the columns north, east, south, west, or a tournament."""
    run(files, "individual", _rules(method=method, scale=scale), event, open_line, log, encoding, lang, as_json)


def ulti(
    files: Files,
    event: Event = "",
    open_line: Open = "",
    deals: Annotated[int, typer.Option(help="Deals of a game, where it is not 18 (three players) or 20 (four).")] = 0,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score an Ulti league: games or sheets (CSV, XLSX), or a tournament with expulsions and withdrawals."""
    run(files, "ulti", _rules(deals=deals), event, open_line, "", "", lang, as_json)


def _rules(**given: Any) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value}


def run(
    files: list[Path],
    kind: str,
    rules: Mapping[str, Any],
    event: str,
    open_line: str,
    log: str,
    encoding: str,
    lang: str,
    as_json: bool,
    usebio: Path | None = None,
    pbn: Path | None = None,
) -> None:
    """Score, write the files asked for, then print the standings, a line opened, or one JSON document."""
    from app.scoring.adjusting import entries_of
    from app.scoring.refusals import told_in
    from app.scoring.tournament import congress_of, score_congress, write_exchange

    language = language_code(lang)
    with told_in(language):
        congress = congress_of(files, kind, rules, encoding)
        scored = score_congress(congress, entries_of(log or congress.log), kind, event)
    write_exchange(scored, event, files, usebio, pbn)
    if open_line:
        _open(scored.competition(event), open_line, language, as_json)
    elif as_json:
        print_json(scored.document(language))
    else:
        for found in scored.found:
            _print(found, language, len(scored.found) > 1)


def _open(found: Any, place: str, language: Language, as_json: bool) -> None:
    from app.scoring.tournament import line_document, opened_lines

    who, _, board = place.partition(":")
    lines = found.lines if who == "all" else [line for line in found.lines if line.contestant == who]
    if not lines:
        known = ", ".join(line.contestant for line in found.lines[:12])
        raise BadInput(f"There is no line of {who!r} in the standings: there are {known}.")
    if as_json:
        rows = [line_document(line, language, 3) for line in lines]
        print_json(rows if who == "all" else rows[0])
        return
    for line in lines:
        typer.echo("\n".join(opened_lines(line, language, board)))


def _print(found: Any, language: Language, titled: bool) -> None:
    from app.scoring.tournament import heads_of, standing_rows_of
    from rulings.scoring.telling import tell

    if titled:
        typer.echo(f"\n{found.competition.name}")
    typer.echo("\t".join(heads_of(found, language)))
    for row in standing_rows_of(found):
        typer.echo("\t".join(row))
    for step in found.ties:
        typer.echo(f"{tell(step, language)}  [{step.cite}]")
    for note in found.notes:
        typer.echo(f"({tell(note, language)}){f'  [{note.cite}]' if note.cite else ''}")
