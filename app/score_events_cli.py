"""`lawbridge score field | teams | movement`: a whole event out of a file, and the movement it is played by."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from app.output import print_json
from app.score_output import Json, Lang, print_working
from app.wording import language_code
from app.writing_files import write_text
from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.telling import document, labels, tell
from rulings.scoring.working import Step

if TYPE_CHECKING:
    from rulings.scoring.field.lists import Entrant
    from rulings.scoring.field.scoring import Scored

File = Annotated[Path, typer.Argument(help="Results: .csv (also a Bridgemate's ReceivedData), .pbn or .xml (USEBIO).")]
Encoding = Annotated[str, typer.Option(help="Encoding of a text file when it is not found out: cp1250, cp852 ...")]
Csv = Annotated[Path | None, typer.Option("--csv", help="Write the result table here.")]
Html = Annotated[Path | None, typer.Option("--html", help="Write result and frequencies here, to print.")]
Sheet = Annotated[
    bool, typer.Option("--sheet", help="CSV for a spreadsheet: semicolons, decimal commas, your language.")
]


def add_events(app: typer.Typer) -> None:
    """Mount the commands."""
    for command in (field, teams, movement):
        app.command()(command)


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
    from rulings.scoring.explaining import because
    from rulings.scoring.explaining import explain as explained
    from rulings.scoring.field.boards import Options
    from rulings.scoring.field.reading import read_field
    from rulings.scoring.field.tie_breaking import separate
    from rulings.scoring.field.writing import (
        COLUMNS,
        FREQUENCY_COLUMNS,
        as_html,
        frequency_rows,
        rows_of,
        standing_rows,
    )

    language = language_code(lang)
    how = typed.one_of(method, "matchpoints", "cross_imps", "butler", "total")
    if how == "matchpoints" and not scale:
        raise BadInput("The matchpoint scale is missing: add --scale 2-1-0 or --scale 1-half-0.")
    options = Options(
        how,
        typed.one_of(scale or "2-1-0", "2-1-0", "1-half-0"),
        trim,
        division=typed.one_of(division, "upper", "fourth") if division else None,
        rounding=typed.one_of(rounding, "ten", "exact"),
        average=average,
    )
    entrants = _entrants(pairs, encoding)
    scored = _scored(read_field(file, lines_apart, encoding), options, entrants, penalty or [], withdrawn or [])
    steps: tuple[Step, ...] = ()
    notes = list(scored.notes)
    if break_ties:
        working = separate(scored)
        scored, steps = working.value, working.steps
        notes += working.notes
    if explain:
        pair, _, board = explain.rpartition(":")
        if not board.isdigit():
            raise BadInput(f"{explain!r} does not name a pair and a board: write 7:12 for pair 7 on board 12.")
        sentence = tell(because(scored, pair, int(board)), language)
        print_working(explained(scored, pair, int(board)), language, as_json, sentence)
        return
    words = labels(language)
    further = _further(scored, entrants, words, notes)
    said = [tell(note, language) for note in notes]
    rows = standing_rows(scored)
    _write_table(csv_file, COLUMNS, rows, words, sheet, file)
    _write_table(frequencies, FREQUENCY_COLUMNS, frequency_rows(scored), words, sheet, file)
    if html_file:
        lists = [(title, rows_of(ranking)) for title, ranking in further]
        write_text(html_file, as_html(scored, words, language, said, lists), file)
    if as_json:
        print_json(
            {
                "method": how,
                "standings": [dict(zip(COLUMNS, r, strict=True)) for r in rows],
                "lists": {
                    title: [dict(zip(COLUMNS, r, strict=True)) for r in rows_of(rank)] for title, rank in further
                },
                "frequencies": [list(row) for row in frequency_rows(scored)],
                "ties": [{"text": tell(s, language), "citations": [s.cite]} for s in steps],
                "notes": said,
            }
        )
        return
    for line, ranking in scored.lists:
        _echo_table(words.get(line, ""), [words[c] for c in COLUMNS], rows_of(ranking))
    for title, ranking in further:
        _echo_table(title, [words[c] for c in COLUMNS], rows_of(ranking))
    for step in steps:
        typer.echo(f"{tell(step, language)}  [{step.cite}]")
    for text in said:
        typer.echo(f"({text})")


def teams(
    file: File,
    method: Annotated[str, typer.Option(help="imps, board_a_match or patton.")],
    vp: Annotated[str, typer.Option(help="For imps: wbf2013, wbf2013-discrete, old25 or none.")] = "",
    scale_file: Annotated[Path | None, typer.Option(help="The owner's table of the 25-0 scale.")] = None,
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
    from rulings.scoring.field.matches import TeamOptions, explain_board, score_teams
    from rulings.scoring.field.reading import read_field
    from rulings.scoring.field.team_table import team_rows, team_table
    from rulings.scoring.field.writing import MATCH_COLUMNS, TEAM_COLUMNS, match_rows, teams_html

    language = language_code(lang)
    how = typed.one_of(method, "imps", "board_a_match", "patton")
    wanted = {"imps": ("--vp", vp), "board_a_match": ("--variant", variant), "patton": ("--divisor", divisor)}[how]
    if not wanted[1]:
        raise BadInput(
            f"The option {wanted[0]} is missing: {how} is scored in more than one way, see "
            "`lawbridge score teams --help`."
        )
    options = TeamOptions(
        how,
        _vp_scale(vp, scale_file) if how == "imps" else None,
        typed.one_of(variant or "a", "a", "b"),
        typed.one_of(divisor or "both_teams", "both_teams", "winner"),
    )
    found = read_field(file, encoding=encoding, teams=True)
    scored = score_teams(found, options)
    if explain:
        named = re.fullmatch(r"(.+)-(.+):(\d+)", explain.strip())
        if not named:
            raise BadInput(
                f"{explain!r} does not name a match and a board: write 1-2:5 for board 5 of team 1 against 2."
            )
        print_working(explain_board(scored, found, named[1], named[2], int(named[3])), language, as_json)
        return
    off = _penalties(penalty or [])
    table = team_table(scored, {team: typed.number(text, "penalty") for team, text in off}, system)
    words, rows = labels(language), team_rows(table.value, scored)
    said = [tell(note, language) for note in (*scored.notes, *table.notes)]
    _write_table(csv_file, TEAM_COLUMNS, rows, words, sheet, file)
    if html_file:
        write_text(html_file, teams_html(scored, rows, words, language, said), file)
    if as_json:
        told = document(table, language)
        print_json(
            {
                "method": how,
                "standings": [dict(zip(TEAM_COLUMNS, r, strict=True)) for r in rows],
                "matches": [dict(zip(MATCH_COLUMNS, r, strict=True)) for r in match_rows(scored)],
                "ties": told["statements"],
                "notes": said,
            }
        )
        return
    _echo_table("", [words[c] for c in TEAM_COLUMNS], rows)
    _echo_table(words["matches"], [words[c] for c in MATCH_COLUMNS], match_rows(scored))
    for step in table.steps:
        typer.echo(f"{tell(step, language)}  [{step.cite}]")
    for text in said:
        typer.echo(f"({text})")


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
    from rulings.scoring.movements.guide_cards import as_html, as_text, cards
    from rulings.scoring.movements.making import KINDS, make
    from rulings.scoring.movements.verify import verify

    language = language_code(lang)
    if boards < 1:
        raise BadInput(f"A set has at least one board, not {boards}: give --boards 2 or more.")
    parts = make(typed.one_of(kind, *KINDS), size, boards, rounds, cure, switch_after, missing)
    words = labels(language)
    if html_file:
        write_text(html_file, "\n".join(as_html(part.plan, words, language) for part in parts))
    if as_json:
        found = [
            {
                "movement": part.plan.name,
                "session": part.session,
                "lines": part.name,
                "citations": [part.plan.cite],
                "cards": {str(table): [vars(row) for row in card] for table, card in cards(part.plan).items()},
                "verified": vars(verify(part.plan)),
            }
            for part in parts
        ]
        print_json(found[0] if len(found) == 1 else {"movement": kind, "parts": found})
        return
    for part in parts:
        report = verify(part.plan)
        if len(parts) > 1:
            typer.echo(f"{words['session']} {part.session}: {part.name}\n")
        typer.echo(as_text(part.plan, words))
        for name, span in (("opponents", report.opponents), ("sets", report.boards), ("compared", report.compared)):
            typer.echo(f"{words[name]}: {span[0]} / {span[1]}")
        typer.echo(f"[{part.plan.cite}]")


def _vp_scale(name: str, scale_file: Path | None) -> Any:
    from rulings.scoring.old_scale import OWNER_FILE, load_old_scale

    known = typed.one_of(name, "wbf2013", "wbf2013-discrete", "old25", "none")
    if known == "old25":
        return load_old_scale(scale_file or OWNER_FILE)
    return None if known == "none" else known


def _entrants(path: Path | None, encoding: str) -> tuple[Entrant, ...]:
    from rulings.scoring.field.lists import read_entrants

    return read_entrants(path, encoding) if path else ()


def _scored(
    found: Any, options: Any, entrants: Sequence[Entrant], penalty: Sequence[str], withdrawn: Sequence[str]
) -> Scored:
    from dataclasses import replace

    from rulings.scoring.field.boards import top_of
    from rulings.scoring.field.lists import penalty_points
    from rulings.scoring.field.scoring import full_results, score_field
    from rulings.scoring.field.withdrawal import withdraw

    gone = [*dict.fromkeys((*withdrawn, *(e.pair for e in entrants if e.withdrawn)))]
    named = {**found.names, **{e.pair: e.name for e in entrants if e.name}}
    left = withdraw(replace(found, names=named), gone)
    top = top_of(full_results(left), options)
    off: dict[str, Any] = {}
    for pair, text in [*_penalties(penalty), *((e.pair, e.penalty) for e in entrants if e.penalty)]:
        off[pair] = off.get(pair, 0) + penalty_points(text, top)
    return score_field(left, options, off, gone)


def _penalties(texts: Sequence[str]) -> list[tuple[str, str]]:
    rows = [text.partition("=") for text in texts]
    if wrong := next((text for text, row in zip(texts, rows, strict=True) if not row[0].strip() or not row[2]), ""):
        raise BadInput(f"{wrong!r} is no penalty: write pair and points, as in --penalty 7=2.4 or --penalty 7=25%.")
    return [(pair.strip(), amount) for pair, _, amount in rows]


def _further(
    scored: Scored, entrants: Sequence[Entrant], words: dict[str, str], notes: list[Step]
) -> list[tuple[str, Any]]:
    """The rankings of annex 6.4 and 6.5 where the list of pairs has classes or handicaps."""
    from rulings.scoring.field.lists import class_lists, with_handicap

    found: list[tuple[str, Any]] = []
    if any(e.group for e in entrants):
        lists = class_lists(scored.standings, {e.pair: e.group for e in entrants}).value
        found += [(f"{name} {words['class_of']}", rows) for name, rows in list(lists.items())[1:]]
    if any(e.handicap for e in entrants):
        working = with_handicap(scored, {e.pair: e.handicap for e in entrants})
        notes += working.notes
        found.append((words["handicap"], working.value))
    return found


def _write_table(
    path: Path | None, columns: Sequence[str], rows: Sequence[Any], words: dict[str, str], sheet: bool, keep: Path
) -> None:
    from rulings.scoring.field.writing import as_csv, as_sheet

    if path:
        write_text(path, as_sheet(columns, rows, words) if sheet else as_csv(columns, rows), keep)


def _echo_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if title:
        typer.echo(f"\n{title}")
    typer.echo("\t".join(heads))
    for row in rows:
        typer.echo("\t".join(row))
