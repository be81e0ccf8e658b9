"""`lawbridge log ...`: the director's log on the command line."""

from __future__ import annotations

import getpass
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from app.faces.cli.printing import print_json
from app.input.files import json_object, opened
from app.log.entry_data import ADJUSTED
from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.field.results import given_score

log_app = typer.Typer(
    name="log",
    help="The director's log: rulings kept with facts, paragraphs and history; appeals, reports, players' data.",
    no_args_is_help=True,
    add_completion=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")]
Number = Annotated[int, typer.Argument(help="The entry's number.")]
Version = Annotated[int, typer.Option("--version", help="The version you saw; the newest if left out.")]
Who = Annotated[str, typer.Option("--who", help="Who does it; your user name if left out.")]
Facts = Annotated[str | None, typer.Option("--json-file", help="JSON object of fields, or - for standard input.")]
Fields = Annotated[list[str] | None, typer.Argument(help="field=value ...; players as N=Name S=Name.")]
_HAPPENED = (
    "A table as JSON, or a board as PBN, LIN or typed lines (file, or -): it is ruled and kept with its rulings."
)
Event = Annotated[str | None, typer.Option("--tournament", help="Only this tournament.")]


@log_app.command()
def add(
    fields: Fields = None,
    question: Annotated[str, typer.Option("--ask", help="Ask this first and keep the answer.")] = "",
    happened: Annotated[str, typer.Option(help=_HAPPENED)] = "",
    from_file: Facts = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language of --ask or --happened.")] = None,
    who: Who = "",
    as_json: Json = False,
) -> None:
    """Keep an entry: `lawbridge log add board=12 N="Kiss Anna" notes="..."`, an answer or a table with its rulings."""
    from app import log
    from app.log.entry_data import checked

    values = _values(fields, from_file)
    if question and happened:
        raise BadInput("A question and a table are two entries; give --ask or --happened, not both.")
    if happened:
        from app.service import Service
        from rulings.table.whole import read_table

        text = opened(happened)
        document, language = Service().table(text, None, lang=lang), lang or "en"
        draft = log.draft_of_table(document, read_table(text).to_json(), language, **values)
    elif question:
        from app.service import Service

        draft = log.draft_of(Service().ask(question, lang), **values)
    else:
        clean = checked(values)
        draft = log.EntryDraft(**clean | {"citations": tuple(clean.get("citations", ()))})
    if draft == log.EntryDraft():
        raise BadInput('The entry would be empty; write for example `lawbridge log add board=12 notes="..."`.')
    _show(log.save(draft, _who(who)), as_json)


@log_app.command("list")
def list_(
    text: Annotated[str, typer.Argument(help="Words to look for.")] = "",
    tournament: Event = None,
    status: Annotated[str | None, typer.Option(help="open, closed or withdrawn.")] = None,
    appeals: Annotated[bool, typer.Option("--appeals", help="Only appealed rulings.")] = False,
    limit: Annotated[int, typer.Option(help="At most this many.")] = 50,
    as_json: Json = False,
) -> None:
    """Entries, newest first."""
    from app import log
    from app.log.keeping import as_document
    from app.log.reports.contents import where

    found = log.entries(tournament=tournament, status=status, text=text, appeals=appeals, limit=limit)
    if as_json:
        print_json([as_document(row) for row in found])
        return
    for row in found:
        told = " ".join((row.headline or row.situation or row.notes).split())[:100]
        typer.echo("  ".join(filter(None, (f"{row.number}", row.status, row.tournament, where(row), told))))


@log_app.command()
def show(number: Number, as_json: Json = False) -> None:
    """One entry, whole."""
    from app import log

    _show(log.entry(number), as_json)


@log_app.command()
def edit(
    number: Number,
    fields: Fields = None,
    from_file: Facts = None,
    version: Version = 0,
    who: Who = "",
    as_json: Json = False,
) -> None:
    """Change fields of an entry; refused when someone was faster than the --version you saw."""
    from app import log

    values = _values(fields, from_file)
    if ADJUSTED in values.get("facts", {}) and not from_file:  # beside the facts the entry has
        values["facts"] = {**log.entry(number).facts, **values["facts"]}
    _show(log.edit(number, values, version or log.entry(number).version, _who(who)), as_json)


@log_app.command()
def close(number: Number, version: Version = 0, who: Who = "", as_json: Json = False) -> None:
    """Close a case."""
    from app import log

    _show(log.close(number, version or log.entry(number).version, _who(who)), as_json)


@log_app.command()
def reopen(number: Number, version: Version = 0, who: Who = "", as_json: Json = False) -> None:
    """Open a case again."""
    from app import log

    _show(log.reopen(number, version or log.entry(number).version, _who(who)), as_json)


@log_app.command()
def withdraw(number: Number, version: Version = 0, who: Who = "", as_json: Json = False) -> None:
    """Take a ruling back: it stays with its history, and no report has it; `log reopen` brings it back."""
    from app import log

    _show(log.withdraw(number, version or log.entry(number).version, _who(who)), as_json)


@log_app.command()
def appeal(
    number: Number,
    fields: Fields = None,
    from_file: Facts = None,
    version: Version = 0,
    who: Who = "",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Note an appeal (state=lodged starts=2026-11-21T18:00+01:00 ...); prints its deadline and what is still open."""
    from app import log
    from app.log import appeals
    from app.messages import language_code

    language = language_code(lang)
    values = _values(fields, from_file)
    kept = log.entry(number)
    if values:
        kept = appeals.appeal(number, values, version or kept.version, _who(who))
    documents = appeals.judged(kept.appeal, language) if kept.appeal else []
    if as_json:
        deadline = kept.appeal_deadline.isoformat() if kept.appeal_deadline else None
        print_json({"number": number, "appeal": dict(kept.appeal), "deadline": deadline, "judged": documents})
        return
    if kept.appeal_deadline:
        typer.echo(kept.appeal_deadline.astimezone().strftime("%Y-%m-%d %H:%M"))
    for document in documents:
        for row in document["statements"]:
            typer.echo(f"{row['text']}  [{', '.join(row['citations'])}]")
        for row in document["need"]:
            typer.echo(f"? {row['question']}")


@log_app.command()
def history(number: Number, as_json: Json = False) -> None:
    """What was done to an entry: who, when, what."""
    from app import log

    rows = log.history(number)
    if as_json:
        names = ("entry", "version", "who", "action", "changes")
        print_json([{"at": row.at.isoformat()} | {name: getattr(row, name) for name in names} for row in rows])
        return
    for row in rows:
        typer.echo(f"{row.version}  {row.at.astimezone():%Y-%m-%d %H:%M}  {row.who}  {row.action}")
        for name, (before, after) in row.changes.items():
            if row.action != "created":
                typer.echo(f"   {name}: {before!r} -> {after!r}")


@log_app.command()
def tournament(
    name: Annotated[str, typer.Argument(help="The tournament's name, as in the entries.")],
    fields: Fields = None,
    from_file: Facts = None,
    version: Version = 0,
    as_json: Json = False,
) -> None:
    """Show a tournament's data, or change them: place=... date=...; lists (results, matches) by --json-file."""
    from app.log import tournaments

    kept = tournaments.tournament(name)
    values = _values(fields, from_file)
    if values:
        kept = tournaments.save_tournament(name, values, version or kept.version)
    if as_json:
        print_json({"name": kept.name, "version": kept.version, "details": dict(kept.details)})
        return
    for key, value in kept.details.items():
        typer.echo(f"{key}: {value}")


@log_app.command()
def report(
    kind: Annotated[str, typer.Argument(help="jury, record, appeal, psychs or match.")],
    out: Annotated[Path, typer.Option("--out", help="The file to write; its ending is the format: pdf, docx or csv.")],
    tournament: Annotated[str, typer.Option("--tournament", help="The tournament's name.")] = "",
    number: Annotated[int, typer.Option("--number", help="The entry (appeal) or the match, from 1 (match).")] = 0,
    lang: Lang = "hu",
) -> None:
    """A report for the federation, laid out by us: jury protocol, tournament record, appeal, psychs, match sheet."""
    from app.log.reports import printed, sheet

    made = printed(sheet(kind, lang, tournament_name=tournament, number=number), out.suffix.lstrip(".").lower())
    _write(out, made)


@log_app.command("csv")
def csv_(
    out: Annotated[Path, typer.Option("--out", help="The file to write.")],
    tournament: Event = None,
    lang: Lang = "en",
) -> None:
    """All entries as CSV."""
    from app import log
    from app.log.tabling import as_csv
    from app.messages import language_code

    _write(out, as_csv(log.entries(tournament=tournament, limit=100_000), language_code(lang)))


@log_app.command()
def export(name: Annotated[str, typer.Argument(help="The player's name.")]) -> None:
    """All the log holds about one name, as JSON."""
    from app.log.privacy import export_name

    print_json(export_name(name))


@log_app.command()
def erase(
    name: Annotated[str, typer.Argument(help="The player's name.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without it only say what would be changed.")] = False,
    who: Who = "",
    as_json: Json = False,
) -> None:
    """Replace a name everywhere: entries, history, tournaments, quizzes, classes, cards. Cannot be undone."""
    from app.log.privacy import erase_name, export_name

    if not yes:
        held = export_name(name)
        raise BadInput(
            f"The name is in {len(held['entries'])} entries, {len(held['history'])} lines of history, "
            f"{len(held['tournaments'])} tournaments and {sum(map(len, held['others'].values()))} rows of other "
            "tables; add --yes to erase it for good."
        )
    _erased(erase_name(name, _who(who)), as_json)


@log_app.command()
def expire(
    days: Annotated[int, typer.Argument(help="Names of entries not changed for this many days are replaced.")],
    who: Who = "",
    as_json: Json = False,
) -> None:
    """Replace the players' names in old entries and tournaments; the rulings stay."""
    from app.log.privacy import expire_names

    _erased(expire_names(days, _who(who)), as_json)


@log_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, or with --check to read.")],
    check: Annotated[
        bool, typer.Option("--check", help="Read a backup, compare its digest, tell what it holds.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Write the whole database (log, cases, quizzes, classes) into one file, while everybody works on."""
    from app.log import backup as backups

    _held(backups.read(file) if check else backups.save(file), as_json)


@log_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `lawbridge log backup` wrote, of this version or before.")],
    replace: Annotated[bool, typer.Option("--replace", help="Remove what the database holds now.")] = False,
    as_json: Json = False,
) -> None:
    """Put a backup back, into SQLite or PostgreSQL; stop the apps before."""
    from app.log import backup as backups

    _held(backups.restore(file, replace), as_json)


def _held(held: Any, as_json: bool) -> None:
    if as_json:
        print_json(asdict(held))
        return
    typer.echo(f"made {held.made}, tables {held.revision}, {sum(held.rows.values())} rows")
    for table, count in held.rows.items():
        if count:
            typer.echo(f"  {count} {table}")


def _erased(done: Any, as_json: bool) -> None:
    document = asdict(done)
    if as_json:
        print_json(document)
        return
    typer.echo(f"{len(done.entries)} entries, {len(done.tournaments)} tournaments")
    for table, count in done.others.items():
        typer.echo(f"{count} rows of {table}")
    if done.to_read or done.elsewhere:
        rest = ", ".join([*map(str, done.to_read), *done.elsewhere])
        typer.echo(f"still holding a part of the name, to be read: {rest}")
    if done.not_emptied:
        typer.echo(f"could not be emptied and may still hold the name: {', '.join(done.not_emptied)}", err=True)


def _values(fields: list[str] | None, from_file: str | None) -> dict[str, Any]:
    """Fields of the command line and of a JSON file; seats are players, adjusted= is a score; true, false are read."""
    values: dict[str, Any] = json_object(opened(from_file), f"The file {from_file}") if from_file else {}
    for text in fields or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadInput(f"{text[:40]!r} is no field: write name=value, as in `lawbridge log add board=12`.")
        if name in ("N", "E", "S", "W"):
            values.setdefault("players", {})[name] = value
        elif name == ADJUSTED:
            given_score(value)
            values["facts"] = {**values.get("facts", {}), ADJUSTED: value}
        elif name == "citations":
            values[name] = [item.strip() for item in value.split(",") if item.strip()]
        elif value in ("true", "false"):
            values[name] = value == "true"
        else:
            values[name] = number if name == "period_minutes" and (number := whole(value)) is not None else value
    return values


def _who(given: str) -> str:
    if given:
        return given
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return os.environ.get("USER", "-")


def _show(entry: Any, as_json: bool) -> None:
    from app.log.keeping import as_document

    document = as_document(entry)
    if as_json:
        print_json(document)
        return
    for name, value in document.items():
        if name == "ruling":
            for row in value.get("statements", []):
                typer.echo(f"  {row['text']}  [{', '.join(row['citations'])}]")
        elif value not in ("", None, {}, []):
            typer.echo(f"{name}: {value}")


def _write(out: Path, data: bytes) -> None:
    try:
        out.write_bytes(data)
    except OSError as error:
        raise BadInput(f"The file {out} cannot be written ({error.strerror}); choose another with --out.") from None
    sys.stderr.write(f"{out} ({len(data)} bytes)\n")
