"""Laws 17, 22 and 34: the auction period, the end of the auction, retention of the right to call."""

PROCEDURES = {"auction_period": "rules"}
