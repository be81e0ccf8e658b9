"""What the `lawbridge score` commands share: their options and how a working is printed."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.output import print_json
from app.wording import language_code
from rulings.scoring.telling import document, labels
from rulings.scoring.working import Working

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")]
Scale = Annotated[str, typer.Option("--scale", help="2-1-0 or 1-half-0; there is no default.")]


def print_working(working: Working[Any], lang: str, as_json: bool, because: str = "") -> None:
    """The steps with their paragraphs, the notes and the value; `because` is the whole in one sentence, said first."""
    language = language_code(lang)
    found = document(working, language)
    if as_json:
        print_json({"because": because, **found} if because else found)
        return
    if because:
        typer.echo(because)
    for row in found["statements"]:
        cited = f"  [{', '.join(row['citations'])}]" if row["citations"] else ""
        typer.echo(f"{row['text']}{cited}")
    for note in found["notes"]:
        typer.echo(f"({note})")
    if not isinstance(found["value"], dict | list):
        typer.echo(f"{labels(language)['value']}: {found['value']}")
