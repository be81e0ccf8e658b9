"""Laws 65 to 67: order and inspection of tricks, and the defective trick."""

PROCEDURES = {"inspect_tricks": "law_65_66", "defective_trick": "law_67"}
