"""Law 6 (2017): new shuffle and deal, boards without a result, and what stops a new deal (22B, 86A)."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_06_deal.facts import DealFacts

Facts = Inquiry[DealFacts]
DIRECTOR = Who("director")
BY_KIND = {
    "wrong_deal": ("by_wrong_deal", "6.D.3"),
    "card_seen": ("by_card_seen", "16.D"),
    "unshuffled": ("by_unshuffled", "6.D.2"),
}
"""What holds while it is not told when it was found: the sentence, and the law of what is found later."""


@rule_of("6.D.1")
def new_deal_6d1(case: Facts) -> None:
    """Found before the auction began: there shall be a new shuffle and deal."""
    case.set(result="redeal", redeal=True, adjusted_score="none")
    if case.facts.kind == "card_seen":
        case.headline("redeal_card_seen")
        case.say("found_later_16d", also=("16.D", "24"))
    elif case.facts.kind == "unshuffled":
        case.headline("redeal_unshuffled", also=("6.D.2", "6.fn1"))
    else:
        case.headline("redeal_wrong_deal")
        case.say("wrong_number", also=("13", "14"))


@rule_of("6.D.1")
def card_seen_later_6d1(case: Facts) -> None:
    """Found later that a player could have seen a card: 16D (but see 24)."""
    case.route("extraneous_info", "card_seen_later", also=("16.D", "24"))


@rule_of("6.D.1")
def wrong_deal_later_6d1(case: Facts) -> None:
    """The redeal of 6D1 is for what is found before the auction; afterwards only 6D3 is left."""
    case.say("too_late_for_6d1", also=("13", "14"))


@rule_of("6.D.2")
def no_valid_result_6d2(case: Facts) -> bool:
    """A sorted pack dealt without a shuffle, or a board of another session: no result is valid."""
    if case.facts.kind == "other_session":
        if case.facts.replay_of_old_boards:
            case.headline("replay_allowed")
            case.set(result="play_on", redeal=False, adjusted_score="none")
            return False
        case.headline("void_other_session")
    else:
        case.headline("void_unshuffled", also=("6.fn1",))
    case.aside("tables_may_exchange")
    case.set(result="void", score_valid=False)
    return True


@rule_of("6.F")
def duplicated_6f(case: Facts) -> None:
    """Boards duplicated on the director's instructions are not redealt at the table; he has the power to order it."""
    if case.facts.duplicated:
        case.say("duplicated")


@rule_of("22.B")
def passed_out_22b(case: Facts) -> bool:
    """A passed-out board is not redealt."""
    if not case.facts.passed_out:
        return False
    case.headline("passed_out")
    case.set(result="no_redeal", redeal=False, score_ns=0)
    return True


@rule_of("6.D.3")
def director_may_6d3(case: Facts) -> bool:
    """The director may order a new deal for any reason compatible with the Laws (but see 22B and 86A)."""
    if not case.known.kind or case.known.kind not in ("unshuffled", "other_session"):
        key = "duplicated_then" if case.known.duplicated else "director_may"
        case.meanwhile(key, "choice_redeal", also=("22.B", "86.A"))
    case.option(DIRECTOR, "redeal", "choice_redeal", also=("22.B", "86.A"))
    case.option(DIRECTOR, "no_redeal", "choice_redeal")
    return case.facts.choice_redeal


@rule_of("6.D.3")
def ordered_6d3(case: Facts, *, void: bool) -> None:
    """He orders it."""
    (case.say if void else case.headline)("redeal_ordered")
    case.set(redeal=True)
    if not void:
        case.set(result="redeal", adjusted_score="none")


@rule_of("6.D.3")
def not_ordered_6d3(case: Facts) -> None:
    """He does not: the board is played as it is."""
    case.headline("no_new_deal")
    case.set(result="play_on", redeal=False)


@rule_of("12.A.2")
def no_result_12a2(case: Facts) -> None:
    """No result and no new deal: an artificial adjusted score by responsibility (12C2a; in teams see 86B)."""
    case.say("artificial", also=("12.C.2.a", "86.B"))
    case.set(redeal=False, adjusted_score="artificial")


@rule_of("86.A", exception_to=("6.D.3",))
def substitute_86a(case: Facts, *, void: bool) -> bool:
    """Teams: no substitute board when a contestant could know the match's result without it; adjusted score instead."""
    if not void:
        case.meanwhile("ordered_unless_teams", "event", also=("6.D.3",))
        if case.facts.event == "teams":
            case.meanwhile("ordered_unless_known", "finding_match_result_knowable", also=("6.D.3",))
    elif case.untold("event"):
        case.say("ordered_unless_teams", also=("6.D.3",))
    elif case.known.event == "teams" and case.untold("finding_match_result_knowable"):
        case.say("ordered_unless_known", also=("6.D.3",))
    if case.facts.event != "teams" or not case.facts.finding_match_result_knowable:
        return False
    (case.say if void else case.headline)("adjusted_instead")
    case.set(redeal=False, adjusted_score="possible")
    if not void:
        case.set(result="adjusted_score")
    return True


@rule_of("6.D.1")
def by_kind_6d(case: Facts) -> None:
    """What was wrong with the deal is not told."""
    case.meanwhile("by_kind", "kind", also=("6.D.2", "6.D.3", "22.B"))
    if case.known.kind in BY_KIND:
        key, law = BY_KIND[case.known.kind]
        case.meanwhile(key, "before_auction", also=(law,))


def decide(case: Facts) -> None:
    """By the kind: 6D2 at any time; 6D1 before the auction; else 16D, or what the director may order under 6D3."""
    if case.untold("kind") and passed_out_22b(case):
        return
    by_kind_6d(case)
    kind = case.facts.kind
    early = kind in ("wrong_deal", "card_seen", "unshuffled") and case.facts.before_auction
    if early and not (kind == "wrong_deal" and case.facts.duplicated):
        duplicated_6f(case)
        new_deal_6d1(case)
    elif kind == "card_seen":
        card_seen_later_6d1(case)
    elif kind in ("unshuffled", "other_session"):
        if no_valid_result_6d2(case):
            void(case)
    elif not passed_out_22b(case):
        if kind == "wrong_deal" and not early:
            wrong_deal_later_6d1(case)
        duplicated_6f(case)
        if not director_may_6d3(case):
            not_ordered_6d3(case)
        elif not substitute_86a(case, void=False):
            ordered_6d3(case, void=False)


def void(case: Facts) -> None:
    """After 6D2: a new deal if it can be ordered (86A in teams), else an artificial adjusted score."""
    if not director_may_6d3(case):
        no_result_12a2(case)
    elif not substitute_86a(case, void=True):
        ordered_6d3(case, void=True)


IRREGULAR_DEAL = procedure(
    "irregular_deal",
    facts=DealFacts,
    laws=("6",),
    concepts=("shuffle", "deal", "misdeal", "redeal", "sorted_deck", "predealt_boards", "duplication"),
    decide=decide,
)
