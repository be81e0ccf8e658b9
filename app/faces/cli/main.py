"""The command line: every command mounted, and one sentence for whatever goes wrong."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer
from typer.exceptions import TyperException

from app.faces.cli.asking import ask
from app.faces.cli.chatting import chat
from app.faces.cli.doctor import doctor
from app.faces.cli.exporting import export
from app.faces.cli.ingesting import ingest
from app.faces.cli.log import log_app
from app.faces.cli.procedures import procedures
from app.faces.cli.quiz import quiz_app
from app.faces.cli.repairing import repair
from app.faces.cli.ruling import rule
from app.faces.cli.score import score_app
from app.faces.cli.searching import search
from app.faces.cli.serving import serve, serve_api, serve_mcp
from app.faces.cli.showing import show
from app.faces.cli.tables import table
from app.faces.cli.ulti import ulti_app
from app.watching.garbage import seldom
from corpus.errors import LawbridgeError

app = typer.Typer(
    name="lawbridge",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (ingest, show, search, ask, chat, procedures, rule, table, export, repair, doctor):
    app.command()(command)
app.command(name="app")(serve)
app.command(name="serve")(serve_api)
app.command(name="mcp")(serve_mcp)
for below in (score_app, log_app, ulti_app, quiz_app):
    app.add_typer(below)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"lawbridge {version('lawbridge')}")
        raise typer.Exit


@app.callback()
def _root(
    shown: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """The Laws of bridge in Hungarian, Polish and Norwegian: look-up, rulings, answers that cite."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; errors are one sentence on stderr and exit status 2."""
    seldom()
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


if __name__ == "__main__":
    main()
