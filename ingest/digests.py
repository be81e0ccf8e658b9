"""Whether a build is still what was written: the digest of every file in its manifest, and of the manifest in itself.

The small JSON documents of a build are sealed: they end with a digest of what is before it, and are read back only when
they are byte for byte what `write_sealed` writes.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

MANIFEST = "manifest.json"
PROCEDURES = "procedures.json"
"""The table of procedures is written anew without a build, so it is sealed and not listed in the manifest."""
_SEALED = (MANIFEST, PROCEDURES)


def file_digests(folder: Path) -> dict[str, str]:
    """SHA-256 of every file in a build folder by its path there, but for the sealed documents."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: _digest(files[name]) for name in sorted(files) if name not in _SEALED}


def damaged(folder: Path) -> list[str]:
    """The files of a build that are not as they were written, or are missing; the manifest alone when it is one."""
    try:
        listed: dict[str, str] = read_sealed(folder / MANIFEST)["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return [MANIFEST]
    found = [name for name, digest in listed.items() if not _is(folder / name, digest)]
    try:
        read_sealed(folder / PROCEDURES)
    except (OSError, ValueError, TypeError):
        found.append(PROCEDURES)
    return found


def write_sealed(path: Path, document: dict[str, Any]) -> None:
    """Write a JSON document with its own digest last."""
    path.write_bytes(_rendered(document | {"digest": _seal(document)}))


def read_sealed(path: Path) -> dict[str, Any]:
    """A sealed document without its digest; raises ValueError when it is not byte for byte what was written."""
    written = path.read_bytes()
    document: dict[str, Any] = json.loads(written)
    if not isinstance(document, dict) or written != _rendered(document):
        raise ValueError(f"{path} is not as it was written")
    if document.pop("digest", None) != _seal(document):
        raise ValueError(f"{path} is not what its digest says")
    return document


def _is(path: Path, digest: str) -> bool:
    try:
        return _digest(path) == digest
    except OSError:
        return False


def _digest(path: Path) -> str:
    with path.open("rb") as written:
        return hashlib.file_digest(written, "sha256").hexdigest()


def _seal(document: dict[str, Any]) -> str:
    return hashlib.sha256(_rendered(document)).hexdigest()


def _rendered(document: dict[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()
