"""The data of the pocket page: provisions, topics, decision trees and words in every language.

A law that a language has no text of has its heading there; regulations are in the language that they are written in.
"""

from __future__ import annotations

from typing import Any

from app.looking_up.provisions import departures_of, head_for, label_of, shown
from app.messages import messages
from corpus.jurisdictions import foreign, of_language
from corpus.model import LANGUAGES, Language, Provision
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI, Store
from corpus.topics import load_topics
from rulings import registry

BOOKS = (LAW_IN_FORCE, REGULATIONS, ULTI)


def collect(store: Store) -> dict[str, Any]:
    """The data of the page.

    `provisions`: [id, depth, kind, label, {language: [title, text, standing, departure, label]}], shorter where the
    last are empty; `topics`: [provision ids, {language: lines}]; `procedures`: [name, law ids, {language: [title,
    tree]}]; `words`: the interface; `abroad`: the books that do not hold where a language is spoken.
    """
    return {
        "provisions": [_row(store, row) for row in store if row.source in BOOKS],
        "topics": [[list(topic.provisions), _lines(topic.lines)] for topic in load_topics()],
        "procedures": [_procedure(name) for name in registry.names()],
        "words": {code: _words(code) for code in LANGUAGES},
        "abroad": {code: [name for name in BOOKS if foreign(name, of_language(code), code)] for code in LANGUAGES},
    }


def _row(store: Store, row: Provision) -> list[Any]:
    texts: dict[str, list[str]] = {}
    base = "" if row.kind == "front" else label_of(row)
    for code in LANGUAGES:
        own = shown(store, row.full_id, code)
        named, title = head_for(store, own, code)
        label = "" if named == base else named
        if own.language == code:
            standing = "working" if own.source.endswith("-working") else ""
            texts[code] = _short([title, own.text, standing, _told(own, row, code), label])
        elif row.source == LAW_IN_FORCE:
            texts[code] = _short([title, "", "", "", label])
    return [row.full_id, len(store.ancestors(row)), row.kind, base, texts]


def _short(parts: list[str]) -> list[str]:
    while len(parts) > 3 and not parts[-1]:
        parts.pop()
    return parts


def _told(own: Provision, row: Provision, code: Language) -> str:
    return " ".join(f"{one['text']} {one['follows']}".strip() for one in departures_of(own, row.full_id, code))


def _lines(lines: tuple[tuple[Language, str], ...]) -> dict[str, list[str]]:
    return {code: [line for own, line in lines if own == code] for code in LANGUAGES}


def _procedure(name: str) -> list[Any]:
    found = registry.get(name)
    laws = [law if ":" in law else f"{LAW_IN_FORCE}:{law}" for law in found.laws]
    texts = {code: [registry.title(name, code), tree] for code, tree in registry.decision_trees(name).items()}
    return [name, laws, texts]


def _words(code: Language) -> dict[str, str]:
    own = {key.removeprefix("pocket."): text for key, text in messages(code).items() if key.startswith("pocket.")}
    return own | {"name": messages(code)["language"], "working": messages(code)["ask.working"]}
