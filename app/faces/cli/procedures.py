"""`lawbridge procedures`: everything that can be worked out; with a name, what one procedure takes and gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from app.faces.cli.options import Json, Lang
from app.faces.cli.printing import print_json
from app.messages import language_code, message
from app.service import Service
from rulings.engine.describing import shape

NAME = typer.Argument(help="A procedure: its facts and outcomes, each with its meaning.")


def procedures(name: Annotated[str | None, NAME] = None, lang: Lang = None, as_json: Json = False) -> None:
    """Everything that can be worked out: name, laws, title, and with --json the schemas of facts and outcomes."""
    if name is not None:
        row = Service().procedure(name, lang)
        if as_json:
            print_json(row)
        else:
            print("\n".join(_told(row, lang)))
        return
    rows = Service().procedures(lang)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}  ({', '.join(row['laws'])})  {row['title']}")


def _told(row: dict[str, Any], lang: str | None) -> Iterator[str]:
    language = language_code(lang) if lang else "en"
    yield f"{row['name']}  ({', '.join(row['laws'])})  {row['title']}"
    for part, head in (("facts_schema", "procedures.facts"), ("outcome_schema", "procedures.outcome")):
        yield f"\n{message(language, head)}"
        for key, schema in row[part]["properties"].items():
            unit = f" [{schema['x-unit']}]" if "x-unit" in schema else ""
            yield f"  {key} ({shape(schema)}){unit}: {schema['description']}"
            presumed = schema.get("default")
            for value, said in schema.get("x-says", {}).items():
                mark = "*" if _written(presumed) == value else "-"
                yield f"    {mark} {value}: {said}"
    yield f"\n* {message(language, 'ask.presumed').rstrip(':')}"


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
