"""`lawbridge rule`: the engine on the command line."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from app.faces.cli.batches import run_batch
from app.faces.cli.options import Batch, Edition, Json, Lang, Letter, needed
from app.faces.cli.printing import print_json, print_ruling
from app.input.files import json_object, opened
from app.messages import language_code
from app.service import Service
from corpus.errors import BadInput
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.sense import following


def rule(
    name: Annotated[str | None, typer.Argument(help="A procedure; `lawbridge procedures` lists them.")] = None,
    facts: Annotated[str | None, typer.Option(help="JSON file of facts, or - for standard input.")] = None,
    edition: Edition = IN_FORCE_EDITION,
    deal: Annotated[str | None, typer.Option(help="A board as PBN, LIN or typed lines: its facts. File, or -.")] = None,
    chart: Annotated[str | None, typer.Option(help="Print its flow chart instead: mermaid or svg.")] = None,
    letter: Letter = False,
    lang: Lang = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """One ruling from facts, with citations and trace; what is unknown becomes the next question."""
    service = Service()
    with following("letter" if letter else None):
        if batch is not None:
            run_batch(batch, lambda row: from_row(service, row, edition, lang))
            return
        procedure = needed(name, "rule")
        if facts == deal == "-":
            raise BadInput("Facts and board cannot both come from standard input; name a file for one of them.")
        known = json_object(opened(facts), f"The file {facts}") if facts else {}
        board = opened(deal) if deal is not None else None
        if chart is not None:
            sys.stdout.write(service.chart(procedure, known, edition, lang, chart, board) + "\n")
            return
        document = service.rule(procedure, known, edition, lang, board)
        if as_json:
            print_json(document)
        else:
            print_ruling(document, language_code(lang) if lang else "en")


def from_row(service: Service, row: dict[str, Any], edition: str, lang: str | None) -> RulingDocument:
    """One line of a batch: {"procedure", "facts"?, "deal"?, "edition"?, "language"?}; `deal` is a board as text."""
    name, facts = row.get("procedure"), row.get("facts", {})
    if not isinstance(name, str):
        raise BadInput("The line has no text under 'procedure'; `lawbridge procedures` lists the names.")
    if not isinstance(facts, dict):
        raise BadInput("The line has no JSON object under 'facts'; `lawbridge procedures --json` shows them.")
    board = row["deal"] if isinstance(row.get("deal"), str) else None
    language = str(row.get("language") or lang or "en")
    return service.rule(name, facts, str(row.get("edition") or edition), language, board)
