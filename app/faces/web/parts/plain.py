"""Words from outside on a page: plain text where Streamlit would read Markdown.

What a refusal repeats came from an address, a file or a form; as Markdown it would draw links and load pictures.
"""

from __future__ import annotations

import re

LONGEST = 600
"""Signs; a refusal is one sentence."""
_CODE = re.compile(r"(`[^`]+`)")
_ACTIVE = re.compile(r"[\\`*\[\]<>#~|$&!]|(?<!\w)_|_(?!\w)")
_LINKED = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?=@)", re.IGNORECASE)
_JOINER = "\N{WORD JOINER}"
"""Seen by nobody; a browser address with it inside is no link to Markdown."""


def plain(words: object) -> str:
    """Words as Markdown that shows just them, on one line; commands in backquotes stay commands."""
    text = " ".join(str(words).split())
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
    if "``" in text:
        return _inert(text)
    return "".join(part if place % 2 else _inert(part) for place, part in enumerate(_CODE.split(text)))


def _inert(text: str) -> str:
    return _ACTIVE.sub(lambda found: f"\\{found[0]}", _LINKED.sub(_JOINER, text))
