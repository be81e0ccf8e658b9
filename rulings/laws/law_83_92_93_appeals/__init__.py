"""Laws 83, 92, 93: telling of the right to appeal, what makes an appeal admissible, who hears it."""

PROCEDURES = {"appeals": "rules"}
