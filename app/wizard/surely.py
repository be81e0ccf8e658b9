"""How probable it is that a case that went on is ruled rightly: all that it was told, heard anew as one story.

A case is continued step by step, by what each text changes. Where the whole, heard as one, ends as the case does, both
readings bear each other out, and the whole's probability is the case's; where it ends otherwise one of the two is
wrong, and the answer is never called answered.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.answering.documents import AnswerDocument, case_of
from app.asking import ask
from app.asking.doubt import SURE
from app.looking_up.library import Library
from app.wizard.together import joined
from corpus.errors import BadInput
from corpus.model import Language
from understanding.endings import end_of

DIFFERS = 0.5
"""The probability at most of a case that the whole, heard as one story, would end otherwise."""


def surely(library: Library, document: AnswerDocument, told: Sequence[str], previous: AnswerDocument) -> float | None:
    """The probability of a case's answer by the whole of what it was `told`; at most `DIFFERS` where that ends
    otherwise or cannot be heard as one.
    """
    case, heard_in = case_of(document), previous.get("heard_in", previous["language"])
    spoken: Language = heard_in
    try:
        whole = ask(library, joined(told), spoken, previous["jurisdiction"], case["ruling"]["edition"])
    except BadInput:
        return DIFFERS
    ruled, sure = whole["procedure"], whole["confidence"] or 0.0
    same = ruled is not None and ruled["name"] == case["name"] and end_of(ruled["ruling"]) == end_of(case["ruling"])
    return sure if same else min(sure, DIFFERS)


def as_sure(document: AnswerDocument, sure: float | None) -> AnswerDocument:
    """A case's answer with its probability, called answered only where that is `SURE`."""
    document = document | {"confidence": sure}
    doubtful = sure is not None and sure < SURE and document["status"] == "answered"
    return document | {"status": "needs_facts"} if doubtful else document
