"""A worked-out number: its value, the steps that made it, and what the text leaves open.

`Step.cite` is a provision id: bare for the Laws in force (`77`), full for everything else (`mbsz-hu:28`). It is empty
for a step of a method that no source of ours contains; then `says` names that method in its wording.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T")
Number = int | Fraction


@dataclass(frozen=True)
class Step:
    """One step: `says` is a key of the wording, `shown` its sum in digits, `values` fill the wording's blanks."""

    says: str
    cite: str = ""
    shown: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Calculation(Generic[T]):
    """A value with the steps that lead to it, in order, and notes on what the text leaves open."""

    value: T
    steps: tuple[Step, ...]
    notes: tuple[Step, ...] = ()

    @property
    def citations(self) -> tuple[str, ...]:
        """Provision ids of all steps and notes, each once, in order of first use."""
        return tuple(dict.fromkeys(s.cite for s in (*self.steps, *self.notes) if s.cite))


def added(values: Iterable[Number]) -> Fraction:
    """The exact sum, the numerators of each denominator added first: many times faster than Fractions one by one."""
    parts: dict[int, int] = {}
    for value in values:
        bottom = value.denominator
        parts[bottom] = parts.get(bottom, 0) + value.numerator
    return sum((Fraction(top, bottom) for bottom, top in parts.items()), Fraction(0))


def shown(value: Number, places: int = 2) -> str:
    """Write a number with at most `places` decimals, halves away from zero, without trailing zeros: 57.14, 60, -2.5."""
    scaled = Fraction(value) * 10**places
    whole = int(abs(scaled) + Fraction(1, 2))
    digits = f"{whole:0{places + 1}d}"
    text = digits if places == 0 else f"{digits[:-places]}.{digits[-places:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 and whole else text


def signed(value: Number, places: int = 2) -> str:
    """Write a number with its sign: +3, -3, 0."""
    text = shown(value, places)
    return f"+{text}" if value > 0 and text != "0" else text


def exact(value: object) -> Fraction:
    """Read an int, Fraction or decimal text (`0.05`, `0,05`, `33 1/3`) exactly; floats are read by their shortest text.

    Raises ValueError when `value` is no number.
    """
    if isinstance(value, bool) or value is None:
        raise ValueError(f"not a number: {value!r}")
    if isinstance(value, int | Fraction):
        return Fraction(value)
    text = str(value).strip().replace(",", ".").replace("%", "").strip()
    parts = text.split()
    if len(parts) == 2 and "/" in parts[1]:
        return Fraction(parts[0]) + Fraction(parts[1])
    return Fraction(text)
