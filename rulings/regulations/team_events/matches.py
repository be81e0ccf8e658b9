"""MBSz 38-40: fouled boards, boards not played, invalid and forfeited matches."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.team_events.facts import (
    AbsenceFacts,
    InvalidMatchFacts,
    ShorteningFacts,
    TeamFouledFacts,
    UnplayedFacts,
)
from rulings.regulations.team_events.scoring import match_vp
from rulings.scoring.calculation import shown
from rulings.scoring.number_facts import plain
from rulings.scoring.old_scale import OWNER_FILE, load_old_scale
from rulings.scoring.stating import work
from rulings.scoring.team_match import (
    MatchImps,
    enough_boards,
    forfeit,
    invalid_match,
    invalid_match_both,
    unplayed_boards,
)

OUT_AFTER = 2  # forfeited matches


@rule_of("mbsz-hu:38")
def fouled_board_38(case: Inquiry[TeamFouledFacts]) -> None:
    """Repair it if the other room has not played; else replay, unless one of a to c stands against it."""
    if not case.facts.second_room_played:
        case.headline("second_room_plays_the_same", also=("mbsz-hu:38/lehetoseg-van-a-hiba-helyrehozasara", "87.C"))
        case.set(result="play_the_same", penalty_vp=0.5)
        case.say("half_vp")
        return
    if case.facts.at_fault == "one" and case.facts.finding_innocent_very_good:
        very_good_38a(case)
    elif case.facts.result_known:
        result_known_38b(case)
    elif not case.facts.finding_time_left:
        no_time_38c(case)
    else:
        case.headline("replay_in_both_rooms", also=("mbsz-hu:38/nincs-lehetoseg-a-hiba-helyrehozasara", "86.B.2"))
        case.say("half_vp")
        case.set(result="replay", penalty_vp=0.5)


@rule_of("mbsz-hu:38.a", exception_to="mbsz-hu:38")
def very_good_38a(case: Inquiry[TeamFouledFacts]) -> None:
    """One team alone fouled it and the other had done specially well: adjusted score, no penalty besides."""
    case.headline("adjusted_for_innocent", also=("86.B.2.b", "12.C.1.c"))
    case.set(result="adjusted_score", penalty_vp=0)


@rule_of("mbsz-hu:38.b", exception_to="mbsz-hu:38")
def result_known_38b(case: Inquiry[TeamFouledFacts]) -> None:
    """A player knows the result of the match without this board: no replay, the match counts without it."""
    case.headline("match_without_board", also=("86.A",))
    case.set(result="match_without_board", penalty_vp=0.5)
    case.note("current_law_86a", also=("86.A", "86.B.2"))


@rule_of("mbsz-hu:38.c", exception_to="mbsz-hu:38")
def no_time_38c(case: Inquiry[TeamFouledFacts]) -> None:
    """No time to replay: the artificial result of 39."""
    case.headline("artificial_result", also=("mbsz-hu:39", "86.B.2"))
    case.set(result="artificial_result", penalty_vp=0)
    case.note("penalty_besides_c")


@rule_of("mbsz-hu:39/mesterseges-eredmeny-eloirasa")
def unplayed_39(case: Inquiry[UnplayedFacts]) -> None:
    """At least 75 % played: the IMPs, with +3 or -3 for each missing board, on the scale of the full match."""
    boards, played = case.facts.boards, case.facts.boards_played
    if not work(case, "mbsz-hu:39", enough_boards, played, boards):
        case.headline("match_invalid", also=("mbsz-hu:39/ervenytelen-merkozes", "mbsz-hu:40"))
        case.set(result="match_invalid")
        return
    fault: Any = case.facts.fault
    knockout = case.facts.knockout
    imps = work(case, "mbsz-hu:39", unplayed_boards, case.facts.imp_result, boards - played, fault, knockout=knockout)
    case.headline(
        "imps_to_scale", innocent=str(plain(imps.innocent)), offender=str(plain(imps.offender)), boards=boards
    )
    case.say("current_law_86b", also=("86.B.2", "86.B.3", "12.C.2.b"))
    if not knockout:
        vp_of_39(case, imps)
    case.set(
        result="imps",
        imps_innocent=plain(imps.innocent),
        imps_offender=plain(imps.offender),
        separate_vp=imps.innocent != -imps.offender,
        scale_boards=boards,
    )


@rule_of("mbsz-hu:39/mesterseges-eredmeny-eloirasa")
def vp_of_39(case: Inquiry[UnplayedFacts], imps: MatchImps) -> None:
    """Each team's VP by its own IMPs, on the scale of the full match; the two need not make the whole."""
    ours = match_vp(case, case.facts.scale, imps.innocent, case.facts.boards)
    theirs = match_vp(case, case.facts.scale, imps.offender, case.facts.boards)
    if ours is None or theirs is None:
        return
    case.say("vp_of_both", innocent=str(plain(ours)), offender=str(plain(theirs)), boards=case.facts.boards)
    case.set(vp_innocent=plain(ours), vp_offender=plain(theirs))


@rule_of("mbsz-hu:39/merkozes-leroviditese")
def shortening_39(case: Inquiry[ShorteningFacts]) -> None:
    """Boards are cancelled only if waiting holds up the whole event, or for an outside cause; no appeal lies."""
    least = -(-3 * case.facts.boards // 4)
    if case.facts.outside_cause:
        case.headline("shortened_outside")
        case.say("no_appeal_lies")
        case.set(result="may_be_shortened", appeal=False)
    elif case.facts.finding_waiting_holds_up_event:
        case.headline("shortened_for_event")
        case.say("no_appeal_lies")
        case.set(result="may_be_shortened", appeal=False)
    else:
        case.headline("all_boards_are_played")
        case.set(result="played_out")
    case.say("least_boards", least=least, boards=case.facts.boards)
    case.set(least_boards=least)


@rule_of("mbsz-hu:40/a-vetlen-csapat-gy-p-ja")
def average_imps(case: Inquiry[Any], vp: Fraction) -> None:
    """Beside the VP the average of the IMPs that give them, to a tenth: read from the owner's 25-0 table if there."""
    case.say("average_imps_besides")
    if case.facts.scale != "old25" or not OWNER_FILE.exists():
        return
    imps = load_old_scale(OWNER_FILE).average_imps(vp, case.facts.match_boards)
    if imps is None:
        case.note("no_imps_for_vp", vp=str(plain(vp)))
        return
    case.say("average_imps_are", vp=str(plain(vp)), imps=shown(imps, 1))
    case.set(average_imps=plain(imps))


@rule_of("mbsz-hu:39/ervenytelen-merkozes")
def invalid_39(case: Inquiry[InvalidMatchFacts]) -> None:
    """Played again if three quarters can still be played; else 18 and more against 12 or 0."""
    case.say("both_punished", also=("mbsz-hu:42",))
    if case.facts.finding_can_restart:
        case.headline("match_restarted")
        case.set(result="restart")
        return
    scale: Any = case.facts.scale
    if case.facts.both_at_fault:
        each = work(case, "mbsz-hu:39", invalid_match_both, scale, case.facts.offender_would_gain)
        case.headline("invalid_match_scores_both", vp=str(plain(each)))
        average_imps(case, each)
        case.set(result="scored", vp_innocent=None, vp_offender=plain(each), by_regulation=scale == "old25")
        return
    base = work(case, "mbsz-hu:40", forfeit, scale, case.known.own_average, case.known.opponent_average)
    vp = work(case, "mbsz-hu:39", invalid_match, scale, base, case.facts.offender_would_gain)
    case.headline("invalid_match_scores", innocent=str(plain(vp[0])), offender=str(plain(vp[1])))
    average_imps(case, vp[0])
    case.set(result="scored", vp_innocent=plain(vp[0]), vp_offender=plain(vp[1]), by_regulation=scale == "old25")


@rule_of("mbsz-hu:40")
def absence_40(case: Inquiry[AbsenceFacts]) -> None:
    """The match is forfeited: nought for the team, the best of three for its opponents."""
    if not case.facts.fixed_time:
        case.say("teams_may_agree", also=("mbsz-hu:40/hianyzik-egy-csapat",))
    if case.facts.partly_at_fault:
        case.say("committee_may_decide_otherwise", also=("mbsz-hu:40/hianyzik-egy-csapat", "93.B.3"))
    if case.facts.knockout:
        case.headline("loses_knockout", also=("mbsz-hu:40/hianyzik-egy-csapat",))
        case.set(result="loses_match")
        return
    scale: Any = case.facts.scale
    vp = work(case, "mbsz-hu:40", forfeit, scale, case.known.own_average, case.known.opponent_average)
    case.headline("forfeited", also=("mbsz-hu:40/hianyzik-egy-csapat",), vp=str(plain(vp)))
    case.say("averages_when_danish" if case.facts.danish else "averages_when_round_robin")
    average_imps(case, vp)
    case.set(result="forfeited", vp_innocent=plain(vp), vp_offender=0, by_regulation=scale == "old25")
    if case.facts.matches_forfeited >= OUT_AFTER:
        drops_out_40(case)


@rule_of("mbsz-hu:40/egy-csapat-kiesese")
def drops_out_40(case: Inquiry[AbsenceFacts]) -> None:
    """Two forfeited matches: out; results stand in a Danish event and are cancelled in any other."""
    case.say("drops_out_results_stand" if case.facts.danish else "drops_out_results_cancelled")
    case.set(drops_out=True, results_stand=case.facts.danish)


VSZ_38_FOULED_BOARD = procedure(
    "vsz_38_fouled_board",
    facts=TeamFouledFacts,
    laws=("mbsz-hu:38", "86", "87"),
    concepts=("team_fouled_board", "fouled_board"),
    decide=fouled_board_38,
)
VSZ_39_UNPLAYED = procedure(
    "vsz_39_unplayed_boards",
    facts=UnplayedFacts,
    laws=("mbsz-hu:39", "86"),
    concepts=("team_unplayed_boards", "adjusted_score"),
    decide=unplayed_39,
)
VSZ_39_SHORTENING = procedure(
    "vsz_39_shortening",
    facts=ShorteningFacts,
    laws=("mbsz-hu:39",),
    concepts=("match_shortening", "forfeited_match"),
    decide=shortening_39,
)
VSZ_39_INVALID = procedure(
    "vsz_39_invalid_match",
    facts=InvalidMatchFacts,
    laws=("mbsz-hu:39",),
    concepts=("invalid_match", "forfeited_match"),
    decide=invalid_39,
)
VSZ_40_ABSENCE = procedure(
    "vsz_40_absence",
    facts=AbsenceFacts,
    laws=("mbsz-hu:40",),
    concepts=("team_absent", "forfeited_match"),
    decide=absence_40,
)
