"""One build: everything that answering needs, made from the corpus in a folder aside and then swapped in at once.

A reader sees the old build or the new one, never half of one: the new folder is complete and synced before the symbolic
link `current` is replaced. Two builds at a time are kept apart by a lock; a build that was killed leaves a `.partial`
folder, which the next one removes. The manifest has the digest of every file: what is not as it was written is remade.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from corpus.errors import BadInput
from corpus.manifest import sources
from corpus.model import Citation, Correspondence, Provision
from corpus.pinning import in_use
from corpus.store import FORMAT, Store, build_folder, provision_to_json
from ingest.digests import MANIFEST, PROCEDURES, damaged, file_digests, read_sealed, write_sealed
from ingest.fingerprint import fingerprint, index_fingerprint, procedures_fingerprint, unchanged
from ingest.read import ParsedSource, read

Progress = Callable[[str, float], None]
_PATIENCE = 300
"""Seconds to wait for another build."""
_OURS = re.compile(r"[0-9a-f]{16}-[0-9a-f]+(\.partial)?")
"""Names of the folders a build makes beside `current`; nothing else there is ever removed."""


def _silent(_step: str, _share: float) -> None:
    return None


def build(folder: Path | None = None, progress: Progress = _silent, force: bool = False) -> dict[str, Any]:
    """Make the build if anything changed or is damaged; returns its report (counts, seconds, whether it was fresh).

    With `force` everything is made anew and nothing of the build before is taken over.

    `progress(step, share)` is called with what is being done and the share done, 0 to 1.
    """
    current = folder or build_folder()
    try:
        return _build(current, progress, force)
    except OSError as error:
        raise BadInput(
            f"The build cannot be written to {current.parent}: {error.strerror or error}; make room there or name "
            "another folder by LAWBRIDGE_BUILD. The build before is as it was."
        ) from error


def _build(current: Path, progress: Progress, force: bool) -> dict[str, Any]:
    wanted = fingerprint()
    started = time.perf_counter()
    if not force and _usable(current, wanted):
        write_procedures(current)
        manifest = read_sealed(current / MANIFEST)
        return manifest | {"fresh": False, "seconds": round(time.perf_counter() - started, 2)}
    with _lock(current, progress):
        if not force and _usable(current, wanted):
            return _build(current, progress, force)
        partial = current.parent / f"{wanted}-{os.getpid()}.partial"
        _check_place(current)
        for left in current.parent.glob("*.partial"):
            if _OURS.fullmatch(left.name):
                shutil.rmtree(left, ignore_errors=True)
        for link in current.parent.glob("*.link"):
            if link.is_symlink() and _OURS.fullmatch(link.stem):
                link.unlink()
        partial.mkdir(parents=True)
        report = _fill(partial, None if force else current, wanted, progress)
        report["files"] = file_digests(partial)
        report["seconds"] = round(time.perf_counter() - started, 2)
        write_sealed(partial / MANIFEST, report)
        write_procedures(partial)
        _swap(partial, current)
    progress("done", 1.0)
    return report | {"fresh": True}


def _usable(folder: Path, wanted: str) -> bool:
    """Whether a build is the one wanted and whole; a damaged table of procedures alone is written anew without one."""
    return unchanged(folder, wanted) and set(damaged(folder)) <= {PROCEDURES}


def _fill(folder: Path, before: Path | None, wanted: str, progress: Progress) -> dict[str, Any]:
    parsed: list[ParsedSource] = []
    entries = list(sources().values())
    for done, source in enumerate(entries):
        progress(f"reading {source.id}", 0.3 * done / len(entries))
        parsed.append(read(source))
    provisions = [provision for one in parsed for provision in one.provisions]
    progress("aligning editions", 0.3)
    correspondences = align_editions(provisions)
    progress("resolving citations", 0.35)
    citations = cite_provisions(provisions)
    _write_rows(folder / "provisions.jsonl", (provision_to_json(provision) for provision in provisions))
    _write_rows(folder / "concordance.jsonl", (_correspondence(link) for link in correspondences))
    _write_rows(
        folder / "citations.jsonl",
        ({"from": origin, "citations": [_citation(row) for row in rows]} for origin, rows in citations.items()),
    )
    index_key = _index(Store(provisions, correspondences, citations), folder, before, progress)
    return {
        "format": FORMAT,
        "fingerprint": wanted,
        "index_fingerprint": index_key,
        "sources": {one.source.id: _counts(one) for one in parsed},
        "correspondences": dict(Counter(link.relation for link in correspondences)),
        "citations": sum(len(rows) for rows in citations.values()),
    }


def align_editions(provisions: list[Provision]) -> list[Correspondence]:
    """The concordance of all law texts to the Laws in force."""
    from ingest.align import align

    return align(provisions)


def cite_provisions(provisions: list[Provision]) -> dict[str, list[Citation]]:
    """The citations found in each provision's text, by its full id."""
    from ingest.cite import cite

    return cite(provisions)


def _index(store: Store, folder: Path, before: Path | None, progress: Progress) -> str:
    """Make the indexes, or take over those of the build before when they would come out the same; their key."""
    from retrieval.index import build_indexes
    from retrieval.units import fingerprint as units_fingerprint
    from retrieval.units import units as units_of

    units = units_of(store)
    key = index_fingerprint(units_fingerprint(units))
    if before and _whole_indexes(before, key):
        shutil.copytree(before / "indexes", folder / "indexes", copy_function=os.link)
    else:
        build_indexes(units, folder / "indexes", lambda step, share: progress(step, 0.4 + 0.6 * share), beside=True)
    return key


def _whole_indexes(folder: Path, key: str) -> bool:
    """Whether the indexes of a build have this key and are, each file of them, as they were written."""
    try:
        manifest = read_sealed(folder / MANIFEST)
    except (OSError, ValueError):
        return False
    return manifest.get("index_fingerprint") == key and not any(
        name == MANIFEST or name.startswith("indexes/") for name in damaged(folder)
    )


def write_procedures(folder: Path) -> None:
    """Bring the table of procedures up to date: their laws and concepts, so that looking a law up imports no rules."""
    key = procedures_fingerprint()
    path = folder / PROCEDURES
    try:
        table = read_sealed(path)
        if table["fingerprint"] == key and "procedures" in table:
            return
    except (OSError, ValueError, KeyError):
        pass  # missing or damaged: written below
    from rulings import registry

    aside = path.with_suffix(f".{os.getpid()}.partial")
    found = {name: registry.get(name) for name in registry.names()}
    rows = {name: {"laws": list(row.laws), "concepts": list(row.concepts)} for name, row in found.items()}
    write_sealed(aside, {"fingerprint": key, "procedures": rows})
    aside.replace(path)


def _counts(one: ParsedSource) -> dict[str, Any]:
    kinds = Counter(provision.kind for provision in one.provisions)
    return {
        "provisions": len(one.provisions),
        "kinds": dict(sorted(kinds.items())),
        "characters": one.account.provisions,
        "skipped": dict(sorted(one.account.skipped.items())),
        "sha256": one.source.sha256,
    }


def _correspondence(link: Correspondence) -> dict[str, Any]:
    return {name: getattr(link, name) for name in Correspondence.__slots__}


def _citation(citation: Citation) -> dict[str, Any]:
    return {name: getattr(citation, name) for name in Citation.__slots__}


def _write_rows(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as out:
        for row in rows:
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


@contextmanager
def _lock(current: Path, progress: Progress) -> Iterator[None]:
    """Hold the folder's lock; another build in progress is waited for, since its result may be the one wanted."""
    current.parent.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + _PATIENCE
    with (current.parent / "lock").open("w") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError as error:
                if time.monotonic() > deadline:
                    raise BadInput(
                        f"Another `lawbridge ingest` has been writing {current.parent} for {_PATIENCE} s; wait until "
                        f"it ends and run it again."
                    ) from error
                progress("waiting for another ingest", 0.0)
                time.sleep(0.5)
        yield


def _swap(partial: Path, current: Path) -> None:
    for path in partial.rglob("*"):
        if path.is_file():
            with path.open("rb") as written:
                os.fsync(written.fileno())
    final = current.parent / f"{partial.name.split('-')[0]}-{time.time_ns():x}"
    partial.rename(final)
    before = current.resolve() if current.is_symlink() else None
    link = current.parent / f"{final.name}.link"
    link.symlink_to(final.name)
    if current.exists() and not current.is_symlink():
        current.rename(current.parent / f"{'0' * 16}-{time.time_ns():x}")  # of a copy; cleared away below
    link.replace(current)
    for old in current.parent.iterdir():
        kept = old in (final, before) or old.name.endswith(".partial") or in_use(old)
        if _OURS.fullmatch(old.name) and not kept:
            shutil.rmtree(old, ignore_errors=True)


def _check_place(current: Path) -> None:
    """Raise BadInput when `current` is a folder with other things in it: a build takes its place."""
    if current.is_symlink() or not current.exists():
        return
    if not current.is_dir() or (any(current.iterdir()) and not (current / MANIFEST).is_file()):
        raise BadInput(
            f"{current} holds something that is no build of Lawbridge, and a build would take its place; set "
            f"LAWBRIDGE_BUILD to a folder that does not exist yet."
        )
