"""`lawbridge ask`: an answer with citations."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.answering.documents import AnswerDocument
from app.faces.cli.batches import run_batch
from app.faces.cli.options import Batch, Edition, Json, Lang, Letter, needed, text_of
from app.faces.cli.printing import print_answer, print_json, print_said, print_steps
from app.input.files import json_object, opened
from app.messages import language_code
from app.service import Service
from corpus.errors import BadInput
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
    case: Annotated[
        str | None, typer.Option("--case", help="Go on with the case of this address; `new` begins one that is kept.")
    ] = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """An answer with citations, or the next question, or a refusal; with --case what it does to that case."""
    service = Service()
    if case is not None:
        if batch is not None or explain:
            raise BadInput("A case goes on with one question at a time: leave --batch and --explain out with --case.")
        with following("letter" if letter else None):
            known = json_object(opened(facts), f"The file {facts}") if facts else None
            _in_case(service, case, question, lang, jurisdiction, edition, known, full, as_json)
        return

    def answered(row: dict[str, Any]) -> AnswerDocument:
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


def _in_case(
    service: Service,
    name: str,
    question: str | None,
    lang: str | None,
    jurisdiction: str | None,
    edition: str,
    facts: dict[str, Any] | None,
    full: bool,
    as_json: bool,
) -> None:
    """A question in a case, or the case as it stands; `lang` draws it in another language from now on."""
    from app import case as cases

    reader = language_code(lang) if lang else None
    if name == "new":
        if question is None:
            raise BadInput('A new case begins with what happened: `lawbridge ask --case new "West led out of turn"`.')
        found = cases.told(service, None, question, reader, jurisdiction, edition, facts)
        if reader is not None:
            found = cases.read_in(service, found, reader)
    else:
        open_case = cases.opened(name)
        if reader is not None:
            open_case = cases.in_language(open_case, reader)
        if facts:
            found = cases.corrected(service, open_case, facts)
            open_case = found.case
        if question is not None:
            found = cases.told(service, open_case, question)
        elif not facts:
            found = cases.standing(service, open_case)
    if as_json:
        print_json(cases.as_document(found.case, found.document))
        return
    print_said(found.document)
    print_answer(found.document, full)
    typer.echo(f"lawbridge ask --case {found.case.id}")
