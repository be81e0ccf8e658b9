"""Law 13: hands with more and fewer than thirteen cards; a surplus card."""

PROCEDURES = {"wrong_count_extra": "rules"}
