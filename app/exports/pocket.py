"""The data of the pocket page: provisions, topics, decision trees and words in three languages."""

from __future__ import annotations

from typing import Any

from app.looking_up.provisions import departures_of, label_of, shown
from app.messages import messages
from corpus.model import Language, Provision
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI, Store
from corpus.topics import load_topics
from rulings import registry

LANGUAGES: tuple[Language, ...] = ("hu", "pl", "nb")


def collect(store: Store) -> dict[str, Any]:
    """The data of the page.

    `provisions`: [id, depth, kind, label, {language: [title, text, standing, departure?]}]; `topics`: [provision
    ids, {language: lines}]; `procedures`: [name, law ids, {language: [title, tree]}]; `words`: the interface.
    """
    return {
        "provisions": [_row(store, row) for row in store if row.source in (LAW_IN_FORCE, REGULATIONS, ULTI)],
        "topics": [[list(topic.provisions), _lines(topic.lines)] for topic in load_topics()],
        "procedures": [_procedure(name) for name in registry.names()],
        "words": {code: _words(code) for code in LANGUAGES},
    }


def _row(store: Store, row: Provision) -> list[Any]:
    texts: dict[str, list[str]] = {}
    for code in LANGUAGES:
        own = shown(store, row.full_id, code)
        if own.language == code:
            told = _told(own, row, code)
            standing = "working" if own.source.endswith("-working") else ""
            texts[code] = [own.title, own.text, standing, *([told] if told else [])]
    return [row.full_id, len(store.ancestors(row)), row.kind, label_of(row), texts]


def _told(own: Provision, row: Provision, code: Language) -> str:
    return " ".join(f"{one['text']} {one['follows']}".strip() for one in departures_of(own, row.full_id, code))


def _lines(lines: tuple[tuple[Language, str], ...]) -> dict[str, list[str]]:
    return {code: [line for own, line in lines if own == code] for code in LANGUAGES}


def _procedure(name: str) -> list[Any]:
    found = registry.get(name)
    laws = [law if ":" in law else f"{LAW_IN_FORCE}:{law}" for law in found.laws]
    texts = {code: [registry.title(name, code), registry.decision_tree(name, code)] for code in LANGUAGES}
    return [name, laws, texts]


def _words(code: Language) -> dict[str, str]:
    own = {key.removeprefix("pocket."): text for key, text in messages(code).items() if key.startswith("pocket.")}
    return own | {"name": messages(code)["language"], "working": messages(code)["ask.working"]}
