"""Penalties as typed (`7=2.4`, `7=25%`), and the offences of the tables of penalties."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.errors import BadInput
from corpus.model import Language
from rulings.engine.wording import text
from rulings.regulations import discipline
from rulings.regulations.discipline.table import offences

TABLES = {"27": "vsz_27_penalty", "32": "vsz_32_penalty", "42": "vsz_42_penalty", "VI.2": "vsz_vi_2_penalty"}
"""Where a table of penalties stands in MBSz, and the procedure that reads it."""


def penalties(texts: Sequence[str]) -> list[tuple[str, str]]:
    """Pair and amount of each; raises BadInput for one that is not written so."""
    rows = [text.partition("=") for text in texts]
    if wrong := next((text for text, row in zip(texts, rows, strict=True) if not row[0].strip() or not row[2]), ""):
        raise BadInput(f"{wrong!r} is no penalty: write pair and points, as in --penalty 7=2.4 or --penalty 7=25%.")
    return [(pair.strip(), amount) for pair, _, amount in rows]


def penalty_table(place: str) -> str:
    """The procedure of a table of penalties; raises BadInput with the places that have one."""
    if place not in TABLES:
        raise BadInput(f"{place!r} is no table of penalties: write one of {', '.join(TABLES)}.")
    return TABLES[place]


def offence_words(procedure: str, language: Language) -> dict[str, str]:
    """The offences of a table, each in words."""
    key = ("facts", "offence", "values")
    return {one: text(discipline.__name__, (*key, one), language) for one in offences(procedure)}
