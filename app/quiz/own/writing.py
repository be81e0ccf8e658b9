"""One question as a trainer writes it: checked, and made into a question of a quiz."""

from __future__ import annotations

import hashlib
import string
from collections.abc import Mapping
from dataclasses import replace
from math import isfinite
from random import Random
from typing import Any, cast

from app.messages import message
from app.quiz.citing import cited
from app.quiz.exports.format import clean
from app.quiz.model import LEVELS, Level, QuestionKind, QuizOption, QuizQuestion
from app.quiz.scope import provisions_named
from corpus.model import LANGUAGES, Language
from corpus.store import Store

NAMES = ("question", "right", "wrong", "answer", "explanation", "laws", "level", "language", "id")
LONGEST, LONGEST_ANSWER, MOST_ANSWERS = 2000, 500, 8
LONGEST_ID = 60
_TRUTHS = {"true": True, "false": False}


class Unwritten(Exception):
    """What is wrong with a question; `sentence` says it in a language."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(key)
        self.key, self.params = key, params

    def sentence(self, language: Language) -> str:
        """The fault in one sentence."""
        return message(language, f"own.{self.key}", **self.params)


def written(store: Store, row: Mapping[str, Any], language: str) -> QuizQuestion:
    """The question of a row (names as `reading` describes them); raises Unwritten saying what is wrong with it."""
    unknown = [str(name) for name in row if name not in NAMES]
    if unknown:
        raise Unwritten("unknown_name", name=unknown[0][:30], names=", ".join(NAMES))
    stem = _text(row.get("question"), LONGEST)
    if not stem:
        raise Unwritten("no_question")
    spoken = (_text(row.get("language"), LONGEST_ID) or language).casefold()
    spoken = "nb" if spoken == "no" else spoken
    if spoken not in LANGUAGES:
        raise Unwritten("bad_language", spoken=spoken[:20], languages=", ".join(LANGUAGES))
    level = _text(row.get("level"), LONGEST_ID) or "1"
    if level not in map(str, LEVELS):
        raise Unwritten("bad_level", level=level[:20])
    named = _text(row.get("id"), LONGEST_ID)
    made = QuizQuestion(
        id=f"own-{named}" if named else own_id(stem, spoken),
        kind="single",
        language=spoken,
        level=cast(Level, int(level)),
        stem=stem,
        explanation=_text(row.get("explanation"), LONGEST),
        citations=(),
        provisions=(),
    )
    return _answered(row, _cited(store, row.get("laws"), made))


def own_id(stem: str, language: str) -> str:
    """What a question is called that was given no name: the same for the same words."""
    return f"own-{hashlib.sha256(f'{language} {stem}'.encode()).hexdigest()[:12]}"


def _cited(store: Store, laws: Any, question: QuizQuestion) -> QuizQuestion:
    """The question with the laws it rests on."""
    typed = laws if isinstance(laws, list) else _text(laws, LONGEST_ANSWER).replace(";", ",").split(",")
    found: list[str] = []
    for one in (_text(law, LONGEST_ANSWER) for law in typed):
        if not one:
            continue
        ids = [name for name in provisions_named(one[:60]) if name in store]
        if not ids:
            raise Unwritten("no_law", law=one[:30])
        found += ids
    provisions = tuple(dict.fromkeys(found))
    return replace(question, provisions=provisions, citations=cited(store, provisions, question.language))


def _answered(row: Mapping[str, Any], question: QuizQuestion) -> QuizQuestion:
    """The question with its answers, by what the row has: answers to choose from, true or false, a number."""
    rights, wrongs = _answers(row.get("right")), _answers(row.get("wrong"))
    if row.get("answer") is not None:
        if rights or wrongs:
            raise Unwritten("answer_and_right")
        return _told(row["answer"], question)
    if not rights:
        raise Unwritten("no_right")
    if not wrongs:
        raise Unwritten("no_wrong")
    if len(rights) + len(wrongs) > MOST_ANSWERS:
        raise Unwritten("many_answers", count=str(len(rights) + len(wrongs)), most=str(MOST_ANSWERS))
    texts = [text for text, _ in (*rights, *wrongs)]
    same = next((text for text in texts if [one.casefold() for one in texts].count(text.casefold()) > 1), "")
    if same:
        raise Unwritten("same_answers", answer=same[:60])
    options = [QuizOption("", text, True, why) for text, why in rights]
    options += [QuizOption("", text, False, why) for text, why in wrongs]
    Random(question.id).shuffle(options)  # the right one first in every question would give it away
    lettered = tuple(replace(one, id=letter) for one, letter in zip(options, string.ascii_lowercase, strict=False))
    kind: QuestionKind = "single" if len(rights) == 1 else "multiple"
    return replace(question, kind=kind, options=lettered)


def _answers(value: Any) -> list[tuple[str, str]]:
    """Answers with their reasons, from a text, a list of texts, or a list of `{text, why}`."""
    found = []
    for one in value if isinstance(value, list) else [value]:
        given = one if isinstance(one, Mapping) else {"text": one}
        text = _text(given.get("text"), LONGEST_ANSWER)
        if text:
            found.append((text, _text(given.get("why"), LONGEST_ANSWER)))
        elif isinstance(one, Mapping):
            raise Unwritten("empty_answer")
    return found


def _told(answer: Any, question: QuizQuestion) -> QuizQuestion:
    """A question whose answer is true, false or a number."""
    typed = _text(answer, LONGEST_ANSWER).casefold()
    if typed in _TRUTHS:
        right = _TRUTHS[typed]
        options = tuple(
            QuizOption(name, message(question.language, f"quiz.{words}"), (name == "true") is right)
            for name, words in (("true", "so"), ("false", "not_so"))
        )
        return replace(question, kind="true_false", options=options)
    try:
        number = float(typed.replace(",", "."))
    except ValueError:
        raise Unwritten("bad_answer", answer=typed[:30]) from None
    if not isfinite(number):
        raise Unwritten("bad_answer", answer=typed[:30])
    return replace(question, kind="numeric", answer=number)


def _text(value: Any, longest: int) -> str:
    """A value as clean text; raises Unwritten for a list or a mapping, and for what is too long."""
    if value is None:
        return ""
    if isinstance(value, (list, Mapping)):
        raise Unwritten("no_text")
    text = clean(str(value))
    if len(text) > longest:
        raise Unwritten("long_text", count=str(len(text)), most=str(longest), text=text[:40])
    return text
