"""Law 67: the defective trick, before and after both sides have played on; in 2017, 2007 and 1997."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.law_50 import others_lie, penalty_card_50b, review_50e4, with_earlier
from rulings.laws.law_61_64_revoke.deemed import (
    equity_deemed_64c,
    exempt_deemed_64b,
    spares_64b,
    told_late,
    transfer_deemed_64a2,
)
from rulings.laws.law_65_67_tricks.facts import DefectiveFacts

Facts = Inquiry[DefectiveFacts]
ALL = ("2017", "2007", "1997")
NEWER = ("2017", "2007")
BOTH_WAYS = {
    None: (("missing_both_ways", "missing_both_ways_suit"), "64.A.2"),
    True: (("missing_both_ways_won", "missing_both_ways_suit_won"), "64.A.2"),
    False: (("missing_both_ways_nothing_won", "missing_both_ways_suit_nothing_won"), "64.B.1"),
    "dummy": (("missing_both_ways_dummy", "missing_both_ways_suit_dummy"), "64.B.3"),
}
"""Whether his side won that trick or a later one, or it was dummy's card -> the sentence, without and with a suit."""
TOO_MANY = {
    "both_ways": {None: "extra_both_ways", True: "extra_both_ways_defender", False: "extra_both_ways_declaring"},
    "in_time": {None: "too_many_in_time", True: "too_many_in_time", False: "too_many_in_time_declaring"},
    "at_once": {None: "simultaneous", True: "simultaneous_defender", False: "simultaneous_declaring"},
    "fifth": {None: "fifth_card", True: "fifth_card_defender", False: "fifth_card_declaring"},
}
"""By whether the offender defends: only a defender's card can become a penalty card (48A)."""
REVOKED = {
    True: ("extra_shown_revoke", "extra_shown_revoke_penalty"),
    False: ("extra_highest_revoke", "extra_highest_revoke_penalty"),
}
"""Whether the card shown is known -> the sentence that says the revoke too, and that the card is a penalty card."""
COULD = "could_have_followed_earlier"


@rule_of("67.A.1", editions=ALL)
def add_card_67a1(case: Facts) -> None:
    """In time: the offender adds a card he may legally play."""
    case.headline("add_card", also=("67.A",))
    case.set(result="card_added", tricks_transferred=0, next_to_act=case.people["offender"])


@rule_of("67.A.2", editions=ALL)
def too_many_67a2(case: Facts) -> None:
    """In time: a fifth card (45E), or cards played simultaneously from one hand (58B)."""
    if case.since("2017"):
        case.meanwhile(TOO_MANY["in_time"][_defends(case)], "played_simultaneously", also=("45.E", "58.B"))
    if case.facts.played_simultaneously:
        case.route("simultaneous", TOO_MANY["at_once"][_defends(case)], also=("58.B",))
    else:
        key, card = TOO_MANY["fifth"][_defends(case)], case.known.card
        if case.since("2017") and _defends(case) and card is not None:
            several = others_lie(case, case.people["offender"], card)
            key = "fifth_card_defender_major" if several or card.honour else "fifth_card_defender_minor"
        case.route("fifth_card", key, also=("45.E",))


@rule_of("67.B.1", editions=ALL)
def missing_67b1(case: Facts) -> None:
    """Too late: he at once faces a card and places it among his played cards; the trick keeps its owner."""
    told = case.since("2007") and not case.untold("holds_suit_led")
    if case.since("2017") and not told and _exempt(case):
        case.say("place_card_exempt")
    elif told:
        case.say("place_suit" if case.known.holds_suit_led else "place_any")
    elif (won := _won_told(case)) is not None:
        key = "place_card_won" if won else "place_card_nothing_won"
        case.meanwhile(key, "holds_suit_led", also=("64.A.2" if won else "64.B.1",))
    else:
        case.say("place_card")
    case.set(ownership_unchanged=True)


@rule_of("67.B.1.a", editions=NEWER)
def had_suit_67b1a(case: Facts) -> None:
    """He holds the suit led: such a card, and one trick as after a revoke (64A2)."""
    _one_trick(case, "had_suit", "had_suit_nothing_won")


@rule_of("67.B.1.a", editions=("1997",))
def had_suit_1997_67b1a(case: Facts) -> None:
    """1997: he holds the suit led: such a card and no penalty."""
    case.headline("had_suit_1997")
    case.set(result="no_penalty", tricks_transferred=0, tricks_to=None)


@rule_of("67.B.1.b", editions=ALL)
def void_67b1b(case: Facts) -> None:
    """He does not: any card, and still deemed to have revoked (64A2)."""
    _one_trick(case, "was_void", "was_void_nothing_won")


def _one_trick(case: Facts, key: str, nothing_won: str) -> None:
    """64A2 for a trick deemed revoked; the exemptions of 64B and the review of 64C hold for it as for any revoke."""
    case.set(deemed_revoke=True)
    if exempt_deemed_64b(case):
        return
    if case.since("2017"):
        case.meanwhile("tricks_if_won", "won_trick_from_defect_on", also=("64.A.2",))
    won = case.facts.won_trick_from_defect_on
    case.headline(key if won else nothing_won, also=("64.A.2",) if won else ("64.A.2", "64.B.1"))
    case.set(result="deemed_revoke")
    transfer_deemed_64a2(case, int(won))
    equity_deemed_64c(case)


@rule_of("67.B.2.a", editions=NEWER, renumbered={"1997": "67.B.2"})
def extra_67b2a(case: Facts) -> None:
    """Too late: all surplus cards go back to his hand; the one shown stays, else the highest he could legally play."""
    if case.since("2017"):
        case.meanwhile("extra_late", "shown_card_known", also=("67.B.2.b",))
    known = case.facts.shown_card_known
    if not _revoke_told(case):
        case.headline("extra_shown" if known else "extra_highest")
    elif _may_be_spared(case):
        case.headline("extra_back_revoke" if known else "extra_highest_back_revoke", also=("67.B.2.b",))
    elif case.since("2017") and case.told_as("returned_card_seen", True) and case.facts.offender_defends:
        case.headline(REVOKED[known][1], also=("67.B.2.b", "64.A", "67.fn1"))
    else:
        case.headline(REVOKED[known][0], also=("67.B.2.b", "64.A"))
    case.set(result="extra_returned", ownership_unchanged=True)


def _revoke_told(case: Facts) -> bool:
    """Whether the revoke that the returned card makes is settled with the card that stays: one sentence says both."""
    return bool(case.since("2017") and case.known.shown_card_known is not None and case.settled(COULD))


def _may_be_spared(case: Facts) -> bool:
    """Whether what is told spares the revoke its trick (64B3 to B5); one raised late may still be in time."""
    late = told_late(case)
    if late and case.settled("attention_first_drawn") is None:
        case.meanwhile("extra_back_if_late", "raised_in_time", also=("67.B.2.b", "64.B.4", "64.B.5"))
        late = not case.facts.raised_in_time
    return late or case.settled("offender_role") == "dummy"


@rule_of("67.B.2.b", editions=NEWER, renumbered={"1997": "67.B.2"})
def deemed_held_67b2b(case: Facts) -> None:
    """The returned card is deemed to have been in his hand throughout: not having played it earlier may be a revoke."""
    could = case.facts.could_have_followed_earlier
    if not case.since("2017") or case.untold(COULD):
        case.say("deemed_held")
    else:
        tell = case.aside if _revoke_told(case) else case.say
        tell("deemed_held_revoke" if could else "deemed_held_no_revoke", also=("64.A",) if could else ())
    if could:
        case.aside("revoke_earlier", also=("61.A", "64"))
        case.set(possible_revoke=True, procedure="revoke_rectification")
        if case.since("2017") and (spare := spares_64b(case)):
            spare(case)


@rule_of("67.fn1", editions=ALL)
def seen_67fn1(case: Facts) -> None:
    """The director avoids exposing a defender's played cards; a returned card that was seen is a penalty card.

    When the next board has begun or the round has ended there is no play left for one.
    """
    if case.since("2017") and told_late(case):
        case.set(penalty_cards=[])
    elif not case.facts.returned_card_seen:
        if case.maybe("offender_defends"):
            open_yet = case.untold("returned_card_seen")
            revoked = case.since("2017") and case.known.could_have_followed_earlier
            case.say("avoid_exposing") if open_yet and not revoked else case.aside("avoid_exposing")
            if not open_yet and case.since("2017"):
                case.say("returned_unseen")
        case.set(penalty_cards=[])
    elif not case.facts.offender_defends:
        case.set(penalty_cards=[])
    else:
        in_headline = case.since("2017") and _revoke_told(case) and not _may_be_spared(case)
        (case.aside if in_headline else case.say)("returned_penalty", also=("50",))
        _penalty_card(case)


def _penalty_card(case: Facts) -> None:
    """Kind by 50B, whose example of a minor one is two cards played to one trick; unknown while the card is."""
    offender, card = case.people["offender"], case.known.card
    if card is None:
        case.keep_in_force("penalty_card", offender, "played", cards=())
        return
    cards = with_earlier(case, offender, card)
    penalty_card_50b(case, offender, cards, "major" if others_lie(case, offender, card) or card.honour else "minor")
    if case.since("2017"):
        review_50e4(case)


@rule_of("67.B.3")
def misplaced_67b3(case: Facts) -> None:
    """The card was played but is not among his played cards: it is found and put there."""
    case.meanwhile("misplaced_unless", "same_card_played_again")
    again = case.facts.same_card_played_again
    case.headline("played_twice" if again else "misplaced")
    case.set(result="adjust" if again else "card_placed", adjusted_score="assigned" if again else "none")


@rule_of("67.A")
def defects_67(case: Facts) -> None:
    """A card too few or too many, while it is not known which."""
    case.meanwhile("either_defect", "defect", also=("67.B.1", "67.B.2.a"))


@rule_of("67.A.1")
def both_ways_67(case: Facts) -> None:
    """A card missing: what is done in time and what later, while it is not known whether both sides have played on."""
    won = _won_told(case)
    suit = bool(not case.untold("holds_suit_led") and case.known.holds_suit_led)
    dummy = case.settled("offender_role") == "dummy"
    keys, law = BOTH_WAYS["dummy" if dummy else won]
    case.meanwhile(keys[suit], "both_sides_played_on", also=("67.B.1", law))


def _won_told(case: Facts) -> bool | None:
    """Whether his side won that trick or a later one, where it is told and 64B spares no trick won (2017)."""
    if not case.since("2017") or case.untold("won_trick_from_defect_on"):
        return None
    won = bool(case.known.won_trick_from_defect_on)
    return None if won and _may_be_exempt(case) else won


def _exempt(case: Facts) -> bool:
    """Whether 64B3 or 64B6 is told to spare the trick: dummy's card, or trick twelve."""
    dummy = case.settled("offender_role") == "dummy"
    return dummy or case.told_as("twelfth_trick", True)


def _may_be_exempt(case: Facts) -> bool:
    """Whether 64B may spare the trick even where the side won one: raised late, trick twelve, another revoke."""
    known = case.known
    late = known.raised_late or known.attention_first_drawn not in (None, "in_time")
    both = known.both_sides_revoked or known.other_side_revoked
    return bool(late or known.twelfth_trick or known.subsequent_revoke or both)


@rule_of("67.A.2")
def both_ways_67a2(case: Facts) -> None:
    """Too many cards: what is done in time and what later, while it is not known whether both sides have played on."""
    case.meanwhile(TOO_MANY["both_ways"][_defends(case)], "both_sides_played_on", also=("67.B.2.a", "67.B.2.b"))


def _defends(case: Facts) -> bool | None:
    """Whether the offender defends, where that is told (2017)."""
    return None if not case.since("2017") or case.untold("offender_defends") else bool(case.known.offender_defends)


def _played_on(case: Facts) -> bool:
    if case.since("2017"):
        (both_ways_67 if case.facts.defect == "card_missing" else both_ways_67a2)(case)
    return bool(case.facts.both_sides_played_on)


def decide(case: Facts) -> None:
    """67A before both sides have played on, 67B after."""
    if case.since("2017"):
        defects_67(case)
    defect = case.facts.defect
    if defect == "card_misplaced":
        if not case.since("2017"):
            _not_in_older(case)
        misplaced_67b3(case)
    elif not _played_on(case):
        (add_card_67a1 if defect == "card_missing" else too_many_67a2)(case)
    elif defect == "card_missing":
        missing_67b1(case)
        if not case.facts.holds_suit_led:
            void_67b1b(case)
        elif case.edition == "1997":
            had_suit_1997_67b1a(case)
        else:
            had_suit_67b1a(case)
    else:
        extra_67b2a(case)
        deemed_held_67b2b(case)
        seen_67fn1(case)


@rule_of("67.B", editions=("2007", "1997"))
def _not_in_older(case: Facts) -> None:
    """The older texts say nothing of a card played but not placed."""
    case.say("older_silent")
    case.not_modelled("no_b3")


DEFECTIVE_TRICK = procedure(
    "defective_trick",
    facts=DefectiveFacts,
    laws=("67",),
    concepts=("defective_trick", "missing_card_in_trick", "fifth_card"),
    decide={"2017": decide, "2007": decide, "1997": decide},
)
