"""`lawbridge app`: the web pages, served until stopped."""

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
