"""A question in words for people: lettered options, the answer, its reasons and laws, for paper, cards and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from app.messages import message
from app.quiz.exports.format import clean, number
from app.quiz.model import QuizQuestion
from app.quiz.picture.drawn import TablePicture, picture

LONGEST_QUOTE = 400
"""Characters of a law printed in a key; what is left out is shown by an ellipsis."""


@dataclass(frozen=True, slots=True)
class Law:
    """A provision as a key prints it."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Presented:
    """`options` are (letter, text); a `match` question has `lefts` numbered 1, 2 ... and its rights as options.

    `blanks` says that a place is written before each option.
    """

    stem: str
    instruction: str
    blanks: bool
    lefts: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, str], ...]
    answer: str
    answer_text: str
    explanation: str
    reasons: tuple[tuple[str, str], ...]
    laws: tuple[Law, ...]
    table: TablePicture | None = None


def rights(question: QuizQuestion) -> list[str]:
    """The right-hand column of a `match` question: each once, in an order that gives nothing away."""
    return sorted({clean(pair.right) for pair in question.pairs}, key=lambda text: (text.casefold(), text))


def present(question: QuizQuestion) -> Presented:
    """The question in words of its own language."""
    texts = rights(question) if question.kind == "match" else [clean(option.text) for option in question.options]
    options = tuple(zip(ascii_uppercase, texts, strict=False))
    lefts = tuple((str(place), clean(pair.left)) for place, pair in enumerate(question.pairs, 1))
    answer, answer_text = _answer(question, options)
    reasons = (
        ()
        if question.kind in ("match", "order")
        else tuple(
            (letter, clean(option.why))
            for (letter, _), option in zip(options, question.options, strict=True)
            if option.why
        )
    )
    return Presented(
        clean(question.stem),
        message(question.language, f"exam.do_{question.kind}"),
        question.kind == "order",
        lefts,
        options,
        answer,
        answer_text,
        clean(question.explanation),
        reasons,
        _laws(question),
        picture(question),
    )


def _laws(question: QuizQuestion) -> tuple[Law, ...]:
    """What the question rests on with its words, the rest by its label alone: a key is read beside the law book.

    Words of another language are none of the key's.
    """
    rests = [one for one in question.citations if one.provision in question.provisions] or question.citations[:1]
    told = [one for one in rests if one.language in (question.language, "")]
    return tuple(
        Law(clean(one.label), shortened(clean(one.text)) if one in told else "")
        for one in dict.fromkeys(question.citations)
    )


def shortened(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Whole words of a text and an ellipsis, when it is longer than `longest` characters."""
    if len(text) <= longest:
        return text
    return text[: max(text.rfind(" ", 0, longest), 1)].rstrip(" ,;:") + " …"


def _answer(question: QuizQuestion, options: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """The answer as the key's short form (letters, pairs, a number) and in full words."""
    match question.kind:
        case "numeric":
            value = number(question.answer or 0.0)
            if question.tolerance:
                value += f" ± {number(question.tolerance)}"
            words = f"{value} {question.unit}".strip()
            return words, words
        case "match":
            letter_of = {text: letter for letter, text in options}
            pairs = [(str(place), clean(pair.right)) for place, pair in enumerate(question.pairs, 1)]
            lines = [f"{clean(pair.left)} \N{EN DASH} {clean(pair.right)}" for pair in question.pairs]
            return ", ".join(f"{place}{letter_of[right]}" for place, right in pairs), "\n".join(lines)
        case "order":
            letters = {option.id: letter for (letter, _), option in zip(options, question.options, strict=True)}
            lines = [f"{place}. {clean(option.text)}" for place, option in enumerate(question.correct, 1)]
            return ", ".join(letters[option.id] for option in question.correct), "\n".join(lines)
        case _:
            rows = [row for row, option in zip(options, question.options, strict=True) if option.correct]
            return ", ".join(letter for letter, _ in rows), "\n".join(text for _, text in rows)
