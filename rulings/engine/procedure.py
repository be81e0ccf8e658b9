"""A procedure: what a director asks the engine to work out, with the laws and concepts it answers for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.explore import Decide, People, Tree, explore
from rulings.engine.fields import Field, fields_of
from rulings.engine.people import people_at_table


@dataclass(frozen=True, slots=True)
class Procedure:
    """A named procedure. `decide` holds one function per edition modelled; `home` is the package of its wording."""

    name: str
    facts: type
    laws: tuple[str, ...]
    concepts: tuple[str, ...]
    decide: Mapping[str, Decide] = field(hash=False)
    home: str
    people: People = field(hash=False, default=people_at_table)

    @property
    def fields(self) -> dict[str, Field]:
        """The declared inputs by name."""
        return fields_of(self.facts)

    def tree(self, facts: Any, edition: str = IN_FORCE_EDITION) -> Tree:
        """The pruned decision tree from `facts`; raises KeyError for an edition that is not modelled."""
        return explore(self.decide[edition], facts, edition, self.people)


def procedure(
    name: str,
    *,
    facts: type,
    laws: tuple[str, ...],
    concepts: tuple[str, ...],
    decide: Decide | Mapping[str, Decide],
    people: People = people_at_table,
) -> Procedure:
    """Declare a procedure in the `rules.py` of its law.

    `decide` is the function of the edition in force, or one function per edition; `laws` are law numbers (or full
    ids of other texts) it answers for, `concepts` ids of `corpus/concepts.yaml`; `people` names who the wording's
    {offender}, {lho}, {declarer} ... are.
    """
    home = sys._getframe(1).f_globals["__package__"]
    variants = {IN_FORCE_EDITION: decide} if callable(decide) else dict(decide)
    fields_of(facts)
    return Procedure(name, facts, laws, concepts, variants, home, people)
