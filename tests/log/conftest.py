"""A fresh database for every test: SQLite, and Debian's PostgreSQL in a temporary cluster of its own."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.log import database


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _postgres_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    plain = shutil.which("initdb")
    return Path(plain).parent if plain else None


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root: the words that run a command as nobody."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a temporary PostgreSQL on 127.0.0.1, stopped and removed after the tests."""
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed; `apt-get install postgresql` brings it")
    folder = Path(tempfile.mkdtemp(prefix="lawbridge-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    made = [str(programs / "initdb"), "-D", str(data), "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run([*_unprivileged(), *made, "--locale=C.UTF-8"], check=True, **quiet)
    try:
        for _ in range(5):  # a free port may be taken before it is used: then the server ends, and gets another
            port = free_port()
            settings = ["fsync=off", "autovacuum=off", f"port={port}"]
            settings += ["listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
            command = [str(programs / "postgres"), "-D", str(data), *(w for item in settings for w in ("-c", item))]
            server = subprocess.Popen([*_unprivileged(), *command], **quiet)
            asked = [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port)]
            while server.poll() is None and subprocess.run(asked, check=False, **quiet).returncode:
                time.sleep(0.1)
            if server.poll() is None:
                break
        else:
            pytest.fail("the temporary PostgreSQL did not start")
        yield f"postgresql://test@127.0.0.1:{port}"
        server.send_signal(signal.SIGQUIT)  # at once: the cluster is thrown away
        server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A fresh SQLite file in use."""
    url = f"sqlite:///{tmp_path / 'log.db'}"
    monkeypatch.setenv(database.VARIABLE, url)
    return url


@contextmanager
def _in_use(cluster: str, like: str) -> Iterator[str]:
    """A fresh database made like another, in use; its connections are closed at the end."""
    import psycopg

    name = f"log_{uuid.uuid4().hex}"
    with psycopg.connect(f"{cluster}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"')
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(database.VARIABLE, f"{cluster}/{name}")
        yield name
        patch.setenv(database.VARIABLE, f"{cluster}/{name}")  # a test may have gone on to another one
        database.engine().dispose()


@pytest.fixture(scope="session")
def migrated(cluster: str) -> str:
    """The name of a PostgreSQL database with the tables of the log and nothing in them."""
    with _in_use(cluster, "template1") as name:
        database.engine()
    return name


@pytest.fixture
def postgres_url(cluster: str, migrated: str) -> Iterator[str]:
    """A fresh PostgreSQL database in use, migrated; migrating each would take longer than most tests."""
    with _in_use(cluster, migrated) as name:
        yield f"{cluster}/{name}"


@pytest.fixture
def empty_postgres_url(cluster: str) -> Iterator[str]:
    """A fresh PostgreSQL database in use, without any table."""
    with _in_use(cluster, "template1") as name:
        yield f"{cluster}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest) -> str:
    """Each of the two databases."""
    return str(request.getfixturevalue(f"{request.param}_url"))
