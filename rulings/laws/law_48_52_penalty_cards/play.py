"""Laws 50C, 50D1, 51A, 52: the turn of the defender who has a penalty card, and his failure to play it."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import PlayFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import BOTH, penalty_card_50b
from rulings.laws.law_48_52_penalty_cards.table import cards_on_table, holder_people, legal_cards, playable, suit_led

Facts = Inquiry[PlayFacts]


def _honour_of_the_suit(case: Facts) -> bool:
    """Whether an honour was played of the suit of the penalty card, or while that is not told, of the suit led."""
    played, lying = case.known.played_card, cards_on_table(case.known) or ()
    suit = lying[0].suit if lying else suit_led(case.known)
    return played is not None and played.honour and played.suit is suit


@rule_of("50.C", editions=BOTH)
def minor_50c(case: Facts) -> None:
    """No other card of the suit below an honour until the minor card is played; honours are free; no restriction."""
    if _honour_of_the_suit(case):
        case.headline("minor_honour", played=case.known.played_card)
    elif case.told_as("can_play_penalty_card", False) and not case.known.leading:
        case.headline("minor_follow", also=("44.C",))
    else:
        case.headline("minor_turn")
    case.set(result="minor_restricted", must_play_penalty_card=False, lead_restriction={"applies": False})
    if case.since("2017"):
        case.note("c_or_e1", also=("50.E.1",))
    _legal(case, "minor")


@rule_of("50.D.1.a", editions=BOTH)
def must_play_50d1a(case: Facts) -> bool:
    """A major card must be played at the first legal opportunity. Says whether this is one."""
    if len(cards_on_table(case.known) or ()) > 1:
        case.meanwhile("if_playable_several", "can_play_penalty_card", also=("50.D.1.b", "51.A"))
    else:
        case.meanwhile("if_playable", "can_play_penalty_card", also=("50.D.1.b",))
    if not case.facts.can_play_penalty_card:
        return False
    case.set(must_play_penalty_card=True)
    if not _several(case):
        case.headline("must_play")
        case.set(result="must_play_penalty_card")
        _legal(case, "major")
    return True


def _several(case: Facts) -> bool:
    """Whether several can be played; where none is of the suit led and one can be, he is void, and any of them can."""
    lying, led = cards_on_table(case.known) or (), suit_led(case.known)
    if case.untold("several_playable") and len(lying) > 1 and led is not None:
        following = [card for card in lying if card.suit is led]
        return not following or len(following) > 1
    return bool(case.facts.several_playable)


@rule_of("51.A", editions=BOTH)
def declarer_designates_51a(case: Facts) -> bool:
    """Two or more can legally be played: declarer says which. Says whether that is so."""
    if not _several(case):
        return False
    declarer, named = case.people["declarer"], case.known.choice_penalty_card
    cards = playable(case.known)
    if named is not None and cards is not None and named not in cards:
        case.contradiction("choice_penalty_card", "several_playable")
    case.option(declarer, "designate", "choice_penalty_card", also=("50.D.1.a",))
    if named is None:
        case.headline("designates")
        case.set(result="declarer_designates")
    else:
        case.headline("designated", card=named)
        case.set(result="must_play_penalty_card")
    _legal(case, "major")
    return True


@rule_of("50.D.1.b", editions=BOTH)
def other_duty_first_50d1b(case: Facts) -> None:
    """Following suit, or a lead or play restriction, comes first; the card stays and is played at the next chance."""
    case.headline("duty_first", also=("44.C",))
    case.set(result="duty_first", must_play_penalty_card=False)
    _legal(case, "major")


def _legal(case: Facts, kind: str) -> None:
    legal, cards = legal_cards(case.known), cards_on_table(case.known) or ()
    if legal is not None:
        case.set(legal_cards=legal)
        case.say("legal_cards", cards=legal)
    penalty_card_50b(case, case.people["offender"], cards, kind)


@rule_of("52.A", editions=BOTH)
def failed_52a(case: Facts) -> None:
    """He may not take back any card he has played on his own initiative."""
    case.meanwhile("had_to_play", "declarer_played_after", "choice_accept", also=("52.B.1.b", "52.B.2"))
    kind = case.known.penalty_kind
    several = case.known.several_playable  # then all of them are major (50B)
    duty = "51.A" if several else "50.C" if kind == "minor" else "50.D.1.a"
    case.say("may_not_take_back", also=(duty,) if several or kind is not None else ("50", "51"))


@rule_of("52.B.1.b", editions=BOTH)
def must_accept_52b1b(case: Facts) -> bool:
    """Declarer must accept once he has played from either hand after it."""
    if case.maybe("declarer_played_after") is None and case.maybe("choice_accept") is not None:
        return False  # he could still choose
    if not case.facts.declarer_played_after:
        return False
    kind = case.settled("penalty_kind")
    key = {"major": "must_accept", "minor": "must_accept_minor"}.get(kind or "", "must_accept_by_kind")
    if case.told_as("several_playable", True):  # then all of them are major (50B)
        key = "must_accept_all"
    case.headline(key, also={"major": ("50.D.1.a",), "minor": ("50.C",)}.get(kind or "", ("50.D.1.a", "50.C")))
    case.set(result="accepted", play_accepted=True)
    return True


@rule_of("52.B.1.a", editions=BOTH)
def may_accept_52b1a(case: Facts) -> bool:
    """Declarer may accept the card led or played."""
    (case.say if case.untold("choice_accept") else case.aside)("may_accept", also=("52.B.2",))
    case.option(case.people["declarer"], "accept", "choice_accept")
    case.option(case.people["declarer"], "refuse", "choice_accept", also=("52.B.2",))
    if not case.facts.choice_accept:
        return False
    case.headline("accepted_all" if case.told_as("several_playable", True) else "accepted")
    case.set(result="accepted", play_accepted=True)
    return True


@rule_of("52.B.1.c", editions=BOTH)
def unplayed_remain_52b1c(case: Facts) -> None:
    """Accepted or not chosen: every penalty card not played remains one."""
    said = case.told_as("several_playable", True) and case.told("choice_accept")  # in the headline
    (case.aside if said else case.say)("unplayed_remain")
    penalty_card_50b(case, case.people["offender"], cards_on_table(case.known) or (), case.facts.penalty_kind)


@rule_of("52.B.2", editions=BOTH)
def replaced_52b2(case: Facts) -> None:
    """Refused: the penalty card is played in its place, and the card wrongly played becomes a major penalty card."""
    case.headline("replaced")
    case.set(result="replaced", play_accepted=False)
    played, cards = case.known.played_card, cards_on_table(case.known) or ()
    left = tuple(card for card in cards if len(cards) > 1 and card != case.known.choice_penalty_card)
    if len(cards) > 1 and case.facts.several_playable and case.known.choice_penalty_card is None:
        case.option(case.people["declarer"], "designate", "choice_penalty_card", also=("51.A",))
    penalty_card_50b(case, case.people["offender"], (*left, *((played,) if played else ())), "major")


@rule_of("50.B", editions=BOTH)
def by_kind_50b(case: Facts) -> None:
    """While the kind of the card is not told: when either kind is played."""
    case.meanwhile("by_kind_to_play", "penalty_kind", also=("50.D.1.a", "50.C"))


@rule_of("50.C", editions=BOTH, exception_to="52.A")
def honour_50c(case: Facts) -> bool:
    """An honour of the suit played before a minor penalty card is no failure, though somebody calls it one.

    Where the one card told lies below an honour and nobody tells its kind, that is asked first.
    """
    if not _honour_of_the_suit(case):
        return False
    if case.untold("penalty_kind") and len(cards_on_table(case.known) or ()) != 1:
        return False
    by_kind_50b(case)
    return bool(case.facts.penalty_kind == "minor")


def decide(case: Facts) -> None:
    """Failure first (52), unless 50C allows the card; else what the kind of the card asks (50C; 50D1, 51A)."""
    if case.facts.failed_to_play and not honour_50c(case):
        failed_52a(case)
        if must_accept_52b1b(case) or may_accept_52b1a(case):
            unplayed_remain_52b1c(case)
        else:
            replaced_52b2(case)
        return
    by_kind_50b(case)
    if case.facts.penalty_kind == "minor":
        minor_50c(case)
    elif not must_play_50d1a(case):
        other_duty_first_50d1b(case)
    else:
        declarer_designates_51a(case)


PENALTY_CARD_PLAY = procedure(
    "penalty_card_play",
    facts=PlayFacts,
    laws=("50", "51", "52"),
    concepts=("penalty_card", "major_penalty_card", "minor_penalty_card", "failure_to_play_penalty_card"),
    decide={"2017": decide, "2007": decide},
    people=holder_people,
)
