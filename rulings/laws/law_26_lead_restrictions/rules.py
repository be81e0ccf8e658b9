"""Law 26: whether declarer may restrict the lead of the offender's partner. 26A and 26B are called by other laws."""

from __future__ import annotations

from typing import Any

from bridge.cards import Suit
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c, information_2007_16d
from rulings.laws.law_23_comparable_call.rules import damage_23c
from rulings.laws.law_26_lead_restrictions.facts import LeadRestrictionFacts, named_by_offender

NO_RESTRICTION: dict[str, Any] = {"applies": False}


@rule_of("26.A")
def no_restriction_26a(case: Inquiry[Any]) -> None:
    """A comparable replacement: no lead restrictions for the offending side, and 16C does not apply (see 23C)."""
    case.aside("no_restriction")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)


@rule_of("26.B")
def restriction_26b(case: Inquiry[Any], named: tuple[Suit, ...] | None, *, told: bool = False) -> None:
    """Declarer may, at the first lead of the offender's partner, prohibit one suit the offender has not specified.

    `named` are the suits the offender has named in the legal auction so far, None when that is not known; calls that
    specify other suits by their meaning are a fact. It holds while the partner retains the lead, and only if the
    offending side defends. Where the headline has `told` it, the sentence stands beside.
    """
    letter = case.by_letter("26.B")
    (case.aside if told else case.say)("restriction_letter" if letter else "restriction")
    if not letter and case.known.suits_specified is not None:
        named = tuple(suit for suit in reversed(Suit) if suit in case.known.suits_specified)
    if named is not None and named:
        case.say("named_suits" if letter else "specified_suits", suits=named)
    open_suits = None if named is None else tuple(suit for suit in reversed(Suit) if suit not in named)
    case.set(lead_restriction=_restriction("prohibit", prohibitable=open_suits) | {"specified_suits": named})
    partner = case.people["partner"]
    case.keep_in_force("lead_restriction", partner, "partner_loses_lead", holder="declarer", suits=open_suits or ())


def _restriction(kind: str, prohibitable: Any = (), requirable: Any = ()) -> dict[str, Any]:
    return {
        "applies": True,
        "kind": kind,
        "prohibitable_suits": prohibitable,
        "requirable_suits": requirable,
        "holder": "declarer",
        "expires": "partner_loses_lead",
    }


@rule_of("26.A")
def settle_26a(case: Inquiry[LeadRestrictionFacts]) -> None:
    """The outcome after a comparable replacement."""
    case.headline("outcome_none")
    case.set(result="no_restriction")
    no_restriction_26a(case)


@rule_of("26.B")
def settle_26b(case: Inquiry[LeadRestrictionFacts]) -> bool:
    """Whether the offender defends: only then can the lead be restricted."""
    case.meanwhile("if_defending", "offender_defends")
    if case.facts.offender_defends:
        none_shown = case.told("suits_specified") and not case.known.suits_specified
        case.headline("outcome_any_suit" if none_shown else "outcome_restriction")
        case.set(result="lead_restriction")
        return True
    declaring_26b(case)
    return False


@rule_of("26.B")
def again_26b(case: Inquiry[LeadRestrictionFacts], suits: tuple[Suit, ...]) -> None:
    """All suits of the withdrawn call were shown legally besides: those may not be barred; others are not known."""
    case.say("specified_suits", suits=suits)


@rule_of("26.B")
def declaring_26b(case: Inquiry[Any]) -> None:
    """The offending side declares: nothing to restrict, whether the replacement was comparable or not."""
    case.headline("declaring")
    case.set(result="no_restriction", lead_restriction=NO_RESTRICTION)


@rule_of("26.B")
def unless_comparable_26b(case: Inquiry[LeadRestrictionFacts]) -> None:
    """Whether the replacement is comparable is not judged yet: both ways in one sentence."""
    if not case.told_as("offender_defends", True):
        case.meanwhile("unless_comparable", "finding_comparable", also=("26.A",))
    elif suits := shown_legally(case):
        case.meanwhile("unless_comparable_shown", "finding_comparable", also=("26.A",), suits=suits)
    else:
        case.meanwhile("unless_comparable_defends", "finding_comparable", also=("26.A",))


def shown_legally(case: Inquiry[LeadRestrictionFacts]) -> tuple[Suit, ...]:
    """The suits told to be the offender's in the legal auction: by meaning, by name, or all that he withdrew."""
    known = case.known
    if known.suits_specified is not None:
        return tuple(suit for suit in reversed(Suit) if suit in known.suits_specified)
    if named := named_by_offender(known):
        return named
    return tuple(known.suits_shown or ()) if case.told_as("all_suits_named", True) else ()


def decide(case: Inquiry[LeadRestrictionFacts]) -> None:
    """26A for a comparable replacement, else 26B if the offender's side defends; 16C goes with the latter."""
    if case.told_as("offender_defends", False) and case.untold("finding_comparable"):
        declaring_26b(case)
        return
    unless_comparable_26b(case)
    if case.facts.finding_comparable:
        settle_26a(case)
        damage_23c(case)
        return
    if settle_26b(case):
        named = named_by_offender(case.known)
        restriction_26b(case, named, told=True)
        if named is None and case.known.suits_specified is None and (suits := shown_legally(case)):
            again_26b(case, suits)
    information_16c(case)


# -- the 2007 edition: two branches by what the withdrawn call related to ----------------------------------------


@rule_of("26.A", editions=("2007",))
def shown_suits_2007_26a(case: Inquiry[Any]) -> None:
    """It related solely to one or more specified suits: nothing if all were named legally, else require or prohibit."""
    shown = case.known.suits_shown or ()
    if case.facts.all_suits_named:
        case.say("none_2007", also=("26.A.1",))
        case.set(lead_restriction=NO_RESTRICTION)
        return
    case.say("require_or_prohibit_2007", also=("26.A.2",))
    case.set(lead_restriction=_restriction("choose", shown, shown))
    case.keep_in_force("lead_restriction_2007", case.people["partner"], "partner_loses_lead", suits=shown)


@rule_of("26.B", editions=("2007",))
def any_suit_2007_26b(case: Inquiry[Any]) -> None:
    """Any other withdrawn call: declarer may prohibit any one suit."""
    case.say("prohibit_any_2007")
    case.set(lead_restriction=_restriction("prohibit", tuple(reversed(Suit))))
    case.keep_in_force(
        "lead_restriction_2007", case.people["partner"], "partner_loses_lead", suits=tuple(reversed(Suit))
    )


def restriction_2007(case: Inquiry[Any]) -> None:
    """Law 26 of 2007, A or B."""
    if case.facts.relates_to_suits:
        shown_suits_2007_26a(case)
    else:
        any_suit_2007_26b(case)


@rule_of("26.A.1", editions=("2007",), exception_to="26.A")
def settle_2007_26a1(case: Inquiry[LeadRestrictionFacts]) -> None:
    """He defends, but every suit concerned was named legally."""
    case.headline("outcome_none_2007")
    case.set(result="no_restriction")


@rule_of("26", editions=("2007",))
def settle_2007(case: Inquiry[LeadRestrictionFacts]) -> None:
    """The offender defends and declarer may restrict the lead."""
    case.headline("outcome_restriction")
    case.set(result="lead_restriction")


@rule_of("26", editions=("2007",))
def declaring_2007(case: Inquiry[LeadRestrictionFacts]) -> None:
    """The offender did not become a defender."""
    case.headline("declaring")
    case.set(result="no_restriction", lead_restriction=NO_RESTRICTION)


def decide_2007(case: Inquiry[LeadRestrictionFacts]) -> None:
    """The 2007 edition knows no comparable calls here."""
    if not case.facts.offender_defends:
        declaring_2007(case)
    else:
        if case.facts.relates_to_suits and case.facts.all_suits_named:
            settle_2007_26a1(case)
        else:
            settle_2007(case)
        restriction_2007(case)
    information_2007_16d(case)


LEAD_RESTRICTION_26 = procedure(
    "lead_restriction_26",
    facts=LeadRestrictionFacts,
    laws=("26",),
    concepts=("lead_restriction", "no_lead_restriction", "withdrawn_call"),
    decide={"2017": decide, "2007": decide_2007},
)
