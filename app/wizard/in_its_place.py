"""A correction that tells anew what the text before it told: it stands in that text's place.

`The next trick has been led to, East led it, I think` - `No, sorry: dummy led a heart, and neither of them has played`.
What only the text before told is told no more; the story without it and with the correction is heard as one.
"""

from __future__ import annotations

from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.looking_up.library import Library
from app.wizard.correcting import marked, without_marks
from app.wizard.put_right import FollowUp
from app.wizard.together import joined, procedure_of, retold, together
from corpus.model import Language
from rulings import registry
from understanding.hear import hear
from understanding.heard import Heard

_MOVES = frozenset({"lead", "play", "call", "claim", "expose", "withdraw", "replace"})
"""Acts by which a game goes on."""
_NO_BIDS = ("P", "X", "XX")
"""Calls of which one is no correction of a bid."""


def in_its_place(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction of the follow-up before it does to the case; None where it tells no act of that one anew."""
    course, texts = previous.get("course"), list(previous.get("told") or ())
    if course is None or course["kind"] != "continued" or len(texts) < 2:
        return None
    if not marked(text, language) or texts[-1] != course["move"]["text"]:
        return None
    said = without_marks(text, language)
    now, last = hear(said, language), hear(texts[-1], language)
    if not _acts(now) & _acts(last) or not _whole(now):
        return None
    case = case_of(previous)
    before = {fact: was for fact, (was, _) in course["changed"].items()}
    known: dict[str, Any] = {**case["facts"], **before}
    heard = together(library, joined(texts[:-1]), said, language, previous["jurisdiction"])
    told = {fact: value for fact, value in known.items() if value is not None}
    name = procedure_of(heard, case["name"], told)
    undone = {fact: was for fact, was in before.items() if fact in registry.get(name).fields}
    facts = {**undone, **retold(heard, name, {**case, "facts": told})}
    return FollowUp(facts, (), language, procedure=name if name != case["name"] else "", heard=True, instead=True)


def _acts(heard: Heard) -> set[tuple[str, str]]:
    """The moves of a game that a text tells or denies, whoever made them; a pass is no bid."""
    rows = [row for row in heard.table["events"] if row["act"] in _MOVES]
    calls = [(str(row["act"]), str((row.get("what") or {}).get("call") or "")) for row in rows]
    return {(act, call if call in _NO_BIDS else "") for act, call in calls}


def _whole(heard: Heard) -> bool:
    """Whether a text tells by itself who did something, and what."""
    return any(row.get("who") and row.get("what") for row in heard.done(*_MOVES))
