"""Headings of the Laws for readers in whose language no law text is held (`headings.yaml`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from corpus import strict_yaml
from corpus.ids import split
from corpus.manifest import CORPUS
from corpus.model import Language
from corpus.store import LAW_IN_FORCE


def heading_of(canonical: str, language: Language) -> str:
    """What the law that holds a provision is about; empty for other texts and languages."""
    source, path = split(canonical)
    return _headings().get(language, {}).get(path.split(".")[0], "") if source == LAW_IN_FORCE else ""


@cache
def _headings() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = strict_yaml.load(CORPUS / "headings.yaml")
    return found
