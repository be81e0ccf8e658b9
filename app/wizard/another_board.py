"""A text that opens with another board, another table or another question: it begins a case of its own.

"Next board, West led out of turn" does; "we had bid the next board already" goes on with the case before it (69B).
"""

from __future__ import annotations

import re

from app.wizard.answers import words_in
from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from understanding.hear import hear

OPENS = 4
"""Words within which a text that begins another case says so; `we had bid on the next board` tells of this one."""
BEFORE = 2
"""Words that may stand before another table that is set off (`now at the next table: …`)."""
_OFF = re.compile("[:;,.!?\N{EN DASH}\N{EM DASH}]|\\s-\\s")
"""A sign that sets off what a text opens with."""


def anew(text: str, language: Language) -> bool:
    """Whether a text opens with words for another board, another table or another question.

    A table may be told of as one that heard something (16D): it opens a case only where a sign sets it off; the next
    board also where an irregularity is told of it.
    """
    words, book = words_in(text), follow_up_words()
    for row in book["new_case"][language]:
        long = len(row.split())
        if any(" ".join(words[at : at + long]) == row for at in range(OPENS)):
            return True
    opening, sign, _ = _OFF.sub("\0", text, count=1).partition("\0")
    head = words_in(opening)
    rows = [row.split() for row in book["new_table"][language]]
    if bool(sign) and any(head[-len(row) :] == row and len(head) - len(row) <= BEFORE for row in rows):
        return True
    return of_next_board(words, language) and _goes_wrong_there(text, language)


def of_next_board(words: list[str], language: Language) -> bool:
    """Whether words open with the next board."""
    rows = [row.split() for row in follow_up_words()["new_board"][language]]
    return any(words[at : at + len(row)] == row for row in rows for at in range(BEFORE + 1))


def _goes_wrong_there(text: str, language: Language) -> bool:
    """Whether an irregularity is shown whose player is the first one named in the clause that a text opens with."""
    heard = hear(text, language)
    if heard.read is None or not heard.read.clauses:
        return False
    there = [heard.by_seat(str(one.value)) for one in heard.read.within(heard.read.clauses[0], "who")]
    return any([one.who] == there[:1] for one, _ in heard.shown)
