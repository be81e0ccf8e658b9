"""A running program pins the build it reads: a lock on the folder, which whoever clears old builds away respects.

The lock ends with the program, however it ends.
"""

from __future__ import annotations

import fcntl
import os
import weakref
from pathlib import Path

_ATTEMPTS = 20


class Pin:
    """Holds the build that `current` names now; `folder` is that build's own folder, which stays while this lives."""

    def __init__(self, current: Path) -> None:
        for _ in range(_ATTEMPTS):  # a build may be swapped in between looking and locking
            self.folder = current.resolve()
            held = _opened(self.folder)
            if held is None:
                if self.folder == current.resolve():
                    return  # there is no build; whoever reads it says so
                continue
            try:
                fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except OSError:  # being removed, or a file system without locks
                os.close(held)
                if self.folder == current.resolve():
                    return
                continue
            if os.fstat(held).st_nlink and self.folder.is_dir():
                weakref.finalize(self, os.close, held)
                return
            os.close(held)


def in_use(folder: Path) -> bool:
    """Whether a running program has pinned a build."""
    held = _opened(folder)
    if held is None:
        return False
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # no locks here: nobody could pin it
        return False
    finally:
        os.close(held)
    return False


def _opened(folder: Path) -> int | None:
    try:
        return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return None
