"""The fields of the short answer, for a ruling, for quotes and for a refusal (at most 60 words spoken)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from app.answering import lines
from app.answering.documents import (
    AnswerDocument,
    CitationRow,
    OptionRow,
    QuestionRow,
    ShortAnswer,
)
from app.answering.points import PointsAsked, replies
from app.answering.spoken import Line, with_laws, words
from app.messages import message
from corpus.model import Language
from corpus.store import Store
from rulings.engine.ruling_document import Facts, Need, Presumed, RulingDocument

SPOKEN = 60
"""Words at most, but for a list that is the law's own."""

LAWS = 3
"""Words kept for the laws cited, where a second matter is said too."""

_SENTENCE = re.compile(r"(?<=\.) (?=[^\W\d_])")
"""Between two sentences."""

Numbers = Callable[[Sequence[str]], list[int]]
"""The marks of provisions in the answer's citations."""


def of_ruling(
    store: Store,
    name: str,
    ruling: RulingDocument,
    facts: Facts,
    understood: str,
    language: Language,
    numbers: Numbers,
    verdict: bool | None = None,
    second: Line | None = None,
    points: PointsAsked | None = None,
    second_first: bool = False,
) -> ShortAnswer:
    """The short answer of a ruling; `verdict` is said first where yes or no was asked, `second` behind the ruling.

    What a follow-up asks of it (`points`) is said before it. `second_first`: `second` stands before it. A question that
    no longer fits beside a second matter is left to the whole ruling. Of a second matter that would cut the first its
    brief form is said, where it has one.
    """
    from rulings import registry

    presumed: dict[str, Any] = {}
    while more := lines.beside_the_point(ruling):
        presumed |= more
        ruling = registry.rule(
            name, {**facts, **presumed}, ruling["edition"], language, weighed=False, supposed=presumed
        )
    title = registry.title(name, language)
    asked = lines.question(ruling)
    offered = lines.options(ruling, {**facts, **presumed})
    left = SPOKEN - (words(asked.text) if asked else 0)
    if second and second.brief:
        whole = lines.headline(ruling, title, 0)[0]
        shown = offered if len(offered) <= lines.AT_MOST else []
        room = left - words(with_laws(store, whole)) - words(with_laws(store, second))
        room -= sum(words(with_laws(store, one.line, 1)) for one in shown)
        second = second if room >= 0 else Line(second.brief, second.laws)
    beside = words(second.text) + LAWS if second else 0
    first = replies(points, name, ruling, {**facts, **presumed}, language, not offered) if points else []
    ahead = _fits_before(store, first, lines.headline(ruling, title)[0], left - beside)
    beside += sum(words(with_laws(store, one)) for one in ahead)
    ruled = lines.headline(ruling, title, left - beside) if second or ahead else lines.headline(ruling, title)
    if ruling["options"] and len(offered) <= lines.AT_MOST:
        spoken_for = (verdict is not None) + sum(words(with_laws(store, one.line, 1)) for one in offered)
        ruled = _making_room(store, ruled, left - beside - spoken_for)
    if second and not second.another and any(law.startswith(second.laws[0]) for law in ruled[0].laws):
        second = None  # the ruling says it itself
    if second:
        ruled = _beside(store, ruled, second, SPOKEN - sum(words(one.text) for one in ahead))
        ruled = [second, *ruled] if second_first else [*ruled, second]
    ruled = [*ahead, *ruled]
    text = _decided(" ".join(with_laws(store, one) for one in ruled), verdict, language)
    if second and words(text) > left:
        asked, left = None, SPOKEN
    told = _fitting(store, offered, left - words(text))
    cited = numbers([law for one in ruled for law in one.laws])
    rows: list[OptionRow] = [
        {
            "text": with_laws(store, option.line, 1),
            "chooser": option.chooser,
            "facts": dict(option.facts),
            "citations": numbers(option.line.laws),
        }
        for option in told
    ]
    kind = "score" if "score" in name else "ulti" if name.startswith("ulti") else "case"
    short = _short({"text": text, "citations": cited}, kind, understood)
    return {
        **short,
        "options": rows,
        "next_question": _asked(asked) if asked else None,
        "presumed": _taken(name, presumed, language),
    }


def _fits_before(store: Store, first: list[Line], headline: Line, left: int) -> list[Line]:
    """The sentences that can be said before the headline in the words left."""
    left -= words(with_laws(store, headline))
    kept: list[Line] = []
    for one in first:
        left -= words(with_laws(store, one))
        if left >= 0:
            kept.append(one)
    return kept


def asked_last(short: ShortAnswer, need: Sequence[Need]) -> ShortAnswer:
    """The short answer asking for what it takes for granted, where it asks nothing else and words are left."""
    if not need or short["next_question"] is not None:
        return short
    asked = lines.asked(need[0])
    said = words(short["headline"]["text"]) + sum(words(row["text"]) for row in short["options"])
    return short if said + words(asked.text) > SPOKEN else {**short, "next_question": _asked(asked)}


def _asked(asked: lines.OpenQuestion) -> QuestionRow:
    return {"name": asked.name, "text": asked.text, "choices": list(asked.choices), "labels": list(asked.labels)}


def _decided(text: str, verdict: bool | None, language: Language) -> str:
    """The text with yes or no before it, unless it says so itself (`No: dummy may not ...`)."""
    if verdict is None:
        return text
    first = message(language, "answer.yes" if verdict else "answer.no")
    return text if text.startswith(first.rstrip(".")) and not text[len(first) - 1].isalpha() else f"{first} {text}"


def _taken(name: str, presumed: dict[str, Any], language: Language) -> list[Presumed]:
    """What the short answer goes by while nobody tells otherwise, each with its sentence."""
    from rulings.telling import tell

    told = tell(name, presumed, language) if presumed else []
    return [{"fact": row.fact, "value": presumed[row.fact], "text": row.text} for row in told]


def of_quotes(quotes: Sequence[tuple[Line, int]], remark: str, kind: str) -> ShortAnswer:
    """The short answer that quotes: the law asked for first, in its own words; `remark` is said once."""
    text = "\n".join(line.text for line, _ in quotes) + (f" ({remark})" if remark else "")
    return _short({"text": text, "citations": [number for _, number in quotes]}, kind)


def of_refusal(reason: str) -> ShortAnswer:
    """The short answer of a refusal."""
    return _short({"text": reason, "citations": []}, "outside")


def spoken(document: ShortAnswer | AnswerDocument) -> str:
    """The short answer as one text with its marks: the ruling, what can be chosen, the question."""
    headline = f"{document['headline']['text']} {_marks(document['headline']['citations'])}".rstrip()
    listed = len(document["options"]) > lines.AT_MOST
    rows = []
    for place, option in enumerate(document["options"], start=1):
        lead = f"{place}." if listed else "-"
        rows.append(f"{lead} {option['text']} {_marks(option['citations'][:1])}".rstrip())
    asked = [document["next_question"]["text"]] if document["next_question"] else []
    return "\n".join([headline, *asked, *rows] if asks_first(document) else [headline, *rows, *asked])


def asks_first(document: ShortAnswer | AnswerDocument) -> bool:
    """Whether the question stands before the options: they are answers to it."""
    asked = document["next_question"]
    return asked is not None and any(asked["name"] in option["facts"] for option in document["options"])


def left_open(document: AnswerDocument) -> str:
    """What was asked and is not answered, in a sentence; empty where everything is."""
    rows = [row["text"].rstrip("?!. ") for row in document["unanswered"]]
    return message(document["language"], "answer.unanswered", what="; ".join(rows)) if rows else ""


def _marks(numbers: Sequence[int]) -> str:
    return "".join(f"[{number}]" for number in dict.fromkeys(numbers))


def _making_room(store: Store, said: list[Line], most: int) -> list[Line]:
    """The sentences without one that stands beside the headline, where all options can be said only without it.

    Of several that would do the shortest goes.
    """
    lengths = [words(with_laws(store, one)) for one in said]
    over = sum(lengths) - most
    beside = sorted((length, at) for at, length in enumerate(lengths) if at and length >= over)
    return [one for at, one in enumerate(said) if at != beside[0][1]] if over > 0 and beside else said


def _beside(store: Store, said: list[Line], second: Line, most: int) -> list[Line]:
    """What is said of the first matter where a second one is: nothing that the second says, and what fits in `most`.

    Of the first line as many sentences stay as fit, one at least.
    """
    law = second.laws[0]
    said = [said[0], *(one for one in said[1:] if not any(other.startswith(law) for other in one.laws))]
    rest = sum(words(with_laws(store, one)) for one in (*said[1:], second))
    first = said[0]
    sentences = _SENTENCE.split(first.text)
    while len(sentences) > 1 and rest + words(with_laws(store, first)) > most:
        sentences.pop()
        first = replace(first, text=" ".join(sentences))
    return [first, *said[1:]]


def _fitting(store: Store, offered: list[lines.WayOn], left: int) -> list[lines.WayOn]:
    """The options that can be said in the words left; a list longer than three is the law's own and stays whole."""
    if len(offered) > lines.AT_MOST:
        return offered
    told: list[lines.WayOn] = []
    for option in offered:
        left -= words(with_laws(store, option.line, 1))
        if left < 0:
            break
        told.append(option)
    return told if len(told) == len(offered) or len(told) > 1 else []


def _short(headline: CitationRow, kind: str, understood: str = "") -> ShortAnswer:
    """The short answer that is its headline; what a reader of the table fills is empty."""
    return {
        "headline": headline,
        "options": [],
        "next_question": None,
        "understood": {"text": understood, "events": [], "state": {}},
        "also": [],
        "unanswered": [],
        "confidence": None,
        "kind": kind,
        "read_by": "rules",
        "case": None,
    }
