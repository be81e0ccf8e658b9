"""`lawbridge ask`: an answer with citations."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.faces.cli.batches import run_batch
from app.faces.cli.options import Batch, Edition, Json, Lang, Letter, needed, text_of
from app.faces.cli.printing import print_answer, print_json, print_steps
from app.input.files import json_object, opened
from app.service import Service
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.sense import following


def ask(
    question: Annotated[str | None, typer.Argument(help="What happened at the table, in hu, pl, nb or en.")] = None,
    facts: Annotated[str | None, typer.Option(help="JSON file of known facts, or -.")] = None,
    edition: Edition = IN_FORCE_EDITION,
    jurisdiction: Annotated[str | None, typer.Option(help="hu, pl, no or none; default: from the language.")] = None,
    letter: Letter = False,
    lang: Lang = None,
    full: Annotated[bool, typer.Option("--full", help="The whole ruling with its branches, and the texts.")] = False,
    explain: Annotated[bool, typer.Option("--explain", help="How it was heard, step by step.")] = False,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """An answer with citations, or the next question, or a refusal."""
    service = Service()

    def answered(row: dict[str, Any]) -> dict[str, Any]:
        place, year = row.get("jurisdiction") or jurisdiction, row.get("edition") or edition
        return service.ask(text_of(row, "question"), row.get("language") or lang, place, year, row.get("facts"))

    with following("letter" if letter else None):
        if batch is not None:
            run_batch(batch, answered)
            return
        known = json_object(opened(facts), f"The file {facts}") if facts else None
        document = service.ask(needed(question, "ask"), lang, jurisdiction, edition, known)
    if explain and not as_json:
        print_steps(service.explain(needed(question, "ask"), lang))
    if as_json:
        print_json(document)
    else:
        print_answer(document, full)
