"""What the log keeps to itself: the password of its database, and its files on the disk."""

import stat
import traceback
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from app.log import database

WORD = "s3cret-w0rd"


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://anna:{WORD}@127.0.0.1:1/log",
        f"postgresql://127.0.0.1:1/log?user=anna&password={WORD}",
        f"postgresql://anna:{WORD}@127.0.0.1:port/log",
        f"mysql://anna:{WORD}@127.0.0.1/log",
        f"postgresql://anna:{WORD}@127.0.0.1:1/log?connect_timeout={WORD}",
        f"postgresql://anna:{WORD}@127.0.0.1:1/log?{WORD}=1",
    ],
)
def test_the_password_is_never_printed(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv(database.VARIABLE, address)
    with pytest.raises(database.NoDatabase) as raised:
        database.engine()
    assert WORD not in "".join(traceback.format_exception(raised.value))


def test_an_error_while_writing_does_not_print_it_either(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}?timeout={WORD}")
    with pytest.raises(database.NoDatabase) as raised, database._clear_errors():
        raise OperationalError("select 1", {}, Exception(f"connection with {WORD} failed"))
    assert WORD not in str(raised.value)


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_the_files_of_the_log_are_the_owners_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{path}")
    with database.write_session() as session:
        session.execute(text("CREATE TABLE kept (row TEXT)"))
        assert len(list(tmp_path.iterdir())) == 3  # the log, what is not yet in it, and their index
        assert modes(tmp_path) == {0o600}


def test_a_log_that_others_could_read_is_closed_to_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.touch(mode=0o644)
    path.chmod(0o644)
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{path}")
    database.engine()
    assert modes(tmp_path) == {0o600}
