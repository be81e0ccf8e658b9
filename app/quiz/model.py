"""A question, its options and a quiz: values that the makers fill and the exports, exams and pages read.

    single       exactly one option is correct             true_false  two options, `true` and `false`, one correct
    multiple     one or more options are correct           match       `pairs`: each left belongs to its right
    order        `options` carry their place from 1 on     numeric     `answer`, right within `tolerance`

Options, pairs and steps stand in the order they are shown (already shuffled by the quiz's seed). The JSON of `to_json`
is what the database keeps and `--format json` prints.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, get_args

from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language

QuestionKind = Literal["single", "multiple", "true_false", "match", "order", "numeric"]
KINDS: tuple[QuestionKind, ...] = get_args(QuestionKind)
Level = Literal[1, 2, 3]
LEVELS: tuple[Level, ...] = get_args(Level)


@dataclass(frozen=True, slots=True)
class Cited:
    """A provision a question rests on, as its reader is shown it.

    `provision` is the full id in force, `label` how people write it, `source` and `language` the text shown,
    `standing` that text's (official or working), `text` its own words.
    """

    provision: str
    label: str
    title: str
    source: str
    language: str
    standing: str
    in_force: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class QuizOption:
    """One answer to choose. `why` says why it is right or wrong; `citations` are full ids found in the question's.

    `position` is its place from 1 on in the right order (kind `order` only, 0 elsewhere). `assumes` holds the facts
    under which a wrong answer would be the right one, so that it can be checked again. `short` says the same in fewer
    words, "" where `text` is short.
    """

    id: str
    text: str
    correct: bool
    why: str = ""
    citations: tuple[str, ...] = ()
    position: int = 0
    assumes: Mapping[str, Any] = field(default_factory=dict)
    short: str = ""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two things that belong together."""

    id: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """One question with everything needed to ask, mark and explain it.

    `id` names the item, not its wording: the same in every language and after a corrected typo; `key` is unique over
    languages too. `origin` says what produced the answer (`engine`, `texts`, `scoring`, `regulations`, `ulti`, `own`),
    `procedure` and `facts` let the engine work it out again, `variant` names the sort of item, `scene`
    the told scene it is asked on: nothing else in a set is asked on it. `table` is what its picture shows
    (`app.quiz.picture.facts`), empty where it tells of no table. `decided_by` is how many told facts the
    answer was made from, 0 where nobody counted: the level comes from it.
    `short` is the stem in so few words that a phone's game holds it, "" where there is none: `in_short`.
    """

    id: str
    kind: QuestionKind
    language: Language
    level: Level
    stem: str
    explanation: str
    citations: tuple[Cited, ...]
    provisions: tuple[str, ...]
    topics: tuple[str, ...] = ()
    options: tuple[QuizOption, ...] = ()
    pairs: tuple[Pair, ...] = ()
    answer: float | None = None
    tolerance: float = 0.0
    unit: str = ""
    origin: str = "own"
    variant: str = ""
    procedure: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    note: str = ""
    scene: str = ""
    table: Mapping[str, Any] = field(default_factory=dict)
    decided_by: int = 0
    short: str = ""

    @property
    def key(self) -> str:
        """The id with its language."""
        return f"{self.id}-{self.language}"

    @property
    def correct(self) -> tuple[QuizOption, ...]:
        """The right options; of an `order` question all of them in the right order."""
        if self.kind == "order":
            return tuple(sorted(self.options, key=lambda option: option.position))
        return tuple(option for option in self.options if option.correct)

    def to_json(self) -> dict[str, Any]:
        """As JSON values; `question_from_json` is its inverse."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain


def in_short(question: QuizQuestion) -> QuizQuestion:
    """The question in few words: the same item, its stem and options said shorter where they can be."""
    if not question.short:
        return question
    options = tuple(replace(one, text=one.short or one.text) for one in question.options)
    return replace(question, stem=question.short, options=options)


@dataclass(frozen=True, slots=True)
class Quiz:
    """Questions under a title; the same `seed` and options make the same quiz."""

    title: str
    language: Language
    seed: int
    questions: tuple[QuizQuestion, ...]

    def to_json(self) -> dict[str, Any]:
        """As JSON values; `quiz_from_json` is its inverse."""
        return {
            "title": self.title,
            "language": self.language,
            "seed": self.seed,
            "questions": [question.to_json() for question in self.questions],
        }


def question_id(provisions: tuple[str, ...], procedure: str, variant: str, item: object = "") -> str:
    """A stable id: readable head (procedure or first provision) and a hash of what the item is, never of its words.

    `item` is anything JSON can write that tells this item from others of its variant, such as its facts.
    """
    name = procedure or (provisions[0].partition(":")[2] if provisions else "") or "item"
    head = re.sub(r"[^a-z0-9]+", "-", name.casefold().encode("ascii", "ignore").decode()).strip("-")[:40]
    content = json.dumps([sorted(provisions), procedure, variant, item], sort_keys=True, default=str)
    return f"{head or 'item'}-{hashlib.sha256(content.encode()).hexdigest()[:12]}"


def question_from_json(row: Mapping[str, Any]) -> QuizQuestion:
    """A question from its JSON; raises BadInput saying what is missing or wrong."""
    try:
        values = dict(row)
        values["options"] = tuple(
            QuizOption(**{**one, "citations": tuple(one.get("citations", ()))}) for one in values.get("options", ())
        )
        values["pairs"] = tuple(Pair(**one) for one in values.get("pairs", ()))
        values["citations"] = tuple(Cited(**one) for one in values.get("citations", ()))
        for name in ("provisions", "topics"):
            values[name] = tuple(values.get(name, ()))
        question = QuizQuestion(**values)
    except (TypeError, AttributeError) as error:
        raise BadInput(
            f"This is no question of a quiz ({error}); `lawbridge quiz make --format json` prints what one looks like."
        ) from error
    if question.kind not in KINDS or question.language not in LANGUAGES or question.level not in LEVELS:
        raise BadInput(
            f"The question {question.id!r} has an unknown kind, language or level; "
            "`lawbridge quiz make --format json` prints what one looks like."
        )
    return question


def quiz_from_json(row: Mapping[str, Any]) -> Quiz:
    """A quiz from its JSON; raises BadInput as `question_from_json` does."""
    try:
        questions = tuple(question_from_json(one) for one in row["questions"])
        if row["language"] not in LANGUAGES:
            raise ValueError("its language is unknown")
        return Quiz(str(row["title"]), row["language"], int(row["seed"]), questions)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(
            f"This is no quiz ({error}); `lawbridge quiz make --format json` prints what one looks like."
        ) from error
