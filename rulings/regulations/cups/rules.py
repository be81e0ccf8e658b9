"""M4.18 and M4.19: what is played on a day, who meets whom, who goes up, and a match in the country."""

from __future__ import annotations

from typing import Any

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.cups.facts import (
    FINAL,
    PLAN,
    SECOND_CUP,
    CountryMatchFacts,
    CupDrawFacts,
    CupPromotionFacts,
    ScheduleFacts,
)
from rulings.scoring.championship import CUP_BONUS
from rulings.scoring.number_facts import plain
from rulings.scoring.pairing import CUP, Draw, anti_danish, cup_final, cup_qualifying, swiss
from rulings.scoring.stating import work

MAIN_DRAW = 32  # teams
MAIN_ROUND = {1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}  # playing day -> round of the main draw
SHORT_DAYS = (1, 2)
JOINED = 6  # the day on which two teams come over
SPLIT = 7
LAST_DAYS = (7, 8)
PLACES_THAT_MAY_GO_UP = 6
GO_UP = 2
POINTS_OFF = 50
COUNTRY_BOARDS = 48
GUESTS = 9


def _plan(case: Inquiry[Any], key: str, boards: int, matches: int, bonus: str | None, **params: Any) -> None:
    times, points = CUP_BONUS[bonus] if bonus else (1, 0)
    case.headline(key, boards=boards, **params)
    if bonus:
        case.say("bonus_counted_twice" if times > 1 else "bonus_counted_once", bonus=str(plain(points)))
    case.set(result="plan", boards=boards, matches_a_day=matches, counted=times, bonus=plain(points) if bonus else None)


@rule_of(PLAN)
def main_draw_m4_18(case: Inquiry[ScheduleFacts]) -> None:
    """32 teams: two days of 32 boards, then twice 48 boards over two days; half of the teams are left each time."""
    day = case.facts.day
    number = MAIN_ROUND.get(day)
    if number is None:
        case.headline("main_draw_done")
        case.note("main_draw_seventh_day")
        case.set(result="no_match")
        return
    teams = MAIN_DRAW >> (number - 1)
    if day in SHORT_DAYS:
        _plan(case, "main_short", 32, 1, "main_32", teams=teams, left=teams // 2)
    else:
        _plan(case, "main_long", 48, 1, "main_48", teams=teams, left=teams // 2)
    case.say("losers_to_consolation")
    case.set(teams=teams, teams_left=teams // 2)


@rule_of(PLAN)
def other_parts_m4_18(case: Inquiry[ScheduleFacts]) -> None:
    """The consolation: matches of 32 boards; the Danish part: two of 16 a day; joined on the sixth day."""
    day = case.facts.day
    if case.facts.cup_part == "consolation":
        if day == 1 or day > SPLIT:
            case.headline("no_consolation")
            case.set(result="no_match")
            return
        _plan(case, "consolation_matches", 32, 1, "consolation_32")
        return
    _plan(case, "danish_matches", 16, 2, None)
    case.say("once_a_day")
    if day == JOINED:
        case.say("two_teams_join", also=(SECOND_CUP,))
    if day > SPLIT:
        case.say("first_ten_and_the_rest")


@rule_of(SECOND_CUP)
def second_cup_m4_18(case: Inquiry[ScheduleFacts]) -> None:
    """Six days Danish; then two halves play on for two days with a handicap."""
    _plan(case, "danish_matches", 16, 2, None)
    case.say("once_a_day")
    if case.facts.day in LAST_DAYS:
        case.say("halves_play_on")
        case.say("handicap_three_imps")
        case.set(handicap_imps_per_class=3)


@rule_of(FINAL)
def cup_final_m4_18(case: Inquiry[ScheduleFacts]) -> None:
    """Knock-out over 32 boards from the four first; points are lost."""
    _plan(case, "final_matches", 32, 1, None)
    case.say("points_are_lost")
    case.say("team_rules_hold", also=("mbsz-hu:M4.15.a", "mbsz-hu:M4.15.b", "mbsz-hu:M4.15.c", "mbsz-hu:M4.15.d"))


def schedule(case: Inquiry[ScheduleFacts]) -> None:
    """By the part of the cups."""
    match case.facts.cup_part:
        case "main":
            main_draw_m4_18(case)
        case "second_cup":
            second_cup_m4_18(case)
        case "cup_final":
            cup_final_m4_18(case)
        case _:
            other_parts_m4_18(case)


@rule_of(PLAN)
def draw_m4_18(case: Inquiry[CupDrawFacts]) -> None:
    """Halves by lot, anti-Danish, Danish without a second meeting in a day, or first against fourth."""
    order, kind = case.facts.order, case.facts.cup_round
    if kind == "qualifying_first":
        halves = work(case, CUP, cup_qualifying, order)
        case.headline("halves_by_lot")
        case.say("four_best_players")
        case.set(result="by_lot", upper=list(halves[0]), lower=list(halves[1]))
        return
    if kind == "cup_final":
        found: Draw = work(case, FINAL, cup_final, order)
    else:
        met = {frozenset(two) for two in case.facts.met}
        found = work(case, CUP, swiss if kind == "danish" else anti_danish, order, met)
    case.headline("cup_drawn", matches=len(found.matches))
    if kind in ("consolation", "danish"):
        case.say("cup_ranking")
    case.set(result="drawn", matches=[list(pair) for pair in found.matches], sits_out=found.sits_out)


@rule_of(SECOND_CUP)
def promotion_m4_18(case: Inquiry[CupPromotionFacts]) -> None:
    """Two of the first six may go up, fifty points less; one alone may not."""
    willing = sorted(set(case.facts.willing_places))
    going = [place for place in willing if place <= PLACES_THAT_MAY_GO_UP][:GO_UP]
    if len(going) < GO_UP:
        case.headline("nobody_goes_up")
        case.set(result="nobody", going_up=[], points_off=0)
        return
    case.headline("two_go_up", first=going[0], second=going[1], points=POINTS_OFF)
    case.set(result="two", going_up=going, points_off=POINTS_OFF)


@rule_of("mbsz-hu:M4.19")
def country_match_m4_19(case: Inquiry[CountryMatchFacts]) -> None:
    """48 boards on one or two days, the local team at home; lodging for nine guests at most."""
    faults = []
    if case.facts.match_boards != COUNTRY_BOARDS:
        faults.append("forty_eight_boards")
    if case.facts.match_days > GO_UP:
        faults.append("one_or_two_days")
    if not case.facts.local_team_home:
        faults.append("local_team_is_home")
    case.headline("match_against_the_text" if faults else "match_in_order")
    for key in faults:
        case.say(key)
    lodged = min(case.facts.guests, GUESTS)
    case.say("lodging", guests=lodged)
    case.say("decided_as_main_draw", also=(PLAN, "mbsz-hu:33"))
    case.set(result="against_the_text" if faults else "in_order", faults=faults, guests_lodged=lodged)


def _places(case: Inquiry[CupPromotionFacts]) -> None:
    if len(set(case.facts.willing_places)) != len(case.facts.willing_places):
        raise BadFacts("A place is named twice among the teams that want to go up: name each place once.")
    promotion_m4_18(case)


VSZ_M4_18_SCHEDULE, VSZ_M4_18_DRAW, VSZ_M4_18_PROMOTION, VSZ_M4_19 = (
    procedure(name, facts=facts, laws=(law,), concepts=concepts, decide=decide)
    for name, facts, law, concepts, decide in (
        ("vsz_m4_18_schedule", ScheduleFacts, "mbsz-hu:M4.18", ("cup", "movement", "championship"), schedule),
        ("vsz_m4_18_draw", CupDrawFacts, "mbsz-hu:M4.18", ("cup_draw", "cup", "movement", "championship"), draw_m4_18),
        ("vsz_m4_18_promotion", CupPromotionFacts, "mbsz-hu:M4.18", ("promotion", "cup", "championship"), _places),
        (
            "vsz_m4_19_country_match",
            CountryMatchFacts,
            "mbsz-hu:M4.19",
            ("country_match", "cup", "championship"),
            country_match_m4_19,
        ),
    )
)
