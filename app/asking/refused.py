"""A refusal: that nothing here answers the question, and what is nearest."""

from __future__ import annotations

from app.answering import of_refusal
from app.answering.documents import Nearest, Refusal, RefusedAnswer
from app.looking_up.provisions import label
from app.messages import message
from corpus.model import Language
from corpus.store import Store


def refused(store: Store, nearest: list[str], language: Language) -> RefusedAnswer:
    """The parts of the document that a refusal sets; `nearest` are canonical full ids, best first."""
    rows: list[Nearest] = [
        {"canonical": full_id, "label": label(store, full_id), "title": store.get(full_id).title}
        for full_id in nearest
        if full_id in store
    ]
    named = ", ".join(row["label"] for row in rows)
    reason = message(language, "ask.refused", nearest=named) if named else message(language, "ask.refused_bare")
    return _because(reason, rows)


def not_read(code: str, language: Language) -> RefusedAnswer:
    """The same for a question in a language that we do not read, given by its code."""
    return _because(message(language, "ask.not_read", other=message(language, f"ask.language_{code}")), [])


def _because(reason: str, rows: list[Nearest]) -> RefusedAnswer:
    refusal: Refusal = {"reason": reason, "nearest": rows}
    return {"status": "refused", **of_refusal(reason), "answer": reason, "refusal": refusal}
