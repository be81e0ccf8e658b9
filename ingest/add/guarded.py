"""Reading a stranger's file in a process of its own, with limits of time and memory: a bomb ends there, not here."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

from corpus.errors import BadSource
from ingest.add.extract import check_size, extract
from ingest.add.extracted import Extracted

SECONDS = 60
_MEMORY = 2_000_000_000
_ROOT = Path(__file__).resolve().parents[2]


def extract_guarded(path: Path, seconds: int = SECONDS) -> Extracted:
    """`extract` in a child process; raises BadSource with its sentence, or when the file takes too long or too much."""
    check_size(path)
    command = [sys.executable, "-m", "ingest.add.guarded", str(path.resolve()), str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds + 5, cwd=_ROOT, check=False)
    except subprocess.TimeoutExpired as error:
        raise BadSource(f"{path.name} was not read within {seconds} s; it is too big or made to be slow.") from error
    try:
        answer = json.loads(done.stdout)
    except ValueError as error:
        raise BadSource(f"{path.name} needs more than {seconds} s or 2 GB to be read; it is not taken.") from error
    if "refused" in answer:
        raise BadSource(answer["refused"])
    return Extracted(answer["pages"], answer["remarks"])


def main(arguments: list[str]) -> None:
    """The child: set limits, read the file, print JSON: {"pages", "remarks"} or {"refused"}."""
    path, seconds = Path(arguments[0]), int(arguments[1])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    try:
        extracted = extract(path)
        answer = {"pages": extracted.pages, "remarks": extracted.remarks}
    except BadSource as error:
        answer = {"refused": str(error)}
    except (MemoryError, RecursionError):
        answer = {"refused": f"{path.name} needs more memory than any book of laws; it is not taken."}
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main(sys.argv[1:])
