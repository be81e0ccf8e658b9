"""Laws 53 and 56: a defender leads out of turn."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_47_withdrawn_card.withdrawn import told_by_opponent_47e1
from rulings.laws.law_48_52_penalty_cards.law_50 import major_50b
from rulings.laws.law_48_52_penalty_cards.lead import lead_by_partner
from rulings.laws.law_53_56_lead_out_of_turn.facts import DefenderLeadFacts, leads_in_turn, right_leader
from rulings.laws.law_53_56_lead_out_of_turn.law_53 import (
    ALL,
    accepted_53a,
    accepted_final_53a,
    forfeited_60a2,
    in_turn_44g,
    misinformed_47e1,
    proper_lead_53b,
    thirteenth_53fn1,
)

Facts = Inquiry[DefenderLeadFacts]
OPEN_56: dict[str | None, tuple[str, str, tuple[str, ...]]] = {
    None: ("open_56", "declarer_decides_56", ("53.A", "50.D.2.a")),
    "partner": ("open_56_partner", "declarer_decides_56_partner", ("53.A", "50.D.2.a")),
    "declaring_side": ("open_56_declaring_side", "declarer_decides_56_declaring_side", ("53.A", "53.B")),
}
"""What is told of an open lead, by whose lead it was: the sentence while it is not told whether anybody has played to
it, the sentence when it is, the provisions beside 56A. 53B is for an opponent's proper lead alone."""

PARTNER_PLAYED_56 = {
    None: "partner_played_56",
    "partner": "partner_played_56_partner",
    "declaring_side": "partner_played_56_declaring_side",
}
"""The same where the offender's partner has played, whose card goes the way of the lead (49, 57D)."""

WITHDRAWN_56: dict[str | None, tuple[str, ...]] = {
    None: ("withdrawn_penalty",),
    "require": ("withdrawn_required", "50.D.2.a"),
    "forbid": ("withdrawn_forbidden", "50.D.2.a"),
    "leave": ("withdrawn_left", "50.D.2.b"),
}
"""What is told of a lead withdrawn, by what declarer has chosen of his partner's lead."""


@rule_of("56", editions=ALL)
def not_faced_56(case: Facts) -> None:
    """Not faced: nothing has been led; the card goes back."""
    case.headline("not_faced")
    case.set(result="not_faced", lead_stands=False, penalty_cards=[], lead_restriction={"applies": False})


@rule_of("56.A", renumbered={"2007": "53.A", "1997": "53.A"})
def options_56(case: Facts) -> None:
    """Declarer may accept the lead or have it withdrawn."""
    declarer = case.people["declarer"]
    turn = case.settled("turn_to_lead")
    open_key, decides, also = OPEN_56[turn]
    tells = ("choice_accept",)
    case.meanwhile(open_key, "choice_accept", "play_after_lead", also=also, tells=tells)
    if case.maybe("play_after_lead") in ("offender_partner", "correct_leader_led"):  # of them the partner is left here
        case.meanwhile(PARTNER_PLAYED_56[turn], "choice_accept", also=("60.C", "56.B", "57.D", "49"), tells=tells)
    elif not case.untold("play_after_lead"):
        case.meanwhile(decides, "choice_accept", also=("56.B", *also), tells=tells)
    case.read_aloud("defender_choices", "choice_accept", also=("53.A", "50.D.2"))
    case.option(declarer, "accept_lead", "choice_accept", also=("53.A",))
    case.option(declarer, "refuse_lead", "choice_accept")


@rule_of("60.C", editions=ALL)
def offenders_played_60c(case: Facts) -> None:
    """A card the offender's partner played meanwhile does not affect declarer's rights.

    To a lead accepted it came at his right-hand opponent's turn (57D); with the lead withdrawn it is exposed (49).
    """
    if case.facts.play_after_lead in ("offender_partner", "correct_leader_led"):
        accepted = (case.known.choice_accept or case.maybe("accepted_first")) and case.since("2017")
        key, law = ("partner_played_accepted", "57.D") if accepted else ("partner_played", "49")
        case.say(key, also=(law,))


@rule_of("56.B", renumbered={"2007": "54.D", "1997": "56"})
def withdrawn_56b(case: Facts) -> None:
    """Withdrawn: a major penalty card, 50 applies; 50D2 at once when the partner is on lead."""
    lead = case.known.choice_lead if case.since("2017") else None
    if lead is not None:  # he chooses that where the lead is the partner's, so it is told that way
        first, *more = WITHDRAWN_56[lead]
        case.meanwhile(first, "turn_to_lead", also=("50", *more))
    chosen = lead if case.known.turn_to_lead == "partner" else None
    key, *law = WITHDRAWN_56[chosen]
    if chosen is None:
        if case.known.choice_accept is False and case.untold("play_after_lead"):
            key, law = "withdrawn_unless_played", ["53.A", "60.A.1"]
        elif case.known.turn_to_lead == "partner":
            key, law = "withdrawn_partner", ["50.D.2"]
    case.headline(key, also=("50", *law))
    case.set(result="withdrawn", lead_stands=False)
    if case.facts.turn_to_lead == "partner":
        case.aside("partner_on_lead")
        lead_by_partner(case, case.people["partner"], case.people["offender"], case.known.choice_lead)
    else:
        case.say("declarer_on_lead", also=("50.D.2",))
        major_50b(case, case.people["offender"], case.known.card)
        case.set(lead_restriction={"applies": False}, next_to_act=case.people["declarer"])


def _leader(case: Facts) -> Who | None:
    """Who should have led, if the record shows it."""
    seat = right_leader(case.known)
    return Who("leader", seat) if seat else None


@rule_of("44.G", editions=ALL)
def whose_trick_44g(case: Facts) -> bool:
    """Who won the last trick is disputed: the director finds out whether the lead was in turn, and what follows."""
    if not (case.untold("turn_to_lead") and case.known.turn_disputed):
        return False
    also = ("53.A", "56.A", "56.B", "50.D.2", "85.A.1") if case.since("2017") else ("53.A", "85.A")
    case.meanwhile("whose_trick", "leader_won_last", also=also, tells=("choice_accept",))
    return case.facts.leader_won_last


def decide(case: Facts) -> None:
    """Faced? misled? trick thirteen? played on by whom? then declarer's choice."""
    if not case.facts.faced:
        not_faced_56(case)
    elif leads_in_turn(case.known, case.known.offender) or case.known.turn_to_lead == "offender":
        in_turn_44g(case)
    elif whose_trick_44g(case):
        in_turn_44g(case, result="proper_lead_stands")
    elif told_by_opponent_47e1(case):
        misinformed_47e1(case)
    elif case.since("2017") and case.facts.thirteenth_trick:
        thirteenth_53fn1(case, _leader(case))
    elif case.facts.play_after_lead == "correct_leader_led" and case.known.turn_to_lead != "partner":
        proper_lead_53b(case)
    elif case.facts.play_after_lead == "next_player":
        accepted_53a(case, "accepted_by_play")
        forfeited_60a2(case)
    elif case.maybe("accepted_first"):
        offenders_played_60c(case)
        accepted_final_53a(case)
    else:
        offenders_played_60c(case)
        options_56(case)
        if case.facts.choice_accept:
            accepted_53a(case, "accepted_by_statement", also=("56.A",) if case.since("2017") else ())
            next_plays_53a(case)
        else:
            withdrawn_56b(case)


@rule_of("53.A", editions=ALL)
def next_plays_53a(case: Facts) -> None:
    """The next hand in rotation plays to the lead accepted."""
    case.set(next_to_act=case.people["lho"])


LEAD_OUT_OF_TURN_DEFENDER = procedure(
    "lead_out_of_turn_defender",
    facts=DefenderLeadFacts,
    laws=("53", "56"),
    concepts=("lead_out_of_turn_defender", "lead_out_of_turn", "penalty_card"),
    decide={"2017": decide, "2007": decide, "1997": decide},
)
