"""A fact that no rule reads is refused; every other fact of the Laws' procedures is read by some rule of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rulings
from bridge.errors import BridgeError
from corpus import strict_yaml
from corpus.errors import BadFacts
from rulings.cases import case_files, load_cases
from rulings.engine.errors import TooLarge
from rulings.engine.fields import Field, fields_of
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.registry import describe, get, names, rule

LISTED: dict[str, dict[str, list[str]]] = strict_yaml.load(Path(rulings.__file__).with_name("unread.yaml"))
OF_THE_LAWS = [name for name in names() if get(name).home.startswith("rulings.laws")]
HAND = ["SA", "SK", "S5", "HQ", "H7", "H2", "D9", "D4", "CJ", "C9", "C8", "C7", "C2"]
SHARED: dict[str, list[Any]] = {
    "auction": [["1S", "P", "P", "P"], ["1N", "P", "3N", "P", "P", "P"], ["P", "P", "P", "P"], ["1S", "1H"]],
    "tricks": [[], [{"leader": "W", "cards": ["SA", "S2", "S3", "S4"]}], [{"leader": "W", "cards": ["HQ", "C2"]}]],
    "hands": [{"W": HAND}, {"N": ["C2", "H3"], "W": HAND, "E": ["S3", "H4"], "S": ["S4", "D3", "HA"]}],
    "hand": [HAND, ["C2", "H3"]],
    "contract": [{"level": 3, "denomination": "N", "declarer": "S"}, {"level": 2, "denomination": "S"}],
    "in_force": [
        [{"kind": "penalty_card", "source": "50.B", "players": ["E"], "cards": ["HA"], "penalty": "major"}],
        [{"kind": "silenced_throughout", "source": "27", "players": ["W"]}],
    ],
    "out_of_turn": [{"player": "S", "call": "1D"}, {"player": "E", "call": "P"}, {"player": "N", "call": "X"}],
    "penalty_cards": [[{"card": "HA", "player": "E"}]],
    "plays": [[{"player": "W", "card": "SA"}]],
}


def value_of(random: Random, name: str, schema: dict[str, Any]) -> Any:
    if name in SHARED:
        return random.choice(SHARED[name])
    for one in (schema, *schema.get("anyOf", ())):
        if one.get("enum"):
            return random.choice(one["enum"])
        match one.get("type"):
            case "boolean":
                return random.random() < 0.5
            case "integer" | "number":
                return int(one["minimum"]) + random.randrange(1 + int(min(20, one["maximum"] - one["minimum"])))
            case "string" if "SHDC" in one.get("pattern", ""):
                return random.choice(["SA", "HQ", "C2", "H3", "D9"])
            case "string" if "CDHSN" in one.get("pattern", ""):
                return random.choice(["1S", "P", "X", "2H", "1D", "8C"])
            case "array":
                found = value_of(random, "", one["items"])
                return None if found is None else [found]
    return None


def facts_of(procedure: Procedure, fields: dict[str, Field]) -> Iterator[tuple[dict[str, Any], str]]:
    """Facts to try: nothing, the cases, then drawn ones, the same every time."""
    for edition in procedure.decide:
        yield {}, edition
    for path in case_files():
        if path.parent.name == procedure.home.rpartition(".")[2]:
            cases = [one for one in load_cases(path) if one.procedure == procedure.name]
            yield from ((one.facts, one.edition) for one in cases if procedure.modelled(one.edition))
    random = Random(procedure.name)
    for _ in range(500):
        share = random.choice([0.15, 0.35, 0.6])
        drawn = {
            name: value_of(random, name, one.type.schema) for name, one in fields.items() if random.random() < share
        }
        yield {name: value for name, value in drawn.items() if value is not None}, random.choice(list(procedure.decide))


def read_by(procedure: Procedure, wanted: set[str]) -> set[str]:
    """Which facts some rule has looked at, until all that are wanted are found."""
    fields, found = fields_of(procedure.facts), set[str]()
    for facts, edition in facts_of(procedure, fields):
        try:
            found |= procedure.explored(read_facts(procedure.facts, facts), edition).read
        except (BadFacts, BridgeError, TooLarge):
            continue
        if wanted <= found:
            break
    return found


@pytest.mark.parametrize("name", OF_THE_LAWS)
def test_every_fact_is_read_but_those_listed(name: str) -> None:
    procedure = get(name)
    listed = {*LISTED["refused"].get(name, ()), *LISTED["told"].get(name, ())}
    declared = set(fields_of(procedure.facts))
    assert listed <= declared
    found = read_by(procedure, declared - listed)
    assert declared - listed - found == set(), "no rule reads it: refuse it (rulings/unread.yaml) or read it"
    assert listed & found == set(), "a rule reads it now: take it off rulings/unread.yaml"


@pytest.mark.parametrize("name", [name for name in OF_THE_LAWS if LISTED["refused"].get(name)])
def test_a_fact_that_no_rule_reads_is_refused(name: str) -> None:
    for fact in LISTED["refused"][name]:
        value = value_of(Random(fact), fact, fields_of(get(name).facts)[fact].type.schema)
        with pytest.raises(BadFacts, match=rf"{fact} changes nothing here: no rule of {name} reads it"):
            rule(name, {fact: value})
        assert fact not in describe(name)["facts_schema"]["properties"]
        rule(name, {fact: None}, weighed=False)  # not told is no fault
