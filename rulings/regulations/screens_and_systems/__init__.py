"""MBSz annexes 1-3 beside the rulings of `conduct`: bidding boxes, duties at the screen, categories, conditions."""

PROCEDURES = {
    "vsz_m1_bidding_box": "boxes",
    "vsz_m2_duty": "boxes",
    "vsz_m2_alert": "boxes",
    "vsz_m3_category": "events",
    "vsz_m3_conditions": "events",
}
