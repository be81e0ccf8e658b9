"""The table of penalties (`table.yaml`), read once."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml


@dataclass(frozen=True)
class Penalty:
    """One row: the range of the penalty, its unit, who gets it, and what becomes of the board."""

    cite: str
    low: Fraction | None
    high: Fraction | None
    unit: str
    side: str
    least: Fraction | None = None
    result: str = ""
    expel: str = ""
    ko_imp: int | None = None
    innocent_imp: int | None = None
    law: str = ""
    corrected: bool = False
    capped: bool = False
    later: bool = False
    see: str = ""


@cache
def _rows() -> dict[str, dict[str, Penalty]]:
    raw: dict[str, dict[str, dict[str, Any]]] = strict_yaml.load(Path(__file__).parent / "table.yaml")
    return {procedure: {name: _penalty(dict(row)) for name, row in rows.items()} for procedure, rows in raw.items()}


def _penalty(row: dict[str, Any]) -> Penalty:
    low, high = row.pop("from", None), row.pop("to", None)
    least = row.pop("least", None)
    return Penalty(
        cite=f"mbsz-hu:{row.pop('cite')}",
        low=None if low is None else Fraction(low),
        high=None if high is None else Fraction(high),
        least=None if least is None else Fraction(least),
        unit=row.pop("unit", ""),
        side=row.pop("side"),
        **row,
    )


def offences(procedure: str) -> tuple[str, ...]:
    """Names of the offences a procedure knows, in the order of the text."""
    return tuple(_rows()[procedure])


def penalty(procedure: str, offence: str) -> Penalty:
    """The row of an offence."""
    return _rows()[procedure][offence]
