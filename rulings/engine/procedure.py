"""A procedure: what a director asks the engine to work out, with the laws and concepts it answers for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from rulings.engine.editions import IN_FORCE_EDITION, WRITTEN_FOR, of_edition
from rulings.engine.explore import Decide, Explored, People, Tree, explored
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
        """The declared inputs by name, without those that no rule of this procedure reads."""
        without = unread().get(self.name, ())
        return {name: field for name, field in fields_of(self.facts).items() if name not in without}

    def tree(self, facts: Any, edition: str = IN_FORCE_EDITION) -> Tree:
        """The pruned decision tree from `facts`; raises KeyError for an edition that is not modelled."""
        return self.explored(facts, edition).tree

    def explored(self, facts: Any, edition: str = IN_FORCE_EDITION) -> Explored:
        """The tree with what was presumed while it was grown; raises as `tree` does."""
        decide = of_edition(self.decide, edition)
        if decide is None:
            raise KeyError(edition)
        return explored(decide, facts, edition, self.people)

    def modelled(self, edition: str) -> bool:
        """Whether there are rules for an edition, its own or those it inherits."""
        return of_edition(self.decide, edition) is not None


@cache
def unread() -> dict[str, tuple[str, ...]]:
    """Procedure -> facts that its class shares with others and that no rule of it reads (`rulings/unread.yaml`)."""
    told = strict_yaml.load(Path(__file__).parents[1] / "unread.yaml")
    return {name: tuple(facts) for name, facts in told["refused"].items()}


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

    `decide` is the function of the edition the rules are written for, or one function per edition; `laws` are law
    numbers (or full ids of other texts) it answers for, `concepts` ids of `corpus/concepts.yaml`; `people` names who
    the wording's {offender}, {lho}, {declarer} ... are.
    """
    home = sys._getframe(1).f_globals["__package__"]
    variants = {WRITTEN_FOR: decide} if callable(decide) else dict(decide)
    fields_of(facts)
    return Procedure(name, facts, laws, concepts, variants, home, people)
