"""`lawbridge quiz own ...`, `quiz strike`, `quiz struck`, `quiz put-back`: what a trainer adds and strikes out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from app.messages import language_code, message

own_app = typer.Typer(
    name="own",
    help="Questions of your own: taken from a YAML or CSV file, listed, removed; `quiz make --own 5` mixes them in.",
    no_args_is_help=True,
    add_completion=False,
)


@own_app.command()
def add(
    file: Annotated[Path, typer.Argument(help="A YAML or CSV file of questions; docs/quiz.md says what it holds.")],
    lang: Annotated[str, typer.Option("--lang", help="Language of questions that name none: hu, pl, nb, en.")] = "en",
) -> None:
    """Check the questions of a file and keep them all; with a fault in any of them nothing is kept."""
    from app.quiz.own import kept
    from app.quiz.own.reading import read_own
    from app.service import Service
    from corpus.errors import BadInput

    language = language_code(lang)
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadInput(f"The file {file} cannot be read ({error.strerror}); give the path of a file.") from error
    found, faults = read_own(Service().store, data, file.name, language, language)
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise BadInput(message(language, "own.nothing_kept", count=str(len(faults))))
    new = kept.keep(found)
    typer.echo(message(language, "own.kept", count=str(len(found)), new=str(new)))


@own_app.command("list")
def list_own(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """The questions kept, the latest first: id, language, level, words."""
    from app.quiz.own import kept

    rows = kept.own()
    if as_json:
        print_json([row.to_json() for row in rows])
        return
    for row in rows:
        typer.echo(f"{row.id}  {row.language}  {row.level}  {_line(row.stem)}")


@own_app.command()
def remove(question: Annotated[str, typer.Argument(help="The id, as `quiz own list` prints it.")]) -> None:
    """Forget a question."""
    from app.quiz.own import kept

    typer.echo(_line(kept.remove(question).stem))


def strike(
    question: Annotated[list[str], typer.Argument(help="Ids of questions, as `quiz make --format json` prints them.")],
) -> None:
    """Strike questions out: they are not drawn again, in any language, until `quiz put-back`."""
    from app.quiz.own import struck

    for one in question:
        struck.strike(one)
        typer.echo(one)


def struck_out() -> None:
    """The questions struck out, the latest first."""
    from app.quiz.own import struck

    for row in struck.struck():
        typer.echo(f"{row.question}  {row.at:%Y-%m-%d}  {_line(row.stem)}".rstrip())


def put_back(
    question: Annotated[list[str], typer.Argument(help="Ids, as `quiz struck` prints them.")],
) -> None:
    """Let questions be drawn again."""
    from app.quiz.own import struck

    for one in question:
        struck.put_back(one)
        typer.echo(one)


def _line(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 90 else f"{words[:89]}…"
