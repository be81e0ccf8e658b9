"""`lawbridge quiz exam ...` and `quiz convert`: papers from a blueprint, results, a quiz in another format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from app.faces.cli.printing import print_json
from app.messages import language_code, message
from app.quiz.exports.format import Exported
from corpus.errors import BadInput

exam_app = typer.Typer(
    name="exam",
    help="An examination paper from a blueprint (club, national, or a YAML file of your own); `exam results` reports.",
    invoke_without_command=True,
    add_completion=False,
)


@exam_app.callback()
def paper(
    context: typer.Context,
    blueprint: Annotated[str, typer.Option("--blueprint", help="club, national, or a YAML file.")] = "club",
    form: Annotated[
        str, typer.Option("--form", help="A to Z: parallel papers; those of one seed share no question.")
    ] = "A",
    lang: Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")] = "en",
    seed: Annotated[
        int | None, typer.Option("--seed", help="Makes the same papers again; drawn at random and printed otherwise.")
    ] = None,
    format_: Annotated[
        str, typer.Option("--format", help="pdf, docx, moodle, gift, qti, anki, csv, kahoot, json.")
    ] = "pdf",
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file or folder.")] = None,
) -> None:
    """Make one form of an examination and write it."""
    if context.invoked_subcommand:
        return
    from app.quiz.exams import forms
    from app.quiz.exams.blueprint import blueprint as plan_of
    from app.quiz.exports import export
    from app.quiz.own.struck import struck_ids
    from app.service import Service

    drawn = forms.drawn_seed() if seed is None else seed
    made = forms.form(
        plan_of(blueprint), form, language_code(lang), forms.maker_of(Service().store, struck_ids()), drawn
    )
    if seed is None:
        typer.echo(f"--seed {drawn}", err=True)
    _write(export(made.quiz, format_, made.paper), f"{made.blueprint.id}-{made.letter.lower()}-", out)


def _write(exported: Exported, before: str, out: Path | None) -> None:
    """Write the file, say where, and on stderr what the format could not hold."""
    named = Path(f"{before}{exported.filename}")
    target = named if out is None else out / named if out.is_dir() else out
    try:
        target.write_bytes(exported.content)
    except OSError as error:
        raise BadInput(f"The file {target} cannot be written ({error.strerror}); give another `--out`.") from error
    typer.echo(str(target))
    for row in exported.left_out:
        typer.echo(str(row), err=True)


@exam_app.command()
def results(
    lang: Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")] = "en",
    paper_name: Annotated[str, typer.Option("--paper", help="One paper only, such as `club A`.")] = "",
    room: Annotated[str, typer.Option("--class", help="One class only, by its four letters.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Attempts, results by area, items by difficulty, and what to read again."""
    from app.quiz.results.report import report

    language = language_code(lang)
    document = report(paper_name, room.upper())
    if as_json:
        print_json(document)
        return
    for row in document["attempts"]:
        typer.echo(f"{row['started'][:16]}  {row['who'] or '-'}  {row['title']}  {row['right']}/{row['total']}")
    for row in document["areas"]:
        weak = "  !" if row["weak"] else ""
        name = message(language, "exam.other") if not row["area"] else _title(row["area"], language)
        typer.echo(
            f"{row['percent']:5.1f} %  {name} ({row['right']}/{row['asked']}){weak}  {' '.join(row['missed'][:5])}"
        )


def _title(name: str, language: Any) -> str:
    from app.quiz.exams.areas import area

    return area(name).title(language)


def convert(
    file: Annotated[Path, typer.Argument(help="A quiz as `lawbridge quiz make --format json` writes it.")],
    format_: Annotated[
        str, typer.Option("--format", help="moodle, gift, qti, anki, kahoot, csv, pdf, docx, json.")
    ] = "moodle",
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file or folder.")] = None,
) -> None:
    """Write a quiz that was made before, and perhaps edited, in another format."""
    from app.quiz.exports.converting import converted

    _write(converted(file, format_), "", out)
