"""Law 24: a card exposed or led during the auction."""

PROCEDURES = {"card_exposed_in_auction": "rules"}
