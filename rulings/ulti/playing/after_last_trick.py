"""Ulti II.C.10-12: the cards were mixed after the last trick, and then there was a dispute."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.facts import stakes_from
from rulings.ulti.playing.facts import DISPUTABLE, MixedByAllFacts, MixedByOneFacts
from rulings.ulti.pricing import no_people, pay
from rulings.ulti.settlement.facts import RESULT_OF_PART
from rulings.ulti.settling import compensated, settle

Facts = Inquiry[Any]


@rule_of("ulti-hu:II.C.10.b")
def parti_c10(case: Facts) -> None:
    """Whose parti it was cannot be checked any more: the bidder has won it."""
    if case.facts.declared_before_mixing:
        claimed_in_time_c11(case)
        return
    case.headline("declarer_won", also=("ulti-hu:II.C.10.a", "ulti-hu:II.C.10.c"))
    case.set(result="declarer_won", game_made=True)


@rule_of("ulti-hu:II.C.11.c")
def claimed_in_time_c11(case: Facts) -> None:
    """A claim made before the cards were mixed, while it could be checked, is checked."""
    case.headline("check_the_tricks")
    case.set(result="check_tricks")


@rule_of("ulti-hu:II.C.11.b")
def silent_c11(case: Facts) -> None:
    """A silent hundred or four aces in dispute counts as not made; a silent ulti is excepted."""
    if case.facts.declared_before_mixing:
        claimed_in_time_c11(case)
        return
    case.headline("silent_not_made", also=("ulti-hu:II.C.11.a",))
    case.set(result="silent_not_made", silent_hundred="none", silent_aces="none")


@rule_of("ulti-hu:II.C.12.b")
def mixed_by_one_c12(case: Facts) -> None:
    """Whoever mixed the others' cards pays jatek, hundred and four aces with their kontras; the rest is settled."""
    stakes = stakes_from(case.facts)
    disputed = [part for part in stakes.contract.ordered if part in DISPUTABLE]
    if not disputed:
        nothing_in_doubt_c12(case)
        return
    case.say("mixed_by_one", also=("ulti-hu:II.C.12.a",))
    made = set(disputed) if case.facts.at_fault == "defender" else set()
    certain = [part for part in stakes.contract.ordered if part not in DISPUTABLE]
    made |= {part for part in certain if getattr(case.facts, RESULT_OF_PART[part])}
    ledger = settle(stakes, made, silent_ulti=case.facts.silent_ulti)
    if case.facts.at_fault == "defender":
        ledger = compensated(ledger, {part.value for part in disputed})
    pay(case, stakes, ledger, case.facts.at_fault)


@rule_of("ulti-hu:II.C.12.a")
def nothing_in_doubt_c12(case: Facts) -> None:
    """The case is about a bid hundred, four aces or the jatek; other bids can be judged from the play."""
    case.headline("nothing_in_doubt")
    case.set(result="no_irregularity")


def _procedure(number: int, facts: type, decide: Any) -> Any:
    return procedure(
        f"ulti_ii_c_{number}",
        facts=facts,
        laws=(f"ulti-hu:II.C.{number}", "ulti-hu:I.10"),
        concepts=("ulti_renonsz",),
        decide=decide,
        people=no_people,
    )


C10 = _procedure(10, MixedByAllFacts, parti_c10)
C11 = _procedure(11, MixedByAllFacts, silent_c11)
C12 = _procedure(12, MixedByOneFacts, mixed_by_one_c12)
