"""Words on a page: suits coloured, text escaped for HTML or for the Markdown of a button."""

from __future__ import annotations

import html
import re
from functools import cache

from bridge.cards import SUITS
from bridge.notation import format_suit

_COLOURS = {"S": "blue", "H": "red", "D": "orange", "C": "green"}


@cache
def _symbols() -> dict[str, str]:
    """Suit symbol -> suit letter."""
    return {format_suit(suit, "en"): suit.value for suit in SUITS}


@cache
def _any_symbol() -> re.Pattern[str]:
    return re.compile("[" + "".join(_symbols()) + "]")


def coloured(text: str) -> str:
    """Text as HTML, escaped, each suit symbol in its colour."""
    return _any_symbol().sub(
        lambda found: f'<span class="suit-{_symbols()[found[0]].lower()}">{found[0]}</span>', html.escape(text)
    )


def label(text: str) -> str:
    """Text as the Markdown of a label, escaped, each suit symbol in its colour."""
    safe = re.sub(r"([\\`*_\[\]$<>#~|])", r"\\\1", text).replace(":", "\\:")
    return _any_symbol().sub(lambda found: f":{_COLOURS[_symbols()[found[0]]]}[{found[0]}]", safe)
