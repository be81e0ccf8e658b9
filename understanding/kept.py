"""Reading the arrays of a committed model (`.npz`) where they lie, unpacked once."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[Any]]
_MAPPED = 1 << 16
"""Bytes from which an array is mapped, not read: of a large one few rows are looked at."""


def arrays(path: Path) -> Arrays | None:
    """The arrays of an `.npz` file by name, not to be written to; None where there is none.

    Unpacking is a fifth of a cold command, so they are kept unpacked in the `__pycache__` beside the file, under its
    time and size, as Python keeps its own; where nothing can be written there they are unpacked again.
    """
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    unpacked = path.parent / "__pycache__" / f"{path.name}.{stat.st_mtime_ns:x}.{stat.st_size:x}"
    if unpacked.is_dir():
        return {one.name.removesuffix(".npy"): _read(one) for one in sorted(unpacked.iterdir())}
    with np.load(path) as packed:
        found: Arrays = {name: packed[name] for name in packed.files}
    with suppress(OSError):
        _unpack(found, unpacked, path.name)
    return found


def _read(path: Path) -> NDArray[Any]:
    if path.stat().st_size >= _MAPPED:
        return np.asarray(np.load(path, mmap_mode="r"))
    return np.asarray(np.load(path))


def _unpack(found: Arrays, unpacked: Path, name: str) -> None:
    fresh = unpacked.with_name(f"{unpacked.name}.{os.getpid()}")
    fresh.mkdir(parents=True)
    for own, array in found.items():
        np.save(fresh / f"{own}.npy", array)
    older = [one for one in unpacked.parent.glob(f"{name}.*") if one != fresh]
    fresh.rename(unpacked)
    for one in older:
        shutil.rmtree(one, ignore_errors=True)
