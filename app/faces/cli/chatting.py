"""`lawbridge chat`: a case told turn by turn, at the prompt or from a script of turns."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from app.faces.cli.options import Edition, Json, Lang
from app.faces.cli.printing import print_answer, print_json, print_said
from app.input.files import opened
from app.messages import language_code
from app.service import Service
from corpus.errors import BadInput, LawbridgeError
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION

COMMANDS = ("/new", "/case", "/lang", "/full", "/quit")


@dataclass(slots=True)
class Chat:
    """What a chat holds between turns: the case by its address, the language wanted, what a new case begins with."""

    service: Service
    name: str | None
    reader: Language | None
    jurisdiction: str | None
    edition: str
    as_json: bool


def chat(
    case: Annotated[str | None, typer.Option("--case", help="Go on with the case of this address.")] = None,
    script: Annotated[
        str | None, typer.Option("--file", help="A file with one turn a line, or - for standard input.")
    ] = None,
    edition: Edition = IN_FORCE_EDITION,
    jurisdiction: Annotated[str | None, typer.Option(help="hu, pl, no or none; default: from the language.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell a case turn by turn: each reply says in one line what changed. /new /case /lang CODE /full /quit.

    A script (or what is piped in) is one turn a line; empty lines and lines that begin with # are left out, and the
    first turn that cannot be used ends it.
    """
    reader = language_code(lang) if lang else None
    held = Chat(Service(), None, reader, jurisdiction, edition, as_json)
    if case is not None:
        _open(held, case)
    typed = sys.stdin.isatty() and script is None
    for turn in _typed() if typed else _lines(script):
        try:
            if not typed and not as_json:
                typer.echo(f"> {turn}")
            if _done(held, turn):
                break
        except LawbridgeError as error:
            if not typed:
                raise
            typer.echo(str(error), err=True)
    if held.name and not as_json:
        typer.echo(f"lawbridge chat --case {held.name}")


def _open(held: Chat, name: str) -> None:
    from app import case as cases

    found = cases.opened(name)
    if held.reader is not None:
        found = cases.in_language(found, held.reader)
    held.name = found.id


def _typed() -> Iterator[str]:
    """What is typed at the prompt, until it ends."""
    while True:
        try:
            turn = input("> ").strip()
        except EOFError:
            typer.echo("")
            return
        if turn:
            yield turn


def _lines(script: str | None) -> Iterator[str]:
    """The turns of a script; raises BadInput for one without any."""
    text = sys.stdin.read() if script in (None, "-") else opened(script or "-")
    turns = [line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not turns:
        raise BadInput("There is no turn to answer: write one a line, as in `lawbridge chat --file turns.txt`.")
    yield from turns


def _done(held: Chat, turn: str) -> bool:
    """Answer one turn; says whether the chat is over."""
    from app import case as cases

    word, _, rest = turn.partition(" ")
    if word == "/quit":
        return True
    if word == "/new":
        held.name = None
        return False
    if word == "/lang":
        held.reader = language_code(rest.strip())
        if held.name:
            _open(held, held.name)
            _show(held, cases.standing(held.service, cases.opened(held.name)), False)
        return False
    if word in ("/case", "/full"):
        if held.name is None:
            raise BadInput("There is no case yet; tell what happened.")
        _show(held, cases.standing(held.service, cases.opened(held.name)), word == "/full")
        return False
    if word.startswith("/"):
        raise BadInput(f"{word[:20]!r} is no command of the chat; it knows {', '.join(COMMANDS)}.")
    found = cases.told(held.service, held.name, turn, held.reader, held.jurisdiction, held.edition)
    if held.reader is not None:
        found = cases.read_in(held.service, found, held.reader)
    held.name = found.case.id
    _show(held, found, False)
    return False


def _show(held: Chat, found: object, full: bool) -> None:
    from app.case import OpenCase, as_document

    assert isinstance(found, OpenCase)
    if held.as_json:
        print_json(as_document(found.case, found.document))
        return
    print_said(found.document)
    print_answer(found.document, full)
