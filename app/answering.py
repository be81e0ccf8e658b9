"""From a question to an answer in which every sentence has its paragraph.

A citation in the question is a short cut; else the ranked provisions are quoted, or the question is refused with what
is nearest. Nothing is said that no provision supports.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from app.quoting import Citations
from app.wording import message
from corpus import ids
from corpus.errors import LawbridgeError
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI, Store

if TYPE_CHECKING:
    from app.service import Service

QUOTED = 3
"""Provisions an extractive answer quotes."""

_LAW_NUMBER = re.compile(
    r"(?<![\w/.-])(?:\u00a7\s*)?(?:[1-9]|[1-8]\d|9[0-3])\s?[A-Na-n]\s?\d{0,2}\s?(?:\(?[a-l]\)?)?(?:\s?\(?[ivx]+\)?)?(?![\w])"
)
_NAMED = re.compile(
    r"(?:\u00a7|\blaws?\b|\blov(?:en)?\b|\bprzepis\w*\b|\bparagra[fp]\w*\b|\bnkvsz\b|\bvsz\b|\bulti\b)\s*"
    r"(?:[IVX]+\.[A-Z0-9.]+|M?\d+(?:[./][\w@-]+)*[A-Za-z0-9()/]*)",
    re.IGNORECASE,
)
_NUMBER_OF = re.compile(r"\b(\d{1,2})\.?\s*(?:szakasz\w*|pont\w*)\s*([A-N]\d{0,2}[a-z]?)?", re.IGNORECASE)
_CALL = re.compile(r"\d\s?(?:NT|BA|SA|UT|[CDHS])", re.IGNORECASE)


def cited_provisions(store: Store, text: str) -> list[str]:
    """The canonical full ids of provisions the text names by number, in the order named.

    A number with a letter only counts when it exists and cannot be a call (`1C` is one club); `§`, `Law`, `przepis`
    and their like make it sure.
    """
    result: list[str] = []
    alone = text.strip(" ?.!")
    for words in [alone, *(found[0] for found in _NAMED.finditer(text)), *_hungarian(text), *_bare(text)]:
        try:
            provision = store.resolve(words)
        except LawbridgeError:
            continue
        canonical = store.canonical(provision)
        if canonical and canonical not in result:
            result.append(canonical)
    return result


def _hungarian(text: str) -> list[str]:
    return [f"{found[1]}{found[2] or ''}" for found in _NUMBER_OF.finditer(text)]


def _bare(text: str) -> list[str]:
    return [
        found[0]
        for found in _LAW_NUMBER.finditer(text)
        if not _CALL.fullmatch(found[0].strip()) and len(ids.parse(found[0]).path.split(".")) >= 2
    ]


def answer(
    service: Service, text: str, language: Language, jurisdiction: str, edition: str, facts: dict[str, Any]
) -> dict[str, Any]:
    """The document of `ask`, without its time."""
    document: dict[str, Any] = {
        "question": text,
        "language": language,
        "jurisdiction": jurisdiction,
        "status": "answered",
        "answer": "",
        "statements": [],
        "citations": [],
        "procedure": None,
        "candidates": [],
        "refusal": None,
    }
    cited = cited_provisions(service.store, text)
    if cited:
        return document | extract(service.store, cited[:QUOTED], language)
    hits = service.searcher.search(text, language, 10)
    chosen = [hit.canonical for hit in hits if applies(hit.canonical, jurisdiction)]
    if not chosen:
        return document | refuse(service.store, [hit.canonical for hit in hits[:3]], language)
    return document | extract(service.store, chosen[:QUOTED], language)


def applies(canonical: str, jurisdiction: str) -> bool:
    """Whether a provision holds where the asker is: the Laws everywhere, the Hungarian texts in Hungary."""
    name, _ = ids.split(canonical)
    return name == LAW_IN_FORCE or (name in (REGULATIONS, ULTI) and jurisdiction == "hu")


def extract(store: Store, chosen: list[str], language: Language) -> dict[str, Any]:
    """Verbatim quotes of the chosen provisions, each a statement with its citations."""
    citations = Citations(store, language)
    statements: list[dict[str, Any]] = []
    for canonical in spread(store, chosen):
        numbers = [citations.cite(canonical)]
        if citations.rows[numbers[0] - 1]["language"] != language:
            numbers += citations.cite_older(canonical)
        for number in numbers:
            row = citations.rows[number - 1]
            statements.append(
                {"text": f"{row['label']}{_edition(row, language)}: {row['quote']}", "citations": [number]}
            )
    lines = [message(language, "ask.found")]
    lines += [f"{statement['text']} {_marks(statement['citations'])}" for statement in statements]
    return {"statements": statements, "citations": citations.rows, "answer": "\n\n".join(lines)}


def spread(store: Store, chosen: list[str]) -> list[str]:
    """The chosen provisions, a container without text replaced by its first children that have some."""
    result: list[str] = []
    for canonical in chosen:
        provision = store.get(canonical)
        if provision.text:
            result.append(canonical)
            continue
        below = [child.full_id for child in store.subtree(canonical) if child.text and child.kind != "footnote"]
        result += below[:4] if len(chosen) == 1 else below[:1]
    return list(dict.fromkeys(result))


def refuse(store: Store, nearest: list[str], language: Language) -> dict[str, Any]:
    """A refusal that says what is nearest."""
    rows = [
        {"canonical": full_id, "label": ids.label(*_label_parts(store, full_id)), "title": store.get(full_id).title}
        for full_id in nearest
        if full_id in store
    ]
    named = ", ".join(row["label"] for row in rows)
    reason = message(language, "ask.refused", nearest=named) if named else message(language, "ask.refused_bare")
    return {"status": "refused", "answer": reason, "refusal": {"reason": reason, "nearest": rows}}


def _label_parts(store: Store, full_id: str) -> tuple[str, str, str]:
    from corpus.manifest import source

    provision = store.get(full_id)
    return provision.id, source(provision.source).kind, provision.title


def _edition(row: dict[str, Any], language: Language) -> str:
    if row["in_force"]:
        return f" ({message(language, 'ask.working')})" if row["standing"] == "working" else ""
    changed = f"; {row['note']}" if row["note"] else ""
    return f" ({message(language, 'ask.old_edition', edition=row['edition'])}{changed})"


def _marks(numbers: list[int]) -> str:
    return "".join(f"[{number}]" for number in numbers)
