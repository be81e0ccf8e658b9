"""Law 50E: what the players may use of a penalty card, on the table, picked up, played; and the review of 50E4."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import InformationFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import review_50e4
from rulings.laws.law_48_52_penalty_cards.table import holder_people

Facts = Inquiry[InformationFacts]


@rule_of("50.E.1")
def on_table_50e1(case: Facts) -> None:
    """While it is on the table, the card and the duty to play it are authorized information for everybody."""
    if case.maybe("penalty_kind") == "minor":
        case.headline("minor_on_table", also=("50.C", "50.E.4"))
    else:
        case.headline("authorized_on_table", also=("50.E.4",))
    case.set(result="authorized", law_16C2_applies=False)


@rule_of("50.C")
def minor_50c(case: Facts) -> None:
    """50C calls the knowledge of a minor card unauthorized and refers to E, which calls it authorized."""
    case.note("c_or_e1", also=("50.E.1",))


@rule_of("50.E.2")
def picked_up_50e2(case: Facts) -> None:
    """Picked up under 50D2a: unauthorized for partner (16C), authorized for declarer."""
    case.headline("picked_up", also=("16.C", "50.D.2.a"))
    case.set(result="unauthorized_for_partner", law_16C2_applies=True)


@rule_of("50.E.3")
def played_50e3(case: Facts) -> None:
    """Played: what comes from the circumstances of its becoming one is unauthorized for partner."""
    case.headline("played")
    case.set(result="circumstances_unauthorized_for_partner")


@rule_of("50.E.4")
def end_of_play_50e4(case: Facts) -> None:
    """After E1 was applied: the score is adjusted if without the card the result could have differed, with damage."""
    if not case.facts.finding_result_would_differ or not case.facts.finding_damage:
        case.say("no_adjustment", also=("12.B.1",))
        case.set(adjusted_score="none")
    else:
        case.say("adjust", also=("12.B.1", "12.C.1.b"))
        case.set(adjusted_score="assigned")


@rule_of("50.E.1")
def by_state_50e1(case: Facts) -> None:
    """Where the card is now is not told: what is authorized, before and after."""
    case.meanwhile("by_state", "card_state", also=("50.E.2", "50.E.3"))


def decide(case: Facts) -> None:
    """E1 and E4 while it is on the table; E2 when picked up; E3 when played."""
    by_state_50e1(case)
    state = case.facts.card_state
    if state == "picked_up":
        picked_up_50e2(case)
        return
    if state == "played":
        played_50e3(case)
    else:
        on_table_50e1(case)
        if case.facts.penalty_kind == "minor":
            minor_50c(case)
    if case.facts.play_over:
        end_of_play_50e4(case)
    else:
        review_50e4(case)


# -- the 2007 edition: only the duty to play it is authorized -----------------------------------------------------


@rule_of("50.E.1", editions=("2007",))
def duty_2007_50e1(case: Facts) -> None:
    """2007: the requirement to play the card is authorized for all players."""
    case.say("duty_authorized_2007")


@rule_of("50.E.2", editions=("2007",))
def other_2007_50e2(case: Facts) -> None:
    """2007: any other information from the sight of it is unauthorized for partner, authorized for declarer."""
    case.headline("other_unauthorized_2007")
    case.set(result="unauthorized_for_partner")


@rule_of("50.E.3", editions=("2007",))
def damage_2007_50e3(case: Facts) -> None:
    """2007: an adjusted score if the exposed card conveyed information that damaged the innocent side."""
    if not case.facts.play_over:
        case.say("review_2007")
        case.review()
        case.set(adjusted_score="possible")
    elif case.facts.finding_damage:
        case.say("adjust_2007")
        case.set(adjusted_score="assigned")
    else:
        case.say("no_adjustment_2007")
        case.set(adjusted_score="none")


def decide_2007(case: Facts) -> None:
    """The three points of 2007's 50E."""
    other_2007_50e2(case)
    duty_2007_50e1(case)
    damage_2007_50e3(case)


PENALTY_CARD_INFORMATION = procedure(
    "penalty_card_information",
    facts=InformationFacts,
    laws=("50",),
    concepts=("penalty_card", "penalty_card_information", "unauthorized_information"),
    decide={"2017": decide, "2007": decide_2007},
    people=holder_people,
)
