"""`rule`: every procedure with facts of its schema, nearly so, and not at all.

A ruling that comes back is held to what every ruling promises: strict JSON, the same outcome in every language and for
facts in another order, no sentence twice, no template left open or filled by a value that looks like one, citations.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from app.service import Service
from corpus.model import LANGUAGES
from evals.attacks.attack import Attack, BrokenPromise, strict
from evals.attacks.values import damaged, odd, of_schema
from rulings import registry
from rulings.engine.ruling_document import RulingDocument

_SLOT = re.compile(r"\{[a-z_][\w.\[\]!:]*\}|<class '|__class__|built-in method")


@cache
def _schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = registry.describe(name)["facts_schema"]["properties"]
    return found


@cache
def _service() -> Service:
    return Service()


def make(chance: Random) -> dict[str, Any]:
    """A procedure with facts; a third of them damaged."""
    name = chance.choice(registry.names())
    schema = _schema(name)
    share = chance.choice([0.2, 0.5, 0.8, 1.0])
    facts = {key: of_schema(one, chance) for key, one in schema.items() if chance.random() < share}
    if chance.random() < 0.25:
        facts["in_force"] = odd(chance) if chance.random() < 0.3 else facts.get("in_force", [])
    if chance.random() < 0.33 and facts:
        facts = damaged(facts, chance)
    edition = chance.choice(["2017", "2017", "2017", "2007", "1997", "1948"])
    return {"procedure": name, "facts": facts, "edition": edition, "language": chance.choice(LANGUAGES)}


def run(given: dict[str, Any]) -> None:
    """Rule, and hold the ruling to what it promises."""
    name, facts, edition, language = (given[key] for key in ("procedure", "facts", "edition", "language"))
    if not isinstance(facts, dict):
        facts = {"facts": facts}
    document = _service().rule(name, facts, edition, language)
    text = strict(document)
    if document["status"] not in ("ruled", "needs", "not_modelled"):
        raise BrokenPromise(f"status {document['status']!r}")
    if (document["status"] == "needs") != bool(document["need"]):
        raise BrokenPromise("needs without a question, or a question without needs")
    _sentences(document, text, strict_of(facts))
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
    turned = _service().rule(name, dict(reversed(facts.items())), edition, other)
    for part in ("status", "outcome", "in_force"):
        if _worded(turned.get(part)) != _worded(document.get(part)):
            raise BrokenPromise(f"{part} differs in {other} with the facts in another order")


def _worded(value: Any) -> Any:
    """The value without what is said in the reader's language."""
    if isinstance(value, dict):
        return {key: _worded(item) for key, item in value.items() if key not in ("text", "label", "title")}
    return [_worded(item) for item in value] if isinstance(value, list) else value


def strict_of(facts: Any) -> str:
    """What was given, as text: what stands in it may stand in the answer."""
    return repr(facts)


def _sentences(document: RulingDocument, text: str, told: str) -> None:
    for part in (document, *document["branches"]):
        said = [(item["text"], tuple(item["citations"])) for item in part["statements"]]
        for words, cited in said:
            if not words.strip() or not cited:
                raise BrokenPromise("a statement without words or citation")
        twice = {words for words, _ in said if sum(words == one for one, _ in said) > 1}
        if twice:
            raise BrokenPromise(f"a statement twice: {min(twice)[:80]}")
    for found in _SLOT.finditer(text):
        if found.group() not in told:
            raise BrokenPromise(f"a template left open or filled: {found.group()[:40]}")


ATTACK = Attack("rule", make, run)
