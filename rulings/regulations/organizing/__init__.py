"""MBSz 1-12, 21 and 23: where the regulations hold, who may enter, officials, language, entries, deals, discipline."""

PROCEDURES = {
    "vsz_1_scope": "entering",
    "vsz_2_entry": "entering",
    "vsz_3_age": "entering",
    "vsz_4_announcement": "entering",
    "vsz_5_division": "entering",
    "vsz_7_fee": "entering",
    "vsz_8_refusal": "running",
    "vsz_9_officials": "running",
    "vsz_10_smoking": "running",
    "vsz_11_language": "running",
    "vsz_12_entry": "running",
    "vsz_21_deals": "running",
    "vsz_23_discipline": "running",
}
