"""Law 32: double or redouble out of rotation."""

PROCEDURES = {"double_out_of_rotation": "rules"}
