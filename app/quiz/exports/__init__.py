"""A quiz as a file that other programs and people read: one module a format, all named in `FORMATS`.

>>> exported = export(quiz, "gift")        # doctest: +SKIP
>>> Path(exported.filename).write_bytes(exported.content)   # doctest: +SKIP

A format that cannot hold a question says so in `left_out`; nothing is cut or dropped silently.
"""

from __future__ import annotations

from importlib import import_module

from app.quiz.exports.format import Exported, Format, LeftOut, Paper
from app.quiz.model import Quiz
from corpus.errors import BadInput

__all__ = ["FORMATS", "Exported", "Format", "LeftOut", "Paper", "export"]

FORMATS: dict[str, Format] = {
    one.name: one
    for one in (
        Format("moodle", ".xml", "application/xml"),
        Format("gift", ".gift.txt", "text/plain"),
        Format("qti", ".qti.zip", "application/zip"),
        Format("anki", ".apkg", "application/octet-stream"),
        Format("kahoot", ".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        Format("csv", ".csv", "text/csv"),
        Format("pdf", ".pdf", "application/pdf"),
        Format("docx", ".docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        Format("json", ".json", "application/json"),
    )
}


def export(quiz: Quiz, name: str, paper: Paper | None = None) -> Exported:
    """The quiz as a file of a format; `paper` adds what an examination prints on its first page.

    Raises BadInput for an unknown format and for a quiz without questions.
    """
    found = FORMATS.get(name.casefold())
    if found is None:
        raise BadInput(
            f"The format {name[:20]!r} is not one of {', '.join(FORMATS)}; write for example `--format gift`."
        )
    if not quiz.questions:
        raise BadInput("This quiz has no questions, so there is nothing to export; make it with `lawbridge quiz make`.")
    # each writer imports its library when it is first used; a module carries its format's name
    writer = import_module(f"app.quiz.exports.{found.name}_writer")
    content, left_out = writer.write(quiz, paper or Paper())
    return Exported(found.filename(quiz), found.mime, content, left_out)
