"""`lawbridge app`: Streamlit on this machine, without telemetry and without a file watcher; opened if told."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.access import access, access_file, is_open
from corpus.errors import BadInput
from ingest.build import build

if TYPE_CHECKING:
    from streamlit import App

SCRIPT = Path(__file__).with_name("main.py")
UPLOAD_MB = {False: 200, True: 25}
"""Largest upload, by whether the app is open to the room: only chiefs see the upload, but any browser can send one."""


def run(port: int, host: str) -> None:
    """Build if needed, then serve until stopped; raises BadInput for a port or an address that cannot be."""
    check_free(host, port, "app")
    access()
    build()
    opened = is_open(host)
    if opened:
        announce(address(host, port))
    application(host).run(config=options(port, host))


def application(host: str) -> App:
    """The app behind its gate, counted, its scripts compressed."""
    import streamlit as st
    from starlette.middleware import Middleware

    from app.faces.web.compressed import Compressed
    from app.faces.web.gate import Gate
    from app.faces.web.watched import Watched, ready, routes

    middleware = [Middleware(Gate, bound=host), Middleware(Watched), Middleware(Compressed)]
    return st.App(SCRIPT, routes=routes(ready), middleware=middleware)


def options(port: int, host: str) -> dict[str, Any]:
    """What Streamlit is told.

    An app that listens everywhere is told its own address: without one Streamlit asks a server outside for it.
    """
    secrets = access_file().with_name("secrets.toml")
    return {
        "server.port": port,
        "server.address": host,
        "server.headless": True,
        "server.fileWatcherType": "none",
        "runner.postScriptGC": False,  # Python looks for garbage when there is some, not after every page
        "server.maxUploadSize": UPLOAD_MB[is_open(host)],
        "browser.gatherUsageStats": False,
        "client.toolbarMode": "minimal",
        "client.showErrorDetails": "none",
        "theme.light.primaryColor": "#1f6b4a",
        "theme.dark.primaryColor": "#6fc39b",
        **({"browser.serverAddress": _own_address()} if _everywhere(host) else {}),
        **({"secrets.files": [str(secrets)]} if secrets.exists() else {}),
    }


def check_free(host: str, port: int, command: str) -> None:
    """Raise BadInput when the port cannot be or is taken, or the address is not this machine's; names the command."""
    if not 1 <= port <= 65535:
        raise BadInput(f"The port {port} cannot be; ports are 1 to 65535: `lawbridge {command} --port 8501`.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise BadInput(
            f"`lawbridge {command}` cannot listen on {host} port {port} ({error.strerror or error}); choose another, "
            f"for example `lawbridge {command} --port {port % 65535 + 1}`."
        ) from None


def address(host: str, port: int) -> str:
    """What people in the room type: the machine's own address when the app listens everywhere."""
    name = _own_address() if _everywhere(host) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def _everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _own_address() -> str:
    """The address of the interface that reaches the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # TEST-NET-1 (RFC 5737): only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def announce(url: str) -> None:
    """Print the address and its QR code for the phones in the room."""
    import segno

    print(f"\n  {url}\n", flush=True)
    try:
        segno.make(url, error="m").terminal(compact=True, border=2)
    except UnicodeEncodeError:  # a terminal without block letters
        segno.make(url, error="m").terminal(border=2)
    print("  open to the room: the log asks for sign-in, only chief directors upload; Ctrl-C ends it\n", flush=True)
