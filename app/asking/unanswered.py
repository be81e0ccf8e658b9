"""What was asked and the answer does not answer, named: laws it cites nowhere, how many it does not say.

Further irregularities of the table are no part of it: of 67 answers of 200 that the replay finds some for, two thirds
were none by the Laws.
"""

from __future__ import annotations

import re

from app.answering.documents import AnswerDocument, LeftOpen, RuledCase
from app.looking_up.provisions import label_read
from corpus.citations import cited
from corpus.store import Store

_IN_BRACKETS = re.compile(r"\([^()]*\)")


def unanswered(store: Store, document: AnswerDocument) -> list[LeftOpen]:
    """A row for each: `kind` (law or question) and `text`, a law by its label, a question as it was typed.

    A refusal leaves everything unanswered, and says so itself.
    """
    if document["status"] == "refused":
        return []
    return [*_laws(store, document), *_counts(document)]


def _laws(store: Store, document: AnswerDocument) -> list[LeftOpen]:
    """Laws named of which the answer cites neither themselves, nor what stands in them or above them."""
    found = {row["canonical"] for row in document["citations"]}
    named = dict.fromkeys(cited(store, document["question"]))
    left = [one for one in named if not any(_within(one, other) for other in found)]
    return [{"kind": "law", "text": label_read(store, one, document["language"])} for one in left]


def _within(one: str, other: str) -> bool:
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


def _counts(document: AnswerDocument) -> list[LeftOpen]:
    """Questions for a number, where a ruling has none and asks for nothing more."""
    asked = [row for row in document["understood"].get("asked", ()) if row["form"] == "how_many" and row.get("words")]
    ruled = document["procedure"]
    if not asked or ruled is None or document["next_question"] or _counted(document, ruled):
        return []
    return [{"kind": "question", "text": row["words"]} for row in asked]


def _counted(document: AnswerDocument, ruled: RuledCase) -> bool:
    outcome = ruled["ruling"]["outcome"]
    if any(isinstance(value, int) and not isinstance(value, bool) for value in outcome.values()):
        return True
    texts = [document["headline"]["text"], *(row["text"] for row in document["options"])]
    return any(re.search(r"\d", _IN_BRACKETS.sub("", text)) for text in texts)
