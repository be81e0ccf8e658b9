"""`lawbridge repair`: a source's change records made anew."""

from __future__ import annotations

from corpus.errors import BadInput
from corpus.manifest import source as named
from ingest.edits import REPAIRS
from ingest.repair import changes, records, renew


def run(source_id: str, check: bool) -> None:
    """Write the records, or with `check` compare them with the committed ones (exit status 1 when they differ)."""
    entry = named(source_id)
    try:
        if not check:
            print(f"{len(renew(entry))} changes written to {REPAIRS / f'{entry.id}.jsonl'}")
            return
        fresh = changes(entry)
    except ModuleNotFoundError as error:
        raise BadInput(
            f"Repairing {source_id} needs the package {error.name}, which is not installed; run `make install`."
        ) from error
    committed = records.read(REPAIRS / f"{entry.id}.jsonl")
    if fresh != committed:
        print(f"{entry.id}: {len(committed)} records are committed, a new run makes {len(fresh)}")
        raise SystemExit(1)
    print(f"{entry.id}: {len(committed)} records, as committed")
