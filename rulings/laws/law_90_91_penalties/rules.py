"""Law 90: procedural penalties, one line for each example of 90B; Law 91: penalize, suspend, disqualify."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_90_91_penalties.facts import PenaltyFacts

Facts = Inquiry[PenaltyFacts]
EXAMPLES = {
    "late_arrival": ("late_arrival", "90.B.1"),
    "slow_play": ("slow_play", "90.B.2"),
    "loud_discussion": ("loud_discussion", "90.B.3"),
    "comparing_scores": ("comparing_scores", "90.B.4"),
    "touching_cards": ("touching_cards", "90.B.5"),
    "wrong_pocket": ("wrong_pocket", "90.B.6"),
    "procedure_error": ("procedure_error", "90.B.7"),
    "disobedience": ("disobedience", "90.B.8"),
}


@rule_of("90.A")
def none_90a(case: Facts) -> None:
    """Nothing that delays or obstructs, inconveniences others, violates procedure or needs an adjustment."""
    case.headline("no_penalty")
    case.set(result="no_penalty")


@rule_of("90.A")
def penalty_90a(case: Facts) -> None:
    """A penalty may be given, in addition to any rectification."""
    case.say("in_addition")
    case.set(result="procedural_penalty_possible")


@rule_of("90.B")
def example_90b(case: Facts) -> None:
    """The example of 90B that fits; touching cards also falls under Law 7."""
    key, provision = EXAMPLES[case.facts.offence]
    case.headline(key, also=(provision, "7") if key == "touching_cards" else (provision,))
    case.say("scale_by_regulation")


@rule_of("90.A")
def other_90a(case: Facts) -> None:
    """90B is not exhaustive."""
    case.headline("other_offence", also=("90.B",))
    case.say("scale_by_regulation")


@rule_of("90.A")
def procedure_error_90a(case: Facts) -> None:
    """It violates correct procedure, whether or not anybody needs an adjusted score for it (the example of 90B7)."""
    told = case.told_as("adjusted_score_needed", False)
    case.headline("procedure_error_harmless" if told else "procedure_error_any", also=("90.B.7",))
    case.aside("scale_by_regulation")


@rule_of("12.C.3")
def individual_12c3(case: Facts) -> None:
    """Individual events: no penalty on the partner of the offender who is in no way to blame."""
    if not case.facts.individual:
        return
    if case.facts.finding_partner_blameless:
        case.say("partner_spared")
        case.set(partner_penalized=False)
    else:
        case.say("partner_too")
        case.set(partner_penalized=True)


@rule_of("91.A")
def discipline_91a(case: Facts) -> None:
    """Disciplinary penalties in points, or suspension for the session or part of it; final (93B3)."""
    suspension = case.facts.measure == "suspension"
    case.headline("suspension" if suspension else "points")
    case.set(result="suspension" if suspension else "disciplinary_penalty", final=True)
    case.say("final", also=("93.B.3",))


@rule_of("91.B")
def disqualification_91b(case: Facts) -> None:
    """Disqualification for cause, with the organizer's approval."""
    if case.facts.cause_shown and case.facts.organizer_approves:
        case.headline("disqualified")
        case.set(result="disqualification")
    else:
        case.headline("not_disqualified")
        case.set(result="no_disqualification")


@rule_of("90.A")
def penalizable_90a(case: Facts) -> None:
    """It is not told what was done: what may be penalized, and how."""
    case.meanwhile("what_for", "offence", also=("90.B", "91.A"))


@rule_of("90.A")
def condition_90(case: Facts, offence: str) -> None:
    """Whether the condition is met is not told: on what it hangs, and what then follows."""
    if offence == "slow_play":
        case.meanwhile("if_slow", "finding_unduly_slow", also=("90.B.2", "12.C.2.a"))
    elif offence == "other":
        case.meanwhile("if_90a", "finding_falls_under_90a", also=("90.B",))


@rule_of("91.A")
def measures_91(case: Facts) -> None:
    """Which measure is meant is not told: all of them."""
    case.meanwhile("discipline_measures", "measure", also=("91.B", "93.B.3"))


@rule_of("91.B")
def disqualified_91b(case: Facts) -> None:
    """Disqualification is meant, and whether there is cause and approval is not told."""
    if case.known.measure == "disqualification" and not case.assumes("measure"):
        open_facts = [name for name in ("cause_shown", "organizer_approves") if case.untold(name)]
        told = [getattr(case.known, name) for name in ("cause_shown", "organizer_approves") if name not in open_facts]
        if open_facts and False not in told:
            case.meanwhile("disqualified_if", *open_facts, also=("91.A",))


def decide(case: Facts) -> None:
    """Conduct is Law 91; the rest Law 90."""
    penalizable_90a(case)
    offence = case.facts.offence
    if offence == "conduct" or case.known.measure == "disqualification":
        measures_91(case)
        disqualified_91b(case)
        if case.facts.measure == "disqualification":
            disqualification_91b(case)
        else:
            discipline_91a(case)
    elif not penalizable(case, offence):
        none_90a(case)
    else:
        if offence == "other":
            other_90a(case)
        elif offence == "procedure_error" and not case.told_as("adjusted_score_needed", True):
            procedure_error_90a(case)
        else:
            example_90b(case)
        penalty_90a(case)
        individual_12c3(case)


def penalizable(case: Facts, offence: str) -> bool:
    """Whether the condition of the example, or of 90A, is met."""
    condition_90(case, offence)
    if offence == "slow_play":
        return case.facts.finding_unduly_slow
    return case.facts.finding_falls_under_90a if offence == "other" else True


PENALTIES = procedure(
    "penalties",
    facts=PenaltyFacts,
    laws=("90", "91"),
    concepts=(
        "procedural_penalty",
        "late",
        "slow_play",
        "loud_discussion",
        "comparing_scores",
        "touching_cards",
        "disobedience",
        "discipline",
        "suspension",
    ),
    decide=decide,
)
