"""The pocket page: laws in three languages, topics, search and decision trees in one HTML file that needs nothing else.

`page.html`, `page.css` and `page.js` are put together with the data, which is compressed and carried in the page; a
phone opens it with neither network nor server.
"""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path
from typing import Any

from app.looking_up import label_of, shown
from app.wording import messages
from corpus.model import Language, Provision
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI, Store
from corpus.topics import load_topics
from rulings import registry

HERE = Path(__file__).parent
LANGUAGES: tuple[Language, ...] = ("hu", "pl", "nb")


def page(store: Store) -> str:
    """The whole page as text; the same store gives the same page."""
    data = json.dumps(collect(store), ensure_ascii=False, separators=(",", ":")).encode()
    packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    parts = {name: (HERE / name).read_text(encoding="utf-8") for name in ("page.html", "page.css", "page.js")}
    return (
        parts["page.html"]
        .replace("/*css*/", parts["page.css"])
        .replace("/*js*/", parts["page.js"])
        .replace("/*data*/", packed)
    )


def collect(store: Store) -> dict[str, Any]:
    """The data of the page.

    `provisions`: [id, depth, kind, label, {language: [title, text, standing]}]; `topics`: [provision ids, {language:
    lines}]; `procedures`: [name, law ids, {language: [title, tree]}]; `words`: the interface by language.
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
            texts[code] = [own.title, own.text, "working" if own.source.endswith("-working") else ""]
    return [row.full_id, len(store.ancestors(row)), row.kind, label_of(row), texts]


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
