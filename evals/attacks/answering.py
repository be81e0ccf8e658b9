"""How fast an app answers while it is attacked: `python -m evals.attacks.answering http://127.0.0.1:8501`.

Three attacks of ten seconds, each by eight threads: big uploads, handshakes of foreign origins, handshakes that are
never finished. Beside them `/_stcore/health` is asked for ten times a second; printed: median and slowest
answer, in seconds.
"""

from __future__ import annotations

import http.client
import socket
import sys
import threading
import time
from collections.abc import Callable
from statistics import median
from urllib.parse import urlsplit

SECONDS = 10
THREADS = 8
_KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def upload(host: str, port: int) -> None:
    """24 MB to an address of uploads, as far as they are taken."""
    connection = http.client.HTTPConnection(host, port, timeout=5)
    connection.request("PUT", "/_stcore/upload_file/x/y", body=b"x" * 24_000_000)
    connection.getresponse().read()
    connection.close()


def handshake(host: str, port: int, origin: str = "http://evil.example") -> None:
    """A web socket asked for by a page of another site."""
    head = f"GET /_stcore/stream HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
    rest = f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {_KEY}\r\n\r\n"
    with socket.create_connection((host, port), timeout=5) as line:
        line.sendall(f"{head}{rest}".encode())
        line.recv(200)


def unfinished(host: str, port: int) -> None:
    """A handshake that stops in the middle of its head."""
    with socket.create_connection((host, port), timeout=5) as line:
        line.sendall(b"GET /_stcore/stream HTTP/1.1\r\nHost: evil.example\r\n")
        time.sleep(0.2)


def measured(attack: Callable[[str, int], None] | None, host: str, port: int) -> tuple[float, float]:
    """The median and the slowest answer of the app while the attack lasts."""
    ends = time.monotonic() + SECONDS

    def attacking() -> None:
        while attack is not None and time.monotonic() < ends:
            try:
                attack(host, port)
            except OSError:
                time.sleep(0.01)  # refused, which is well

    threads = [threading.Thread(target=attacking) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    taken = []
    while time.monotonic() < ends:
        before = time.monotonic()
        connection = http.client.HTTPConnection(host, port, timeout=30)
        connection.request("GET", "/_stcore/health")
        connection.getresponse().read()
        connection.close()
        taken.append(time.monotonic() - before)
        time.sleep(0.1)
    for thread in threads:
        thread.join()
    return median(taken), max(taken)


def main(address: str) -> None:
    """Print a line an attack."""
    parts = urlsplit(address)
    host, port = parts.hostname or "127.0.0.1", parts.port or 8501
    for name, attack in (("quiet", None), ("uploads", upload), ("handshakes", handshake), ("unfinished", unfinished)):
        middle, slowest = measured(attack, host, port)
        sys.stdout.write(f"{name:<11} median {middle:.3f} s, slowest {slowest:.3f} s\n")


if __name__ == "__main__":
    main(sys.argv[1])
