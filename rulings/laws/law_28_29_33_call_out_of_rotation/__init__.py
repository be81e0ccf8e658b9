"""Laws 28, 29 and 33: calls out of rotation - considered in rotation, accepted, cancelled, simultaneous."""

PROCEDURES = {"call_out_of_rotation": "rules", "simultaneous_call": "simultaneous"}
