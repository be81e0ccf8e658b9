"""Laws 53 and 55: declarer leads out of turn from his hand or from dummy."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_47_withdrawn_card.withdrawn import told_by_opponent_47e1
from rulings.laws.law_48_52_penalty_cards.law_50 import major_50b
from rulings.laws.law_53_56_lead_out_of_turn.facts import (
    DeclarerLeadFacts,
    hand_that_led,
    leads_in_turn,
    people_at_declarer_lead,
    right_leader,
)
from rulings.laws.law_53_56_lead_out_of_turn.law_53 import (
    ALL,
    NOTHING,
    accepted_53a,
    accepted_final_53a,
    forfeited_60a2,
    in_turn_44g,
    misinformed_47e1,
    proper_lead_53b,
    thirteenth_53fn1,
)

Facts = Inquiry[DeclarerLeadFacts]
OPPOSITE = {"accept": "refuse", "refuse": "accept"}


def told_in_turn(case: Facts) -> bool:
    """Whether it is told that declarer led from the very hand that was on lead (44G).

    A lead told as out of turn is not supposed to have been in turn: that is no way to go on from what is open.
    """
    if case.known.led_from is None or case.known.led_from != case.known.turn_to_lead:
        return False
    if case.untold("led_from") or case.untold("turn_to_lead"):
        case.contradiction("led_from", "turn_to_lead")
    return True


@rule_of("53.C", renumbered={"2007": "53.B", "1997": "53.B"})
def wrong_defender_53c(case: Facts) -> None:
    """The defender to the right of the hand that led has played: the lead stands, and Law 57 applies to his card."""
    case.headline("wrong_defender", also=("57.A",))
    case.set(result="lead_stands_premature_play", lead_stands=True, procedure="premature_play")
    case.set(next_to_act=case.people["lho"])


@rule_of("55.A", editions=ALL)
def options_55a(case: Facts) -> str:
    """Either defender may accept or have it withdrawn; if they differ, the choice of the next to play prevails."""
    if case.since("2017"):
        by_hand_55a(case)
    lho, rho = case.people["lho"], case.people["rho"]
    follows = by_difference_55a(case) if case.edition != "1997" else None
    if follows is not None:
        return follows
    if case.since("2017"):
        tells = ("choice_next_defender", "choice_other_defender")
        also = ("53.A", "53.C", "55.B.2")
        told = case.known.led_from is not None
        key = "open_55" if told else "open_55_either_hand"
        if not case.untold("choice_other_defender"):
            one_has_spoken_55a(case)
        if case.settled("turn_to_lead") == "defender":
            key, also = "open_55_at_defenders", ("53.A", "53.B", "55.B.1")
        if case.known.defenders_differ and case.untold("choice_other_defender"):
            they_differ_55a(case)
        if case.told_as("dummy_drew_attention", True):
            dummy_spoke_55a(case, tells)
        case.meanwhile(key, "choice_next_defender", "play_after_lead", also=also, tells=tells)
        if not case.untold("play_after_lead"):
            key = "defenders_decide_55" if told else "defenders_decide_55_either_hand"
            case.meanwhile(key, "choice_next_defender", also=("53.A", "55.B"), tells=tells)
    case.read_aloud("declarer_choices", "choice_next_defender", "choice_other_defender", also=("53.A",))
    settled = not case.untold("choice_next_defender") and case.known.choice_next_defender != "no_statement"
    for who, fact in ((lho, "choice_next_defender"), (rho, "choice_other_defender")):
        if settled and fact == "choice_other_defender":
            continue
        case.option(who, "defender_accepts", fact, also=("53.A",))
        case.option(who, "defender_refuses", fact, also=("55.B",))
    first = case.facts.choice_next_defender
    if first != "no_statement":
        if case.edition != "1997" and _other_differs(case, first):
            in_headline = first == "refuse" and case.told_as("defender_played_before_correct_lead", True)
            key = "they_differ" if not case.untold("led_from") else "they_differ_either"
            (case.aside if in_headline and case.since("2017") else case.say)(key)
        return first
    if case.since("2017"):
        case.meanwhile(
            "next_silent_55", "choice_other_defender", also=("53.A", "55.B"), tells=("choice_other_defender",)
        )
    return case.facts.choice_other_defender


def _other_differs(case: Facts, first: str) -> bool:
    """Whether the defender who is not next to play wants the contrary, or is told only to differ."""
    other = case.known.choice_other_defender
    return other == OPPOSITE.get(first) if other is not None else bool(case.told_as("defenders_differ", True))


@rule_of("55.A")
def dummy_spoke_55a(case: Facts, tells: tuple[str, ...]) -> None:
    """Dummy has pointed to it: that he may not comes first, then what it leaves to the defenders."""
    decides = ("choice_next_defender", "choice_other_defender", "play_after_lead")
    case.meanwhile("open_55_dummy_spoke", *decides, also=("43.A.1.b", "53.A", "55.B", "90"), tells=tells)


@rule_of("55.A")
def by_hand_55a(case: Facts) -> None:
    """A defender has spoken who is told by his seat, and not the hand that led: what follows from either hand."""
    accepts, refuses = case.known.accepting_defender, case.known.refusing_defender
    left = case.people["declarer_lho"].seat
    if left is None or not case.untold("led_from") or (accepts is None and refuses is None):
        return
    if case.known.defenders_differ:
        keys, speaker = ("seats_differ_dummy", "seats_differ_hand"), accepts or refuses.partner
    elif accepts:
        keys, speaker = ("seat_accepts_dummy", "seat_accepts_hand"), accepts
    else:
        keys, speaker = ("seat_refuses_dummy", "seat_refuses_hand"), refuses
    also = ("53.A", "55.B")
    spoke, silent = Who("defender", speaker), Who("defender", speaker.partner)
    case.meanwhile(keys[speaker is left], "led_from", also=also, spoke=spoke, silent=silent)
    case.facts.led_from  # noqa: B018 - who is next to play hangs on it, so it is asked first


@rule_of("43.A.1.b")
def dummy_spoke_43a1b(case: Facts) -> None:
    """Dummy drew attention to it during the play: he may not."""
    if case.known.dummy_drew_attention:
        case.say("dummy_spoke", also=("90",))


@rule_of("55.A", editions=("2017", "2007"))
def by_difference_55a(case: Facts) -> str | None:
    """What the next player wants, where only the other's choice is told and whether they differ; None where open."""
    other = case.known.choice_other_defender
    needed = ("choice_other_defender", "defenders_differ")
    if other not in OPPOSITE or any(map(case.untold, needed)) or not case.untold("choice_next_defender"):
        return None
    if not case.known.defenders_differ:
        return str(other)
    case.say("they_differ" if not case.untold("led_from") else "they_differ_either")
    return OPPOSITE[other]


@rule_of("55.A")
def they_differ_55a(case: Facts) -> None:
    """The defenders differ, and which of them wants what is not told: the one next to play decides."""
    turn = case.settled("turn_to_lead")
    key = {"dummy": "differ_to_dummy", "declarer": "differ_to_hand"}.get(str(turn), "differ")
    if case.known.led_from is None or case.untold("led_from"):
        key = "differ_either_hand"
    tells = ("choice_next_defender", "choice_other_defender")
    case.meanwhile(key, "choice_next_defender", also=("53.A", "55.B.2" if "_to_" in key else "55.B"), tells=tells)


@rule_of("55.A", editions=ALL)
def one_has_spoken_55a(case: Facts) -> None:
    """The other defender has chosen: it holds unless the one next to play chooses differently."""
    other, tells = case.known.choice_other_defender, ("choice_next_defender",)
    if other != "no_statement":
        key = "other_accepted_55" if other == "accept" else "other_refused_55"
        case.meanwhile(key, "choice_next_defender", also=("53.A", "55.B"), tells=tells)


@rule_of("55.B", editions=ALL)
def withdrawn_55b(case: Facts) -> None:
    """Withdrawn, while it is not told whose lead it was; a defender's card before declarer's proper lead is 60B's."""
    too_soon = case.maybe("defender_played_before_correct_lead")
    key = "withdrawn_too_soon_55" if too_soon else "withdrawn_55"
    defender = Who("defender", case.known.defender)
    case.meanwhile(key, "turn_to_lead", also=("60.B", "50.D") if too_soon else ("55.C",), defender=defender)


@rule_of("55.B.1", editions=ALL)
def at_defenders_turn_55b1(case: Facts) -> None:
    """It was a defender's lead: the card goes back to the proper hand, and nothing further."""
    case.headline("back_defender_leads")
    case.set(result="withdrawn", lead_stands=False, **NOTHING)
    leader = right_leader(case.known)
    if leader:
        case.set(next_to_act=leader)


def a_defender_played(case: Facts) -> bool:
    """Whether a defender's card is told, and not whether it came before or after the lead from the correct hand."""
    played = case.known.defender is not None or case.known.defender_card is not None
    return played and case.untold("defender_played_before_correct_lead")


@rule_of("60.B", editions=ALL)
def if_too_soon_60b(case: Facts) -> None:
    """Both ways, while that is not told."""
    if a_defender_played(case):
        defender = Who("defender", case.known.defender)
        also = ("55.B.2", "50")
        case.meanwhile("lead_if_too_soon", "defender_played_before_correct_lead", also=also, defender=defender)


@rule_of("55.B.2", editions=ALL)
def correct_hand_55b2(case: Facts, turn: str) -> None:
    """Declarer withdraws the card and must lead from the correct hand."""
    if_too_soon_60b(case)
    if case.since("2017") and case.told_as("defender_played_before_correct_lead", True):
        also: tuple[str, ...] = ("60.B", "50.D.1.a")
        defender = Who("defender", case.known.defender)
        if _other_differs(case, "refuse") and not case.untold("choice_next_defender"):
            key = "lead_from_hand_too_soon_differ" if turn == "declarer" else "lead_from_dummy_too_soon_differ"
            also = (*also, "55.A")
        else:
            key = "lead_from_hand_too_soon" if turn == "declarer" else "lead_from_dummy_too_soon"
        case.headline(key, also=also, defender=defender)
    else:
        case.headline("lead_from_hand" if turn == "declarer" else "lead_from_dummy")
    case.set(result="withdrawn", lead_stands=False, lead_from=turn, lead_restriction={"applies": False})
    case.set(next_to_act=case.people["declarer"])
    if not played_too_soon_60b(case):
        case.set(penalty_cards=[])


@rule_of("60.B", editions=ALL)
def played_too_soon_60b(case: Facts) -> bool:
    """A defender played after the withdrawal was required but before the correct lead: his card is a penalty card."""
    if a_defender_played(case):
        case.not_presumed("defender_played_before_correct_lead")
    if not case.facts.defender_played_before_correct_lead:
        return False
    said = case.since("2017") and case.told_as("defender_played_before_correct_lead", True)  # in the headline
    (case.aside if said else case.say)("defender_too_soon", also=("50",))
    major_50b(case, Who("defender", case.known.defender), case.known.defender_card)
    return True


@rule_of("55.C", editions=ALL)
def information_55c(case: Facts) -> None:
    """Play that could be based on information from the irregularity: 16C (2007, 1997: adjusted score)."""
    if case.since("2017"):
        case.say("declarer_information", also=("16.C.2",))
        case.set(law_16C2_applies=True)
    else:
        case.say("declarer_information_older")
        case.set(adjusted_score="possible")
        case.review()


@rule_of("53.A", editions=ALL)
def no_acceptance_53a(case: Facts) -> None:
    """Nobody accepts by statement or play: the director has the lead made from the correct hand."""
    case.say("nobody_accepted", also=("47.B",))


def decide(case: Facts) -> None:
    """Misled? trick thirteen? who has played? then the defenders' choices."""
    if leads_in_turn(case.known, hand_that_led(case.known)) or told_in_turn(case):
        in_turn_44g(case)
        return
    if told_by_opponent_47e1(case):
        misinformed_47e1(case)
        return
    if case.since("2017") and case.facts.thirteenth_trick:
        seat = right_leader(case.known)
        thirteenth_53fn1(case, Who("leader", seat) if seat else None)
        return
    after = case.facts.play_after_lead
    if after == "correct_leader_led":
        proper_lead_53b(case)
    elif after == "other_defender":
        wrong_defender_53c(case)
    elif after == "next_defender":
        accepted_53a(case, "accepted_by_play")
        forfeited_60a2(case)
    elif accepted_before(case):
        accepted_final_53a(case)
    else:
        _chosen(case, "refuse" if was_withdrawn_60b(case) else options_55a(case))
    if case.since("2017"):
        dummy_spoke_43a1b(case)


def accepted_before(case: Facts) -> bool:
    """Told that it was accepted before, and of neither defender what he wants now: that acceptance stands."""
    chosen = ("choice_next_defender", "choice_other_defender", "accepting_defender", "refusing_defender")
    return bool(case.maybe("accepted_first")) and all(map(case.untold, chosen))


def was_withdrawn_60b(case: Facts) -> bool:
    """Told that a defender played after the withdrawal was required: then it was, whoever required it,
    of whom it may be told that it was the one who is not next to play."""
    refused = case.untold("choice_other_defender") or case.known.choice_other_defender == "refuse"
    untold = case.untold("choice_next_defender") and refused
    return untold and case.told_as("defender_played_before_correct_lead", True)


@rule_of("60.B")
def other_hand_60b(case: Facts) -> bool:
    """Told that a defender played before it, the proper lead is declarer's other hand's, whichever that is."""
    if not (case.untold("turn_to_lead") and case.told_as("defender_played_before_correct_lead", True)):
        return False
    case.headline("withdrawn_too_soon_55", also=("55.B.2", "50.D"), defender=Who("defender", case.known.defender))
    case.set(result="withdrawn", lead_stands=False, lead_restriction={"applies": False})
    case.set(next_to_act=case.people["declarer"])
    return played_too_soon_60b(case)


def whose_turn(case: Facts) -> str:
    """Whose lead it was; while that is open, what the withdrawal leaves to be said either way."""
    if case.since("2017"):
        withdrawn_55b(case)
    return case.facts.turn_to_lead


def _chosen(case: Facts, chosen: str) -> None:
    if chosen == "accept":
        accepted_53a(case, "accepted_by_statement")
        return
    if case.since("2017") and other_hand_60b(case):
        pass
    elif whose_turn(case) == "defender":
        at_defenders_turn_55b1(case)
    else:
        correct_hand_55b2(case, case.facts.turn_to_lead)
    if chosen == "no_statement":
        no_acceptance_53a(case)
    information_55c(case)


LEAD_OUT_OF_TURN_DECLARER = procedure(
    "lead_out_of_turn_declarer",
    facts=DeclarerLeadFacts,
    laws=("55", "53"),
    concepts=("lead_out_of_turn_declarer", "lead_out_of_turn"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=people_at_declarer_lead,
)
