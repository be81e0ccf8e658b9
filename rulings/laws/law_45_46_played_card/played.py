"""Law 45 A to C: is the card played?"""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_45_46_played_card.play_facts import PlayedFacts

Facts = Inquiry[PlayedFacts]


def _played(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    case.headline(key, also=also)
    case.set(result="played", played=True)


def _not_played(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    case.headline(key, also=also)
    case.set(result="not_played", played=False, penalty_cards=[])


@rule_of("45.A")
def faced_45a(case: Facts) -> None:
    """Detached and placed face up in front of him."""
    _played(case, "faced")


@rule_of("45.C.1")
def visible_45c1(case: Facts) -> None:
    """A defender's card held so that his partner could see its face; a second one to the trick is a fifth card."""
    if case.facts.already_played_to_trick:
        case.route("fifth_card", "already_played", also=("45.E.1",))
    else:
        _played(case, "visible" if case.untold("already_played_to_trick") else "visible_not_yet")


@rule_of("45.C.2.a")
def touching_45c2a(case: Facts) -> None:
    """Declarer's card held face up, touching or nearly touching the table."""
    _played(case, "touching_table")


@rule_of("45.C.2.b")
def indicated_45c2b(case: Facts) -> None:
    """Declarer's card held in a position that indicates it has been played."""
    _played(case, "indicated")


@rule_of("48.A")
def dropped_48a(case: Facts) -> None:
    """A card declarer drops need not be played and is no penalty card."""
    _not_played(case, "dropped", also=("45.C.2",))


@rule_of("45.C.3")
def touched_45c3(case: Facts, *, arranging: bool) -> None:
    """A card in dummy deliberately touched, except to arrange the cards or reach one above or below."""
    if arranging:
        _not_played(case, "arranging")
    else:
        _played(case, "touched")


@rule_of("45.C.4.a")
def named_45c4a(case: Facts) -> None:
    """A card named or otherwise designated as the one he proposes to play (but see 47)."""
    whose = case.maybe("whose_card")
    if whose == "defender":
        _played(case, "named_defender", also=("47", "49"))
    elif whose == "declarer":
        _played(case, "named_declarer", also=("45.C.4.b",))
    elif whose == "dummy":
        _played(case, "named_dummy", also=("45.C.4.b", "47"))
    else:
        _played(case, "named", also=("47",))
        case.say("slip", also=("45.C.4.b",))


@rule_of("45.C.5")
def penalty_45c5(case: Facts) -> None:
    """A penalty card may have to be played (50)."""
    case.route("penalty_card_play", "penalty", also=("50",))


@rule_of("45.C.1")
def defenders_45c1(case: Facts) -> None:
    """Whose card it was is told, not how it was held: a defender's, by whether his partner could see its face."""
    case.meanwhile("if_partner_could_see", "partner_could_see", also=("85.A.1",))
    if case.facts.partner_could_see:
        visible_45c1(case)
    else:
        key = "not_visible"
        if case.told("already_played_to_trick"):
            key = "not_visible_already" if case.known.already_played_to_trick else "not_visible_not_yet"
        _not_played(case, key, also=("49",))


@rule_of("45.C.2")
def declarers_45c2(case: Facts) -> None:
    """Declarer's, by how he held it: the director decides that on the evidence (85)."""
    case.meanwhile("if_held_as_played", "held_as_played", also=("85.A.1",))
    if case.facts.held_as_played:
        _played(case, "held_as_played", also=("45.C.2.a", "45.C.2.b"))
    else:
        _not_played(case, "not_held_as_played", also=("48.A",))


@rule_of("45.C.3")
def dummys_45c3(case: Facts) -> None:
    """Dummy's, by whether declarer touched it deliberately, not to arrange or to reach another."""
    case.meanwhile("if_touched", "touched_deliberately")
    touched_45c3(case, arranging=not case.facts.touched_deliberately)


@rule_of("45.C")
def when_played_45c(case: Facts) -> None:
    """While nothing is told of how the card was held: when a card of each kind is played."""
    case.meanwhile("when_played", "act", also=("45.C.1", "45.C.2", "45.C.3"))


def decide(case: Facts) -> None:
    """By whose card it was, where nothing is told that is done with such a card, else by what was done with it."""
    whose = case.maybe("whose_card")
    if whose and OWNER.get(case.maybe("act"), "") != whose and case.maybe("act") not in ANYBODY:
        {"defender": defenders_45c1, "declarer": declarers_45c2, "dummy": dummys_45c3}[whose](case)
        return
    when_played_45c(case)
    act = case.facts.act
    if act in ("dummy_card_touched", "touched_to_arrange"):
        touched_45c3(case, arranging=act == "touched_to_arrange")
    else:
        RULES[act](case)


OWNER = {
    "defender_held_visible_to_partner": "defender",
    "declarer_held_touching_table": "declarer",
    "declarer_indicated_played": "declarer",
    "dropped_by_declarer": "declarer",
    "dummy_card_touched": "dummy",
    "touched_to_arrange": "dummy",
}
"""Whose card an act is done with; an act with another's card says nothing of this one."""
ANYBODY = ("placed_faced", "named", "penalty_card_due")

RULES = {
    "placed_faced": faced_45a,
    "defender_held_visible_to_partner": visible_45c1,
    "declarer_held_touching_table": touching_45c2a,
    "declarer_indicated_played": indicated_45c2b,
    "dropped_by_declarer": dropped_48a,
    "named": named_45c4a,
    "penalty_card_due": penalty_45c5,
}

PLAYED_CARD = procedure("played_card", facts=PlayedFacts, laws=("45",), concepts=("played_card",), decide=decide)
