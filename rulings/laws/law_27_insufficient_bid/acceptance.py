"""Law 27 A and C, and what comes before it: is it an insufficient bid, in turn, intended, and is it accepted?

The text of 2007 says the same here, so both editions share these rules.
"""

from __future__ import annotations

from bridge.calls import PASS
from rulings.engine import Inquiry, Who, rule_of
from rulings.engine.board_state import silence
from rulings.laws.law_23_comparable_call.facts import plainly_different
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION
from rulings.laws.law_27_insufficient_bid.facts import InsufficientBidFacts, irregular

Facts = Inquiry[InsufficientBidFacts]
BOTH = ("2017", "2007")
_LATER_25A = ("25.A.2",)
_B = ("27.B.1.a", "27.B.1.b", "27.B.2", "27.B.3")


@rule_of("18.D", editions=BOTH)
def is_insufficient_18d(case: Facts) -> bool:
    """A bid that does not supersede the last preceding bid is insufficient, and an irregularity."""
    if case.facts.insufficient:
        case.aside("insufficient")
        return True
    if unintended_25a(case) or sufficient_out_of_rotation_31(case) or changed_25b(case):
        return False
    went_on = case.facts.lho_called or case.known.play_over
    case.headline("sufficient_stands" if went_on else "sufficient", also=("18.C",))
    case.set(result="no_irregularity", call_stands=True, next_to_act=_next_27a1(case))
    return False


@rule_of("27.A.2", editions=BOTH)
def out_of_rotation_27a2(case: Facts) -> bool:
    """Made out of rotation, it is ruled under Law 31, and accepted or not under 29A."""
    if not case.facts.out_of_rotation:
        return False
    _as_bid_out_of_rotation(case)
    return True


@rule_of("31", editions=BOTH)
def sufficient_out_of_rotation_31(case: Facts) -> bool:
    """A sufficient bid may still be out of rotation: that is Law 31 as well."""
    if not case.facts.out_of_rotation:
        return False
    _as_bid_out_of_rotation(case)
    return True


def _as_bid_out_of_rotation(case: Facts) -> None:
    if case.facts.lho_called and case.known.choice_accept is False:
        case.contradiction("lho_called", "choice_accept")
    if case.told_as("choice_accept", True):
        case.route("bid_out_of_rotation", "out_of_rotation_accepted", also=("31", "29.A"))
        if case.facts.insufficient:
            early_replacement_27c(case, True)
    elif case.facts.lho_called:
        case.route("bid_out_of_rotation", "out_of_rotation_called", also=("31", "29.A", "28.B"))
    elif case.told_as("finding_comparable", True) and case.since("2017"):
        case.route("bid_out_of_rotation", "out_of_rotation_comparable", also=("31", "31.A.2.a", "23.A"))
    elif case.told_as("finding_comparable", False) and not case.facts.insufficient and case.since("2017"):
        case.route("bid_out_of_rotation", "out_of_rotation_not_comparable", also=("31", "31.A.2.b", "26.B"))
    else:
        refused = case.told_as("choice_accept", False)
        case.route("bid_out_of_rotation", "out_of_rotation_refused" if refused else "out_of_rotation", also=("31",))


@rule_of("25.B", editions=BOTH)
def changed_25b(case: Facts) -> bool:
    """A sufficient bid that was meant, and taken back for another call: a change of call."""
    if case.known.replacement is None and case.untold("replacement_kind"):
        return False
    no_harm = case.known.play_over and case.told_as("finding_helped", False)
    key = "sufficient_changed_no_harm" if no_harm else "sufficient_changed"
    case.route("change_of_call", key, also=("18.D", "25.B.1", "25.B.2"))
    return True


SUFFICIENT = ("slip_decides_sufficient", "unintended_sufficient")
OUT_OF_TURN = ("slip_decides_out_of_rotation", "unintended_out_of_rotation")
IN_TURN = ("slip_decides", "unintended")
"""Of a sufficient bid, one out of turn and any other: may it be a slip, and what follows when it was one."""


@rule_of("25.A.1", editions=BOTH)
def unintended_25a(case: Facts) -> bool:
    """A slip of the tongue or a mechanical error is put right under 25A, whether or not the bid was sufficient."""
    if case.known.finding_unintended is None and not case.facts.claimed_unintended:
        return False
    also = _LATER_25A if case.since("2017") else ()
    of_bid = SUFFICIENT if not case.facts.insufficient else OUT_OF_TURN if case.known.out_of_rotation else IN_TURN
    if case.untold("finding_unintended"):
        case.meanwhile(of_bid[0], "finding_unintended", also=also)
    if not case.facts.finding_unintended:
        unclaimed = case.told_as("claimed_unintended", False)
        settled = case.told_as("finding_unintended", False) and case.told("replacement_kind")  # what follows is asked
        (case.aside if unclaimed or settled else case.say)("intended", also=also)
        return False
    key, law = _of_new_call(case, of_bid)
    case.route("change_of_call", key, also=(*also, *law))
    if case.facts.lho_called and case.since("2017"):
        lho_too_25a6(case)
    return True


def _of_new_call(case: Facts, of_bid: tuple[str, str]) -> tuple[str, tuple[str, ...]]:
    """The sentence on a slip, and the law of its correction (25A1), which may itself be too low or out of turn."""
    if case.known.replacement is None and case.untold("replacement_kind"):
        return of_bid[1], ()
    if of_bid is SUFFICIENT:
        return ("corrected_played" if case.known.play_over else "corrected"), ("18.D",)
    accepts = case.maybe("choice_accept_second")
    if of_bid is OUT_OF_TURN:
        return ("corrected_out_of_turn_accepted", ("29.A", "31")) if accepts else (of_bid[1], ())
    if case.known.replacement_kind != "insufficient" or not case.since("2017"):
        return of_bid[1], ()
    key = {True: "corrected_too_low_accepted", False: "corrected_too_low_refused", None: "corrected_too_low"}[accepts]
    return key, ("27.A.1",) if accepts else ("27.A.1", "27.B")


@rule_of("25.A.6")
def lho_too_25a6(case: Facts) -> None:
    """When an unintended call is changed, LHO may change what he called over it."""
    case.say("lho_changes_too")


@rule_of("35.B", renumbered={"2007": "35.2"})
def obliged_to_pass_35b(case: Facts) -> bool:
    """A bid by a player obliged to pass is inadmissible whatever its level: Law 37."""
    if silence(case.known, case.people["offender"].seat) == "none":
        return False
    case.route("required_pass_violated", "obliged_to_pass", also=("37",))
    return True


@rule_of("27.A.1", editions=BOTH)
def accepted_27a1(case: Facts) -> bool:
    """LHO may accept (treat as legal) any insufficient bid; it is accepted if he calls."""
    if case.facts.lho_called and case.known.choice_accept is False:
        case.contradiction("lho_called", "choice_accept")
    found = irregular(case.known)
    lowest = found.before.lowest_sufficient(found.bid.denomination) if found else None
    if not case.facts.lho_called and case.known.play_over:
        case.meanwhile("played_open", "choice_accept", also=("27.D", "27.B.2"), tells=("choice_accept",))
        if not case.facts.choice_accept:
            return False
    elif not case.facts.lho_called:
        case.read_aloud("choices" if case.since("2017") else "choices_2007", "choice_accept", also=_B)
        if lowest:
            case.read_aloud("lowest", "choice_accept", also=("27.B.1.a",), lowest=lowest)
        if case.untold("replacement_kind"):
            _may_accept_27a1(case, repeatable=found is None or lowest is not None)
        elif case.known.replacement_kind == "lowest_same_denomination" and case.since("2017"):
            free_unless_accepted_27b1a(case)
        elif case.since("2017") and case.known.replacement_kind in EARLY and case.untold("finding_comparable"):
            plainly = case.known.replacement_kind in PLAINLY and plainly_different(case.known) is False
            (plainly_unless_accepted_27c if plainly else early_unless_accepted_27c)(case)
        elif case.since("2017") and case.known.replacement_kind in PLAINLY:
            (comparable_unless_accepted_27c if case.known.finding_comparable else plainly_unless_accepted_27c)(case)
        else:
            case.meanwhile("may_still_accept", "choice_accept", also=("27.C",))
        case.option(case.people["lho"], "accept", "choice_accept")
        case.option(case.people["lho"], "refuse", "choice_accept", also=("27.B",))
        if not case.facts.choice_accept:
            return False
    if case.known.play_over:
        case.headline("accepted_played", also=("27.D",))
    else:
        case.headline("accepted_by_call" if case.facts.lho_called else "accepted")
    case.set(
        result="accepted",
        call_stands=True,
        partner_silenced="none",
        offender_silenced="none",
        lead_restriction=NO_RESTRICTION,
        law_16C2_applies=replaced_before_acceptance(case),
    )
    case.set(next_to_act=_next_27a1(case))
    return True


@rule_of("27.A.1", editions=BOTH)
def _may_accept_27a1(case: Facts, repeatable: bool) -> None:
    """LHO may accept; what follows from each replacement, or one made too soon, if he does not (27B, 27C).

    `repeatable` is false where no bid of the denomination is high enough, so that 27B1(a) is out of reach.
    """
    if not case.since("2017"):
        case.meanwhile("may_accept", "choice_accept")
    elif case.known.replaced_early and not case.untold("replaced_early"):
        case.meanwhile("early_unknown", "choice_accept", also=("27.C", *_B), tells=("choice_accept",))
    else:
        key, also = ("may_accept", _B) if repeatable else ("may_accept_no_repeat", _B[1:])
        case.meanwhile(key, "choice_accept", also=also, tells=("choice_accept",))


@rule_of("27.A.1")
def free_unless_accepted_27b1a(case: Facts) -> None:
    """The lowest bid in the denomination has been named: what LHO may do, and that it stands if he does not."""
    named = case.known.replacement
    key = "free_unless_accepted_named" if named else "free_unless_accepted"
    also, tells = ("27.B.1.a", "27.C"), ("choice_accept",)
    case.meanwhile(key, "choice_accept", also=also, tells=tells, **({"replacement": named} if named else {}))


EARLY = {
    "insufficient": ("early_insufficient_unless", "27.B.4"),
    "double": ("early_double_unless", "27.B.3"),
    "other_bid_or_pass": ("early_call_unless", "27.B.2"),
}
"""The sentence on a premature replacement by its kind, and the provision that rules one that is not comparable."""


@rule_of("27.A.1")
def early_unless_accepted_27c(case: Facts) -> None:
    """Another call was substituted too soon: LHO may accept; if he does not, its meaning decides (27C, 23A)."""
    key, law = EARLY[str(case.known.replacement_kind)]
    case.meanwhile(key, "choice_accept", also=("27.C", law), tells=("choice_accept",))


PLAINLY = {
    "double": ("early_double_cancelled_unless", "27.B.3"),
    "other_bid_or_pass": ("early_call_silenced_unless", "27.B.2"),
}
"""The same for a replacement that is plainly not comparable."""


@rule_of("27.A.1")
def plainly_unless_accepted_27c(case: Facts) -> None:
    """What was substituted too soon is found, or plainly is, not comparable (23A); LHO may accept all the same."""
    key, law = PLAINLY[str(case.known.replacement_kind)]
    case.meanwhile(key, "choice_accept", also=("27.C", law), tells=("choice_accept",))


@rule_of("27.A.1")
def comparable_unless_accepted_27c(case: Facts) -> None:
    """What was substituted too soon is found comparable: it stands without rectification unless LHO accepts (27B1b)."""
    case.meanwhile("early_comparable_unless", "choice_accept", also=("27.C", "27.B.1.b"), tells=("choice_accept",))


def _next_27a1(case: Facts) -> Who | None:
    """Whose turn it is after acceptance: LHO's, or the player's after the last call told; None once all passed."""
    if not case.facts.lho_called:
        return case.people["lho"]
    found = irregular(case.known)
    after = found.after if found is not None and found.after else (PASS,)
    if after[-3:] == (PASS, PASS, PASS):
        return None
    return case.people[("offender", "lho", "partner", "rho")[(1 + len(after)) % 4]]


@rule_of("27.C", editions=BOTH)
def early_replacement_27c(case: Facts, accepted: bool) -> None:
    """A replacement made before the director has ruled stands if legal, unless the insufficient bid was accepted."""
    if accepted and replaced_before_acceptance(case):
        case.say("early_replacement_cancelled", also=("27.A.1",))
    elif not accepted and case.facts.replaced_early:
        tell = case.say if case.untold("replacement_kind") else case.aside
        tell("early_replacement_stands", also=("9.C",))


def replaced_before_acceptance(case: Facts) -> bool:
    """Whether a replacement was made of a bid that was then accepted: it can only have been a premature one.

    Of a replacement that came after the director had explained the choice, it is told that nobody accepted.
    """
    if case.known.replacement is not None and case.known.replaced_early is False:
        case.contradiction("lho_called" if case.known.lho_called else "choice_accept", "replaced_early")
    return case.known.replacement is not None or case.facts.replaced_early


def not_for_law_27(case: Facts) -> bool:
    """Whether the call is no insufficient bid, or one that another law rules."""
    return (
        not is_insufficient_18d(case) or obliged_to_pass_35b(case) or unintended_25a(case) or out_of_rotation_27a2(case)
    )


def accepted(case: Facts) -> bool:
    """Whether the insufficient bid was accepted, with what becomes of an early replacement."""
    stands = accepted_27a1(case)
    early_replacement_27c(case, stands)
    return stands
