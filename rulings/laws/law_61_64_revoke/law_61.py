"""Law 61: what a revoke is, who may ask about one, and that asking gives no right to look at the tricks."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_61_64_revoke.play_facts import DefinitionFacts
from rulings.laws.law_61_64_revoke.record import revoke_people

Facts = Inquiry[DefinitionFacts]
ALL = ("2017", "2007", "1997")


@rule_of("44.C", editions=ALL)
def follow_suit_44c(case: Facts) -> bool:
    """Follow suit if possible; this takes precedence over every other requirement. Says whether it settles the card."""
    if case.since("2017"):
        key = "if_he_could" if case.facts.asker == "none" else "if_he_could_in_short"
        case.meanwhile(key, "followed_suit", "could_follow", also=("61.A", "62.A"))
        if not case.facts.followed_suit:
            case.meanwhile(key, "could_follow", also=("61.A", "62.A"))
    if case.facts.followed_suit:
        case.headline("followed")
        case.set(result="no_revoke")
        return True
    if not case.facts.could_follow:
        return False
    failure_61a(case)
    return True


@rule_of("61.A", editions=ALL)
def failure_61a(case: Facts) -> None:
    """Failure to follow suit in accordance with Law 44."""
    case.headline("revoke", also=("44.C",))
    case.set(result="revoke")


@rule_of("61.A", editions=ALL)
def against_requirement_61a(case: Inquiry[Any]) -> None:
    """Why it is a revoke, where it was no failure to follow suit: a card or suit required was not played."""
    if case.known.suit_required:
        case.aside("revoke_required")


@rule_of("44.D", editions=ALL)
def void_44d(case: Facts) -> bool:
    """A player who cannot follow suit may play any card, unless his choice is restricted."""
    if case.facts.suit_required:
        return False
    case.headline("void")
    case.set(result="no_revoke")
    return True


@rule_of("61.A", editions=ALL)
def required_61a(case: Facts) -> bool:
    """Failure to lead or play, when able, a card or suit required by law or chosen by an opponent. Settles a breach."""
    if case.since("2017"):
        case.meanwhile("if_he_could_comply", "complied", "could_comply", also=("59",))
        if not case.facts.complied:
            case.meanwhile("if_he_could_comply", "could_comply", also=("59",))
    if case.facts.complied:
        case.headline("complied")
        case.set(result="no_revoke")
        return True
    if not case.facts.could_comply:
        return False
    following = case.since("2017") and not case.facts.leading and case.untold("followed_suit")
    case.headline("revoke_required_card" if following else "revoke_required")
    case.set(result="revoke")
    return True


def _of_the_card_required(case: Facts) -> bool:
    """Whether it is told how he met a requirement and not whether he followed suit: then that alone is in question."""
    told = case.told_as("suit_required", True) and case.untold("followed_suit")
    return told and (case.told("complied") or case.told("could_comply"))


_OF_THE_CARD = ("followed_suit", "could_follow", "suit_required", "complied", "could_comply", "card", "hand", "led")


def _only_asked(case: Facts) -> bool:
    """Whether nothing but a question is told of: then it is the right to ask that is in question."""
    if not case.since("2017") or not case.told("asker") or case.known.asker == "none":
        return False
    return all(case.untold(name) for name in _OF_THE_CARD)


@rule_of("59", editions=ALL)
def unable_59(case: Facts) -> None:
    """Unable to comply: any legal card."""
    case.headline("unable")
    case.set(result="no_revoke")


@rule_of("61.B", editions=ALL)
def questions_61b(case: Inquiry[Any], *, alone: bool = False) -> None:
    """Who may ask whom whether he has a card of the suit led; `alone` where nothing else is in question."""
    asker = case.facts.asker
    also: tuple[str, ...]
    if asker == "none":
        return
    if asker == "declarer":
        allowed, key, also = True, "ask_declarer", ("61.B.1",)
    elif asker == "defender" and case.edition == "2017" and case.maybe("asked") is None:
        allowed, key, also = True, "ask_partner", ("61.B.3",)  # allowed, whomever he asked
    elif case.facts.asked == "declarer":
        dummy = asker == "dummy"
        if dummy and case.has("dummy_asked_without_right") and case.settled("dummy_asked_without_right"):
            case.set(question_allowed=False)  # what follows from it (43B2b) is said already
            return
        allowed, key = True, "ask_dummy" if dummy else "ask_defender"
        also = ("61.B.2.a", "43.B.2.b") if dummy else ("61.B.3",)
    elif asker == "dummy":
        allowed, key, also = False, "ask_dummy_defender", ("61.B.2.b",)
    else:
        allowed, key, also = case.edition != "1997", case.of_edition(_DEFENDERS), ("61.B.3",)
    numbered = case.edition != "1997"
    (case.headline if alone else case.say)(_ALONE[key] if alone else key, also=also if numbered else ())
    if not allowed and numbered:
        case.aside("ask_dummy_information", also=("16.B",))
    case.set(question_allowed=allowed)


_ALONE = {
    "ask_declarer": "ask_declarer_alone",
    "ask_partner": "ask_partner_alone",
    "ask_dummy": "ask_dummy_alone",
    "ask_defender": "ask_defender_alone",
    "ask_dummy_defender": "ask_dummy_defender_alone",
}
"""The same where nothing but the question is told of."""
_DEFENDERS = {"2017": "ask_partner", "2007": "ask_partner_2007", "1997": "ask_partner_1997"}


@rule_of("61.C", renumbered={"2007": "62.C.3", "1997": "61.B"})
def no_inspection_61c(case: Facts, *, told: bool) -> None:
    """Claiming a revoke does not automatically warrant inspection of quitted tricks."""
    (case.say if told else case.aside)("no_inspection", also=("66.C",))


def decide(case: Facts) -> None:
    """The questions, which hang on nothing else; 44 before any other duty; then a required suit."""
    alone = _only_asked(case)
    questions_61b(case, alone=alone)
    if alone:
        return
    settled = not _of_the_card_required(case) and not case.facts.leading and (follow_suit_44c(case) or void_44d(case))
    if not settled and not required_61a(case):
        unable_59(case)
    clear = settled and (case.facts.followed_suit or not case.facts.could_follow)
    no_inspection_61c(case, told=clear and case.since("2017"))


REVOKE_DEFINITION = procedure(
    "revoke_definition",
    facts=DefinitionFacts,
    laws=("61",),
    concepts=("revoke", "follow_suit"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=revoke_people,
)
