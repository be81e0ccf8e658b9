"""`lawbridge procedures` and `lawbridge rule`: the engine on the command line."""

from __future__ import annotations

import sys
from typing import Any

from app.output import print_json
from app.reading_input import json_object, opened
from app.wording import language_code
from corpus.errors import BadInput
from rulings import registry
from rulings.laws.board_record.reading import facts_of_board


def print_procedures(lang: str | None, as_json: bool) -> None:
    """The list, for people or as JSON with the schema of the facts."""
    language = language_code(lang) if lang else "en"
    rows = registry.procedures(language)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}  ({', '.join(row['laws'])})  {row['title']}")


def run(
    name: str,
    facts: str | None,
    edition: str,
    chart: str | None,
    lang: str | None,
    as_json: bool,
    deal: str | None = None,
) -> None:
    """Rule, or draw the chart; raises BadInput and BadFacts. Facts of the file stand over those of the board's text."""
    language = language_code(lang) if lang else "en"
    if facts == deal == "-":
        raise BadInput("Facts and board cannot both come from standard input; name a file for one of them.")
    known = json_object(opened(facts), f"The file {facts}") if facts else {}
    if deal is not None:
        known = {**facts_of_board(name, opened(deal)), **known}
    if chart is not None:
        sys.stdout.write(registry.draw(name, known, edition, language, chart) + "\n")
        return
    document = registry.rule(name, known, edition, language)
    if as_json:
        print_json(document)
    else:
        print_ruling(document)


def from_row(row: dict[str, Any], edition: str, lang: str | None) -> dict[str, Any]:
    """One line of a batch: {"procedure", "facts"?, "deal"?, "edition"?, "language"?}; `deal` is a board as text."""
    name, facts = row.get("procedure"), row.get("facts", {})
    if not isinstance(name, str):
        raise BadInput("The line has no text under 'procedure'; `lawbridge procedures` lists the names.")
    if not isinstance(facts, dict):
        raise BadInput("The line has no JSON object under 'facts'; `lawbridge procedures --json` shows them.")
    if isinstance(row.get("deal"), str):
        facts = {**facts_of_board(name, row["deal"]), **facts}
    language = language_code(str(row.get("language") or lang or "en"))
    return dict(registry.rule(name, facts, str(row.get("edition") or edition), language))


def print_ruling(document: dict[str, Any]) -> None:
    """A ruling as a director reads it: statements, options, what lasts, the next question, the branches."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for statement in document["statements"]:
        style = "bold" if statement.get("kind") == "headline" else ""
        console.print(Text(f"{statement['text']} ({', '.join(statement['citations'])})", style=style))
    for option in document["options"]:
        console.print(Text(f"- {option['text']} ({', '.join(option['citations'])})"))
    for item in document["in_force"]:
        console.print(Text(f"! {item.get('text', item.get('kind'))}"))
    for row in document["need"]:
        labels = row.get("labels") or row.get("choices") or []
        console.print(Text(f"? {row['question']} [{' / '.join(map(str, labels))}] ({', '.join(row['citations'])})"))
    for branch in document["branches"]:
        console.print(Text(f"\n{' '.join(branch.get('text', []))}", style="italic"))
        for statement in branch["statements"]:
            console.print(Text(f"  {statement['text']} ({', '.join(statement['citations'])})"))
    for note in document["notes"]:
        console.print(Text(f"* {note['text'] if isinstance(note, dict) else note}", style="dim"))
