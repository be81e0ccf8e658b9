"""The terms of texts and queries in the lexical indexes: `language:lemma` and `language:4-gram`."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

from corpus.model import LANGUAGES, Language
from retrieval.lemmas import Lemmas
from retrieval.text import cached_fold, letter_ngrams, words

DATA = Path(__file__).parent / "data"


@cache
def function_words(language: Language) -> frozenset[str]:
    """Words that say nothing about the subject (articles, pronouns, question words), folded and not."""
    table: dict[str, str] = json.loads((DATA / "function_words.json").read_text(encoding="utf-8"))
    listed = table[language].split()
    return frozenset(listed) | {cached_fold(word) for word in listed}


@cache
def symbol_words(language: Language) -> dict[str, str]:
    """What a suit symbol is called in a language."""
    table: dict[str, dict[str, str]] = json.loads((DATA / "symbols.json").read_text(encoding="utf-8"))
    return table[language]


def lemma_terms(language: Language, text: str, lemmas: Lemmas) -> list[str]:
    """The index terms of a corpus text: the lemma of each word that is no function word."""
    skip, symbols = function_words(language), symbol_words(language)
    return [f"{language}:{lemmas.of_form(symbols.get(word, word))}" for word in words(text) if word not in skip]


def gram_terms(language: Language, text: str) -> list[str]:
    """The letter index terms of a corpus text."""
    return [term for word in words(text) for term in _grams_of(language, word)]


@lru_cache(maxsize=65536)
def _grams_of(language: Language, word: str) -> tuple[str, ...]:
    return tuple(f"{language}:{gram}" for gram in letter_ngrams(cached_fold(word), 4, 4))


def lemma_query(language: Language, text: str, lemmas: Lemmas) -> dict[str, float]:
    """The weighted terms of a question in the word index."""
    skip, symbols = function_words(language), symbol_words(language)
    asked = [symbols.get(word, word) for word in words(text)]
    bare = all(word.isascii() for word in asked)
    query: dict[str, float] = {}
    for word in asked:
        if word in skip:
            continue
        for lemma, weight in lemmas.of_query(word, bare=bare):
            term = f"{language}:{lemma}"
            query[term] = query.get(term, 0.0) + weight
    return query


def gram_query(language: Language, text: str, other_languages: float) -> dict[str, float]:
    """The weighted terms of a question in the letter index; n-grams of other languages' texts count a little."""
    skip = function_words(language)
    query: dict[str, float] = {}
    for word in words(text):
        if word in skip:
            continue
        for gram in letter_ngrams(cached_fold(word), 4, 4):
            for other in LANGUAGES:
                weight = 1.0 if other == language else other_languages
                if weight:
                    term = f"{other}:{gram}"
                    query[term] = query.get(term, 0.0) + weight
    return query
