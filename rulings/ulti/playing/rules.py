"""Ulti II.C.1-9: renonsz during the play, one function per case."""

from __future__ import annotations

from typing import Any

from bridge.ulti.contracts import contract_of
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.kontra import Stakes
from bridge.ulti.points import refuse_announcement
from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.facts import RenonszFacts
from rulings.ulti.playing.facts import (
    DUTIES,
    AnnouncementFacts,
    CardCountFacts,
    DroppedCardFacts,
    LookedFacts,
    OthersTrickFacts,
    RaisedToRedFacts,
    RevokeFacts,
    TrumpNotNamedFacts,
    duty_of,
)
from rulings.ulti.playing.legal_card import trump_seven_i4d
from rulings.ulti.pricing import no_people, pay, price_renonsz, too_late_i10
from rulings.ulti.settling import compensated, settle, settle_renonsz

Facts = Inquiry[Any]


@rule_of("ulti-hu:II.C.1.b")
def suit_not_named_c1(case: Facts) -> None:
    """The suit was not named before the first card was let go: the bid is lost, and no kontra counts."""
    if not case.facts.must_name_suit:
        nothing_to_name_i6(case)
        return
    if case.facts.wrong_suit_corrected_in_time:
        corrected_i10(case)
        return
    if too_late_i10(case):
        return
    case.say("suit_not_named", also=("ulti-hu:II.C.1.a", "ulti-hu:I.6"))
    stakes = Stakes(contract_of(case.facts.bid, red=case.facts.red))
    pay(case, stakes, settle(stakes, made=()), "declarer")


@rule_of("ulti-hu:I.6")
def nothing_to_name_i6(case: Facts) -> None:
    """Piros was named in the bidding, and a trumpless game has no suit to name."""
    case.headline("nothing_to_name")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:I.10")
def corrected_i10(case: Facts) -> None:
    """A slip put right before the first card is let go, or at once, does not affect the game."""
    case.headline("corrected_at_once")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.C.2.b")
def raised_to_red_c2(case: Facts) -> None:
    """Piros named at the lead without waiting for the passes: the red bid is lost, and no kontra counts."""
    if case.facts.waited_for_passes:
        raised_properly_i3(case)
        return
    if too_late_i10(case):
        return
    case.say("raised_without_waiting", also=("ulti-hu:II.C.2.a",))
    stakes = Stakes(contract_of(case.facts.bid, red=True))
    pay(case, stakes, settle(stakes, made=()), "declarer")


@rule_of("ulti-hu:I.3")
def raised_properly_i3(case: Facts) -> None:
    """The declarer may raise his bid with piros without the talon, if the others can still bid."""
    case.headline("raised_properly", also=("ulti-hu:II.C.2.c",))
    case.set(result="no_irregularity", contract=str(contract_of(case.facts.bid, red=True)))


@rule_of("ulti-hu:II.C.3.b")
def announcement_c3(case: Facts) -> None:
    """A forbidden announcement: the offender pays, with the kontras from before it."""
    if not case.facts.forbidden:
        allowed_i4a(case)
        return
    if case.facts.corrected_immediately:
        corrected_i10(case)
        return
    if too_late_i10(case):
        return
    case.say("forbidden_announcement", also=("ulti-hu:II.C.3.a", *_forbidding(case)))
    price_renonsz(case, silent=False)


def _forbidding(case: Facts) -> tuple[str, ...]:
    contract = contract_of(case.facts.bid, red=case.facts.red)
    player = 0 if case.facts.at_fault == "declarer" else 1
    try:
        refuse_announcement(contract, player, 0, int(case.facts.announced))
    except UltiRefusal as refusal:
        return (f"ulti-hu:{refusal.provision}",)
    return ()


@rule_of("ulti-hu:I.4.a")
def allowed_i4a(case: Facts) -> None:
    """The bid allows this announcement."""
    case.headline("announcement_allowed")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.C.4.b")
def revoke_c4(case: Facts) -> None:
    """Suit not followed or card not beaten: the offender pays; earlier kontras and silent results may count."""
    if not case.facts.broke_duty:
        legal_card_i6(case)
        return
    if too_late_i10(case):
        return
    required = duty_of(case.known)
    if required is not None:
        case.say(DUTIES[required.reason], also=(f"ulti-hu:{required.provision}",), cards=_codes(required.cards))
        case.set(legal_cards=_codes(required.cards))
        if required.reason == "keep_trump_seven":
            trump_seven_i4d(case)
    case.say("revoke", also=("ulti-hu:II.C.4.a",))
    price_renonsz(case)


def _codes(cards: tuple[Any, ...]) -> list[str]:
    return [str(card) for card in cards]


@rule_of("ulti-hu:I.6")
def legal_card_i6(case: Facts) -> None:
    """The card could be played: no renonsz."""
    case.headline("card_was_legal", also=("ulti-hu:I.10.a",))
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.C.5.b")
def others_trick_c5(case: Facts) -> None:
    """Another's trick taken, and a card led: renonsz; a player who warns commits one himself (I.9.7)."""
    if case.facts.warned:
        if too_late_i10(case):
            return
        case.say("warner_pays", also=("ulti-hu:I.9.7",))
        price_renonsz(case)
        return
    if not case.facts.led_to_next:
        can_be_put_right_c5(case)
        return
    if too_late_i10(case):
        return
    case.say("others_trick", also=("ulti-hu:II.C.5.a",))
    price_renonsz(case)


@rule_of("ulti-hu:II.C.5.c")
def can_be_put_right_c5(case: Facts) -> None:
    """Noticed without a warning before the next card is led: nothing happens."""
    case.headline("trick_given_back")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.C.6.b")
def several_cards_c6(case: Facts) -> None:
    """More than one card put out: the bid is paid."""
    if too_late_i10(case):
        return
    case.say("several_cards", also=("ulti-hu:II.C.6.a", "ulti-hu:I.9.8"))
    price_renonsz(case)


@rule_of("ulti-hu:II.C.7.b")
def looked_c7(case: Facts) -> None:
    """Talon or turned tricks looked at: any innocent player may declare renonsz."""
    if case.facts.what == "last_trick" and not case.facts.next_card_played:
        last_trick_i93(case)
        return
    if too_late_i10(case):
        return
    forbidden = "ulti-hu:I.9.2" if case.facts.what == "talon" else "ulti-hu:I.9.3"
    case.say(
        "looked_at_talon" if case.facts.what == "talon" else "looked_at_tricks", also=("ulti-hu:II.C.7.a", forbidden)
    )
    price_renonsz(case)


@rule_of("ulti-hu:I.9.3")
def last_trick_i93(case: Facts) -> None:
    """The trick just taken may be looked at until a card is played to the next."""
    case.headline("last_trick_may_be_seen")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.C.8.b")
def wrong_count_c8(case: Facts) -> None:
    """A wrong number of cards found in play; neither kontras nor silent results count."""
    stakes = Stakes(contract_of(case.facts.bid, red=case.facts.red))
    who = case.facts.who
    if who == "declarer":
        case.say("declarer_count", also=("ulti-hu:II.C.8.a", "ulti-hu:I.2"))
        pay(case, stakes, settle_renonsz(stakes, "declarer"), "declarer")
        return
    shared = settle_renonsz(stakes, "defender", shared=True)
    if who == "defenders":
        case.say("defenders_count", also=("ulti-hu:II.C.8.a", "ulti-hu:I.2"))
        pay(case, stakes, shared, "defenders")
        return
    case.say("one_defender_short", also=("ulti-hu:II.C.8.a", "ulti-hu:I.10.e"))
    pay(case, stakes, compensated(shared), "defender")


@rule_of("ulti-hu:II.C.9.b")
def dropped_c9(case: Facts) -> None:
    """A card dropped and seen is a renonsz, except where hands lie open anyway."""
    if case.facts.hands_open:
        open_anyway_i91(case)
        return
    if too_late_i10(case):
        return
    case.say("card_dropped", also=("ulti-hu:II.C.9.a", "ulti-hu:I.9.1"))
    if case.facts.at_fault == "declarer":
        case.note("declarer_may_play_open", also=("ulti-hu:I.6",))
    price_renonsz(case)


@rule_of("ulti-hu:I.9.1")
def open_anyway_i91(case: Facts) -> None:
    """In a terített game the hands are open after the first trick."""
    case.headline("hands_are_open")
    case.set(result="no_irregularity")


def _procedure(number: int, facts: type, decide: Any) -> Any:
    return procedure(
        f"ulti_ii_c_{number}",
        facts=facts,
        laws=(f"ulti-hu:II.C.{number}", "ulti-hu:I.10"),
        concepts=("ulti_renonsz",),
        decide=decide,
        people=no_people,
    )


C1 = _procedure(1, TrumpNotNamedFacts, suit_not_named_c1)
C2 = _procedure(2, RaisedToRedFacts, raised_to_red_c2)
C3 = _procedure(3, AnnouncementFacts, announcement_c3)
C4 = _procedure(4, RevokeFacts, revoke_c4)
C5 = _procedure(5, OthersTrickFacts, others_trick_c5)
C6 = _procedure(6, RenonszFacts, several_cards_c6)
C7 = _procedure(7, LookedFacts, looked_c7)
C8 = _procedure(8, CardCountFacts, wrong_count_c8)
C9 = _procedure(9, DroppedCardFacts, dropped_c9)
