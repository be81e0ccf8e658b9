"""One idea, one name: every procedure reads it, whatever it calls it; the old names are still read."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.errors import BadFacts
from rulings.engine.names import ideas, own_name
from rulings.registry import get, names, rule

ASKED = [(name, idea, own) for name in names() for idea in ideas() if (own := own_name(idea, get(name).fields))]


def test_every_name_of_an_idea_is_a_fact_and_one_in_a_procedure() -> None:
    """Law 67 alone speaks of two tricks, the defective one and that of a revoke: it takes neither for the idea."""
    declared = {fact for name in names() for fact in get(name).fields}
    for idea, own in ideas().items():
        assert set(own) <= declared
        twice = [name for name in names() if len(set(own) & set(get(name).fields)) > 1]
        assert twice == (["defective_trick"] if idea == "trick" else []), idea


@pytest.mark.parametrize(("procedure", "idea", "own"), ASKED)
def test_an_idea_rules_as_the_procedures_own_name(procedure: str, idea: str, own: str) -> None:
    meant: Any = ideas()[idea][own]
    finite = get(procedure).fields[own].type.finite or [5]
    values = meant if isinstance(meant, dict) else {value: value for value in finite}
    for value, named in values.items():
        told = next(one for one in (named if isinstance(named, list) else [named]) if one in finite)
        assert rule(procedure, {idea: value}) == rule(procedure, {own: told})


def test_whose_side_is_one_idea() -> None:
    """20F5b asks yes or no, 40B2 and VSz 14 name the side, each in its own words."""
    own = {name: fact for name, idea, fact in ASKED if idea == "offender_side"}
    assert own["duty_to_correct"] == "side_declares"
    assert own["psych_and_agreements"] == own["vsz_14_wrong_explanation"] == "side"


def test_two_names_of_one_idea_must_agree() -> None:
    assert rule("retract_card", {"offender_side": "defending", "by_defender": True})["status"] == "needs"
    with pytest.raises(BadFacts, match="offender_side = 'declaring' and by_defender = True cannot both be true"):
        rule("retract_card", {"offender_side": "declaring", "by_defender": True})
    with pytest.raises(BadFacts, match="offender_side cannot be used: 'both' is not one of declaring, defending"):
        rule("retract_card", {"offender_side": "both"})
