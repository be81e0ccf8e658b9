"""Ulti as it is typed: bids and settlements as facts of their procedures, the ladder, a league table, a record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bridge.notation.vocabulary import without_accents
from bridge.ulti.cards import ulti_cards
from bridge.ulti.contracts import all_contracts, contract_of
from bridge.ulti.errors import UltiError
from bridge.ulti.notation import name_of_contract, read_parts
from bridge.ulti.table import table_of_hands
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from rulings.scoring.calculation import shown
from rulings.scoring.telling import tell
from rulings.ulti.settlement.facts import RESULT_OF_PART
from rulings.ulti.tournament.games import league_rows, read_games
from rulings.ulti_table.text_table import TextTable

T = TypeVar("T")
MOST_LINES = 2_000
"""Lines of a record: a deal has some sixty."""
PASS = ("passz", "pas", "pass")
RED = ("piros", "czerwony", "czerwone", "rod", "hjerter", "red")
"""Words of a pass, and of the red game, without accents."""


def ladder(language: Language) -> list[dict[str, Any]]:
    """Every legal bid from the lowest to the highest, with its value and parts."""
    return [
        {
            "contract": str(one),
            "name": name_of_contract(one, language),
            "value": one.value,
            "parts": {part.value: one.part_value(part) for part in one.ordered},
            "red": one.red,
        }
        for one in all_contracts()
    ]


def bid_facts(said: str, after: str = "") -> dict[str, Any]:
    """A bid, and the one in force before it, as facts of `ulti_contract`; raises BadInput."""
    words = without_accents(said).casefold().split()
    red = any(word in RED for word in words)
    if [word for word in words if word not in RED] in ([word] for word in PASS):
        facts: dict[str, Any] = {"passed": True, "red": red}
    else:
        parts, red = _understood(lambda: read_parts(said))
        facts = {"bid": [part.value for part in parts], "red": red}
    if after:
        before, red_before = _understood(lambda: read_parts(after))
        facts |= {"bid_in_force": [part.value for part in before], "red_in_force": red_before}
    return facts


def settlement_facts(
    said: str, made: str, kontra: str, rekontra: str, known: dict[str, Any], kontra_by: str = ""
) -> dict[str, Any]:
    """A contract and what was made of it as facts of `ulti_settlement`; `known` stand over them. Raises BadInput."""
    parts, red = _understood(lambda: read_parts(said))
    contract = _understood(lambda: contract_of(parts, red=red))
    done = _understood(lambda: read_parts(made))[0] if made.strip() else ()
    given: dict[str, Any] = {"bid": [part.value for part in contract.said], "red": contract.red}
    for name, text in (("kontra", kontra), ("rekontra", rekontra)):
        if text.strip():
            given[name] = [part.value for part in _understood(lambda text=text: read_parts(text))[0]]  # type: ignore[misc]
    if kontra_by:
        given["kontra_by"] = kontra_by
    if not {"record", "given_up"} & known.keys():
        given |= {RESULT_OF_PART[part]: part in done for part in contract.ordered}
    return {**given, **known}


def league_table(results: Path, language: Language) -> list[dict[str, Any]]:
    """The table of a file of games: one row a player, with the sentences of its games and their paragraphs.

    The file may be anybody's: it is read in a process with limits.
    """
    return guarded(league_table_here, results, language, name=results.name)


def league_table_here(results: Path, language: Language) -> list[dict[str, Any]]:
    """As `league_table`, in this process."""
    found = league_rows(read_games(results))
    return [
        {
            "player": line.contestant,
            "games": line.played,
            "points": float(line.points),
            "told": shown(line.points),
            "side_points": int(line.second or 0),
            "citations": list(line.citations),
            "statements": [{"text": tell(part.step, language), "citations": [part.step.cite]} for part in line.parts],
        }
        for line in found.lines
    ]


def recorded_table(record: Path, language: Language) -> tuple[TextTable, list[str]]:
    """The table of a record before its first line, and its lines; raises BadInput."""
    hands, lines = guarded(record_here, record, name=record.name)
    dealt = _understood(lambda: table_of_hands(*(ulti_cards(hand) for hand in hands)))
    return TextTable(dealt, None, language), lines


def record_here(record: Path) -> tuple[list[list[str]], list[str]]:
    """The hands and the lines of a record, read in this process; raises BadInput."""
    try:
        data = json.loads(record.read_text(encoding="utf-8"))
        hands, lines = [list(map(str, hand)) for hand in data["hands"]], [str(line) for line in data["lines"]]
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        why = " ".join(str(error).split())[:120]
        raise BadInput(f"{record} is no record: it needs hands (12, 10, 10 cards) and lines; {why}.") from error
    if len(hands) != 3 or max(map(len, hands)) > 12 or len(lines) > MOST_LINES or max(map(len, lines), default=0) > 200:
        raise BadInput(
            f"{record} is no record: it needs three hands (12, 10, 10 cards) and at most {MOST_LINES} lines."
        )
    return hands, lines


def _understood(read: Callable[[], T]) -> T:
    """Turn what Ulti refuses into an error of what was typed."""
    try:
        return read()
    except UltiError as error:
        raise BadInput(f"{str(error).rstrip('.')}; `lawbridge ulti contracts` lists the bids.") from error
