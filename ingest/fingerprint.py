"""What a build depends on, as one hash: the corpus, the code that reads it, the pinned packages that train on it."""

from __future__ import annotations

import hashlib
from importlib import metadata
from pathlib import Path

from corpus.manifest import CORPUS

_CODE = ("corpus", "ingest", "retrieval", "bridge")
_PACKAGES = ("torch", "sentence-transformers", "tokenizers", "numpy", "faiss-cpu", "simplemma", "morfeusz2")


def fingerprint() -> str:
    """SHA-256 (hex, 16 digits) over every file and version a build is made from."""
    digest = hashlib.sha256()
    root = CORPUS.parent
    files = [path for path in CORPUS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for package in _CODE:
        files += [path for path in (root / package).rglob("*") if path.suffix in (".py", ".toml", ".yaml", ".json")]
    for path in sorted(set(files)):
        if "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(root)).encode())
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
    import json

    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(manifest.get("fingerprint") == wanted)
