"""Laws 53, 55 and 56: a lead out of turn after the first trick, by a defender or by declarer."""

PROCEDURES = {"lead_out_of_turn_defender": "defender", "lead_out_of_turn_declarer": "declarer"}
