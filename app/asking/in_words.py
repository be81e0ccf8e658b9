"""Facts that a few words of a text tell by themselves: when something was, who is blameless, a percentage reached."""

from __future__ import annotations

from typing import Any

from rulings.scoring.number_facts import plain
from understanding.averages import both_averages
from understanding.heard import Heard
from understanding.scores import own_average
from understanding.times import (
    average_given,
    blameless,
    in_order,
    in_the_round,
    long_out,
    mixed_in_dispute,
    partly_blamed,
    period_runs,
)

RAISED_IN_TIME, CARDS_MIXED, DEFAULT_OVER = "called_before_round_end", "cards_mixed", "default_period_over"
"""That the director was called within the round, that cards were mixed, that more than 30 minutes have passed since the
posting.
"""
WITHIN = "within_correction_period"
"""That the period for corrections runs (79C): it is told to end another day, or to go on."""
FAULT, SCORED_IN, OWN_AVERAGE = "finding_fault", "scored_in", ("session_average", "session_percent")
"""How far somebody is at fault for a board without a result (12C2a), the scoring, his average on the others (12C2c)."""

OTHER_AVERAGE = "other_average"
"""The average of the side at fault on the other boards, beside that of the other one."""
BY_AVERAGE = {"plus": "none", "minus": "direct"}
"""Who was given an average plus or minus was found not at fault, or directly at fault (12C2a)."""


def in_words(heard: Heard, name: str) -> dict[str, Any]:
    """The facts of a procedure that are told so: none of them is doubted for the silence of the other words."""
    from rulings import registry

    fields, told = registry.get(name).fields, dict[str, Any]()
    if heard.read is None:
        return told
    if CARDS_MIXED in fields and mixed_in_dispute(heard.read):
        told[CARDS_MIXED] = "after_claim"
    elif CARDS_MIXED in fields and in_order(heard.read):
        told[CARDS_MIXED] = "no"
    if DEFAULT_OVER in fields and long_out(heard.read):
        told[DEFAULT_OVER] = True
    if WITHIN in fields and period_runs(heard.read):
        told[WITHIN] = True
    if FAULT in fields and blameless(heard.read):
        told[FAULT] = "none"
    elif FAULT in fields and partly_blamed(heard.read):
        told[FAULT] = "partly"
    elif FAULT in fields and (given := average_given(heard.read)) is not None:
        told[FAULT] = BY_AVERAGE[given]
    raised = in_the_round(heard.read)
    if raised is None and in_order(heard.read):  # they still sit before their cards
        raised = True
    if RAISED_IN_TIME in fields and raised is not None:
        told[RAISED_IN_TIME] = raised
    asks = [fact for fact in OWN_AVERAGE if fact in fields]
    if asks and FAULT in fields and (average := own_average(heard.text, heard.read.language)) is not None:
        told[asks[0]] = plain(average)
        if SCORED_IN in fields:
            told[SCORED_IN] = "matchpoints"  # a percentage is of matchpoints
    if OTHER_AVERAGE in fields and told.get(FAULT) != "partly" and (both := both_averages(heard.read)):
        told |= {FAULT: "none", OWN_AVERAGE[0]: plain(both[0]), OTHER_AVERAGE: plain(both[1]), SCORED_IN: "matchpoints"}
    return told
