"""`lawbridge show`: one provision."""

from __future__ import annotations

from typing import Annotated

import typer

from app.faces.cli.options import Json, Lang
from app.faces.cli.printing import print_json, print_provision, print_worked_out
from app.service import Service


def show(
    provision: Annotated[str, typer.Argument(help="27B1b, VSz 29, Ulti II.C.4, laws-2007-pl:27.B ...")],
    compare: Annotated[bool, typer.Option("--compare", help="Print the parallel texts beside it.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """One provision: its text, parallels, cross-references, and the procedures that rest on it."""
    service = Service()
    document = service.show(provision, lang, compare)
    if as_json:
        print_json(document)
        return
    reader = service.language("", lang) if lang else document["language"]
    if reader != document["language"] and document["canonical"] and not compare:
        print_worked_out(document, *service.comes_to(document["canonical"], reader), reader)
        return
    print_provision(
        document, service.show_in_order(document), service.language(document["text"] or document["title"], lang)
    )
