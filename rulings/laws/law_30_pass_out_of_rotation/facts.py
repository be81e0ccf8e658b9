"""Facts of Law 30: the pass out of rotation, whose turn it was, and whether the offender had called before."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RectifiedCall


@dataclass(frozen=True)
class PassOutOfRotationFacts(RectifiedCall):
    """A pass out of rotation in `out_of_turn`; `auction` holds the calls before it."""
