"""Known faults of pinned releases, from a file: `python -m evals.supply.advisories FILE ...`. Nothing is fetched.

A file is what the OSV databases and pip-audit give: one record or a list or lines of JSON, or a zip of such files (an
ecosystem's whole list). Ends with status 1 when a pin is affected, and names the release that mends it.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version

from corpus.errors import BadInput
from evals.supply.pins import folded, pins


@dataclass(frozen=True, slots=True)
class Advisory:
    """One known fault of a pinned release; `mended` is the first release without it, "" when there is none."""

    package: str
    release: str
    id: str
    summary: str
    mended: str


def affected(path: Path, pinned: dict[str, str] | None = None) -> list[Advisory]:
    """The faults that a file knows of the pins; raises BadInput for a file that is none of those forms."""
    wanted = pins() if pinned is None else pinned
    try:
        found = {one for record in _records(path) for one in _of(record, wanted)}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        why = " ".join(str(error).split())[:100]
        raise BadInput(f"The file {path} cannot be read as advisories ({why}); give OSV's JSON or zip.") from error
    return sorted(found, key=lambda one: (one.package, one.id))


def _records(path: Path) -> Iterator[Any]:
    if not zipfile.is_zipfile(path):
        yield from _parsed(path.read_text(encoding="utf-8-sig"))
        return
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if name.endswith(".json"):
                yield from _parsed(archive.read(name).decode("utf-8"))


def _parsed(text: str) -> list[Any]:
    try:
        whole = json.loads(text)
    except ValueError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    if isinstance(whole, dict) and isinstance(whole.get("dependencies"), list):
        return list(whole["dependencies"])
    return whole if isinstance(whole, list) else [whole]


def _of(record: Any, wanted: dict[str, str]) -> Iterator[Advisory]:
    if not isinstance(record, dict):
        raise ValueError("a record is no JSON object")
    for fault in record.get("vulns", ()):  # pip-audit: the faults of one package
        name, release = folded(str(record.get("name", ""))), str(record.get("version", ""))
        if wanted.get(name) == release:
            mended = next(iter(fault.get("fix_versions") or [""]))
            yield Advisory(name, release, str(fault["id"]), str(fault.get("description", ""))[:120], mended)
    for part in record.get("affected", ()):
        package = part.get("package", {})
        name = folded(str(package.get("name", "")))
        if package.get("ecosystem") == "PyPI" and name in wanted and not record.get("withdrawn"):
            release = wanted[name]
            hit, mended = _affects(part, release)
            if hit:
                yield Advisory(name, release, str(record["id"]), str(record.get("summary", ""))[:120], mended)


def _affects(part: dict[str, Any], release: str) -> tuple[bool, str]:
    """Whether a release is named or within a range, and the first later release that is not."""
    now, mended, within = Version(release), "", release in part.get("versions", ())
    for span in part.get("ranges", ()):
        if span.get("type") not in ("ECOSYSTEM", "SEMVER"):
            continue
        inside = False
        for event in sorted(span.get("events", ()), key=lambda row: _version(next(iter(row.values())))):
            kind, value = next(iter(event.items()))
            at = _version(value)
            if kind == "introduced" and at <= now:
                inside = True
            elif (kind == "fixed" and at <= now) or (kind == "last_affected" and at < now):
                inside = False
            elif kind == "fixed" and inside and not mended:
                mended = value
        within = within or inside
    return within, mended


def _version(text: str) -> Version:
    try:
        return Version(text)
    except InvalidVersion:
        return Version("0")


def main() -> None:
    """Print what is known, and end with status 1 when there is anything."""
    if len(sys.argv) < 2:
        raise SystemExit("Give a file of advisories: OSV's JSON or zip, or what pip-audit printed as JSON.")
    try:
        found = [one for name in sys.argv[1:] for one in affected(Path(name))]
    except BadInput as error:
        raise SystemExit(str(error)) from None
    for one in found:
        sys.stdout.write(
            f"{one.package} {one.release}: {one.id} {one.summary}; mended in {one.mended or 'no release'}\n"
        )
    sys.stdout.write(f"{len(found)} known faults in {len(pins())} pins\n")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
