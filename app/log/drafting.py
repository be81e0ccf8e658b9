"""From an answer or a ruling to a draft for the log: nothing is written again, it is taken from the document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.log.entry_data import EntryDraft, checked
from app.messages import language_code, message
from corpus.store import LAW_IN_FORCE
from rulings.engine.editions import IN_FORCE_EDITION


def draft_of(document: Mapping[str, Any], **place: Any) -> EntryDraft:
    """A draft from the document of `ask` or of `rule`; `place` gives the other fields (board, table, players ...).

    A document of `rule` does not carry its facts: give them as `facts=`. Raises BadInput for fields the log lacks.
    """
    asked = "question" in document
    found = document.get("procedure") if asked else document
    ruling = dict((found or {}).get("ruling") or {}) if asked else dict(document)
    cited = _cited(ruling) or [row["canonical"] for row in document.get("citations", []) if asked]
    values: dict[str, Any] = {
        "situation": str(document.get("question", "")) or _told(found or {}),
        "headline": headline(ruling) or (str(document.get("answer", "")) if asked and not found else ""),
        "procedure": str((found or {}).get("name" if asked else "procedure") or ""),
        "facts": dict((found or {}).get("facts") or {}),
        "ruling": ruling,
        "happened": _happened(document.get("understood") or {}),
        "citations": list(dict.fromkeys(cited)),
        "language": str(document.get("language") or "hu"),
        "edition": str(ruling.get("edition") or IN_FORCE_EDITION),
        "jurisdiction": str(document.get("jurisdiction") or "none"),
    }
    clean = checked(values | place)
    return EntryDraft(**clean | {"citations": tuple(clean["citations"])})


def draft_of_table(document: Mapping[str, Any], table: Mapping[str, Any], language: str, **place: Any) -> EntryDraft:
    """A draft from a table and the document of its rulings (`Service.table`): the table, and all rulings in order.

    Procedure and facts are those of the first ruling. Raises BadInput for fields the log lacks.
    """
    reader = language_code(language)
    rulings = document["rulings"]
    first = rulings[0] if rulings else {}
    whole = {
        **first,
        "statements": [row for ruling in rulings for row in ruling["statements"]],
        "need": [row for ruling in rulings for row in ruling["need"]],
        "in_force": document["in_force"],
    }
    facts: dict[str, Any] = next(
        (row["facts"] for row in document["irregularities"] if row["procedure"] == first.get("procedure")), {}
    )
    told = [row["value"] for row in table.get("circumstances", ()) if row.get("is") == "board"]
    values: dict[str, Any] = {
        "board": str(told[0]) if told else "",
        "headline": " ".join(map(headline, rulings)) or message(reader, "table.nothing"),
        "procedure": first.get("procedure", ""),
        "facts": facts,
        "ruling": whole if rulings else {},
        "happened": {**table, "state": document["state"]},
        "citations": list(dict.fromkeys(name for ruling in rulings for name in _cited(ruling))),
        "language": reader,
        "edition": first.get("edition", IN_FORCE_EDITION),
    }
    clean = checked(values | place)
    return EntryDraft(**clean | {"citations": tuple(clean["citations"])})


def headline(ruling: Mapping[str, Any]) -> str:
    """A ruling in one sentence or two: what it marks as headline, else its first statement."""
    rows = ruling.get("statements") or []
    chosen = [row["text"] for row in rows if row.get("kind") == "headline"] or [row["text"] for row in rows[:1]]
    return " ".join(chosen)


def _happened(understood: Mapping[str, Any]) -> dict[str, Any]:
    """The table of an answer: what happened at it and how it stands; empty where nothing is told of one."""
    table = {name: value for name, value in understood.items() if name != "text"}
    return table if any(table.get(name) for name in ("events", "circumstances")) else {}


def _told(found: Mapping[str, Any]) -> str:
    understood = found.get("understood") or []
    return " ".join(map(str, understood))


def _cited(ruling: Mapping[str, Any]) -> list[str]:
    rows = [*ruling.get("statements", []), *ruling.get("options", []), *ruling.get("in_force", [])]
    names = [name for row in rows for name in row.get("citations", [])]
    return [name if ":" in name else f"{LAW_IN_FORCE}:{name}" for name in names if name]
