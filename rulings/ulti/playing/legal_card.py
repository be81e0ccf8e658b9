"""Which cards of a hand may be played to a trick (I.1, I.4.d, I.6)."""

from __future__ import annotations

from typing import Any

from bridge.ulti.cards import UltiSuit
from bridge.ulti.play import UltiTrick, duty
from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.playing.facts import DUTIES, CardFacts
from rulings.ulti.pricing import no_people

Facts = Inquiry[Any]


@rule_of("ulti-hu:I.6")
def legal_cards_i6(case: Facts) -> None:
    """Follow suit, else trump, else anything; beat the winning card; keep the trump seven from being led."""
    hand = case.facts.hand
    trump = None if case.facts.no_trump else UltiSuit(case.facts.trump)
    required = duty(hand, UltiTrick(0, tuple(case.facts.trick)), trump)
    codes = [str(card) for card in required.cards]
    order = "ulti-hu:I.1.b" if case.facts.no_trump else "ulti-hu:I.1.a"  # which card is the higher
    case.headline(DUTIES[required.reason], also=(f"ulti-hu:{required.provision}", order), cards=codes)
    case.set(result=required.reason, legal_cards=codes)
    if required.reason == "keep_trump_seven":
        trump_seven_i4d(case)
    if case.known.card is not None:
        legal = case.known.card in required.cards
        case.set(card_is_legal=legal)
        case.say("card_legal" if legal else "card_illegal", card=str(case.known.card))


@rule_of("ulti-hu:I.4.d")
def trump_seven_i4d(case: Facts) -> None:
    """The trump seven may be led only when there is no other trump: a rule that can be read in three ways."""
    case.note("trump_seven")


ULTI_LEGAL_CARD = procedure(
    "ulti_legal_card",
    facts=CardFacts,
    laws=("ulti-hu:I.1", "ulti-hu:I.6"),
    concepts=("ulti",),
    decide=legal_cards_i6,
    people=no_people,
)
