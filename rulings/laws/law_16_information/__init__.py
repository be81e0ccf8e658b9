"""Law 16: authorized and unauthorized information."""

PROCEDURES = {"unauthorized_information": "unauthorized"}
