"""The manifest of sources: which documents there are, what they are, and that they are byte for byte what they were."""

from __future__ import annotations

import difflib
import hashlib
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from corpus import editions, strict_yaml
from corpus.errors import BadData, BadSource, UnknownSource
from corpus.model import LANGUAGES, Source

CORPUS = Path(__file__).parent
SOURCES = CORPUS / "sources"


def in_checkout() -> bool:
    """Whether the packages stand in a checkout, where they may be changed, and not among installed packages."""
    return (CORPUS.parent / "pyproject.toml").is_file()


def _source(entry: Any, where: Path) -> Source:
    names = {field.name for field in fields(Source)}
    if not isinstance(entry, dict) or not {"id", "file"} <= set(entry):
        raise BadData(f"Each entry of {where} needs at least id and file.")
    unknown = sorted(set(entry) - names)
    missing = sorted(names - {"jurisdiction", "short"} - set(entry))
    if unknown or missing:
        raise BadData(f"The entry {entry['id']!r} of {where} has unknown keys {unknown} and lacks {missing}.")
    values: dict[str, Any] = {
        key: value if isinstance(value, bool) else str(value or "") for key, value in entry.items()
    }
    source = Source(**values)
    if source.language not in LANGUAGES:
        raise BadData(f"The entry {source.id!r} of {where} has language {source.language!r}, not one of {LANGUAGES}.")
    return source


@cache
def sources(path: Path = SOURCES / "manifest.yaml") -> dict[str, Source]:
    """All sources by id, in the manifest's order; raises BadData when the manifest is malformed.

    The text of an edition that the one in force inherits from is no longer in force, whatever its entry says.
    """
    entries = [_source(entry, path) for entry in strict_yaml.load(path)]
    superseded = {editions.editions()[year].text for year in editions.lineage(editions.in_force().year)[1:]}
    entries = [replace(entry, in_force=entry.in_force and entry.id not in superseded) for entry in entries]
    result = {source.id: source for source in entries}
    if len(result) != len(entries):
        raise BadData(f"Two entries of {path} have the same id.")
    return result


def source(source_id: str) -> Source:
    """One source; raises UnknownSource with the nearest id."""
    known = sources()
    if source_id not in known:
        near = difflib.get_close_matches(source_id, known, n=1, cutoff=0.0)
        raise UnknownSource(
            f"The source {source_id!r} is not in the manifest; the nearest is {near[0]!r}, "
            f"and `lawbridge doctor` lists all of them."
        )
    return known[source_id]


def raw_text(entry: Source, folder: Path = SOURCES) -> str:
    """The document's text, decoded from UTF-8; raises BadSource when it is missing, altered or not UTF-8.

    A working text has no document: it is made in `corpus/working/`, and its text here is empty.
    """
    if entry.parser == "working":
        return ""
    path = folder / entry.file
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSource(f"The source {entry.id} cannot be read from {path}: {error.strerror}.") from error
    if hashlib.sha256(data).hexdigest() != entry.sha256:
        raise BadSource(f"The file {path} is not the one the manifest names for {entry.id}: its SHA-256 differs.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSource(f"The source {entry.id} ({path}) is not UTF-8 text: {error.reason}.") from error
