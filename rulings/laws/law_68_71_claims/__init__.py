"""Laws 68 to 71: claims and concessions - made, accepted, contested, cancelled."""

PROCEDURES = {
    "claim_or_concession": "law_68",
    "acquiescence": "law_69",
    "contested_claim": "law_70",
    "cancel_concession": "law_71",
}
