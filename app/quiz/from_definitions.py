"""Questions on the definitions of the Laws: which term is it, what does the term mean, which belongs to which.

They stand in the reader's language (its official text, else the working text); English has no text of its own here.
"""

from __future__ import annotations

import re
import string
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from app.looking_up.provisions import shown
from app.messages import message
from app.quiz.citing import cited
from app.quiz.item import Make, QuizItem
from app.quiz.model import Pair, QuizOption, QuizQuestion, question_id
from app.quiz.scope import QuizScope
from corpus import strict_yaml
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store

LANGUAGES: tuple[Language, ...] = ("hu", "pl", "nb")
_SHORTEST, _LONGEST = 40, 260
"""A shorter definition only refers to a law; a longer one cannot be read in a quiz."""
_LONGER = 1.8
"""How many times as long as another a meaning offered beside it may be: length gives nothing away."""
_ROOT = 4
"""Letters of a word by which its root is told."""
_SYNONYM = "synon"
"""A definition that says of what its term is a synonym defines little and names a term that may stand beside it."""
_ALIKE = 72
"""Definitions more alike than this (0 to 100) are not offered together: one might pass for the other."""


@dataclass(frozen=True, slots=True)
class Defined:
    """A headword and its one definition, in one language."""

    provision: str
    term: str
    text: str


@lru_cache(maxsize=8)
def definitions(store: Store, language: Language) -> tuple[Defined, ...]:
    """The definitions with one sense, of a length one can read in a quiz."""
    found = []
    for provision in store.of(LAW_IN_FORCE):
        if provision.kind != "definition" or store.children(provision.full_id):
            continue
        text = shown(store, provision.full_id, language)
        term = re.sub(r"\s*\(.*", "", text.title).strip()
        words = " ".join(text.text.split())
        if text.language == language and term and _SHORTEST <= len(words) <= _LONGEST and "\n" not in text.text:
            found.append(Defined(provision.full_id, term, words[:1].upper() + words[1:]))
    return tuple(found)


def _alike(first: Defined, second: Defined) -> bool:
    from rapidfuzz import fuzz  # quizzes from texts alone need it

    return (
        fuzz.token_set_ratio(first.text, second.text) > _ALIKE
        or _stem(first.term) in second.text.casefold()
        or _stem(second.term) in first.text.casefold()
        or first.term.casefold() == second.term.casefold()
    )


def _stem(term: str) -> str:
    return term.casefold()[: max(5, len(term) - 3)]


def _tells(one: Defined) -> bool:
    """Whether a definition names its own term, or has a root of it (`verseny` of *versenyszám*)."""
    term, text = one.term.casefold(), one.text.casefold()
    if _SYNONYM in text:
        return True
    roots = {word[:_ROOT] for word in re.findall(r"\w+", text)}
    parts = {term[at : at + _ROOT + 1] for at in range(max(1, len(term) - _ROOT))}
    return term[:_ROOT] in roots or any(part in text for part in parts)


@cache
def families() -> dict[str, frozenset[str]]:
    """The headwords that belong together, by the name of what they are about."""
    found = strict_yaml.load(Path(__file__).parent / "definition_families.yaml")
    return {name: frozenset(f"{LAW_IN_FORCE}:DEF.{headword}" for headword in row) for name, row in found.items()}


def _related(one: Defined) -> set[str]:
    """The definitions of the families of one."""
    return {provision for row in families().values() if one.provision in row for provision in row}


def _company(store: Store, language: Language, rng: Random, size: int, alike: bool) -> list[Defined]:
    """Some definitions none of which can be taken for another; the first is the one asked about.

    The others are of its families: who knows the subject alone does not know the answer. `alike`: of like length too.
    """
    pool = list(definitions(store, language))
    rng.shuffle(pool)
    if not pool:
        return []
    near = _related(pool[0])
    pool = [pool[0], *(one for one in pool[1:] if one.provision in near)]
    chosen: list[Defined] = []
    for one in pool:
        if _tells(one):
            if not chosen:
                return []
            continue
        if alike and chosen and not 1 / _LONGER <= len(one.text) / len(chosen[0].text) <= _LONGER:
            continue
        if all(not _alike(one, other) for other in chosen):
            chosen.append(one)
        if len(chosen) == size:
            break
    return chosen


def _question(
    store: Store, language: Language, rng: Random, seed: int, variant: str, company: list[Defined]
) -> QuizQuestion | None:
    if len(company) < 4:
        return None
    asked = company[0]
    where = cited(store, [asked.provision], language)
    ids = tuple(one.provision for one in company) if variant == "match" else (asked.provision,)
    options: list[QuizOption] = []
    for one in company if variant != "match" else ():
        text = one.term if variant == "term" else one.text
        right = one is asked
        key = "why_right" if right else "why_term" if variant == "term" else "why_meaning"
        label = where[0].label if where else one.term
        why = message(language, f"quiz.{key}", label=label, term=one.term, text=one.text)
        options.append(QuizOption("", text, right, why, (one.provision,)))
    rng.shuffle(options)
    stem = message(language, f"quiz.ask_{variant}", term=asked.term, text=asked.text)
    return QuizQuestion(
        id=question_id(ids, "", f"definition {variant}"),
        kind="match" if variant == "match" else "single",
        language=language,
        level=1 if variant == "term" else 2,
        stem=stem,
        explanation=" ".join(f"{one.term}: {one.text}" for one in (company if variant == "match" else [asked])),
        citations=cited(store, ids, language),
        provisions=ids,
        topics=("definitions",),
        options=tuple(
            QuizOption(letter, one.text, one.correct, one.why, one.citations)
            for letter, one in zip(string.ascii_lowercase, options, strict=False)
        ),
        pairs=tuple(Pair(str(n), one.term, one.text) for n, one in enumerate(company, 1)) if variant == "match" else (),
        origin="texts",
        variant=variant,
        seed=seed,
    )


def _maker(variant: str) -> Make:
    def make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
        return _question(store, language, rng, seed, variant, _company(store, language, rng, 4, variant == "meaning"))

    return make


ITEMS = tuple(
    QuizItem(f"definition_{variant}", "definitions", (f"{LAW_IN_FORCE}:DEF",), weight, _maker(variant), LANGUAGES)
    for variant, weight in (("term", 2.0), ("meaning", 2.0), ("match", 1.0))
)
