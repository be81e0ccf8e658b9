"""Laws 21 and 75: was it misinformation, can the call or play still be changed, and if not, was there damage?"""

from __future__ import annotations

from typing import Any

from rulings.engine import Who, auction_from, procedure, rule_of
from rulings.engine.people import people_at_table
from rulings.laws.law_21_75_misinformation.as_told import (
    called_after,
    found_influenced,
    no_later_call,
    told_that_he_spoke,
)
from rulings.laws.law_21_75_misinformation.facts import (
    MisinformationFacts,
    explainer_defends,
    last_to_call,
    no_lead_back,
)
from rulings.laws.law_21_75_misinformation.redress import (
    Facts,
    adjust_21b3,
    before_the_lead_21b1,
    call_21b1,
    card_47e2,
    final_pass_21b1,
    repeated_40b3b,
)

CALLED = "partner_called_since"
_AS_DEFENDER, _IN_AUCTION = ("20.F.5.b.i", "16.B.1.a"), ("20.F.5.a", "16.B.1.a")
SPOKEN_OF = {
    "evidence_defender": _AS_DEFENDER,
    "evidence_spoke_defender_unless": _AS_DEFENDER,
    "evidence_spoke_defender_influenced": _AS_DEFENDER,
    "evidence_if_late_defender": _AS_DEFENDER,
    "evidence_spoke_defender": _AS_DEFENDER,
    "evidence_spoke_late_defender": _AS_DEFENDER,
    "evidence_spoke_in_time": _IN_AUCTION,
    "evidence_spoke_in_time_influenced": _IN_AUCTION,
    "evidence_spoke_in_time_influenced_alone": _IN_AUCTION,
    "evidence_spoke_in_auction": _IN_AUCTION,
    "evidence_spoke_late_call": _IN_AUCTION,
}
"""Sentences on the evidence that also say what a remark of the explainer's partner is."""
BY_SPEAKER = {
    ("partner", False): "evidence_spoke_defender",
    ("partner", True): "evidence_spoke_late_defender",
    ("partner", None): "evidence_spoke_defender_unless",
    ("explainer", False): "evidence_own_defender",
    ("explainer", True): "evidence_late_defender",
    ("explainer", None): "evidence_own_defender_unless",
    (None, False): "evidence_defender",
    (None, True): "evidence_if_late_defender",
    (None, None): "evidence_defender",
}
"""Before the lead, of a defender's explanation: who put it right, and whether the partner of whoever may change his
final pass has called since."""
INFLUENCED = {
    "evidence_spoke_defender": "evidence_spoke_defender_influenced",
    "evidence_own_defender": "evidence_own_defender_influenced",
}
"""The same once the final pass is found to be influenced."""
IN_TIME = {
    (False, False): "evidence_in_time",
    (False, True): "evidence_in_time_influenced",
    (True, False): "evidence_spoke_in_time",
    (True, True): "evidence_spoke_in_time_influenced",
}
"""The call can still be changed: whether the explainer's partner spoke, and whether it is found to be influenced."""
ALONE = {
    "evidence_in_time": "evidence_in_time_alone",
    "evidence_in_time_influenced": "evidence_in_time_influenced_alone",
    "evidence_spoke_in_time_influenced": "evidence_spoke_in_time_influenced_alone",
}
"""The same while nobody has called after him."""
EVIDENCE = {"evidence_of_agreement", "finding_explanation_correct"}


BY_EXPLAINER: dict[bool | None, tuple[str, tuple[str, ...]]] = {
    True: ("by_phase_defender", ("20.F.5.b.i", "16.B.1.a")),
    False: ("by_phase_ended", ("20.F.5.b.ii",)),
    None: ("by_phase", ()),
}
"""What is said after the final pass, by whether the explainer defends (None: not known), and what it rests on."""


@rule_of("21.A")
def own_misunderstanding_21a(case: Facts) -> bool:
    """Who acts on his own misunderstanding has no redress."""
    if not case.facts.own_misunderstanding:
        return False
    correct = case.told_as("finding_explanation_correct", True)
    if case.told_as("action", "card"):
        key = "own_misunderstanding_correct_card" if correct else "own_misunderstanding_card"
        case.headline(key, also=("47.F.2",))
    else:
        case.headline("own_misunderstanding_correct" if correct else "own_misunderstanding")
    case.set(result="no_redress", call_stands=True, adjusted_score="none")
    return True


def _what_then(case: Facts) -> str:
    """The sentence on the evidence that also tells what may still be changed then (21B1a, 47E2a)."""
    told = {name: None if case.untold(name) else case.maybe(name) for name in ("phase", "action", CALLED)}
    phase, called = told["phase"], told[CALLED]
    if phase == "clarification" and no_lead_back(case.known) and told["action"] != "card":
        speaker = case.known.corrected_by if explainer_defends(case.known) else "explainer"
        key = BY_SPEAKER[speaker, called_after(case)]
        return INFLUENCED.get(key, key) if found_influenced(case) else key
    if phase is None:
        return "evidence_any"
    if told["action"] == "card" and phase != "after_play":
        late = not case.untold("later_card_in_trick") and case.maybe("later_card_in_trick")
        if late or case.told_as("dummy_spread", True):
            return "evidence"
        return "evidence_card_later" if case.told_as("dummy_spread", False) else "evidence_card"
    if phase in ("play", "after_play"):
        return "evidence"
    spoke = phase == "auction" and case.known.corrected_by == "partner"
    if called is False:
        key = IN_TIME[spoke, found_influenced(case)]
        return ALONE.get(key, key) if no_later_call(case) else key
    if called:
        late_key = "evidence_spoke_late_call" if spoke else "evidence_late_call"
        return late_key if phase == "auction" else "evidence_late_lead"
    if phase == "auction":
        return "evidence_spoke_in_auction" if spoke else "evidence_in_auction"
    return "evidence_before_lead"


@rule_of("75.D.1")
def kinds_75d1(case: Facts) -> None:
    """Players are expected to disclose accurately; what else counts as misinformation."""
    kind = case.facts.explanation_kind
    key = ""
    if kind != "missing_alert" and any(case.assumes(name) for name in EVIDENCE):  # still to be found
        told = {name for name in EVIDENCE if not case.untold(name)}
        key = _what_then(case)
        also = SPOKEN_OF.get(key, ())
        case.meanwhile(key, *sorted(EVIDENCE - told), also=("85.A.1", "75.D.2", *also))
    if kind == "missing_alert":
        case.say("missing_alert", also=("21.B.1.a", "20.F.5.a"))
    elif kind == "unrequired_alert":
        too_late = case.told_as("later_card_in_trick", True) or case.told_as("dummy_spread", True)
        wants_it = too_late and case.told_as("choice_retract_card", True)
        tell = case.aside if wants_it else case.say  # that his card stays where it is matters more to him (47E2)
        tell("unrequired_alert", also=("20.F.5.a",))
    elif kind == "incomplete":
        case.say("incomplete", also=("40.B.5.a", "40.B.5.b", "20.F.1"))
    if case.known.corrected_by == "partner" and key not in SPOKEN_OF:
        spoken_20f5(case, told_by_phase=_told_by_phase(case, key))


@rule_of("20.F.5")
def spoken_20f5(case: Facts, *, told_by_phase: bool) -> None:
    """The explainer's partner has spoken before his time: in the auction, or as a defender before the end of play.

    `told_by_phase`: while the phase is not told, the headline on what may be changed when says it (`changeable_21b`).
    """
    phase = case.settled("phase")
    if phase == "auction":
        tell = case.aside if told_that_he_spoke(case) else case.say
        tell("spoke_in_auction", also=("20.F.5.a", "75.B.3"))
    elif phase in ("clarification", "play") and explainer_defends(case.known):
        case.say("spoke_as_defender", also=("20.F.5.b.i", "75.B.3"))
    elif phase is None and not told_by_phase and explainer_defends(case.known):
        case.say("spoke_perhaps_early", also=("20.F.5.b.i", "75.B.3", "16.B.1.a"))


@rule_of("21.B.1.b")
def presume_21b1b(case: Facts) -> bool:
    """In the absence of evidence to the contrary: mistaken explanation rather than mistaken call."""
    correct = case.known.finding_explanation_correct
    if case.untold("finding_explanation_correct") and case.known.explanation_kind in (
        "incomplete",
        "missing_alert",
        "unrequired_alert",
    ):
        return True  # misinformation by itself (20F5a, 21B1a, 40B5b), whatever the agreement
    if correct and case.known.evidence_of_agreement is False:
        case.contradiction("finding_explanation_correct", "evidence_of_agreement")
    found_wrong = correct is False and case.told_as("evidence_of_agreement", False)  # by what is presumed
    if not found_wrong and (correct is not None or case.facts.evidence_of_agreement):
        return False
    case.say("presumed_misinformation")
    return True


@rule_of("75.C")
def misbid_75c(case: Facts) -> bool:
    """The explanation matched the agreement: a mistaken call, no infraction; the result stands despite damage."""
    if not case.facts.finding_explanation_correct:
        return False
    case.headline("misbid", also=("21.B.1.b",))
    found = "finding_explanation_correct"
    if not case.assumes(found) and not case.told(found):  # the short answer goes by the evidence told
        case.say("unless_unconvinced", also=("75.D.1",))
    letter = case.by_letter("75.C")
    if case.known.phase == "after_play":
        case.say("misbid_no_duty", also=("40.C.2",))
    else:
        case.say("misbid_not_corrected_letter" if letter else "misbid_not_corrected", also=("40.C.2",))
    case.set(later_correction="forbidden" if letter else "no_duty")
    case.set(result="misbid", call_stands=True, adjusted_score="none", law_16C2_applies=False)
    return True


@rule_of("75.B.1")
def infraction_75b1(case: Facts) -> None:
    """The explanation differs from the agreement: an infraction; partner's knowledge of it is unauthorized (75A)."""
    case.aside("infraction")
    case.aside("partner_unauthorized", also=("75.A", "73.C.1"))


def decide(case: Facts) -> None:
    """Own misunderstanding; misinformation or misbid; what can still be changed; else damage."""
    if own_misunderstanding_21a(case):
        return
    kinds_75d1(case)
    if not presume_21b1b(case) and misbid_75c(case):
        return
    infraction_75b1(case)
    repeated_40b3b(case)
    changeable_21b(case)
    phase = case.facts.phase
    if phase == "play":
        in_play_47e2(case)
    if phase == "clarification" and case.known.action is None:
        (final_pass_21b1 if no_lead_back(case.known) else before_the_lead_21b1)(case)
    elif phase == "after_play" or (phase != "auction" and case.facts.action == "card"):
        if phase == "after_play" or not card_47e2(case):
            adjust_21b3(case)
    elif phase == "play" or not call_21b1(case):
        adjust_21b3(case)


@rule_of("21.B")
def changeable_21b(case: Facts) -> None:
    """It is not told how far the board has gone: what may be changed, and until when."""
    defends = explainer_defends(case.known) if _ended(case.known) else None
    key, also = BY_EXPLAINER[defends]
    if defends and case.known.corrected_by == "partner" and called_after(case) is False:
        key = "by_phase_spoke_defender"
    elif called_after(case) is False and case.known.action == "call" and not defends:
        key = "by_phase_last" if defends is None else "by_phase_ended_last"
    if key == "by_phase" and case.told_as(CALLED, True) and not case.told_as("action", "card"):
        key = "by_phase_called"
    case.meanwhile(key, "phase", also=("21.B.1.a", "21.B.3", *also))


def _told_by_phase(case: Facts, on_evidence: str) -> bool:
    """Whether the headline will be that of `changeable_21b` for an auction that has ended, not one on the evidence."""
    return not on_evidence and _ended(case.known) and not case.known.finding_explanation_correct


def _ended(known: Any) -> bool:
    auction = auction_from(known)
    return auction is not None and auction.ended


@rule_of("47.E.2.a")
def in_play_47e2(case: Facts) -> None:
    """It is not told whether a call or a card is complained of: what can still be taken back during the play."""
    case.meanwhile("call_or_card", "action", also=("21.B.3", "47.E.2.b"))


def people(known: Any) -> dict[str, Who]:
    """The misinformed player and those around him, and who may change a final pass, besides those at the table."""
    seat = known.misinformed
    changer = seat or last_to_call(known)
    return {
        **people_at_table(known),
        "misinformed": Who("misinformed", seat),
        "misinformed_lho": Who("misinformed_lho", seat and seat.lho),
        "misinformed_partner": Who("misinformed_partner", seat and seat.partner),
        "changer": Who("misinformed", changer),
        "changer_lho": Who("misinformed_lho", changer and changer.lho),
    }


MISINFORMATION = procedure(
    "misinformation",
    facts=MisinformationFacts,
    laws=("21", "75", "47"),
    concepts=("misinformation", "own_misunderstanding", "misbid", "evidence", "alert", "explanation"),
    decide=decide,
    people=people,
)
