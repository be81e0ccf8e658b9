"""What a withdrawn card tells (16C), for both sides; the penalty card it may become is Law 50's."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of


@rule_of("16.C.1", renumbered={"2007": "16.D.1"})
def authorized_cards_16c1(case: Inquiry[Any]) -> None:
    """What withdrawn cards tell is authorized for the non-offending side."""
    case.say("authorized")


@rule_of("16.C.2", renumbered={"2007": "16.D.2"})
def unauthorized_cards_16c2(case: Inquiry[Any]) -> None:
    """For the offending side it is unauthorized."""
    case.say("unauthorized")
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_card_information", (), "end_of_board")


def information_cards_16c(case: Inquiry[Any]) -> None:
    """16C for withdrawn cards (16D in 2007); the 1997 text on file has no Law 16, so nothing is said there."""
    if case.edition != "1997":
        authorized_cards_16c1(case)
        unauthorized_cards_16c2(case)
