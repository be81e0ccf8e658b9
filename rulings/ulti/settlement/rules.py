"""Settling a deal (I.4, I.6-I.8), one function per provision."""

from __future__ import annotations

from bridge.ulti.contracts import HUNDREDS, Part
from bridge.ulti.kontra import Stakes
from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.facts import stakes_from
from rulings.ulti.pricing import each_part_i8, no_people, state_contract, tell_score, ulti_penalty_note
from rulings.ulti.settlement.facts import RESULT_OF_PART, SettlementFacts, one_defender_announced_in_vain, outcome_from
from rulings.ulti.settling import Ledger, settle, settle_given_up

Facts = Inquiry[SettlementFacts]
_SILENT_ACES_BESIDE = {Part.JATEK, Part.ULTI, Part.FOUR_ACES, *HUNDREDS}


@rule_of("ulti-hu:I.6")
def given_up_i6(case: Facts, stakes: Stakes) -> Ledger | None:
    """Thrown in before the first lead: the bid is paid kontra; later only if both others agree, as it stands."""
    when = case.facts.given_up
    if when == "before_first_lead":
        case.say("given_up_before_lead")
        return settle_given_up(stakes.contract)
    if when == "no":
        return None
    if not case.facts.all_agreed:
        case.headline("must_be_played")
        case.set(result="play_continues")
        return Ledger(())
    case.say("given_up_by_consent")
    return settle(stakes, made=())


@rule_of("ulti-hu:I.6")
def points_i6(case: Facts) -> None:
    """From a full record: card points and announcements of both sides, the talon with the defenders."""
    outcome = outcome_from(case.known)
    if outcome is None:
        return
    if Part.JATEK in outcome.made or any(part in HUNDREDS for part in outcome.made):
        case.say(
            "points",
            also=("ulti-hu:I.4.a",),
            declarer=outcome.declarer_points,
            defenders=outcome.defender_points,
        )
    if one_defender_announced_in_vain(case.known):
        case.note("announcing_defenders", also=("ulti-hu:I.4.a",))
    case.set(declarer_points=outcome.declarer_points, defender_points=outcome.defender_points)


@rule_of("ulti-hu:I.7")
def kontras_i7(case: Facts, stakes: Stakes) -> None:
    """A kontra doubles, a rekontra quadruples its part; with trumps for the pair, without trumps one by one."""
    if not stakes.levels:
        return
    case.say("individual_kontra" if stakes.contract.trumpless else "pair_kontra")


@rule_of("ulti-hu:I.4.a")
def silent_hundred_i4a(case: Facts, stakes: Stakes) -> str:
    """A hundred reached silently by either side doubles the jatek, if the jatek is at stake."""
    if Part.JATEK not in stakes.contract.parts or case.facts.silent_hundred == "none":
        return "none"
    declarer = case.facts.silent_hundred == "declarer"
    case.say("silent_hundred_declarer" if declarer else "silent_hundred_defenders")
    return case.facts.silent_hundred


@rule_of("ulti-hu:I.4.d")
def silent_ulti_i4d(case: Facts, stakes: Stakes) -> str:
    """The trump seven in the last trick, unbid: only with trumps, and not the declarer's who bid it."""
    if stakes.contract.trumpless:
        return "none"
    result = case.facts.silent_ulti
    if result.startswith("declarer") and Part.ULTI in stakes.contract.parts:
        case.contradiction("silent_ulti", "bid")
    if result.endswith("caught"):
        case.note("caught_silent_ulti")
    return result


@rule_of("ulti-hu:I.4.c")
def silent_aces_i4c(case: Facts, stakes: Stakes) -> str:
    """Four aces taken unbid count beside jatek, ulti, hundreds and their combinations; a defender's only if all his."""
    if not stakes.contract.parts <= _SILENT_ACES_BESIDE or case.facts.silent_aces == "none":
        return "none"
    if case.facts.silent_aces == "declarer" and Part.FOUR_ACES in stakes.contract.parts:
        case.contradiction("silent_aces", "bid")
    if case.facts.silent_aces == "defenders":
        case.say("one_defender_took_all_aces")
    return case.facts.silent_aces


@rule_of("ulti-hu:I.8")
def totals_i8(case: Facts, ledger: Ledger) -> None:
    """The sum for each of the three players."""
    declarer = ledger.score[0]
    case.set(result="won" if declarer > 0 else "lost" if declarer < 0 else "even")
    tell_score(case, ledger, "score")


def decide(case: Facts) -> None:
    """Settle a deal."""
    stakes = stakes_from(case.facts)
    state_contract(case, stakes)
    ledger = given_up_i6(case, stakes)
    if ledger is not None and not ledger.lines:
        return
    if ledger is None:
        points_i6(case)
        made = [part for part in stakes.contract.ordered if getattr(case.facts, RESULT_OF_PART[part])]
        kontras_i7(case, stakes)
        ledger = settle(
            stakes,
            made,
            silent_hundred=silent_hundred_i4a(case, stakes),
            silent_ulti=silent_ulti_i4d(case, stakes),
            silent_aces=silent_aces_i4c(case, stakes),
        )
    elif Part.ULTI in stakes.contract.parts:
        ulti_penalty_note(case)
    each_part_i8(case, ledger)
    totals_i8(case, ledger)


ULTI_SETTLEMENT = procedure(
    "ulti_settlement",
    facts=SettlementFacts,
    laws=("ulti-hu:I.4", "ulti-hu:I.5", "ulti-hu:I.6", "ulti-hu:I.7", "ulti-hu:I.8"),
    concepts=("ulti",),
    decide=decide,
    people=no_people,
)
