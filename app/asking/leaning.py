"""What a procedure is about (`leanings.yaml`), against the setting of a question and what was read from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from retrieval.reading import Reading
from retrieval.reading.setting import AT_THE_TABLE, Setting

AGREES, DIFFERS, OWN_ACTOR = 1.15, 0.7, 1.5
"""How the setting multiplies a score: it is what the procedure is about, it is something else, its own actor acts."""


def contradicted(name: str, reading: Reading) -> bool:
    """Whether something read sends elsewhere: an established revoke is not corrected, a sound pack not restored."""
    against = leanings()["against"].get(name, {})
    facts = {row.value[0]: row.value[1] for row in reading.of("fact") if row.sure}
    concepts = {key for key, item in reading.concepts.items() if item.sure}
    other = set(against.get("concepts", ())) & concepts
    own = set(against.get("unless", ())) & concepts
    for game, words in leanings()["only_named"].items():
        if name.startswith(game) and not concepts & set(words):
            return True
    told = any(facts.get(fact) == value for fact, value in against.get("facts", {}).items())
    return told or bool(other and not own)


def leaning(name: str, told: Setting) -> float:
    """How far the setting of a question is that of a procedure: 1 where nothing is said either way."""
    factor = 1.0
    for kind, other in (("call", "card"), ("card", "call")):
        if name in leanings()[kind]:
            factor *= AGREES if told.spoken == {kind} else DIFFERS if told.spoken == {other} else 1.0
    who = leanings()["who"].get(name)
    if not who:
        return factor
    if name in leanings()["first"]:
        return factor * (OWN_ACTOR if told.acting[:1] and told.acting[0] in who else 1.0)
    actor = told.actor
    if actor is None or actor not in AT_THE_TABLE:
        return factor
    return factor * (AGREES if actor in who else DIFFERS)


@cache
def leanings() -> Mapping[str, Any]:
    """What procedures are about."""
    found: Mapping[str, Any] = strict_yaml.load(Path(__file__).with_name("leanings.yaml"))
    return found
