"""Law 62: correcting a revoke. The card, the cards played after it, trick twelve; in 2017, 2007 and 1997."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card
from rulings.engine import Inquiry, Who, playing_from, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.law_50 import (
    others_lie,
    penalty_card_50b,
    penalty_cards_50b,
    review_50e4,
    with_earlier,
)
from rulings.laws.law_61_64_revoke.due import due_64a
from rulings.laws.law_61_64_revoke.dummy_spoke import dummy_asked_43b3, dummy_asked_64a
from rulings.laws.law_61_64_revoke.law_61 import against_requirement_61a, questions_61b
from rulings.laws.law_61_64_revoke.law_63 import (
    both_62c3,
    hangs_on_their_claim,
    of_role,
    opponents_claim_63a4,
    twelfth_62d1,
    why_63a,
)
from rulings.laws.law_61_64_revoke.play_facts import CorrectionFacts
from rulings.laws.law_61_64_revoke.record import revoke_people, revoked_in_trick, trick_of_revoke

Facts = Inquiry[CorrectionFacts]
ALL = ("2017", "2007", "1997")
_OPEN = {
    "must_correct_defender": "must_correct_defender_open",
    "must_correct_required": "must_correct_required_open",
    "must_correct": "must_correct_open",
}
ONE_TRICK = {
    ("correct_unless_defender", "partner"): "correct_unless_defender_won",
    ("correct_unless_all", "partner"): "correct_unless_all_won",
    ("correct_unless_required", "partner"): "correct_unless_required_won",
    ("correct_unless_defender", "other"): "correct_unless_defender_lost",
    ("correct_unless_required", "other"): "correct_unless_required_lost",
    ("correct_unless_all", "other"): "correct_unless_all_lost",
}
"""The same where the revoker did not win that trick: his partner did, or the other side (64A2)."""
PLAYED_SINCE = {
    "correct_unless_declarer": "correct_unless_declarer_played",
    "correct_unless_dummy": "correct_unless_dummy_played",
}
"""The same where an opponent is told to have played since (62C1)."""
_16 = {"2017": ("16.C.1", "16.C.2"), "2007": ("16.D",), "1997": ()}


@rule_of("63.B", editions=("2017", "2007"), renumbered={"1997": "63.C"})
def too_late_63b(case: Facts) -> None:
    """Established: no correction; Law 64."""
    key: str = "too_late"
    also: tuple[str, ...] = ("64",)
    if case.known.twelfth_trick:
        key, also = "too_late_twelfth", ("64.B.6",)
    elif case.since("2017") and case.known.offender_role == "dummy":
        key, also = "too_late_dummy", ("64.B.3",)
    elif case.since("2017") and not case.known.both_revoked_same_trick and (due := due_64a(case)):
        key, also = due
    case.route("revoke_rectification", key, also=also)
    if case.since("2017"):
        why_63a(case)
    case.set(must_be_corrected=False)


@rule_of("62.A", editions=ALL)
def must_correct_62a(case: Facts) -> None:
    """A player must correct his revoke if attention is drawn to it before it becomes established."""
    if case.since("2017"):
        case.meanwhile("correct_by_role", "offender_role", also=("62.B.1", "62.B.2"))
    defender = case.facts.offender_role == "defender" and not case.facts.card_was_faced
    faced = case.facts.offender_role == "defender" and not defender
    key = "must_correct_faced" if faced else "must_correct_defender" if defender else "must_correct"
    if case.since("2017") and case.known.twelfth_trick:
        must_correct_62d1(case)
        return
    if case.since("2017") and defender and case.known.suit_required:
        key = "must_correct_required"  # he need not have failed to follow suit (61A)
    also = ("62.B", "50.D.1.b") if faced and case.since("2017") else ("62.B",)
    if case.since("2017") and not faced:
        if case.facts.offender_role == "declarer" and case.facts.dummy_asked_without_right:
            key, also = "must_correct_asked", ("43.B.2.b", "64")
        elif case.known.asker in (None, "none"):
            case.meanwhile(_OPEN[key], "innocent_side_played_after", also=("62.B", "62.C.1", "62.C.2"))
    if _told_withdrawn(case) and key in _WITHDRAWN:
        key, also = _WITHDRAWN[key], ("62.C.1", *also)
    case.headline(key, also=also)
    _replaced(case)


_WITHDRAWN = {
    "must_correct": "must_correct_withdrawn",
    "must_correct_defender": "must_correct_defender_withdrawn",
    "must_correct_faced": "must_correct_faced_withdrawn",
}


def _told_withdrawn(case: Facts) -> bool:
    """Told that the innocent side changes its card: whether it may (62C1) is what is in question, and said first."""
    return case.since("2017") and case.told_as("choice_withdraw", True) and bool(case.facts.innocent_side_played_after)


@rule_of("63.A.4")
def claim_afterwards_63a4(case: Facts) -> None:
    """The opponents have claimed, and nothing is final: once the revoke is corrected, the claim is ruled on."""
    if case.settled("since_revoke") == "claim_agreed_open":
        case.say("claim_afterwards_agreed", also=("69.A", "70"))
    elif case.told_as("opponents_claimed", True) and case.told_as("claim_final", False):
        case.say("claim_afterwards", also=("70",))


def _replaced(case: Facts) -> None:
    case.set(result="corrected", must_be_corrected=True, next_to_act=case.people["offender"])
    case.read_aloud("replace_card_only" if _nothing_to_change(case) else "replace_card", "choice_withdraw")


@rule_of("62.D.1")
def must_correct_62d1(case: Facts) -> None:
    """At trick twelve the right card goes there, the wrong one to trick thirteen, and no trick is transferred.

    Told before a defender's partner had played, that he may not use the card he saw (62D2) stands in the same sentence.
    """
    key, more = twelfth_key(case, case.facts.offender_role)
    case.headline(key, also=(*more, "64.B.6", "62.A"))
    _replaced(case)


def twelfth_key(case: Inquiry[Any], role: str | None) -> tuple[str, tuple[str, ...]]:
    """The sentence of trick twelve, and 62D2 with it, unless a defender's partner is told to have played."""
    if role != "defender":
        return "must_correct_twelfth", ()
    if case.untold("partner_yet_to_play"):
        return "must_correct_twelfth_if", ("62.D.2",)
    early = case.told_as("partner_yet_to_play", True)
    return ("must_correct_twelfth_partner", ("62.D.2",)) if early else ("must_correct_twelfth", ())


@rule_of("62.B.1", editions=ALL)
def defender_62b1(case: Facts) -> bool:
    """A card withdrawn from a defender's unfaced hand becomes a major penalty card."""
    if case.facts.offender_role != "defender" or case.facts.card_was_faced:
        return False
    case.aside("penalty_card", also=("50",))
    if case.since("2017") and case.told_as("winner", "partner"):  # he leads next
        case.say("partner_leads", also=("50.D.2",))
    penalty_card_50b(case, case.people["offender"], _lying(case, case.people["offender"], case.known.card), "major")
    if case.since("2017"):
        review_50e4(case)
    if others_lie(case, case.people["offender"], case.known.card):
        case.say("two_penalty_cards", also=("50.B", "51"))
    return True


def _lying(case: Facts, player: Who, card: Card | None) -> tuple[Card, ...]:
    return with_earlier(case, player, card)


@rule_of("62.B.2", editions=ALL)
def no_penalty_62b2(case: Facts) -> None:
    """Declarer's or dummy's card, or a defender's faced card, is replaced without further rectification."""
    case.aside("no_penalty_card")
    if case.facts.dummy_asked_without_right:
        told = case.since("2017") and case.known.offender_role == "declarer"
        (case.aside if told else case.say)("dummy_asked", also=("43.B.2.b", "64"))
        if told:
            dummy_asked_64a(case)
        case.set(treated_as_established=True)


@rule_of("63.B", editions=("1997",))
def wrong_question_1997_63b(case: Facts) -> None:
    """1997: after a question against 61B the card is replaced, but 64 applies as if it had been established."""
    if case.facts.asked_against_61b:
        case.say("asked_1997", also=("64",))
        case.set(treated_as_established=True)


@rule_of("62.B.2", editions=ALL)
def none_62b2(case: Facts) -> None:
    """No card of the offending side has become a penalty card."""
    case.set(penalty_cards=[])


@rule_of("62.C.1", editions=ALL)
def innocent_cards_62c1(case: Facts) -> bool:
    """Either member of the innocent side may withdraw a card played after the revoke. Says whether one does."""
    if not case.facts.innocent_side_played_after or _nothing_to_change(case):
        return False
    # declarer plays dummy's cards (41D, 45B): what is to be done with one is for declarer to say
    chooser = case.people["declarer" if case.facts.offender_role == "defender" else "lho"]
    case.option(chooser, _then_partner(case), "choice_withdraw", also=case.of_edition(_16))
    case.option(chooser, "leave", "choice_withdraw")
    if not case.facts.choice_withdraw:
        case.say("left")
        return False
    (case.aside if _told_withdrawn(case) else case.say)("withdrawn", also=case.of_edition(_16))
    return True


def _nothing_to_change(case: Facts) -> bool:
    """At trick twelve, the revoke in fourth hand: whoever has played since had no card but his last."""
    return bool(case.known.twelfth_trick and case.known.last_to_play)


def _then_partner(case: Facts) -> str:
    """The option, with what it opens to the next player of the offending side where he has played (62C2)."""
    if not case.known.partner_played_after or case.untold("partner_played_after"):
        return "withdraw"
    return "withdraw_then_defender" if case.facts.offender_role == "defender" else "withdraw_then_other"


@rule_of("62.C.2", editions=ALL)
def partner_card_62c2(case: Facts) -> bool:
    """The next player of the offending side may then withdraw his card; a defender's becomes a penalty card: is it?

    Declarer plays dummy's cards (41D, 45B), so of dummy's card he says it.
    """
    if not case.facts.partner_played_after:
        return False
    partner = case.people["partner"]
    defender = case.facts.offender_role == "defender"
    if case.since("2017") and case.facts.offender_role == "declarer":
        declarer = case.people["declarer"]
        case.option(partner, "dummy_withdraw", "choice_partner_withdraw", also=("45.B",), declarer=declarer)
        case.option(partner, "dummy_leave", "choice_partner_withdraw", also=("45.B",), declarer=declarer)
    else:
        case.option(partner, "partner_withdraw" if defender else "partner_withdraw_free", "choice_partner_withdraw")
        case.option(partner, "partner_leave", "choice_partner_withdraw")
    if not case.facts.choice_partner_withdraw:
        if _told_withdrawn(case) and case.told_as("choice_partner_withdraw", False):
            case.say("partner_left")
        return False
    case.say("partner_penalty" if defender else "partner_withdrawn", also=("50",) if defender else ())
    if defender:
        trick = trick_of_revoke(case.known)
        card = trick.card_of(partner.seat) if trick and partner.seat else None
        mine = (case.people["offender"], _lying(case, case.people["offender"], case.known.card))
        theirs = (partner, _lying(case, partner, card))
        penalty_cards_50b(case, [theirs] if case.facts.card_was_faced else [mine, theirs], "major")
    return defender


@rule_of("62.C.2", editions=ALL)
def information_62c(case: Facts, *, aside: bool) -> None:
    """Withdrawn cards: information for the innocent side only (16C; 16D in 2007; the 1997 note to 62C2).

    An aside where no card but the revoke is withdrawn.
    """
    (case.aside if aside else case.say)("information", also=case.of_edition(_16))
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_card_information", (), "end_of_board")


@rule_of("62.C.3")
def penalty_cards_62c3(case: Facts) -> None:
    """Both revokes are corrected; every card the defending side withdraws becomes a penalty card."""
    case.headline("both_corrected_one_on", also=("64.B.8", "50"))
    case.set(result="both_corrected", law_16C2_applies=True)
    case.aside("both_penalty", also=("50",))
    case.say("both_information", also=("16.C.2",))
    _withdrawn_by_defenders(case)


@rule_of("62.A", exception_to=("63.B",))
def both_62a(case: Facts) -> None:
    """Both sides revoked to a trick and neither has played on: each corrects; a defender's card is a penalty card."""
    case.headline("both_corrected_62a", also=("62.B.1", "62.B.2"))
    case.set(result="both_corrected", must_be_corrected=True, law_16C2_applies=True)
    case.say("both_information", also=("16.C.2",))
    _withdrawn_by_defenders(case)


@rule_of("63.A.1")
def both_established_63a1(case: Facts) -> None:
    """Both sides have played on: both revokes are established, no trick goes over (64B7), 64C2b."""
    case.route("revoke_rectification", "both_established", also=("64.B.7", "64.C.2.b"))
    case.set(must_be_corrected=False)


def _withdrawn_by_defenders(case: Facts) -> None:
    playing, trick = playing_from(case.known), trick_of_revoke(case.known)
    if playing and trick:
        revoked = revoked_in_trick(case.known)
        who = [Who("offender", seat) for seat in playing.defenders if seat in revoked]
        held = [(one, _lying(case, one, trick.card_of(one.seat))) for one in who if one.seat]
        penalty_cards_50b(case, held, "major")
        review_50e4(case)
    case.keep_in_force("withdrawn_card_information", (), "end_of_board")


@rule_of("62.D.2", editions=ALL)
def partner_at_twelfth_62d2(case: Facts) -> None:
    """A defender revoked at trick twelve before his partner's turn: the partner may not use what he saw."""
    if case.facts.offender_role != "defender":
        return
    if case.since("2017") and case.untold("partner_yet_to_play"):
        case.say("twelfth_partner_if")
    if not case.facts.partner_yet_to_play:
        return
    if not case.since("2017"):
        case.say("twelfth_partner_older", also=case.of_edition(_16)[1:])
    elif case.told("partner_yet_to_play"):
        case.aside("twelfth_partner")  # the headline says it
    elif not case.untold("partner_yet_to_play"):
        case.say("twelfth_partner")
    else:
        case.aside("twelfth_partner")
    case.set(law_16C2_applies=True)


@rule_of("62.A")
def unless_62a(case: Inquiry[Any]) -> None:
    """What is done before the revoke is established, and what after it, while it is not known which holds."""
    defender = case.maybe("offender_role") == "defender" and not case.assumes("offender_role")
    since = case.settled("innocent_side_played_after")
    short = since is False or (case.facts.asker != "none" and not since)
    asked = "correct_unless_defender" if short else "correct_unless_all"
    if case.known.suit_required:
        asked = "correct_unless_required"  # he need not have failed to follow suit (61A)
    if case.has("winner") and not case.untold("winner"):
        asked = ONE_TRICK.get((asked, case.known.winner), asked)
    if asked == "correct_unless_defender" and case.facts.asker == "dummy":
        asked = "correct_unless_dummy_asked"
    key = asked if defender and not case.known.card_was_faced else "correct_unless"
    if not case.untold("offender_role") and case.known.offender_role != "defender":
        key = of_role(case, "correct_unless")
        key = PLAYED_SINCE[key] if since else key
    also = ("61.B.2.b",) if key == "correct_unless_dummy_asked" else ()
    case.meanwhile(key, "established", "since_revoke", also=("63.A.1", "62.B", "62.C.1", *also))


def _established(case: Inquiry[Any]) -> bool:
    """Whether it is too late; where the opponents claimed, that hangs on the acceptance of the claim alone."""
    if case.since("2017") and hangs_on_their_claim(case):
        return opponents_claim_63a4(case)
    if case.since("2017"):
        unless_62a(case)
    return bool(case.facts.established)


def decide(case: Facts) -> None:
    """Too late? Then trick twelve and 62C3 as exceptions; else the correction."""
    if case.since("2017") and dummy_asked_43b3(case):
        return
    against_requirement_61a(case)
    both = case.since("2017") and both_62c3(case)
    if both:
        penalty_cards_62c3(case)
        return
    told = trick_of_revoke(case.known) is None  # of a play that is known each revoke is ruled by itself
    if told and case.since("2017") and case.known.both_revoked_same_trick and not case.facts.twelfth_trick:
        (both_62a if case.facts.played_on_by == "neither" else both_established_63a1)(case)
        questions_61b(case)
        return
    twelfth = case.facts.twelfth_trick
    if not twelfth_62d1(case, headlined=case.since("2017")) if twelfth else _established(case):
        too_late_63b(case)
        questions_61b(case)
        return
    must_correct_62a(case)
    if case.since("2017"):
        claim_afterwards_63a4(case)
    penalty = defender_62b1(case)
    if not penalty:
        no_penalty_62b2(case)
    if case.edition == "1997":
        wrong_question_1997_63b(case)
    if twelfth:
        partner_at_twelfth_62d2(case)
    withdrawn = innocent_cards_62c1(case)
    if withdrawn:
        penalty = partner_card_62c2(case) or penalty
    if not penalty:
        none_62b2(case)
    information_62c(case, aside=not withdrawn)
    questions_61b(case)


REVOKE_CORRECTION = procedure(
    "revoke_correction",
    facts=CorrectionFacts,
    laws=("62",),
    concepts=("revoke", "revoke_correction", "withdrawn_card", "penalty_card"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=revoke_people,
)
