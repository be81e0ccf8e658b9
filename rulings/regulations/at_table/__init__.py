"""Seats, the opening lead, system cards and the schedule of a pairs event: MBSz 13, 14, 15, 24."""

PROCEDURES = {
    "vsz_13_seating": "seats",
    "vsz_14_opening_lead": "lead",
    "vsz_14_wrong_explanation": "lead",
    "vsz_15_system_card": "system_card",
    "vsz_15_system": "system_card",
    "vsz_24_schedule": "schedule",
}
