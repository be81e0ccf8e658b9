"""The duty to alert and to say STOP as one procedure: what Law 40B2a(iii) leaves to the regulations, MBSz 16 and 18."""

PROCEDURES = {"alert_duty": "rules"}
