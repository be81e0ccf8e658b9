"""Facts of MBSz 16: what a call shows, what went wrong with an alert, who asks whom."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, finding, one_of, whole

POINTS = whole(0, 37)


@dataclass(frozen=True)
class KindFacts:
    """What a call shows by the pair's agreement (MBSz 16, natural and conventional calls)."""

    sort_of_call: str = fact(
        one_of("minor_suit", "major_suit", "notrump", "double", "redouble", "pass"), "mbsz-hu:16.b"
    )
    refers_to_another_suit: bool = fact(BOOL, "mbsz-hu:16.a")
    offers_trumps: bool = fact(BOOL, "mbsz-hu:16.a")
    cards_promised: int = fact(whole(0, 13), "mbsz-hu:16.b")
    balanced: bool = fact(BOOL, "mbsz-hu:16.b")
    for_penalties: bool = fact(BOOL, "mbsz-hu:16.b")
    strong_or_to_play: bool = fact(BOOL, "mbsz-hu:16.b")
    minimum_strength: bool = fact(BOOL, "mbsz-hu:16.b")


@dataclass(frozen=True)
class OpeningAlertFacts:
    """A natural 1NT opening, or a suit opening at the three level (MBSz 16.b, the second list)."""

    natural_opening: str = fact(one_of("one_notrump", "three_of_a_suit"), "mbsz-hu:16.b@2")
    fewest_points: int = fact(POINTS, "mbsz-hu:16.b@2")
    singleton_possible: bool = fact(BOOL, "mbsz-hu:16.b@2")
    five_card_major_frequent: bool = fact(BOOL, "mbsz-hu:16.b@2")
    balanced_types_excluded: bool = fact(BOOL, "mbsz-hu:16.b@2")
    most_points: int = fact(POINTS, "mbsz-hu:16.b@2")


@dataclass(frozen=True)
class AdvanceFacts:
    """A convention the opponents may have to be warned of before play (MBSz 16)."""

    agreement: str = fact(
        one_of("notrump_10_12_in_standard", "several_hand_types", "other"), "mbsz-hu:16/elozetes-figyelmeztetes"
    )
    finding_unusual: bool = finding(BOOL, "mbsz-hu:16/elozetes-figyelmeztetes")
    warned: bool = fact(BOOL, "mbsz-hu:16/elozetes-figyelmeztetes")
    on_front_of_card: bool = fact(BOOL, "mbsz-hu:16/elozetes-figyelmeztetes")


@dataclass(frozen=True)
class AlertFaultFacts:
    """A call was not alerted though it had to be, or alerted though it must not be (MBSz 16, VI.1.a)."""

    alert_fault: str = fact(one_of("not_alerted", "alerted_wrongly"), "mbsz-hu:16")
    finding_opponents_damaged: bool = finding(BOOL, "40.B.3.a")
    finding_partner_used_it: bool = finding(BOOL, "16.B.3")


@dataclass(frozen=True)
class QuestionFacts:
    """A question about a call, or its answer (MBSz 16)."""

    matter: str = fact(
        one_of(
            "asks_about_one_call",
            "asks_the_caller",
            "asks_out_of_turn",
            "asks_when_obliged_to_pass",
            "could_wait",
            "answer_too_short",
            "no_agreement_on_it",
            "question_informed_partner",
            "answer_informed_partner",
        ),
        "mbsz-hu:16",
    )
    screens: bool = fact(BOOL, "mbsz-hu:M2/2.c", presumed=False)
    finding_information_used: bool = finding(BOOL, "16.B.3")
