"""Laws 28 and 29, called by 30, 31 and 32: is the call in rotation after all, forfeited, accepted or cancelled?

The text of 2007 says the same here, so both editions share these rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings.engine import Inquiry, Who, auction_from, rule_of
from rulings.engine.board_state import silence
from rulings.laws.law_16_information.withdrawn import information_16c, information_2007_16d
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION

BOTH = ("2017", "2007")
Explain = Callable[[Inquiry[Any]], None]

IF_REFUSED = {
    ("rho", "pass"): "may_accept_rho_pass",
    ("rho", "call"): "may_accept_rho_call",
    ("partner", "pass"): "may_accept_partner",
    ("partner", "call"): "may_accept_partner",
    ("rho", ""): "may_accept_rho_any",
    ("partner", ""): "may_accept_partner",
    (None, ""): "may_accept_turn_any",
    (None, "pass"): "may_accept_turn_pass",
    (None, "call"): "may_accept_turn_call",
}
"""What follows if LHO does not accept, by whose turn it was (None: not told) and the kind of call."""
BY_TURN = {"pass": "turn_decides_pass", "call": "turn_decides_call", "": "turn_decides"}
"""What hangs on whose turn it was, by the kind of call (none: not told)."""


def proper_player(case: Inquiry[Any]) -> Who:
    """Whose turn it was."""
    return case.people[case.facts.whose_turn]


@rule_of("27", editions=BOTH)
def insufficient_27(case: Inquiry[Any], key: str, law: str) -> bool:
    """A bid that is in rotation by `law` may still be insufficient."""
    if not (case.has("insufficient") and case.facts.insufficient):
        return False
    accepted = bool(case.known.lho_called) and case.since("2017")
    case.route("insufficient_bid", "insufficient_accepted" if accepted else key, also=(law,))
    return True


@rule_of("17.C", editions=("2017",), renumbered={"2007": "17.C"})
def in_turn_17c(case: Inquiry[Any]) -> bool:
    """The player whose turn it was has called: no irregularity, unless his bid is insufficient."""
    if case.known.whose_turn != "offender":
        return False
    if insufficient_27(case, "insufficient_in_turn", "17.C"):
        return True
    case.headline("in_turn")
    case.set(result="no_irregularity", call_stands=True, next_to_act=case.people["lho"])
    return True


@rule_of("35.D", renumbered={"2007": "35.4"})
def after_final_pass_35d(case: Inquiry[Any]) -> bool:
    """After the final pass it is no call out of rotation: Law 39."""
    if not case.facts.auction_ended:
        return False
    auction = auction_from(case.known)
    if auction is not None and auction.passed_out:
        case.route("call_after_final_pass", "after_four_passes", also=("39.A", "22.B"))
        return True
    kind, key = case.settled("call_kind"), "after_final_pass"
    if kind == "pass" or case.told_as("lho_called", True):
        key = "after_final_pass_free"
    elif kind is not None and case.told_as("lho_called", False):
        key = "after_final_pass_silent"
    case.route("call_after_final_pass", key, also=("39",))
    return True


@rule_of("35.C", renumbered={"2007": "35.3"})
def over_seven_35c(case: Inquiry[Any]) -> bool:
    """A bid over seven is inadmissible in turn or out of turn: Law 38."""
    if not case.facts.over_seven:
        return False
    key = "over_seven"
    also: tuple[str, ...] = ("38",)
    if case.told("lho_called"):
        key = "over_seven_called" if case.known.lho_called else "over_seven_silent"
    elif case.known.whose_turn == "lho" and case.told_as("proper_player_called", True):
        key, also = "over_seven_in_turn", ("38", "38.D")
    case.route("bid_over_seven", key, also=also)
    return True


@rule_of("35.B", renumbered={"2007": "35.2"})
def obliged_to_pass_35b(case: Inquiry[Any]) -> bool:
    """A bid or double of a player obliged to pass is inadmissible: Law 37."""
    if silence(case.known, case.people["offender"].seat) == "none" or case.facts.call_kind == "pass":
        return False
    case.route("required_pass_violated", "obliged_to_pass", also=("37",))
    return True


@rule_of("28.A", editions=BOTH)
def rho_must_pass_28a(case: Inquiry[Any]) -> bool:
    """RHO, whose turn it was, was required by law to pass: the call counts as made in rotation, a bid too low as 27."""
    if not case.facts.rho_obliged_to_pass:
        return False
    if case.known.whose_turn not in (None, "rho"):
        case.contradiction("rho_obliged_to_pass", "whose_turn")
    if insufficient_27(case, "insufficient_in_rotation", "28.A"):
        return True
    after = case.people["partner" if case.facts.lho_called else "lho"]
    case.headline("in_rotation", next=after)
    case.set(result="in_rotation", call_stands=True, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    case.set(next_to_act=after)
    return True


@rule_of("28.B", editions=BOTH)
def _accepted_by_lho(case: Inquiry[Any]) -> bool:
    """LHO's own turn: did he call over the call (29A) or in his own turn (28B)?"""
    if case.known.choice_accept is not None:
        return bool(case.known.choice_accept)
    case.note("lho_turn")
    case.meanwhile("over_it_or_in_turn", "finding_lho_accepted", also=("29.A",))
    return bool(case.facts.finding_lho_accepted)


@rule_of("28.B", editions=BOTH)
def proper_player_called_28b(case: Inquiry[Any]) -> bool:
    """An opponent in turn called before the ruling: as though there had been no call out of rotation."""
    turn = case.known.whose_turn
    called = case.facts.proper_player_called or (turn == "lho" and case.facts.lho_called)
    if not called:
        return False
    if case.untold("whose_turn"):
        case.meanwhile("opponent_in_turn", "whose_turn", also=("29.A",))
    if turn == "partner":
        return False
    if turn is None:
        turn = case.facts.whose_turn
        if turn == "partner":
            return False
    if turn == "lho" and _accepted_by_lho(case):
        return False
    case.headline("as_if_not_called", proper=case.people[turn])
    case.set(result="proper_player_called", call_stands=False, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION)
    case.set(next_to_act=case.people["offender" if turn == "rho" else "partner"])
    return True


@rule_of("32", editions=BOTH)
def inadmissible_32(case: Inquiry[Any]) -> bool:
    """An inadmissible double or redouble can never be accepted: Law 36, unless an opponent called in his turn (28B)."""
    if case.known.auction_ended or not case.facts.inadmissible:
        return False
    turn = case.settled("whose_turn")
    called = case.told_as("lho_called", True) or (turn == "lho" and case.told_as("proper_player_called", True))
    in_turn = turn == "rho" or (turn == "lho" and case.told_as("finding_lho_accepted", False))
    if in_turn and proper_player_called_28b(case):
        withdrawn_information(case)
        return True
    cancelled = called and case.since("2017")
    at_partner = turn == "partner" and case.settled("proper_player_called") is not True and case.since("2017")
    key = "inadmissible_called" if cancelled else "inadmissible_partner" if at_partner else "inadmissible"
    if not called and case.told_as("lho_called", False):
        key = "inadmissible_partner_silent" if at_partner else "inadmissible_silent"
    case.route("inadmissible_double", key, also=("36", *(("36.A",) if cancelled else ())))
    return True


@rule_of("29.A", editions=BOTH)
def _may_accept(case: Inquiry[Any], kind: str) -> None:
    """LHO may accept; and what follows if he does not, of a `kind` (pass, call) told, by whose turn it was."""
    turn = case.settled("whose_turn")
    if not case.since("2017"):
        case.meanwhile("may_accept", "choice_accept")
        return
    if turn == "lho":
        _may_accept_at_his_turn(case, kind)
        return
    kind = "call" if kind == "double" else kind
    low = turn == "rho" and case.has("insufficient") and case.facts.insufficient
    key = "may_accept_rho_low" if low else IF_REFUSED[turn, kind]
    also = ("29.B", *(("27.A.2",) if low else ()))
    case.meanwhile(key, "choice_accept", also=also, tells=("choice_accept",))


@rule_of("29.A")
def _may_accept_at_his_turn(case: Inquiry[Any], kind: str) -> None:
    """At LHO's own turn: what follows if he does not accept hangs on the offender's earlier call (30B2, 31C, 32C)."""
    later = {"pass": "30.B.2", "call": "31.C", "double": "32.C"}.get(kind, "31.C")
    key, law = "may_accept_lho", "29.B"
    if kind == "double" or (case.known.called_before and not case.untold("called_before")):
        key, law = "may_accept_lho_change", "25.B.2"
    elif case.untold("called_before"):
        key = "may_accept_lho_open"
    case.meanwhile(key, "choice_accept", also=(later, law), tells=("choice_accept",))


@rule_of("27.A.1")
def accepted_too_low_27(case: Inquiry[Any]) -> bool:
    """LHO's call accepts whatever it is (29A); a bid too low is then itself accepted, or replaced (27B)."""
    if not case.facts.lho_call_insufficient:
        return False
    case.headline("accepted_by_insufficient", also=("29.A", "27.B.1.a", "27.B.2"))
    return True


@rule_of("29.A", editions=BOTH)
def accepted_29a(case: Inquiry[Any], explain: Explain | None = None, kind: str = "") -> bool:
    """LHO may call over it, which forfeits the right to rectification."""
    called = case.facts.lho_called or (case.known.whose_turn == "lho" and case.facts.proper_player_called)
    if called and case.known.choice_accept is False:
        case.contradiction("lho_called", "choice_accept")
    if not called:
        _may_accept(case, kind)
        case.read_aloud("choices", "choice_accept", also=("29.B",))
        if explain is not None:
            explain(case)
        case.facts.whose_turn  # noqa: B018 - what happened is asked before LHO's choice, which hangs on it
        case.option(case.people["lho"], "accept", "choice_accept")
        case.option(case.people["lho"], "refuse", "choice_accept", also=("29.B",))
        if not case.facts.choice_accept:
            return False
    if not (called and case.since("2017") and accepted_too_low_27(case)):
        case.headline("accepted_by_call" if called else "accepted")
    case.set(result="accepted", call_stands=True, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    case.set(next_to_act=case.people["partner" if called else "lho"])
    return True


@rule_of("29.B", editions=BOTH)
def cancelled_29b(case: Inquiry[Any], kind: str = "", also: tuple[str, ...] = ()) -> None:
    """Otherwise it is cancelled and the auction reverts to the player whose turn it was; `also` rectifies by turn."""
    if case.untold("whose_turn"):
        if case.since("2017"):
            case.say(BY_TURN[kind], also=also)
        else:
            case.say("turn_decides")
    proper = proper_player(case)
    case.aside("cancelled", proper=proper)
    case.set(call_stands=False, next_to_act=_next_29b(case, proper))


def _next_29b(case: Inquiry[Any], proper: Who) -> Who:
    """The player whose turn it was; once his call is told the offender, and after his own his LHO."""
    told = case.known.has("rho_call") and case.known.rho_call is not None
    if not told or case.known.whose_turn != "rho" or case.known.rho_action == "irregular":
        return proper
    return case.people["offender" if case.untold("replacement") else "lho"]


@rule_of("29.C", editions=BOTH)
def artificial_29c(case: Inquiry[Any]) -> None:
    """If it was artificial, Laws 30 to 32 apply to what it shows and not to the denomination named."""
    if case.facts.artificial:
        case.say("artificial")


def withdrawn_information(case: Inquiry[Any]) -> None:
    """16C (16D in 2007) for the cancelled call."""
    if case.edition == "2007":
        information_2007_16d(case)
    else:
        information_16c(case)


def ruled_otherwise(case: Inquiry[Any]) -> bool:
    """Whether the call was in rotation, or Laws 28, 35B, 35C or 35D settle it: LHO has nothing to accept."""
    if after_final_pass_35d(case) or in_turn_17c(case) or over_seven_35c(case) or obliged_to_pass_35b(case):
        return True
    if rho_must_pass_28a(case):
        return True
    if proper_player_called_28b(case):
        withdrawn_information(case)
        return True
    return False


def settled_before_rectification(case: Inquiry[Any], explain: Explain | None = None, kind: str = "") -> bool:
    """Whether it is ruled otherwise or accepted (29A), so that 29B and 30 to 32 are not reached.

    `explain` tells LHO, before he chooses, what follows when he does not accept; `kind` is pass, call or double, where
    one law rules it.
    """
    return ruled_otherwise(case) or accepted_29a(case, explain, kind)
