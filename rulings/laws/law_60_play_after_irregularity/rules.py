"""Law 60: play after an illegal play."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.law_50 import major_50b
from rulings.laws.law_60_play_after_irregularity.facts import PlayAfterFacts

Facts = Inquiry[PlayAfterFacts]
ALL = ("2017", "2007", "1997")


@rule_of("60.A.1", editions=ALL)
def forfeited_60a1(case: Facts) -> None:
    """The non-offending side played before a ruling: the right to rectification is lost."""
    if case.facts.made_own_proper_lead:
        proper_lead_60a2(case)
        return
    case.headline("forfeited_free" if case.told_as("earlier_obligation", False) else "forfeited")
    case.set(result="rectification_forfeited", deemed_in_turn=True, penalty_cards=[])
    in_turn_60a2(case)
    obligation_60a3(case)


@rule_of("60.A.2", editions=ALL)
def in_turn_60a2(case: Facts) -> None:
    """The illegal play is then treated as made in turn."""
    case.aside("deemed_in_turn")


@rule_of("60.A.2", editions=ALL)
def proper_lead_60a2(case: Facts) -> None:
    """Except where an opponent whose turn it was has led properly (53B; 53C before 2017)."""
    case.headline("proper_lead", also=("53.B" if case.since("2017") else "53.C",))
    case.set(result="proper_lead_stands", deemed_in_turn=False)


@rule_of("60.A.3", editions=ALL)
def obligation_60a3(case: Facts) -> None:
    """An earlier obligation of the offending side remains at later turns."""
    if case.facts.earlier_obligation:
        case.say("obligation_remains")
        case.set(earlier_obligation_remains=True)


@rule_of("60.B", editions=ALL)
def too_soon_60b(case: Facts) -> None:
    """A defender plays after declarer was told to retract, before the correct lead: a major penalty card."""
    case.headline("defender_major", also=("50",))
    case.set(result="major_penalty_card")
    major_50b(case, Who("defender", case.known.defender), case.known.card)


@rule_of("60.C", editions=ALL)
def offending_side_60c(case: Facts) -> None:
    """The offending side's play does not affect the opponents' rights and may itself be rectified."""
    case.headline("rights_remain")
    case.set(result="rights_unaffected", deemed_in_turn=False)


@rule_of("60.A.1", editions=ALL)
def by_whom_60(case: Facts) -> None:
    """Who played is not told: what follows from each."""
    case.meanwhile("by_whom", "played_by", also=("60.A.2", "60.B", "60.C"))


def decide(case: Facts) -> None:
    """By who played."""
    by_whom_60(case)
    RULES[case.facts.played_by](case)


RULES = {
    "non_offending_side": forfeited_60a1,
    "offending_side": offending_side_60c,
    "defender_before_required_lead": too_soon_60b,
}

PLAY_AFTER_IRREGULARITY = procedure(
    "play_after_irregularity",
    facts=PlayAfterFacts,
    laws=("60",),
    concepts=("play_after_irregularity", "lead_out_of_turn", "premature_play"),
    decide=dict.fromkeys(ALL, decide),
)
