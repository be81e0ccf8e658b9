"""Settlement of a deal of Ulti (I.4-I.8), and what a contract is worth and means (I.3-I.5)."""

PROCEDURES = {"ulti_settlement": "rules", "ulti_contract": "contract"}
