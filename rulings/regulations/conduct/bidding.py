"""MBSz 16, 18, annex 1.5 and annex 2: alerts, STOP, changing a bidding card, screens."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.conduct.facts import UNUSUAL_NATURAL, AlertFacts, ChangeFacts, ScreenFacts, StopFacts


@rule_of("mbsz-hu:16")
def alert_16(case: Inquiry[AlertFacts]) -> None:
    """Conventional and unusual natural calls up to 3NT; above it only artificial openings, all with screens."""
    meaning = case.facts.meaning
    if meaning == "lead_or_signal":
        _must_not(case, "no_alert_for_defence")
        return
    if case.facts.above_three_notrump:
        above_16(case, meaning)
    elif meaning == "conventional":
        conventional_16a(case)
    elif meaning in UNUSUAL_NATURAL:
        unusual_16b(case)
    else:
        _must_not(case, "no_alert_listed")
    case.note("old_references_16", also=("16.B", "40.B.3.a", "21.B.1.a"))


def _must_not(case: Inquiry[AlertFacts], key: str) -> None:
    case.headline(key)
    case.set(result="must_not_alert", alert=False)


def _must(case: Inquiry[AlertFacts], key: str) -> None:
    case.headline(key)
    case.set(result="must_alert", alert=True)
    case.say("alert_by_partner", also=("40.B.2.a.iii", "mbsz-hu:VI.1.a"))
    case.say("alert_missed", also=("21.B.1.a", "40.B.3.a"))


@rule_of("mbsz-hu:16.a@2")
def conventional_16a(case: Inquiry[AlertFacts]) -> None:
    """Every conventional call up to and including 3NT, but for Stayman and the plain take-out double."""
    _must(case, "alert_conventional")


@rule_of("mbsz-hu:16.b@2")
def unusual_16b(case: Inquiry[AlertFacts]) -> None:
    """The unusual natural calls the text lists."""
    _must(case, "alert_unusual_natural")


@rule_of("mbsz-hu:16/kopogni-3-nt-folott")
def above_16(case: Inquiry[AlertFacts], meaning: str) -> None:
    """Above 3NT alerts are forbidden, except for artificial openings (and behind screens)."""
    if meaning == "conventional" and case.facts.opening:
        _must(case, "alert_artificial_opening")
    elif meaning != "ordinary_natural" and case.facts.screens:
        _must(case, "alert_with_screens")
    else:
        _must_not(case, "no_alert_above_3nt")


@rule_of("mbsz-hu:18")
def stop_18(case: Inquiry[StopFacts]) -> None:
    """STOP before an opening at the two level or higher and before a jump; about ten seconds."""
    match case.facts.situation:
        case "asked_when_due":
            due = case.facts.opening_or_jump
            case.headline("stop_due" if due else "stop_not_due")
            case.set(result="stop_due" if due else "stop_not_due")
        case "used":
            case.headline("ten_seconds")
            case.set(result="wait")
        case "forgotten":
            case.headline("right_to_protest_lost", also=("16.B.1",))
            case.set(result="right_to_protest_lost", call_stands=True)
        case "used_without_jump":
            _information(case, "stop_without_jump")
        case "next_called_early":
            _information(case, "called_too_early")
        case _:
            case.headline("stop_penalty", also=("90.B.8",))
            case.set(result="penalty_possible")
    case.note("old_references_18", also=("16.B", "73.A.2"))


def _information(case: Inquiry[StopFacts], key: str) -> None:
    case.set(call_stands=True)
    case.headline(key, also=("16.B.1",))
    if case.facts.finding_advantage:
        case.say("adjust_for_information", also=("16.B.3", "12.C.1"))
        case.set(result="adjusted_score", adjusted_score="possible")
    else:
        case.say("no_advantage_no_adjustment")
        case.set(result="no_adjustment", adjusted_score="none")


@rule_of("mbsz-hu:M1.5")
def change_m1_5(case: Inquiry[ChangeFacts]) -> None:
    """Three conditions together; never between a bid and pass, double or redouble. Law 25A in force is milder."""
    mine = (
        case.facts.card_taken_by_mistake
        and case.facts.corrected_at_once
        and case.facts.still_in_hand
        and not case.facts.bid_and_pass_or_double
    )
    case.headline("change_allowed" if mine else "change_not_by_annex", also=("25.A.1",))
    if mine and case.facts.lho_called:
        case.say("lho_may_change", also=("25.A.5",))
    case.say("law_25a_prevails", also=("25.A.1", "25.A.2", "25.A.3", "80.B.2.f"))
    case.set(result="change_allowed" if mine else "not_by_annex", procedure="change_of_call")


@rule_of("mbsz-hu:M2")
def screen_m2(case: Inquiry[ScreenFacts]) -> None:
    """Until the tray moves most irregularities of the auction are put right without rectification."""
    match case.facts.irregularity:
        case "invalid_call":
            invalid_call_m2(case)
        case "call_reconsidered":
            reconsidered_m2(case)
        case "unintended_call":
            unintended_m2(case)
        case "call_out_of_turn":
            out_of_turn_m2(case)
        case "right_forfeited":
            _closed(case, "no_forfeiture", also="mbsz-hu:M2/4.a")
        case "question_asked":
            case.headline("ask_in_writing", also=("mbsz-hu:M2/2.c", "mbsz-hu:M2/4.b", "20.F.1"))
            case.say("review_quietly", also=("mbsz-hu:M2/4.b", "20.B"))
            case.set(result="allowed_at_any_time")
        case "system_card_looked_up":
            case.headline("system_card_any_time", also=("mbsz-hu:M2/4.f", "40.B.2.c"))
            case.set(result="allowed_at_any_time")
        case "card_exposed":
            _closed(case, "card_taken_back", also="mbsz-hu:M2/4.g")
        case "lead_out_of_turn":
            _closed(case, "lead_taken_back", also="mbsz-hu:M2/4.h")
        case _:
            faced_m2(case)


@rule_of("mbsz-hu:M2/3.b")
def invalid_call_m2(case: Inquiry[ScreenFacts]) -> None:
    """An invalid call is replaced freely until the tray has moved."""
    if case.facts.tray_moved:
        case.headline("tray_moved_laws_apply", also=("mbsz-hu:M2/3.a",))
        case.set(result="laws_apply")
    else:
        case.headline("call_replaced_freely", also=("mbsz-hu:M2/3.a", "mbsz-hu:M2/4.c", "mbsz-hu:M2/4.e", "80.B.2.e"))
        case.set(result="replaced_freely")


@rule_of("mbsz-hu:M2/4.d")
def out_of_turn_m2(case: Inquiry[ScreenFacts]) -> None:
    """Behind the closed screen the laws on calls out of rotation do not hold, unless partner was informed."""
    if not case.facts.tray_moved:
        case.headline("call_replaced_freely", also=("mbsz-hu:M2/3.a", "mbsz-hu:M2/3.b", "80.B.2.e"))
        case.set(result="replaced_freely")
    else:
        _closed(case, "call_out_of_turn_goes_back", also="mbsz-hu:M2/4.d")


@rule_of("mbsz-hu:M2/3.c")
def reconsidered_m2(case: Inquiry[ScreenFacts]) -> None:
    """Nobody changes a call he has chosen with care and put on the tray."""
    case.headline("chosen_call_stands")
    case.set(result="call_stands")


@rule_of("mbsz-hu:M2/3.d")
def unintended_m2(case: Inquiry[ScreenFacts]) -> None:
    """A slip is corrected until the tray moves; the screenmate on the left may then take his call back."""
    if case.facts.tray_moved:
        case.headline("tray_moved_laws_apply", also=("mbsz-hu:M2/3.a", "25.A.1"))
        case.set(result="laws_apply")
    else:
        case.headline("slip_corrected", also=("mbsz-hu:M2/3.c", "16.C.1"))
        case.set(result="replaced_freely")


@rule_of("mbsz-hu:M2/4")
def _closed(case: Inquiry[ScreenFacts], key: str, also: str) -> None:
    """With the screen closed the rectifications fall away, unless the offender's partner was informed."""
    if case.facts.partner_informed:
        case.headline("partner_informed_laws_apply", also=(also, "16.B.1"))
        case.set(result="laws_apply")
    else:
        case.headline(key, also=(also,))
        case.set(result="taken_back")


@rule_of("mbsz-hu:M2/4.i")
def faced_m2(case: Inquiry[ScreenFacts]) -> None:
    """An opening lead out of turn that was faced is taken back unless the screen was opened before anyone noticed."""
    if case.facts.screen_opened:
        case.headline("screen_opened_laws_apply", also=("54",))
        case.set(result="laws_apply")
    else:
        _closed(case, "lead_taken_back", also="mbsz-hu:M2/4.i")


VSZ_16_ALERT = procedure(
    "vsz_16_alert", facts=AlertFacts, laws=("mbsz-hu:16", "40"), concepts=("knocking", "alert"), decide=alert_16
)
VSZ_18_STOP = procedure("vsz_18_stop", facts=StopFacts, laws=("mbsz-hu:18", "73"), concepts=("stop",), decide=stop_18)
VSZ_M1_5 = procedure(
    "vsz_m1_5_change_of_call",
    facts=ChangeFacts,
    laws=("mbsz-hu:M1.5", "25"),
    concepts=("change_of_call",),
    decide=change_m1_5,
)
VSZ_M2 = procedure("vsz_m2_screen", facts=ScreenFacts, laws=("mbsz-hu:M2",), concepts=("screen",), decide=screen_m2)
