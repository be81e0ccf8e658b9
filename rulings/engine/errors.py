"""Faults of the rules themselves, not of a user: they stop a test, never a director.

EngineError
+-- Conflict     two rules say different things about one outcome and neither is the other's exception
+-- TooLarge     the tree of a procedure breaks the bound of design section 9 (200 leaves, 12 questions)
"""


class EngineError(Exception):
    """A rule, procedure or wording breaks the engine's contract."""


class Conflict(EngineError):
    """Raised when two rules set one outcome to different values and neither is an exception to the other."""


class TooLarge(EngineError):
    """Raised when exploring a procedure yields over 200 leaves or asks over 12 questions on a path."""
