"""Law 24 (2017): cards exposed or led during the auction, one function per provision in the order of the law."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_24_card_exposed.facts import ExposedInAuctionFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import penalty_card_50b, review_50e4
from rulings.laws.law_72_general_principles.awareness import review_72c

Facts = Inquiry[ExposedInAuctionFacts]


@rule_of("24")
def applies_24(case: Facts) -> bool:
    """Because of the player's own error, in a position for his partner to see the face; else Law 24 does not apply."""
    if not case.facts.own_fault:
        led = _told_led(case)
        key = "not_own_fault_led" if led else "not_own_fault"
        case.route("extraneous_info", key, also=("16.D", *(("47.E.1",) if led else ())))
        return False
    if not case.facts.partner_could_see:
        case.headline("partner_could_not_see")
        case.set(result="no_rectification", partner_silenced="none", penalty_cards=[], law_16C2_applies=False)
        return False
    return True


@rule_of("24")
def faced_24(case: Facts) -> None:
    """Every such card stays face up until the auction ends; the information binds the offending side only (16C)."""
    if not auction_over(case):
        kind_open = case.untold("card_kind") and not _told_led(case)  # the headline has said so
        (case.aside if kind_open else case.say)("face_up_all" if several(case) else "face_up")
    case.say("information", also=("16.C.1", "16.C.2"))
    case.set(offender_silenced="none", law_16C2_applies=True)
    offender = case.people["offender"]
    case.keep_in_force("exposed_card_face_up", offender, "end_of_auction", cards=case.known.cards or ())
    case.keep_in_force("exposed_card_information", offender, "end_of_board")


@rule_of("24")
def kind_decides_24(case: Facts) -> None:
    """What binds whatever card it was, while nobody has told which; of several, people tell that they were several."""
    if not auction_over(case):
        not_led = case.told_as("led", False)
        laws = ("24.A", "24.B", *(("24.D", "24.E") if not_led else ("24.C", "24.E")))
        case.meanwhile("rank_decides" if not_led else "kind_decides", "card_kind", also=laws)
    elif case.told_as("later_role", "defending") and not _told_led(case):
        open_key = "defending_open_not_led" if case.told_as("led", False) else "defending_open"
        case.meanwhile(open_key, "card_kind", also=("24.E", "50.C", "50.D"))


def _told_led(case: Facts) -> bool:
    return case.told_as("led", True)


@rule_of("24.D")
def declaring_whatever_24d(case: Facts) -> bool:
    """His side declares, and nobody told which card it was: it goes back, and the auction with its pass is over."""
    if not case.told("later_role") or case.known.later_role != "declaring" or not case.untold("card_kind"):
        return False
    case.headline("picked_up")
    if _told_led(case):
        case.say("had_to_pass", also=("24.B", "24.C"))
    else:
        not_led = case.told_as("led", False)
        case.say("had_to_pass_if_not_led" if not_led else "had_to_pass_if", also=("24.A", "24.B", "24.C"))
    case.set(result="no_further_rectification", penalty_cards=[])
    return True


@rule_of("24.A")
def while_open_24a(case: Facts) -> None:
    """A low card, and nobody has told whether it was led: both ways in one sentence."""
    if case.untold("card_kind") or case.known.card_kind != "single_low":
        return
    shown = case.told_as("inadvertent", False)  # on purpose: major, led or not (50B)
    if case.settled("later_role") == "defending":
        if shown:
            case.meanwhile("penalty_card_major", "led", also=("24.E", "50.B"))
        else:
            case.meanwhile("low_card_defending", "led", also=("24.E", "50.C", "50.D"))
    elif not auction_over(case):
        case.meanwhile("low_card_shown_unless_led" if shown else "low_card_unless_led", "led", also=("24.B", "24.E"))


@rule_of("24.A")
def low_card_24a(case: Facts) -> bool:
    """A single card of nine or lower, not led: no further rectification (but see E)."""
    if case.facts.card_kind != "single_low" or case.facts.led:
        return False
    if auction_over(case):
        case.say("no_pass")
    else:
        case.headline("low_card", also=("24.E",))
    case.set(result="no_further_rectification", partner_silenced="none")
    return True


@rule_of("24.B")
def honour_or_led_24b(case: Facts) -> bool:
    """A single honour, or any card led: the offender's partner must pass when next it is his turn."""
    if case.facts.card_kind == "several":
        return False
    _partner_passes(case, "honour_passes" if case.facts.card_kind == "single_honour" else "led_passes")
    return True


@rule_of("24.B")
def led_whatever_24b(case: Facts) -> bool:
    """Led too soon, and it is told neither what card it was nor whether there were more: B and C say the same."""
    if not case.known.led or case.untold("led") or not case.untold("card_kind") or auction_over(case):
        return False
    case.headline("led_passes", also=("24.C",))
    case.set(result="partner_silenced", partner_silenced="next_turn")
    case.keep_in_force("silenced_once", case.people["partner"], "next_turn")
    return True


@rule_of("24.E")
def led_defending_24e(case: Facts) -> bool:
    """Led too soon by a defender, and nobody told what card it was or whether there were more: major whatever (50B)."""
    if not _told_led(case) or not case.untold("card_kind") or not case.told_as("later_role", "defending"):
        return False
    case.headline("penalty_card_major", also=("50.B",))
    case.say("partner_on_lead", also=("50.D.2",))
    case.set(penalty_card_kind="major", result="partner_silenced", partner_silenced="next_turn")
    penalty_card_50b(case, case.people["offender"], case.known.cards or (), "major")
    review_50e4(case)
    return True


@rule_of("24.E")
def led_penalty_24e(case: Facts) -> None:
    """A card led is major whatever it is (50B), if its player becomes a defender; else it is picked up (D)."""
    case.say("penalty_if_major", also=("50", "50.B", "51"))
    case.aside("picked_up_if", also=("24.D",))  # said already
    case.set(penalty_card_kind="major")


@rule_of("24.C")
def several_24c(case: Facts) -> None:
    """Two or more cards: the offender's partner must pass when next it is his turn."""
    _partner_passes(case, "several_passes")


def several(case: Facts) -> bool:
    """Whether it is told that more than one card was exposed."""
    return case.known.card_kind == "several" and not case.untold("card_kind")


def auction_over(case: Facts) -> bool:
    """Whether the contract is known: what binds in the play then comes first, the forced pass is past."""
    return case.known.later_role in ("declaring", "defending")


def _partner_passes(case: Facts, key: str) -> None:
    if auction_over(case):
        case.say("had_to_pass")
    else:
        case.headline(key)
    case.set(result="partner_silenced", partner_silenced="next_turn")
    case.keep_in_force("silenced_once", case.people["partner"], "next_turn")


@rule_of("24.D")
def declaring_24d(case: Facts) -> None:
    """The offender becomes declarer or dummy: the cards go back into his hand."""
    role = case.facts.later_role
    if role == "declaring":
        case.headline("picked_up_all" if several(case) else "picked_up")
        case.set(penalty_cards=[])
    elif role == "not_yet_known":
        case.aside("picked_up_if")  # 24E has said so


@rule_of("24.E")
def defending_24e(case: Facts) -> None:
    """The offender becomes a defender: every such card becomes a penalty card (50, 51)."""
    role = case.facts.later_role
    if role == "declaring":
        return
    more = case.facts.card_kind == "several"
    minor = case.facts.card_kind == "single_low" and not case.facts.led and case.facts.inadvertent
    if role == "not_yet_known":
        one = "penalty_if_minor" if minor else "penalty_if_major"
        case.say("penalty_if_all" if several(case) else "penalty_if" if more else one, also=("50", "51", "24.D"))
    elif more:
        case.headline("penalty_cards_major", also=("50.B", "51"))
        case.say("several_on_lead", also=("50.D.1.a", "51.A"))
    else:
        case.headline("penalty_card_minor" if minor else "penalty_card_major", also=("50.B",))
        if not minor:
            case.say("partner_on_lead", also=("50.D.2",))
    kind, offender = "minor" if minor else "major", case.people["offender"]
    case.set(penalty_card_kind=kind)
    if role == "defending":
        penalty_card_50b(case, offender, case.known.cards or (), kind)
        review_50e4(case)


def decide(case: Facts) -> None:
    """Does the law apply? Then A, B or C for the auction, D or E for the play."""
    if not applies_24(case):
        return
    if led_whatever_24b(case):
        review_72c(case)
        faced_24(case)
        led_penalty_24e(case)
        return
    if declaring_whatever_24d(case):
        faced_24(case)
        return
    if led_defending_24e(case):
        review_72c(case)
        faced_24(case)
        return
    kind_decides_24(case)
    while_open_24a(case)
    if not low_card_24a(case):
        if not honour_or_led_24b(case):
            several_24c(case)
        review_72c(case)
    faced_24(case)
    defending_24e(case)
    declaring_24d(case)


CARD_EXPOSED_IN_AUCTION = procedure(
    "card_exposed_in_auction",
    facts=ExposedInAuctionFacts,
    laws=("24",),
    concepts=("card_exposed_in_auction", "card_led_in_auction", "partner_silenced", "penalty_card"),
    decide=decide,
)
