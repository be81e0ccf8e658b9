"""The words of the rules: `wording.yaml` beside each law, one key and four languages under it, read when first needed.

    title:        procedure -> text
    facts:        fact -> {ask, tell, values}: the question, how it is told in a situation, names of its values
    statements:   what a ruling says           read_aloud: what the director reads to the players
    options:      what a player may do          notes: remarks            in_force: kinds of lasting state
    short:        statements|options|facts -> key: the same as said while the table waits, where that is shorter

`tell` of a fact with finite values has one text per value, of any other fact one text with {value}. A key that the
law's own file lacks is looked for in the engine's (shared facts, kinds of state).
"""

from __future__ import annotations

import string
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bridge.contract import PartialContract
from corpus import strict_yaml
from corpus.model import LANGUAGES
from rulings.engine.draft import ValueName
from rulings.engine.errors import EngineError
from rulings.engine.fields import Field
from rulings.engine.forms import spell

ENGINE = "rulings.engine"
SECTIONS = ("title", "facts", "statements", "read_aloud", "options", "notes", "in_force", "short")
_FORMATTER = string.Formatter()

Texts = dict[str, str]


@cache
def load(home: str) -> dict[str, Any]:
    """The wording of a package, all sections present; empty when it has no `wording.yaml`."""
    module = sys.modules.get(home)
    if module is None or not getattr(module, "__path__", None):
        raise EngineError(f"{home} is not an imported package, so its wording cannot be found")
    path = Path(module.__path__[0]) / "wording.yaml"
    found = strict_yaml.load(path) if path.exists() else {}
    if unknown := [section for section in found or {} if section not in SECTIONS]:
        raise EngineError(f"{path} has a section {unknown[0]!r}; the sections are {', '.join(SECTIONS)}")
    return {section: (found or {}).get(section) or {} for section in SECTIONS}


@lru_cache(maxsize=50_000)
def find(home: str, *path: str) -> Texts | None:
    """The four texts at `path` in the wording of `home`, else of the engine, else None."""
    for package in (home, ENGINE):
        node: Any = load(package)
        for key in path:
            node = node.get(key) if isinstance(node, dict) else None
        if isinstance(node, dict) and set(LANGUAGES) <= node.keys():
            return node
    return None


def speaker(first: str, home: str, *path: str) -> str:
    """The package whose wording speaks of a fact: `first` (the procedure's own) if it does, else `home`."""
    return first if find(first, *path) else home


def text(home: str, path: tuple[str, ...], language: str, params: dict[str, Any] | None = None) -> str:
    """One text with its parameters spelt; raises EngineError when the wording lacks the key or a parameter."""
    texts = find(home, *path)
    if texts is None:
        raise EngineError(f"{home} has no wording {'.'.join(path)} in all of {', '.join(LANGUAGES)}")
    return fill(texts[language], language, params or {}, f"{home}: {'.'.join(path)}")


def fill(template: str, language: str, params: dict[str, Any], where: str = "template") -> str:
    """A template with its parameters spelt in the language, each sentence's first letter a capital."""
    parts = []
    for literal, name, case in _cut(template):
        parts.append(literal)
        if name is not None:
            if name not in params:
                raise EngineError(f"{where} names {{{name}}}, which the rule does not pass (it has {sorted(params)})")
            spelt = _spelt(params[name], language, case or "")
            parts.append(_capital(spelt) if literal.endswith((". ", "? ", "! ")) else spelt)
    return _capital("".join(parts).strip())


@lru_cache(maxsize=50_000)
def _cut(template: str) -> tuple[tuple[str, str | None, str | None], ...]:
    """A template as what stands before each of its parameters, the parameter and its case."""
    return tuple((literal, name, case) for literal, name, case, _ in _FORMATTER.parse(template))


def _spelt(value: Any, language: str, case: str) -> str:
    if isinstance(value, ValueName):
        return tell_value(value.home, value.fact, value.value, language)
    return spell(value, language, case)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def parameters(template: str) -> set[tuple[str, str]]:
    """Names and cases that a template asks for."""
    return {(name, case or "") for _, name, case, _ in _FORMATTER.parse(template) if name is not None}


def tell_value(home: str, name: str, value: Any, language: str) -> str:
    """The name of one value of a fact (`yes`, "small penalty card"), else the value spelt."""
    key = value_key(value)
    texts = find(home, "facts", name, "values", key) or (
        find(ENGINE, "facts", "any", "values", key) if isinstance(value, bool) else None
    )
    return texts[language] if texts else spell(value, language)


def tell_fact(field: Field, home: str, value: Any, language: str, people: dict[str, Any]) -> str:
    """How one known fact is told: `tell` per value, or with {value}; an empty list by its `empty`, or not at all.

    Of a contract of which only declarer is known its `only_declarer` is told.
    """
    where = ("facts", field.name, "tell")
    if isinstance(value, (list, tuple)) and not value:
        none = ("facts", field.name, "empty")
        return text(home, none, language, people) if find(home, *none) else ""
    declarer = getattr(value, "declarer", None)
    alone = ("facts", field.name, "only_declarer")
    if declarer and value == PartialContract(declarer=declarer) and find(home, *alone):
        return text(home, alone, language, {**people, "value": spell(declarer, language)})
    per_value = (*where, value_key(value))
    if field.type.finite and find(home, *per_value):
        return text(home, per_value, language, people)
    return text(home, where, language, {**people, "value": tell_value(home, field.name, value, language)})


def value_key(value: Any) -> str:
    """How the wording names a value of a fact: `true`, `false`, else as written."""
    return str(value).lower() if isinstance(value, bool) else str(value)
