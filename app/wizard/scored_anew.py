"""The answer to the vulnerability that a score of two tables asks for, told in a few words: *vulnerable*, *bellben*.

Such a score is worked out from the words of its story, not from facts: what is told of it is heard with the story.
"""

from __future__ import annotations

from app.answering.documents import AnswerDocument
from app.messages import message
from app.wizard.answers import words_in, yes_or_no
from corpus.model import Language
from understanding.scores import vulnerability_told

LONGEST = 6
"""Words of such a text."""
ASKED, OF_FACTS = "vulnerability", "contract_score"


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
