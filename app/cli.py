"""The command line. Each command reads its options, makes one call of the service, and prints; nothing else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from app.log_cli import log_app
from app.quiz_cli import quiz_app
from app.score_cli import score_app
from app.service import Service
from app.ulti_cli import ulti_app
from corpus.errors import LawbridgeError

app = typer.Typer(
    name="lawbridge",
    help="The Laws of bridge in Hungarian, Polish and Norwegian: look-up, rulings, answers that cite.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str | None, typer.Option("--lang", help="hu, pl, nb (or no), en; default: the question's language.")]
Batch = Annotated[str | None, typer.Option("--batch", help="Read JSON lines from this file, or - for standard input.")]
Edition = Annotated[str, typer.Option("--edition", help="2017 (in force), 2007 or 1997.")]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; errors are one sentence on stderr and exit status 2."""
    arguments = [argument.encode("utf-8", "replace").decode() for argument in arguments or sys.argv[1:]]
    try:
        code = app(args=arguments, standalone_mode=False)
    except LawbridgeError as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None
    except TyperException as error:
        sys.stderr.write(f"{error.format_message().rstrip('.')}; `lawbridge --help` lists the commands.\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except Exception as error:
        if os.environ.get("LAWBRIDGE_DEBUG"):
            raise
        detail = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        sys.stderr.write(f"Lawbridge failed on this ({detail}); set LAWBRIDGE_DEBUG=1 to see where, and report it.\n")
        raise SystemExit(70) from None
    raise SystemExit(code if isinstance(code, int) else 0)


@app.command()
def ingest(
    report: Annotated[Path | None, typer.Option(help="Write what was read, skipped and counted to this file.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Build even when nothing changed.")] = False,
    add: Annotated[Path | None, typer.Option("--add", help="A new source: PDF, HTML, DOCX, PPTX, MD or TXT.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="With --add: hu, pl, nb (or no), en.")] = "",
    edition: Annotated[str, typer.Option("--edition", help="With --add: its year, such as 2017.")] = "",
    kind: Annotated[str, typer.Option("--kind", help="With --add: laws or regulations.")] = "laws",
    source_id: Annotated[str, typer.Option("--id", help="With --add: its id; laws-2017-pl is the form.")] = "",
    title: Annotated[str, typer.Option("--title", help="With --add: its title.")] = "",
    publisher: Annotated[str, typer.Option("--publisher", help="With --add: who published it.")] = "",
    in_force: Annotated[bool, typer.Option("--in-force", help="With --add: it is in force.")] = False,
    jurisdiction: Annotated[str, typer.Option("--jurisdiction", help="With --add: hu, pl or no; empty: all.")] = "",
    laws: Annotated[str, typer.Option("--laws", help="With --add: which laws it holds.")] = "1-93",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="With --add: only report, write nothing.")] = False,
    as_json: Json = False,
) -> None:
    """Build everything from corpus/ (atomic; nothing to do when nothing changed), or add a source with --add FILE."""
    if add is not None:
        from app.commands.adding import run as run_add
        from ingest.add import Request

        names = (source_id, title, publisher, "")
        request = Request(add, "nb" if lang == "no" else lang, edition, kind, *names, in_force, jurisdiction, laws)
        run_add(request, dry_run, as_json)
        return
    from app.commands.ingesting import run

    run(report, force, as_json)


@app.command()
def show(
    provision: Annotated[str, typer.Argument(help="27B1b, VSz 29, Ulti II.C.4, laws-2007-pl:27.B ...")],
    compare: Annotated[bool, typer.Option("--compare", help="Print the parallel texts beside it.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """One provision: its text, parallels, cross-references, and the procedures that rest on it."""
    from app import output

    service = Service()
    document = service.show(provision, lang, compare)
    if as_json:
        output.print_json(document)
        return
    top = service.store.get(f"{document['source']}:{document['provision']}")
    below = [service.show(row.full_id, lang) for row in service.store.subtree(top.full_id)[1:]]
    output.print_provision(document, below, service.language(document["text"] or document["title"], lang))


@app.command()
def search(
    query: Annotated[str | None, typer.Argument(help="Words, a question, or a number.")] = None,
    k: Annotated[int, typer.Option("-k", help="How many results, 1 to 100.")] = 10,
    lang: Lang = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """Ranked provisions in force."""
    from app import output

    service = Service()
    if batch is not None:
        _batch(batch, lambda row: service.search(_text(row, "query"), _k(row, k), row.get("language") or lang))
        return
    document = service.search(_needed(query, "search"), k, lang)
    if as_json:
        output.print_json(document)
    else:
        output.print_hits(document)


@app.command()
def ask(
    question: Annotated[str | None, typer.Argument(help="What happened at the table, in hu, pl, nb or en.")] = None,
    facts: Annotated[str | None, typer.Option(help="JSON file of known facts, or -.")] = None,
    edition: Edition = "2017",
    jurisdiction: Annotated[str | None, typer.Option(help="hu, pl, no or none; default: from the language.")] = None,
    lang: Lang = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """An answer with citations, or the next question, or a refusal."""
    from app import output
    from app.reading_input import json_object, opened

    service = Service()
    if batch is not None:
        _batch(
            batch,
            lambda row: service.ask(
                _text(row, "question"),
                row.get("language") or lang,
                row.get("jurisdiction") or jurisdiction,
                row.get("edition") or edition,
                row.get("facts"),
            ),
        )
        return
    known = json_object(opened(facts), f"The file {facts}") if facts else None
    document = service.ask(_needed(question, "ask"), lang, jurisdiction, edition, known)
    if as_json:
        output.print_json(document)
    else:
        output.print_answer(document)


@app.command()
def procedures(lang: Lang = None, as_json: Json = False) -> None:
    """Everything that can be worked out: name, laws, title, and with --json the schema of its facts."""
    from app.commands.ruling import print_procedures

    print_procedures(lang, as_json)


@app.command()
def rule(
    name: Annotated[str | None, typer.Argument(help="A procedure; `lawbridge procedures` lists them.")] = None,
    facts: Annotated[str | None, typer.Option(help="JSON file of facts, or - for standard input.")] = None,
    edition: Edition = "2017",
    deal: Annotated[str | None, typer.Option(help="A board as PBN, LIN or typed lines: its facts. File, or -.")] = None,
    chart: Annotated[str | None, typer.Option(help="Print its flow chart instead: mermaid or svg.")] = None,
    lang: Lang = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """One ruling from facts, with citations and trace; what is unknown becomes the next question."""
    from app.commands import ruling

    if batch is not None:
        _batch(batch, lambda row: ruling.from_row(row, edition, lang))
        return
    ruling.run(_needed(name, "rule"), facts, edition, chart, lang, as_json, deal)


@app.command()
def export(
    what: Annotated[str, typer.Argument(help="provisions, concordance, repaired, akn, tmx or pocket")],
    source: Annotated[str | None, typer.Argument(help="The source, for `repaired` and `akn`.")] = None,
) -> None:
    """The corpus for other programs, on standard output."""
    from app.commands.exporting import run

    run(what, source)


@app.command()
def repair(
    source: Annotated[str, typer.Argument(help="laws-2007-pl or mbsz-hu")],
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the committed records would change.")
    ] = False,
) -> None:
    """Run a source's repair again and write its change records (needed only when a source or its table changes)."""
    from app.commands.repairing import run

    run(source, check)


@app.command()
def doctor(as_json: Json = False) -> None:
    """Say what is wrong with this installation, and the command that mends it."""
    from app.commands.doctor import run

    run(as_json)


@app.command(name="app")
def web(
    port: Annotated[int, typer.Option(help="Port; 8501 if left out.")] = 8501,
    host: Annotated[str, typer.Option(help="Address; only this machine unless told otherwise.")] = "127.0.0.1",
) -> None:
    """The web application."""
    from app.commands.web import run

    run(port, host)


def _needed(text: str | None, command: str) -> str:
    from corpus.errors import BadInput

    if text is None:
        raise BadInput(f"`lawbridge {command}` needs words or `--batch FILE`; see `lawbridge {command} --help`.")
    return text


def _text(row: dict[str, Any], key: str) -> str:
    from corpus.errors import BadInput

    value = row.get(key)
    if not isinstance(value, str):
        raise BadInput(f"The line has no text under {key!r}.")
    return value


def _k(row: dict[str, Any], default: int) -> int:
    value = row.get("k", default)
    return value if isinstance(value, int) else default


def _batch(name: str, answer: Any) -> None:
    from app import output
    from app.reading_input import batch, lines

    documents: Iterable[dict[str, Any]] = batch(lines(name), answer)
    for document in documents:
        output.print_json(document)


app.add_typer(score_app)
app.add_typer(log_app)
app.add_typer(ulti_app)
app.add_typer(quiz_app)


if __name__ == "__main__":
    main()
