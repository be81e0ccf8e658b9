"""Tables for tests, from events told in a line each."""

from __future__ import annotations

from typing import Any

from bridge.table.model import Table


def event(n: int, who: str, act: str, *how: str, **what: Any) -> dict[str, Any]:
    """One event as JSON."""
    return {"n": n, "who": who, "act": act, "what": what, "how": list(how)}


def table(*events: dict[str, Any], circumstances: list[dict[str, Any]] | None = None, **more: Any) -> Table:
    """A table of these events."""
    return Table.from_json({"events": list(events), "circumstances": circumstances or [], **more})
