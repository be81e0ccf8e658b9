"""Law 47: the only cases in which a played card may be taken back."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_47_withdrawn_card.facts import RetractFacts
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c

Facts = Inquiry[RetractFacts]


def _allowed(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    case.headline(key, also=also)
    case.set(result="may_withdraw", may_withdraw=True)


def _penalty(case: Facts, key: str, *also: str) -> None:
    if case.facts.by_defender:
        case.say(key, also=also)
        case.set(penalty_card_possible=True)
    elif case.told_as("by_defender", False):
        never_penalty_48a(case)


@rule_of("48.A")
def never_penalty_48a(case: Facts) -> None:
    """A card of declarer or dummy never becomes a penalty card."""
    case.say("never_penalty")


@rule_of("47.A")
def rectification_47a(case: Facts) -> None:
    """To carry out a rectification; a defender's card may become a penalty card."""
    _allowed(case, "for_rectification")
    _penalty(case, "may_become_penalty", "49")


@rule_of("47.B")
def illegal_play_47b(case: Facts) -> None:
    """To correct an illegal play; for simultaneous plays see 58."""
    _allowed(case, "for_illegal_play", also=("58",))
    _penalty(case, "becomes_penalty", "49", "50.B")


@rule_of("47.C")
def designation_47c(case: Facts) -> None:
    """After the correction of an unintended designation (45C4b)."""
    _allowed(case, "for_designation", also=("45.C.4.b",))
    case.set(penalty_cards=[])


@rule_of("47.D")
def opponent_47d(case: Facts) -> None:
    """After an opponent has changed his play; 16C and 62C2 may apply."""
    defender = case.told_as("by_defender", True)
    _allowed(case, "opponent_changed_defender" if defender else "opponent_changed", also=("62.C.2",))
    case.set(penalty_cards=[])
    information_cards_16c(case)


@rule_of("47.E.1")
def turn_47e1(case: Facts) -> None:
    """Misinformed by an opponent that it was his turn: it must be withdrawn and may not be accepted."""
    case.headline("misinformed_turn", also=("63.A.1",))
    case.set(result="must_withdraw", may_withdraw=True, penalty_cards=[])
    information_cards_16c(case)


@rule_of("47.E.2.a")
def explanation_47e2a(case: Facts) -> None:
    """On a mistaken explanation, before its correction: only if nobody has played to the trick since."""
    if case.facts.played_after_to_trick or case.facts.opening_lead_dummy_faced:
        late_47e2b(case)
        return
    until = case.known.opening_lead_dummy_faced is None and case.since("2017")
    key = "mistaken_explanation_until" if until else "mistaken_explanation"
    if case.untold("played_after_to_trick"):  # to an opening lead nobody has while dummy shows no card
        key = "mistaken_explanation_if" if until else "mistaken_explanation_unless"
    _allowed(case, key, also=("47.E.2.b",) if until else ())
    case.set(penalty_cards=[])
    information_cards_16c(case)


@rule_of("47.E.2.b")
def late_47e2b(case: Facts) -> None:
    """Too late to change the play: the director may award an adjusted score."""
    case.headline("explanation_too_late", also=("47.E.2.a",))
    case.set(result="too_late", may_withdraw=False, adjusted_score="possible")
    case.review()


@rule_of("47.F.1")
def proper_lead_47f1(case: Facts) -> None:
    """Under 53B: the wrong lead beside the proper one, and the cards played to it."""
    _allowed(case, "under_53b", also=("53.B",))
    case.set(penalty_cards=[])
    information_cards_16c(case)


@rule_of("47.F.2")
def never_47f2(case: Facts) -> None:
    """Nothing else allows it."""
    case.headline("no_other_case")
    case.set(result="stands", may_withdraw=False)


@rule_of("47")
def only_where_allowed_47(case: Facts) -> None:
    """While the reason is not told: the list of 47."""
    case.meanwhile("only_where_47_allows", "reason", also=("47.F.2",))


def decide(case: Facts) -> None:
    """By the reason."""
    only_where_allowed_47(case)
    RULES[case.facts.reason](case)


RULES = {
    "rectification": rectification_47a,
    "illegal_play": illegal_play_47b,
    "change_of_designation": designation_47c,
    "opponent_changed_play": opponent_47d,
    "misinformed_about_turn": turn_47e1,
    "mistaken_explanation": explanation_47e2a,
    "proper_lead_53b": proper_lead_47f1,
    "other": never_47f2,
}

RETRACT_CARD = procedure(
    "retract_card",
    facts=RetractFacts,
    laws=("47",),
    concepts=("withdrawn_card", "played_card", "retract_card"),
    decide=decide,
)
