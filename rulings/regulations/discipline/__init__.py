"""Lateness, playing time, slow play and the penalties of the regulations: MBSz 27, 30-32, 38, 41, 42, VI.2, annex
4.15-4.17.
"""

PROCEDURES = {
    "vsz_30_absence": "times",
    "vsz_31_playing_time": "times",
    "vsz_41_lateness": "times",
    "vsz_41_playing_time": "times",
    "vsz_vi_2_slow_play": "times",
    "vsz_vi_2_lateness": "times",
    "vsz_31_change_called": "at_table",
    "vsz_vi_2_dispute": "at_table",
    "vsz_27_penalty": "penalties",
    "vsz_32_penalty": "penalties",
    "vsz_42_penalty": "penalties",
    "vsz_vi_2_penalty": "penalties",
    "vsz_m4_15_penalty": "penalties",
    "vsz_m4_16_penalty": "penalties",
    "vsz_m4_17_penalty": "penalties",
}
