"""M4.12 and M4.15: duties at the table, the plan of a division, seats and line-ups in the team championship."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championship_days.facts import DutyFacts, TeamFormatFacts, TeamSeatingFacts
from rulings.regulations.team_events.seating import DIRECTION
from rulings.scoring.championship import team_championship
from rulings.scoring.stating import work

PART = 16  # boards
OPEN_ROOM_CHANGE = 8  # boards


@rule_of("mbsz-hu:M4.15/lebonyolitas")
def format_m4_15(case: Inquiry[TeamFormatFacts]) -> None:
    """Twelve teams and 32 boards above; in division III one group up to 22 teams, else two groups and play-offs."""
    teams = case.facts.entered_teams if case.facts.third_division else None
    plan = work(case, "mbsz-hu:M4.15/lebonyolitas", team_championship, teams, headline=True)
    if not plan.fits:
        case.note("more_than_eleven_days")
    case.set(
        result="plan",
        boards=plan.boards,
        groups=list(plan.groups),
        rounds=plan.rounds,
        play_off_rounds=plan.play_off_rounds,
        days=plan.days,
        fits_eleven_days=plan.fits,
    )


@rule_of("mbsz-hu:M4.15.a")
def seating_m4_15a(case: Inquiry[TeamSeatingFacts]) -> None:
    """Home NS in the open room throughout; the visitors sit first for 16 boards, then the home team."""
    done, room = case.facts.boards_done, case.facts.room
    direction = DIRECTION[case.facts.team, room]
    case.headline("championship_ns" if direction == "ns" else "championship_ew")
    if case.facts.restricted_system and done % PART == 0:
        case.say("announce_restricted_pair")
    first = "visiting" if done < PART else "home"
    case.say("visitors_first" if first == "visiting" else "home_first")
    change = done % (OPEN_ROOM_CHANGE if room == "open" else PART) == 0
    case.say("may_change" if change else "may_not_change", also=("mbsz-hu:35/cserek",))
    case.say("compare_after_sixteen")
    case.set(
        result="seating",
        direction=direction,
        sits_first=first,
        may_change_players=change,
        may_compare=done > 0 and done % PART == 0,
    )


@rule_of("mbsz-hu:M4.12.a")
def duty_m4_12a(case: Inquiry[DutyFacts]) -> None:
    """Entries, direction and the right board: both pairs or teams."""
    case.headline("both_answer")
    case.set(result="both", responsible="both")


@rule_of("mbsz-hu:M4.12.b")
def duty_m4_12b(case: Inquiry[DutyFacts]) -> None:
    """Passing the boards: the stationary pair, or NS."""
    if case.facts.event == "pairs" and not case.facts.all_pairs_move:
        case.headline("stationary_pair_answers")
        case.set(result="stationary_pair", responsible="stationary_pair")
    else:
        case.headline("north_south_answer")
        case.set(result="north_south", responsible="north_south")


@rule_of("mbsz-hu:M4.12.c")
def duty_m4_12c(case: Inquiry[DutyFacts]) -> None:
    """Equipment: NS at pairs, the home team at teams; at the start its neglect counts as lateness."""
    if case.facts.duty == "folding_bidding_box":
        case.headline("every_player_answers")
        case.set(result="every_player", responsible="every_player")
        return
    teams = case.facts.event == "teams"
    case.headline("home_team_fetches" if teams else "north_south_fetch")
    if case.facts.at_start:
        case.say("counts_as_lateness", also=("mbsz-hu:VI.2.a",))
    who = "home" if teams else "north_south"
    case.set(result=who, responsible=who, counts_as_lateness=case.facts.at_start)


def duty(case: Inquiry[DutyFacts]) -> None:
    """By the duty."""
    match case.facts.duty:
        case "passing_boards":
            duty_m4_12b(case)
        case "equipment" | "folding_bidding_box":
            duty_m4_12c(case)
        case _:
            duty_m4_12a(case)


VSZ_M4_15_FORMAT, VSZ_M4_15_SEATING, VSZ_M4_12_DUTY = (
    procedure(name, facts=facts, laws=(law,), concepts=concepts, decide=decide)
    for name, facts, law, concepts, decide in (
        ("vsz_m4_15_format", TeamFormatFacts, "mbsz-hu:M4.15", ("movement", "championship"), format_m4_15),
        ("vsz_m4_15_seating", TeamSeatingFacts, "mbsz-hu:M4.15", ("seating", "championship"), seating_m4_15a),
        (
            "vsz_m4_12_duty",
            DutyFacts,
            "mbsz-hu:M4.12",
            ("championship_duty", "championship", "procedural_penalty"),
            duty,
        ),
    )
)
