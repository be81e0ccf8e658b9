"""The answer to what a score of two tables asks for: the vulnerability in a few words (*bellben*), the other result.

Such a score is worked out from the words of its story, not from facts: what is told of it is heard with the story.
"""

from __future__ import annotations

from app.answering.documents import AnswerDocument
from app.messages import message
from app.wizard.answers import words_in, yes_or_no
from app.wizard.together import joined, texts
from corpus.model import Language
from understanding.scores import asked as score_asked
from understanding.scores import result_named, vulnerability_told

LONGEST, RESULT = 6, 20
"""Words of a text that tells a vulnerability, and of one that tells a table's result."""
ASKED, OF_FACTS, IMPS = "vulnerability", "contract_score", "imp"
_TABLES = 2


def vulnerability_answered(text: str, previous: AnswerDocument, language: Language) -> str:
    """The words that tell the vulnerability just asked for, as a sentence of the story; empty where it is not told."""
    asked, case = previous["next_question"], previous["procedure"]
    if asked is None or asked["name"] != ASKED or case is None or case["name"] == OF_FACTS:
        return ""
    words = words_in(text)
    if not words or len(words) > LONGEST:
        return ""
    if vulnerability_told(text, language):
        return text
    said = yes_or_no(" ".join(words), language)
    if said is None:
        return ""
    told = message(language, "scored.vulnerable" if said else "scored.not_vulnerable")
    return f"{told[0].upper()}{told[1:]}."


def result_answered(text: str, previous: AnswerDocument, language: Language) -> str:
    """A text that tells the one table's result that a comparison in IMPs lacks; empty where it tells none."""
    case = previous["procedure"]
    if case is not None and (case["name"] not in (IMPS, OF_FACTS) or previous["status"] == "answered"):
        return ""
    if len(words_in(text)) > RESULT or not result_named(text, language):
        return ""
    before = texts(previous)
    alone = any(_compared(one, language) for one in (text, joined(before)))
    return text if not alone and _compared(joined([*before, text]), language) else ""


def _compared(story: str, language: Language) -> bool:
    """Whether a story tells the results of both tables."""
    found = score_asked(story, language)
    return found is not None and found.unit == "imps" and len(found.tables) == _TABLES
