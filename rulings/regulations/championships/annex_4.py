"""MBSz annex 4: index, master points, substitutes, lateness, reversed seating, promotion, absence."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championships.facts import (
    AbsenceFacts,
    IndexFacts,
    LateFacts,
    MasterPointFacts,
    PairMasterPointFacts,
    PromotionFacts,
    ReversedFacts,
    SubstituteFacts,
)
from rulings.scoring.championship import (
    mitchell_absence,
    pair_master_points,
    placement_index,
    promotion,
    team_master_points,
)
from rulings.scoring.clock import boards_lost, grace_time, late_result
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work
from rulings.scoring.team_match import reversed_seating

MANY = 500  # of no matter where the table does not ask for the entrants
MOST = {"pairs": 1, "teams": 2}


@rule_of("mbsz-hu:M4.4")
def index_m4_4(case: Inquiry[IndexFacts]) -> None:
    """The place counted through the divisions, worse every year away."""
    kind: Any = case.facts.kind
    value = work(
        case,
        "mbsz-hu:M4.4",
        placement_index,
        kind,
        case.facts.list_division,
        case.facts.list_place,
        case.facts.years_away,
        headline=True,
    )
    case.set(result="index", index=value)


@rule_of("mbsz-hu:M4.7")
def master_points_m4_7(case: Inquiry[MasterPointFacts]) -> None:
    """Each the same up to six; above six the total is divided."""
    value = work(case, "mbsz-hu:M4.7", team_master_points, case.facts.points_each, case.facts.entitled, headline=True)
    case.set(result="master_points", each=plain(value))


@rule_of("mbsz-hu:M4.7")
def pair_master_points_m4_7(case: Inquiry[PairMasterPointFacts]) -> None:
    """Half of the boards first; then the two named first, or three equal parts if the entry asked for it."""
    if not case.facts.half_of_boards:
        case.headline("no_master_points")
        case.set(result="no_master_points", each=0)
        return
    members = case.facts.pair_members
    each = case.facts.points_each
    value = work(case, "mbsz-hu:M4.7", pair_master_points, each, members == "three_sharing", headline=True)
    if members == "three_named_first":
        case.say("only_the_two_named_first")
    case.set(result="master_points", each=plain(value))


@rule_of("mbsz-hu:M4.9")
def substitute_m4_9(case: Inquiry[SubstituteFacts]) -> None:
    """Anybody for two boards at the start of a day; for longer a member, not entered as high, of a rank that allows
    it.
    """
    if case.facts.short:
        case.headline("short_substitute")
        case.set(result="allowed")
        return
    faults = []
    if case.facts.substitutes > MOST[case.facts.event]:
        faults.append("too_many_substitutes")
    if not case.facts.member:
        faults.append("not_a_member")
    if case.facts.entered_same_or_higher:
        faults.append("entered_as_high")
    if case.facts.master:
        if case.facts.substitute_division == "other":
            faults.append("master_only_at_the_top")
    elif not case.facts.rank_allows:
        faults.append("rank_too_high")
    if not case.facts.announced:
        faults.append("not_announced")
    case.headline("substitute_not_allowed" if faults else "substitute_allowed")
    for key in faults:
        case.say(key)
    case.say("until_the_member_comes")
    case.say("substitute_without_rights")
    case.set(result="not_allowed" if faults else "allowed", faults=faults)


@rule_of("mbsz-hu:M4.15")
def lateness_m4_15(case: Inquiry[LateFacts]) -> None:
    """Five minutes, a board for each seven begun, +3 IMP; past the time of grace the team is absent."""
    cite = "mbsz-hu:M4.15/keses-lassu-jatek-es-hianyzas"
    grace = work(case, "mbsz-hu:M4.15", grace_time, case.facts.boards)
    if case.facts.minutes > grace:
        case.headline("absent_after_grace", also=("mbsz-hu:M4.15/turelmi-ido", "mbsz-hu:40"))
        case.say("provisional_eighteen", also=("mbsz-hu:M4.15/turelmi-ido",))
        case.note("eighteen_is_old_scale", also=("mbsz-hu:M4.15/turelmi-ido",))
        case.set(result="absent", vp_offender=0, provisional_vp_opponents=18, grace_minutes=plain(grace))
        return
    lost = work(case, cite, boards_lost, case.facts.minutes, cite)
    case.headline("three_imps_a_board", also=(cite, "12.C.2.b"), count=lost, imps=3 * lost)
    over = case.facts.result_minutes_over
    if over and case.facts.finding_one_team_responsible:
        case.say("one_team_late", also=(cite, "mbsz-hu:VI.2.b"))
        case.note("one_team_late_silent", also=(cite,))
        vp: Fraction | int = 0
    else:
        vp = work(case, cite, late_result, over) if over else 0
    case.set(result="boards_lost" if lost else "in_time", boards_lost=lost, innocent_imps=3 * lost)
    case.set(penalty_vp_each=plain(vp), grace_minutes=plain(grace))


@rule_of("mbsz-hu:M4.15.b")
def reversed_m4_15b(case: Inquiry[ReversedFacts]) -> None:
    """-1 IMP a board for both teams, or both absent."""
    boards, wrong = case.facts.boards, case.facts.wrong_boards
    left = case.facts.time_left if wrong * 4 > boards else True
    imps = work(case, "mbsz-hu:M4.15.b", reversed_seating, boards, wrong, left, headline=True)
    if imps is None:
        case.set(result="both_absent", imps_each=None, vp_each=0)
    else:
        case.set(result="cancelled_boards", imps_each=plain(imps))
        case.note("reversed_by_86b", also=("86.B.2.c", "12.C.2.b"))


@rule_of("mbsz-hu:M4.15/kieses-es-feljutas")
def promotion_m4_15(case: Inquiry[PromotionFacts]) -> None:
    """Teams: where a place leads."""
    _promotion(case, "teams", "III")


@rule_of("mbsz-hu:M4.16/feljutas-es-kieses")
def promotion_m4_16(case: Inquiry[PromotionFacts]) -> None:
    """Pairs (Mitchell, and Butler by M4.17): where a place leads."""
    _promotion(case, "pairs", "IV")


def _promotion(case: Inquiry[PromotionFacts], event: Any, lowest: str) -> None:
    division, place = case.facts.division, case.facts.place
    open_rows = division == lowest or (event == "pairs" and division == "III" and place in (23, 24))
    entrants = case.facts.entrants if open_rows else MANY
    goes = work(case, "mbsz-hu:M4.15", promotion, event, division, place, entrants)
    if goes == "stays":
        case.headline("stays_in_division", place=place, division=division)
    elif goes == "play_off":
        case.headline("plays_play_off", place=place, division=division)
        case.say("play_off_by_lot")
    else:
        case.headline("goes_to_division", place=place, division=division, goes=goes)
    case.set(result="promotion", goes=goes)


@rule_of("mbsz-hu:M4.16/hianyzas")
def absence_m4_16(case: Inquiry[AbsenceFacts]) -> None:
    """The worse of own average and 45 %; 40 % the second time; own average in the federation's interest."""
    reason: Any = case.facts.reason
    if reason == "beyond_permission":
        case.headline("may_be_expelled_results_stand")
        case.set(result="may_be_expelled", results_stand=True)
        return
    own = case.facts.own_percent if reason != "permitted_second" else 0
    value = work(case, "mbsz-hu:M4.16", mitchell_absence, own, reason, headline=True)
    if reason == "federation_interest":
        case.say("federation_not_punished", also=("mbsz-hu:M4.10",))
    case.say("opponents_sixty", also=("mbsz-hu:29/plusz-atlag", "12.C.2.a"))
    case.set(result="absent", percent=plain(value), opponents_percent_at_least=60)


VSZ_M4_4 = procedure(
    "vsz_m4_4_index",
    facts=IndexFacts,
    laws=("mbsz-hu:M4.4",),
    concepts=("placement_index", "championship"),
    decide=index_m4_4,
)
VSZ_M4_7 = procedure(
    "vsz_m4_7_master_points",
    facts=MasterPointFacts,
    laws=("mbsz-hu:M4.7",),
    concepts=("master_points", "championship"),
    decide=master_points_m4_7,
)
VSZ_M4_7_PAIRS = procedure(
    "vsz_m4_7_pairs",
    facts=PairMasterPointFacts,
    laws=("mbsz-hu:M4.7",),
    concepts=("master_points", "championship"),
    decide=pair_master_points_m4_7,
)
VSZ_M4_9 = procedure(
    "vsz_m4_9_substitute",
    facts=SubstituteFacts,
    laws=("mbsz-hu:M4.9",),
    concepts=("substitute", "championship"),
    decide=substitute_m4_9,
)
VSZ_M4_15_LATE = procedure(
    "vsz_m4_15_lateness",
    facts=LateFacts,
    laws=("mbsz-hu:M4.15",),
    concepts=("team_lateness", "championship", "late_arrival"),
    decide=lateness_m4_15,
)
VSZ_M4_15_REVERSED = procedure(
    "vsz_m4_15_reversed_seating",
    facts=ReversedFacts,
    laws=("mbsz-hu:M4.15",),
    concepts=("reversed_seating", "seating", "championship"),
    decide=reversed_m4_15b,
)
VSZ_M4_15_PROMOTION = procedure(
    "vsz_m4_15_promotion",
    facts=PromotionFacts,
    laws=("mbsz-hu:M4.15",),
    concepts=("promotion", "championship"),
    decide=promotion_m4_15,
)
VSZ_M4_16_PROMOTION = procedure(
    "vsz_m4_16_promotion",
    facts=PromotionFacts,
    laws=("mbsz-hu:M4.16", "mbsz-hu:M4.17"),
    concepts=("promotion", "championship", "mitchell"),
    decide=promotion_m4_16,
)
VSZ_M4_16_ABSENCE = procedure(
    "vsz_m4_16_absence",
    facts=AbsenceFacts,
    laws=("mbsz-hu:M4.16", "mbsz-hu:M4.10"),
    concepts=("absence", "championship", "mitchell"),
    decide=absence_m4_16,
)
