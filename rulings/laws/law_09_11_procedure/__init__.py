"""Laws 9 to 11: who may draw attention, who may waive or choose, and when the right to rectification is lost."""

PROCEDURES = {"waivers_and_forfeiture": "rules"}
