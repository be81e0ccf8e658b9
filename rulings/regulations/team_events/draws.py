"""MBSz 33: formats, the number of Swiss rounds, the draw of a round and a mistake in it."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.team_events.facts import DrawFacts, DrawMistakeFacts, FormatFacts, SwissRoundsFacts
from rulings.scoring.pairing import (
    DANISH,
    SWISS,
    Draw,
    danish,
    first_round,
    last_round_order,
    swiss,
    swiss_part,
    swiss_rounds,
)
from rulings.scoring.stating import work

LEAST_BOARDS = 6
KNOCKOUT_BOARDS = 16
LONG_MATCH = 40
ROUNDS = range(5, 13)
ROUNDS_TWO_DAYS = 9


@rule_of("mbsz-hu:33.t1")
def swiss_rounds_33(case: Inquiry[SwissRoundsFacts]) -> None:
    """The table of recommended Swiss rounds in a Danish-Swiss event."""
    rounds = work(case, "mbsz-hu:33.t1", swiss_rounds, case.facts.teams, headline=True)
    case.set(result="swiss_rounds", rounds=rounds)


@rule_of("mbsz-hu:33")
def draw_33(case: Inquiry[DrawFacts]) -> None:
    """The matches of the next round."""
    method, order = case.facts.method, case.facts.order
    if method == "danish_swiss":
        announced = case.known.swiss_rounds_announced
        is_swiss = work(case, SWISS, swiss_part, len(order), announced, case.facts.round_number)
        method = "swiss" if is_swiss else "danish"
    if method != "seeded" and case.facts.last_round and case.facts.finding_lead_out_of_reach:
        order = work(case, SWISS, last_round_order, order)
    out, triangle = case.facts.sat_out, case.facts.triangle
    match method:
        case "seeded":
            found: Draw = work(case, DANISH, first_round, order, out, triangle)
        case "danish":
            found = work(case, DANISH, danish, order, out, triangle)
        case _:
            met = {frozenset(two) for two in case.facts.met}
            found = work(case, SWISS, swiss, order, met, out, triangle)
    case.headline("drawn", matches=len(found.matches))
    if method != "seeded":
        case.say("ranking_order", also=("mbsz-hu:33.1", "mbsz-hu:33.2", "mbsz-hu:33.3"))
    if found.triangle:
        case.say("triangle_plays", also=(SWISS, "mbsz-hu:35/hazai-es-vendeg"))
    case.set(
        result="drawn",
        matches=[list(pair) for pair in found.matches],
        sits_out=found.sits_out,
        triangle=list(found.triangle),
    )


@rule_of(SWISS)
def draw_mistake_33(case: Inquiry[DrawMistakeFacts]) -> None:
    """Found before the round: put right at once; after its start nobody is reseated, except in the last round."""
    if not case.facts.round_begun:
        case.headline("mistake_put_right")
        case.set(result="put_right")
    elif case.facts.last_round:
        case.headline("mistake_in_last_round")
        case.note("last_round_silent")
        case.set(result="director_decides")
    else:
        case.headline("mistake_stands")
        case.set(result="round_stands")


@rule_of("mbsz-hu:33")
def format_33(case: Inquiry[FormatFacts]) -> None:
    """Boards in a match, rounds and days, as the text limits them."""
    form, boards = case.facts.form, case.facts.boards
    faults = []
    if form != "patton_or_bam" and boards < LEAST_BOARDS:
        faults.append("fewer_than_six_boards")
    if form == "knockout" and boards < KNOCKOUT_BOARDS:
        faults.append("knockout_needs_sixteen")
    if form == "danish":
        rounds = case.facts.rounds
        if rounds not in ROUNDS:
            faults.append("rounds_five_to_twelve")
        elif case.facts.days > 1 and rounds < ROUNDS_TWO_DAYS:
            faults.append("two_days_nine_rounds")
    case.headline("format_against" if faults else "format_allowed")
    for key in faults:
        case.say(key)
    parts = "several" if boards > LONG_MATCH else "two_halves" if boards >= KNOCKOUT_BOARDS else "one"
    case.say(PARTS[parts])
    case.set(result="against_the_text" if faults else "allowed", faults=faults, parts=parts)


PARTS = {"several": "several_parts", "two_halves": "two_halves", "one": "one_part"}
VSZ_33_SWISS_ROUNDS = procedure(
    "vsz_33_swiss_rounds",
    facts=SwissRoundsFacts,
    laws=("mbsz-hu:33",),
    concepts=("swiss_rounds", "movement"),
    decide=swiss_rounds_33,
)
VSZ_33_DRAW_MISTAKE = procedure(
    "vsz_33_draw_mistake",
    facts=DrawMistakeFacts,
    laws=("mbsz-hu:33",),
    concepts=("draw_mistake", "movement"),
    decide=draw_mistake_33,
)
VSZ_33_DRAW = procedure("vsz_33_draw", facts=DrawFacts, laws=("mbsz-hu:33",), concepts=("movement",), decide=draw_33)
VSZ_33_FORMAT = procedure(
    "vsz_33_format", facts=FormatFacts, laws=("mbsz-hu:33",), concepts=("movement",), decide=format_33
)
