"""MBSz 16 beyond the list itself: kinds of calls, unusual openings, advance warning, faults of alerting, questions."""

PROCEDURES = {
    "vsz_16_kind_of_call": "kinds",
    "vsz_16_opening_alert": "kinds",
    "vsz_16_advance_warning": "kinds",
    "vsz_16_alert_fault": "questions",
    "vsz_16_question": "questions",
}
