"""A case from its first question to the log: kept under an address, told on, drawn in the reader's language.

    from app import case
    begun = case.told(service, None, "West led out of turn", "en")          # an OpenCase: its case is kept
    further = case.told(service, begun.case.id, "Declarer accepts it.")     # the same case; a new one names it `before`
    case.drawn(service, further.case, "pl")                                 # its documents, turn by turn, in Polish

The page, `lawbridge ask --case`, `lawbridge chat` and the log draw from the same object. Modules: `model` (the case and
its turns), `going_on` (what a text, a tap, a procedure chosen or a language does to it), `keeping` (the database),
`saving` (its entry in the log).
"""

from app.case.going_on import (
    OpenCase,
    chosen,
    corrected,
    drawn,
    in_language,
    opened,
    placed,
    read_in,
    reopened,
    standing,
    told,
    walked,
)
from app.case.keeping import CaseMoved, NoCase, expire, forget, kept, of_entry
from app.case.model import Case, Turn, as_document
from app.case.saving import saved

__all__ = [
    "Case",
    "CaseMoved",
    "NoCase",
    "OpenCase",
    "Turn",
    "as_document",
    "chosen",
    "corrected",
    "drawn",
    "expire",
    "forget",
    "in_language",
    "kept",
    "of_entry",
    "opened",
    "placed",
    "read_in",
    "reopened",
    "saved",
    "standing",
    "told",
    "walked",
]
