"""A PostgreSQL with pgvector as a process of its own, thrown away at the end: the one that pgserver carries.

Its programs are started here, not through its own Python: on 127.0.0.1, with no user made on the machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from corpus.errors import BadInput

_TRIES = 5


def programs() -> Path | None:
    """The folder of initdb and postgres that pgserver brought; None where it has no wheel for this machine."""
    found = find_spec("pgserver")
    if found is None or not found.origin:
        return None
    folder = Path(found.origin).parent / "pginstall" / "bin"
    return folder if (folder / "initdb").exists() else None


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres(safe: bool = False) -> Iterator[str]:
    """The address of its database `postgres`, without a password; with `safe` a commit is on the disk."""
    where = programs()
    if where is None:
        raise BadInput("The package pgserver carries no PostgreSQL for this machine; install one with pgvector.")
    folder = Path(tempfile.mkdtemp(prefix="lawbridge-vectors-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    where = _reachable(where, folder)
    data = folder / "data"
    made = [str(where / "initdb"), "-D", str(data), "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8"]
    try:
        _run([*made, "--locale=C"], folder)
        server, port = _started(where, data, folder, safe)
        yield f"postgresql://test@127.0.0.1:{port}/postgres"
        server.send_signal(signal.SIGQUIT)  # at once: the cluster is thrown away
        server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _reachable(where: Path, folder: Path) -> Path:
    """The programs, or a copy of them where their user may not enter the folders above (an environment below /root)."""
    asked = [*_unprivileged(), str(where / "initdb"), "--version"]  # it reads a library beside it, too
    try:
        if subprocess.run(asked, check=False, capture_output=True, cwd=folder).returncode == 0:
            return where
    except OSError:
        pass
    package = where.parents[1]
    for name in (package.name, f"{package.name}.libs"):
        shutil.copytree(package.with_name(name), folder / name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return folder / package.name / "pginstall" / "bin"


def _started(where: Path, data: Path, folder: Path, safe: bool) -> tuple[subprocess.Popen[bytes], int]:
    """A port that was free may be taken before it is used: then the server ends, and gets another."""
    for _ in range(_TRIES):
        port = free_port()
        settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
        settings += [f"fsync={'on' if safe else 'off'}", "max_connections=200", "shared_buffers=512MB"]
        command = [str(where / "postgres"), "-D", str(data), *(word for item in settings for word in ("-c", item))]
        with (folder / "log").open("ab") as told:
            server = subprocess.Popen([*_unprivileged(), *command], stdout=told, stderr=told, cwd=folder)
        asked = [str(where / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        while server.poll() is None:
            if subprocess.run(asked, check=False, capture_output=True, cwd=folder).returncode == 0:
                return server, port
            time.sleep(0.1)
    raise BadInput(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')[-300:]}")


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run([*_unprivileged(), *command], check=False, capture_output=True, cwd=folder)
    if done.returncode:
        raise BadInput(f"{Path(command[0]).name} failed: {done.stderr.decode(errors='replace')[-300:]}")


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root: the words that run a command as nobody."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
