"""M4.16 and M4.17: late pairs, and Butler boards that were not played."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championship_days.facts import (
    LATE_16,
    LATE_17,
    ButlerLateFacts,
    MitchellLateFacts,
    UnplayedFacts,
)
from rulings.scoring.clock import boards_lost
from rulings.scoring.stating import work

GUILTY = -3
INNOCENT = {"upper": 1, "fourth": 3}  # IMPs a board
MOST = {"upper": 10, "fourth": 20}  # IMPs: disciplinary penalty of a pair in a set, in division IV in a day


@rule_of(LATE_16)
def lateness_m4_16(case: Inquiry[MitchellLateFacts]) -> None:
    """Absent without a seat after reseating or when a quarter has been played; else a board for each seven minutes."""
    if case.facts.reseated and not case.facts.seat_free:
        case.headline("no_seat_after_reseating", also=("mbsz-hu:M4.16/hianyzas",))
        case.set(result="absent")
        return
    if case.facts.quarter_played:
        case.headline("quarter_played", also=("mbsz-hu:M4.16/hianyzas",))
        case.set(result="absent")
        return
    lost = work(case, LATE_16, boards_lost, case.facts.minutes, LATE_16)
    if lost:
        case.headline("sixty_forty", also=("mbsz-hu:29", "90.B.1", "12.C.2.a"), count=lost)
        case.set(result="boards_lost", boards_lost=lost, offender_percent=40, innocent_percent=60)
    else:
        case.headline("in_time")
        case.set(result="in_time", boards_lost=0)


@rule_of(LATE_17)
def lateness_m4_17(case: Inquiry[ButlerLateFacts]) -> None:
    """Divisions I/a to III: -3 and +1 by the clock; division IV: -3 and +3 for each board not played."""
    division = case.facts.butler_division
    if division == "upper":
        lost = work(case, LATE_17, boards_lost, case.facts.minutes, LATE_17)
    elif case.facts.reseated and not case.facts.seat_free:
        case.headline("no_seat_after_reseating", also=("mbsz-hu:M4.17/hianyzas",))
        case.set(result="absent")
        return
    else:
        lost = case.facts.unplayed_boards
    if not lost:
        case.headline("in_time")
        case.set(result="in_time", boards_lost=0)
        return
    late, there = GUILTY * lost, INNOCENT[division] * lost
    case.headline("late_imps", also=("90.B.1",), count=lost, late=-late, there=there)
    case.set(result="boards_lost", boards_lost=lost, offender_imps=late, innocent_imps=there)
    if division == "upper":
        case.say("late_or_absent", also=("mbsz-hu:M4.17/hianyzas",))
        case.note("innocent_by_12c2b", also=("12.C.2.b",))


@rule_of(LATE_17)
def unplayed_m4_17(case: Inquiry[UnplayedFacts]) -> None:
    """By responsibility: one pair, both, something outside the table, or not established."""
    division, boards = case.facts.butler_division, case.facts.unplayed_boards
    match case.facts.finding_responsible:
        case "one_pair":
            late, there = GUILTY * boards, INNOCENT[division] * boards
            case.headline("one_pair_imps", also=("90.B.2",), count=boards, late=-late, there=there)
            case.set(result="one_pair", offender_imps=late, innocent_imps=there)
            if division == "upper":
                case.note("innocent_by_12c2b", also=("12.C.2.b",))
        case "both_pairs":
            case.headline("both_pairs_imps", also=("90.B.2",), count=boards, late=-GUILTY * boards)
            case.set(result="both_pairs", imps_each=GUILTY * boards)
        case "outside":
            _outside(case, division, boards)
        case _ if division == "upper":
            case.headline("nobody_imps")
            case.set(result="not_established", imps_each=0)
            case.say("warn_the_four_pairs" if case.facts.happened_before else "remember_it", also=("90.A",))
        case _:
            case.headline("fourth_is_silent")
            case.note("fourth_silent_note")
            case.set(result="not_established", imps_each=None)


def _outside(case: Inquiry[UnplayedFacts], division: str, boards: int) -> None:
    imps = INNOCENT[division] * boards
    case.headline("outside_imps", count=boards, there=imps)
    if division == "upper":
        case.note("per_board_note")
        case.note("innocent_by_12c2b", also=("12.C.2.b",))
    case.set(result="outside", imps_each=imps)
    if case.facts.finding_other_table_at_fault:
        key = "discipline_upper" if division == "upper" else "discipline_fourth"
        case.say(key, also=("90.A",), most=MOST[division])
        case.set(other_table_penalty_most=MOST[division])


VSZ_M4_16_LATE, VSZ_M4_17_LATE, VSZ_M4_17_UNPLAYED = (
    procedure(name, facts=facts, laws=(law, "90"), concepts=concepts, decide=decide)
    for name, facts, law, concepts, decide in (
        (
            "vsz_m4_16_lateness",
            MitchellLateFacts,
            "mbsz-hu:M4.16",
            ("late_arrival", "championship", "mitchell"),
            lateness_m4_16,
        ),
        (
            "vsz_m4_17_lateness",
            ButlerLateFacts,
            "mbsz-hu:M4.17",
            ("late_arrival", "championship", "butler"),
            lateness_m4_17,
        ),
        ("vsz_m4_17_unplayed", UnplayedFacts, "mbsz-hu:M4.17", ("slow_play", "championship", "butler"), unplayed_m4_17),
    )
)
