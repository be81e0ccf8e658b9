"""An answer made of verbatim quotes: the provisions named or found, in the reader's language, older editions marked."""

from __future__ import annotations

from typing import Any

from app.looking_up.quoting import Citations
from app.messages import message
from corpus.ids import split
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI, Store

QUOTED = 3
"""Provisions an extractive answer quotes."""


def applies(canonical: str, jurisdiction: str) -> bool:
    """Whether a provision holds where the asker is: the Laws everywhere, the Hungarian texts in Hungary."""
    name, _ = split(canonical)
    return name == LAW_IN_FORCE or (name in (REGULATIONS, ULTI) and jurisdiction == "hu")


def quoted(store: Store, chosen: list[str], language: Language, jurisdiction: str) -> dict[str, Any]:
    """Verbatim quotes of the chosen provisions, each a statement with its citation."""
    citations = Citations(store, language)
    statements: list[dict[str, Any]] = []
    for canonical in spread(store, chosen):
        numbers = [citations.cite(canonical)]
        if citations.rows[numbers[0] - 1]["language"] != language:
            numbers += citations.cite_older(canonical)
        for number in numbers:
            row = citations.rows[number - 1]
            text = f"{row['label']}{remark(row, language, jurisdiction)}: {row['quote']}"
            statements.append({"text": text, "citations": [number]})
    lines = [message(language, "ask.found")]
    lines += [f"{statement['text']} {marks(statement['citations'])}" for statement in statements]
    return {"statements": statements, "citations": citations.rows, "answer": "\n\n".join(lines)}


def spread(store: Store, chosen: list[str]) -> list[str]:
    """The chosen provisions, a container without text replaced by its first children that have some."""
    result: list[str] = []
    for canonical in chosen[:QUOTED]:
        if store.get(canonical).text:
            result.append(canonical)
            continue
        below = [child.full_id for child in store.subtree(canonical) if child.text and child.kind != "footnote"]
        result += below[:4] if len(chosen) == 1 else below[:1]
    return list(dict.fromkeys(result))


def remark(row: dict[str, Any], language: Language, jurisdiction: str) -> str:
    """What a reader must know of a cited text: superseded edition, working text, another federation's rule."""
    words: list[str] = []
    if not row["in_force"]:
        words.append(message(language, "ask.old_edition", edition=row["edition"]))
        if row["note"]:
            words.append(row["note"])
    elif row["standing"] == "working":
        words.append(message(language, "ask.working"))
    if row["source"] == REGULATIONS and jurisdiction != "hu":
        words.append(message(language, "ask.hungarian_rule"))
    return f" ({'; '.join(words)})" if words else ""


def marks(numbers: list[int]) -> str:
    """Citation marks of a sentence: `[1][3]`."""
    return "".join(f"[{number}]" for number in numbers)
