"""Quizzes measured: questions a second, and what may never happen counted over many questions a language.

python -m evals.quiz                 1,000 questions a language
python -m evals.quiz -n 200 pl nb    fewer, and these languages only
python -m evals.quiz --read 40 hu    the sample a reviewer reads, by a fixed seed
python -m evals.quiz --guess 60      what players who know no law get on sets of 60, four seeds a language
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.messages import language_code
from app.quiz.balance import GUESSERS, ahead, counted, gain
from app.quiz.checks import faults, recheck
from app.quiz.make import make_quiz, stream
from app.quiz.model import QuizQuestion
from app.quiz.scope import QuizScope
from corpus.model import LANGUAGES, Language
from corpus.store import Store

SEED = 2026
TRIES = 80
GUESSED = (2026, 2027, 2028, 2029)
"""Seeds of the sets that guessers are tried on."""


@dataclass(frozen=True, slots=True)
class QuizFigures:
    """Figures of one language: `faults` and `recheck` should be 0, `stems` and `ids` equal `questions`."""

    language: Language
    questions: int
    per_second: float
    uncited: int
    faults: int
    recheck: int
    stems: int
    ids: int
    kinds: Counter[str]
    origins: Counter[str]
    levels: Counter[int]


def drawn(store: Store, language: Language, number: int, seed: int = SEED) -> list[QuizQuestion]:
    """The first questions of a seed about everything."""
    found: list[QuizQuestion] = []
    for question in stream(store, QuizScope(), None, language, seed, TRIES * number, set()):
        found.append(question)
        if len(found) == number:
            break
    return found


def measure(store: Store, language: Language, number: int) -> QuizFigures:
    """Draw, time and check."""
    started = time.perf_counter()
    questions = drawn(store, language, number)
    elapsed = time.perf_counter() - started
    return QuizFigures(
        language,
        len(questions),
        len(questions) / elapsed,
        sum(not question.citations for question in questions),
        sum(bool(faults(question)) for question in questions),
        sum(bool(recheck(question)) for question in questions),
        len({question.stem for question in questions}),
        len({question.id for question in questions}),
        Counter(question.kind for question in questions),
        Counter(question.origin for question in questions),
        Counter(question.level for question in questions),
    )


def table(rows: Sequence[QuizFigures]) -> str:
    """The figures as a Markdown table."""
    heads = ("language", "questions", "a second", "uncited", "faulty", "other effect than the engine's", "stems", "ids")
    head = f"| {' | '.join((*heads, 'kinds', 'from', 'levels'))} |"
    lines = [head, "|---|" + "---:|" * 7 + "---|---|---|"]
    for row in rows:
        counts = (_counts(row.kinds), _counts(row.origins), _counts(row.levels))
        lines.append(
            f"| {row.language} | {row.questions} | {row.per_second:.0f} | {row.uncited} | {row.faults} | {row.recheck} "
            f"| {row.stems} | {row.ids} | {' | '.join(counts)} |"
        )
    return "\n".join(lines)


def guessed(store: Store, languages: Sequence[Language], number: int, seeds: Sequence[int] = GUESSED) -> str:
    """By language: what chance gets, what the overlap player gets, and how far each guesser is ahead at most."""
    heads = ("language", f"sets of {number}", "single choices", "chance %", "most words of the stem %", *GUESSERS)
    lines = [f"| {' | '.join(heads)} |", "|---|" + "---:|" * (len(heads) - 1)]
    for language in languages:
        sets = [make_quiz(store, number, [], None, language, seed).questions for seed in seeds]
        single = [one for questions in sets for one in questions if counted(one)]
        chance = 100 * sum(1 / len(one.options) for one in single) / len(single)
        overlap = chance + 100 * sum(gain(one, GUESSERS["shared"]) for one in single) / len(single)
        most = [max((ahead(one, name) for one in sets), key=abs) for name in GUESSERS]
        far = " | ".join(f"{one:+.1f}" for one in most)
        lines.append(f"| {language} | {len(sets)} | {len(single)} | {chance:.1f} | {overlap:.1f} | {far} |")
    return "\n".join(lines)


def _counts(counter: Counter[str] | Counter[int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counter.items(), key=lambda row: -row[1]))


def sample(questions: Sequence[QuizQuestion]) -> str:
    """Questions with answers, reasons and citations, to be read."""
    lines = []
    for number, question in enumerate(questions, 1):
        lines.append(f"{number}. [{question.kind}, {question.level}, {question.procedure or question.variant}]")
        lines.append(f"   {question.stem}")
        for option in question.options:
            place = f"({option.position}) " if option.position else ""
            lines.append(f"     {'*' if option.correct else '-'} {place}{option.text}  [{option.why}]")
        lines += [f"     {pair.left} = {pair.right}" for pair in question.pairs]
        lines.append(f"   {question.explanation}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, or a sample; the exit status is 1 when anything counted should not have been."""
    parser = argparse.ArgumentParser(prog="python -m evals.quiz", description="Measure the quiz.")
    parser.add_argument("languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("-n", type=int, default=1000, help="questions a language")
    parser.add_argument("--read", type=int, default=0, help="print so many questions instead")
    parser.add_argument("--guess", type=int, default=0, help="try guessers on sets of so many questions instead")
    chosen = parser.parse_args(arguments)
    store = Store.load()
    languages = [language_code(one) for one in chosen.languages]
    if chosen.guess:
        sys.stdout.write(guessed(store, languages, chosen.guess) + "\n")
        return 0
    if chosen.read:
        for language in languages:
            sys.stdout.write(sample(drawn(store, language, chosen.read)) + "\n")
        return 0
    rows = [measure(store, language, chosen.n) for language in languages]
    sys.stdout.write(table(rows) + "\n")
    return int(any(row.uncited or row.faults or row.recheck or row.stems != row.questions for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())
