"""The rulings engine: facts, rules, exploration and wording. Laws import from here only.

facts.py   from rulings.engine import BOOL, fact, finding, choice, predicate
rules.py   from rulings.engine import Inquiry, Who, procedure, rule_of
"""

from rulings.engine.draft import ValueName, Who
from rulings.engine.errors import Conflict, EngineError, TooLarge
from rulings.engine.fields import choice, fact, finding, predicate
from rulings.engine.inquiry import Inquiry
from rulings.engine.people import around, people_at_table
from rulings.engine.procedure import Procedure, procedure
from rulings.engine.rule import rule_of
from rulings.engine.shared_facts import (
    Bidding,
    Board,
    OutOfRotation,
    Play,
    ToldCalls,
    auction_from,
    called_since,
    contract_from,
    seats_known,
)
from rulings.engine.values import (
    BOOL,
    CALL,
    CALLS,
    CARD,
    CARDS,
    CONTRACT,
    DENOMINATION,
    HANDS,
    IN_FORCE,
    OUT_OF_TURN,
    SEAT,
    SUIT,
    TEXT,
    TRICK,
    VULNERABILITY,
    Record,
    ValueType,
    by_seat,
    list_of,
    number,
    one_of,
    record,
    whole,
)

__all__ = [
    "BOOL",
    "CALL",
    "CALLS",
    "CARD",
    "CARDS",
    "CONTRACT",
    "DENOMINATION",
    "HANDS",
    "IN_FORCE",
    "OUT_OF_TURN",
    "SEAT",
    "SUIT",
    "TEXT",
    "TRICK",
    "VULNERABILITY",
    "Bidding",
    "Board",
    "Conflict",
    "EngineError",
    "Inquiry",
    "OutOfRotation",
    "Play",
    "Procedure",
    "Record",
    "ToldCalls",
    "TooLarge",
    "ValueName",
    "ValueType",
    "Who",
    "around",
    "auction_from",
    "by_seat",
    "called_since",
    "choice",
    "contract_from",
    "fact",
    "finding",
    "list_of",
    "number",
    "one_of",
    "people_at_table",
    "predicate",
    "procedure",
    "record",
    "rule_of",
    "seats_known",
    "whole",
]
