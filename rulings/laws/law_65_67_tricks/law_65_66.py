"""Laws 65 and 66: setting a played card straight and looking at tricks; in 2017 and 2007."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_65_67_tricks.facts import InspectionFacts
from rulings.laws.law_65_67_tricks.mixed import (
    as_shown_66d,
    disorder_65d,
    facts_found_66d,
    facts_lost_66d,
    for_the_other_side_66d,
)

Facts = Inquiry[InspectionFacts]
BOTH = ("2017", "2007")


def _conclude(case: Facts, allowed: bool, yes: str, no: str, *, also: tuple[str, ...] = ()) -> None:
    case.headline(yes if allowed else no, also=also)
    case.set(result="allowed" if allowed else "not_allowed", allowed=allowed)


@rule_of("65.B.3")
def direction_65b3(case: Facts) -> None:
    """A player may point out a card turned the wrong way until his side has played to the next trick."""
    dummy = case.settled("player") == "dummy"
    case.meanwhile("direction_until_dummy" if dummy else "direction_until", "own_side_played_next")
    late = case.facts.own_side_played_next
    _conclude(case, not late, "direction", "direction_late", also=("16.B",) if late else ())


@rule_of("65.B.3", editions=("2007",))
def direction_2007_65b3(case: Facts) -> None:
    """2007: declarer may demand it at any time, dummy and defenders until the lead to the next trick."""
    if case.facts.player == "declarer":
        _conclude(case, True, "direction_declarer_2007", "direction_late")
        return
    late = case.facts.led_to_next_trick
    _conclude(case, not late, "direction_2007", "direction_late_2007", also=("16.B",) if late else ())


def _in_time(case: Facts) -> bool:
    if case.since("2017"):
        case.meanwhile("current_while", "own_side_played_next", also=("66.B",))
    return not case.facts.own_side_played_next


def _turned(case: Facts) -> bool:
    if case.since("2017"):
        not_on = case.told_as("own_side_played_next", False) or case.told_as("led_to_next_trick", False)
        case.meanwhile("current_not_on" if not_on else "current_while", "own_card_turned", also=("66.B",))
    return bool(case.facts.own_card_turned)


def _may_ask(case: Facts) -> bool:
    """Whether it is told that declarer or a defender asks: then nothing is said of dummy, who may not."""
    return not case.untold("player") and case.known.player != "dummy"


@rule_of("66.A", editions=BOTH)
def current_66a(case: Facts) -> None:
    """Declarer or a defender, his own card still face up and his side not having played on, may see the trick."""
    if case.since("2017") and _told_too_late(case):
        return
    if case.since("2017"):
        told = not case.untold("own_card_turned")  # that it is turned is told above: nobody may then see the trick
        key = "current_while"
        if told and case.known.own_card_turned is False:
            key = "current_open_asked" if _may_ask(case) else "current_open"
        open_yet = [name for name in ("own_side_played_next", "player") if case.untold(name)]
        if open_yet and (case.untold("player") or case.known.player != "dummy"):
            case.meanwhile(key, *open_yet, also=("66.B",))
    dummy = case.facts.player == "dummy"
    allowed = not dummy and _in_time(case) and not _turned(case)
    yes = "current_asked" if case.since("2017") and _may_ask(case) else "current"
    _conclude(case, allowed, yes, "dummy_refused" if dummy else "current_refused")


@rule_of("66.A")
def _told_too_late(case: Facts) -> bool:
    """Whether what is told refuses it whoever asks: his own card is turned, or his side has played on."""
    if case.settled("player") == "dummy":
        return False
    late = not case.untold("own_side_played_next") and case.known.own_side_played_next
    turned = not case.untold("own_card_turned") and case.known.own_card_turned
    if not late and not turned:
        return False
    case.headline("current_late" if late else "current_turned", also=("66.C",) if late else ("66.B", "66.C"))
    case.set(result="not_allowed", allowed=False)
    return True


@rule_of("66.B")
def own_card_66b(case: Facts) -> None:
    """Until his side has played to the next trick declarer or a defender may look at his own last card, not show it."""
    case.meanwhile("own_card_while", "player", also=("66.C",))
    dummy = case.facts.player == "dummy"
    if not dummy:
        key = "own_card_asked" if _may_ask(case) else "own_card_while"
        case.meanwhile(key, "own_side_played_next", also=("66.C",))
    allowed = not dummy and not case.facts.own_side_played_next
    _conclude(case, allowed, "own_card", "dummy_refused" if dummy else "own_card_late")


@rule_of("66.B", editions=("2007",))
def own_card_2007_66b(case: Facts) -> None:
    """2007: until the lead to the next trick."""
    allowed = case.facts.player != "dummy" and not case.facts.led_to_next_trick
    _conclude(case, allowed, "own_card_2007", "own_card_late_2007")


@rule_of("66.C", editions=BOTH)
def quitted_66c(case: Facts) -> None:
    """Quitted tricks are not inspected before the end of play, except at the director's specific instruction."""
    _conclude(case, case.facts.director_instructed, "quitted_director", "quitted")


@rule_of("66.D", editions=BOTH)
def after_play_66d(case: Facts) -> None:
    """After play, to settle a claim of a revoke or the number of tricks; each player handles his own cards only."""
    settled = case.since("2017") and case.known.cards_mixed == "after_claim" and case.known.finding_facts_lost
    lost = case.told_as("finding_facts_lost", True)  # then no card is looked at any more
    (case.aside if settled or lost else case.say)("own_cards_only")
    if case.since("2017"):
        keys = {"declaring": "after_play_mixed_declaring", "defending": "after_play_mixed_defending"}
        case.meanwhile(keys.get(case.known.mixed_by, "after_play_unless_mixed"), "cards_mixed", also=("65.D",))
        mixed = case.not_presumed("cards_mixed")
    else:
        mixed = case.facts.cards_mixed
    if mixed == "before_agreement":
        disorder_65d(case)
        case.set(result="allowed", allowed=True)
        return
    if mixed == "after_claim" and case.since("2017"):
        facts_lost_66d(case)
    if mixed == "after_claim" and case.facts.finding_facts_lost:
        case.set(result="for_other_side" if for_the_other_side_66d(case) else "allowed", allowed=True)
        return
    if mixed == "after_claim" and case.since("2017") and case.told_as("finding_facts_lost", False):
        facts_found_66d(case)
    _conclude(case, True, "after_play", "after_play")
    as_shown_66d(case)


@rule_of("66.A")
def requests_66(case: Facts) -> None:
    """What may be seen and pointed out, while it is not known what is asked for."""
    case.meanwhile("what_may_be_seen", "request", also=("66.B", "66.C", "65.B.3"))


def _mixed_up(case: Facts) -> bool:
    """Whether it is told that cards were mixed up, and not what is asked for: then it is about 65D and 66D."""
    told = not case.untold("cards_mixed") and case.known.cards_mixed != "no"
    return case.untold("request") and (told or case.told("mixed_by") or case.told_as("finding_facts_lost", True))


def decide(case: Facts) -> None:
    """By what is asked for."""
    older = case.edition == "2007"
    if _mixed_up(case):
        after_play_66d(case)
        return
    if not older:
        requests_66(case)
    match case.facts.request:
        case "point_out_direction":
            (direction_2007_65b3 if older else direction_65b3)(case)
        case "current_trick":
            current_66a(case)
        case "own_last_card":
            (own_card_2007_66b if older else own_card_66b)(case)
        case "quitted_trick":
            quitted_66c(case)
        case _:
            after_play_66d(case)


INSPECT_TRICKS = procedure(
    "inspect_tricks",
    facts=InspectionFacts,
    laws=("65", "66"),
    concepts=("inspection_of_tricks", "arrangement_of_tricks", "quitted_trick"),
    decide={"2017": decide, "2007": decide},
)
