"""Editions of the Laws in the engine: which text each is, how its provisions are cited, what it inherits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from corpus.editions import editions, in_force, lineage

V = TypeVar("V")
IN_FORCE_EDITION = in_force().year
WRITTEN_FOR = lineage(IN_FORCE_EDITION)[-1]
"""The edition that rules without a word about editions were written for; later ones inherit them."""
TEXT_OF_EDITION = {year: edition.text for year, edition in reversed(editions().items())}
"""Source of each edition on file, the newest first."""


def cited(provision: str, edition: str) -> str:
    """A provision as documents cite it: bare for the Laws in force, full id (`laws-2007-pl:27.B.1`) for all else."""
    if ":" in provision or edition == IN_FORCE_EDITION:
        return provision
    return f"{editions()[edition].text}:{provision}"


def of_edition(values: Mapping[str, V], edition: str) -> V | None:
    """The value for an edition: its own, or that of the edition it inherits from; None where neither has one."""
    return next((values[year] for year in lineage(edition) if year in values), None)
