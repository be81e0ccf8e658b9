"""Whether an answer is right. Answers are JSON values, so that forms, phones and the database speak the same:

single, true_false: an option's id    multiple: a list of ids    order: the ids in the order given
match: {pair id: the right-hand text}    numeric: a number, or text as people type it
"""

from __future__ import annotations

import math
import re
from typing import Any

from app.quiz.exports.format import clean
from app.quiz.model import QuizOption, QuizQuestion

_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


def is_right(question: QuizQuestion, given: Any) -> bool:
    """Whether the whole answer is right; what is no answer of this kind of question is wrong, never an error."""
    match question.kind:
        case "single" | "true_false":
            return bool([option for option in question.correct if option.id == given])
        case "multiple":
            return isinstance(given, list) and sorted(map(str, given)) == sorted(one.id for one in question.correct)
        case "order":
            return isinstance(given, list) and given == [option.id for option in question.correct]
        case "match":
            return isinstance(given, dict) and all(
                clean(str(given.get(pair.id, ""))) == clean(pair.right) for pair in question.pairs
            )
        case "numeric":
            value = typed_number(given)
            wanted = question.answer or 0.0
            near = max(question.tolerance, 1e-9) + 1e-9
            return value is not None and math.isclose(value, wanted, rel_tol=0.0, abs_tol=near)


def typed_number(given: Any) -> float | None:
    """A number as typed: decimal comma or point, minus as hyphen or sign, blanks between thousands; else None."""
    if isinstance(given, bool) or given is None:
        return None
    text = str(given).replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").replace(",", ".")
    text = re.sub(r"\s", "", text)
    return float(text) if _NUMBER.fullmatch(text) else None


def is_given(question: QuizQuestion, given: Any) -> bool:
    """Whether there is an answer at all; an unanswered question is not a wrong idea of the law."""
    if question.kind == "match":
        return isinstance(given, dict) and all(given.get(pair.id) for pair in question.pairs)
    return given not in (None, "", [])


def chosen(question: QuizQuestion, given: Any) -> list[QuizOption]:
    """The options that were chosen, in the order shown."""
    ids = given if isinstance(given, list) else [given]
    return [option for option in question.options if option.id in ids]
