"""Law 54: the faced opening lead out of turn."""

PROCEDURES = {"opening_lead_out_of_turn": "rules"}
