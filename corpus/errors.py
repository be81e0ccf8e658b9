"""Everything a user can get wrong, as one tree.

    LawbridgeError
    +-- UnknownProvision     an id that parses but names nothing in the store
    +-- BadProvisionId       text that is no provision id
    +-- UnknownSource        a source id that the manifest does not have
    +-- BadData              a file of ours (YAML, JSONL, manifest) that breaks its format
    +-- BadSource            a document that cannot be read or parsed
    +-- NoIndex              no build folder, or one that is stale or foreign
    +-- BadQuestion          an empty, oversized or unreadable question
    +-- BadFacts             facts of a ruling that are unknown, misspelt or contradictory
    +-- BadInput             any other input that cannot be used

Each message is one sentence: what was asked, why it failed, the nearest valid choice, the command that helps.
"""

from __future__ import annotations

import re

LONGEST = 900
_UNPRINTABLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]+")
"""Control characters, line ends, signs that turn the direction of writing, halves of signs."""


class LawbridgeError(Exception):
    """Base of all errors a user can mend; the command line prints it and exits with status 2.

    Its words are one line that can be printed anywhere, however long or odd what it repeats of the input.
    """

    def __str__(self) -> str:
        words = _UNPRINTABLE.sub(" ", super().__str__())
        return words if len(words) <= LONGEST else f"{words[: LONGEST - 300]} ... {words[-200:]}"


class UnknownProvision(LawbridgeError):
    """Raised when an id parses but names no provision in the store."""


class BadProvisionId(LawbridgeError):
    """Raised when text cannot be read as a provision id."""


class UnknownSource(LawbridgeError):
    """Raised when a source id is not in the manifest."""


class BadData(LawbridgeError):
    """Raised when one of our data files breaks its format; names the file and line."""


class BadSource(LawbridgeError):
    """Raised when a source document cannot be read, decoded or parsed."""


class NoIndex(LawbridgeError):
    """Raised when the build folder is missing, stale or written by another version; names the command that mends it."""


class BadQuestion(LawbridgeError):
    """Raised when a question is empty, too long or not text."""


class BadFacts(LawbridgeError):
    """Raised when facts of a ruling are unknown, of the wrong form, or contradict each other."""


class BadInput(LawbridgeError):
    """Raised for any other input that cannot be used."""


class UnknownProcedure(BadInput):
    """Raised when no procedure has the name given."""
