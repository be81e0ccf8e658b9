"""The encoders and their vectors, made beside the word indexes in a process of their own: neither needs the other.

`python -m retrieval.encoding FOLDER` reads the units (JSON) from its input, trains into FOLDER and prints its progress,
a line a step. The bytes are those that one process makes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from corpus.errors import BadData
from retrieval.dense import write_dense
from retrieval.encoder import Encoder, HashEncoder, ModelEncoder, UnigramEncoder, chosen_model
from retrieval.train import Settings, train_encoders
from retrieval.units import Unit, fingerprint

CHOSEN = "model"
"""The name of the encoder that the setting chose, beside those trained here."""
Progress = Callable[[str, float], None]
_ROOT = Path(__file__).resolve().parents[1]
"""Where `retrieval` is imported from: the checkout, or the installed packages."""


def encode_units(units: Sequence[Unit], folder: Path, settings: Settings, progress: Progress) -> None:
    """Train the encoders, take the chosen model beside them, write the dense index of each; `progress(step, share)`."""
    progress("training encoders", 0.0)
    train_encoders(units, folder / "encoders", settings, lambda name, done: progress(f"training {name}", 0.9 * done))
    encoders: dict[str, Encoder] = {
        "hash": HashEncoder(folder / "encoders" / "hash"),
        "unigram": UnigramEncoder(folder / "encoders" / "unigram"),
    }
    if model := chosen_model():
        encoders[CHOSEN] = ModelEncoder(model)
    key = fingerprint(units)
    for name, encoder in encoders.items():
        progress(f"dense index {name}", 0.9)
        write_dense(units, encoder, folder, name, key)


def encoder_names() -> list[str]:
    """The names of the encoders that `encode_units` makes."""
    return ["hash", "unigram"] if chosen_model() is None else ["hash", "unigram", CHOSEN]


@contextmanager
def encoding_beside(units: Sequence[Unit], folder: Path, settings: Settings, progress: Progress) -> Iterator[None]:
    """Run `encode_units` in another process while the block runs, and wait for it at the end of the block.

    Its progress is told then. Raises BadData with the last line of what it complained of when it fails.
    """
    with (
        (folder / "encoding.log").open("w+", encoding="utf-8") as complaints,
        subprocess.Popen(
            [sys.executable, "-m", "retrieval.encoding", str(folder.resolve())],
            cwd=_ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        ) as process,
    ):
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            with process.stdin as sent:
                json.dump({"settings": asdict(settings), "units": [asdict(unit) for unit in units]}, sent)
            yield
            for line in process.stdout:
                step, _, share = line.rpartition("\t")
                progress(step, float(share))
        except BaseException:
            process.kill()
            raise
        if process.wait():
            complaints.seek(0)
            told = complaints.read().strip().splitlines() or ["no reason given"]
            raise BadData(f"The encoders could not be trained ({told[-1]}); run `lawbridge doctor`.")
    (folder / "encoding.log").unlink()


def main() -> None:
    """What the other process does."""
    sent = json.load(sys.stdin)
    units = [Unit(row["canonical"], tuple((a, b, c) for a, b, c in row["texts"])) for row in sent["units"]]
    encode_units(units, Path(sys.argv[1]), Settings(**sent["settings"]), _tell)


def _tell(step: str, share: float) -> None:
    sys.stdout.write(f"{step}\t{share}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
