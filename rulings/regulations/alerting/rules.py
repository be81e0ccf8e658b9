"""The duty to alert and STOP: left to the regulations (40B2a(iii), 73A2); those on file are MBSz 16 and 18."""

# ruff: noqa: RUF009 - the declarations of rulings.engine.fields return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import Bid, Call
from rulings.engine import BOOL, CALL, Inquiry, fact, one_of, predicate, procedure, rule_of
from rulings.regulations.conduct.bidding import alert_16, stop_18
from rulings.regulations.conduct.facts import AlertFacts, StopFacts


def _above_three_notrump(known: Any) -> bool | None:
    """A bid of four or more; what a double or pass stands above is asked."""
    call = known.call
    return call.level > 3 if isinstance(call, Bid) else None


@dataclass(frozen=True)
class AlertDutyFacts(AlertFacts, StopFacts):
    """A call and its meaning (alert), or what happened with STOP."""

    duty: str = fact(one_of("alert", "stop"), "mbsz-hu:16", presumed="alert")
    call: Call = fact(CALL, "mbsz-hu:16")
    above_three_notrump: bool = predicate(BOOL, "mbsz-hu:16/kopogni-3-nt-folott", _above_three_notrump)


@rule_of("40.B.2.a.iii")
def by_regulation_40b2a3(case: Inquiry[Any]) -> None:
    """Alert procedures are prescribed by the regulating authority."""
    case.say("by_regulation", also=("73.A.2",))


def decide(case: Inquiry[Any]) -> None:
    """Whose rule it is, then the Hungarian federation's."""
    by_regulation_40b2a3(case)
    if case.facts.duty == "alert":
        alert_16(case)
    else:
        stop_18(case)


ALERT_DUTY = procedure(
    "alert_duty",
    facts=AlertDutyFacts,
    laws=("mbsz-hu:16", "mbsz-hu:18"),
    concepts=("alert", "stop_card"),
    decide=decide,
)
