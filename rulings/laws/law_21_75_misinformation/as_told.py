"""What is told of a misinformed player's choice to change a call or keep it, and of a remark beside it (20F5a)."""

from __future__ import annotations

from rulings.engine import Inquiry
from rulings.laws.law_21_75_misinformation.facts import (
    MisinformationFacts,
    ends_the_auction,
    explainer_defends,
    last_of_his_side,
    last_to_call,
)

Facts = Inquiry[MisinformationFacts]
CHANGED = ("choice_change_call", "replacement")
_SPOKEN = ("20.F.5.a", "16.B.1.a")
_AND_SPOKE = {
    "until_partner_calls": "until_partner_calls_spoke",
    "may_change_if": "may_change_if_spoke",
    "may_change_if_alone": "may_change_if_alone_spoke",
    "play_on_partner": "play_on_partner_spoke",
}
"""What may be changed in the auction, and the same told with what a remark of the explainer's partner is (20F5a)."""


def found_influenced(case: Facts) -> bool:
    """Whether it is found that the call could have been influenced."""
    return not case.untold("finding_call_influenced") and bool(case.known.finding_call_influenced)


def called_after(case: Facts) -> bool | None:
    """Whether his partner has called after whoever may change his final pass; None: not known.

    Of a misinformed player who is not told it is the last of his side to call.
    """
    if not case.untold("partner_called_since"):
        return bool(case.known.partner_called_since)
    return False if case.known.misinformed is None and last_to_call(case.known) is not None else None


def not_both(case: Facts) -> None:
    """A call he changes to contradicts that he keeps his call."""
    if case.known.replacement is not None and case.known.choice_change_call is False:
        case.contradiction("replacement", "choice_change_call")


def changing(case: Facts) -> bool:
    """Whether it is told that he changes his call."""
    not_both(case)
    chosen = not case.untold("choice_change_call") and bool(case.known.choice_change_call)
    return chosen or not case.untold("replacement")


def keeping(case: Facts) -> bool:
    """Whether it is told that he keeps his call."""
    not_both(case)
    return case.told_as("choice_change_call", False)


def unchanged(case: Facts) -> bool:
    """Whether he keeps his call, or it is found that the misinformation did not influence it."""
    return keeping(case) or case.told_as("finding_call_influenced", False)


def no_later_call(case: Facts) -> bool:
    """Whether nobody has called after whoever may change his call, so that there is no later call to change (21B2)."""
    if not case.untold("lho_called_since"):
        return case.known.lho_called_since is False
    return case.known.misinformed is None and ends_the_auction(case.known)


def while_changing(case: Facts) -> None:
    """Of a final pass that he changes: LHO may change his call as well only where he has called since (21B2)."""
    if no_later_call(case) and lead_lies(case):
        case.meanwhile("final_pass_changing_lead", "finding_call_influenced", also=("47.E.2.a", "21.B.3"))
    elif no_later_call(case):
        case.meanwhile("final_pass_changing_last", "finding_call_influenced", also=("21.B.3",))
    else:
        case.meanwhile("final_pass_changing", "finding_call_influenced", also=("21.B.2", "21.B.3", "16.C"))


def lead_lies(case: Facts) -> bool:
    """Whether his side has led, and the lead is not faced: with the final pass it may be taken back (47E2a)."""
    return bool(case.known.lead_face_down) and not explainer_defends(case.known)


def told_that_he_spoke(case: Facts) -> bool:
    """Whether what may be changed in the auction is told with what a remark of the explainer's partner is (20F5a)."""
    if case.known.phase != "auction" or case.known.corrected_by != "partner":
        return False
    right = not case.untold("finding_explanation_correct") and case.known.finding_explanation_correct
    if right or not case.untold("finding_damage"):
        return False
    called = None if case.untold("partner_called_since") else case.known.partner_called_since
    if called:
        return last_left(case) == "play_on_partner"
    return case.untold("finding_call_influenced")


def with_remark(case: Facts, key: str) -> tuple[str, tuple[str, ...]]:
    """The sentence that tells of the remark too, and the laws of that; else the sentence as it is."""
    if key in _AND_SPOKE and told_that_he_spoke(case):
        return _AND_SPOKE[key], _SPOKEN
    return key, ()


def last_left(case: Facts) -> str:
    """The sentence that his partner has called since: of his side the last call alone is left, mostly the partner's."""
    last, earlier = last_of_his_side(case.known), case.known.about_earlier_call
    of_partner = not earlier if last is None else last is not case.known.misinformed
    return "play_on_partner" if of_partner else "play_on_earlier"
