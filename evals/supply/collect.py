"""Writes `hashes.txt`: `python -m evals.supply.collect [REPORT.json ...]`.

pip itself says, without installing anything, which file it would take of each pin for each Python and kind of machine
we name, and its SHA-256. A local build of a pin (torch for the processor alone) is added from a report of `pip install
--dry-run --report`. Run it when a pin changes; old rows of releases no longer pinned go.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from evals.supply.pins import HASHES, as_requirements, folded, hashes, pins

PYTHONS = ("3.11", "3.12", "3.13")
_GLIBC = ("34", "31", "28", "27", "26", "24", "17", "12", "5")
MACHINES = {
    "Linux x86_64": [*(f"manylinux_2_{minor}_x86_64" for minor in _GLIBC), "manylinux2014_x86_64", "linux_x86_64"],
    "Linux aarch64": [*(f"manylinux_2_{minor}_aarch64" for minor in _GLIBC), "manylinux2014_aarch64", "linux_aarch64"],
    "macOS arm64": [f"macosx_{version}_0_{kind}" for version in (14, 13, 12, 11) for kind in ("arm64", "universal2")],
}
WHERE = {
    "Linux x86_64": 'sys_platform != "linux" or platform_machine != "x86_64"',
    "Linux aarch64": 'sys_platform != "linux" or platform_machine != "aarch64"',
    "macOS arm64": 'sys_platform != "darwin"',
}
"""Elsewhere than there: the condition of a pin that has no file there, and is built from its source unchecked."""
_MISSING = re.compile(r"No matching distribution found for ([A-Za-z0-9._-]+)")


def files(python: str, platforms: list[str]) -> dict[tuple[str, str], str]:
    """The file pip would take of each pin there: (package, release) -> SHA-256; pins without one are left out."""
    wanted = dict(pins())
    with tempfile.TemporaryDirectory() as folder:
        report, listed = Path(folder) / "report.json", Path(folder) / "pins.txt"
        while wanted:
            listed.write_text("".join(f"{name}=={release}\n" for name, release in wanted.items()), encoding="utf-8")
            command = [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--dry-run",
                "--ignore-installed",
                "--no-deps",
            ]
            command += ["--only-binary=:all:", "--target", folder, "--python-version", python, "--report", str(report)]
            command += [word for platform in platforms for word in ("--platform", platform)]
            done = subprocess.run([*command, "-r", str(listed)], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return told(json.loads(report.read_text(encoding="utf-8")))
            missing = _MISSING.search(done.stderr)
            if missing is None or folded(missing[1]) not in wanted:
                raise SystemExit(done.stderr[-2000:])
            del wanted[folded(missing[1])]
    return {}


def told(report: dict[str, list[dict[str, dict[str, object]]]]) -> dict[tuple[str, str], str]:
    """What one of pip's reports says: (package, release) -> SHA-256."""
    found = {}
    for row in report["install"]:
        metadata, archive = row["metadata"], row["download_info"]["archive_info"]
        release = str(metadata["version"]).partition("+")[0]
        found[folded(str(metadata["name"])), release] = str(archive["hashes"]["sha256"])  # type: ignore[index]
    return found


def _elsewhere(machine: str, pythons: list[str]) -> str:
    """The condition that holds where a pin has a file, for one kind of machine on which these Pythons have none."""
    if tuple(pythons) == PYTHONS:
        return f"({WHERE[machine]})"
    return " and ".join(f'({WHERE[machine]} or python_version != "{python}")' for python in pythons)


def main() -> None:
    """Collect, keep what stands for pins that stay, write."""
    now = set(pins().items())
    rows: dict[tuple[str, str], set[str]] = defaultdict(set)
    if HASHES.exists():
        for key, sums in hashes().items():
            rows[key] |= sums
    sources = [told(json.loads(Path(name).read_text(encoding="utf-8"))) for name in sys.argv[1:]]
    missing: dict[tuple[str, str], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for python in PYTHONS:
        for machine, platforms in MACHINES.items():
            found = files(python, platforms)
            sys.stderr.write(f"Python {python}, {machine}: {len(found)} of {len(now)}\n")
            sources.append(found)
            for key in now - set(found):
                missing[key][machine].append(python)
    for found in sources:
        for key, value in found.items():
            rows[key].add(value)
    kept = {key: frozenset(sums) for key, sums in rows.items() if key in now}
    where = {key: " and ".join(_elsewhere(*item) for item in machines.items()) for key, machines in missing.items()}
    HASHES.write_text(as_requirements(kept, where), encoding="utf-8")


if __name__ == "__main__":
    main()
