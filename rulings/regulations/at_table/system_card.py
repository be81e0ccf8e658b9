"""MBSz 15 with Law 40B: the system card, and how a system may be used."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.at_table.facts import CardFacts, SystemUseFacts

SIMPLIFIED = "mbsz-hu:15/ketfele-konvenciokartya-bevezetese"


@rule_of("mbsz-hu:15")
def system_card_15(case: Inquiry[CardFacts]) -> None:
    """Two identical cards before play; the simplified one only where the text lists it, a foreign one by leave."""
    match case.facts.system_card:
        case "none":
            case.headline("card_missing", also=("40.B.2.a.ii", "mbsz-hu:32.g"))
            if case.facts.in_dispute:
                case.say("card_missing_penalty", also=("mbsz-hu:32.g", "90.A"))
            case.set(result="no_card", allowed=False, penalty=case.facts.in_dispute)
            return
        case "simplified":
            allowed = case.facts.event_level != "other"
            with_card = "simplified_accepted" if allowed else "detailed_required"
            where = SIMPLIFIED
        case "foreign":
            allowed = case.facts.international and case.facts.same_information and case.facts.director_allowed
            with_card = "foreign_accepted" if allowed else "foreign_not_accepted"
            where = "mbsz-hu:15"
        case _:
            allowed, with_card, where = True, "detailed_accepted", SIMPLIFIED
    case.headline(with_card, also=(where,))
    identical = case.facts.two_identical
    case.say("two_identical" if identical else "two_not_identical")
    case.set(result="card_accepted" if allowed and identical else "card_not_accepted", allowed=allowed and identical)


@rule_of("mbsz-hu:15")
def system_15(case: Inquiry[SystemUseFacts]) -> None:
    """The same system for both, no aids, no change in the session; damage by a forbidden method is adjusted."""
    match case.facts.breach:
        case "partners_differ":
            style = case.facts.style_only
            case.headline("style_may_differ" if style else "same_system", also=("40.A.4",))
            case.set(result="allowed" if style else "forbidden", allowed=style)
        case "aid_used":
            own = case.facts.own_defence_to_artificial_system
            if own:
                case.headline("own_defence_allowed", also=("mbsz-hu:M3.4.h", "40.B.2.d"))
            else:
                case.headline("no_aids", also=("40.B.2.d", "mbsz-hu:32.h", "90.B.8"))
            case.set(result="allowed" if own else "forbidden", allowed=own)
        case "changed_during_session":
            against = case.facts.against_artificial_system
            if against:
                case.headline("change_against_artificial", also=("mbsz-hu:M3.4.e",))
            else:
                case.headline("no_change_of_system", also=("40.B.2.a.i",))
            case.set(result="allowed" if against else "forbidden", allowed=against)
        case _:
            forbidden_method_15(case)


@rule_of("mbsz-hu:15")
def forbidden_method_15(case: Inquiry[SystemUseFacts]) -> None:
    """A pair damaged by a method that is not allowed gets an adjusted score."""
    case.set(allowed=False)
    if case.facts.finding_damage:
        case.headline("forbidden_method_damage", also=("40.B.4", "12.B.1"))
        case.set(result="adjusted_score", adjusted_score=True)
    else:
        case.headline("forbidden_method_no_damage", also=("40.B.4", "90.A"))
        case.set(result="score_stands", adjusted_score=False)


VSZ_15_CARD = procedure(
    "vsz_15_system_card", facts=CardFacts, laws=("mbsz-hu:15", "40"), concepts=("system_card",), decide=system_card_15
)
VSZ_15_SYSTEM = procedure(
    "vsz_15_system", facts=SystemUseFacts, laws=("mbsz-hu:15", "40"), concepts=("system",), decide=system_15
)
