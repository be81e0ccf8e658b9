"""`lawbridge ulti …`: the ladder of bids, a bid, a settlement, table points, a league table, a table to play at."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from app.faces.cli.printing import print_json, print_ruling
from app.input.files import json_object, opened
from app.messages import language_code
from app.service import Service
from corpus.errors import BadInput

ulti_app = typer.Typer(
    name="ulti", help="Ulti: bids, settlement, table points, and a table to try it.", no_args_is_help=True
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")]


def _ruled(procedure: str, facts: dict[str, Any], lang: str, as_json: bool) -> None:
    document = Service().rule(procedure, facts, lang=lang)
    if as_json:
        print_json(document)
    else:
        print_ruling(document, language_code(lang))


@ulti_app.command()
def contracts(lang: Lang = "hu", as_json: Json = False) -> None:
    """Every legal bid from the lowest to the highest, with its value and parts."""
    from app.scoring.ulti import ladder

    rows = ladder(language_code(lang))
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['value']:>3}  {row['name']}")


@ulti_app.command()
def bid(
    said: Annotated[str, typer.Argument(help='What was said, such as "piros ulti" or "40/100".')],
    after: Annotated[str | None, typer.Option(help="The bid in force before it.")] = None,
    lang: Lang = "hu",
    as_json: Json = False,
) -> None:
    """What a bid means after another, what it is worth, and whether it is high enough."""
    from app.scoring.ulti import bid_facts

    _ruled("ulti_contract", bid_facts(said, after or ""), lang, as_json)


@ulti_app.command()
def settle(
    said: Annotated[str, typer.Argument(help='The contract, such as "piros ulti 40-100".')],
    made: Annotated[str, typer.Option(help='The parts made, such as "ulti"; leave out for none.')] = "",
    kontra: Annotated[str, typer.Option(help="The parts doubled.")] = "",
    kontra_by: Annotated[str, typer.Option(help="Without trumps: both, first or second defender doubled (I.7).")] = "",
    rekontra: Annotated[str, typer.Option(help="The parts redoubled.")] = "",
    facts: Annotated[str | None, typer.Option(help="JSON file of further facts, or - for standard input.")] = None,
    lang: Lang = "hu",
    as_json: Json = False,
) -> None:
    """Settle a deal from its result, part by part, with the arithmetic and its paragraphs."""
    from app.scoring.ulti import settlement_facts

    known = json_object(opened(facts), f"The file {facts}") if facts else {}
    _ruled("ulti_settlement", settlement_facts(said, made, kontra, rekontra, known, kontra_by), lang, as_json)


@ulti_app.command(context_settings={"ignore_unknown_options": True})
def points(
    side: Annotated[list[int], typer.Argument(help="Side points of the three or four players.")],
    lang: Lang = "hu",
    as_json: Json = False,
) -> None:
    """Table points of a game from the side points, ties shared as I.12 prints them."""
    _ruled("ulti_table_points", {"side_points": side}, lang, as_json)


@ulti_app.command()
def league(
    results: Annotated[Path, typer.Argument(help="CSV or XLSX with game, player, side_points; round, deal as well.")],
    lang: Lang = "hu",
    as_json: Json = False,
) -> None:
    """A league table from a file of results."""
    from app.scoring.ulti import league_table

    rows = league_table(results, language_code(lang))
    if as_json:
        print_json(rows)
        return
    for place, row in enumerate(rows, start=1):
        print(f"{place:>3}  {row['player']:<24} {row['told']:>7} {row['side_points']:>6} {row['games']:>4}")


@ulti_app.command()
def play(
    seed: Annotated[int | None, typer.Option(help="The same number gives the same deal.")] = None,
    seat: Annotated[int, typer.Option(help="1 bids first, 2 and 3 follow; 0 only watches.")] = 1,
    lang: Lang = "hu",
) -> None:
    """Bid and play a hand against two simple opponents; every refusal names its paragraph."""
    from rulings.ulti_table.text_table import new_text_table

    if seat not in (0, 1, 2, 3):
        raise BadInput(f"{seat} is no seat: 1, 2 or 3 plays, 0 watches; see `lawbridge ulti play --help`.")
    table = new_text_table(seed, seat - 1 if seat else None, language_code(lang))
    print("\n".join(table.start()))
    while not table.over:
        line = sys.stdin.readline()
        if not line:
            return
        if line.strip():
            print("\n".join(table.do(line)))


@ulti_app.command()
def step(
    record: Annotated[Path, typer.Argument(help="JSON: {hands: [[12 cards], [10], [10]], lines: [what each did]}.")],
    lang: Lang = "hu",
) -> None:
    """Step through a record; what the rules refuse is shown with its paragraph and ends it."""
    from app.scoring.ulti import recorded_table

    table, lines = recorded_table(record, language_code(lang))
    for line in lines:
        before = table.table
        shown_lines = table.step(line)
        print(f"> {line}\n" + "\n".join(shown_lines))
        if table.table is before:
            return
