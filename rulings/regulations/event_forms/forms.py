"""Which way of scoring goes with which movement, and how many rankings come of it (annex 6.1 a to e, 6.2, 6.3)."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.event_forms.facts import FormFacts


def form_m6(case: Inquiry[FormFacts]) -> None:
    """AMP has its own limits; everything else goes with every movement, and the movement says how it is ranked."""
    if case.facts.scoring == "amp":
        amp_m6_3(case)
        return
    if case.facts.scoring == "butler":
        butler_m6_2(case)
    match case.facts.moved_by:
        case "mitchell":
            two_lines_m6_1_a(case)
        case "lines":
            lines_m6_1_b(case)
        case "scrambled":
            scrambled_m6_1_c(case)
        case "howell":
            howell_m6_1_d(case)
        case _:
            mixed_m6_1_e(case)


@rule_of("mbsz-hu:M6.2")
def butler_m6_2(case: Inquiry[FormFacts]) -> None:
    """Butler can be run by every method a to e; every pair should play all boards."""
    case.say("butler_any_movement")
    case.say("butler_all_boards")


@rule_of("mbsz-hu:M6.1.a")
def two_lines_m6_1_a(case: Inquiry[FormFacts]) -> None:
    """NS and EW cannot fairly be compared: each line its own order."""
    case.headline("two_rankings")
    case.set(result="two_rankings", allowed=True, rankings=2)


@rule_of("mbsz-hu:M6.1.b")
def lines_m6_1_b(case: Inquiry[FormFacts]) -> None:
    """Sessions are scored for each line, the final result is one common ranking."""
    case.headline("lines_one_final_ranking")
    case.set(result="one_final_ranking", allowed=True, rankings=1)


@rule_of("mbsz-hu:M6.1.c")
def scrambled_m6_1_c(case: Inquiry[FormFacts]) -> None:
    """Half of the boards NS, half EW: one ranking."""
    case.headline("one_ranking")
    case.set(result="one_ranking", allowed=True, rankings=1)


@rule_of("mbsz-hu:M6.1.d")
def howell_m6_1_d(case: Inquiry[FormFacts]) -> None:
    """A round robin, the fairest way, in one ranking."""
    case.headline("one_ranking")
    case.set(result="one_ranking", allowed=True, rankings=1)


@rule_of("mbsz-hu:M6.1.e")
def mixed_m6_1_e(case: Inquiry[FormFacts]) -> None:
    """Lines by sessions, then a Howell within each: a full round robin. How it is ranked the text does not say."""
    case.headline("mixed_round_robin")
    case.note("mixed_ranking_silent")
    case.set(result="mixed", allowed=True)


@rule_of("mbsz-hu:M6.3")
def amp_m6_3(case: Inquiry[FormFacts]) -> None:
    """Only the normal movement of 6.1 a with everybody meeting, or sessions that exchange whole lines; two rankings.
    The table of points is not in the text.
    """
    case.note("amp_table_missing")
    if case.facts.moved_by not in ("mitchell", "lines"):
        case.headline("amp_other_movement", also=("mbsz-hu:M6.3.a", "mbsz-hu:M6.3.b"))
        case.set(result="not_allowed", allowed=False)
    elif not case.facts.everybody_meets:
        case.headline("amp_round_robin_only", also=("mbsz-hu:M6.3.a",))
        case.set(result="not_allowed", allowed=False)
    elif case.facts.moved_by == "lines":
        amp_sessions_m6_3_b(case)
    else:
        case.headline("amp_two_rankings")
        case.set(result="two_rankings", allowed=True, rankings=2)


@rule_of("mbsz-hu:M6.3.b")
def amp_sessions_m6_3_b(case: Inquiry[FormFacts]) -> None:
    """Only whole lines may be exchanged; everybody keeps his direction."""
    if case.facts.whole_lines_only:
        case.headline("amp_two_rankings")
        case.set(result="two_rankings", allowed=True, rankings=2)
    else:
        case.headline("amp_whole_lines")
        case.set(result="not_allowed", allowed=False)


VSZ_M6_FORM = procedure(
    "vsz_m6_form",
    facts=FormFacts,
    laws=("mbsz-hu:M6.1", "mbsz-hu:M6.2", "mbsz-hu:M6.3"),
    concepts=("movement",),
    decide=form_m6,
)
