"""Doubt about what a story is about: it is never called answered, and where two witnesses differ, it says both.

A rival that the same reader only thought less of is no part of the answer: of 20 told beside the first in blind round 5
none made an answer right, and seven right ones were held back by it. It stays among the `candidates`, a tap away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.answering.documents import AnswerDocument, OptionRow, RuledAnswer
from app.answering.shortened import SPOKEN, spoken
from app.answering.spoken import words
from app.messages import message
from corpus.model import Language
from understanding.rank import Choice

CERTAIN, SURE = 0.6, 0.85
"""The probability from which one procedure is stated alone, and from which an answer is called answered (of 641 to
strangers 136 are, 129 of them as their gold facts rule)."""
RIVAL = 0.4
"""The share of the best one's probability from which what another witness heard is told beside it."""


def doubted(
    document: AnswerDocument, choices: Sequence[Choice], language: Language, rule: Callable[[str], RuledAnswer | None]
) -> AnswerDocument:
    """The document with its rival's ruling as a way it may have been; in doubt (of the procedure, or of a
    fact heard that the ruling hangs on) it is never called answered.

    `choices` are the procedure ruled by and, where another witness heard another one, that one. `rule` gives the
    document of a procedure on what was told, or None.
    """
    best, *others = choices
    if (document["confidence"] or 0.0) < SURE:
        document = document | {"status": "needs_facts"}
    if best.p >= CERTAIN:
        return document
    rival = others[0] if others and others[0].p >= RIVAL * best.p else None
    other = rule(rival.name) if rival else None
    if rival is None or other is None or other["headline"]["text"] == document["headline"]["text"]:
        return document
    from rulings import registry

    title = registry.title(rival.name, language)
    text = message(language, "answer.or_else").format(case=title, ruling=other["headline"]["text"])
    if words(document["answer"]) + words(text) > SPOKEN:
        text = message(language, "answer.or_else_case").format(case=title)
    cited = [other["citations"][number - 1] for number in other["headline"]["citations"][:1]]
    rows = [*document["citations"], *(row | {"n": len(document["citations"]) + 1} for row in cited)]
    option: OptionRow = {
        "text": text,
        "chooser": None,
        "facts": {},
        "citations": [row["n"] for row in rows[-len(cited) :]],
    }
    options = [*document["options"], option if cited else option | {"citations": []}]
    doubtful = document | {"options": options, "citations": rows}
    return doubtful | {"answer": spoken(doubtful)}
