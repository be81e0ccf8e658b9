"""Writing an added source into the corpus: whole or not at all, also when the process is killed half-way.

Everything is made in a folder `.adding-…` beside the sources, with a list of the files to come and their hashes; then
the files are put in their places, SOURCES.md after them and the manifest, which makes them count, last. What a killed
adding left, `recover` takes back by that list; the next adding calls it, and `lawbridge doctor` tells of it.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from corpus import manifest
from corpus.errors import BadInput, BadSource
from corpus.model import Source

ASIDE = ".adding-"
_LIST = "placing.json"
_LANGUAGES = {"hu": "Hungarian", "pl": "Polish", "nb": "Norwegian", "en": "English"}
_HEAD = """# The sources

| id | document | publisher | rights holder | terms |
|---|---|---|---|---|
"""


def entry_text(source: Source, original: str) -> str:
    """The manifest entry as YAML, its texts quoted; the file as it came stands under `original` in a comment."""
    rows = [f"# {original} is the file as it came; {source.file} is its text."]
    for name in Source.__slots__:
        value = getattr(source, name)
        shown = str(value).lower() if isinstance(value, bool) else json.dumps(str(value), ensure_ascii=False)
        rows.append(f"{'- ' if name == 'id' else '  '}{name}: {shown}")
    return "\n".join(rows) + "\n"


def description_text(description: dict[str, Any], source: Source) -> str:
    """The heading description as YAML (written as JSON values, which are YAML)."""
    rows = [f"# How the headings of {source.id} look; docs/how-to-add-a-source.md explains every key."]
    for key, value in description.items():
        if isinstance(value, dict):
            rows += [f"{key}:", *(f"  {name}: {json.dumps(row, ensure_ascii=False)}" for name, row in value.items())]
        elif isinstance(value, list) and value:
            rows += [f"{key}:", *(f"  - {json.dumps(row, ensure_ascii=False)}" for row in value)]
        else:
            rows.append(f"{key}: {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(rows) + "\n"


def sources_text(before: str, source: Source) -> str:
    """SOURCES.md with a row for the source (document, edition, publisher, rights, terms) below the last row."""
    force = "in force" if source.in_force else "not in force"
    where = f" in {source.jurisdiction.upper()} only" if source.jurisdiction else ""
    document = f"{source.title}, {_LANGUAGES[source.language]}, {source.kind} of {source.edition}"
    cells = (f"`{source.id}`", document, source.publisher, source.rights, f"{force}{where}")
    row = "| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |"
    lines = (before if "\n|---" in before else before + ("\n" if before else "") + _HEAD).rstrip("\n").split("\n")
    last = max(number for number, line in enumerate(lines) if line.startswith("|"))
    return "\n".join([*lines[: last + 1], row, *lines[last + 1 :]]) + "\n"


def write(
    source: Source, file: Path, text: str, description: dict[str, Any], folder: Path, check: Callable[[], object]
) -> None:
    """Put file, text, heading description, SOURCES.md and manifest entry into `folder`; take all back on failure.

    `check` is called once no other adding can be under way; what it raises ends the adding.
    """
    original = f"{source.id}.original{file.suffix.lower()}"
    names = (original, source.file, f"{source.id}.headings.yaml")
    with _locked(folder):
        check()
        try:
            aside = Path(tempfile.mkdtemp(prefix=ASIDE, dir=folder))
        except OSError as error:
            raise BadInput(f"{source.id} cannot be written to {folder}: {error.strerror}; nothing changed.") from error
        try:
            shutil.copyfile(file, aside / original)
            (aside / source.file).write_text(text, encoding="utf-8", newline="\n")
            (aside / f"{source.id}.headings.yaml").write_text(description_text(description, source), encoding="utf-8")
            before = (folder / "manifest.yaml").read_text(encoding="utf-8")
            after = before.rstrip("\n") + "\n" + entry_text(source, original)
            (aside / "manifest.yaml").write_text(after, encoding="utf-8")
            if manifest.sources.__wrapped__(aside / "manifest.yaml")[source.id] != source:
                raise BadSource(f"The manifest entry of {source.id} does not read back; give it another title.")
            manifest.raw_text(source, aside)
            (aside / "SOURCES.md").write_text(sources_text(_sources_md(folder), source), encoding="utf-8")
            for name in names:
                if (folder / name).exists():
                    raise BadInput(f"The file {folder / name} exists already; give another id by `--id`.")
            (aside / _LIST).write_text(_list(source.id, aside, names), encoding="utf-8")
            for name in names:
                (aside / name).rename(folder / name)
            (aside / "SOURCES.md").replace(folder / "SOURCES.md")
            (aside / "manifest.yaml").replace(folder / "manifest.yaml")
        except OSError as error:
            raise BadInput(f"{source.id} cannot be written to {folder}: {error.strerror}; nothing changed.") from error
        finally:
            _settle(aside, folder)


def recover(folder: Path) -> None:
    """Take back what killed addings left in `folder`; an adding whose manifest entry was written stays."""
    for aside in folder.glob(f"{ASIDE}*"):
        _settle(aside, folder)


def _sources_md(folder: Path) -> str:
    path = folder / "SOURCES.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _list(source_id: str, aside: Path, names: tuple[str, ...]) -> str:
    return json.dumps({"id": source_id, "files": {name: _hash(aside / name) for name in names}})


def _settle(aside: Path, folder: Path) -> None:
    """Remove the folder `aside` and, unless its source is in the manifest, the files and the row that came from it."""
    try:
        listed = json.loads((aside / _LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        listed = None  # killed before anything was put in its place
    if listed and listed["id"] not in manifest.sources.__wrapped__(folder / "manifest.yaml"):
        for name, found in listed["files"].items():
            if (folder / name).is_file() and _hash(folder / name) == found:
                (folder / name).unlink()
        text = _sources_md(folder)
        left = [line for line in text.split("\n") if not line.startswith(f"| `{listed['id']}` |")]
        if "\n".join(left) != text:
            fresh = aside / "SOURCES.md"
            fresh.write_text("\n".join(left), encoding="utf-8")
            fresh.replace(folder / "SOURCES.md")
    shutil.rmtree(aside, ignore_errors=True)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """One adding at a time; what a killed one left is taken back."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise BadInput(f"The folder of sources {folder} cannot be opened: {error.strerror}.") from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        recover(folder)
        yield
    finally:
        os.close(handle)


def leftovers(folder: Path = manifest.SOURCES) -> list[str]:
    """What is in `folder` and belongs to no source of the manifest, as sentences that say what to do."""
    known = manifest.sources.__wrapped__(folder / "manifest.yaml")
    owned = {"manifest.yaml", "SOURCES.md", *(source.file for source in known.values())}
    found: list[str] = []
    listed: set[str] = set()
    for aside in sorted(folder.glob(f"{ASIDE}*")):
        found.append(f"{aside} was left by an adding that was killed; the next `lawbridge ingest --add` takes it back")
        if (aside / _LIST).is_file():
            listed |= set(json.loads((aside / _LIST).read_text(encoding="utf-8"))["files"])
    for path in sorted(folder.iterdir()):
        name = path.name
        described = any(name == f"{key}.headings.yaml" or name.startswith(f"{key}.original") for key in known)
        if name in owned or described or name.startswith(ASIDE) or name == "__pycache__":
            continue
        act = (
            "the next `lawbridge ingest --add` takes it back"
            if name in listed
            else ("delete it, or add it by `lawbridge ingest --add` from another folder")
        )
        found.append(f"{path} belongs to no entry of manifest.yaml; {act}")
    text = _sources_md(folder)
    found += [
        f"SOURCES.md has no row for {key}; write who publishes it and who holds the rights"
        for key in known
        if f"`{key}`" not in text
    ]
    return found
