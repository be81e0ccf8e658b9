"""`lawbridge table`: what happened on a board, what was irregular, and the rulings in order of time."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.faces.cli.options import Edition, Json, Lang
from app.faces.cli.printing import print_json, print_ruling
from app.input.files import json_object, opened
from app.messages import language_code, message
from app.service import Service


def table(
    file: Annotated[str, typer.Argument(help="A table as JSON, or a board as PBN, LIN or typed lines; - for input.")],
    facts: Annotated[str | None, typer.Option(help="JSON file of facts that the table leaves open.")] = None,
    edition: Edition = "2017",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """What happened on a board, what was irregular, whose choice it is, the rulings in order, the result."""
    known = json_object(opened(facts), f"The file {facts}") if facts else {}
    document = Service().table(opened(file), known, edition, lang)
    if as_json:
        print_json(document)
    else:
        _print(document, lang)


def _print(document: dict[str, Any], lang: str | None) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    language = language_code(lang) if lang else "en"
    if not document["rulings"]:
        console.print(message(language, "table.nothing"))
    for ruling in document["rulings"]:
        console.print(Text(f"\n{ruling['title']}", style="bold underline"))
        print_ruling(ruling, language)
    if document["now"] is not None:
        console.print()
        print_ruling(document["now"], language)
    if document["in_force"]:
        console.print(Text(f"\n{message(language, 'wizard.in_force')}", style="bold"))
        for item in document["in_force"]:
            console.print(f"- {item['text']} ({item['source']})", markup=False)
    if document["reviews"]:
        laws = ", ".join(item["law"] for item in document["reviews"])
        console.print(Text(f"\n{message(language, 'wizard.review')}: {laws}", style="bold"))
    if document["result"] is not None:
        result = document["result"]
        console.print(Text(f"\n{message(language, 'table.result', **result)}", style="bold"))
