"""The patterns of `corpus/citation_patterns.yaml`, compiled; and their examples for the tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

from corpus import strict_yaml
from corpus.citations.mention import Reads
from corpus.errors import BadData
from corpus.manifest import CORPUS

PATTERNS = CORPUS / "citation_patterns.yaml"

_NAME = re.compile(r"\{([a-z]+)\}")


@dataclass(frozen=True, slots=True)
class Example:
    """A piece of running text and the paths that its pattern reads in it (`~` before a relative one)."""

    text: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CitationPattern:
    """One way of citing: how it is written and how what it holds is read."""

    id: str
    reads: Reads
    regex: re.Pattern[str]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Grammar:
    """All patterns in the order of the file, and the pieces the readers need by name."""

    patterns: tuple[CitationPattern, ...]
    words: dict[str, str]

    def compile(self, text: str) -> re.Pattern[str]:
        """A regular expression of ours in which {name} stands for a word of the file."""
        return re.compile(expand(text, self.words))


def expand(text: str, words: dict[str, str]) -> str:
    """Put the words for their names, until none is left; raises KeyError for an unknown name."""
    while _NAME.search(text):
        text = _NAME.sub(lambda found: words[found[1]], text)
    return text


@cache
def grammar(path: Path = PATTERNS) -> Grammar:
    """Read and compile the patterns; raises BadData naming the pattern that breaks its format."""
    document: dict[str, Any] = strict_yaml.load(path)
    words: dict[str, str] = document["words"]
    return Grammar(tuple(_pattern(row, words) for row in document["patterns"]), words)


def _pattern(row: dict[str, Any], words: dict[str, str]) -> CitationPattern:
    if row["reads"] not in get_args(Reads):
        raise BadData(
            f"The pattern {row['id']!r} reads {row['reads']!r}, which is none of {', '.join(get_args(Reads))}."
        )
    try:
        regex = re.compile(expand(row["pattern"], words))
    except (re.error, KeyError) as error:
        raise BadData(f"The pattern {row['id']!r} of citation_patterns.yaml is not usable: {error}.") from error
    examples = tuple(Example(example["text"], tuple(example["cites"])) for example in row["examples"])
    return CitationPattern(row["id"], row["reads"], regex, examples)
