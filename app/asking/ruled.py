"""A ruling as an answer: what was understood, the ruling, the options, the branches, the next question, each cited."""

from __future__ import annotations

from typing import Any

from app.asking.facts import Read
from app.asking.quoted import marks
from app.looking_up.quoting import Citations
from app.messages import message
from corpus.ids import split
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store

SHOWN_BRANCHES = 8
"""Branches written out in the answer; all stand in the document."""


def ruled(
    store: Store,
    name: str,
    ruling: dict[str, Any],
    read: list[Read],
    facts: dict[str, Any],
    language: Language,
    beside: list[str],
) -> dict[str, Any]:
    """The parts of the document that a ruling sets; `beside` are provisions found that its laws do not cover."""
    citations = Citations(store, language)
    understood = _told(name, facts, language)
    statements = [_cited(citations, row) for row in ruling["statements"]]
    options = [_cited(citations, row) for row in ruling["options"]]
    branches = [(branch, [_cited(citations, row) for row in branch["statements"]]) for branch in ruling["branches"]]
    for row in ruling["need"]:
        _numbers(citations, row["citations"])
    also = [_quote(citations, canonical) for canonical in beside]
    return {
        "status": "answered" if ruling["status"] == "ruled" and not ruling["need"] else "needs_facts",
        "answer": _text(ruling, understood, statements, options, branches, also, language),
        "statements": statements + options + [row for _, rows in branches for row in rows] + also,
        "citations": citations.rows,
        "procedure": {
            "name": name,
            "read": [{"fact": row.fact, "value": row.value, "words": row.words, "sure": row.sure} for row in read],
            "facts": facts,
            "understood": understood,
            "need": ruling["need"],
            "branches": ruling["branches"],
            "ruling": ruling,
            "see_also": also,
        },
    }


def _told(name: str, facts: dict[str, Any], language: Language) -> list[str]:
    from rulings.telling import tell

    return [row.text for row in tell(name, facts, language)]


def _numbers(citations: Citations, ids: list[str]) -> list[int]:
    full = [item if split(item)[0] else f"{LAW_IN_FORCE}:{item}" for item in ids]
    return [citations.cite_exactly(item) for item in full if item in citations.store]


def _cited(citations: Citations, row: dict[str, Any]) -> dict[str, Any]:
    return {"text": row["text"], "citations": list(dict.fromkeys(_numbers(citations, row["citations"])))}


def _quote(citations: Citations, canonical: str) -> dict[str, Any]:
    number = citations.cite(canonical)
    row = citations.rows[number - 1]
    return {"text": f"{row['label']}: {row['quote']}", "citations": [number]}


def _text(
    ruling: dict[str, Any],
    understood: list[str],
    statements: list[dict[str, Any]],
    options: list[dict[str, Any]],
    branches: list[tuple[dict[str, Any], list[dict[str, Any]]]],
    also: list[dict[str, Any]],
    language: Language,
) -> str:
    blocks: list[str] = []
    if understood:
        blocks.append(f"{message(language, 'ask.understood')} {' '.join(understood)}")
    blocks += [_line(row) for row in statements]
    blocks += [f"- {_line(row)}" for row in options]
    for branch, rows in branches[:SHOWN_BRANCHES]:
        told = " ".join(branch.get("text", []))
        blocks.append(f"{message(language, 'ask.if')} {told} {' '.join(_line(row) for row in rows[:1])}")
    if ruling["need"]:
        blocks.append(f"{message(language, 'ask.next')} {ruling['need'][0]['question']}")
    blocks += [f"{message(language, 'ask.see_also')} {_line(row)}" for row in also]
    return "\n\n".join(blocks)


def _line(row: dict[str, Any]) -> str:
    return f"{row['text']} {marks(row['citations'])}"
