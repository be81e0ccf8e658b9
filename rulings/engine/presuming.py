"""What a ruling takes for granted: the presumed facts of which another value would rule otherwise.

A presumption that changes nothing is not worth a word; one that does is told with the ruling, so that whoever knows
better can say so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bridge.errors import BridgeError
from corpus.errors import BadFacts
from rulings.engine.draft import Signature
from rulings.engine.errors import TooLarge
from rulings.engine.explore import Explored
from rulings.engine.fields import Field
from rulings.engine.procedure import Procedure
from rulings.engine.ruling_document import Need, RulingDocument


@dataclass(frozen=True, slots=True)
class Presumption:
    """A fact that nobody told, and the value the ruling stands on."""

    field: Field
    value: Any


def presumptions(procedure: Procedure, facts: Any, edition: str, found: Explored) -> list[Presumption]:
    """The presumptions that the ruling of `facts` stands on, in the order they were met."""
    ruled = found.tree.signature()
    return [
        Presumption(procedure.fields[name], value)
        for name, value in found.presumed.items()
        if _matters(procedure, facts, edition, ruled, procedure.fields[name], value)
    ]


def doubted(ruling: RulingDocument) -> list[Need]:
    """The questions for what a ruling takes for granted and doubts, asked after what it needs."""
    return [row["ask"] for row in ruling["presumed"] if "ask" in row]


def _matters(procedure: Procedure, facts: Any, edition: str, ruled: Signature, field: Field, value: Any) -> bool:
    """Whether some other value would rule otherwise; of what has no list of values that is taken to be so."""
    if not field.type.finite:
        return True
    others = [one for one in field.type.finite if one != value]
    return any(_ruled(procedure, replace(facts, **{field.name: one}), edition) not in (ruled, None) for one in others)


def _ruled(procedure: Procedure, facts: Any, edition: str) -> Signature | None:
    """The ruling's signature; None where the other facts exclude these."""
    try:
        return procedure.tree(facts, edition).signature()
    except TooLarge:
        return ("too large",)
    except (BadFacts, BridgeError):
        return None
