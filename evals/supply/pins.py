"""The pins: every package of an installation at its one release."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
HASHES = ROOT / "hashes.txt"
_PIN = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


def folded(name: str) -> str:
    """A package's name as all tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    """Package -> release, of everything that `make install` brings: the constraints, and torch, which comes first."""
    found = {folded(name): release for name, release in _PIN.findall(CONSTRAINTS.read_text(encoding="utf-8"))}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [*project["dependencies"], *(row for rows in project["optional-dependencies"].values() for row in rows)]
    for row in listed:
        for name, release in _PIN.findall(row):
            found.setdefault(folded(name), release)
    return dict(sorted(found.items()))


def hashes() -> dict[tuple[str, str], frozenset[str]]:
    """(package, release) -> the SHA-256 of each of its files, from `hashes.txt`."""
    found: dict[tuple[str, str], frozenset[str]] = {}
    for block in re.split(r"\n(?=[a-zA-Z0-9])", HASHES.read_text(encoding="utf-8")):
        named = _PIN.match(block)
        if named:
            key = (folded(named[1]), named[2])
            found[key] = found.get(key, frozenset()) | frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", block))
    return found


def markers() -> dict[tuple[str, str], str]:
    """(package, release) -> the condition under which `hashes.txt` installs it; those that have one."""
    lines = HASHES.read_text(encoding="utf-8").splitlines()
    rows = [(_PIN.match(line), line.rstrip(" \\").partition(" ; ")[2]) for line in lines]
    return {(folded(found[1]), found[2]): marker for found, marker in rows if found and marker}


def as_requirements(rows: Mapping[tuple[str, str], frozenset[str]], where: Mapping[tuple[str, str], str]) -> str:
    """The same as the text of a file for pip's hash mode; `where` has the conditions."""
    lines = ["# SHA-256 of every file of every pin that an installation may take; python -m evals.supply.collect"]
    for (name, release), sums in sorted(rows.items()):
        marker = where.get((name, release), "")
        lines += [f"{name}=={release}{' ; ' + marker if marker else ''} \\"]
        lines += [f"    --hash=sha256:{one}{' ' + chr(92) if one != max(sums) else ''}" for one in sorted(sums)]
    return "\n".join(lines) + "\n"
