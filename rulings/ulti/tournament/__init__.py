"""Ulti I.12: table points, expulsion and withdrawal, and a league table."""

PROCEDURES = {"ulti_table_points": "rules", "ulti_expulsion": "rules", "ulti_time_limit": "rules", "ulti_i_11": "rules"}
