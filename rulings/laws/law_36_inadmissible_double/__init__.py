"""Law 36: inadmissible double or redouble."""

PROCEDURES = {"inadmissible_double": "rules"}
