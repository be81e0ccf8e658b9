"""The release in a clean place: installed by the steps of the container file, then the commands of the README run.

`python -m evals.release [--keep FOLDER]` takes the RUN lines of `deploy/Containerfile` one after the other, with its
folders (/wheels, /opt/lawbridge, /source) in a temporary one and no checkout beside, then the commands that the README
shows first. Prints a line a step with its seconds; ends with status 1 at the first that fails. Minutes, and a gigabyte.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEFT = (".git", ".venv", ".lawbridge", "__pycache__", "*.egg-info", ".*_cache")
EXPECTED = {
    'lawbridge ask "Vest åpnet 1 NT, Nord meldte 1 spar, for lavt. Øst godtok ikke."': "27B",
    """echo '{"dealer":"N","auction":["1N","1S"]}' | lawbridge rule insufficient_bid --facts - --lang pl""": "27",
    "lawbridge show 27B1b --lang pl --compare": "27B1",
    'lawbridge search "fałszywy renons"': "renons",
    'lawbridge quiz make -n 20 --topic "laws 61-64" --lang pl --format moodle': "<quiz>",
    "lawbridge doctor": "up to date",
}
"""Commands of the README, and what stands in what they print."""


def steps(text: str) -> list[str]:
    """The RUN lines of a container file, without the options of the container's own tool."""
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [re.sub(r"--mount=\S+\s+", "", line.removeprefix("RUN ")) for line in lines if line.startswith("RUN ")]


def main() -> None:
    """Run it all."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--keep", type=Path, help="work in this folder and leave it there")
    given = reader.parse_args()
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
        _release(given.keep.resolve())
    else:
        with tempfile.TemporaryDirectory(prefix="lawbridge-release-") as folder:
            _release(Path(folder))


def _release(place: Path) -> None:
    source, installed = place / "source", place / "opt" / "lawbridge"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*LEFT), symlinks=True, dirs_exist_ok=True)
    home = place / "home"
    home.mkdir(exist_ok=True)
    outside = {key: value for key, value in os.environ.items() if not key.startswith(("LAWBRIDGE_", "PYTHON"))}
    environment = outside | {
        "LAWBRIDGE_BUILD": str(installed / "build" / "current"),
        "LAWBRIDGE_DATABASE": f"sqlite:///{place}/log.db",
        "HOME": str(home),
        "TORCH_INDEX": os.environ.get("TORCH_INDEX", ""),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }
    for step in steps((source / "deploy" / "Containerfile").read_text(encoding="utf-8")):
        here = step.replace("/opt/lawbridge", str(installed)).replace("/wheels", str(place / "wheels"))
        _run(here, source, environment)
    shutil.rmtree(source)  # what is installed is what runs
    environment["PATH"] = f"{installed / 'bin'}:{outside['PATH']}"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command, says in EXPECTED.items():
        if command.partition(" ")[2][:30] not in readme and "doctor" not in command:
            raise SystemExit(f"The README no longer shows: {command}")
        printed = _run(command, home, environment)
        if says not in printed:
            raise SystemExit(f"{command} printed nothing of {says!r}: {printed[:500]}")


def _run(command: str, folder: Path, environment: dict[str, str]) -> str:
    started = time.perf_counter()
    done = subprocess.run(  # noqa: S602 - our own container file and README
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    print(f"{time.perf_counter() - started:7.1f} s  {command[:150]}", flush=True)
    if done.returncode:
        raise SystemExit(f"failed with status {done.returncode}: {(done.stderr or done.stdout)[-1500:]}")
    return done.stdout


if __name__ == "__main__":
    main()
