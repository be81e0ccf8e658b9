"""Law 79: tricks won; 92B: the time for a request; 8B: when a round is over."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_65_67_tricks.mixed import (
    as_shown_66d,
    disorder_65d,
    facts_lost_66d,
    for_the_other_side_66d,
)
from rulings.laws.law_79_tricks_won.facts import DEFAULT_PERIOD, TricksFacts

Facts = Inquiry[TricksFacts]


MIXED_LAWS = {"before_agreement": ("65.D",), "after_claim": ("66.D",)}
MIXED_BY_ROUND = {"before_agreement": "jeopardized_by_round", "after_claim": "doubt_by_round"}
MIXED_UNLESS_CLAIM = {"before_agreement": "jeopardized_unless_claim", "after_claim": "doubt_unless_claim"}
"""Cards mixed up, by since when, while it is not told when he was called, or whether there was a claim."""


def _mixed_by_a_side(case: Facts) -> str | None:
    """Since when one side has mixed its cards, where that is told; None also where both have: 66D favours neither."""
    mixed = case.settled("cards_mixed")
    return mixed if mixed in MIXED_LAWS and case.known.mixed_by != "both" else None


@rule_of("79.A.2")
def not_won_79a2(case: Facts) -> None:
    """A player may not knowingly accept a trick his side did not win, nor a concession of one it could not lose."""
    case.headline("may_not_accept")
    case.set(result="result_corrected")


@rule_of("79.B.1")
def claim_79b1(case: Facts) -> bool:
    """First: was there a claim or concession? Then 69B or 71."""
    told = not case.untold("called_before_round_end")
    mixed = _mixed_by_a_side(case)
    if mixed:
        laws: tuple[str, ...] = ("69.B", "71", "79.B.3", *MIXED_LAWS[mixed])
        case.meanwhile(MIXED_UNLESS_CLAIM[mixed], "claim_or_concession", also=laws)
    else:
        laws = ("69.B", "71", "79.B.2") if told else ("69.B", "71", "79.B.2", "79.B.3")
        case.meanwhile("claim_or_not_in_time" if told else "claim_or_not", "claim_or_concession", also=laws)
    if case.facts.claim_or_concession:
        case.route("cancel_concession", "claim_first", also=("69.B", "71"))
        return True
    return False


@rule_of("79.B.2")
def director_decides_79b2(case: Facts) -> bool:
    """Otherwise the director determines what score is recorded."""
    mixed = _mixed_by_a_side(case)
    if mixed:
        case.meanwhile(MIXED_BY_ROUND[mixed], "called_before_round_end", also=("79.B.3", *MIXED_LAWS[mixed]))
    else:
        case.meanwhile("by_round", "called_before_round_end", also=("79.B.3",))
    if not case.facts.called_before_round_end:
        return False
    case.set(result="for_other_side" if by_the_cards(case) else "director_determines")
    return True


@rule_of("79.A.1")
def agreed_79a1(case: Facts) -> None:
    """Nobody is told to have mixed his cards: the director finds out how many tricks were won."""
    if case.untold("cards_mixed"):
        case.headline("director_decides_cards", also=("79.B.2", "66.D", "65.D"))
    else:
        case.headline("director_decides", also=("79.B.2",))
    as_shown_66d(case)


def by_the_cards(case: Facts) -> bool:
    """What cards mixed before agreement or after the dispute do to the claim of that side (65D, 66D).

    Gives whether it is ruled for the other side.
    """
    mixed = case.known.cards_mixed
    if mixed == "before_agreement":
        disorder_65d(case)
    elif mixed == "after_claim":
        facts_lost_66d(case)
        if case.facts.finding_facts_lost:
            return for_the_other_side_66d(case)
        agreed_79a1(case)
    else:
        agreed_79a1(case)
    return False


@rule_of("79.B.3")
def after_the_round_79b3(case: Facts) -> None:
    """Called after the round: changed for both only if he is satisfied; else it stands, or one side's is reduced."""
    if case.untold("claim_or_concession"):
        case.meanwhile("satisfied_or_not_claim", "finding_table_result_clear", also=("69.B", "71"))
    else:
        case.meanwhile("satisfied_or_not", "finding_table_result_clear")
    mixed = _mixed_by_a_side(case)
    if mixed:
        case.say("mixed_late", also=MIXED_LAWS[mixed])
    claim_open = case.untold("claim_or_concession")
    first = ("69.B", "71") if claim_open else ()
    if case.facts.finding_table_result_clear:
        case.headline("changed_unless_claim" if claim_open else "changed_for_both", also=first)
        case.set(result="changed_for_both")
    else:
        case.headline("reduced_unless_claim" if claim_open else "stands_or_reduced", also=first)
        case.set(result="stands_or_one_side_reduced", may_increase_other_side=False)


@rule_of("79.C.1")
def scoring_error_79c1(case: Facts) -> bool:
    """An error in entering or computing the agreed score: until the correction period ends (30 minutes by default)."""
    case.note("shorter_limit", also=("79.fn1",))
    if case.untold("within_period") and not case.untold("default_period_over"):
        return _by_default_79c1(case)
    no_other = case.told_as("later_limit", False)
    key = "thirty_minutes_or_organizer" if no_other else "period_or_organizer"
    case.meanwhile(key, "within_period", also=("79.C.2",))
    if not case.facts.within_period:
        return False
    minutes = case.known.minutes_since_posting
    if minutes is not None and minutes <= DEFAULT_PERIOD and case.known.period_minutes in (None, DEFAULT_PERIOD):
        case.headline("corrected_minutes", minutes=minutes)
    else:
        case.headline("corrected")
    case.set(result="corrected")
    return True


def _by_default_79c1(case: Facts) -> bool:
    """Told only whether the 30 minutes are over: a later time may have been set, unless the organizer was asked."""
    if case.settled("default_period_over"):
        if case.told("organizer_agrees"):
            return False
        case.meanwhile("later_limit_or_organizer", "later_limit", also=("79.C.2",))
        if not case.facts.later_limit:
            return False
    case.headline("corrected")
    case.set(result="corrected")
    return True


@rule_of("79.C.2")
def late_error_79c2(case: Facts) -> None:
    """Later with the organizer's consent, if the director is satisfied beyond doubt that the score is wrong."""
    sure = case.settled("finding_error_beyond_doubt")
    if sure is not False:
        case.meanwhile("after_the_period_sure" if sure else "after_the_period", "organizer_agrees", also=("79.C.1",))
        if case.facts.organizer_agrees:
            case.meanwhile("after_the_period_agreed", "finding_error_beyond_doubt")
    if sure is not False and case.facts.organizer_agrees and case.facts.finding_error_beyond_doubt:
        case.headline("corrected_late")
        case.set(result="corrected")
    else:
        case.headline("too_late")
        case.set(result="stands")


@rule_of("92.B")
def request_92b(case: Facts) -> None:
    """The right to ask for or appeal a ruling ends 30 minutes after the official score is available by default."""
    case.meanwhile("request_period", "within_period", also=("81.C.3",))
    if case.facts.within_period:
        case.headline("in_time", also=("81.C.3",))
        case.set(result="in_time")
    else:
        case.headline("out_of_time", also=("81.C.3",))
        case.set(result="out_of_time")


@rule_of("8.B.1")
def round_8b1(case: Facts) -> None:
    """The round ends at the director's signal; at a table still in play, when the players have moved on."""
    case.meanwhile("round_ends_when", "players_moved_on")
    if case.facts.players_moved_on:
        case.headline("round_over")
        case.set(result="round_over")
    else:
        case.headline("round_goes_on")
        case.set(result="round_goes_on")


@rule_of("8.B.2")
def deferred_8b2(case: Facts) -> bool:
    """A deferred board: for it the round lasts until it is played, agreed and scored, or cancelled."""
    if not case.facts.board_deferred:
        return False
    case.headline("deferred")
    case.set(result="round_goes_on")
    return True


@rule_of("79.B.2")
def by_matter_79(case: Facts) -> None:
    """What it is about is not told: the times that Laws 79 and 92 set."""
    case.meanwhile("by_matter", "matter", also=("79.B.3", "79.C.1", "92.B", "79.A.2"))


def _after_the_round(case: Facts) -> bool:
    """Told that he was called after the round and nothing of a claim: 79B3 rules, and its sentence names the claim."""
    told = not case.untold("called_before_round_end") and case.untold("claim_or_concession")
    return told and case.known.called_before_round_end is False


def _mixed_up(case: Facts) -> bool:
    """Whether it is told that cards were mixed up, and not what it is about: then it is about the tricks (65D, 66D)."""
    return case.untold("matter") and not case.untold("cards_mixed") and case.known.cards_mixed != "no"


def decide(case: Facts) -> None:
    """By what is asked, each in the order of its law."""
    if _mixed_up(case):
        matter = "tricks_disputed"
    else:
        by_matter_79(case)
        matter = case.facts.matter
    if matter == "trick_not_won_accepted":
        not_won_79a2(case)
    elif matter == "tricks_disputed":
        if _after_the_round(case) or (not claim_79b1(case) and not director_decides_79b2(case)):
            after_the_round_79b3(case)
    elif matter == "scoring_error":
        if not scoring_error_79c1(case):
            late_error_79c2(case)
    elif matter == "request_for_ruling":
        request_92b(case)
    elif not deferred_8b2(case):
        round_8b1(case)


AGREED_TRICKS_AND_TIME_LIMITS = procedure(
    "agreed_tricks_and_time_limits",
    facts=TricksFacts,
    laws=("79", "8"),
    concepts=("tricks_won", "disagreement", "scoring_error", "correction_period", "time_limit"),
    decide=decide,
)
