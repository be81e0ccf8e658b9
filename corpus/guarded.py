"""A function called in a process of its own, with limits of time and memory: what a stranger's file does ends there.

The child reads which function to call from its standard input and writes what it returned, or the sentence it was
refused with. One child at a time: others wait, so that many files at once cannot take the machine from the app.
"""

from __future__ import annotations

import importlib
import io
import os
import pickle
import resource
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from corpus import errors
from corpus.errors import BadInput, BadSource, LawbridgeError

T = TypeVar("T")
SECONDS = 60
MEMORY = 2_000_000_000
WAIT_SECONDS = 90
_ROOT = Path(__file__).resolve().parents[1]
_OURS = ("bridge", "corpus", "ingest", "rulings", "app")
_PLAIN = {
    "builtins": ("complex", "frozenset", "set", "slice", "range", "bytearray"),
    "fractions": ("Fraction",),
    "decimal": ("Decimal",),
    "datetime": ("date", "datetime", "timedelta"),
    "collections": ("OrderedDict", "Counter", "defaultdict"),
    "pathlib": ("PosixPath", "PurePosixPath"),
}
_ENVIRONMENT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LAWBRIDGE_BUILD", "VIRTUAL_ENV")
"""What the child may know of where it runs: no address of a database."""
_turn = threading.Lock()


class Refused(BadSource):
    """Raised for a file that takes too long, too much memory, or that our reader fails on."""


def guarded(called: Callable[..., T], *arguments: Any, name: str, seconds: int = SECONDS) -> T:
    """`called(*arguments)` in a child process; `name` is what people call the file.

    `called` is a function of a module of ours. Raises the LawbridgeError it raised, or Refused.
    """
    if not _turn.acquire(timeout=WAIT_SECONDS):
        raise Refused(f"{name} was not read: other files are being read; try again in a minute.")
    try:
        return _called(called, arguments, name, seconds)
    finally:
        _turn.release()


def _called(called: Callable[..., T], arguments: tuple[Any, ...], name: str, seconds: int) -> T:
    wanted = pickle.dumps((called.__module__, called.__name__, arguments, seconds))
    command = [sys.executable, "-P", "-m", "corpus.guarded"]  # -P: nothing is imported from where the user stands
    kept = {key: value for key, value in os.environ.items() if key in _ENVIRONMENT}
    try:
        done = subprocess.run(
            command,
            input=wanted,
            capture_output=True,
            timeout=2 * seconds + 10,
            env={**kept, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(_ROOT)},
            check=False,
        )
    except OSError as error:
        raise Refused(f"{name} was not read: no process can be started for it ({error.strerror}).") from error
    except subprocess.TimeoutExpired as error:
        raise Refused(f"{name} was not read within {seconds} s; it is too big or made to be slow.") from error
    answer: T = taken(done.stdout, name, seconds)
    return answer


def taken(said: bytes, name: str, seconds: int = SECONDS) -> Any:
    """The value that a child said it returned; raises the LawbridgeError that it told, or Refused."""
    try:
        kind, value = _Reading(io.BytesIO(said)).load()
    except (pickle.UnpicklingError, EOFError, ValueError, TypeError, AttributeError, ImportError) as error:
        raise Refused(f"{name} needs more than {seconds} s or 2 GB to be read; it is not taken.") from error
    if kind == "returned":
        return value
    refusal = getattr(errors, kind, BadInput)
    raise refusal(value)


class _Reading(pickle.Unpickler):
    """Takes only values of ours: what comes from a process that read a stranger's file is not trusted to name more."""

    def find_class(self, module: str, name: str) -> Any:
        """Our own classes and a few plain ones of the standard library."""
        if module in _PLAIN and name in _PLAIN[module]:
            return getattr(importlib.import_module(module), name)
        if module.partition(".")[0] in _OURS and "." not in name:
            found = getattr(importlib.import_module(module), name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no value of ours")


def main() -> None:
    """The child: set limits, call, answer ("returned", value) or (the error's class, its sentence)."""
    module, name, arguments, seconds = pickle.loads(sys.stdin.buffer.read())  # noqa: S301 - our parent wrote it
    answer, sys.stdout = sys.stdout.buffer, sys.stderr
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    said = answered(module, name, arguments)
    answer.write(said)
    answer.flush()


def answered(module: str, name: str, arguments: tuple[Any, ...]) -> bytes:
    """What a function of a module of ours returned or refused, as a child says it."""
    try:
        told: tuple[str, Any] = ("returned", getattr(importlib.import_module(module), name)(*arguments))
        return pickle.dumps(told)
    except LawbridgeError as error:
        return pickle.dumps((type(error).__name__, str(error)))
    except (MemoryError, RecursionError):
        return pickle.dumps(("BadSource", "The file needs more memory than any file of ours; it is not taken."))
    except Exception as error:  # a reader that fails on a stranger's file refuses it
        kind = type(error).__name__
        return pickle.dumps(("BadSource", f"The file cannot be understood ({kind}); save it in another format."))


if __name__ == "__main__":
    from corpus import guarded as itself

    itself.main()
