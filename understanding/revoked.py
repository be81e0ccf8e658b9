"""Whose revoke is spoken of where its sentence names nobody as the one who did it: `the revoke came out later`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from understanding.clauses import Text
from understanding.model import Act
from understanding.subjects import owner

_OFF, _THROWN = "not_following", frozenset({"not_following", "discard", "ruff"})
_NEAR = 2
"""Words from its owner to a revoke, at most: `West's established revoke`."""


def whose_revoke(text: Text, act: Act, told: Sequence[Mapping[str, Any]]) -> str:
    """Its owner, where he is named before it, else the only player told to have played off suit; empty where nobody is
    known, or it is told with its card or its player.
    """
    if _OFF not in act.how or act.who is not None or act.what:
        return ""
    persons = [one for one in text.within(act.clause, "who") if 0 < act.first - one.last <= _NEAR + 1]
    owners = [str(one.value) for one in persons if owner(text, one)]
    thrown = {str(row["who"]) for row in told if row.get("who") and not _THROWN.isdisjoint(row.get("how", ()))}
    return owners[-1] if owners else thrown.pop() if len(thrown) == 1 else ""
