"""MBSz annex 4.18-4.19: the cups day by day, their draws, who goes up from the second cup, country matches."""

PROCEDURES = {
    "vsz_m4_18_schedule": "rules",
    "vsz_m4_18_draw": "rules",
    "vsz_m4_18_promotion": "rules",
    "vsz_m4_19_country_match": "rules",
}
