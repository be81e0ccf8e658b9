"""Law 16D (16C in 2007): extraneous information from other sources, in the order of the law."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.engine.draft import ValueName
from rulings.laws.law_16_information.extraneous_facts import ExtraneousFacts

Facts = Inquiry[ExtraneousFacts]
DIRECTOR = Who("director")
BOTH = ("2017", "2007")
_LETTERS = ("16.D.2.a", "16.D.2.b", "16.D.2.c", "16.D.2.d")
HOME = "rulings.laws.law_16_information"
WAYS = {
    (None, None): "either",
    (True, None): "seats_rather",
    (None, True): "redeal_rather",
    (True, True): "both",
    (None, False): "perhaps_seats",
    (False, None): "perhaps_redeal",
    (True, False): "seat_change",
    (False, True): "redeal",
}
"""What is open only before the first call, by whether the seats can be changed and the board redealt."""


@rule_of("16.D.1", editions=BOTH, renumbered={"2007": "16.C.1"})
def another_law_16d1(case: Facts) -> bool:
    """What came from partner, from the deal, a wrong count or an exposed card has a law of its own (13A, 6D1, 24)."""
    source = case.known.source
    if source == "partner":
        case.route("unauthorized_information", "from_partner_16b", also=("16.B",))
    elif source == "own_fault_in_auction":
        case.route("card_exposed_in_auction", "exposed_card_24", also=("24",))
    elif source == "wrong_count_pocket":
        case.route("wrong_count_extra", "wrong_count_13", also=("13",))
    elif source == "shuffle_or_deal" and not case.facts.first_call_made:
        case.route("irregular_deal", "redeal_6d1", also=("6.D.1",))
    else:
        return False
    return True


@rule_of("16.D.1", editions=BOTH, renumbered={"2007": "16.C.1"})
def tell_director_16d1(case: Facts) -> None:
    """The director is told at once, preferably by the player who received the information."""
    harmless = case.settled("finding_interferes") is False
    played_on = harmless and case.known.first_call_made is True
    said = case.since("2017") and not played_on  # the other sentences of 2017 say it
    (case.aside if said else case.say)("tell_director")
    if case.since("2017") and not case.told("choice_measure"):
        disturbs = case.told_as("finding_interferes", True)
        if harmless:
            case.meanwhile("when_heard_harmless", "first_call_made", also=("16.D.2", "16.D.3"))
        elif ways := _only_before(case):
            key = "when_heard_disturbs" if disturbs else "when_heard"
            case.meanwhile(key, "first_call_made", also=("16.D.2", "16.D.3"), ways=ways)
        else:
            case.meanwhile("when_heard_left", "first_call_made", also=("16.D.2", "16.D.3"))


def _only_before(case: Facts) -> ValueName | None:
    """The measures that only the first call excludes, as far as the event allows them; None where it allows neither."""
    told = case.settled
    seats = False if told("about_one_hand") is False else told("seat_change_possible")
    name = WAYS.get((seats, told("redeal_possible")))
    return ValueName(HOME, "choice_measure", name) if name else None


@rule_of("16.D.3", editions=BOTH, renumbered={"2007": "16.C.3"})
def after_play_16d3(case: Facts) -> bool:
    """Received after the board was played, it concerns that board no more."""
    if not case.facts.play_ended:
        return False
    case.headline("board_is_over")
    case.set(result="result_stands", adjusted_score="none")
    return True


@rule_of("16.D.2", editions=BOTH, renumbered={"2007": "16.C.2"})
def interferes_16d2(case: Facts) -> bool:
    """Before any call: would it interfere with normal play? If not, the board is played normally."""
    if ways := _only_before(case):
        case.meanwhile("interferes_or_not", "finding_interferes", also=_LETTERS, ways=ways)
    else:
        case.meanwhile("interferes_or_left", "finding_interferes", also=_LETTERS[2:])
    if case.facts.finding_interferes:
        return True
    case.headline("play_normally")
    case.set(result="play_normally", play_continues=True, adjusted_score="none")
    return False


@rule_of("16.D.2", editions=BOTH, renumbered={"2007": "16.C.2"})
def measures_16d2(case: Facts) -> None:
    """Before any call the director may take any of the measures a to d that the form of the event permits."""
    old = case.edition == "2007"
    letters = ("16.C.2.a", "16.C.2.b", "16.C.2.c", "16.C.2.d") if old else _LETTERS
    known = case.known
    if not old and False not in (known.about_one_hand, known.seat_change_possible, known.redeal_possible):
        case.meanwhile("measures", "choice_measure", also=letters, tells=("choice_measure",))
    elif not old:
        case.meanwhile("measures_left", "choice_measure", also=("16.D.1",))
    if case.known.about_one_hand is not False and case.known.seat_change_possible is not False:
        case.option(DIRECTOR, "seat_change", "choice_measure", also=(letters[0],))
    if case.known.redeal_possible is not False:
        case.option(DIRECTOR, "redeal", "choice_measure", also=(letters[1], *(() if old else ("86.A",))))
    case.option(DIRECTOR, "play_and_review", "choice_measure", also=(letters[2],))
    case.option(DIRECTOR, "artificial", "choice_measure", also=(letters[3],))


@rule_of("16.D.2")
def only_c_or_d_16d2(case: Facts) -> None:
    """Neither seats nor a redeal are possible: before the first call as after it only c and d are left."""
    case.headline("c_or_d_in_any_case", also=("16.D.3",))
    case.option(DIRECTOR, "play_and_review", "choice_measure", also=("16.D.2.c",))
    case.option(DIRECTOR, "artificial", "choice_measure", also=("16.D.2.d",))


@rule_of("16.D.1")
def harmless_16d1(case: Facts) -> None:
    """It disturbs nothing: the board is played; only where somebody had called may there be something to adjust."""
    case.headline("when_heard_harmless", also=("16.D.2", "16.D.3"))
    case.set(play_continues=True, adjusted_score="possible")
    case.review("16.D.2.c")


@rule_of("16.D.3", editions=BOTH, renumbered={"2007": "16.C.3"})
def after_first_call_16d3(case: Facts) -> None:
    """After the first call: c or d (2007: c only)."""
    if case.edition == "2007":
        if case.known.choice_measure not in (None, "play_and_review"):
            case.contradiction("choice_measure", "first_call_made")
        case.say("only_c_2007")
        return
    case.say("c_or_d")
    case.option(DIRECTOR, "play_and_review", "choice_measure", also=("16.D.2.c",))
    case.option(DIRECTOR, "artificial", "choice_measure", also=("16.D.2.d",))


@rule_of("16.D.3", editions=BOTH, renumbered={"2007": "16.C.3"})
def harmless_16d3(case: Facts) -> bool:
    """Found after the first call not to disturb normal play: c, which adjusts if it did have effect."""
    if not case.told_as("finding_interferes", False) or case.told("choice_measure"):
        return False
    play_16d2c(case)
    return True


@rule_of("16.D.2.a", editions=BOTH, renumbered={"2007": "16.C.2.a"})
def seat_change_16d2a(case: Facts) -> None:
    """The players' positions are changed so that the player with information about one hand holds that hand."""
    for name in ("about_one_hand", "seat_change_possible"):
        if getattr(case.known, name) is False:
            case.contradiction("choice_measure", name)
    case.headline("seats_changed")
    case.set(result="seat_change", play_continues=True, adjusted_score="none")


@rule_of("16.D.2.b", editions=BOTH, renumbered={"2007": "16.C.2.b"})
def redeal_16d2b(case: Facts) -> None:
    """The board is redealt for those concerned, if the form of the event permits."""
    if case.known.redeal_possible is False:
        case.contradiction("choice_measure", "redeal_possible")
    case.headline("redealt")
    case.set(result="redeal", redeal=True, adjusted_score="none")


@rule_of("16.D.2.c", editions=BOTH, renumbered={"2007": "16.C.2.c"})
def play_16d2c(case: Facts) -> None:
    """The board is played; adjusted if the information affected the result."""
    case.set(result="play_and_review", play_continues=True)
    affected = case.known.finding_information_affected
    if affected is None:
        case.headline("played")
        case.say("review_extraneous")
        case.review()
        case.set(adjusted_score="possible")
    else:
        case.headline("affected" if affected else "not_affected")
        case.set(adjusted_score="assigned" if affected else "none")


@rule_of("16.D.2.d", editions=BOTH, renumbered={"2007": "16.C.2.d"})
def artificial_16d2d(case: Facts) -> None:
    """An artificial adjusted score; in teams see 86B (2017)."""
    case.headline("artificial_score", also=("12.C.2.a",) if case.edition == "2007" else ("12.C.2.a", "86.B"))
    case.set(result="adjusted_score", play_continues=False, adjusted_score="artificial")


def decide(case: Facts) -> None:
    """Another law's? Else D1; before a call D2, after it D3; then the director's measure."""
    if another_law_16d1(case) or after_play_16d3(case):
        return
    if _was_played(case):
        play_16d2c(case)
        return
    if case.since("2017") and case.untold("first_call_made") and not case.told("choice_measure"):
        if case.told_as("finding_interferes", False):
            harmless_16d1(case)
            return
        if case.told_as("finding_interferes", True) and _only_before(case) is None:
            only_c_or_d_16d2(case)
            MEASURES["artificial" if case.facts.choice_measure == "artificial" else "play_and_review"](case)
            return
    tell_director_16d1(case)
    if _measure_settles(case):
        MEASURES[case.facts.choice_measure](case)
        return
    if case.facts.first_call_made and harmless_16d3(case):
        return
    if case.facts.first_call_made:
        after_first_call_16d3(case)
        measure = "play_and_review" if case.edition == "2007" or not _artificial(case) else "artificial"
    elif interferes_16d2(case):
        measures_16d2(case)
        measure = case.facts.choice_measure
    else:
        return
    MEASURES[measure](case)


MEASURES = {
    "seat_change": seat_change_16d2a,
    "redeal": redeal_16d2b,
    "play_and_review": play_16d2c,
    "artificial": artificial_16d2d,
}


def _measure_settles(case: Facts) -> bool:
    """The director who took a measure found that it would interfere; before the first call any of the four is open."""
    known = case.known
    return case.told("choice_measure") and not known.first_call_made and known.finding_interferes is not False


def _was_played(case: Facts) -> bool:
    """Who found whether it affected the result had the board played under c, unless nothing disturbed it at all."""
    known = case.known
    normal = known.first_call_made is False and known.finding_interferes is False
    return case.told("finding_information_affected") and known.choice_measure is None and not normal


def _artificial(case: Facts) -> bool:
    """After the first call: c unless the director chooses d; the choices a and b are contradictions."""
    measure = case.facts.choice_measure
    if measure in ("seat_change", "redeal"):
        case.contradiction("choice_measure", "first_call_made")
    return measure == "artificial"


EXTRANEOUS_INFO = procedure(
    "extraneous_info",
    facts=ExtraneousFacts,
    laws=("16",),
    concepts=("extraneous_information",),
    decide={"2017": decide, "2007": decide},
)
