"""`lawbridge score ...`: calculators that show their sums and the paragraph of each step. Mounted by `app.cli` as a
sub-application.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import typer

from app.output import print_json
from app.wording import language_code
from app.writing_files import write_text
from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.telling import document, labels
from rulings.scoring.working import Working

score_app = typer.Typer(
    name="score",
    help="Scores, worked out and cited: contract, imp, matchpoints, butler, vp, weighted, average, field, movement ...",
    no_args_is_help=True,
    add_completion=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")]
Scale = Annotated[str, typer.Option("--scale", help="2-1-0 or 1-half-0; there is no default.")]
NUMBERS = {"ignore_unknown_options": True}  # so that -100 is a score, not an option


def _print(working: Working[Any], lang: str, as_json: bool) -> None:
    language = language_code(lang)
    found = document(working, language)
    if as_json:
        print_json(found)
        return
    for row in found["statements"]:
        cited = f"  [{', '.join(row['citations'])}]" if row["citations"] else ""
        typer.echo(f"{row['text']}{cited}")
    for note in found["notes"]:
        typer.echo(f"({note})")
    if not isinstance(found["value"], dict | list):
        typer.echo(f"{labels(language)['value']}: {found['value']}")


@score_app.command(context_settings=NUMBERS)
def contract(
    bid: Annotated[str, typer.Argument(help="4S, 3NTX, 1CXX; or `pass` for a board passed out.")],
    result: Annotated[str, typer.Argument(help="Tricks won (10), or =, +1, -2.")] = "=",
    vul: Annotated[
        bool | None, typer.Option("--vul/--not-vul", help="Whether the declaring side is vulnerable.")
    ] = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score of a contract (Law 77), from the declaring side's view."""
    from rulings.scoring.contract import contract_score, passed_out
    from rulings.scoring.field.results import tricks_of

    if bid.strip().lower() in ("pass", "p"):
        _print(passed_out(), lang, as_json)
        return
    found = re.fullmatch(r"([1-7])(NT|[CDHSN])(XX|X)?", bid.strip().upper())
    if not found:
        raise BadInput(f"{bid!r} is no contract: write 4S, 3NTX or 1CXX, as in `lawbridge score contract 4S +1 --vul`.")
    if vul is None:
        raise BadInput(
            "The vulnerability is missing: add --vul or --not-vul, as in `lawbridge score contract 4S +1 --vul`."
        )
    level, denomination, doubling = found.groups()
    times = {"X": 1, "XX": 2}.get(doubling or "", 0)
    _print(contract_score(int(level), denomination[0], times, vul, tricks_of(bid, result)), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def imp(
    own: Annotated[str, typer.Argument(help="Our score.")],
    other: Annotated[str, typer.Argument(help="The other table's score in the same direction.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of a difference (Law 78B)."""
    from rulings.scoring.imp import imp_score

    first, second = typed.scores([own, other])
    _print(imp_score(first, second), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def matchpoints(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    scale: Scale,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Matchpoints of the first score among all (Law 78A)."""
    from rulings.scoring.matchpoints import matchpoint_result

    _print(matchpoint_result(typed.scores(scores), 0, typed.one_of(scale, "2-1-0", "1-half-0")), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def butler(
    scores: Annotated[list[str], typer.Argument(help="All NS scores of the board, the pair's own first.")],
    division: Annotated[
        str, typer.Option(help="upper (I/a to III) or fourth: how many results are dropped (M4.17).")
    ] = "",
    trim: Annotated[int, typer.Option(help="Results dropped at each end, if not by the division.")] = -1,
    rounding: Annotated[str, typer.Option(help="ten or exact: what becomes of the average.")] = "ten",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of the first score against the datum (MBSz annex 4.17 and 6.2)."""
    from rulings.scoring.comparison import butler_score, datum, dropped_results

    values = typed.scores(scores)
    if trim < 0 and not division:
        raise BadInput("How many results are dropped is missing: add --division upper|fourth, or --trim N.")
    dropped = trim if trim >= 0 else dropped_results(len(values), typed.one_of(division, "upper", "fourth"))
    base = datum(values, dropped, typed.one_of(rounding, "ten", "exact"))
    own = butler_score(values[0], base.value)
    _print(Working(own.value, (*base.steps, *own.steps), (*base.notes, *own.notes)), lang, as_json)


@score_app.command("cross-imp", context_settings=NUMBERS)
def cross_imp(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    average: Annotated[bool, typer.Option("--average/--sum", help="Divide by the number of comparisons.")] = True,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of the first score against every other table."""
    from rulings.scoring.comparison import cross_imps

    _print(cross_imps(typed.scores(scores), 0, average), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def vp(
    margin: Annotated[str, typer.Argument(help="IMPs won by (negative: lost by).")],
    boards: Annotated[int, typer.Option(help="Boards in the match.")],
    scale: Annotated[str, typer.Option(help="wbf2013, wbf2013-discrete or old25; there is no default.")],
    scale_file: Annotated[Path | None, typer.Option(help="The owner's table of the 25-0 scale.")] = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Victory points of a match (Law 78D, MBSz 36)."""
    from rulings.scoring.old_scale import OWNER_FILE, load_old_scale
    from rulings.scoring.victory import continuous_vp, discrete_vp

    (imps,) = typed.scores([margin])
    known = typed.one_of(scale, "wbf2013", "wbf2013-discrete", "old25")
    if known == "old25":
        _print(load_old_scale(scale_file or OWNER_FILE).vp(imps, boards), lang, as_json)
    else:
        _print(continuous_vp(imps, boards) if known == "wbf2013" else discrete_vp(imps, boards), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def weighted(
    parts: Annotated[list[str], typer.Argument(help="Weights and scores: 60:620 40:-100.")],
    other: Annotated[
        list[str], typer.Option(help="The other table's score; with --scale, every other score of the board.")
    ],
    scale: Annotated[str, typer.Option(help="2-1-0 or 1-half-0 for matchpoints; without it IMPs.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A weighted assigned score (Law 12C1c)."""
    from rulings.scoring.adjusted import weighted_imps, weighted_matchpoints

    rows = [text.partition(":") for text in parts]
    weights = [(typed.number(weight, "weight"), typed.scores([score])[0]) for weight, _, score in rows]
    others = typed.scores(other)
    if scale:
        _print(weighted_matchpoints(weights, others, typed.one_of(scale, "2-1-0", "1-half-0")), lang, as_json)
    elif len(others) != 1:
        raise BadInput("IMPs need exactly one --other score; for matchpoints add --scale 2-1-0 or 1-half-0.")
    else:
        _print(weighted_imps(weights, others[0]), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def average(
    kind: Annotated[str, typer.Argument(help="plus, average or minus.")],
    session: Annotated[str, typer.Option(help="The pair's percentage on its other boards.")] = "",
    top: Annotated[str, typer.Option(help="Top on the board.")] = "",
    imps: Annotated[
        bool, typer.Option("--imps", help="The event is scored in IMPs (12C2b); --session is then IMPs a board.")
    ] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Plus average, average, minus average (MBSz 29, Law 12C2)."""
    from rulings.scoring.adjusted import artificial_imps
    from rulings.scoring.averages import board_average

    which = typed.one_of(kind, "plus", "average", "minus")
    own = typed.number(session, "average") if session else None
    if imps:
        _print(artificial_imps(which, own), lang, as_json)
    else:
        _print(board_average(which, own, typed.number(top, "top") if top else None, "computer"), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def fouled(
    scores: Annotated[list[str], typer.Argument(help="NS scores of one group of a fouled board.")],
    full: Annotated[int, typer.Option(help="Results on the other boards.")] = 0,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Scored by hand (MBSz 28).")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A group of a fouled board (MBSz 27, 28)."""
    from rulings.scoring.short_boards import SMALL_GROUP, group_of_four_or_more, small_group

    values = typed.scores(scores)
    if len(values) < SMALL_GROUP:
        _print(small_group(values), lang, as_json)
    elif not full:
        raise BadInput(
            "A group of four or more results needs --full, the number of results on the other boards (MBSz 28)."
        )
    else:
        _print(group_of_four_or_more(values, full, "manual" if by_hand else "computer"), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def fewer(
    points: Annotated[str, typer.Argument(help="Matchpoints on the board, 2/1/0 scale.")],
    results: Annotated[int, typer.Argument(help="Results on the board (n).")],
    full: Annotated[int, typer.Argument(help="Results on the other boards (N).")],
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Scored by hand.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Matchpoints on a board played fewer times (MBSz 28)."""
    from rulings.scoring.short_boards import fewer_by_computer, fewer_by_hand

    compute: Callable[..., Working[Fraction]] = fewer_by_hand if by_hand else fewer_by_computer
    _print(compute(typed.number(points, "number of matchpoints"), results, full), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def patton(
    boards: Annotated[list[str], typer.Argument(help="NS scores open:closed of each board, as 620:170.")],
    divisor: Annotated[str, typer.Option(help="both_teams or winner: whose points divide; the text allows both.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A Patton match of two or three boards (MBSz annex 6)."""
    from rulings.scoring.small_matches import patton_match

    rows = [typed.scores(text.split(":")) for text in boards]
    if any(len(row) != 2 for row in rows):
        raise BadInput(
            "Each board is written open:closed, as in `lawbridge score patton 620:170 -50:100 --divisor both_teams`."
        )
    _print(patton_match([(a, b) for a, b in rows], typed.one_of(divisor, "both_teams", "winner")), lang, as_json)


@score_app.command("board-a-match", context_settings=NUMBERS)
def board_a_match(
    swing: Annotated[str, typer.Argument(help="Points the home team gained on the board.")],
    variant: Annotated[str, typer.Option(help="a (1 point) or b (4 points).")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """One board of Board-a-Match (MBSz annex 6)."""
    from rulings.scoring.small_matches import board_a_match as compute

    _print(compute(typed.scores([swing])[0], typed.one_of(variant, "a", "b")), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def knockout(
    first: Annotated[str, typer.Argument(help="IMPs of one team from its own view.")],
    second: Annotated[str, typer.Argument(help="IMPs of the other from its own view.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Non-balancing results in a knock-out match (Law 12C4)."""
    from rulings.scoring.adjusted import knockout_average

    _print(knockout_average(typed.number(first, "IMP score"), typed.number(second, "IMP score")), lang, as_json)


@score_app.command()
def field(
    file: Annotated[Path, typer.Argument(help="Results: .csv, .pbn or .xml (USEBIO).")],
    method: Annotated[str, typer.Option(help="matchpoints, cross_imps, butler or total.")],
    scale: Annotated[str, typer.Option(help="2-1-0 or 1-half-0; wanted for matchpoints.")] = "",
    trim: Annotated[int, typer.Option(help="Results dropped at each end of the Butler average.")] = 0,
    penalty: Annotated[list[str] | None, typer.Option(help="Points off a pair: 7=2.4")] = None,
    lines_apart: Annotated[bool, typer.Option("--lines-apart", help="NS and EW have their own numbers.")] = False,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write the result table here.")] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", help="Write result and frequencies here, to print.")
    ] = None,
    explain: Annotated[str, typer.Option(help="Say why: pair and board, as 7:12.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Score a whole field from a file; write its tables; explain any pair's board."""
    from rulings.scoring.explaining import explain as explained
    from rulings.scoring.field.reading import read_field
    from rulings.scoring.field.scoring import Options, score_field
    from rulings.scoring.field.writing import COLUMNS, as_csv, as_html, frequency_rows, standing_rows

    language = language_code(lang)
    how = typed.one_of(method, "matchpoints", "cross_imps", "butler", "total")
    if how == "matchpoints" and not scale:
        raise BadInput("The matchpoint scale is missing: add --scale 2-1-0 or --scale 1-half-0.")
    unit = cast('Literal["2-1-0", "1-half-0"]', typed.one_of(scale or "2-1-0", "2-1-0", "1-half-0"))
    found = read_field(file, lines_apart)
    given = [text.partition("=") for text in penalty or []]
    off = {pair: typed.number(points, "penalty") for pair, _, points in given}
    scored = score_field(found, Options(how, unit, trim), off)
    if explain:
        pair, _, board = explain.rpartition(":")
        if not board.isdigit():
            raise BadInput(f"{explain!r} does not name a pair and a board: write 7:12 for pair 7 on board 12.")
        _print(explained(scored, pair, int(board)), language, as_json)
        return
    rows = standing_rows(scored)
    if csv_file:
        write_text(csv_file, as_csv(COLUMNS, rows), file)
    if html_file:
        write_text(html_file, as_html(scored, labels(language), language), file)
    if as_json:
        frequencies = [list(row) for row in frequency_rows(scored)]
        print_json(
            {"method": how, "standings": [dict(zip(COLUMNS, r, strict=True)) for r in rows], "frequencies": frequencies}
        )
        return
    words = labels(language)
    typer.echo("\t".join(words[column] for column in COLUMNS))
    for row in rows:
        typer.echo("\t".join(row))


@score_app.command()
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
    parts = make(typed.one_of(kind, *KINDS), size, boards, rounds, cure, switch_after)
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
