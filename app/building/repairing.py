"""A source's change records made anew, or compared with those committed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from corpus.errors import BadInput
from corpus.manifest import source as named
from ingest.edits import REPAIRS
from ingest.repair import changes, records, renew


@dataclass(frozen=True, slots=True)
class RepairedAgain:
    """How many records of a source are committed, how many a new run makes, and whether they are the same."""

    committed: int
    fresh: int
    same: bool


def renewed(source_id: str) -> tuple[int, Path]:
    """Write the records; how many, and where. Raises BadInput when a package that repairs is missing."""
    entry = named(source_id)
    try:
        return len(renew(entry)), REPAIRS / f"{entry.id}.jsonl"
    except ModuleNotFoundError as error:
        raise _missing(source_id, error) from error


def compared(source_id: str) -> RepairedAgain:
    """A new run beside the committed records. Raises BadInput when a package that repairs is missing."""
    entry = named(source_id)
    try:
        fresh = changes(entry)
    except ModuleNotFoundError as error:
        raise _missing(source_id, error) from error
    committed = records.read(REPAIRS / f"{entry.id}.jsonl")
    return RepairedAgain(len(committed), len(fresh), fresh == committed)


def _missing(source_id: str, error: ModuleNotFoundError) -> BadInput:
    return BadInput(
        f"Repairing {source_id} needs the package {error.name}, which is not installed; run `make install`."
    )
