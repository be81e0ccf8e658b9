"""Law 31: bid out of rotation, and the passes that 30C sends here."""

PROCEDURES = {"bid_out_of_rotation": "rules"}
