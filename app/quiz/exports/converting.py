"""A quiz from a file, which may be anybody's, in another format: read and written in a process with limits."""

from __future__ import annotations

import json
from pathlib import Path

from app.quiz.exports import export
from app.quiz.exports.format import Exported
from app.quiz.model import quiz_from_json
from corpus.errors import BadInput
from corpus.guarded import guarded


def converted(file: Path, form: str) -> Exported:
    """The quiz of a JSON file in another format; raises BadInput for what is no quiz."""
    return guarded(converted_here, file, form, name=file.name)


def converted_here(file: Path, form: str) -> Exported:
    """As `converted`, in this process."""
    try:
        row = json.loads(file.read_text(encoding="utf-8"))
        return export(quiz_from_json(row), form)
    except (
        OSError,
        RecursionError,
        TypeError,
        AttributeError,
        KeyError,
        IndexError,
        ValueError,
        ArithmeticError,
    ) as error:
        raise _no_quiz(file, error) from error


def _no_quiz(file: Path, error: Exception) -> BadInput:
    why = " ".join(str(error).split())[:120] or type(error).__name__
    return BadInput(
        f"The file {file} cannot be read as a quiz ({why}); `lawbridge quiz make --format json` writes one."
    )
