"""Laws 48 to 52: exposed cards of declarer and of defenders; the penalty card, its play, the lead it restricts."""

PROCEDURES = {
    "exposed_card_defender": "law_49",
    "exposed_card_declarer": "law_48",
    "penalty_card_kind": "law_50",
    "penalty_card_play": "play",
    "penalty_card_lead": "lead",
    "penalty_card_information": "information",
}
