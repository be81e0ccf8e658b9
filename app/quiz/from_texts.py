"""Questions on what the Laws say: which law is it, is it so, which number, in which order.

Quotations are verbatim, in the reader's language. The sentences of `statements.yaml` and the orders of `orders.yaml`
are ours, reviewed against the text: each names its provision and the words of the text in force that prove it, and a
test looks them up.
"""

from __future__ import annotations

import re
import string
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from app.looking_up.provisions import shown
from app.messages import message
from app.quiz.citing import cited, full_id, labels
from app.quiz.item import QuizItem
from app.quiz.model import Level, QuizOption, QuizQuestion, question_id
from app.quiz.scope import QuizScope
from corpus import strict_yaml
from corpus.model import Language, Provision
from corpus.store import LAW_IN_FORCE, Store

HERE = Path(__file__).parent
_SHORTEST, _LONGEST = 70, 330
_KINDS = ("letter", "number", "subletter")


@cache
def statements() -> list[dict[str, Any]]:
    """Sentences with a place `{x}`, its right and its wrong values (`statements.yaml`)."""
    found: list[dict[str, Any]] = strict_yaml.load(HERE / "statements.yaml")
    return found


@cache
def orders() -> list[dict[str, Any]]:
    """Steps in the order of the Laws (`orders.yaml`)."""
    found: list[dict[str, Any]] = strict_yaml.load(HERE / "orders.yaml")
    return found


def law_title(store: Store, law: str, language: Language) -> str:
    """A law's title in the reader's language, not in capitals; empty where there is none (English)."""
    text = shown(store, f"{LAW_IN_FORCE}:{law}", language)
    words = text.title.strip()
    if text.language != language:
        return ""
    return words[:1].upper() + words[1:].lower() if words.isupper() else words


# -- which law? ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def quotable(store: Store, language: Language) -> tuple[Provision, ...]:
    """Provisions whose text can be asked about: a whole sentence that names no law."""
    found = []
    for provision in store.of(LAW_IN_FORCE):
        if provision.kind not in _KINDS or not provision.id[0].isdigit():
            continue
        above = store.provisions.get(f"{provision.source}:{provision.parent}")
        if above and above.text.rstrip().endswith((":", ",", "-", "\u2013")):
            continue  # part of a list: no sentence of its own
        text = shown(store, provision.full_id, language)
        if text.language == language and _SHORTEST <= len(text.text) <= _LONGEST and _whole(text.text):
            found.append(text)
    return tuple(found)


def _whole(text: str) -> bool:
    """One or more whole sentences that refer to no other place: no number, no letter of a list."""
    refers = re.search(r"\d|\b[a-z]\)|\([a-z]\)", text)
    return text[:1].isupper() and text.rstrip().endswith(".") and not refers and "\n" not in text


def _which_law(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
    pool = [one for one in quotable(store, language) if scope.wants("texts", [store.canonical(one) or ""])]
    if not pool:
        return None
    text = rng.choice(pool)
    canonical = store.canonical(text) or ""
    law = canonical.partition(":")[2].split(".")[0]
    title = law_title(store, law, language)
    if _gives_away(title, text.text):
        return None
    near = [one for one in range(max(1, int(law) - 12), min(93, int(law) + 12) + 1) if str(one) != law]
    others = [
        one for one in rng.sample(near, len(near)) if not _gives_away(law_title(store, str(one), language), text.text)
    ]
    if len(others) < 3:
        return None
    numbers = sorted([int(law), *others[:3]])
    options = []
    for letter, number in zip(string.ascii_lowercase, numbers, strict=False):
        told = message(language, "quiz.law", law=str(number), title=law_title(store, str(number), language))
        right = str(number) == law
        label = labels(store, [canonical], language)
        why = message(language, "quiz.why_right" if right else "quiz.why_quoted", label=label)
        options.append(QuizOption(letter, told, right, why, (full_id(str(number)),)))
    return QuizQuestion(
        id=question_id((canonical,), "", "which law"),
        kind="single",
        language=language,
        level=3,
        stem=message(language, "quiz.ask_law", text=" ".join(text.text.split())),
        explanation=f"{labels(store, [canonical], language)}: {' '.join(text.text.split())}",
        citations=cited(store, [canonical], language),
        provisions=(canonical,),
        topics=(law,),
        options=tuple(options),
        origin="texts",
        variant="which_law",
        seed=seed,
    )


def _gives_away(title: str, text: str) -> bool:
    """Whether a title has a long word of the text, or has no words at all: then it tells, or says nothing."""
    words = {word[:_SAME] for word in re.findall(r"\w{4,}", title.casefold())}
    told = {word[:_SAME] for word in re.findall(r"\w{4,}", text.casefold())}
    return not title or bool(words & told)


_SAME = 4
"""Letters by which two words are taken for one: endings differ."""


# -- is it so, which number ----------------------------------------------------------------------------------------


def _statement(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
    pool = [one for one in statements() if scope.wants("texts", [full_id(str(one["provision"]))])]
    if not pool:
        return None
    row = rng.choice(pool)
    right, wrong = str(row["right"][language]), [str(one[language]) for one in row["wrong"]]
    provision = full_id(str(row["provision"]))
    label = labels(store, [provision], language)
    told = row["text"][language].format(x=right)
    level: Level = row.get("level", 1)
    asked = QuizQuestion(
        id="",
        kind="single",
        language=language,
        level=level,
        stem=message(language, "quiz.ask_blank", text=row["text"][language].format(x="…")),
        explanation=f"{told} ({label})",
        citations=cited(store, [provision], language),
        provisions=(provision,),
        topics=(provision.partition(":")[2].split(".")[0],),
        origin="texts",
        variant="blank",
        seed=seed,
    )
    why_right = message(language, "quiz.why_right", label=label)
    why = message(language, "quiz.why_told", label=label, text=told)
    if len(wrong) >= 2 and rng.random() < 0.5:
        values = [right, *wrong]
        rng.shuffle(values)
        blanks = tuple(
            QuizOption(letter, value, value == right, why_right if value == right else why, (provision,))
            for letter, value in zip(string.ascii_lowercase, values, strict=False)
        )
        return replace(asked, id=question_id((provision,), "", "blank", row["id"]), options=blanks)
    true = rng.random() < 0.5
    value = right if true else rng.choice(wrong)
    return replace(
        asked,
        id=question_id((provision,), "", "statement", [row["id"], 0 if true else 1 + wrong.index(value)]),
        kind="true_false",
        stem=message(language, "quiz.ask_so", text=row["text"][language].format(x=value)),
        options=(
            QuizOption("true", message(language, "quiz.so"), true, why, (provision,)),
            QuizOption("false", message(language, "quiz.not_so"), not true, why, (provision,)),
        ),
        variant="statement",
        note="" if true else "altered",
    )


def _order(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
    pool = [one for one in orders() if scope.wants("texts", [full_id(str(name)) for name in one["provisions"]])]
    if not pool:
        return None
    row = rng.choice(pool)
    provisions = tuple(full_id(str(name)) for name in row["provisions"])
    label = labels(store, provisions, language)
    steps = [str(step[language]) for step in row["steps"]]
    why = message(language, "quiz.why_right", label=label)
    options = [QuizOption("", text, True, why, provisions, position) for position, text in enumerate(steps, 1)]
    while len(options) > 2 and [one.position for one in options] == sorted(one.position for one in options):
        rng.shuffle(options)
    return QuizQuestion(
        id=question_id(provisions, "", "order", row["id"]),
        kind="order",
        language=language,
        level=2,
        stem=str(row["ask"][language]),
        explanation=" → ".join(steps) + f" ({label})",
        citations=cited(store, provisions, language),
        provisions=provisions,
        topics=tuple(dict.fromkeys(one.partition(":")[2].split(".")[0] for one in provisions)),
        options=tuple(
            QuizOption(letter, one.text, True, one.why, one.citations, one.position)
            for letter, one in zip(string.ascii_lowercase, options, strict=False)
        ),
        origin="texts",
        variant="order",
        seed=seed,
    )


def _laws() -> tuple[str, ...]:
    return tuple(f"{LAW_IN_FORCE}:{law}" for law in range(1, 94))


ITEMS = (
    QuizItem("which_law", "texts", _laws(), 1.0, _which_law, ("hu", "pl", "nb")),
    QuizItem("statement", "texts", _laws(), 4.0, _statement),
    QuizItem("order", "texts", _laws(), 0.7, _order),
)
