"""Writing a file the user named, so that nothing is lost: beside the old one first, then in its place."""

from __future__ import annotations

from pathlib import Path

from corpus.errors import BadInput


def never_over(path: Path | None, keep: Path | None) -> None:
    """Raise BadInput when `path` is the file `keep`, which must not be overwritten."""
    if path is not None and keep is not None and path.exists() and path.samefile(keep):
        raise BadInput(f"The result would be written over the results themselves ({path}): give another file name.")


def write_text(path: Path, text: str, keep: Path | None = None) -> None:
    """Write `text` as UTF-8. `keep` is a file that must not be overwritten (the input). Raises BadInput when it cannot.

    A failed write leaves the old file as it was.
    """
    never_over(path, keep)
    beside = path.with_name(f".{path.name}.writing")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput(f"The file {path} cannot be written: {error.strerror}.") from error
