"""Options that several commands share, and words and lines that must be there."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from corpus.errors import BadInput

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str | None, typer.Option("--lang", help="hu, pl, nb (or no), en; default: the question's language.")]
Batch = Annotated[str | None, typer.Option("--batch", help="Read JSON lines from this file, or - for standard input.")]
Letter = Annotated[
    bool, typer.Option("--letter", help="Follow the printed Hungarian where it departs from the sense of the Laws.")
]
Edition = Annotated[str, typer.Option("--edition", help="2017 (in force), 2007 or 1997.")]


def needed(text: str | None, command: str) -> str:
    """The words a command was given; raises BadInput when there are none."""
    if text is None:
        raise BadInput(f"`lawbridge {command}` needs words or `--batch FILE`; see `lawbridge {command} --help`.")
    return text


def text_of(row: dict[str, Any], key: str) -> str:
    """The text under a key of a batch line; raises BadInput when there is none."""
    value = row.get(key)
    if not isinstance(value, str):
        raise BadInput(f"The line has no text under {key!r}.")
    return value
