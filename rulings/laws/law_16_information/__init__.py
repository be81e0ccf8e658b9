"""Law 16: authorized and unauthorized information."""

PROCEDURES = {"unauthorized_information": "unauthorized", "extraneous_info": "extraneous"}
