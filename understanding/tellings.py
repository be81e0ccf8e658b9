"""How people tell the facts of procedures: lines of `corpus/tellings/<procedure>.yaml`, and the engine's own wording.

A line tells one fact with one value; `none` lines look like it and do not tell it (`untold` where `none` is a value of
the fact). An idea that several procedures share is written once and named by the others (`same_as`). The offender of a
line sits South unless its file says where.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language
from rulings import registry
from rulings.engine.wording import find, speaker, value_key

FOLDER = CORPUS / "tellings"
REPLIES = FOLDER / "replies.jsonl"
"""How people answer when a fact is asked: an idea, a value, and lines in each language, by language models."""
NONE, VALUE = "", "value"
"""A line that does not tell the fact, and one that tells a number, card, call, suit or seat (in braces)."""
UNTOLD = ("untold", "none")
"""How files name the lines that do not tell the fact; `none` only where it is no value."""
SEATED: Mapping[str, str] = {"offender": "S"}
_ROLE = re.compile(r"\{(\w+)(?::\w+)?\}")
_BRACED = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Telling:
    """A line that tells a fact: the idea (`procedure.fact`), its value, and who sits where."""

    idea: str
    value: str
    language: Language
    text: str
    seats: Mapping[str, str]


@cache
def ideas() -> Mapping[str, str]:
    """The idea of each fact, `procedure.fact` -> `procedure.fact` where it is written."""
    found: dict[str, str] = {}
    for procedure, file in _files().items():
        for fact, told in file["facts"].items():
            found[f"{procedure}.{fact}"] = str(told.get("same_as", f"{procedure}.{fact}"))
    return {name: found.get(idea, idea) for name, idea in found.items()}


def idea_of(procedure: str, fact: str) -> str:
    """The idea that a fact of a procedure is."""
    name = f"{procedure}.{fact}"
    return ideas().get(name, name)


@cache
def own_ideas() -> Mapping[str, Mapping[str, str]]:
    """Procedure -> fact -> idea, for the facts that tellings are written for."""
    found: dict[str, dict[str, str]] = {}
    for name, idea in ideas().items():
        procedure, _, fact = name.partition(".")
        found.setdefault(procedure, {})[fact] = idea
    return found


def tellings() -> Iterator[Telling]:
    """Every line written, replies to questions, then the wording of every fact with finite values."""
    for procedure, file in _files().items():
        seats = dict(SEATED) | file.get("seats", {})
        for fact, told in file["facts"].items():
            for value, lines in told.items():
                if value != "same_as":
                    key = NONE if _untold(procedure, fact, str(value)) else str(value)
                    yield from _lines(f"{procedure}.{fact}", key, lines, seats)
    for line in REPLIES.read_text(encoding="utf-8").splitlines():
        reply = json.loads(line)
        yield from _lines(reply["idea"], value_key(reply["value"]), reply, SEATED)
    for procedure in registry.names():
        yield from _worded(procedure)


def taught_lines() -> list[Telling]:
    """The lines of all ideas that somebody wrote tellings for."""
    written = set(ideas().values())
    return [one for one in tellings() if one.idea in written]


def _untold(procedure: str, fact: str, key: str) -> bool:
    """Whether the lines under a key only look as if they told the fact."""
    field = registry.get(procedure).fields.get(fact)
    return key in UNTOLD and not (field and key in map(str, field.type.finite))


def _lines(idea: str, value: str, lines: Mapping[str, Any], seats: Mapping[str, str]) -> Iterator[Telling]:
    for language in LANGUAGES:
        for line in lines.get(language) or ():
            yield Telling(idea, value, language, _BRACED.sub(r"\1", line), seats)


def _worded(procedure: str) -> Iterator[Telling]:
    found = registry.get(procedure)
    for name, field in found.fields.items():
        if not field.type.finite or not all(isinstance(one, bool | str) for one in field.type.finite):
            continue
        home = speaker(found.home, field.home, "facts", name, "ask")
        for one in field.type.finite:
            value = value_key(one)
            texts = find(home, "facts", name, "tell", value)
            for language in LANGUAGES if texts else ():
                text = (texts or {})[language]
                yield Telling(idea_of(procedure, name), value, language, _ROLE.sub(_role, text), {})


def _role(found: re.Match[str]) -> str:
    """A role as a word that stands for it in every language."""
    return f"@{found.group(1)}"


@cache
def _files(folder: Path = FOLDER) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for path in sorted(folder.glob("*.yaml")):
        file = strict_yaml.load(path)
        found[str(file["procedure"])] = file
    return found
