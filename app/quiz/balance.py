"""Guessers who know no law: they take the option that shares most words with the stem, the longest or the shortest.

A set is balanced when none of them does better or worse than chance. Questions are drawn so that it is: each guesser
has an account of what he gained over chance, and a question that would bring an account out of bounds is put aside.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence

from app.quiz.model import QuizQuestion

BOUND = 1.8
"""Questions that a guesser may be ahead of chance or behind it."""
_STEM = 5
"""Letters by which two words are taken for one: endings differ."""
_SHORTEST = 3

Guesser = Callable[[QuizQuestion], Sequence[float]]
"""What each option is worth to somebody who guesses."""


def words(text: str) -> set[str]:
    """The words of a text without endings and accents; words of one or two letters are left out."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return {word[:_STEM] for word in re.findall(r"\w+", letters) if len(word) >= _SHORTEST}


def shared(question: QuizQuestion) -> list[float]:
    """How many words each option has in common with the stem."""
    stem = words(question.stem)
    return [float(len(words(option.text) & stem)) for option in question.options]


def share(question: QuizQuestion) -> list[float]:
    """What part of each option's words stands in the stem."""
    stem = words(question.stem)
    return [len(own & stem) / max(len(own), 1) for own in (words(option.text) for option in question.options)]


def longest(question: QuizQuestion) -> list[float]:
    """The length of each option."""
    return [float(len(option.text)) for option in question.options]


def shortest(question: QuizQuestion) -> list[float]:
    """The length of each option, the shortest worth most."""
    return [-one for one in longest(question)]


GUESSERS: dict[str, Guesser] = {"shared": shared, "share": share, "longest": longest, "shortest": shortest}


def counted(question: QuizQuestion) -> bool:
    """Whether a guesser can choose here: one right answer among three or more."""
    return question.kind == "single" and len(question.options) > 2


def gain(question: QuizQuestion, guesser: Guesser) -> float:
    """What a guesser expects here over chance: where several options are worth most to him he takes any of them."""
    worth = guesser(question)
    best = [option for option, one in zip(question.options, worth, strict=True) if one == max(worth)]
    return sum(option.correct for option in best) / len(best) - 1 / len(question.options)


def ahead(questions: Iterable[QuizQuestion], name: str) -> float:
    """By how many points out of a hundred a guesser is better (or worse) than chance on a set."""
    rows = [gain(question, GUESSERS[name]) for question in questions if counted(question)]
    return 100 * sum(rows) / len(rows) if rows else 0.0


class Accounts:
    """What each guesser is ahead of chance on the questions taken so far."""

    def __init__(self) -> None:
        self._ahead = dict.fromkeys(GUESSERS, 0.0)

    def fits(self, question: QuizQuestion) -> bool:
        """Whether all accounts stay in bounds with this question, or come nearer to chance together."""
        if not counted(question):
            return True
        after = [self._ahead[name] + gain(question, guesser) for name, guesser in GUESSERS.items()]
        if max(map(abs, after)) <= BOUND:
            return True
        return sum(one * one for one in after) < sum(one * one for one in self._ahead.values())

    def take(self, question: QuizQuestion) -> None:
        """Book a question."""
        if counted(question):
            for name, guesser in GUESSERS.items():
                self._ahead[name] += gain(question, guesser)
