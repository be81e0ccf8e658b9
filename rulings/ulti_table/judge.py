"""What the rules say to an act at the table: a refusal in words with its paragraph, and the settlement of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bridge.ulti.cards import UltiSuit, parse_ulti_card
from bridge.ulti.contracts import Part
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.kontra import KONTRA, REKONTRA
from bridge.ulti.notation import name_of_card, name_of_part, name_of_suit
from bridge.ulti.table import UltiTable
from corpus import strict_yaml
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import rule


@dataclass(frozen=True, slots=True)
class SaidRefusal:
    """A refusal for a person: one sentence, and the full id of the provision behind it."""

    text: str
    citation: str


@cache
def refusal_wording() -> dict[str, dict[str, str]]:
    """Reason -> language -> sentence."""
    found: dict[str, dict[str, str]] = strict_yaml.load(Path(__file__).parent / "refusals.yaml")
    return found


def say_refusal(refusal: UltiRefusal, language: str) -> SaidRefusal:
    """The refusal in a language, its alternatives named in it."""
    code = "nb" if language == "no" else language
    named = ", ".join(_named(item, code) for item in refusal.allowed)
    return SaidRefusal(refusal_wording()[refusal.reason][code].format(allowed=named), f"ulti-hu:{refusal.provision}")


def _named(code: str, language: str) -> str:
    """A card, a suit, a part or a whole bid, by its code."""
    if code in tuple(UltiSuit):
        return name_of_suit(UltiSuit(code), language)
    try:
        return name_of_card(parse_ulti_card(code), language)
    except UltiError:
        words = code.split()
        return " ".join(name_of_part(Part(word), language) if word in tuple(Part) else word for word in words)


def settlement_facts(table: UltiTable) -> dict[str, Any]:
    """The facts of `ulti_settlement` for a deal that is over. Raises UltiError while it is not."""
    contract, play, stakes = table.contract, table.play, table.stakes
    if contract is None or table.turn is not None:
        raise UltiError("The deal is not over, so it cannot be settled.")
    facts: dict[str, Any] = {"bid": [part.value for part in contract.said], "red": contract.red}
    if table.given_up or play is None or stakes is None:
        return {**facts, "given_up": "before_first_lead"}
    levels = {part: stakes.factors(part) for part in contract.ordered}
    facts["kontra"] = [part.value for part, factors in levels.items() if max(factors) >= KONTRA]
    facts["rekontra"] = [part.value for part, factors in levels.items() if max(factors) == REKONTRA]
    if contract.trumpless and facts["kontra"]:
        first, second = levels[contract.ordered[0]]
        facts["kontra_by"] = "both" if min(first, second) >= KONTRA else "first" if first >= KONTRA else "second"
    facts["record"] = {
        "declarer": play.declarer,
        "talon": [str(card) for card in play.talon],
        "tricks": [{"leader": trick.leader, "cards": [str(card) for card in trick.cards]} for trick in play.tricks],
        "announcements": [{"player": one.player, "suit": one.suit.value} for one in table.announcements],
        **({"trump": play.trump.value} if play.trump else {}),
    }
    return facts


def settle_table(table: UltiTable, language: str = "hu") -> RulingDocument:
    """The ruling of `ulti_settlement` on a deal that is over."""
    return rule("ulti_settlement", settlement_facts(table), language=language)
