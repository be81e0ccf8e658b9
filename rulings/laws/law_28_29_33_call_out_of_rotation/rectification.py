"""What Laws 30, 31 and 32 have in common (2017): the offender's later call is comparable, or his partner passes once.

Each law makes its own rules of these with its own provision; the words are the same in all three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_23_comparable_call.rules import damage_23c
from rulings.laws.law_26_lead_restrictions.rules import no_restriction_26a, restriction_26b
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import named_legally
from rulings.laws.law_72_general_principles.awareness import review_72c

Rule = Callable[[Inquiry[Any]], None]


def consequences(rho_turn: str, other_turn: str, *, must_pass: bool) -> Rule:
    """What LHO hears before he chooses (10C1): what the offender's side may and must do if he does not accept."""

    @rule_of(rho_turn)
    def at_rho_turn(case: Inquiry[Any]) -> None:
        case.read_aloud("refused_rho_pass" if must_pass else "refused_rho_call", "choice_accept", also=("10.C.1",))

    @rule_of(other_turn)
    def at_other_turn(case: Inquiry[Any]) -> None:
        case.read_aloud("refused_other", "choice_accept", also=("10.C.1",))

    def told(case: Inquiry[Any]) -> None:
        turn = case.known.whose_turn
        if not case.since("2017") or (turn == "lho" and case.known.called_before):
            return
        if turn in (None, "rho"):
            at_rho_turn(case)
        if turn != "rho":
            at_other_turn(case)

    return told


def replacement_open(case: Inquiry[Any]) -> bool:
    """Whether the offender's call in turn has neither been told nor judged."""
    return case.untold("replacement") and case.untold("finding_comparable")


def other_turn(provision: str) -> Rule:
    """At partner's or LHO's turn: who calls, what partner may do, and what the offender may call later."""

    @rule_of(provision)
    def told(case: Inquiry[Any]) -> None:
        turn = case.facts.whose_turn
        say = case.say if replacement_open(case) else case.aside
        all_of_it = "_all" if case.untold("choice_accept") else ""
        if case.untold("whose_turn"):
            say("other_turn_brief")
        elif turn == "partner":
            say(f"partner_turn{all_of_it}")
        else:
            say(f"other_turn{all_of_it}", proper=case.people[turn])

    return told


def earlier_call_decides(provision: str) -> Rule:
    """At LHO's turn: an earlier call of the offender makes it a change of call, Law 25."""

    @rule_of(provision)
    def told(case: Inquiry[Any]) -> None:
        if case.known.whose_turn == "lho" and case.untold("called_before"):
            case.meanwhile("earlier_decides_all", "called_before", also=("29.B", "25.B.2"))

    return told


def rho_turn(provision: str) -> Rule:
    """At RHO's turn: RHO calls first, and what he calls decides."""

    @rule_of(provision)
    def told(case: Inquiry[Any]) -> None:
        if not case.untold("rho_action"):
            case.aside("rho_turn")
        elif case.untold("whose_turn"):
            case.say("rho_turn_brief")
        else:
            case.say("rho_turn_all" if case.untold("choice_accept") else "rho_turn")

    return told


def comparable_decides(case: Inquiry[Any], law: str) -> None:
    """Of a call told, which `law` allows, what is left to judge: is it comparable?"""
    if not case.untold("replacement"):
        _decides(case, law)


@rule_of("23.A")
def _decides(case: Inquiry[Any], law: str) -> None:
    """Any legal call is allowed; while RHO is still to call, the sentence also tells what follows from it."""
    if not case.untold("finding_comparable"):
        return
    at_rho_turn = case.known.whose_turn == "rho"
    rho_to_call = at_rho_turn and case.untold("rho_action")
    allowed = f"{law}.B.1.b" if law == "30" else f"{law}.{'A' if at_rho_turn else 'B'}.2"
    case.say("comparable_or_partner_passes" if rho_to_call else "comparable_decides", also=(allowed,))


def partner_free(provision: str) -> Rule:
    """The offender's partner, in turn, may make any legal call, but 16C2 applies (until a comparable call: 23B)."""

    @rule_of(provision)
    def free(case: Inquiry[Any]) -> None:
        case.aside("partner_free", also=("16.C.2",))
        case.set(law_16C2_applies=True)
        case.stage("partner_before_offender", law_16C2_applies=True)  # 23B comes with the offender's later call

    return free


def _sent_by(case: Inquiry[Any], other_turn: str | None) -> tuple[str, ...]:
    """The provision that sends partner's and LHO's turn to the rule of RHO's turn (31B2, 32B2)."""
    return () if other_turn is None or case.facts.whose_turn == "rho" else (other_turn,)


def comparable(provision: str, partner_free_at: str, other_turn: str | None = None) -> Rule:
    """His call is comparable: no further rectification, 26B does not apply, see 23C."""

    @rule_of(provision, exception_to=(partner_free_at, "16.C.2", "26.B"))
    def free(case: Inquiry[Any]) -> None:
        case.headline("comparable", also=(*_sent_by(case, other_turn), "23.A"))
        case.say("no_restriction_but_23c", also=("26.A",))
        case.set(result="comparable", partner_silenced="none", offender_silenced="none", law_16C2_applies=False)

    def applied(case: Inquiry[Any]) -> None:
        free(case)
        no_restriction_26a(case)
        damage_23c(case)

    return applied


def not_comparable(provision: str, other_turn: str | None = None) -> Rule:
    """It is not comparable: partner must pass when next it is his turn; 16C, 26B and 72C apply."""

    @rule_of(provision)
    def silenced(case: Inquiry[Any]) -> None:
        case.headline("partner_passes_once", also=(*_sent_by(case, other_turn), "23.A"))
        case.set(result="partner_silenced", partner_silenced="next_turn", offender_silenced="none")
        case.keep_in_force("silenced_once", case.people["partner"], "next_turn")

    def applied(case: Inquiry[Any]) -> None:
        silenced(case)
        information_16c(case)
        restriction_26b(case, named_legally(case.known))
        review_72c(case)

    return applied


def any_legal_call(provision: str, comparable_at: str, other_at: str) -> Rule:
    """The offender may make any legal call in turn; his options, with what follows from each."""

    @rule_of(provision)
    def options(case: Inquiry[Any]) -> None:
        offender = case.people["offender"]
        decided = ("replacement", "finding_comparable")
        case.option(offender, "comparable_call", *decided, also=(comparable_at, "23.A", "23.C"))
        case.option(offender, "other_call", *decided, also=(other_at, "26.B", "72.C"))

    return options


__all__ = [
    "any_legal_call",
    "comparable",
    "comparable_decides",
    "consequences",
    "earlier_call_decides",
    "not_comparable",
    "other_turn",
    "partner_free",
    "replacement_open",
    "rho_turn",
]
