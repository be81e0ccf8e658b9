"""What a bid means and is worth, whether it may be made, and whether it is high enough (I.3-I.5)."""

from __future__ import annotations

from dataclasses import dataclass

from bridge.ulti.contracts import OPEN_PARTS, Part, UltiContract, contract_of, smallest_overcalls, understood_bid
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.kontra import Stakes
from bridge.ulti.notation import name_of_contract, name_of_part
from rulings.engine import BOOL, Inquiry, fact, procedure, rule_of
from rulings.ulti.facts import PARTS, BidFacts
from rulings.ulti.pricing import no_people, state_contract


@dataclass(frozen=True)
class ContractFacts(BidFacts):
    """A bid as it was said, and the bid in force before it (none for the first player)."""

    bid_in_force: tuple[str, ...] = fact(PARTS, "ulti-hu:I.3", presumed=())
    red_in_force: bool = fact(BOOL, "ulti-hu:I.3", presumed=False)
    passed: bool = fact(BOOL, "ulti-hu:I.3", presumed=False)


Facts = Inquiry[ContractFacts]

REFUSALS = (
    "no_contract_named",
    "game_is_not_part_of_this_contract",
    "trumpless_contracts_stand_alone",
    "trumpless_contract_has_no_colour",
    "only_one_hundred",
    "only_one_durchmars",
    "four_aces_not_with_durchmars",
)
"""Reasons of `bridge.ulti.contracts` against a combination, each worded here."""


@rule_of("ulti-hu:I.5.a")
def combination_i5a(case: Facts) -> bool:
    """Which parts may be undertaken together."""
    try:
        contract_of(case.facts.bid, red=case.facts.red)
    except UltiRefusal as refusal:
        case.headline(REFUSALS[REFUSALS.index(refusal.reason)], also=(f"ulti-hu:{refusal.provision}",))
        case.set(result="illegal_combination", legal=False)
        return False
    return True


@rule_of("ulti-hu:I.3")
def meaning_i3(case: Facts, before: UltiContract | None) -> UltiContract | None:
    """A shortened bid means the next of that name above the one in force; none left means it is too low."""
    try:
        meant = understood_bid(case.facts.bid, red=case.facts.red, after=before)
    except UltiRefusal:
        case.headline("too_low")
        case.set(result="too_low", legal=False, lowest_sufficient=_codes(before))
        return None
    literal = contract_of(case.facts.bid, red=case.facts.red)
    key = "means" if literal == meant else "means_next"
    case.headline(key, contract=name_of_contract(meant, "hu"), value=meant.value)
    case.set(result="legal", legal=True)
    return meant


@rule_of("ulti-hu:I.5.b")
def parts_i5b(case: Facts, contract: UltiContract) -> None:
    """The value is the sum of its parts, the automatic jatek included."""
    values = [f"{name_of_part(part, 'hu')} {contract.part_value(part)}" for part in contract.ordered]
    if len(values) > 1:
        case.say("sum_of_parts", parts=" + ".join(values), value=contract.value)
    case.set(parts={part.value: contract.part_value(part) for part in contract.ordered}, red=contract.red)
    case.set(next_higher=_codes(contract))
    if contract.open:
        case.say(
            "open_hands", also=tuple(f"ulti-hu:{contract.provision_of(p)}" for p in contract.ordered if p in OPEN_PARTS)
        )


def _codes(contract: UltiContract | None) -> list[str]:
    return [name_of_contract(higher, "hu") for higher in smallest_overcalls(contract)]


@rule_of("ulti-hu:I.3")
def passed_i3(case: Facts) -> None:
    """After a bid "passz" is a pass; who has passed may still bid when it is his turn again."""
    case.headline("is_a_pass")
    case.set(result="pass", legal=True)


@rule_of("ulti-hu:I.4.a")
def opening_pass_i4a(case: Facts) -> None:
    """From the first bidder "passz" is the plain jatek, "piros passz" the red one."""
    meant = contract_of([Part.JATEK], red=case.facts.red)
    case.headline("opening_pass", contract=name_of_contract(meant, "hu"), value=meant.value)
    case.set(result="legal", legal=True)
    parts_i5b(case, meant)
    state_contract(case, Stakes(meant))


def decide(case: Facts) -> None:
    """A pass, or combination, meaning, value."""
    if case.facts.passed:
        if case.facts.bid_in_force:
            passed_i3(case)
        else:
            opening_pass_i4a(case)
        return
    if not combination_i5a(case):
        return
    in_force = case.facts.bid_in_force
    before = contract_of(in_force, red=case.facts.red_in_force) if in_force else None
    meant = meaning_i3(case, before)
    if meant is not None:
        parts_i5b(case, meant)
        state_contract(case, Stakes(meant))


ULTI_CONTRACT = procedure(
    "ulti_contract",
    facts=ContractFacts,
    laws=("ulti-hu:I.3", "ulti-hu:I.4", "ulti-hu:I.5"),
    concepts=("ulti",),
    decide=decide,
    people=no_people,
)
