"""The short answer: what a director says while four people wait, taken from documents that rule or quote in full.

Modules: `lines` (a ruling as headline, options and question), `spoken` (sentences with their laws, counted in words),
`shortened` (the fields of the short answer for a ruling, quotes or a refusal),
`worked_out` (a law in the words of procedures).
"""

from app.answering.shortened import asked_last, asks_first, left_open, of_quotes, of_refusal, of_ruling, spoken
from app.answering.spoken import Line
from app.answering.worked_out import sentences

__all__ = [
    "Line",
    "asked_last",
    "asks_first",
    "left_open",
    "of_quotes",
    "of_refusal",
    "of_ruling",
    "sentences",
    "spoken",
]
