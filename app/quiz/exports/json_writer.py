"""JSON: the quiz as it is kept, to be read back by `quiz_from_json`."""

from __future__ import annotations

import json

from app.quiz.exports.format import LeftOut, Paper
from app.quiz.model import Quiz


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """The quiz, indented, in UTF-8; an examination's rules stand beside it under `paper`."""
    document = quiz.to_json()
    if paper != Paper():
        document["paper"] = {"form": paper.form, "minutes": paper.minutes, "pass_mark": paper.pass_mark}
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode(), ()
