"""How words are written in data files to match texts: a star ends a stem, `/` parts alternatives."""

from __future__ import annotations


def matches(stem: str, word: str) -> bool:
    """Whether a folded word is the stem, or begins with it where the stem ends in a star; `a/b` are alternatives."""
    return any(word.startswith(choice[:-1]) if choice.endswith("*") else word == choice for choice in stem.split("/"))
