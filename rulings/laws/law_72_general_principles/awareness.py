"""Law 72C: awareness of potential damage. `review_72c` is called by every law that forces a pass or a lead."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_72_general_principles.facts import AwarenessFacts


@rule_of("72.C")
def review_72c(case: Inquiry[Any]) -> None:
    """Promise the end-of-play review: the score is adjusted if the offender could have known and his side gained."""
    case.say("review_72c")
    case.review()
    case.set(adjusted_score="possible")


@rule_of("72.C")
def could_have_known_72c(case: Inquiry[AwarenessFacts]) -> None:
    """The two findings; without awareness, or without gain, the result stands."""
    case.aside("play_on")
    gained = case.known.finding_gained
    if gained is not False or case.assumes("finding_gained"):
        case.meanwhile("awareness_test", "finding_could_have_known")
    if case.known.finding_could_have_known and not case.assumes("finding_could_have_known"):
        case.meanwhile("gain_test", "finding_gained")
    if gained is False and not case.known.finding_could_have_known:  # no gain, no adjustment, whatever he knew
        case.headline("no_gain")
        case.set(result="result_stands", adjusted_score="none")
    elif not case.facts.finding_could_have_known:
        case.headline("not_aware")
        case.set(result="result_stands", adjusted_score="none")
    elif not case.facts.finding_gained:
        case.headline("no_gain")
        case.set(result="result_stands", adjusted_score="none")
    else:
        case.headline("adjust", also=("12.C.1.b",))
        case.set(result="adjust", adjusted_score="assigned")


@rule_of("23", editions=("2007",))
def could_have_known_2007_23(case: Inquiry[AwarenessFacts]) -> None:
    """The 2007 edition has the same rule as its Law 23."""
    case.say("play_on")
    if case.facts.finding_could_have_known and case.facts.finding_gained:
        case.headline("adjust_2007")
        case.set(result="adjust", adjusted_score="assigned")
    else:
        case.headline("stands_2007")
        case.set(result="result_stands", adjusted_score="none")


@rule_of("23", editions=("2007",))
def review_2007_23(case: Inquiry[Any]) -> None:
    """The 2007 edition's end-of-play review."""
    case.say("review_72c")
    case.review()
    case.set(adjusted_score="possible")


COULD_HAVE_KNOWN = procedure(
    "could_have_known",
    facts=AwarenessFacts,
    laws=("72",),
    concepts=("could_have_known",),
    decide={"2017": could_have_known_72c, "2007": could_have_known_2007_23},
)
