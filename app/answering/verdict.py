"""Yes or no to `may he ...?`, where the ruling decides just that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulings.engine.ruling_document import RulingDocument

_CHANGING = frozenset({"replace", "withdraw"})
_STANDS = ("call_stands", "card_stands")


def verdict(asked: Sequence[Mapping[str, Any]], ruling: RulingDocument) -> bool | None:
    """Whether what was asked about is allowed; None where nothing was, several things were, or more decides it.

    `asked` are the questions of the table heard, each with its form (`may`, `must` ...) and act.
    """
    if len(asked) != 1 or asked[0].get("form") != "may" or ruling["status"] != "ruled" or ruling["need"]:
        return None
    outcome = ruling["outcome"]
    if asked[0].get("act") in _CHANGING:
        if isinstance(outcome.get("may_withdraw"), bool):
            return bool(outcome["may_withdraw"])
        return next((not outcome[name] for name in _STANDS if isinstance(outcome.get(name), bool)), None)
    return outcome["allowed"] if isinstance(outcome.get("allowed"), bool) else None
