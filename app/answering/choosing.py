"""What it means to tap an option of a ruling: the facts it sets (`choosing.yaml`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from rulings import registry
from rulings.engine.ruling_document import Need, Offered, RulingDocument

_DATA = Path(__file__).with_name("choosing.yaml")
_DECLARER = "declarer"


@cache
def table() -> dict[str, list[dict[str, Any]]]:
    """Option name -> alternatives, each a set of facts."""
    found: dict[str, list[dict[str, Any]]] = strict_yaml.load(_DATA)
    return found


def facts_of_option(document: RulingDocument, option: Offered, known: Mapping[str, Any]) -> dict[str, Any] | None:
    """The facts that choosing an option of a ruling sets; None for one that sets nothing (a card still to be named).

    `known` are the facts the ruling was made from.
    """
    fields = registry.get(document["procedure"]).fields
    declarer = document.get("people", {}).get(_DECLARER, _DECLARER)
    asked = {need["name"]: need for need in document["need"]}
    for name, need in asked.items():
        if option["name"] in need["choices"] and _fits(need, option, declarer):
            return {name: option["name"]}
    for facts in table().get(option["name"], []):
        told = any(known.get(name) is not None for name in facts)
        valid = all(name in fields and value in fields[name].type.finite for name, value in facts.items())
        if valid and not told and all(_fits(asked[name], option, declarer) for name in facts if name in asked):
            return dict(facts)
    return None


def _fits(need: Need, option: Offered, declarer: str) -> bool:
    """Whether he who is asked is offered the option; declarer is for his dummy too (41D)."""
    return "chooser" not in need or option["chooser"] in (need["chooser"], _DECLARER, declarer)
