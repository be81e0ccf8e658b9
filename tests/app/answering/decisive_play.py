"""What short answers of the play and of what is counted after it must say, by law text; read by `test_decisive`."""

from __future__ import annotations

from tests.app.answering.decisive import Facts, Row

SOUTH_PLAYS = {"contract": {"level": 4, "denomination": "S", "declarer": "S"}}
LED_BY_WEST = {**SOUTH_PLAYS, "offender": "W", "card": "CJ"}
SUIT = {"designation": "suit_only", "named_suit": "C", "dummy_cards": ["CA", "CK", "C6"]}
REVOKE = {"offender": "E", "offender_role": "defender", "opponents_claimed": True}
MISSED = {"offender": "W", "contract": {"declarer": "S"}, **{"lead_faced": True, "failed_to_follow": True}}
FOUND = {**MISSED, "where_found": "elsewhere"}
MIXED = {"claim_or_concession": False, "cards_mixed": "after_claim", "finding_facts_lost": True}
WEST_REVOKED = {"offender": "W", "offender_role": "defender", "contract": {"declarer": "S"}}
TWELFTH = {"offender": "E", "offender_role": "defender", "twelfth_trick": True, "hands_returned": False}
UNSEEN = {"offender_defends": True, "partner_could_see": False}
CHOICE = "choice_declarer"
EARLY = {**LED_BY_WEST, "premature": "before_partner", "declarer_played_both_hands": False}
LED_EARLY = {**LED_BY_WEST, "premature": "lead_to_next_trick"}
FOLLOWS = {"partner_holds_suit_led": True}
HAND_LED: Facts = {**SOUTH_PLAYS, "led_from": "declarer", "choice_other_defender": "accept"}
DIFFER = {"defenders_differ": True}
LED_ON = {"offender": "W", "partner_led": True, "declarer_played_after": True}
ON_PURPOSE = {"inadvertent": False, "chosen_first": False}
WON_NOTHING = {"winner": "other", "later_trick_won": False}

ROWS: list[Row] = [
    # 45C4b: declarer has played since, so that it is too late needs no finding of a slip
    ("change_designation", {"declarer_played_since": True}, ("may not be changed",), ("Only a slip",), None),
    # 46B2: no exception for another intention where it is told that there was none
    ("designation_from_dummy", {**SUIT, "finding_other_intention": False}, ("Inattention", "6"), ("unless",), None),
    ("designation_from_dummy", SUIT, ("unless a different intention",), (), None),
    # 50B: of a card whose class is not told, how it was exposed is asked
    ("penalty_card_lead", {}, ("exposed by accident", "deliberately played"), (), "inadvertent"),
    ("penalty_card_lead", {"inadvertent": False}, ("may not lead until declarer has chosen",), ("accident",), None),
    # 50C, 50D2, 60A1: he has led; whether too soon, what kind of card it was, and whether declarer's side has played on
    ("penalty_card_lead", {"offender": "W", "partner_led": True}, ("East led before", "stands"), (), "inadvertent"),
    ("penalty_card_lead", {**LED_ON, "led_before_choice": True}, ("so the lead stands",), ("waits",), None),
    ("penalty_card_lead", {**LED_ON, **ON_PURPOSE}, ("so the lead stands",), ("If",), None),
    ("penalty_card_lead", {**LED_ON, "inadvertent": False}, ("stands even if East led",), ("chooses",), "chosen_first"),
    ("penalty_card_lead", {"inadvertent": True}, ("an honour is major",), ("deliberately",), "penalty_kind"),
    (
        "penalty_card_lead",
        {"partner_led": True, "chosen_first": False, "inadvertent": True},
        ("honour", "led too early"),
        ("deliberately",),
        "penalty_kind",
    ),
    # 55A: either defender, and the one next to play where they differ
    (
        "lead_out_of_turn_declarer",
        {**SOUTH_PLAYS, "led_from": "declarer"},
        ("either may accept", "West decides"),
        (),
        "choice_next_defender",
    ),
    ("lead_out_of_turn_declarer", {}, ("either may accept",), (), "led_from"),
    (
        "lead_out_of_turn_declarer",
        {"offender": "S", "led_from": "dummy", "play_after_lead": "none"},
        ("Either defender may accept", "East decides"),
        ("stands",),
        "choice_next_defender",
    ),
    # 55A: one choice and whether they differ make the other; the next player's prevails
    (
        "lead_out_of_turn_declarer",
        {**HAND_LED, **DIFFER},
        ("withdrawn", "any suit"),
        ("unless", "if they"),
        "turn_to_lead",
    ),
    ("lead_out_of_turn_declarer", {**HAND_LED, "defenders_differ": False}, ("accepted",), ("unless",), None),
    # 53A, 56A, 56B, 50D2a: has dummy played to it? and what the refusal does to partner's lead; 53B is for opponents
    (
        "lead_out_of_turn_defender",
        {**LED_BY_WEST, "turn_to_lead": "partner"},
        ("If North has played", "South may accept", "requires or forbids its suit", "East leads"),
        ("53B",),
        "play_after_lead",
    ),
    (
        "lead_out_of_turn_defender",
        {**LED_BY_WEST, "turn_to_lead": "partner", "play_after_lead": "none"},
        ("require or forbid its suit",),
        ("North",),
        "choice_accept",
    ),
    ("lead_out_of_turn_defender", {"turn_to_lead": "declaring_side"}, ("53B",), (), "play_after_lead"),
    # 63A4, 69A: that nobody has played on says nothing of the acceptance of the opponents' claim
    ("revoke_correction", REVOKE, ("claim or concession alone does not establish", "agreed"), (), "claim_final"),
    ("revoke_correction", {**REVOKE, "since_revoke": "nothing"}, ("claim or concession alone",), (), "claim_final"),
    # 41A: the right leader is the other defender
    (
        "opening_lead_face_down",
        {"lead_by": "wrong_defender", "faced": False},
        ("offender's partner makes",),
        ("opening leader",),
        None,
    ),
    # 57A: the card stays; four plain alternatives, whatever partner holds; what does not bind him then (44C, 57B)
    (
        "premature_play",
        {**EARLY, **FOLLOWS},
        ("must follow suit", "does not bind", "Another suit he names"),
        (),
        CHOICE,
    ),
    ("premature_play", {**EARLY, **FOLLOWS, CHOICE: "require_suit"}, ("any legal card",), ("Another", "names"), None),
    ("premature_play", {**EARLY, "partner_holds_suit_led": False}, ("has none of the suit", "lowest"), (), CHOICE),
    ("premature_play", LED_EARLY, ("The highest", "He forbids another suit he names"), ("face",), CHOICE),
    ("premature_play", {**LED_EARLY, **FOLLOWS}, ("does not bind", "forbids another suit"), ("stays played",), CHOICE),
    # 57C2: dummy unasked is an exemption beside 57C1, until it is told
    (
        "premature_play",
        {**LED_BY_WEST, "premature": "before_partner", "dummy_singleton": True},
        ("singleton", "dummy played unasked", "57C"),
        ("57C1",),
        "declarer_played_both_hands",
    ),
    (
        "premature_play",
        {**LED_BY_WEST, "premature": "before_partner", "dummy_singleton": True, "dummy_played_unasked": False},
        ("singleton", "57C1"),
        ("unasked",),
        "declarer_played_both_hands",
    ),
    (
        "premature_play",
        {**LED_BY_WEST, "premature": "before_partner", "declarer_played_both_hands": False},
        ("card stays played, a major penalty card", "Another suit he names"),
        ("If void",),
        "choice_declarer",
    ),
    (
        "premature_play",
        {**LED_BY_WEST, "premature": "before_partner", "partner_holds_suit_led": True, "dummy_singleton": True},
        ("Even dummy's singleton is played only once called",),
        (),
        "declarer_played_both_hands",
    ),
    # 64A: who won that trick and a later one is told
    (
        "missing_card",
        {
            **{"offender": "W", "contract": {"declarer": "S"}, "card": "D4", "lead_faced": True},
            **{"where_found": "elsewhere", "failed_to_follow": True, "winner": "other", "later_trick_won": True},
        },
        ("one trick goes over",),
        ("two", "if they"),
        None,
    ),
    # 14B3, 14B4: of a card that is not found another pack's takes the place; what it costs hangs on the suit
    (
        "missing_card",
        {"offender": "W", "contract": {"declarer": "S"}, "where_found": "not_found", "lead_faced": True},
        ("another pack", "one trick", "penalty card"),
        (),
        "failed_to_follow",
    ),
    # 66D: whose cards were mixed says for whom it is, and by whose count
    (
        "inspect_tricks",
        {
            **{"contract": {"level": 3, "denomination": "N"}, "cards_mixed": "after_claim", "mixed_by": "declaring"},
            **{"finding_facts_lost": True, "count_declarer": 9, "count_defenders": 8},
        },
        ("for the defenders", "8, that is 1 down"),
        ("other side",),
        None,
    ),
    # 62D1, 62D2: at trick twelve the question is not whether it is established
    (
        "revoke_correction",
        {**TWELFTH, "partner_yet_to_play": True, "innocent_side_played_after": False},
        ("At trick twelve", "trick thirteen", "no trick", "West may not use"),
        ("ot established",),
        None,
    ),
    # 46B, 46B2: the exception, and what a suit alone means when it may not be changed
    (
        "designation_from_dummy",
        {"designation": "rank_only", "named_rank": "Q", "leading": True, "rank_in_previous_suit": True},
        ("continues the suit", "incontrovertible"),
        (),
        None,
    ),
    ("change_designation", {"designation": "suit_only", "finding_unintended": False}, ("its lowest card",), (), None),
    # 14B4, 14C: the revoke that it was, and what partner may not use
    (
        "missing_card",
        {"offender": "W", "lead_faced": True, "where_found": "elsewhere", "failed_to_follow": True, **UNSEEN},
        ("one trick after play", "East may not use"),
        ("dummy",),
        None,
    ),
    # 63A1: that they won no later trick does not tell that they played on; 14B3: another pack
    ("missing_card", {**FOUND, "winner": "partner", "later_trick_won": False}, ("played on",), ("established",), None),
    ("missing_card", {**FOUND, "winner": "other", "later_trick_won": False}, ("no trick",), ("established",), None),
    (
        "missing_card",
        {**MISSED, "where_found": "not_found", "winner": "other", "later_trick_won": True},
        ("established", "another pack"),
        ("goes back",),
        None,
    ),
    # 70C3: what no normal play loses to costs nothing, whatever was said of it; then the line
    (
        "contested_claim",
        {"trump_outstanding": True, "finding_normal_line_loses_to_trump": False, "trump_mentioned": False},
        ("No normal play loses a trick to that trump", "70C3"),
        ("forgotten", "unaware"),
        "finding_normal_line_less_successful",
    ),
    (
        "contested_claim",
        {"trump_outstanding": True, "finding_normal_line_loses_to_trump": False, "claimed_line": "not_stated"},
        ("The trump out costs no trick", "worse normal"),
        ("forgotten",),
        "depends_on_card_position",
    ),
    # 66D speaks of one side; where both mixed their cards neither is "the other" (85A1)
    (
        "inspect_tricks",
        {"cards_mixed": "after_claim", "mixed_by": "both"},
        ("neither is favoured", "likelier"),
        ("for the other side",),
        "finding_facts_lost",
    ),
    # 64A2: won by the partner it costs one trick once established; won by the others only with a later one
    (
        "revoke_correction",
        {**WEST_REVOKED, "winner": "partner"},
        ("one trick goes over",),
        ("if they won",),
        "established",
    ),
    (
        "revoke_correction",
        {**WEST_REVOKED, "winner": "other", "innocent_side_played_after": False},
        ("if they won a later one",),
        ("that or", "take back"),
        "established",
    ),
    # 62D2: the last to play has no partner yet to play
    (
        "revoke_correction",
        {**TWELFTH, "since_revoke": "played_to_next_trick", "last_to_play": True},
        ("the right card there",),
        ("yet to play", "take back"),
        None,
    ),
    # 70C, 70D1: words that come later
    (
        "contested_claim",
        {"claimer_defends": False, "trump_outstanding": True, "trump_mentioned": False},
        ("afterwards does not count", "unaware"),
        (),
        "finding_maybe_unaware",
    ),
    # 63A before 64B4: what makes it a matter of Law 64
    (
        "revoke_rectification",
        {"since_revoke": "claim_or_concession", "attention_first_drawn": "in_time", **WON_NOTHING},
        ("No trick goes over", "claim established it"),
        (),
        None,
    ),
    # 66D: who mixed his cards counts whatever else is open; 79B3: after the round one score at most is reduced
    (
        "agreed_tricks_and_time_limits",
        {**MIXED, "mixed_by": "declaring"},
        ("the doubt against it", "66D", "sure what happened"),
        ("concession",),
        "called_before_round_end",
    ),
    (
        "agreed_tricks_and_time_limits",
        {"matter": "tricks_disputed", "cards_mixed": "before_agreement", "called_before_round_end": True},
        ("claim or concession", "jeopardizes"),
        (),
        "claim_or_concession",
    ),
    (
        "agreed_tricks_and_time_limits",
        {**MIXED, "mixed_by": "declaring", "called_before_round_end": False},
        ("one side's is reduced", "the side that mixed"),
        (),
        None,
    ),
    (
        "agreed_tricks_and_time_limits",
        {**MIXED, "mixed_by": "both", "called_before_round_end": False},
        ("one side's is reduced",),
        ("that mixed",),
        None,
    ),
    # 79C1, 79C2: late by the clock, unless the organizer has set a later time; his consent tells that he has not
    *(
        (
            "agreed_tricks_and_time_limits",
            {"matter": "scoring_error", **late},
            ("set a later limit", "organizer's consent"),
            (),
            "later_limit",
        )
        for late in ({"minutes_since_posting": 600}, {"default_period_over": True})
    ),
    (
        "agreed_tricks_and_time_limits",
        {"matter": "scoring_error", "minutes_since_posting": 600, "later_limit": False},
        ("unless another time was set", "organizer's consent"),
        ("set a later limit",),
        "organizer_agrees",
    ),
    # 56B, 50D2: an option of the law goes before what stands beside the headline
    (
        "lead_out_of_turn_defender",
        {"turn_to_lead": "partner", "play_after_lead": "correct_leader_led", "choice_accept": False},
        ("requires the suit", "forbids it", "leaves it free"),
        (),
        None,
    ),
    # 50D2a: of a card that is told the options name the suit and what becomes of it
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "HK", "player": "W"}], "led_before_choice": True, "led_card": "C7"}
        | {"declarer_played_after": False},
        ("unless he requires a heart, the ♣7 must be led", "requires a heart, ♥K", "forbids hearts, ♥K", "♥K stays"),
        ("the suit",),
        None,
    ),
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "HK", "player": "W"}], "led_before_choice": True, "led_card": "H7"}
        | {"declarer_played_after": False},
        ("unless he forbids hearts, the ♥7 must be led",),
        (),
        None,
    ),
    # 51B2: of cards in several suits he requires one of them, or forbids one or more
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": card, "player": "W"} for card in ("HK", "D5")], "led_before_choice": True}
        | {"declarer_played_after": False, "penalty_suits": "several_suits"},
        ("requires one suit (♥, ♦)", "forbids one or more", "the cards stay"),
        (),
        None,
    ),
    (
        "opening_lead_out_of_turn",
        {"offender": "E", "lead_by": "wrong_defender", "card": "SQ", "declarer_saw_dummy_card": False},
        ("requires a spade; ♠Q picked up", "forbids spades; ♠Q picked up", "♠Q a major penalty card"),
        ("requires the suit",),
        "choice_declarer",
    ),
]
