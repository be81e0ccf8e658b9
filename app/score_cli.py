"""`lawbridge score ...`: calculators that show their sums and the paragraph of each step. Mounted by `app.cli` as a
sub-application.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from app.score_events_cli import add_events
from app.score_matches_cli import add_matches
from app.score_output import Json, Lang, Scale, print_working
from app.score_sessions_cli import add_sessions
from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.working import Working

score_app = typer.Typer(
    name="score",
    help="Scores, worked out and cited: contract, imp, matchpoints, butler, vp, weighted, field, teams, movement ...",
    no_args_is_help=True,
    add_completion=False,
)

NUMBERS = {"ignore_unknown_options": True}  # so that -100 is a score, not an option


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
        print_working(passed_out(), lang, as_json)
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
    print_working(contract_score(int(level), denomination[0], times, vul, tricks_of(bid, result)), lang, as_json)


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
    print_working(imp_score(first, second), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def matchpoints(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    scale: Scale,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Matchpoints of the first score among all (Law 78A)."""
    from rulings.scoring.matchpoints import matchpoint_result

    print_working(matchpoint_result(typed.scores(scores), 0, typed.one_of(scale, "2-1-0", "1-half-0")), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def butler(
    scores: Annotated[list[str], typer.Argument(help="All NS scores of the board, the pair's own first.")],
    division: Annotated[
        str, typer.Option(help="upper (I/a to III) or fourth: how many results are dropped (M4.17).")
    ] = "",
    trim: Annotated[int, typer.Option(help="Results dropped at each end, if not by the division.")] = -1,
    share: Annotated[int, typer.Option(help="Per cent of the results dropped at each end (annex 6.2: 20 or 25).")] = 0,
    rounding: Annotated[str, typer.Option(help="ten or exact: what becomes of the average.")] = "ten",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of the first score against the datum (MBSz annex 4.17 and 6.2)."""
    from rulings.scoring.comparison import (
        ANY_BUTLER,
        TABLE_UPPER,
        butler_score,
        datum,
        dropped_by_share,
        dropped_results,
    )

    values = typed.scores(scores)
    if trim < 0 and not division and not share:
        raise BadInput("How many results are dropped is missing: add --division upper|fourth, --share 20, or --trim N.")
    if share and not 0 < share < 50:
        raise BadInput(f"{share} % at each end leave nothing to average: annex 6.2 names 20 and 25.")
    if share:
        trim = dropped_by_share(len(values), share).value
    dropped = trim if trim >= 0 else dropped_results(len(values), typed.one_of(division, "upper", "fourth"))
    cite = TABLE_UPPER if division else ANY_BUTLER
    base = datum(values, dropped, typed.one_of(rounding, "ten", "exact"), cite)
    own = butler_score(values[0], base.value)
    print_working(Working(own.value, (*base.steps, *own.steps), (*base.notes, *own.notes)), lang, as_json)


@score_app.command("cross-imp", context_settings=NUMBERS)
def cross_imp(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    average: Annotated[bool, typer.Option("--average/--sum", help="Divide by the number of comparisons.")] = True,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of the first score against every other table."""
    from rulings.scoring.comparison import cross_imps

    print_working(cross_imps(typed.scores(scores), 0, average), lang, as_json)


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
        print_working(load_old_scale(scale_file or OWNER_FILE).vp(imps, boards), lang, as_json)
    else:
        print_working(continuous_vp(imps, boards) if known == "wbf2013" else discrete_vp(imps, boards), lang, as_json)


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
        print_working(weighted_matchpoints(weights, others, typed.one_of(scale, "2-1-0", "1-half-0")), lang, as_json)
    elif len(others) != 1:
        raise BadInput("IMPs need exactly one --other score; for matchpoints add --scale 2-1-0 or 1-half-0.")
    else:
        print_working(weighted_imps(weights, others[0]), lang, as_json)


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
        print_working(artificial_imps(which, own), lang, as_json)
    else:
        print_working(board_average(which, own, typed.number(top, "top") if top else None, "computer"), lang, as_json)


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
        print_working(small_group(values), lang, as_json)
    elif not full:
        raise BadInput(
            "A group of four or more results needs --full, the number of results on the other boards (MBSz 28)."
        )
    else:
        print_working(group_of_four_or_more(values, full, "manual" if by_hand else "computer"), lang, as_json)


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
    print_working(compute(typed.number(points, "number of matchpoints"), results, full), lang, as_json)


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
    print_working(patton_match([(a, b) for a, b in rows], typed.one_of(divisor, "both_teams", "winner")), lang, as_json)


@score_app.command("board-a-match", context_settings=NUMBERS)
def board_a_match(
    swing: Annotated[str, typer.Argument(help="Points the home team gained on the board.")],
    variant: Annotated[str, typer.Option(help="a (1 point) or b (4 points).")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """One board of Board-a-Match (MBSz annex 6)."""
    from rulings.scoring.small_matches import board_a_match as compute

    print_working(compute(typed.scores([swing])[0], typed.one_of(variant, "a", "b")), lang, as_json)


@score_app.command(context_settings=NUMBERS)
def knockout(
    first: Annotated[str, typer.Argument(help="IMPs of one team from its own view.")],
    second: Annotated[str, typer.Argument(help="IMPs of the other from its own view.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Non-balancing results in a knock-out match (Law 12C4)."""
    from rulings.scoring.adjusted import knockout_average

    print_working(knockout_average(typed.number(first, "IMP score"), typed.number(second, "IMP score")), lang, as_json)


add_events(score_app)
add_matches(score_app)
add_sessions(score_app)
