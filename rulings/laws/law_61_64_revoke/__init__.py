"""Laws 61 to 64: the revoke - what it is, when it is established, how it is corrected, what it costs."""

PROCEDURES = {
    "revoke_rectification": "law_64",
}
