"""`lawbridge score contract | imp | matchpoints | butler | vp ...`: calculators that show their sums and the
paragraph of each step.
"""

from __future__ import annotations

from typing import Annotated

import typer

from app.faces.cli.score.options import NUMBERS, Json, Lang, Scale, ScaleFile
from app.faces.cli.score.printing import print_calculation
from rulings.scoring import typed


def add_calculators(app: typer.Typer) -> None:
    """Mount the commands."""
    app.command(context_settings=NUMBERS)(contract)
    app.command(context_settings=NUMBERS)(imp)
    app.command(context_settings=NUMBERS)(matchpoints)
    app.command(context_settings=NUMBERS)(butler)
    app.command("cross-imp", context_settings=NUMBERS)(cross_imp)
    app.command(context_settings=NUMBERS)(vp)
    app.command(context_settings=NUMBERS)(weighted)
    app.command(context_settings=NUMBERS)(average)
    app.command(context_settings=NUMBERS)(fouled)
    app.command(context_settings=NUMBERS)(fewer)
    app.command(context_settings=NUMBERS)(patton)
    app.command("board-a-match", context_settings=NUMBERS)(board_a_match)
    app.command(context_settings=NUMBERS)(knockout)


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
    from app.scoring.boards import contract_as_typed

    print_calculation(contract_as_typed(bid, result, vul), lang, as_json)


def imp(
    own: Annotated[str, typer.Argument(help="Our score.")],
    other: Annotated[str, typer.Argument(help="The other table's score in the same direction.")],
    other_view: Annotated[
        str, typer.Option(help="From whose side the other score is written: same (our seats) or teammates.")
    ] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of a difference (Law 78B)."""
    from app.scoring.boards import imp as compute

    first, second = typed.scores([own, other])
    print_calculation(compute(first, second, other_view), lang, as_json)


def matchpoints(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    scale: Scale,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Matchpoints of the first score among all (Law 78A)."""
    from rulings.scoring.matchpoints import matchpoint_result

    print_calculation(
        matchpoint_result(typed.scores(scores), 0, typed.one_of(scale, "2-1-0", "1-half-0")), lang, as_json
    )


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
    from app.scoring.boards import butler as compute

    print_calculation(compute(typed.scores(scores), division, trim, share, rounding), lang, as_json)


def cross_imp(
    scores: Annotated[list[str], typer.Argument(help="All scores of the board, the pair's own first.")],
    average: Annotated[bool, typer.Option("--average/--sum", help="Divide by the number of comparisons.")] = True,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """IMPs of the first score against every other table."""
    from rulings.scoring.comparison import cross_imps

    print_calculation(cross_imps(typed.scores(scores), 0, average), lang, as_json)


def vp(
    margin: Annotated[str, typer.Argument(help="IMPs won by (negative: lost by).")],
    boards: Annotated[int, typer.Option(help="Boards in the match.")],
    scale: Annotated[str, typer.Option(help="wbf2013, wbf2013-discrete or old25; there is no default.")],
    scale_file: ScaleFile = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Victory points of a match (Law 78D, MBSz 36)."""
    from app.scoring.scales import victory_points

    (imps,) = typed.scores([margin])
    print_calculation(victory_points(imps, boards, scale, scale_file), lang, as_json)


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
    from app.scoring.boards import weighted as compute

    print_calculation(compute(parts, other, scale), lang, as_json)


def average(
    kind: Annotated[str, typer.Argument(help="plus, average, minus or session.")],
    session: Annotated[str, typer.Option(help="The pair's percentage on its other boards.")] = "",
    top: Annotated[str, typer.Option(help="Top on the board.")] = "",
    imps: Annotated[
        bool, typer.Option("--imps", help="The event is scored in IMPs (12C2b); --session is then IMPs a board.")
    ] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Plus average, average, minus average (MBSz 29, Law 12C2)."""
    from app.scoring.boards import average as compute

    print_calculation(compute(kind, session, top, imps), lang, as_json)


def fouled(
    scores: Annotated[list[str], typer.Argument(help="NS scores of one group of a fouled board.")],
    full: Annotated[int, typer.Option(help="Results on the other boards.")] = 0,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Scored by hand (MBSz 28).")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A group of a fouled board (MBSz 27, 28)."""
    from app.scoring.boards import fouled as compute

    print_calculation(compute(typed.scores(scores), full, by_hand), lang, as_json)


def fewer(
    points: Annotated[str, typer.Argument(help="Matchpoints on the board, 2/1/0 scale.")],
    results: Annotated[int, typer.Argument(help="Results on the board (n).")],
    full: Annotated[int, typer.Argument(help="Results on the other boards (N).")],
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Scored by hand.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Matchpoints on a board played fewer times (MBSz 28)."""
    from app.scoring.boards import fewer as compute

    print_calculation(compute(typed.number(points, "number of matchpoints"), results, full, by_hand), lang, as_json)


def patton(
    boards: Annotated[list[str], typer.Argument(help="NS scores open:closed of each board, as 620:170.")],
    divisor: Annotated[str, typer.Option(help="both_teams or winner: whose points divide; the text allows both.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """A Patton match of two or three boards (MBSz annex 6)."""
    from app.scoring.boards import patton as compute

    print_calculation(compute(boards, divisor), lang, as_json)


def board_a_match(
    swing: Annotated[str, typer.Argument(help="Points the home team gained on the board.")],
    variant: Annotated[str, typer.Option(help="a (1 point) or b (4 points).")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """One board of Board-a-Match (MBSz annex 6)."""
    from rulings.scoring.small_matches import board_a_match as compute

    print_calculation(compute(typed.scores([swing])[0], typed.one_of(variant, "a", "b")), lang, as_json)


def knockout(
    first: Annotated[str, typer.Argument(help="IMPs of one team from its own view.")],
    second: Annotated[str, typer.Argument(help="IMPs of the other from its own view.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Non-balancing results in a knock-out match (Law 12C4)."""
    from rulings.scoring.adjusted import knockout_average

    print_calculation(
        knockout_average(typed.number(first, "IMP score"), typed.number(second, "IMP score")), lang, as_json
    )
