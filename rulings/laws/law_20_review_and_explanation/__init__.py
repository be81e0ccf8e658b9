"""Law 20: review and explanation of calls; the duty to correct an explanation (with 75B)."""

PROCEDURES = {"right_to_ask_or_review": "asking", "duty_to_correct": "correcting"}
