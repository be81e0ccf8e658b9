"""How values stand in a sentence of a language: seats, roles, calls, suits and cards, in the case a template asks for.

Seats, calls and cards come from the notation tables of `bridge`, roles ("declarer", "the offender") from `roles.yaml`.
In a template `{offender}` is the nominative, `{offender:gen}` the case of that name; a suit without a case is its
symbol, with one its word.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import bridge
from bridge.calls import Bid, Denomination, Word
from bridge.cards import Card, Suit
from bridge.contract import Contract, Doubling, PartialContract
from bridge.seats import SEATS, Seat, Side
from corpus import strict_yaml
from rulings.engine.draft import Who
from rulings.engine.errors import EngineError


@cache
def notation(language: str) -> dict[str, Any]:
    """The notation table of a language."""
    path = Path(bridge.__file__).parent / "notation" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def roles() -> dict[str, dict[str, dict[str, str]]]:
    """Role -> language -> case -> words."""
    found: dict[str, dict[str, dict[str, str]]] = strict_yaml.load(Path(__file__).parent / "roles.yaml")
    return found


def cases_of(language: str) -> list[str]:
    """Names of the grammatical cases a template of this language may ask for."""
    cases: list[str] = notation(language)["cases"]
    return cases


def spell(value: Any, language: str, case: str = "") -> str:
    """A value as it stands in a sentence; raises EngineError for a case or role that the language's data lacks."""
    try:
        return _spell(value, language, case)
    except KeyError as error:
        raise EngineError(f"{value!r} has no form {error} in {language}") from error


def _spell(value: Any, language: str, case: str) -> str:
    table = notation(language)
    match value:
        case Who(seat=None):
            return roles()[value.role][language][case or "nom"]
        case Who() | Seat():
            seat = value.seat if isinstance(value, Who) else value
            entry = table["seats"][str(seat)]
            form: str = entry["forms"][case or "nom"]
            return str(entry["letter"]) if table.get("seats_by_letter") else form
        case Bid():
            return f"{value.level}{_symbol(value.denomination, table)}"
        case Word():
            return str(table["calls"][value.value]["forms"][case or "nom"])
        case Suit() | Denomination():
            entry = table["notrump"] if value == "N" else table["suits"][value.value]
            return str(entry["forms"][case] if case else entry["symbol"])
        case Card():
            return f"{table['suits'][value.suit.value]['symbol']}{table['ranks'][value.rank]['symbol']}"
        case Contract():
            doubling = "" if value.doubling is Doubling.NONE else value.doubling.value
            return f"{_spell(value.bid, language, '')}{doubling} ({_spell(value.declarer, language, '')})"
        case PartialContract():
            level = "" if value.level is None else str(value.level)
            denomination = "" if value.denomination is None else _symbol(value.denomination, table)
            doubling = "" if value.doubling in (None, Doubling.NONE) else value.doubling.value
            declarer = "" if value.declarer is None else f"({_spell(value.declarer, language, '')})"
            return " ".join(part for part in (f"{level}{denomination}{doubling}", declarer) if part)
        case Side():
            return str(table["sides"][value.value]["short"])
        case dict() if {"player", "call"} <= value.keys():
            return f"{_spell(value['player'], language, '')}: {_spell(value['call'], language, '')}"
        case dict() if "card" in value:
            who = f"{_spell(value['player'], language, '')}: " if value.get("player") else ""
            return f"{who}{_spell(value['card'], language, '')}"
        case dict() if {"leader", "cards"} <= value.keys():
            return f"{_spell(value['leader'], language, '')}: {_spell(value['cards'], language, '')}"
        case dict() if value and set(value) <= set(SEATS):
            return "; ".join(f"{_spell(Seat(key), language, '')}: {_hand(one, table)}" for key, one in value.items())
        case tuple() | list() if value and all(isinstance(one, dict) for one in value):
            return "; ".join(_spell(one, language, case) for one in value)
        case tuple() | list():
            return ", ".join(_spell(one, language, case) for one in value)
        case _:
            return str(value)


def _hand(cards: Any, table: dict[str, Any]) -> str:
    if not isinstance(cards, tuple | list) or not all(isinstance(card, Card) for card in cards):
        return str(cards)
    by_suit = [(suit, [card for card in cards if card.suit is suit]) for suit in reversed(Suit)]
    return " ".join(
        table["suits"][suit.value]["symbol"] + "".join(str(table["ranks"][card.rank]["symbol"]) for card in held)
        for suit, held in by_suit
        if held
    )


def _symbol(denomination: Denomination, table: dict[str, Any]) -> str:
    return str(table["notrump"]["symbol"] if denomination is Denomination.N else table["suits"][denomination]["symbol"])
