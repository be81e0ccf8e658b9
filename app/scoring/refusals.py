"""Refusals of result files, tournaments and of what is typed on a page in the reader's language.

The readers refuse in one English sentence. `refusals.yaml` has each of these sentences, its parts numbered in their
order, in the other languages; a sentence within a sentence (`Line 3 of x.csv cannot be used: ...`) is told as well. A
sentence that is not there stays English. A test holds the file against what the readers say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

from corpus import strict_yaml
from corpus.errors import BadInput, LawbridgeError
from corpus.model import Language

BLANK = re.compile(r"\{(\d)\}")


@cache
def sentences() -> dict[str, dict[str, str]]:
    """Every sentence, in English with numbered blanks, to the other languages."""
    found: dict[str, dict[str, str]] = strict_yaml.load(Path(__file__).with_suffix(".yaml"))
    return found


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences as patterns, the most telling (longest) first."""
    found = []
    for english in sorted(sentences(), key=lambda text: -len(BLANK.sub("", text))):
        parts = BLANK.split(english)
        pattern = "".join(re.escape(p) if i % 2 == 0 else f"(?P<b{p}>.+?)" for i, p in enumerate(parts))
        found.append((re.compile(pattern, re.DOTALL), english))
    return tuple(found)


def refused_in(text: str, language: Language) -> str:
    """A refusal in the reader's language, or as it is.

    >>> refused_in("The file x.csv has no bands.", "en")
    'The file x.csv has no bands.'
    """
    return text if language == "en" else _told(text, language, 3)


def _told(text: str, language: str, depth: int) -> str:
    for pattern, english in _patterns() if depth else ():
        found = pattern.fullmatch(text) or pattern.fullmatch(f"{text}.")
        if found:
            blanks = {name[1:]: _told(value, language, depth - 1) for name, value in found.groupdict().items()}
            told = BLANK.sub(partial(_filled, blanks), sentences()[english][language])
            return told if text.endswith(".") else told.rstrip(".")
    return text


def _filled(blanks: Mapping[str, str], blank: re.Match[str]) -> str:
    return blanks[blank[1]]


@contextmanager
def told_in(language: Language) -> Iterator[None]:
    """What is refused within is refused in the reader's language."""
    try:
        yield
    except LawbridgeError as error:
        raise BadInput(refused_in(str(error), language)) from error
