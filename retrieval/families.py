"""Which law, section or rule a provision belongs to: the unit in which people ask "which law is it?"."""

from __future__ import annotations

from corpus.ids import split
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI

OUTSIDE = "outside"
"""The source of the units that nobody is shown."""


def family(full_id: str) -> str:
    """The law, section, annex point or Ulti rule of a provision, with its source; all definitions are one family.

    So is everything out of scope (`retrieval.outside`).

    >>> family("laws-2017-hu:27.B.1.a"), family("laws-2017-hu:DEF.Asztal.2"), family("mbsz-hu:M4.15.a")
    ('laws-2017-hu:27', 'laws-2017-hu:DEF', 'mbsz-hu:M4.15')
    >>> family("mbsz-hu:29/plusz-atlag"), family("ulti-hu:II.C.4.a"), family("ulti-hu:I.10.c")
    ('mbsz-hu:29', 'ulti-hu:II.C.4', 'ulti-hu:I.10')
    """
    source, path = split(full_id)
    if source == OUTSIDE:
        return OUTSIDE
    parts = path.partition("/")[0].split(".")
    depth = 1
    if source == REGULATIONS and (parts[0].startswith("M") or parts[0] == "VI"):
        depth = 2
    if source == ULTI:
        depth = 3 if parts[0] == "II" else 2
    return f"{source or LAW_IN_FORCE}:{'.'.join(parts[:depth]).partition('@')[0]}"
