"""How the `lawbridge score` commands print: a calculation, and the tables of an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import typer

from app.faces.cli.printing import print_json
from app.messages import language_code
from corpus.model import Language
from rulings.scoring.calculation import Calculation, Step
from rulings.scoring.telling import document, labels, tell


def print_calculation(calculation: Calculation[Any], lang: str, as_json: bool, because: str = "") -> None:
    """The steps with their paragraphs, the notes and the value; `because` is the whole in one sentence, said first."""
    language = language_code(lang)
    found = document(calculation, language)
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


class Tabled(Protocol):
    """An event that has tables: title, heads and rows of each."""

    def tables(self, words: dict[str, str]) -> list[tuple[str, list[str], list[Any]]]:
        """The tables as people read them."""


def echo_event(event: Tabled, steps: Iterable[Step], said: Iterable[str], language: Language) -> None:
    """The tables of an event, the steps that separated ties, the notes."""
    for title, heads, rows in event.tables(labels(language)):
        _echo_table(title, heads, rows)
    for step in steps:
        typer.echo(f"{tell(step, language)}  [{step.cite}]")
    for text in said:
        typer.echo(f"({text})")


def _echo_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if title:
        typer.echo(f"\n{title}")
    typer.echo("\t".join(heads))
    for row in rows:
        typer.echo("\t".join(row))
