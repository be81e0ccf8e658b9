"""`lawbridge app`, `serve` and `mcp`: the web pages, and the servers for other programs, until stopped."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(help="Port; 8501 if left out.")] = 8501,
    host: Annotated[str, typer.Option(help="Address; only this machine unless told otherwise.")] = "127.0.0.1",
) -> None:
    """The web application."""
    from app.faces.web.serving import run

    run(port, host)


def serve_api(
    port: Annotated[int, typer.Option(help="Port; 8510 if left out.")] = 8510,
    host: Annotated[str, typer.Option(help="Address; only this machine unless told otherwise.")] = "127.0.0.1",
) -> None:
    """The service over HTTP for other programs; /openapi.json describes it."""
    from app.faces.api.serving import run

    run(port, host)


def serve_mcp(
    port: Annotated[
        int | None,
        typer.Option(help="Over HTTP on this machine, at /mcp of this port; else standard input and output."),
    ] = None,
) -> None:
    """The tools for assistants that speak the Model Context Protocol."""
    from app.faces.mcp.serving import run

    run(port)
