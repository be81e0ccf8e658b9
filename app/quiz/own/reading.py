"""A trainer's questions from a YAML or CSV file: rows of plain values, made into questions by `writing`.

YAML is a list of questions, or `{language: ..., questions: [...]}`; a question has

    question        its words                          right, wrong   an answer or a list of them
    answer          instead of right and wrong: true, false or a number
    explanation, laws (27B1, or a list), level (1 to 3), language, id

and a wrong answer may be `{text: ..., why: ...}`. CSV has the same names in its first line; further answers stand in
`right2`, `wrong2` ..., and why the n-th wrong answer is wrong in `why1`, `why2` ...
"""

from __future__ import annotations

from collections.abc import Mapping

from app.messages import message
from app.quiz.model import QuizQuestion
from app.quiz.own.rows import rows_of
from app.quiz.own.writing import Unwritten, written
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from corpus.store import Store

MOST_QUESTIONS = 1000


def read_own(
    store: Store, data: bytes, name: str, language: Language, said: Language
) -> tuple[list[QuizQuestion], list[str]]:
    """The questions of a file called `name`, and what is wrong with the others, one sentence a fault in `said`.

    `language` is that of questions that name none. Raises BadInput for a file that cannot be read at all.
    """
    rows, spoken = guarded(rows_of, data, name, said, name=name)
    if not rows:
        raise BadInput(message(said, "own.no_questions", name=name))
    if len(rows) > MOST_QUESTIONS:
        raise BadInput(message(said, "own.too_many", name=name, count=str(len(rows)), most=str(MOST_QUESTIONS)))
    found: dict[str, QuizQuestion] = {}
    faults = []
    for place, row in enumerate(rows, 1):
        where = message(said, "own.where", place=str(place))
        try:
            if not isinstance(row, Mapping):
                raise Unwritten("no_mapping")
            question = written(store, row, spoken or language)
            if question.id in found:
                raise Unwritten("twice", question=question.stem[:60])
            found[question.id] = question
        except Unwritten as fault:
            faults.append(f"{where}: {fault.sentence(said)}")
    return list(found.values()), faults
