"""MBSz 26, 27 and 29: places, posting, restoring a fouled board, the best of its group, the session average."""

from __future__ import annotations

from fractions import Fraction

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.pairs_scoring.facts import (
    GroupPlusFacts,
    PlacesFacts,
    PostingFacts,
    RestoreFacts,
    SessionAverageFacts,
)
from rulings.scoring.calculation import shown
from rulings.scoring.number_facts import plain
from rulings.scoring.rounding import board_places, half_up, session_places
from rulings.scoring.short_boards import SMALL_GROUP, best_may_take_plus
from rulings.scoring.stating import work

POSTED_BEFORE = 30  # minutes before the next session
BEST_OF: dict[int, tuple[int, ...]] = {1: (60,), 2: (65, 60), 3: (70, 65, 60)}  # what the best of a group can have


@rule_of("mbsz-hu:26")
def places_26(case: Inquiry[PlacesFacts]) -> None:
    """One matchpoint by hand, a hundredth by computer parts two pairs; less than that is the same place."""
    manual = case.facts.evaluation == "manual"
    digits = session_places("manual" if manual else "computer")
    totals = [half_up(total, digits) for total in case.facts.totals]
    if not totals:
        raise BadFacts("The fact totals needs the matchpoints of at least one pair.")
    places = [1 + sum(other > total for other in totals) for total in totals]
    shared = len(set(places)) < len(places)
    cite = "mbsz-hu:26.a" if manual else "mbsz-hu:26.b"
    case.headline("places_by_hand" if manual else "places_by_computer", also=(cite,))
    order = sorted(zip(places, totals, strict=True), key=lambda pair: pair[0])
    case.say("places_given", also=(cite,), sum="; ".join(f"{place}. {shown(total)}" for place, total in order))
    if shared and case.facts.tie_rule_announced:
        case.say("tie_rule_decides")
    elif shared:
        case.say("equal_pairs_share")
    case.set(
        result="places",
        places=places,
        totals=[plain(total) for total in totals],
        shared=shared and not case.facts.tie_rule_announced,
    )


@rule_of("mbsz-hu:26")
def posting_26(case: Inquiry[PostingFacts]) -> None:
    """Score sheets, or frequencies that let a pair check entry and result, thirty minutes before the next session."""
    if not case.facts.can_be_checked:
        case.headline("posting_cannot_be_checked")
        case.set(result="not_enough")
    elif case.facts.more_sessions and case.facts.minutes_before_next < POSTED_BEFORE:
        case.headline("posted_late")
        case.say("organizer_may_depart")
        case.set(result="late")
    else:
        case.headline("posted_in_time")
        case.set(result="in_time")
    case.say("corrections_by_12", also=("mbsz-hu:12", "79.C.1"))


@rule_of("mbsz-hu:27")
def restore_27(case: Inquiry[RestoreFacts]) -> None:
    """Restore a fouled board, or leave it: whichever gives more results that can be scored together."""
    right, wrong = case.facts.results_right + case.facts.results_other_circuits, case.facts.results_fouled
    coming = case.facts.results_to_come
    restored, left = (right + coming, wrong), (right, wrong + coming)
    case.say("groups_if_restored", also=("87.B",), sum=f"{right} + {coming} = {restored[0]}", other=wrong)
    case.say("groups_if_left", also=("87.B",), sum=f"{wrong} + {coming} = {left[1]}", other=right)
    result = "either" if max(restored) == max(left) else "restore" if max(restored) > max(left) else "leave"
    case.headline({"restore": "better_restored", "leave": "better_left", "either": "either_way"}[result])
    case.say("director_weighs")
    case.set(result=result, groups_if_restored=list(restored), groups_if_left=list(left))


@rule_of("mbsz-hu:27/eltolt-leosztasok-kiertekelese")
def plus_27(case: Inquiry[GroupPlusFacts]) -> None:
    """The best of a group of one to three, shared or not, may have the plus average of 29 instead, if it is more."""
    results = case.facts.results
    if results >= SMALL_GROUP:
        case.headline("group_scored_by_28", also=("mbsz-hu:28/szamitogepes-kiertekelesnel",))
        case.set(result="no_percentages")
        return
    percent = case.facts.percent
    if not case.facts.best_of_group:
        case.headline("not_the_best")
        case.set(result="group_percentage", percent=plain(percent))
        return
    if percent not in BEST_OF[results]:
        allowed = ", ".join(str(one) for one in BEST_OF[results])
        raise BadFacts(f"The best of a group of {results} has {allowed} %, not {shown(percent)} % (MBSz 27.a-c).")
    value = work(
        case, "mbsz-hu:27/eltolt-leosztasok-kiertekelese", best_may_take_plus, percent, case.facts.session_percent
    )
    more = value > percent
    case.headline("takes_plus_average" if more else "keeps_group_percentage", also=("mbsz-hu:29/plusz-atlag",))
    case.set(result="plus_average" if more else "group_percentage", percent=plain(value))


@rule_of("mbsz-hu:29/forduloatlag")
def session_average_29(case: Inquiry[SessionAverageFacts]) -> None:
    """The pair's percentage on all boards it played properly in the session; rounded as 26 says."""
    points, boards, top = case.facts.matchpoints_won, case.facts.boards_properly_played, case.facts.top
    if not top or points > boards * top:
        raise BadFacts(f"{shown(points)} matchpoints cannot be won on {boards} boards with a top of {shown(top)}.")
    manual = case.facts.evaluation == "manual"
    exact = points * 100 / (boards * top)
    value = half_up(exact, board_places("manual" if manual else "computer"))
    case.headline(
        "session_average_is",
        also=("mbsz-hu:26.a" if manual else "mbsz-hu:26.b",),
        sum=f"{shown(points)} : ({boards} x {shown(top)}) = {shown(exact, 4)} %",
        value=shown(value),
    )
    case.say("adjusted_boards_left_out")
    average = {"plus": max(Fraction(60), value), "minus_by_law": min(Fraction(40), value)}
    case.say("session_average_serves", also=("mbsz-hu:29/plusz-atlag", "12.C.2.c"), plus=shown(average["plus"]))
    places = board_places("manual" if manual else "computer")
    worth = {name: half_up(figure * top / 100, places) for name, figure in (("session", value), *average.items())}
    case.say(
        "session_average_points",
        also=("mbsz-hu:26.a" if manual else "mbsz-hu:26.b",),
        sum=f"{shown(value)} % x {shown(top)} = {shown(worth['session'])}",
        plus=shown(worth["plus"]),
    )
    case.set(
        result="session_average",
        percent=plain(value),
        matchpoints=plain(worth["session"]),
        plus_average_matchpoints=plain(worth["plus"]),
        minus_average_matchpoints_by_law=plain(worth["minus_by_law"]),
        plus_average=plain(average["plus"]),
        minus_average=40,
        minus_average_by_law=plain(average["minus_by_law"]),
    )


VSZ_26_PLACES = procedure(
    "vsz_26_places",
    facts=PlacesFacts,
    laws=("mbsz-hu:26", "78"),
    concepts=("matchpoints", "tie_break"),
    decide=places_26,
)
VSZ_26_POSTING = procedure(
    "vsz_26_posting",
    facts=PostingFacts,
    laws=("mbsz-hu:26", "79"),
    concepts=("results_posting", "score_correction"),
    decide=posting_26,
)
VSZ_27_RESTORE = procedure(
    "vsz_27_restore",
    facts=RestoreFacts,
    laws=("mbsz-hu:27", "87"),
    concepts=("restore_board", "fouled_board"),
    decide=restore_27,
)
VSZ_27_PLUS = procedure(
    "vsz_27_plus_average", facts=GroupPlusFacts, laws=("mbsz-hu:27", "87"), concepts=("fouled_board",), decide=plus_27
)
VSZ_29_SESSION = procedure(
    "vsz_29_session_average",
    facts=SessionAverageFacts,
    laws=("mbsz-hu:29", "12"),
    concepts=("session_average", "artificial_score"),
    decide=session_average_29,
)
