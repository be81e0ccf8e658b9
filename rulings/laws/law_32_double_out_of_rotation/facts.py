"""Facts of Law 32: the double or redouble out of rotation, whose turn it was, and what RHO then did."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RectifiedCall


@dataclass(frozen=True)
class DoubleOutOfRotationFacts(RectifiedCall):
    """A double or redouble out of rotation in `out_of_turn`; `auction` holds the calls before it."""
