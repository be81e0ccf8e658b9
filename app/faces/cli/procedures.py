"""`lawbridge procedures`: everything that can be worked out."""

from __future__ import annotations

from app.faces.cli.options import Json, Lang
from app.faces.cli.printing import print_json
from app.service import Service


def procedures(lang: Lang = None, as_json: Json = False) -> None:
    """Everything that can be worked out: name, laws, title, and with --json the schema of its facts."""
    rows = Service().procedures(lang)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}  ({', '.join(row['laws'])})  {row['title']}")
