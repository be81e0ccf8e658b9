"""Laws 41 and 44: the opening lead, following suit, who wins a trick and leads to the next."""

PROCEDURES = {"opening_lead_face_down": "opening_lead", "trick_engine": "trick"}
