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

from app.log.drafting import draft_of
from app.log.entries import Change, EntryDraft, LogEntry
from app.log.keeping import ChangedMeanwhile, NoEntry, close, edit, entries, entry, history, reopen, save, withdraw

__all__ = [
    "Change",
    "ChangedMeanwhile",
    "EntryDraft",
    "LogEntry",
    "NoEntry",
    "close",
    "draft_of",
    "edit",
    "entries",
    "entry",
    "history",
    "reopen",
    "save",
    "withdraw",
]
