"""Laws 45 and 46: when a card is played, what declarer has called from dummy, and a fifth card in a trick."""

PROCEDURES = {
    "played_card": "played",
    "change_designation": "change",
    "dummy_wrong_card": "wrong_card",
    "fifth_card": "wrong_card",
    "designation_from_dummy": "designation",
}
