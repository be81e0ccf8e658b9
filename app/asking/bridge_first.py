"""A case at a bridge table is not answered from the rules of Ulti: those come first only where Ulti is spoken of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from corpus import strict_yaml
from corpus.ids import fold
from corpus.store import ULTI

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)?")


def bridge_first(hits: Sequence[str], text: str) -> list[str]:
    """Provisions found, best first; those of Ulti behind the others unless the text has a word of Ulti's own.

    >>> bridge_first(["ulti-hu:II.A.4", "laws-2017-hu:6.D.1"], "Nem ő osztott.")
    ['laws-2017-hu:6.D.1', 'ulti-hu:II.A.4']
    >>> bridge_first(["ulti-hu:II.A.4", "laws-2017-hu:6.D.1"], "Belenézett a talonba.")[0]
    'ulti-hu:II.A.4'
    """
    if any(word.startswith(_begins()) for word in _WORD.findall(fold(text))):
        return list(hits)
    return sorted(hits, key=lambda hit: hit.startswith(f"{ULTI}:"))


@cache
def _begins() -> tuple[str, ...]:
    found: dict[str, list[str]] = strict_yaml.load(Path(__file__).with_name("ulti_words.yaml"))
    return tuple(found["begins"])
