"""What a trainer strikes out of a told question, as rules: labels for sentences, the same said twice, a rare word that
gives the key away, a player named as next to call whose turn it is not, one who acts where
he cannot, a reason that gives none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise

from app.messages import message
from app.quiz.balance import words
from app.quiz.model import QuizOption, QuizQuestion
from app.quiz.told.ruled import RuledScene
from app.quiz.told.sheet import SceneSheet, sheets
from corpus.model import Language

_LABEL = re.compile(r":(?=\s)")
_QUOTED = re.compile("[\u201c\u201e\u00ab\u2018][^\u201c\u201d\u201e\u00ab\u00bb]*[\u201d\u00bb\u2019]")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_SAME, _FEWEST = 0.8, 3
"""Two sentences say the same when so great a part of the shorter one's words stands in the other."""
_RARE, _STEM = 8, 7
"""Letters of a word that may give an answer away, and those by which two such words are taken for one."""
_CALLS = re.compile(r"\{(\w+)\} calls\b")
_ACTS = re.compile(
    r"\{(\w+)\} (?:bids|waits|leads|chooses|repeats|replaces|picks|may lead|must (?:lead|repeat|replace))\b"
)
_LEADS = re.compile(r"\blead by \{(\w+)\}")


def told_faults(question: QuizQuestion) -> Iterator[str]:
    """What is wrong with the words of a question on a scene, one line each."""
    for option in question.options:
        told = altered_facts(option, question.language)
        if _LABEL.search(_QUOTED.sub("", told)):
            yield f"the reason of option {option.id} is a label, not a sentence"
        if _said_twice(told):
            yield f"the reason of option {option.id} says the same twice"
        elif _subject_twice(told):
            yield f"two sentences of the reason of option {option.id} begin alike: they are one"
        if _says_nothing(option, question.language):
            yield f"the reason of option {option.id} says only that the ruling is another"
    if given_away(question):
        yield "a rare word of the stem stands in the right option alone"


def altered_facts(option: QuizOption, language: Language) -> str:
    """The facts that an option's reason tells, "" where it tells none."""
    for key in ("why_if", "why_swap_if"):
        before, _, rest = message(language, f"quiz.{key}", told="\0", ruling="\1", label="\1").partition("\0")
        after = rest.partition("\1")[0]
        if option.why.startswith(before) and after in option.why:
            return option.why.removeprefix(before).partition(after)[0]
    return ""


def _says_nothing(option: QuizOption, language: Language) -> bool:
    return option.why.startswith(message(language, "quiz.why_not", ruling="\0").partition("\0")[0])


def cannot_act(sheet: SceneSheet, scene: RuledScene, swap: Iterable[str]) -> bool:
    """Whether a ruling with two players exchanged gives one of them an act that is not his: to wait with a lead, repeat
    a call, pick up a card, or lead for the other side. Who acts is told by the story; an exchange may only say whom a
    ruling binds.
    """
    template, exchanged = (sheet.verdict(scene.headline.key) or {}).get("en", ""), set(swap)
    if exchanged & set(_ACTS.findall(template)):
        return True
    sides = {seat.side for role in exchanged if (seat := scene.people[role].seat)}
    return bool(exchanged & set(_LEADS.findall(template))) and len(sides) > 1


def _said_twice(text: str) -> bool:
    """Whether two sentences of a text have nearly the same words."""
    told = [words(re.sub(r"\([^)]*\)", "", one)) for one in _SENTENCE.split(text)]
    told = [one for one in told if len(one) >= _FEWEST]
    return any(
        len(first & second) >= _SAME * min(len(first), len(second))
        for place, first in enumerate(told)
        for second in told[:place]
    )


def _subject_twice(text: str) -> bool:
    """Whether a sentence begins with the two words of the one before it."""
    begun = [one.split()[:2] for one in _SENTENCE.split(text)]
    return any(len(first) == 2 and first == second for first, second in pairwise(begun))


def _long(text: str, shortest: int = _STEM) -> set[str]:
    return {word[:_STEM] for word in re.findall(r"\w+", text.casefold()) if len(word) >= shortest}


@cache
def _used(language: Language) -> Counter[str]:
    """In how many rulings of the sheets each long word is used; those of the question itself count for ordinary."""
    told = {(name, row[language]) for name, sheet in sheets().items() for row in sheet.verdicts.values()}
    asked = _long(message(language, "quiz.ask_ruling"))
    return Counter([*asked, *asked, *(word for _, text in told for word in _long(text))])


def given_away(question: QuizQuestion) -> set[str]:
    """Long words that the stem and the right option share, no wrong option has, and no other ruling uses."""
    right = [option.text for option in question.options if option.correct]
    wrong = [option.text for option in question.options if not option.correct]
    shared = _long(" ".join(right), _RARE) & _long(question.stem, _RARE) - _long(" ".join(wrong))
    return {word for word in shared if _used(question.language)[word] <= 1}


def wrongly_next(sheet: SceneSheet, scene: RuledScene) -> str:
    """The role that a ruling's words let call next though the engine has another player there; "" where none."""
    template = sheet.verdict(scene.headline.key)
    turn = scene.outcome.get("next_to_act")
    if template is None or turn is None:
        return ""
    return next((role for role in _CALLS.findall(template["en"]) if scene.people[role].seat != turn.seat), "")
