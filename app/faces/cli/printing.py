"""Printing for people (rich text) and for programs (one JSON document)."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.answering import asks_first, left_open
from app.answering.documents import AnswerDocument
from app.looking_up.documents import ProvisionDocument, SearchDocument
from app.messages import message
from corpus.model import Language
from rulings.engine.ruling_document import RulingDocument

if TYPE_CHECKING:
    from rich.console import Console


def print_json(document: Any) -> None:
    """One JSON document on stdout: no NaN, and nothing that is not UTF-8."""
    written = json.dumps(document, ensure_ascii=False, allow_nan=False)
    sys.stdout.write(written.encode("utf-8", "replace").decode("utf-8") + "\n")
    sys.stdout.flush()


def print_provision(document: ProvisionDocument, passages: list[dict[str, str]], language: Language) -> None:
    """A provision as a reader wants it: label, title, text, what is below, footnotes, parallels, references."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(f"{document['label']}  {document['title']}".rstrip(), style="bold"))
    console.print(Text(_standing(document, language), style="dim"))
    for place, row in enumerate(passages):
        head = f"{row['label']}  {row['title']}".rstrip()
        if place:
            console.print(Text(f"\n{head}".rstrip(" "), style="bold") if head else Text(""))
        if row["text"]:
            console.print(Text(row["text"]))
    for one in document["departures"]:
        console.print(Text(f"! {one['text']} {one['follows']}", style="yellow"))
    for note in document["footnotes"]:
        console.print(Text(f"* {note['text']}", style="italic"))
    if document["printed"]:
        console.print(Text(f"\n{message(language, 'web.printed')}: {document['printed']}", style="dim"))
    if document["parallels"]:
        console.print(Text(f"\n{message(language, 'web.parallels')}", style="bold"))
    for other in document["parallels"]:
        name = f"{other['source']}:{other['provision']}" if other["provision"] else other["source"]
        relation = message(language, f"web.relation_{other['relation']}", edition=other["edition"])
        remark = f" - {other['note']}" if other["note"] else ""
        console.print(Text(f"{name} ({relation}){remark}"))
        if text := other.get("text"):
            console.print(Text(text, style="dim"))
    targets = [name for row in document["cross_references"] if row["target"] for name in (row["target"], *row["also"])]
    for key, names in (("web.cites", targets), ("web.cited_by", document["cited_by"])):
        if names:
            console.print(Text(f"\n{message(language, key)}: {', '.join(dict.fromkeys(names))}"))


def print_worked_out(document: ProvisionDocument, title: str, told: list[str], language: Language) -> None:
    """A law in whose reader's language no text is held: what it is about and comes to; the text is one option away."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(f"{document['label']}  {title}".rstrip(), style="bold"))
    console.print(Text(message(language, "answer.no_text").capitalize(), style="dim"))
    for sentence in told:
        console.print(Text(sentence))
    console.print(Text(f"{message(language, 'ask.hungarian_only')}: --compare", style="dim"))


def _standing(document: Mapping[str, Any], language: Language) -> str:
    key = "ask.in_force" if document["in_force"] else "ask.old_edition"
    words = f"{document['source']}: {message(language, key, edition=document['edition'])}"
    return words + (f", {message(language, 'ask.working')}" if document["standing"] == "working" else "")


def print_hits(document: SearchDocument) -> None:
    """Search hits: label, title, the beginning of the text."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    if not document["hits"]:
        console.print(message(document["language"], "web.nothing"))
    for hit in document["hits"]:
        console.print(Text(f"{hit['label']}  {hit['title']}".rstrip(), style="bold"))
        text = " ".join(hit["text"].split())
        console.print(Text(text if len(text) <= 200 else text[:197] + "..."))


def print_answer(document: AnswerDocument, full: bool = False) -> None:
    """The short answer as it is said at the table; `full` adds the whole ruling or quotes, and what is cited."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    language: Language = document["language"]
    case = document["procedure"]
    heard = " ".join(case["understood"]) if case and full else document["understood"]["text"]
    if heard:
        console.print(Text(f"{message(language, 'ask.understood')} {heard}", style="italic dim"))
    if by := document.get("heard_by"):
        console.print(Text(by["text"], style="italic dim"))
    console.print(Text(document["headline"]["text"], style="bold"))
    listed = len(document["options"]) > 3
    first = asks_first(document)
    asked = document["next_question"]
    if asked and first:
        console.print(Text(asked["text"], style="italic"))
    for place, option in enumerate(document["options"], start=1):
        console.print(Text(f"{f'{place}.' if listed else '-'} {option['text']}"))
    if asked and not first:
        console.print(Text(asked["text"], style="italic"))
    if left := left_open(document):
        console.print(Text(left, style="dim"))
    if not full:
        return
    console.print()
    if document["procedure"]:
        print_ruling(document["procedure"]["ruling"], language)
    else:
        for statement in document["statements"]:
            console.print(Text(f"{statement['text']} {''.join(f'[{n}]' for n in statement['citations'])}"))
    console.print()
    for row in document["citations"]:
        console.print(Text(f"[{row['n']}] {row['label']} - {_standing(row, language)}", style="dim"))


def print_said(document: AnswerDocument) -> None:
    """The one line that says what a turn did to its case; nothing at the first."""
    from rich.console import Console
    from rich.text import Text

    course = document["course"]
    if course["said"] and (course["kind"] != "new" or course.get("after")):
        Console(highlight=False, soft_wrap=True).print(Text(course["said"], style="cyan"))


def print_ruling(document: RulingDocument, language: Language = "en") -> None:
    """A ruling as a director reads it: statements, options, what lasts, the next question, the branches."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for statement in document["statements"]:
        style = "bold" if statement["kind"] == "headline" else ""
        console.print(Text(f"{statement['text']} ({', '.join(statement['citations'])})", style=style))
    for option in document["options"]:
        console.print(Text(f"- {option['text']} ({', '.join(option['citations'])})"))
    for item in document["in_force"]:
        console.print(Text(f"! {item['text']}"))
    for row in document["need"]:
        labels = row["labels"]
        console.print(Text(f"? {row['question']} [{' / '.join(map(str, labels))}] ({', '.join(row['citations'])})"))
    for branch in document["branches"]:
        console.print(Text(f"\n{' '.join(branch['text'])}", style="italic"))
        for statement in branch["statements"]:
            console.print(Text(f"  {statement['text']} ({', '.join(statement['citations'])})"))
    if document["presumed"]:
        told = " ".join(dict.fromkeys(row["text"] for row in document["presumed"]))
        console.print(Text(f"{message(language, 'ask.presumed')} {told}", style="italic dim"))
    for note in document["notes"]:
        console.print(Text(f"* {note}", style="dim"))
    _departures(console, document)


def _departures(console: Console, ruling: RulingDocument) -> None:
    """Where a provision cited departs from the Laws, and what the ruling follows."""
    from rich.text import Text

    for row in ruling["departures"]:
        console.print(Text(f"* {row['provision']}: {row['text']} {row['follows']}", style="dim"))


def print_steps(steps: list[str]) -> None:
    """The steps of hearing a question, a line each."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for step in steps:
        name, _, told = step.partition(": ")
        console.print(Text(f"{name}: ", style="bold") + Text(told))
