"""The director's log: rulings kept with facts, citations and history; appeals, reports, players' data.

For other parts of the application (the Ask and Ruling pages):

    from app import log
    draft = log.draft_of(document, table="5", board="12", players={"N": "..."})   # document of `ask` or `rule`
    entry = log.save(draft, who="Anna Kovacs")                                    # kept once this returns
    entry.number, entry.version

`save`, `edit`, `close`, `reopen`, `withdraw`, `entry`, `entries` and `history` raise subclasses of LawbridgeError;
`ChangedMeanwhile` carries both versions when another director was faster.
Where it is kept: `LAWBRIDGE_DATABASE` (see `docs/log.md`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.log.drafting import draft_of, draft_of_table
    from app.log.entry_data import Change, EntryDraft, LogEntry
    from app.log.keeping import ChangedMeanwhile, NoEntry, close, edit, entries, entry, history, reopen, save, withdraw

__all__ = [
    "Change",
    "ChangedMeanwhile",
    "EntryDraft",
    "LogEntry",
    "NoEntry",
    "close",
    "draft_of",
    "draft_of_table",
    "edit",
    "entries",
    "entry",
    "history",
    "reopen",
    "save",
    "withdraw",
]

_ELSEWHERE = {
    "draft_of": "drafting",
    "draft_of_table": "drafting",
    "Change": "entry_data",
    "EntryDraft": "entry_data",
    "LogEntry": "entry_data",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """What is kept is found when it is wanted: the database's library takes as long to load as all the rest."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"app.log.{_ELSEWHERE.get(name, 'keeping')}"), name)
        globals()[name] = found
        return found
