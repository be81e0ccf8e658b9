"""MBSz 16: natural and conventional calls, unusual natural openings, advance warning."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.explaining_calls.facts import AdvanceFacts, KindFacts, OpeningAlertFacts

CARDS = {"minor_suit": 3, "major_suit": 4}
NOTRUMP_FROM = 15  # fewest points of an ordinary 1NT
THREE_UP_TO = 11  # most points of a preemptive opening at the three level
ADVANCE = "mbsz-hu:16/elozetes-figyelmeztetes"


@rule_of("mbsz-hu:16.b")
def kind_16(case: Inquiry[KindFacts]) -> None:
    """Natural: means to play there and hints at no other suit, or is on the list; all else is conventional."""
    sort = case.facts.sort_of_call
    match sort:
        case "minor_suit" | "major_suit":
            if case.facts.refers_to_another_suit:
                conventional_16c(case)
            elif case.facts.offers_trumps:
                offered_16a(case)
            elif case.facts.cards_promised >= CARDS[sort]:
                _natural(case, "natural_minor" if sort == "minor_suit" else "natural_major")
            else:
                conventional_16c(case)
        case "notrump":
            _natural(case, "natural_notrump") if case.facts.balanced else conventional_16c(case)
        case "double":
            _natural(case, "natural_double") if case.facts.for_penalties else conventional_16c(case)
        case "redouble":
            _natural(case, "natural_redouble") if case.facts.strong_or_to_play else conventional_16c(case)
        case _:
            shows = case.facts.minimum_strength or case.facts.refers_to_another_suit
            conventional_16c(case) if shows else _natural(case, "natural_pass")


def _natural(case: Inquiry[KindFacts], key: str) -> None:
    case.headline(key)
    case.set(result="natural", conventional=False)


@rule_of("mbsz-hu:16.a")
def offered_16a(case: Inquiry[KindFacts]) -> None:
    """A suit offered as trumps, with no hint at another."""
    case.headline("natural_offered")
    case.set(result="natural", conventional=False)


@rule_of("mbsz-hu:16.c")
def conventional_16c(case: Inquiry[KindFacts]) -> None:
    """Whatever is not natural is conventional: alerted up to 3NT, but for Stayman and the plain take-out double."""
    case.headline("is_conventional")
    case.say("conventional_is_alerted", also=("mbsz-hu:16.a@2", "40.B.1.c"))
    case.set(result="conventional", conventional=True, procedure="vsz_16_alert")


@rule_of("mbsz-hu:16.b@2")
def opening_alert_16b(case: Inquiry[OpeningAlertFacts]) -> None:
    """1NT under 15 points, with a singleton, often a five-card major, or with types left out; three over 11."""
    reasons = []
    if case.facts.natural_opening == "one_notrump":
        if case.facts.fewest_points < NOTRUMP_FROM:
            reasons.append("under_fifteen")
        if case.facts.singleton_possible:
            reasons.append("may_have_singleton")
        if case.facts.five_card_major_frequent:
            reasons.append("often_five_card_major")
        if case.facts.balanced_types_excluded:
            reasons.append("types_left_out")
    elif case.facts.most_points > THREE_UP_TO:
        reasons.append("over_eleven")
    case.headline("opening_alerted" if reasons else "opening_not_alerted", also=("40.B.2.a.iii",) if reasons else ())
    for reason in reasons:
        case.say(reason)
    case.set(result="must_alert" if reasons else "must_not_alert", alert=bool(reasons), reasons=reasons)


@rule_of(ADVANCE)
def advance_16(case: Inquiry[AdvanceFacts]) -> None:
    """Unusual, complicated conventions stand on the front of the card and are told to the opponents before play."""
    if case.facts.agreement == "other" and not case.facts.finding_unusual:
        case.headline("no_advance_warning")
        case.set(result="not_wanted", advance_warning=False)
        return
    case.set(advance_warning=True)
    missing = []
    if not case.facts.on_front_of_card:
        missing.append("not_on_front_of_card")
    if not case.facts.warned:
        missing.append("not_told_before_play")
    case.headline("advance_warning_missing" if missing else "advance_warning_given", also=("40.A.1.b", "40.B.2.a.iii"))
    for key in missing:
        case.say(key)
    if missing:
        case.say("concealed_method", also=("40.B.3.a", "mbsz-hu:32.h", "90.B.8"))
    case.set(result="missing" if missing else "given", missing=missing)


VSZ_16_KIND = procedure(
    "vsz_16_kind_of_call",
    facts=KindFacts,
    laws=("mbsz-hu:16", "40"),
    concepts=("natural_or_conventional", "partnership_agreement", "alert"),
    decide=kind_16,
)
VSZ_16_OPENING = procedure(
    "vsz_16_opening_alert",
    facts=OpeningAlertFacts,
    laws=("mbsz-hu:16", "40"),
    concepts=("opening_alert", "system", "alert"),
    decide=opening_alert_16b,
)
VSZ_16_ADVANCE = procedure(
    "vsz_16_advance_warning",
    facts=AdvanceFacts,
    laws=("mbsz-hu:16", "40"),
    concepts=("advance_warning", "system_card", "alert"),
    decide=advance_16,
)
