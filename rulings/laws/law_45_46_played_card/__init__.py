"""Laws 45 and 46: when a card is played, and what declarer has called from dummy."""

PROCEDURES = {"designation_from_dummy": "designation"}
