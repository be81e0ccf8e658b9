"""Ulti I.10: how a renonsz is declared and judged, and the false alarm."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.playing.facts import FalseAlarmFacts, JuryFacts
from rulings.ulti.pricing import no_people, price_renonsz, too_late_i10

Facts = Inquiry[Any]


@rule_of("ulti-hu:I.10")
def declared_i10(case: Facts) -> bool:
    """Play becomes void only when somebody who plays declares renonsz, at once."""
    if case.facts.declared:
        return not too_late_i10(case)
    case.headline("not_declared")
    case.set(result="play_stands")
    return False


@rule_of("ulti-hu:I.10")
def agreed_i10(case: Facts) -> bool:
    """If the offender admits it and the players agree on the penalty, no jury is needed."""
    if not case.facts.admitted_and_agreed:
        return False
    case.headline("agreed")
    case.set(result="settled_at_table")
    return True


@rule_of("ulti-hu:I.10.a")
def deviates_i10a(case: Facts) -> bool:
    """First: does the event deviate from the rules at all?"""
    if case.facts.finding_deviates:
        return True
    case.headline("no_deviation")
    case.set(result="no_irregularity")
    return False


@rule_of("ulti-hu:I.10.b")
def influences_i10b(case: Facts) -> bool:
    """Then: is it grave enough to influence the play? If not, the play goes on."""
    if case.facts.finding_influences:
        return True
    case.headline("play_goes_on")
    case.set(result="play_continues")
    return False


@rule_of("ulti-hu:I.10.c")
def void_from_here_i10c(case: Facts) -> None:
    """Everything from the act that was the renonsz on is void, later kontras included."""
    case.say("void_from_act")


@rule_of("ulti-hu:I.10.d")
def tariff_i10d(case: Facts) -> None:
    """The penalty is that of chapter II; what is not there the jury prices."""
    listed = case.facts.in_chapter_two
    case.headline("chapter_two" if listed else "jury_prices")
    case.set(result="chapter_two" if listed else "jury")


def decide_jury(case: Facts) -> None:
    """The order of I.10."""
    if not declared_i10(case) or agreed_i10(case):
        return
    if deviates_i10a(case) and influences_i10b(case):
        void_from_here_i10c(case)
        tariff_i10d(case)


@rule_of("ulti-hu:I.10.f")
def false_alarm_i10f(case: Facts) -> None:
    """Tricks opened on a claim that proved wrong: the renonsz is the claimant's, and play does not go on."""
    if not case.facts.tricks_opened:
        case.headline("nothing_opened")
        case.set(result="play_continues")
        return
    if case.facts.finding_offence:
        case.headline("offence_found")
        case.set(result="chapter_two")
        return
    case.say("false_alarm")
    price_renonsz(case)


ULTI_RENONSZ = procedure(
    "ulti_renonsz",
    facts=JuryFacts,
    laws=("ulti-hu:I.10",),
    concepts=("ulti_renonsz",),
    decide=decide_jury,
    people=no_people,
)
ULTI_I_10_F = procedure(
    "ulti_i_10_f",
    facts=FalseAlarmFacts,
    laws=("ulti-hu:I.10",),
    concepts=("ulti_renonsz",),
    decide=false_alarm_i10f,
    people=no_people,
)
