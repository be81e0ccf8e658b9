"""A choice told in part: declarer refuses the lead, and which of his ways of refusing he takes is left to him.

No reader hears that: each way of refusing sounds a little like it. The lead out of turn in play asks first whether it
is accepted, and that is heard well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.wizard.correcting import without_marks
from app.wizard.wording_match import keys_of
from corpus.model import Language
from retrieval.reading.tokens import tokens
from rulings import registry
from understanding.facts import chances_of
from understanding.hear import hear

CHOICE, REFUSED = "choice_declarer", "refuse"
"""The fact whose values may be refusals, and the one that leaves open which."""
HEARD_AS = ("lead_out_of_turn_defender", "choice_accept", "false")
REFUSES, AT_ONCE = 0.85, 0.6
"""How probable a refusal must sound, and in so few words that they tell nothing else."""
FEW, LONGEST = 3, 20
"""Words of such a text, and of one that is heard by itself at all."""
WHICH = frozenset({"=forbid", "=require"})
"""What a text says that tells which way he takes."""


def refused(text: str, language: Language, name: str, known: Mapping[str, Any]) -> dict[str, Any]:
    """The choice that a short text tells in part; empty where it tells none, or which."""
    field = registry.get(name).fields.get(CHOICE)
    if field is None or REFUSED not in field.type.schema.get("enum", ()) or known.get(CHOICE) is not None:
        return {}
    said = without_marks(text, language)
    if len(tokens(said)) > LONGEST or keys_of(said, language).words & WHICH:
        return {}
    heard = hear(said, language)
    if heard.read is None or not heard.read.clauses:
        return {}
    procedure, fact, value = HEARD_AS
    p = chances_of(heard, procedure).get(fact, {}).get(value, 0.0)
    return {CHOICE: REFUSED} if p >= (AT_ONCE if len(tokens(said)) <= FEW else REFUSES) else {}
