"""What a question tells of its table, as data: auction, dealer, contract, declarer and cards; nothing that is not told.

auction      the calls from `dealer`           out_of_turn   {player, call}
dealer       a seat                            contract      a bid such as 3NT
declarer     a seat                            cards         seat -> cards told there: "HK", "HK major", "H6 minor"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridge.seats import Seat

TableFacts = dict[str, Any]


def of_scene(told: str, facts: Mapping[str, Any], cards: Mapping[str, Any], steps: int) -> TableFacts:
    """The table of a told scene: `told` is its telling with its places, `facts` are turned; `cards`, its `table` in the
    sheet, is not.
    """
    found: TableFacts = {}
    if "{auction}" in told:
        found = {"dealer": facts["dealer"], "auction": list(facts["auction"])}
    if "out_of_turn" in facts:
        found |= {"dealer": facts["dealer"], "auction": list(facts["auction"]), "out_of_turn": facts["out_of_turn"]}
    if "contract" in facts:
        found |= _contract(facts["contract"])
    for name, value in cards.items():
        if name in ("contract", "doubling"):
            found[name] = value
        elif name == "declarer":
            found[name] = Seat(value).turned(steps).value
        else:
            found.setdefault("cards", {})[Seat(name).turned(steps).value] = list(value)
    return found


def of_facts(facts: Mapping[str, Any]) -> TableFacts:
    """The table of a situation whose every fact is told."""
    found: TableFacts = {}
    if facts.get("dealer") and isinstance(facts.get("auction"), list):
        found = {"dealer": facts["dealer"], "auction": list(facts["auction"])}
        if isinstance(facts.get("out_of_turn"), Mapping):
            found["out_of_turn"] = dict(facts["out_of_turn"])
    if isinstance(facts.get("contract"), Mapping):
        found |= _contract(facts["contract"])
    cards: dict[str, list[str]] = {}
    for row in facts.get("penalty_cards") or ():
        if isinstance(row, Mapping):
            cards.setdefault(row["player"], []).append(f"{row['card']} {row['kind']}")
    if cards:
        found["cards"] = cards
    return found


def _contract(contract: Mapping[str, Any]) -> TableFacts:
    if not {"level", "denomination", "declarer"} <= contract.keys():
        return {}
    name = "NT" if contract["denomination"] == "N" else contract["denomination"]
    doubled = contract.get("doubling", "none")
    found: TableFacts = {"contract": f"{contract['level']}{name}", "declarer": contract["declarer"]}
    return found if doubled == "none" else {**found, "doubling": doubled}
