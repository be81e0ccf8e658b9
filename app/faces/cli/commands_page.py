"""`docs/commands.md`, printed from the command line itself: every command with its arguments and options.

Print it anew with `make docs`; a test compares the page with what is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

_HEAD = """# Commands

Printed from the command line itself by `make docs`. `lawbridge COMMAND --help` says the same in the terminal.
Whatever goes wrong is one sentence on standard error and exit status 2.
"""

_PIPE = "\\|"


def as_markdown(program: typer.Typer, name: str) -> str:
    """A part for every command of `program`, groups in their order, commands in theirs."""
    return _HEAD + "".join(_part(path, command) for path, command in commands(program, name))


def commands(program: typer.Typer, name: str) -> Iterator[tuple[str, Any]]:
    """What is typed and the command behind it, for every command that is not hidden; groups are gone into."""
    yield from _below(typer.main.get_command(program), name)


def _below(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    if command.hidden:
        return
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from _below(below, f"{path} {name}")


def _part(path: str, command: Any) -> str:
    rows = [_row(parameter) for parameter in command.params if not getattr(parameter, "hidden", False)]
    table = ["| argument or option | what it is |", "|---|---|", *rows, ""] if rows else []
    said = " ".join((command.help or "").split())
    return "\n".join(["", f"## {path}", "", *([said, ""] if said else []), *table]).rstrip("\n") + "\n"


def _row(parameter: Any) -> str:
    """One line: how it is written, and its help with what holds when it is left out."""
    if parameter.param_type_name == "argument":
        written = f"`{parameter.name.upper()}`"
    else:
        written = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    said = " ".join((parameter.help or "").split())
    default = parameter.default
    if parameter.required:
        said += " Required."
    elif not callable(default) and default not in (None, False, "", (), []):
        said += f" Default: `{getattr(default, 'value', default)}`."
    return f"| {written} | {said.strip().replace('|', _PIPE)} |"


if __name__ == "__main__":
    from app.faces.cli.main import app

    print(as_markdown(app, "lawbridge"), end="")
