"""Facts of MBSz annexes 1-3: what was done with a bidding card, whose duty it is, the event and the papers given."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, finding, one_of

SEAT = one_of("N", "E", "S", "W")


@dataclass(frozen=True)
class BoxFacts:
    """What a player did with the bidding box (MBSz annex 1)."""

    box_event: str = fact(
        one_of(
            "card_shows_wrongly",
            "touched_out_of_turn",
            "card_not_of_auction",
            "picked_over_cards",
            "bid_touched_then_other_call",
            "card_taken_with_intent",
            "stop_not_placed",
            "touched_before_stop_lifted",
            "alert_not_noticed",
            "cards_put_away_early",
        ),
        "mbsz-hu:M1",
    )
    finding_opponent_misled: bool = finding(BOOL, "mbsz-hu:M1.1")
    finding_partner_used_it: bool = finding(BOOL, "16.B.3")
    touched_to_tidy: bool = fact(BOOL, "mbsz-hu:M1.2")


@dataclass(frozen=True)
class DutyFacts:
    """A duty behind screens (MBSz annex 2, first list)."""

    duty: str = fact(
        one_of(
            "screenmate",
            "board_on_table",
            "screen",
            "tray",
            "when_hands_are_taken",
            "where_first_call_lies",
            "bidding_cards_back",
            "screen_opens",
            "board_during_play",
        ),
        "mbsz-hu:M2/1",
    )
    seat: str = fact(SEAT, "mbsz-hu:M2/1.a")


@dataclass(frozen=True)
class ScreenAlertFacts:
    """An alert behind screens (MBSz annex 2, second list)."""

    alert_due: bool = fact(BOOL, "mbsz-hu:M2/2.a")
    who_called: str = fact(one_of("player", "partner"), "mbsz-hu:M2/2.a")
    shown_to_screenmate: bool = fact(BOOL, "mbsz-hu:M2/2.a")


@dataclass(frozen=True)
class CategoryFacts:
    """Which systems an event allows (MBSz annex 3.3)."""

    which_event: str = fact(
        one_of(
            "budapest_teams_ia",
            "hungarian_cup_budapest_main",
            "hungarian_cup_country_rounds_and_final",
            "trials_and_national_teams",
            "other",
        ),
        "mbsz-hu:M3.3.I",
    )
    announced_category: str = fact(one_of("I", "II", "III", "none"), "mbsz-hu:M3.3")
    teams_with_many_boards: bool = fact(BOOL, "mbsz-hu:M3.3")


@dataclass(frozen=True)
class ConditionFacts:
    """What a pair with a highly artificial system or a brown-sticker convention has handed in (MBSz annex 3.4)."""

    method: str = fact(one_of("highly_artificial", "brown_sticker"), "mbsz-hu:M3.4")
    handed_to_committee: bool = fact(BOOL, "mbsz-hu:M3.4.a")
    described_to_opponents: bool = fact(BOOL, "mbsz-hu:M3.4.b")
    given_to_organizer: bool = fact(BOOL, "mbsz-hu:M3.4.c")
    team_event: bool = fact(BOOL, "mbsz-hu:M3.4.d")
    line_up_given: bool = fact(BOOL, "mbsz-hu:M3.4.d")
    written_counter_agreements: bool = fact(BOOL, "mbsz-hu:M3.4.g")
    opening_bids_changed: bool = fact(BOOL, "mbsz-hu:M3.4.g")
