"""MBSz annexes 1 and 2: handling bidding cards; who does what behind screens, and how one alerts there."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.screens_and_systems.facts import BoxFacts, DutyFacts, ScreenAlertFacts

SIDE = {"N": "E", "E": "N", "S": "W", "W": "S"}  # who sits on the same side of the screen


@rule_of("mbsz-hu:M1")
def bidding_box_m1(case: Inquiry[BoxFacts]) -> None:
    """Cards kept in order, touched only in turn, with the call decided before; STOP and ALERT as cards."""
    match case.facts.box_event:
        case "card_shows_wrongly":
            shows_m1_1(case)
        case "cards_put_away_early":
            early_m1_1(case)
        case "touched_out_of_turn":
            touched_m1_2(case)
        case "card_not_of_auction":
            foreign_m1_3(case)
        case "stop_not_placed" | "touched_before_stop_lifted" as which:
            stop_m1_6(case, which)
        case "alert_not_noticed":
            alert_m1_7(case)
        case which:
            chosen_m1_4(case, which)


@rule_of("mbsz-hu:M1.1")
def shows_m1_1(case: Inquiry[BoxFacts]) -> None:
    """A card that shows wrongly may be penalized when it can have misled an opponent."""
    misled = case.facts.finding_opponent_misled
    case.headline("card_may_be_penalized" if misled else "card_put_back", also=("90.B.8",) if misled else ())
    case.set(result="penalty_possible" if misled else "put_in_order")


@rule_of("mbsz-hu:M1.1")
def early_m1_1(case: Inquiry[BoxFacts]) -> None:
    """Everyone has time to look over the auction before the cards go back."""
    case.headline("auction_may_be_reviewed", also=("20.C.2",))
    case.set(result="review_allowed")


@rule_of("mbsz-hu:M1.2")
def touched_m1_2(case: Inquiry[BoxFacts]) -> None:
    """Nobody touches the box out of turn; the cards on the table only to tidy them."""
    if case.facts.touched_to_tidy:
        case.headline("tidying_is_allowed")
        case.set(result="allowed")
        return
    case.headline("not_touched_out_of_turn", also=("16.B.1", "30", "31", "32"))
    _information(case)


@rule_of("mbsz-hu:M1.3")
def foreign_m1_3(case: Inquiry[BoxFacts]) -> None:
    """No card lies on the table that is no part of the auction; STOP and ALERT neither."""
    case.headline("card_to_be_removed", also=("90.B.8",))
    case.set(result="remove")


@rule_of("mbsz-hu:M1.4")
def chosen_m1_4(case: Inquiry[BoxFacts], which: str) -> None:
    """The call is decided before the box is touched; a card taken out with evident intent is a call."""
    if which == "card_taken_with_intent":
        case.headline("call_is_made", also=("18.F",))
        case.note("slip_is_m1_5", also=("mbsz-hu:M1.5", "25.A.1"))
        case.set(result="call_made")
        return
    case.headline(
        "bid_touched_then_other" if which == "bid_touched_then_other_call" else "picked_over", also=("16.B.1", "73.A.2")
    )
    _information(case)


@rule_of("mbsz-hu:M1.6")
def stop_m1_6(case: Inquiry[BoxFacts], which: str) -> None:
    """The red STOP card before the call; the next player touches nothing until it is lifted."""
    if which == "stop_not_placed":
        case.headline("stop_card_first", also=("mbsz-hu:18",))
        case.set(result="stop_missing", procedure="vsz_18_stop")
        return
    case.headline("wait_until_lifted", also=("mbsz-hu:18", "16.B.1"))
    _information(case)


@rule_of("mbsz-hu:M1.7")
def alert_m1_7(case: Inquiry[BoxFacts]) -> None:
    """The alerting player sees to it that the opponents notice."""
    case.headline("alert_must_be_noticed", also=("mbsz-hu:16", "40.B.2.a.iii"))
    case.set(result="not_alerted", procedure="vsz_16_alert_fault")


def _information(case: Inquiry[BoxFacts]) -> None:
    used = case.facts.finding_partner_used_it
    case.say("hint_used" if used else "hint_not_used", also=("16.B.3",))
    case.set(result="adjusted_score" if used else "no_adjustment", adjusted_score="possible" if used else "none")
    case.note("old_references_m1", also=("16.B",))


@rule_of("mbsz-hu:M2/1")
def duty_m2(case: Inquiry[DutyFacts]) -> None:
    """North and East on one side, South and West on the other; North has the board, West the screen."""
    duty = case.facts.duty
    if duty == "screenmate":
        mate = SIDE[case.facts.seat]
        case.headline("screenmates", also=("mbsz-hu:M2/1.a",))
        case.set(result="screenmate", screenmate=mate)
        return
    cite, seats = DUTIES[duty]
    case.headline(duty, also=(cite,))
    case.set(result="duty", seats=list(seats))


DUTIES: dict[str, tuple[str, tuple[str, ...]]] = {
    "board_on_table": ("mbsz-hu:M2/1.b", ("N",)),
    "screen": ("mbsz-hu:M2/1.c", ("W",)),
    "tray": ("mbsz-hu:M2/1.f", ("N", "S")),
    "when_hands_are_taken": ("mbsz-hu:M2/1.d", ("N", "E", "S", "W")),
    "where_first_call_lies": ("mbsz-hu:M2/1.e", ("N", "E", "S", "W")),
    "bidding_cards_back": ("mbsz-hu:M2/1.g", ("N", "E", "S", "W")),
    "screen_opens": ("mbsz-hu:M2/1.h", ("W",)),
    "board_during_play": ("mbsz-hu:M2/1.i", ()),
}


@rule_of("mbsz-hu:M2/2")
def screen_alert_m2(case: Inquiry[ScreenAlertFacts]) -> None:
    """Both players of a side alert, each to the screenmate: the caller at once, partner when the tray arrives."""
    if not case.facts.alert_due:
        case.headline("no_alert_due", also=("mbsz-hu:16",))
        case.set(result="no_alert")
        return
    own = case.facts.who_called == "player"
    also = "mbsz-hu:M2/2.a" if own else "mbsz-hu:M2/2.b"
    if case.facts.shown_to_screenmate:
        case.headline("alerted_to_screenmate", also=(also,))
        case.set(result="alerted")
    else:
        case.headline("own_call_not_alerted" if own else "partners_call_not_alerted", also=(also, "21.B.1.a"))
        case.set(result="not_alerted", procedure="vsz_16_alert_fault")
    case.note("source_error_16", also=("mbsz-hu:16",))


VSZ_M1_BOX = procedure(
    "vsz_m1_bidding_box",
    facts=BoxFacts,
    laws=("mbsz-hu:M1", "18", "16"),
    concepts=("bidding_box", "stop", "alert"),
    decide=bidding_box_m1,
)
VSZ_M2_DUTY = procedure(
    "vsz_m2_duty", facts=DutyFacts, laws=("mbsz-hu:M2/1",), concepts=("screen_duty", "screen"), decide=duty_m2
)
VSZ_M2_ALERT = procedure(
    "vsz_m2_alert",
    facts=ScreenAlertFacts,
    laws=("mbsz-hu:M2/2", "40"),
    concepts=("screen_alert", "screen", "alert"),
    decide=screen_alert_m2,
)
