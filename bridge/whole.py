"""The one reader of whole numbers that people and files write."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
"""Nothing counted at a tournament has more digits; `str.isdigit` takes a small raised 2, which `int` does not."""


def whole(text: str) -> int | None:
    """A whole number of one to nine plain digits, with or without a sign; None for anything else."""
    tidy = text.strip()
    return int(tidy) if _WHOLE.fullmatch(tidy) else None
