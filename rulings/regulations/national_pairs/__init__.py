"""MBSz annex 4.20-4.21: the national pairs championship in its stages, and the Budapest mixed pairs."""

PROCEDURES = {
    "vsz_m4_20_stage": "rules",
    "vsz_m4_20_entry": "rules",
    "vsz_m4_20_super_final": "rules",
    "vsz_m4_20_substitute": "rules",
    "vsz_m4_21_mixed": "rules",
}
