"""`lawbridge app`: Streamlit on this machine, without telemetry and without a file watcher."""

from __future__ import annotations

import sys
from pathlib import Path

from corpus.errors import BadInput
from ingest.build import build

SCRIPT = Path(__file__).parent.parent / "web" / "main.py"


def run(port: int, host: str) -> None:
    """Build if needed, then serve until stopped; raises BadInput for a port that cannot be."""
    if not 1 <= port <= 65535:
        raise BadInput(f"The port {port} cannot be; ports are 1 to 65535, for example `lawbridge app --port 8501`.")
    build()
    from streamlit.web import cli

    sys.argv = [
        "streamlit",
        "run",
        str(SCRIPT),
        f"--server.port={port}",
        f"--server.address={host}",
        "--server.headless=true",
        "--server.fileWatcherType=none",
        "--browser.gatherUsageStats=false",
        "--client.toolbarMode=minimal",
        "--client.showErrorDetails=none",
    ]
    cli.main(prog_name="streamlit")
