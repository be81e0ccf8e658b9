"""`--batch`: JSON lines in, one document a line out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.faces.cli.printing import print_json
from app.input.batch import batch
from app.input.files import lines


def run_batch(name: str, answer: Callable[[dict[str, Any]], Mapping[str, Any]]) -> None:
    """Answer each line of a file, or of standard input for `-`, and print its document."""
    for document in batch(lines(name), answer):
        print_json(document)
