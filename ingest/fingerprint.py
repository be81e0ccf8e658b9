"""What a build depends on, as one hash: the corpus, the code that reads it, the pinned packages that train on it."""

from __future__ import annotations

import hashlib
import json
import os
from importlib import metadata
from pathlib import Path

from corpus.manifest import CORPUS

_CODE = ("corpus", "ingest", "retrieval", "bridge")
_INDEX_CODE = ("retrieval",)
_PACKAGES = ("torch", "sentence-transformers", "tokenizers", "numpy", "faiss-cpu", "simplemma", "morfeusz2")


def fingerprint() -> str:
    """SHA-256 (hex, 16 digits) over every file and version a build is made from; hidden files are no data.

    A checkout and the wheel made from it have the same one.
    """
    data = [path for path in CORPUS.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return _digest([*data, *_code(_CODE)], "")


def index_fingerprint(units: str) -> str:
    """The same for the indexes alone: they depend on the units' own fingerprint, their code and the packages.

    `retrieval.reading` reads questions and makes no index (a contract of import-linter says so).
    """
    apart = CORPUS.parent / "retrieval" / "reading"
    return _digest([path for path in _code(_INDEX_CODE) if apart not in path.parents], units)


def procedures_fingerprint() -> str:
    """The same for the table of procedures: it depends on the rules alone."""
    return _digest(_code(("rulings",)), "")


def _code(packages: tuple[str, ...]) -> list[Path]:
    suffixes = (".py", ".toml", ".yaml", ".json")
    return [path for name in packages for path in (CORPUS.parent / name).rglob("*") if path.suffix in suffixes]


def _digest(files: list[Path], extra: str) -> str:
    digest = hashlib.sha256(f"{extra}\n{os.environ.get('LAWBRIDGE_ENCODER', '')}".encode())
    for path in sorted(set(files)):
        if "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(CORPUS.parent)).encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    for name in _PACKAGES:
        digest.update(f"{name}=={_version(name)}".encode())
    return digest.hexdigest()[:16]


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "absent"


def unchanged(folder: Path, wanted: str) -> bool:
    """Whether the build in `folder` was made from exactly what is here now."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(manifest.get("fingerprint") == wanted)
