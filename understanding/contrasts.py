"""Whether a question asks for the difference of two things: it looks something up, and tells no case."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from corpus import strict_yaml
from corpus.model import LANGUAGES, Language
from understanding.lexicon import LEXICON
from understanding.mentions import tokens


@cache
def asks_for_a_difference(text: str, language: Language) -> bool:
    """Whether a word for a difference stands in a text."""
    return bool(_words(language).search(" ".join(token.folded for token in tokens(text))))


def share_of_differences(ask: Mapping[Language, tuple[str, ...]]) -> float:
    """The share of some askings, in all languages, that ask for a difference."""
    rows = [asks_for_a_difference(line, language) for language in LANGUAGES for line in ask[language]]
    return sum(rows) / max(1, len(rows))


@cache
def _words(language: Language) -> re.Pattern[str]:
    rows = strict_yaml.load(LEXICON / "differences.yaml")[language]
    stems = (re.escape(row.removesuffix("*")) + ("" if row.endswith("*") else r"\b") for row in rows)
    return re.compile("|".join(rf"\b{stem}" for stem in stems))
