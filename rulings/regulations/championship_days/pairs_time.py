"""M4.16 and M4.17: reseating a field with empty places, slow play, boards begun after time."""

from __future__ import annotations

from rulings.engine import Case, procedure, rule
from rulings.regulations.arithmetic import work
from rulings.regulations.championship_days.facts import (
    LATE_16,
    LATE_17,
    SLOW_16,
    BegunLateFacts,
    MitchellSlowFacts,
    ReseatingFacts,
)
from rulings.scoring.clock import slow_play

AFTER = 10  # minutes
MISSING_ALLOWED = {True: 2, False: 4}  # pairs, on even and on odd days of the Mitchell championship
EMPTY_ALLOWED = 2  # places in division IV of the Butler championship
BEGUN_LATE = -3  # IMPs


@rule(LATE_16)
def reseating_m4_16(case: Case[ReseatingFacts]) -> None:
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


@rule(f"{LATE_17}.b")
def reseating_m4_17(case: Case[ReseatingFacts]) -> None:
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


def reseating(case: Case[ReseatingFacts]) -> None:
    """By the championship."""
    if case.facts.reseating_event == "mitchell":
        reseating_m4_16(case)
    else:
        reseating_m4_17(case)


@rule(SLOW_16)
def slow_play_m4_16(case: Case[MitchellSlowFacts]) -> None:
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


@rule(f"{LATE_17}.a")
def begun_late_m4_17(case: Case[BegunLateFacts]) -> None:
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


VSZ_M4_16_RESEATING, VSZ_M4_16_SLOW, VSZ_M4_17_BEGUN_LATE = (
    procedure(name, facts=facts, laws=laws, concepts=("championship", concept), decide=decide)
    for name, facts, laws, concept, decide in (
        ("vsz_m4_16_reseating", ReseatingFacts, ("mbsz-hu:M4.16", "mbsz-hu:M4.17"), "seating", reseating),
        ("vsz_m4_16_slow_play", MitchellSlowFacts, ("mbsz-hu:M4.16", "90"), "slow_play", slow_play_m4_16),
        ("vsz_m4_17_begun_late", BegunLateFacts, ("mbsz-hu:M4.17", "90"), "slow_play", begun_late_m4_17),
    )
)
