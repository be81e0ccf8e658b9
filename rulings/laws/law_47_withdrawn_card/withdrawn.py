"""What a withdrawn card tells (16C), for both sides; the penalty card it may become is Law 50's."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of


@rule_of("16.C.1", renumbered={"2007": "16.D.1"})
def authorized_cards_16c1(case: Inquiry[Any], *, aside: bool = False) -> None:
    """What withdrawn cards tell is authorized for the non-offending side."""
    _tell(case, "authorized", aside)


@rule_of("16.C.2", renumbered={"2007": "16.D.2"})
def unauthorized_cards_16c2(case: Inquiry[Any], *, aside: bool = False) -> None:
    """For the offending side it is unauthorized."""
    _tell(case, "unauthorized", aside)
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_card_information", (), "end_of_board")


def _tell(case: Inquiry[Any], key: str, aside: bool) -> None:
    (case.aside if aside else case.say)(key)


def information_cards_16c(case: Inquiry[Any], *, aside: bool = False) -> None:
    """16C for withdrawn cards (16D in 2007); the 1997 text on file has no Law 16, so nothing is said there.

    An aside where both sides erred (47E1): the law does not say which of them offends.
    """
    if case.edition != "1997":
        authorized_cards_16c1(case, aside=aside)
        unauthorized_cards_16c2(case, aside=aside)


@rule_of("47.E.1", editions=("2017", "2007", "1997"))
def told_by_opponent_47e1(case: Inquiry[Any], *, said: bool = False) -> bool:
    """Whether an opponent had told him that it was his lead; asked where somebody had, and it is not told who.

    `said`: the procedure has its own words for what follows either way.
    """
    if case.known.told_to_lead:
        if not said:
            case.meanwhile("told_by_whom", "misinformed_about_turn")
        return bool(case.not_presumed("misinformed_about_turn"))
    return bool(case.facts.misinformed_about_turn)
