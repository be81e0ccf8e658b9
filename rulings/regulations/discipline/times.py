"""MBSz 30, 31, 41, VI.2.a and VI.2.b: absence, playing time, lateness, slow play."""

from __future__ import annotations

from fractions import Fraction

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.discipline.facts import (
    AbsenceFacts,
    LatenessFacts,
    PairsTimeFacts,
    SlowPlayFacts,
    TeamLatenessFacts,
    TeamsTimeFacts,
)
from rulings.scoring.clock import TEAMS_TIME, boards_lost, pairs_time, slow_play, teams_time
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work

CANCEL_AFTER = 10  # minutes
CHECKING = 2  # minutes more for the first board after duplicating
HIGHEST_DEGREE = 6
SLOW_41 = "mbsz-hu:41/bunteto-pontok-lassu-jatekert"


@rule_of("mbsz-hu:30")
def absence_30(case: Inquiry[AbsenceFacts]) -> None:
    """Ten minutes without a word: the pair may be struck off; a pair that will come may be replaced for a while."""
    if case.facts.minutes >= CANCEL_AFTER and not case.facts.announced and not case.facts.expected:
        case.headline("pair_may_be_struck_off")
        case.set(result="may_be_struck_off")
        return
    if case.facts.stand_in_seated:
        if case.facts.quarter_played:
            case.headline("stand_in_becomes_entrant")
            case.set(result="stand_in_is_entrant")
            return
        case.headline("stand_in_gives_place")
        case.set(result="stand_in_gives_place")
    else:
        case.headline("wait_for_pair")
        case.say("be_seated_before")
        case.set(result="wait")
    case.say("unplayed_boards_by_29", also=("mbsz-hu:29", "12.C.2.a"))
    if case.facts.finding_force_majeure:
        case.set(penalty=False)
        case.say("no_penalty_force_majeure")
    else:
        case.set(penalty=True)
        case.say("lateness_penalty", also=("mbsz-hu:VI.2.a", "mbsz-hu:VI.2.b", "90.B.1"))


@rule_of("mbsz-hu:31")
def playing_time_31(case: Inquiry[PairsTimeFacts]) -> None:
    """Minutes for a round, change included; dealing, duplicating and checking not."""
    extra = case.facts.screens_or_beginners
    checking = case.facts.first_after_duplicating
    minutes = work(
        case,
        "mbsz-hu:31",
        pairs_time,
        case.facts.boards,
        extra,
        case.facts.extra_for_change,
        headline=not checking,
    )
    if checking:
        total = minutes + CHECKING
        where = "mbsz-hu:27/hiba-nem-felismerese"
        case.headline("two_minutes_to_check", also=(where,), sum=f"{minutes} + {CHECKING} = {total}")
        minutes = total
    case.say("change_included")
    case.say("last_board_not_begun", also=("mbsz-hu:29",))
    case.set(result="minutes", minutes=minutes)


@rule_of("mbsz-hu:41/idokorlatok")
def playing_time_41(case: Inquiry[TeamsTimeFacts]) -> None:
    """Minutes for a match or a part of it, shuffling and dealing included; comparing is extra."""
    extra = case.facts.screens_or_beginners
    minutes = work(
        case, "mbsz-hu:41/idokorlatok", teams_time, case.facts.boards, extra, case.facts.extra_boards, headline=True
    )
    case.say("announce_time_left", also=(SLOW_41,), minutes=str(plain(minutes * 3 / 4)))
    comparing = TEAMS_TIME.get(case.facts.boards, (0, None))[1]
    announce = plain(minutes * 3 / 4)
    case.set(result="minutes", minutes=plain(minutes), comparing_minutes=comparing, announce_after=announce)


@rule_of("mbsz-hu:VI.2.a")
def lateness_vi_2a(case: Inquiry[LatenessFacts]) -> None:
    """After five minutes one board for every seven begun: 40 to 60 at pairs, +3 IMP at teams."""
    if case.facts.event == "pairs":
        case.note("grace_may_be_shorter")
    lost = work(case, "mbsz-hu:VI.2.a", boards_lost, case.facts.minutes, "mbsz-hu:VI.2.a")
    if not lost:
        case.headline("within_grace", also=("90.B.1",))
        case.set(result="no_boards_lost", boards_lost=0)
        return
    if case.facts.event == "pairs":
        case.headline("boards_forty_sixty", also=("90.B.1", "12.C.2.a"), count=lost)
        case.say("sixty_is_the_least", also=("mbsz-hu:29/plusz-atlag", "12.C.2.c"))
        case.set(result="boards_lost", boards_lost=lost, offender_percent=40, innocent_percent=60)
    else:
        case.headline("boards_three_imps", also=("90.B.1", "12.C.2.b"), count=lost, imps=3 * lost)
        case.set(result="boards_lost", boards_lost=lost, innocent_imps=3 * lost)


@rule_of("mbsz-hu:41/keses")
def lateness_41(case: Inquiry[TeamLatenessFacts]) -> None:
    """The same clock; above a quarter of the boards the late team counts as absent (MBSz 40)."""
    if case.facts.substitute_seated:
        case.headline("substitute_plays", also=("mbsz-hu:34",))
        case.set(result="no_boards_lost", boards_lost=0)
        return
    lost = work(case, "mbsz-hu:41/keses", boards_lost, case.facts.minutes, "mbsz-hu:41/keses")
    if not lost:
        case.headline("within_grace", also=("90.B.1",))
        case.set(result="no_boards_lost", boards_lost=0)
        return
    share = Fraction(lost, case.facts.boards)
    case.note("misprint_innocent_41")
    if share > Fraction(1, 4):
        case.headline("late_team_absent", also=("mbsz-hu:40", "mbsz-hu:39/merkozes-leroviditese"), count=lost)
        case.set(result="absent", boards_lost=lost, innocent_imps=None)
        return
    case.headline("boards_three_imps", also=("90.B.1", "12.C.2.b"), count=lost, imps=3 * lost)
    case.set(result="boards_lost", boards_lost=lost, innocent_imps=3 * lost)


@rule_of("mbsz-hu:VI.2.b")
def slow_play_vi_2b(case: Inquiry[SlowPlayFacts]) -> None:
    """The ladder: warning, then 10 to 50 % of a top at pairs, 1 to 3 VP at teams."""
    if case.facts.finding_one_side_at_fault:
        case.say("one_side_punished", also=("90.B.2",))
        case.set(punished="side_at_fault")
    else:
        case.say("both_sides_punished", also=("90.B.2",))
        case.set(punished="both_sides")
    over = case.facts.minutes_over
    event = "pairs" if case.facts.event == "pairs" else "teams"
    degree = work(case, "mbsz-hu:VI.2.b", slow_play, event, case.facts.occurrence, over, headline=True)
    unit = "percent" if event == "pairs" else "vp"
    case.set(result="penalty" if degree.penalty else "warning", degree=degree.degree, penalty=degree.penalty, unit=unit)
    if degree.degree == HIGHEST_DEGREE:
        case.say("may_be_expelled")


VSZ_30_ABSENCE = procedure(
    "vsz_30_absence", facts=AbsenceFacts, laws=("mbsz-hu:30", "90"), concepts=("late_arrival",), decide=absence_30
)
VSZ_31_PLAYING_TIME = procedure(
    "vsz_31_playing_time",
    facts=PairsTimeFacts,
    laws=("mbsz-hu:31",),
    concepts=("playing_time", "slow_play"),
    decide=playing_time_31,
)
VSZ_41_PLAYING_TIME = procedure(
    "vsz_41_playing_time",
    facts=TeamsTimeFacts,
    laws=("mbsz-hu:41",),
    concepts=("playing_time", "slow_play"),
    decide=playing_time_41,
)
VSZ_VI_2_LATENESS = procedure(
    "vsz_vi_2_lateness",
    facts=LatenessFacts,
    laws=("mbsz-hu:VI.2.a", "90"),
    concepts=("late_arrival",),
    decide=lateness_vi_2a,
)
VSZ_41_LATENESS = procedure(
    "vsz_41_lateness",
    facts=TeamLatenessFacts,
    laws=("mbsz-hu:41", "90"),
    concepts=("team_lateness", "late_arrival"),
    decide=lateness_41,
)
VSZ_VI_2_SLOW_PLAY = procedure(
    "vsz_vi_2_slow_play",
    facts=SlowPlayFacts,
    laws=("mbsz-hu:VI.2.b", "90"),
    concepts=("slow_play_ladder", "slow_play"),
    decide=slow_play_vi_2b,
)
