"""Builds that verify themselves: a file cut short or with a bit turned is named, and `lawbridge ingest` remakes it."""

import gc
import json
import os
import resource
import shutil
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ingest.build
from app.building import checking
from app.looking_up.library import Library
from corpus.errors import BadInput
from corpus.manifest import sources
from corpus.model import Correspondence
from corpus.store import Store, build_folder
from ingest.build import build
from ingest.digests import MANIFEST, PROCEDURES, damaged

SOURCE = "ulti-hu"
"""The smallest source."""
LINK = Correspondence("laws-2017-hu:1", "laws-1997-nb:1", "same")
INDEX_FILES = (
    "dense.faiss",
    "index.json",
    "lemmas-hu.tsv",
    "postings.npz",
    "laws-hu.npy",
    "encoders/model.safetensors",
)
FILES = ("provisions.jsonl", "concordance.jsonl", "citations.jsonl", MANIFEST, PROCEDURES)


class Indexes:
    """Stands in for the indexes: a file of each kind, and how often they were made."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, units: Sequence[Any], folder: Path, *_: Any, **__: Any) -> None:
        self.made += 1
        for name in INDEX_FILES:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(f"{name} of {len(units)} units\n".encode() * 20)


@pytest.fixture(scope="module")
def indexes() -> Indexes:
    return Indexes()


@pytest.fixture(scope="module", autouse=True)
def small(indexes: Indexes) -> Iterator[None]:
    """Builds of one source, read once, with indexes that cost nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ingest.build, "sources", lambda: {SOURCE: sources()[SOURCE]})
        patch.setattr(ingest.build, "align_editions", lambda _provisions: [LINK])
        for name in ("fingerprint", "index_fingerprint", "procedures_fingerprint", "read"):
            patch.setattr(ingest.build, name, cache(getattr(ingest.build, name)))
        patch.setattr("retrieval.index.build_indexes", indexes)
        yield


@pytest.fixture(scope="module")
def made(small: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One small build, whole."""
    current = tmp_path_factory.mktemp("made") / "current"
    build(current)
    return current


@pytest.fixture
def current(made: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may damage."""
    shutil.copytree(made, tmp_path / "0123456789abcdef-1")
    (tmp_path / "current").symlink_to("0123456789abcdef-1")
    return tmp_path / "current"


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-7])


def turned(path: Path) -> None:
    """One bit in the middle of the file, where it has a letter or a digit if it is text."""
    written = bytearray(path.read_bytes())
    written[len(written) // 2] ^= 1
    path.write_bytes(bytes(written))


DAMAGES = {"cut": cut, "bit": turned, "gone": Path.unlink}
NAMES = [*FILES, *(f"indexes/{name}" for name in INDEX_FILES)]


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_file_is_named(current: Path, name: str, damage: Any) -> None:
    assert damaged(current) == []
    damage(current / name)
    assert damaged(current) == [name]


REMADE = [
    *([name] for name in ("citations.jsonl", "indexes/dense.faiss", MANIFEST, PROCEDURES)),
    NAMES,
]


@pytest.mark.parametrize(
    ("names", "damage"),
    [*((names, Path.unlink) for names in REMADE), (NAMES, cut), (NAMES, turned)],  # what is damaged how: the test above
    ids=lambda given: "-".join(given) if isinstance(given, list) else given.__name__,
)
def test_damaged_files_are_made_again(current: Path, made: Path, names: list[str], damage: Any) -> None:
    for name in names:
        damage(current / name)
    build(current)
    assert damaged(current) == []
    for name in set(NAMES) - {MANIFEST}:  # it has the seconds of the build
        assert (current / name).read_bytes() == (made / name).read_bytes()


def test_what_is_whole_is_not_made_again(current: Path, indexes: Indexes) -> None:
    made = indexes.made
    assert not build(current)["fresh"]
    cut(current / "provisions.jsonl")
    assert build(current)["fresh"]
    assert indexes.made == made


def test_force_takes_nothing_over(current: Path, indexes: Indexes) -> None:
    made = indexes.made
    assert build(current, force=True)["fresh"]
    assert indexes.made == made + 1


def test_a_build_from_before_digests_is_made_again(current: Path, indexes: Indexes) -> None:
    manifest = json.loads((current / MANIFEST).read_text(encoding="utf-8"))
    (current / MANIFEST).write_text(json.dumps({**manifest, "files": None}), encoding="utf-8")
    made = indexes.made
    assert build(current)["fresh"]
    assert indexes.made == made + 1


def test_doctor_names_the_file_and_the_command(monkeypatch: pytest.MonkeyPatch, current: Path) -> None:
    monkeypatch.setenv("LAWBRIDGE_BUILD", str(current))
    assert checking.findings()[-1 - len(checking._NEEDED)]["ok"]
    turned(current / "indexes" / "postings.npz")
    (row,) = [row for row in checking.findings() if row["what"] == "build"]
    assert not row["ok"]
    assert "indexes/postings.npz" in row["detail"]
    assert "`lawbridge ingest`" in row["detail"]


def test_every_file_of_the_real_build_is_listed(store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "build"
    shutil.copytree(build_folder(), copy)
    files = {path.relative_to(copy).as_posix(): path for path in copy.rglob("*") if path.is_file()}
    assert not damaged(copy)
    for name, path in files.items():
        if name != MANIFEST:
            turned(path)
    assert set(damaged(copy)) == set(files) - {MANIFEST}


def _in_a_child(act: Any) -> int:
    """Run `act` in a process of its own; its exit status, or minus the signal that ended it."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            act()
            status = 0
        except BadInput:
            status = 2
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _killed_at(nth: int, folder: Path) -> int:
    moves = 0

    def counted(real: Any) -> Any:
        def move(self: Path, *where: Any) -> Any:
            nonlocal moves
            moves += 1
            if moves == nth:
                os.kill(os.getpid(), signal.SIGKILL)
            return real(self, *where)

        return move

    def act() -> None:
        for name in ("rename", "replace", "symlink_to"):
            setattr(Path, name, counted(getattr(Path, name)))
        build(folder, force=True)

    return _in_a_child(act)


@pytest.mark.long
def test_a_build_killed_before_any_of_its_renames_leaves_the_one_before(current: Path) -> None:
    """`current` is a whole build whenever the process is killed, and the next build takes away what was left."""
    for nth in range(1, 20):
        ended = _killed_at(nth, current)
        assert damaged(current) == []
        if ended == 0:
            break
        assert ended == -signal.SIGKILL
        build(current, force=True)
        assert damaged(current) == []
    assert 4 <= nth < 19
    build(current, force=True)
    left = {path.name for path in current.parent.iterdir()}
    assert not {name for name in left if name.endswith((".partial", ".link"))}


@pytest.mark.parametrize("room", [0, 100, 20_000])
def test_a_full_disk_ends_in_a_sentence_and_the_build_before_stays(current: Path, room: int) -> None:
    def act() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        build(current, force=True)

    assert _in_a_child(act) == 2
    assert damaged(current) == []


def test_a_folder_that_cannot_be_written_ends_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="cannot be written to /proc"):
        build(Path("/proc/nowhere/current"))


def test_a_running_program_keeps_its_build_through_later_builds(current: Path) -> None:
    """It reads files when they are first needed; three builds later they are still there, and go when it ends."""
    running = Library(current)
    mine = running.folder
    for _ in range(3):
        build(current, force=True)
    assert current.resolve() != mine
    assert damaged(mine) == []
    assert len(running.store.provisions) > 0
    del running
    gc.collect()
    build(current, force=True)
    assert not mine.exists()


def test_a_program_that_was_killed_keeps_nothing(current: Path) -> None:
    mine = current.resolve()

    def act() -> None:
        running = Library(current)
        assert running.folder == mine
        os.kill(os.getpid(), signal.SIGKILL)

    assert _in_a_child(act) == -signal.SIGKILL
    for _ in range(2):
        build(current, force=True)
    assert not mine.exists()
