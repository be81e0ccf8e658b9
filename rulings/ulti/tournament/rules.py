"""Ulti I.12: table points and expulsion as procedures."""

from __future__ import annotations

from typing import Any

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.scoring.calculation import shown, signed
from rulings.ulti.pricing import no_people
from rulings.ulti.tournament.facts import DisciplineFacts, ExpulsionFacts, TablePointsFacts, TimeLimitFacts
from rulings.ulti.tournament.table_points import TablePoints, expel, table_points

Facts = Inquiry[Any]


@rule_of("ulti-hu:I.12")
def table_points_i12(case: Facts) -> None:
    """Points of the places at a table of three or four, ties shared as printed."""
    if total := sum(case.facts.side_points):
        raise BadFacts(
            f"The side points add up to {signed(total)}, not to nought: what one player gains the others pay (I.8); "
            "correct the sheet."
        )
    worked = table_points(case.facts.side_points)
    told = ", ".join(shown(points) for points in worked.points)
    case.headline("table_points", also=(f"ulti-hu:{worked.provision}",), points=told)
    case.set(result="table_points", points=[_number(points) for points in worked.points])
    if not worked.printed:
        unprinted_i12b(case, worked)


@rule_of("ulti-hu:I.12.b")
def unprinted_i12b(case: Facts, _worked: TablePoints) -> None:
    """Four players and a tie for the first place alone: the table has no such row."""
    case.note("tie_not_printed")


@rule_of("ulti-hu:I.12")
def between_games_i12(case: Facts) -> None:
    """Withdrawn between two games after playing one: one point and no side points for the rest of the round."""
    if case.facts.played_a_game:
        case.headline("withdrew_between_games")
        case.set(result="withdrawn", points=[1], side_points=[0])
        return
    case.headline("withdrew_before_playing")
    case.set(result="not_covered")


@rule_of("ulti-hu:I.12")
def expelled_i12(case: Facts) -> None:
    """The game ended early because a player was expelled."""
    others = case.facts.others
    known_half = case.facts.half_played
    worked = expel(case.facts.expelled if len(others) == 2 and known_half else 0, others, half_played=known_half)
    case.headline(
        EXPELLED[len(others) + 1, worked.result],
        points=", ".join(shown(points) for points in worked.points),
        side=", ".join(str(points) for points in worked.side_points),
    )
    case.set(
        result=worked.result,
        points=[_number(points) for points in worked.points],
        side_points=list(worked.side_points),
    )
    case.say("expelled_round")
    if worked.tie_unsaid:
        case.note("tie_among_remaining")


EXPELLED = {
    (3, "assessed"): "expelled_3_assessed",
    (3, "as_on_sheet"): "expelled_3_as_on_sheet",
    (3, "half_not_played"): "expelled_3_half_not_played",
    (4, "assessed"): "expelled_4_assessed",
    (4, "new_game"): "expelled_4_new_game",
}
"""Players at the table and result -> how it is said."""


def _number(points: Any) -> int | float:
    return int(points) if points.denominator == 1 else float(points)


@rule_of("ulti-hu:I.12")
def time_limit_i12(case: Facts) -> None:
    """A time limit may end a game, but half of it must be played all the same."""
    if case.facts.half_played:
        case.headline("time_half_played")
        case.set(result="stands")
        return
    case.headline("time_half_missing")
    case.set(result="play_continues")


@rule_of("ulti-hu:I.11")
def discipline_i11(case: Facts) -> None:
    """The jury warns, shows a card or expels at once; the text has no scale."""
    if not case.facts.finding_offence:
        case.headline("no_offence")
        case.set(result="nothing")
        return
    measure = case.facts.finding_measure
    case.headline(MEASURES[measure])
    case.set(result=measure, expelled=measure in ("red", "expulsion"))
    if measure in ("red", "expulsion"):
        expelled_consequence_i12(case)


@rule_of("ulti-hu:I.12")
def expelled_consequence_i12(case: Facts) -> None:
    """What becomes of the game and of the round."""
    case.say("expelled_round")


MEASURES = {"warning": "jury_warns", "yellow": "jury_yellow", "red": "jury_red", "expulsion": "jury_expels"}
"""What the jury chose -> how it is said."""


def decide_expulsion(case: Facts) -> None:
    """During a game, or between games."""
    if case.facts.when == "between_games":
        between_games_i12(case)
    else:
        expelled_i12(case)


ULTI_TABLE_POINTS = procedure(
    "ulti_table_points",
    facts=TablePointsFacts,
    laws=("ulti-hu:I.12",),
    concepts=("ulti_tournament",),
    decide=table_points_i12,
    people=no_people,
)
ULTI_EXPULSION = procedure(
    "ulti_expulsion",
    facts=ExpulsionFacts,
    laws=("ulti-hu:I.12",),
    concepts=("ulti_tournament",),
    decide=decide_expulsion,
    people=no_people,
)
ULTI_TIME_LIMIT = procedure(
    "ulti_time_limit",
    facts=TimeLimitFacts,
    laws=("ulti-hu:I.12",),
    concepts=("ulti_tournament",),
    decide=time_limit_i12,
    people=no_people,
)
ULTI_DISCIPLINE = procedure(
    "ulti_i_11",
    facts=DisciplineFacts,
    laws=("ulti-hu:I.11",),
    concepts=("ulti_tournament",),
    decide=discipline_i11,
    people=no_people,
)
