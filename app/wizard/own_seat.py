"""A correction of where the teller sits: `sorry, I am East` stands in the place of the words that told another seat.

What he said he did, and what was done to him, is that player's from then on.
"""

from __future__ import annotations

from app.answering.documents import AnswerDocument, case_of
from app.looking_up.library import Library
from app.wizard.marks import marked, without_marks
from app.wizard.put_right import FollowUp
from app.wizard.together import joined, procedure_of, retold, texts, together, without
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import hear

OF_TELLER = ("misinformed",)
"""Facts of the player who would have called otherwise: where that is the teller they move with him."""


def seated_anew(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction of the teller's seat does to the case; None where the text makes none."""
    if not marked(text, language):
        return None
    told = texts(previous)
    was, now = hear(joined(told), language).asker, hear(text, language).asker
    if was is None or now is None or was == now:
        return None
    words = _words_of_seat(told, was, language)
    if not words:
        return None
    case, left = case_of(previous), without(told, words)
    said = without_marks(text, language)
    heard = together(library, joined(left), said, language, previous["jurisdiction"], joined(told))
    name = procedure_of(heard, case["name"], case["facts"])
    moved = name if name != case["name"] else ""
    his = {fact: now for fact in OF_TELLER if case["facts"].get(fact) == was}  # he was told of as `I`
    return FollowUp(his | retold(heard, name, case), (), language, procedure=moved, heard=True, story=left)


def _words_of_seat(told: list[str], seat: str, language: Language) -> str:
    """The clause that says that the teller sits there; empty where none does by itself."""
    for one in told:
        read = cut(one, language)
        for clause in read.clauses:
            said = read.said(clause.first, clause.last)
            if hear(said, language).asker == seat:
                return said
    return ""
