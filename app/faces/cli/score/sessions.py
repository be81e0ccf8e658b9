"""`lawbridge score round | places | session | late-pair | time | slow | restore | penalty`: a pairs event by MBSz
26-32 and VI.2, through the procedures of the same paragraphs.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.faces.cli.printing import print_json, print_ruling
from app.faces.cli.score.options import NUMBERS, Json, Lang
from app.messages import language_code
from app.service import Service
from rulings.scoring import typed

ByHand = Annotated[bool, typer.Option("--by-hand", help="Scored by hand (MBSz 26.a).")]


def add_sessions(app: typer.Typer) -> None:
    """Mount the commands."""
    app.command("round", context_settings=NUMBERS)(rounding)
    app.command(context_settings=NUMBERS)(places)
    app.command()(session)
    app.command("late-pair")(late_pair)
    app.command("time")(playing_time)
    app.command()(slow)
    app.command()(restore)
    app.command()(penalty)


def _rule(name: str, facts: dict[str, Any], lang: str, as_json: bool) -> None:
    document = Service().rule(name, facts, lang=lang)
    if as_json:
        print_json(document)
    else:
        print_ruling(document, language_code(lang))


def _evaluation(by_hand: bool) -> str:
    return "manual" if by_hand else "computer"


def rounding(
    value: Annotated[str, typer.Argument(help="The figure, as 12.345.")],
    what: Annotated[str, typer.Option(help="board, penalty or session.")],
    by_hand: ByHand = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Round matchpoints, a penalty or a session (MBSz 26)."""
    facts = {
        "value": str(value),
        "evaluation": _evaluation(by_hand),
        "rounded_thing": typed.one_of(what, "board", "penalty", "session"),
    }
    _rule("vsz_26_rounding", facts, lang, as_json)


def places(
    totals: Annotated[list[str], typer.Argument(help="Matchpoints of the pairs, as 187.5 190 187.4.")],
    by_hand: ByHand = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Places of a pairs event, ties shared (MBSz 26)."""
    _rule("vsz_26_places", {"totals": totals, "evaluation": _evaluation(by_hand)}, lang, as_json)


def session(
    points: Annotated[str, typer.Argument(help="Matchpoints on the boards played properly.")],
    boards: Annotated[int, typer.Argument(help="How many boards those are.")],
    top: Annotated[str, typer.Argument(help="The top on a board.")],
    by_hand: ByHand = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Session average of a pair, and the averages that follow from it (MBSz 29, Law 12C2c)."""
    facts = {
        "matchpoints_won": points,
        "boards_properly_played": boards,
        "top": top,
        "evaluation": _evaluation(by_hand),
    }
    _rule("vsz_29_session_average", facts, lang, as_json)


def late_pair(
    minutes: Annotated[str, typer.Argument(help="Minutes after the time announced.")],
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Boards lost when a pair comes late: 40 and 60 % (MBSz VI.2.a)."""
    _rule("vsz_vi_2_lateness", {"minutes": minutes, "event": "pairs"}, lang, as_json)


def playing_time(
    boards: Annotated[int, typer.Argument(help="Boards of a round: 2, 3 or 4.")],
    screens: Annotated[bool, typer.Option("--screens", help="Screens, or beginners.")] = False,
    change: Annotated[bool, typer.Option("--change", help="A minute more for the change.")] = False,
    checking: Annotated[bool, typer.Option("--checking", help="The first board after duplicating.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Minutes for a round of a pairs event (MBSz 31, 27)."""
    facts = {
        "boards": boards,
        "screens_or_beginners": screens,
        "extra_for_change": change,
        "first_after_duplicating": checking,
    }
    _rule("vsz_31_playing_time", facts, lang, as_json)


def slow(
    event: Annotated[str, typer.Argument(help="pairs or teams.")],
    occasion: Annotated[int, typer.Argument(help="Which time it is for this pair or team.")],
    minutes: Annotated[str, typer.Argument(help="Minutes over time.")],
    both: Annotated[bool, typer.Option("--both", help="Nobody is clearly at fault: both sides are.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Degree and penalty of slow play (MBSz VI.2.b)."""
    facts = {
        "event": typed.one_of(event, "pairs", "teams"),
        "occurrence": occasion,
        "minutes_over": minutes,
        "finding_one_side_at_fault": not both,
    }
    _rule("vsz_vi_2_slow_play", facts, lang, as_json)


def restore(
    right: Annotated[int, typer.Argument(help="Results in the original form.")],
    fouled: Annotated[int, typer.Argument(help="Results in the fouled form.")],
    to_come: Annotated[int, typer.Argument(help="Tables that will still play the board.")],
    other_circuits: Annotated[int, typer.Option(help="Results the other circuits will give.")] = 0,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Whether restoring a fouled board gives more results to score together (MBSz 27)."""
    facts = {
        "results_right": right,
        "results_fouled": fouled,
        "results_to_come": to_come,
        "results_other_circuits": other_circuits,
    }
    _rule("vsz_27_restore", facts, lang, as_json)


def penalty(
    table: Annotated[str, typer.Argument(help="27, 32, 42 or VI.2.")],
    offence: Annotated[str, typer.Argument(help="The offence; left out, the offences of the table are listed.")] = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """The penalty of an offence (MBSz 27, 32, 42, VI.2)."""
    from app.scoring.penalties import offence_words, penalty_table

    name = penalty_table(table)
    if offence:
        _rule(name, {"offence": offence}, lang, as_json)
        return
    rows = offence_words(name, language_code(lang))
    if as_json:
        print_json(rows)
        return
    for one, words in rows.items():
        typer.echo(f"{one}  {words}")
