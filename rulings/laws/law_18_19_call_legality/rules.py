"""Laws 18, 19 and 35: is the call legal, and if not, which law rules on it?"""

from __future__ import annotations

from bridge.calls import DOUBLE, REDOUBLE, Bid
from bridge.legality import legal_calls
from rulings.engine import Inquiry, auction_from, procedure, rule_of
from rulings.engine.board_state import silenced_players
from rulings.laws.law_18_19_call_legality.facts import CallLegalityFacts, faults, judged

Facts = Inquiry[CallLegalityFacts]


def _legal(case: Facts) -> None:
    case.headline("legal", also=("17.C",))
    _stands(case)


def _stands(case: Facts) -> None:
    case.set(result="legal", call_stands=True, next_to_act=case.people["lho"])
    _all_faults(case)


def _all_faults(case: Facts) -> None:
    """Everything wrong with the call, and every call that would be legal for the player in turn before it."""
    found, at = faults(case.known), judged(case.known)
    if found is None or at is None:
        return
    case.set(faults=[fault.reason.value for fault in found])
    if auction_from(case.known) is not None and case.known.dealer is not None:
        case.set(legal_calls=list(legal_calls(at[0], obliged_to_pass=silenced_players(case.known))))


@rule_of("18.C")
def legal_18c(case: Facts) -> None:
    """A bid that supersedes the last one, in turn: by its level or its denomination (18B, 18E)."""
    case.headline("sufficient", also=("18.B", "18.E", "17.C"))
    _stands(case)


@rule_of("19.A.1")
def legal_19a1(case: Facts) -> None:
    """A double of the last bid, an opponent's, in turn; one that names that bid rightly is not in proper form."""
    _legal(case)
    one_word_19a2(case)


@rule_of("19.B.1")
def legal_19b1(case: Facts) -> None:
    """A redouble of the last double, an opponent's, in turn; its form as of a double."""
    _legal(case)
    one_word_19a2(case)


@rule_of("19.A.2")
def one_word_19a2(case: Facts) -> None:
    """He named the bid, and rightly: the double stands, but only the one word is proper."""
    if case.told_as("misnamed_bid", False):
        case.say("one_word", also=("19.B.2",))


@rule_of("17.C")
def legal_17c(case: Facts) -> None:
    """A pass in turn: nothing else is asked of it."""
    _legal(case)


@rule_of("35")
def legal_35(case: Facts) -> None:
    """A call that is not told, and in which there is nothing wrong."""
    case.headline("legal", also=("17.C", "18.C", "19"))
    case.set(result="legal", call_stands=True, next_to_act=case.people["lho"])


def legal(case: Facts) -> None:
    """By the sentence that decides for this kind of call."""
    at = judged(case.known)
    call = at[1] if at else case.known.call
    if call is None:
        legal_35(case)
    elif isinstance(call, Bid):
        legal_18c(case)
    elif call is DOUBLE:
        legal_19a1(case)
    elif call is REDOUBLE:
        legal_19b1(case)
    else:
        legal_17c(case)


@rule_of("19.A.3")
def misnamed_19a3(case: Facts) -> bool:
    """A double or redouble that misstates the bid is deemed to double the bid actually made; 16 may apply."""
    if not case.known.misnamed_bid or case.known.doubles is False:
        return False
    case.headline("misnamed_stands", also=("19.A.2", "19.B.3", "16"))
    case.say("misnamed", also=("19.A.2", "19.B.2", "19.B.3", "16"))
    case.set(result="legal", call_stands=True, next_to_act=case.people["lho"])
    _all_faults(case)
    return True


@rule_of("19.B.3")
def misnamed_redouble_19b3(case: Facts) -> bool:
    """A redouble that misstates the bid is deemed to redouble the bid actually made; 16 may apply."""
    at = judged(case.known)
    call = at[1] if at else case.known.call
    if not case.known.misnamed_bid or case.known.doubles is False or call is not REDOUBLE:
        return False
    case.headline("misnamed_redouble_stands", also=("19.B.2", "16"))
    case.aside("misnamed", also=("19.B.2", "16"))
    case.set(result="legal", call_stands=True, next_to_act=case.people["lho"])
    _all_faults(case)
    return True


@rule_of("18.D")
def insufficient_18d(case: Facts) -> None:
    """It does not supersede the last preceding bid: Law 27."""
    case.route("insufficient_bid", "insufficient", also=("27",))


@rule_of("35.A")
def inadmissible_double_35a(case: Facts) -> None:
    """A double or redouble that Law 19 does not allow: Law 36."""
    case.route("inadmissible_double", "inadmissible_double", also=("19.A.1", "19.B.1", "36"))


@rule_of("35.B")
def obliged_to_pass_35b(case: Facts) -> None:
    """A bid, double or redouble by a player obliged to pass: Law 37."""
    case.route("required_pass_violated", "obliged_to_pass", also=("37",))


@rule_of("35.C")
def over_seven_35c(case: Facts) -> None:
    """A bid of more than seven: Law 38."""
    case.route("bid_over_seven", "over_seven", also=("18.A", "38"))


@rule_of("35.D")
def after_final_pass_35d(case: Facts) -> None:
    """A call after the final pass: Law 39."""
    case.route("call_after_final_pass", "after_final_pass", also=("39",))


@rule_of("17.C")
def out_of_rotation_17c(case: Facts) -> None:
    """It was another player's turn: Laws 28 to 32."""
    case.route("call_out_of_rotation", "out_of_rotation", also=("17.B", "29"))


ROUTES = {
    "insufficient": insufficient_18d,
    "inadmissible_double": inadmissible_double_35a,
    "obliged_to_pass": obliged_to_pass_35b,
    "over_seven": over_seven_35c,
    "after_final_pass": after_final_pass_35d,
    "out_of_rotation": out_of_rotation_17c,
}


def decide(case: Facts) -> None:
    """The governing fault, or none."""
    if case.known.fault in (None, "none") and (misnamed_redouble_19b3(case) or misnamed_19a3(case)):
        return
    fault = case.facts.fault
    if fault == "none":
        legal(case)
        return
    ROUTES[fault](case)
    case_is_illegal_35(case)


@rule_of("35")
def case_is_illegal_35(case: Facts) -> None:
    """An illegal call does not stand by itself; the law named says what becomes of it."""
    case.set(legal=False)
    _all_faults(case)


CALL_LEGALITY = procedure(
    "call_legality",
    facts=CallLegalityFacts,
    laws=("18", "19", "35"),
    concepts=(
        "sufficient_bid",
        "bid_form",
        "denomination_rank",
        "double",
        "redouble",
        "inadmissible_call",
        "bidding_method",
    ),
    decide=decide,
)
