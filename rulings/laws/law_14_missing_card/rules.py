"""Law 14 (2017; the text of 2007 is the same): a hand with fewer than thirteen cards and none with more."""

from __future__ import annotations

from bridge.calls import Denomination
from rulings.engine import Inquiry, denomination_from, playing_from, procedure, rule_of
from rulings.laws.law_14_missing_card.facts import MissingCardFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import others_lie, penalty_card_50b, with_earlier

Facts = Inquiry[MissingCardFacts]
BOTH = ("2017", "2007")
TRANSFER = {
    ("offending_player", True): "revoke_two",
    ("offending_player", False): "revoke_own_only",
    ("offending_player", None): "revoke_own",
    ("partner", True): "revoke_one",
    ("partner", False): "revoke_partner_won",
    ("partner", None): "revoke_partner_won",
    ("other", True): "revoke_one",
    ("other", False): "revoke_none",
    ("other", None): "revoke_if_later",
    (None, True): "revoke_later_won",
    (None, False): "revoke_none_later",
}
"""What a trick not followed to costs (64A), by who won it and whether his side won a later one; None: not told.

Only a later trick tells that they played on (63A1); without one the sentence says what follows once they did.
"""

FROM_ANOTHER_PACK = {
    "deemed_held": "deemed_held_pack",
    "deemed_held_followed": "deemed_pack_followed",
    "deemed_revoke": "deemed_revoke_pack",
    "deemed_revoke_no_trump": "deemed_revoke_no_trump_pack",
    "deemed_revoke_defender": "deemed_revoke_defender_pack",
    "revoke_one": "revoke_one_pack",
    "revoke_two": "revoke_two_pack",
    "revoke_own_only": "revoke_own_only_pack",
    "revoke_none": "revoke_none_pack",
    "revoke_none_later": "revoke_none_later_pack",
    "revoke_own": "revoke_own_pack",
    "revoke_if_later": "revoke_if_later_pack",
    "revoke_partner_won": "revoke_partner_won_pack",
    "revoke_later_won": "revoke_later_won_pack",
}
"""The same headlines where the card was not found (14B3)."""


@rule_of("14", editions=BOTH)
def law_13_14(case: Facts) -> bool:
    """A hand of more than thirteen cards is a matter of Law 13."""
    if not case.facts.more_than_13:
        return False
    case.route("wrong_count_extra", "more_than_13", also=("13",))
    return True


@rule_of("14", editions=BOTH)
def restored_14(case: Facts) -> None:
    """It is not told when it was found: the card is restored in any case."""
    never_due = case.told_as("failed_to_follow", False)
    if never_due and _told_unseen(case):
        case.meanwhile("before_or_after_harmless", "lead_faced", also=("14.A.3", "14.B.4", "90"))
    else:
        case.meanwhile("before_or_after", "lead_faced", also=("14.A", "14.B.4"))


def _told_unseen(case: Facts) -> bool:
    """It is told that the partner of a defender could not see the card (49): no penalty card."""
    return case.told_as("partner_could_see", False)


def _unseen_open(case: Facts) -> bool:
    """The same, and nobody has told whether its suit was followed: one sentence tells the whole."""
    found = case.known.where_found == "elsewhere"
    defends = case.told_as("offender_defends", True)
    return found and defends and case.untold("failed_to_follow") and _told_unseen(case)


@rule_of("14.A", editions=BOTH)
def before_lead_14a(case: Facts) -> None:
    """Before the opening lead is faced: search, restore, and go on with no change of a call."""
    if case.facts.where_found == "played_cards":
        case.contradiction("where_found", "lead_faced")
    found = case.facts.where_found == "elsewhere"
    case.meanwhile("search", "where_found", also=("14.A.1", "14.A.2", "14.A.3"))
    case.say("restored_found" if found else "restored_pack", also=("14.A.1" if found else "14.A.2",))


@rule_of("14.A.3", editions=BOTH)
def goes_on_14a3(case: Facts) -> None:
    """Auction and play continue; the card is deemed to have belonged to the hand all along."""
    case.headline("goes_on")
    case.set(result="restored", call_stands=True, adjusted_score="none", penalty_cards=[])


@rule_of("14.B", editions=BOTH)
def too_late_14b(case: Facts) -> bool:
    """After the lead the law reaches to the end of the correction period."""
    if not case.facts.correction_period_over:
        return False
    case.headline("too_late", also=("79.C",))
    case.set(result="result_stands", adjusted_score="none")
    return True


@rule_of("14.B.1", editions=BOTH)
def among_played_14b1(case: Facts) -> bool:
    """Found among the played cards: a defective trick, Law 67."""
    if case.told_as("found", True):
        found_where_14b(case)
    case.meanwhile("found_or_replaced", "where_found", also=("14.B.2", "14.B.3", "14.B.4", "67"))
    if case.facts.where_found != "played_cards":
        return False
    case.route("defective_trick", "among_played", also=("67",))
    return True


@rule_of("14.B", editions=BOTH)
def found_where_14b(case: Facts) -> None:
    """It has turned up, and where it was is not told: among the played cards (67) or elsewhere (B2)."""
    if case.known.among_played is None and case.known.where_found is not None:
        return
    ours = case.told_as("offender_defends", False)
    key = "found_where_declaring" if ours else "found_where"
    case.meanwhile(key, "among_played", also=("14.B.1", "14.B.2", "14.B.4", "67"))
    case.facts.among_played  # noqa: B018 - the one question left


@rule_of("14.B.2", editions=BOTH)
def elsewhere_14b2(case: Facts) -> None:
    """Found elsewhere: restored to the deficient hand; rectification or penalty may follow (B4)."""
    case.aside("restored_later", also=("14.B.4",))


@rule_of("14.B.3", editions=BOTH)
def not_found_14b3(case: Facts) -> None:
    """Not found: the deal is reconstructed from another pack; rectification or penalty may follow (B4)."""
    case.aside("restored_pack_later", also=("14.B.4",))


@rule_of("14.B.4", editions=BOTH)
def deemed_held_14b4(case: Facts) -> None:
    """The card has always belonged to the hand: it may become a penalty card, and failure to play it be a revoke."""
    told = bool(case.known.failed_to_follow) and not case.untold("failed_to_follow")
    followed = case.settled("failed_to_follow") is False
    key = "deemed_held_followed" if followed else _revoke_told(case) if told else "deemed_held"
    whole = _unseen_open(case)
    laws = ("64.B.1", "64.C") if key == "revoke_none" else ("63.A", "64.A")
    replaced = case.known.where_found == "not_found"
    if whole:
        case.headline("deemed_held_unseen", also=("14.C", "49", "64.A"))
    else:
        case.headline(FROM_ANOTHER_PACK[key] if replaced else key, also=laws if told else ())
    case.set(result="restored", penalty="possible")
    (case.say if told else case.aside)("may_penalise", also=("90",))
    pending = []
    if case.facts.failed_to_follow:
        (case.aside if told else case.say)("may_be_revoke", also=("61.A", "64"))
        pending.append("revoke_rectification")
    else:
        (case.aside if followed else case.say)("no_revoke")
    if not case.facts.offender_defends:
        (case.say if followed else case.aside)("no_penalty_card")
        case.set(penalty_cards=[])
    elif case.facts.partner_could_see:
        case.say("penalty_card", also=("49", "50.B"))
        pending.append("exposed_card_defender")
        _penalty_card(case)
    else:
        says = case.aside if whole else case.say
        says("unseen" if case.told("partner_could_see") else "unseen_unless", also=("49",))
        case.set(penalty_cards=[])
    case.set(pending_procedures=pending)


def _revoke_told(case: Facts) -> str:
    """The headline of a trick not followed to: what it costs, as far as who won it and a later one is told."""
    if case.untold("offender_defends"):
        return "deemed_revoke"
    playing, seat = playing_from(case.known), case.people["offender"].seat
    if not case.known.offender_defends and (playing is None or playing.declarer is not seat):
        return "deemed_revoke"
    of_defender = "deemed_revoke_defender" if case.known.offender_defends else "deemed_revoke"
    if denomination_from(case.known) is Denomination.N and case.known.winner is None:
        # at no trump whoever does not follow suit cannot have won the trick
        return {True: "revoke_one", None: "deemed_revoke_no_trump"}.get(case.known.later_trick_won, "revoke_none_later")
    return TRANSFER.get((case.known.winner, case.known.later_trick_won), of_defender)


def _penalty_card(case: Facts) -> None:
    """Its kind is 50B's: major with another penalty card or an honour; of an unknown card `penalty_card_kind` says."""
    card, offender = case.known.card, case.people["offender"]
    cards = with_earlier(case, offender, card)
    if card is not None:
        penalty_card_50b(case, offender, cards, "major" if others_lie(case, offender, card) or card.honour else "minor")
    else:
        case.keep_in_force("penalty_card", offender, "played", cards=cards)


@rule_of("14.C", editions=BOTH)
def information_14c(case: Facts) -> None:
    """Knowledge of the replacement is unauthorized for the partner of the player whose hand was deficient."""
    (case.aside if _unseen_open(case) else case.say)("information")
    case.keep_in_force("replaced_card_information", case.people["partner"], "end_of_board")


def decide(case: Facts) -> None:
    """A before the opening lead is faced, B after; C for both."""
    if law_13_14(case):
        return
    restored_14(case)
    if not case.facts.lead_faced:
        before_lead_14a(case)
        goes_on_14a3(case)
        information_14c(case)
    elif not too_late_14b(case) and not among_played_14b1(case):
        if case.facts.where_found == "elsewhere":
            elsewhere_14b2(case)
        else:
            not_found_14b3(case)
        information_14c(case)
        deemed_held_14b4(case)


MISSING_CARD = procedure(
    "missing_card",
    facts=MissingCardFacts,
    laws=("14",),
    concepts=("missing_card", "penalty_card", "revoke", "unauthorized_information"),
    decide={"2017": decide, "2007": decide},
)
