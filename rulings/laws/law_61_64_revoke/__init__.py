"""Laws 61 to 64: the revoke - what it is, when it is established, how it is corrected, what it costs."""

PROCEDURES = {
    "revoke_definition": "law_61",
    "revoke_established": "law_63",
    "revoke_correction": "law_62",
    "revoke_rectification": "law_64",
}
