"""`lawbridge quiz ...`: makes quizzes and lists what they can be about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.faces.cli.exam import convert, exam_app
from app.faces.cli.quiz_own import own_app, put_back, strike, struck_out
from app.messages import language_code

quiz_app = typer.Typer(
    name="quiz",
    help="Quizzes whose answers the engine, the texts and the calculators are certain of.",
    no_args_is_help=True,
    add_completion=False,
)
quiz_app.add_typer(exam_app)
quiz_app.add_typer(own_app)
quiz_app.command()(convert)
quiz_app.command()(strike)
quiz_app.command("struck")(struck_out)
quiz_app.command("put-back")(put_back)


@quiz_app.command()
def make(
    n: Annotated[int, typer.Option("-n", "--number", help="How many questions, 1 to 1000.")] = 20,
    topic: Annotated[
        list[str] | None, typer.Option("--topic", help="Law numbers (27, 61-64), a topic or an area; repeatable.")
    ] = None,
    level: Annotated[int | None, typer.Option("--level", help="1 easy, 2, 3 hard; default: all.")] = None,
    for_: Annotated[str, typer.Option("--for", help="beginners, players or directors; default: all.")] = "",
    lang: Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")] = "en",
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same quiz.")] = 1,
    format_: Annotated[
        str, typer.Option("--format", help="json, gift, moodle, qti, anki, csv, kahoot, pdf, docx.")
    ] = "json",
    own: Annotated[int, typer.Option("--own", help="How many of them are of your own (`lawbridge quiz own`).")] = 0,
    title: Annotated[str, typer.Option("--title", help="The quiz's title.")] = "",
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file or folder, not to the output.")] = None,
) -> None:
    """Make a quiz and print or write it."""
    from app.quiz.exports import FORMATS, export, kahoot_writer  # the writers load their libraries themselves
    from app.quiz.model import LEVELS, QuizQuestion
    from app.quiz.own.mixing import mixed_quiz
    from app.quiz.readers import levels_for
    from app.service import Service
    from corpus.errors import BadInput

    name = format_.casefold()
    if name not in FORMATS:
        raise BadInput(
            f"The format {format_[:20]!r} is not one of {', '.join(FORMATS)}; write for example `--format gift`."
        )
    levels = levels_for(for_) if for_ else LEVELS

    def fits(question: QuizQuestion) -> bool:
        return question.level in levels and (name != "kahoot" or kahoot_writer.fits(question))

    quiz = mixed_quiz(Service().store, n, topic or [], level, language_code(lang), seed, title, fits, own)
    exported = export(quiz, name)
    if out is None and name in _TEXTS:
        typer.echo(exported.content.decode("utf-8"))
    else:
        target = out or Path(exported.filename)
        target = target / exported.filename if target.is_dir() else target
        try:
            target.write_bytes(exported.content)
        except OSError as error:
            raise BadInput(
                f"The quiz cannot be written to {target} ({error.strerror}); give another `--out`."
            ) from error
        typer.echo(str(target))
    for row in exported.left_out:
        typer.echo(str(row), err=True)


_TEXTS = ("json", "gift", "moodle", "csv")


@quiz_app.command()
def topics() -> None:
    """What `--topic` takes by name, beside law numbers."""
    from app.quiz.scope import topic_ids

    for name in topic_ids():
        typer.echo(name)
