"""73A, 73B and 73D1: a change of tempo or manner, and which law then speaks."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_73_communication.facts import TempoFacts

Facts = Inquiry[TempoFacts]


@rule_of("73.B.2")
def prearranged_73b2(case: Facts) -> bool:
    """Information exchanged through prearranged methods: the gravest possible offence."""
    if not case.facts.prearranged:
        return False
    case.headline("gravest", also=("73.B.1", "91", "12.A.1"))
    case.set(result="gravest_offence", adjusted_score="possible", disciplinary_penalty="possible")
    return True


@rule_of("73.A.2")
def required_pause_73a2(case: Facts) -> bool:
    """A pause the regulations require (first round, after a skip bid, first trick) tells nothing."""
    if not case.facts.required_pause:
        return False
    case.headline("required_pause")
    case.set(result="no_infraction", adjusted_score="none")
    return True


@rule_of("73.D.2")
def deliberate_73d2(case: Facts) -> bool:
    """Varied on purpose to mislead an opponent: 73D2 and 73E2."""
    if not case.facts.finding_deliberate:
        return False
    misled = case.told_as("relied_on_by", "opponent")
    case.route("deception", "deliberate_misled" if misled else "deliberate")
    return True


@rule_of("73.D.1")
def unintended_73d1(case: Facts) -> None:
    """Unintended variation is no infraction; partner may not use it, opponents may, at their own risk."""
    case.meanwhile("tempo_test", "relied_on_by", also=("16.B.1",))
    case.aside("unintended")
    user = case.facts.relied_on_by
    if user == "partner":
        case.route("unauthorized_information", "partner_used")
    elif user == "opponent":
        case.headline("opponent_used")
        case.say("still_73e2", also=("73.E.2",))
        case.set(result="own_risk", adjusted_score="possible")
    else:
        case.headline("no_infraction")
        case.aside("particular_care")
        case.set(result="no_infraction", adjusted_score="none")


def decide(case: Facts) -> None:
    """Prearranged, required, on purpose, or simply so; and then who drew a conclusion from it."""
    if not (prearranged_73b2(case) or required_pause_73a2(case) or deliberate_73d2(case)):
        unintended_73d1(case)


TEMPO_VARIATION = procedure(
    "tempo_variation",
    facts=TempoFacts,
    laws=("73",),
    concepts=("tempo", "hesitation", "communication", "cheating", "stop_card"),
    decide=decide,
)
