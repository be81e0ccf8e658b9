"""The scales of victory points by name; the old one is read from its owner's table."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

from corpus.guarded import guarded
from rulings.scoring import typed
from rulings.scoring.calculation import Calculation
from rulings.scoring.old_scale import OWNER_FILE, OldScale, load_old_scale
from rulings.scoring.victory import continuous_vp, discrete_vp


def vp_scale(name: str, scale_file: Path | None = None) -> Any:
    """The scale a team event is scored by: a name, the old scale's table, or None for none; raises BadInput."""
    known = typed.one_of(name, "wbf2013", "wbf2013-discrete", "old25", "none")
    if known == "old25":
        return _old_scale(scale_file)
    return None if known == "none" else known


def victory_points(margin: int, boards: int, scale: str, scale_file: Path | None = None) -> Calculation[Any]:
    """The victory points of a margin (the old scale gives both sides); raises BadInput for a scale that is none."""
    known = typed.one_of(scale, "wbf2013", "wbf2013-discrete", "old25")
    if known == "old25":
        return _old_scale(scale_file).vp(margin, boards)
    return continuous_vp(margin, boards) if known == "wbf2013" else discrete_vp(margin, boards)


def _old_scale(file: Path | None) -> OldScale:
    """The table of its owner, or of a file, which may be anybody's: read in a process with limits."""
    return load_old_scale(OWNER_FILE) if file is None else guarded(load_old_scale, file, name=file.name)


def own_points(margin: int, boards: int, scale: str, scale_file: Path | None = None) -> Calculation[Fraction]:
    """The victory points of the side whose margin it is."""
    found = victory_points(margin, boards, scale, scale_file)
    if scale == "wbf2013":
        return found
    value = found.value[0] if scale == "old25" else found.value
    return Calculation(Fraction(value), found.steps, found.notes)
