"""M4.16 and M4.17: plans of the pairs championships, reseating, slow play, boards begun after time."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championship_days.facts import (
    LATE_16,
    LATE_17,
    SLOW_16,
    BegunLateFacts,
    MitchellSlowFacts,
    PairsPlanFacts,
    ReseatingFacts,
)
from rulings.scoring.championship import championship_boards
from rulings.scoring.clock import slow_play
from rulings.scoring.stating import work

AFTER = 10  # minutes
MISSING_ALLOWED = {True: 2, False: 4}  # pairs, on even and on odd days of the Mitchell championship
EMPTY_ALLOWED = 2  # places in division IV of the Butler championship
BEGUN_LATE = -3  # IMPs
MITCHELL_DAYS = (6, 8)
LEAST_A_DAY = 24  # boards, division IV of the Butler championship
PLAN_16 = "mbsz-hu:M4.16/lebonyolitas"
PLAN_17 = "mbsz-hu:M4.17/lebonyolitas"


@rule_of(PLAN_16)
def plan_m4_16(case: Inquiry[PairsPlanFacts]) -> None:
    """32 pairs, two boards against each opponent in two days, new numbers after them; six or eight days."""
    boards = work(case, PLAN_16, championship_boards, 2)
    days = case.facts.playing_days
    faults = [] if days in MITCHELL_DAYS else ["six_or_eight_days"]
    case.headline("pairs_plan_against" if faults else "mitchell_plan", boards=boards, times=days // 2)
    for key in faults:
        case.say(key)
    case.say("new_numbers")
    case.set(result="against_the_text" if faults else "plan", faults=faults, boards=boards, round_robins=days // 2)


@rule_of(f"{PLAN_17}.a")
def plan_m4_17(case: Inquiry[PairsPlanFacts]) -> None:
    """32 pairs all play all, eight boards against each opponent."""
    boards = work(case, f"{PLAN_17}.a", championship_boards, 8)
    case.headline("butler_plan", boards=boards)
    case.say("partners_meet_first")
    case.set(result="plan", faults=[], boards=boards, round_robins=1)


@rule_of(f"{PLAN_17}.b")
def plan_m4_17b(case: Inquiry[PairsPlanFacts]) -> None:
    """Division IV: at least 24 boards a day for every pair, two round robins if possible."""
    faults = [] if case.facts.boards_a_day >= LEAST_A_DAY else ["least_boards_a_day"]
    case.headline("pairs_plan_against" if faults else "fourth_plan")
    for key in faults:
        case.say(key)
    case.set(result="against_the_text" if faults else "plan", faults=faults, boards=None, round_robins=None)


@rule_of(PLAN_16)
def plan_m4_16_fourth(case: Inquiry[PairsPlanFacts]) -> None:
    """Division IV of the Mitchell championship: by the entries."""
    case.headline("fourth_plan")
    case.set(result="plan", faults=[], boards=None, round_robins=None)


def pairs_plan(case: Inquiry[PairsPlanFacts]) -> None:
    """By championship and division."""
    match case.facts.pairs_event, case.facts.fourth_division:
        case "mitchell", False:
            plan_m4_16(case)
        case "mitchell", True:
            plan_m4_16_fourth(case)
        case _, False:
            plan_m4_17(case)
        case _:
            plan_m4_17b(case)


@rule_of(LATE_16)
def reseating_m4_16(case: Inquiry[ReseatingFacts]) -> None:
    """Ten minutes after the start, when more pairs are missing than the text accepts, the field is reseated."""
    if case.facts.minutes_after_start < AFTER:
        case.headline("too_early_to_reseat")
        case.set(result="wait")
        return
    allowed = MISSING_ALLOWED[case.facts.even_day]
    missing = case.facts.missing_pairs
    if missing > allowed:
        case.headline("reseat_mitchell", missing=missing, allowed=allowed)
        case.say("absent_pairs", also=("mbsz-hu:M4.16/hianyzas",))
        case.note("reseating_sentence_broken")
        case.set(result="reseat", allowed_missing=allowed)
    else:
        case.headline("no_reseating", missing=missing, allowed=allowed)
        case.set(result="play_as_seated", allowed_missing=allowed)


@rule_of(f"{LATE_17}.b")
def reseating_m4_17(case: Inquiry[ReseatingFacts]) -> None:
    """Division IV: at most two empty places may stay; as few boards as possible are cancelled."""
    if case.facts.minutes_after_start < AFTER:
        case.headline("too_early_to_reseat")
        case.set(result="wait")
        return
    missing = case.facts.missing_pairs
    if missing > EMPTY_ALLOWED:
        case.headline("reseat_butler", missing=missing, allowed=EMPTY_ALLOWED)
        case.set(result="reseat", allowed_missing=EMPTY_ALLOWED)
    else:
        case.headline("no_reseating", missing=missing, allowed=EMPTY_ALLOWED)
        case.set(result="play_as_seated", allowed_missing=EMPTY_ALLOWED)


def reseating(case: Inquiry[ReseatingFacts]) -> None:
    """By the championship."""
    if case.facts.reseating_event == "mitchell":
        reseating_m4_16(case)
    else:
        reseating_m4_17(case)


@rule_of(SLOW_16)
def slow_play_m4_16(case: Inquiry[MitchellSlowFacts]) -> None:
    """Two boards in fifteen minutes; a warning, then the ladder of VI.2.b to 50 %; no board begun after the call."""
    over = case.facts.minutes_over
    degree = work(case, "mbsz-hu:VI.2.b", slow_play, "pairs", case.facts.occurrence, over, headline=True)
    case.say("fifteen_minutes")
    if case.facts.finding_one_side_at_fault:
        case.say("slow_side_punished", also=("90.B.2",))
    else:
        case.say("both_slow", also=("90.B.2",))
    if not case.facts.board_begun:
        case.say("board_not_begun", also=("mbsz-hu:29",))
    case.set(
        result="penalty" if degree.penalty else "warning",
        penalty=degree.penalty,
        unit="percent",
        punished="side_at_fault" if case.facts.finding_one_side_at_fault else "both_sides",
        board_may_be_played=case.facts.board_begun,
    )


@rule_of(f"{LATE_17}.a")
def begun_late_m4_17(case: Inquiry[BegunLateFacts]) -> None:
    """Against the director's order: -3 IMP for both pairs."""
    boards = case.facts.late_boards
    if case.facts.against_order:
        imps = BEGUN_LATE * boards
        case.headline("begun_against_order", also=("90.B.8",), count=boards, imps=-imps)
        case.note("begun_late_board_note")
        case.set(result="penalty", imps_each=imps)
    else:
        case.headline("begun_late_no_order")
        case.note("begun_late_silent")
        case.set(result="no_figure", imps_each=None)


VSZ_M4_16_PLAN, VSZ_M4_16_RESEATING, VSZ_M4_16_SLOW, VSZ_M4_17_BEGUN_LATE = (
    procedure(name, facts=facts, laws=laws, concepts=concepts, decide=decide)
    for name, facts, laws, concepts, decide in (
        (
            "vsz_m4_16_format",
            PairsPlanFacts,
            ("mbsz-hu:M4.16", "mbsz-hu:M4.17"),
            ("movement", "championship"),
            pairs_plan,
        ),
        (
            "vsz_m4_16_reseating",
            ReseatingFacts,
            ("mbsz-hu:M4.16", "mbsz-hu:M4.17"),
            ("reseating", "seating", "championship"),
            reseating,
        ),
        (
            "vsz_m4_16_slow_play",
            MitchellSlowFacts,
            ("mbsz-hu:M4.16", "90"),
            ("slow_play", "championship", "mitchell"),
            slow_play_m4_16,
        ),
        (
            "vsz_m4_17_begun_late",
            BegunLateFacts,
            ("mbsz-hu:M4.17", "90"),
            ("slow_play", "championship", "butler"),
            begun_late_m4_17,
        ),
    )
)
