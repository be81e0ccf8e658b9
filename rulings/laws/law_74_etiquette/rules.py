"""Law 74: which point was broken, whether another law speaks too, and what the director may do (90, 91)."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_74_etiquette.facts import PROVISIONS, EtiquetteFacts

Facts = Inquiry[EtiquetteFacts]
TELLING = (
    "gratuitous_comment",
    "detached_card",
    "different_designations",
    "approval_or_disapproval",
    "expectation_of_trick",
    "attention_to_occurrence",
    "lost_interest",
    "varying_tempo",
)
"""What may tell partner something (73B1): then it is unauthorized information besides (16B)."""


@rule_of("74.C.5")
def inadvertent_74c5(case: Facts) -> bool:
    """It is appropriate to act on information from unintentionally seeing an opponent's card."""
    if case.facts.breach != "looking_at_players_or_cards":
        return False
    case.meanwhile("looked_or_saw", "inadvertent_sight", also=("74.fn1",))
    if not case.facts.inadvertent_sight:
        return False
    case.headline("inadvertent", also=("74.fn1",))
    case.set(result="no_breach", procedural_penalty="none", adjusted_score="none")
    return True


@rule_of("74.C.8")
def not_needless_74c8(case: Facts) -> bool:
    """Only to leave the table needlessly is a breach."""
    if case.facts.breach != "leaving_table" or case.facts.needless:
        return False
    case.headline("not_needless")
    case.set(result="no_breach", procedural_penalty="none", adjusted_score="none")
    return True


@rule_of("85.A.1")
def disputed_85a1(case: Facts) -> None:
    """It is denied: the director finds on the evidence whether it happened."""
    if case.facts.facts_disputed:
        case.say("disputed")


@rule_of("74.B.4")
def not_to_disconcert(case: Facts) -> bool:
    """Playing on, or varying the tempo, is a breach only for the purpose of disconcerting an opponent (B4, C7)."""
    if case.facts.breach not in ("prolonged_play", "varying_tempo"):
        return False
    case.meanwhile("if_to_disconcert", "finding_to_disconcert", also=("74.C.7", "90.A"))
    if case.facts.finding_to_disconcert:
        return False
    if case.facts.breach == "prolonged_play":
        case.headline("not_prolonged")
    else:
        not_varied_74c7(case)
    case.set(result="no_breach", procedural_penalty="none", adjusted_score="none")
    return True


@rule_of("74.C.7")
def not_varied_74c7(case: Facts) -> None:
    """The tempo was not varied for that purpose."""
    case.headline("not_varied")


@rule_of("74")
def breach_74(case: Facts) -> None:
    """The point broken; a courteous warning, or a penalty."""
    breach = case.facts.breach
    case.headline(breach, also=(PROVISIONS[breach],))
    case.set(result="breach", provision=PROVISIONS[breach])


@rule_of("90.A")
def penalty_90a(case: Facts) -> None:
    """The director may penalize what inconveniences others, violates correct procedure or delays the game."""
    told = case.told("informative_to_partner")
    telling = case.facts.informative_to_partner if told else case.facts.breach in TELLING
    looked = case.facts.breach == "looking_at_players_or_cards"
    if case.told_as("facts_disputed", True):
        used = ("12.A.1",) if looked else ()
        case.say("director_acts_if_so_and_used" if looked else "director_acts_if_so", also=("91.A", *used))
    elif looked:
        case.say("director_acts_looked", also=("91.A", "12.A.1"))
    else:
        case.say("director_acts_told" if telling else "director_acts", also=("91.A",))
    case.set(procedural_penalty="possible")


@rule_of("73.C.1")
def to_partner_73c1(case: Facts) -> None:
    """If it told partner something it was extraneous information as well."""
    if case.facts.informative_to_partner:
        case.say("partner_informed")
        case.review("16.B.3")
        case.set(adjusted_score="possible")
    else:
        case.set(adjusted_score="none")


@rule_of("73.D.2")
def misled_73d2(case: Facts) -> None:
    """A change of tempo on purpose may mislead as well: 73D2 and 73E2."""
    if case.facts.breach == "varying_tempo":
        case.say("also_deception", also=("73.E.2",))


@rule_of("74.A")
def by_breach_74(case: Facts) -> None:
    """What was done is not told: what the law asks of everybody, and what the director may do."""
    case.meanwhile("by_breach", "breach", also=("74.B", "74.C", "90.A", "91.A"))


def decide(case: Facts) -> None:
    """The exceptions the law itself makes, then the breach and what other laws add."""
    by_breach_74(case)
    if inadvertent_74c5(case) or not_needless_74c8(case) or not_to_disconcert(case):
        return
    breach_74(case)
    disputed_85a1(case)
    penalty_90a(case)
    to_partner_73c1(case)
    misled_73d2(case)


ETIQUETTE = procedure(
    "etiquette",
    facts=EtiquetteFacts,
    laws=("74",),
    concepts=("conduct", "remark", "gesture", "slow_play", "peeking", "communication"),
    decide=decide,
)
