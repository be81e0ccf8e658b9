"""Law 57: premature lead or play. Four options in 2017; in 2007 and 1997 three (no play of another suit required)."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.law_50 import major_50b
from rulings.laws.law_57_59_premature_play.facts import PrematureFacts

Facts = Inquiry[PrematureFacts]
ALL = ("2017", "2007", "1997")
CHOSEN = {
    "highest": ("chose_highest", "57.A.1"),
    "lowest": ("chose_lowest", "57.A.2"),
    "require_suit": ("chose_require_suit", "57.A.3"),
    "forbid_suit": ("chose_forbid_suit", ""),
}


BY_MOMENT = {
    (False, False): "by_moment",
    (False, True): "by_moment_legal",
    (True, False): "by_moment_one_hand",
    (True, True): "by_moment_one_hand_legal",
}
"""By whether it is told that declarer had not played from both hands, and that the card is legal."""


@rule_of("57.C.1", editions=("2017", "2007"), renumbered={"1997": "57.C"}, exception_to=("57.A",))
def both_hands_57c1(case: Facts) -> bool:
    """Declarer had played from both hands: no rectification; dummy's card counts only once declarer has called it."""
    if not case.facts.declarer_played_both_hands:
        return False
    if illegal(case):
        illegal_62b1(case, "exempt_illegal")
        return True
    case.headline("both_hands")
    _nothing(case)
    return True


@rule_of("57.C.2", renumbered={"2007": "57.C.1", "1997": "57.C"}, exception_to=("57.A",))
def dummy_57c2(case: Facts) -> bool:
    """Dummy had of his own accord played, or wrongly suggested, a card: no rectification."""
    if not case.facts.dummy_played_unasked:
        return False
    if illegal(case):
        illegal_62b1(case, "exempt_illegal")
        return True
    case.headline("dummy_unasked")
    _nothing(case)
    if case.since("2017"):
        dummy_suggested_45f(case)
    return True


@rule_of("45.F")
def dummy_suggested_45f(case: Facts) -> None:
    """Dummy's card may have suggested a play to declarer: adjusted after the play if the defenders were damaged."""
    case.say("dummy_suggested")


def illegal(case: Facts) -> bool:
    """Whether it is told that the card does not follow suit where it could: it is a revoke besides."""
    return case.since("2017") and case.told_as("legal_to_trick", False)


@rule_of("62.B.1")
def illegal_62b1(case: Facts, key: str) -> None:
    """A card that is no legal play is replaced by one that is, and is a major penalty card, exempt of 57A or not."""
    case.headline(key, also=("62.A", "57.C", "50"))
    case.set(result="major_penalty_card", lead_restriction={"applies": False})
    major_50b(case, case.people["offender"], case.known.card)


@rule_of("57.C.2")
def after_dummy_57c2(case: Facts) -> None:
    """At dummy's turn, who had put down a card of his own accord: it was played after that card, and may go back."""
    case.headline("dummy_unasked_rho", also=("45.D.1",))
    _nothing(case)


def _nothing(case: Facts) -> None:
    case.set(result="no_rectification", penalty_cards=[], lead_restriction={"applies": False})


@rule_of("57.C.3", renumbered={"2007": "57.C.2"})
def declaring_side_57c3(case: Facts) -> None:
    """A premature play (not a lead) from declarer's hand or dummy is a played card and, if legal, stays."""
    case.meanwhile("declaring_by_moment", "lead_to_next", also=("55",))
    if case.facts.lead_to_next:
        case.route("lead_out_of_turn_declarer", "declarer_lead", also=("55",))
    else:
        legal = case.maybe("legal_to_trick")
        if legal is None:
            case.headline("declarer_play_stands")
        elif legal:
            case.headline("declarer_play_legal")
        else:
            case.headline("declarer_play_illegal", also=("62.A", "62.B.2"))
        case.set(result="card_played", penalty_cards=[], lead_restriction={"applies": False})


@rule_of("57.D")
def at_rho_turn_57d(case: Facts) -> None:
    """Played at RHO's turn: 16 may apply; legal, it must be played at his turn; else a major penalty card."""
    singleton = case.told_as("dummy_singleton", True)
    key, also = ("in_turn_singleton", ("57.C.1",)) if singleton else ("in_turn_by_legality", ())
    case.meanwhile(key, "legal_to_trick", also=(*also, "16.B", "50.B"))
    if singleton and not case.untold("legal_to_trick"):
        case.say("singleton_not_played", also=("57.C.1",))
    if case.facts.legal_to_trick:
        case.headline("play_in_turn", also=("16.B",))
        card = case.known.card
        case.set(result="must_be_played", penalty_cards=[], next_to_act=case.people["rho"])
        case.keep_in_force("must_be_played", case.people["offender"], "played", cards=(card,) if card else ())
    else:
        case.headline("illegal_major", also=("16.B", "50.B"))
        case.set(result="major_penalty_card", next_to_act=case.people["rho"])
        major_50b(case, case.people["offender"], case.known.card)


@rule_of("57.A", editions=ALL)
def options_57a(case: Facts) -> None:
    """The card becomes a major penalty card and declarer chooses how the offender's partner plays to the trick."""
    declarer, partner = case.people["declarer"], case.people["partner"]
    new = case.since("2017")
    if new and case.known.premature == "before_partner":
        _unless(case)
    key, also = _sentence(case) if new else ("premature", ())
    case.headline(key, also=("50", *also))
    case.set(result="premature_play")
    major_50b(case, case.people["offender"], case.known.card, aside=new)
    case.option(declarer, "highest", "choice_declarer", also=("57.A.1",), partner=partner)
    case.option(declarer, "lowest", "choice_declarer", also=("57.A.2",), partner=partner)
    forbid = "57.A.4" if new else "57.A.3"
    if new:
        case.option(declarer, "require_suit", "choice_declarer", also=("57.A.3",), partner=partner)
    case.option(declarer, "forbid_suit", "choice_declarer", also=(forbid,), partner=partner)
    chosen = case.facts.choice_declarer
    if chosen == "require_suit" and not new:
        case.not_modelled("no_require")
    case.set(partner_must=chosen, suit=case.known.choice_suit, next_to_act=partner)
    if case.facts.partner_can_comply:
        key, provision = CHOSEN[chosen]
        case.say(key, also=(provision or forbid,))
        if new and not case.untold("choice_declarer"):
            if_unable_57b(case)
    else:
        unable_57b(case)


def _unless(case: Facts) -> None:
    """The exemptions of 57C that nobody has told of, before the ruling of 57A."""
    singleton, holds = bool(case.known.dummy_singleton), case.settled("partner_holds_suit_led")
    decides = ("choice_declarer", "declarer_played_both_hands")
    if illegal(case):
        case.meanwhile("unless_illegal", *decides, also=("50", "57.C", "62.B.1", "62.A"))
    elif holds is not None and not singleton and case.untold("dummy_played_unasked"):
        key, also = ("unless_follows", "44.C") if holds else ("unless_void", "57.B")
        case.meanwhile(key, *decides, also=("50", "57.C", also), tells=("choice_declarer",))
    elif case.untold("dummy_played_unasked"):
        key = "singleton_unless" if singleton else "premature_unless"
        case.meanwhile(key, "choice_declarer", "declarer_played_both_hands", also=("50", "57.C.1", "57.C.2"))
    else:
        key = "singleton_unless_hands" if singleton else "premature_unless_hands"
        case.meanwhile(key, "choice_declarer", "declarer_played_both_hands", also=("50", "57.C.1"))


def _sentence(case: Facts) -> tuple[str, tuple[str, ...]]:
    """The headline and what it rests on: a lead, dummy's singleton not called; what cannot bind partner, to choose."""
    led = case.facts.premature == "lead_to_next_trick"
    if not led and illegal(case):
        key = "premature_illegal" if case.untold("choice_declarer") else "premature_chosen_illegal"
        return key, ("62.A", "62.B.1")
    if not case.untold("choice_declarer"):
        return ("premature_lead_chosen" if led else "premature_chosen"), ()
    if not case.untold("partner_holds_suit_led"):
        if case.known.partner_holds_suit_led:
            return "premature_lead_follows" if led else "premature_follows", ("44.C", "57.B")
        return "premature_lead_void" if led else "premature_void", ("57.B",)
    if led:
        return "premature_lead", ()
    if case.known.dummy_singleton and not case.untold("declarer_played_both_hands"):
        return "premature_not_called", ("57.C.1",)
    return "premature", ()


@rule_of("57.B")
def if_unable_57b(case: Facts) -> None:
    """Whether he can is not told; who holds the suit led can follow with his highest or lowest."""
    if case.untold("partner_can_comply") and not case.known.partner_holds_suit_led:
        case.say("partner_if_unable", also=("59",))


@rule_of("57.B", editions=ALL)
def unable_57b(case: Facts) -> None:
    """The partner cannot comply: any card he may legally play (59)."""
    case.say("partner_unable", also=("59",))
    case.set(partner_can_comply=False)


@rule_of("57.A")
def by_moment_57a(case: Facts) -> None:
    """At whose turn is not told: 57A and 57D in one sentence, without what is told not to hold."""
    one_hand = case.told_as("declarer_played_both_hands", False)
    legal = case.told_as("legal_to_trick", True)
    case.meanwhile(BY_MOMENT[one_hand, legal], "premature", also=("57.D",) if one_hand else ("57.D", "57.C.1"))


def _exempt(case: Facts) -> bool:
    """Either exemption; told that dummy played unasked, whether declarer had played from both hands changes nothing."""
    if case.since("2017") and case.told_as("dummy_played_unasked", True):
        return dummy_57c2(case)
    return both_hands_57c1(case) or dummy_57c2(case)


def decide(case: Facts) -> None:
    """Whose card? at whose turn? exempt? then 57A."""
    if case.facts.by_declaring_side:
        if case.edition == "1997":
            silent_57(case)
        declaring_side_57c3(case)
        return
    if case.since("2017"):
        by_moment_57a(case)
    when = case.facts.premature
    if when == "at_rho_turn":
        if not case.since("2017"):
            silent_57(case)
        if case.since("2017") and case.told_as("dummy_played_unasked", True):
            after_dummy_57c2(case)
        else:
            at_rho_turn_57d(case)
        return
    if when == "before_partner" and _exempt(case):
        return
    options_57a(case)


@rule_of("57", editions=("2007", "1997"))
def silent_57(case: Facts) -> None:
    """57D is new in 2017; 1997 has no rule for declarer's premature play."""
    case.say("older_silent")
    case.not_modelled("no_rule")


PREMATURE_PLAY = procedure(
    "premature_play",
    facts=PrematureFacts,
    laws=("57",),
    concepts=("premature_play", "penalty_card"),
    decide=dict.fromkeys(ALL, decide),
)
