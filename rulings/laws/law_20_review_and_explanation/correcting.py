"""Laws 20F4, 20F5 and 75B, 75C: who must correct an explanation, and when; who must not."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_20_review_and_explanation.facts import CorrectingFacts

Facts = Inquiry[CorrectingFacts]
MISBID = {
    "clarification": "nothing_to_correct_in_play",
    "play": "nothing_to_correct_in_play",
    "after_play": "nothing_to_correct_after_play",
}
"""75C once the auction is over: there is nothing left to call, after play nothing to play."""


@rule_of("75.C")
def misbid_75c(case: Facts) -> bool:
    """The explanation was right and the call was wrong: nothing is corrected or told now, and no duty later."""
    if not case.facts.explanation_correct:
        return False
    case.headline(MISBID.get(case.settled("phase"), "nothing_to_correct"), also=("40.C.2",))
    case.set(result="no_duty", duty="none", may_correct=False)
    return True


@rule_of("75.B")
def who_and_when_75b(case: Facts) -> None:
    """It is not told who noticed: both duties in one sentence."""
    case.meanwhile("who_and_when", "noticed_by", also=("20.F.4.a", "20.F.5"))


@rule_of("20.F.4.a")
def explainer_20f4a(case: Facts) -> None:
    """Who finds that his own explanation was wrong or incomplete: by the end of the clarification period."""
    case.meanwhile("explainer_any_time", "phase", also=("75.B.2",))
    phase = case.facts.phase
    if phase == "auction":
        case.headline("explainer_auction", also=("75.B.2",))
        case.set(result="correct_before_lead_faced", duty="must_later", may_correct=True, when="clarification_end")
    elif phase == "clarification":
        case.headline("explainer_clarification", also=("75.B.2",))
        case.set(result="correct_now", duty="must_now", may_correct=True, when="now")
    else:
        explainer_75b2(case)


@rule_of("75.B.2")
def explainer_75b2(case: Facts) -> None:
    """Found out only during the play: he calls the director then and corrects it; later the text sets no time."""
    if case.facts.phase == "play":
        case.headline("explainer_play")
        case.set(result="correct_now", duty="must_now", may_correct=True, when="now")
    else:
        case.headline("explainer_after_play", also=("75.B.1",))
        case.note("after_play_silent")
        case.set(result="correct_now", duty="must_now", may_correct=True, when="now")


@rule_of("20.F.5.a")
def partner_in_auction_20f5a(case: Facts) -> None:
    """Before the final pass the partner may neither correct nor show in any way that there is a mistake."""
    if case.known.explanation_correct is None:
        case.headline("partner_auction_open", also=("75.B.3", "75.C"))
    else:
        case.headline("partner_auction", also=("75.B.3",))
    case.aside("alerts_included")
    case.set(result="silent_for_now", duty="must_later", may_correct=False, when="after_final_pass_or_play")


@rule_of("75.C")
def if_misbid_75c(case: Facts) -> None:
    """His opinion alone does not make the explanation wrong: while the agreement is not told, both ways.

    An aside for a defender after play: the short headline says it there.
    """
    if case.known.explanation_correct is None:
        said = case.known.phase == "after_play" and case.known.side_declares is False
        (case.aside if said else case.say)("if_misbid")


@rule_of("20.F.5.b.ii")
def declaring_20f5b2(case: Facts) -> None:
    """Declarer or dummy: after the final pass, before the opening lead is faced for preference; later at once."""
    phase = case.facts.phase
    late = phase != "clarification"
    over = "declaring_after_play" if phase == "after_play" else "declaring_overdue"
    case.headline(over if late else "declaring_now", also=("75.B.3",))
    if_misbid_75c(case)
    case.set(result="correct_now", duty="must_now", may_correct=True, when="now")
    if late:
        (case.aside if phase == "after_play" else case.say)("declaring_late", also=("75.B.1",))


@rule_of("20.F.5.b.i")
def defending_20f5b1(case: Facts) -> None:
    """A defender: not before the end of play."""
    if case.facts.phase == "after_play":
        case.headline("defender_now", also=("75.B.3",))
        if_misbid_75c(case)
        case.set(result="correct_now", duty="must_now", may_correct=True, when="now")
    else:
        case.headline("defender_waits", also=("75.B.3",))
        if_misbid_75c(case)
        case.set(result="silent_for_now", duty="must_later", may_correct=False, when="end_of_play")


@rule_of("75.B.3")
def after_play_75b3(case: Facts) -> None:
    """The play is over: whichever side he was of, it is due now; declarer or dummy should have spoken before."""
    case.headline("after_play_now", also=("20.F.5.b.i", "20.F.5.b.ii"))
    case.set(result="correct_now", duty="must_now", may_correct=True, when="now")


@rule_of("20.F.5.b")
def later_20f5b(case: Facts) -> None:
    """What waits for the partner: declarer or dummy after the final pass, a defender at the end of play."""
    case.say("later_by_role", also=("20.F.5.b.i", "20.F.5.b.ii"))


@rule_of("20.F.5")
def partner_20f5(case: Facts) -> None:
    """It is not told how far the board has gone: never in the auction, then by role."""
    declares = case.settled("side_declares")
    by_side = {True: "partner_any_time_declaring", False: "partner_any_time_defending", None: "partner_any_time"}
    case.meanwhile(by_side[declares], "phase", also=("20.F.5.a", "20.F.5.b"))


@rule_of("20.F.5.b")
def now_by_role_20f5b(case: Facts) -> None:
    """The auction is over and it is not said who declares: now, or at the end of play."""
    case.meanwhile("now_by_role", "side_declares", also=("20.F.5.b.i", "75.A", "20.F.5.a"))


@rule_of("75.B")
def either_75b(case: Facts) -> bool:
    """The declaring side, after the lead: whoever of the two noticed, it is due at once (75B2, 20F5b)."""
    if not case.untold("noticed_by") or not case.known.side_declares or case.untold("phase"):
        return False
    if case.known.phase not in ("play", "after_play"):
        return False
    key = "either_after_play" if case.known.phase == "after_play" else "either_overdue"
    case.headline(key, also=("20.F.4.a", "20.F.5.b.ii", "75.B.2"))
    case.set(result="correct_now", duty="must_now", may_correct=True, when="now")
    return True


@rule_of("75.A")
def unauthorized_75a(case: Facts) -> None:
    """Partner's explanation is unauthorized to the player: he goes on as if it had been what he intended."""
    case.say("goes_on_75a", also=("73.C.1", "16.B.1.a"))


@rule_of("20.F.4.b")
def director_20f4b(case: Facts) -> None:
    """After a correction the director applies 21B or 40B3."""
    phase = case.settled("phase")
    key = {"clarification": "then_lead", "play": "then_card", "after_play": "then_damage"}.get(phase or "", "then_21b")
    case.say(key, also=("21.B", "40.B.3.a", "47.E.2.a"))


@rule_of("75.B.1")
def damage_75b1(case: Facts) -> None:
    """A wrong explanation is an infraction; damage is redressed by an adjusted score."""
    case.say("damage")
    case.review()
    case.set(adjusted_score="possible")


def decide(case: Facts) -> None:
    """Was the explanation wrong at all? Then who noticed, and where the board stands."""
    if misbid_75c(case):
        if case.settled("phase") != "after_play":
            unauthorized_75a(case)
        return
    if either_75b(case):
        director_20f4b(case)
    else:
        by_noticer(case)
    damage_75b1(case)


def by_noticer(case: Facts) -> None:
    """20F4 for the player who explained, 20F5 for his partner."""
    who_and_when_75b(case)
    if case.facts.noticed_by == "explainer":
        explainer_20f4a(case)
        director_20f4b(case)
    else:
        partner(case)


def partner(case: Facts) -> None:
    """20F5: the partner of the player who explained."""
    partner_20f5(case)
    if case.facts.phase == "auction":
        partner_in_auction_20f5a(case)
        later_20f5b(case)
        unauthorized_75a(case)
        return
    if case.known.phase == "after_play" and case.untold("side_declares"):
        after_play_75b3(case)
        director_20f4b(case)
        return
    now_by_role_20f5b(case)
    if case.facts.side_declares:
        declaring_20f5b2(case)
        director_20f4b(case)
    else:
        defending_20f5b1(case)
        if case.facts.phase != "after_play":
            unauthorized_75a(case)


DUTY_TO_CORRECT = procedure(
    "duty_to_correct",
    facts=CorrectingFacts,
    laws=("20", "75"),
    concepts=("correction_of_explanation", "misinformation", "explanation", "misbid"),
    decide=decide,
)
