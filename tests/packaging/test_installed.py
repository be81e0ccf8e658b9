"""What an installed wheel needs: its data files, a build folder of the user's, nothing written beside the packages."""

from __future__ import annotations

import fnmatch
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from platformdirs import user_data_path

import corpus.store
import ingest.build
from corpus import manifest
from corpus.errors import BadInput
from corpus.store import Store, build_folder
from ingest.add.adding import Request, add
from ingest.fingerprint import fingerprint

ROOT = Path(__file__).parents[2]
SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
PACKAGES = [name.rstrip("*") for name in SETUPTOOLS["packages"]["find"]["include"]]
MADE = ("__pycache__", "report")
"""Folders of what is made here: evals writes its report beside itself in a checkout."""


def _files() -> list[str]:
    """Every file of the packages that is no by-product, as a path from the root."""
    found = [path.relative_to(ROOT) for name in PACKAGES for path in (ROOT / name).rglob("*") if path.is_file()]
    return sorted(
        path.as_posix() for path in found if not set(MADE) & set(path.parts) and not path.name.startswith(".")
    )


def test_every_file_of_the_packages_is_of_a_kind_that_the_wheel_takes() -> None:
    kinds = ["*.py", *SETUPTOOLS["package-data"]["*"]]
    files = _files()
    assert len(files) > 800
    assert [file for file in files if not any(fnmatch.fnmatch(Path(file).name, kind) for kind in kinds)] == []


def test_an_installed_package_builds_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAWBRIDGE_BUILD", raising=False)
    assert build_folder() == ROOT / ".lawbridge" / "current"
    monkeypatch.setattr(corpus.store, "in_checkout", lambda: False)
    assert build_folder() == user_data_path("lawbridge") / "build" / "current"
    monkeypatch.setenv("LAWBRIDGE_BUILD", "/elsewhere/now")
    assert build_folder() == Path("/elsewhere/now")


def test_no_source_is_added_to_an_installed_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(manifest, "in_checkout", lambda: False)
    with pytest.raises(BadInput, match="added in a checkout"):
        add(Request(tmp_path / "book.pdf", "pl", "2017", "laws"))


@pytest.fixture
def little_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that makes its folder and nothing in it but the manifest."""
    monkeypatch.setattr(ingest.build, "_fill", lambda _folder, _current, wanted, _progress: {"fingerprint": wanted})
    monkeypatch.setattr(ingest.build, "write_procedures", lambda _folder: None)


@pytest.mark.usefixtures("little_build")
def test_a_build_removes_only_what_builds_left(tmp_path: Path) -> None:
    for name in ("photos", "other.partial", "0123456789abcdef-1a", "0123456789abcdef-77.partial"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("x", encoding="utf-8")
    ingest.build.build(tmp_path / "current")
    ingest.build.build(tmp_path / "current", force=True)
    left = {path.name for path in tmp_path.iterdir()}
    assert {"photos", "other.partial", "current", "lock"} <= left
    assert not {"0123456789abcdef-1a", "0123456789abcdef-77.partial"} & left
    assert len(left) == 6  # and the build before, which a reader may hold open


@pytest.mark.usefixtures("little_build")
def test_a_build_does_not_take_the_place_of_another_folder(tmp_path: Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    (photos / "file").write_text("x", encoding="utf-8")
    with pytest.raises(BadInput, match="no build of Lawbridge"):
        ingest.build.build(photos)
    assert (photos / "file").exists()
    (tmp_path / "empty").mkdir()
    assert ingest.build.build(tmp_path / "empty")["fresh"]


@pytest.mark.long
def test_the_wheel_has_every_file_and_works_where_it_stands(store: Store, tmp_path: Path) -> None:
    source, site, data = tmp_path / "source", tmp_path / "Próba könyvtár", tmp_path / "data"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns(*MADE))
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source)
    run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(source)])
    with zipfile.ZipFile(next(tmp_path.glob("lawbridge-*.whl"))) as wheel:
        assert [file for file in _files() if file not in set(wheel.namelist())] == []
        wheel.extractall(site)
    # the wheel's fingerprint is the checkout's: its own build folder, filled with this build, is up to date
    assert fingerprint() == store.manifest["fingerprint"]
    home = {"PYTHONPATH": str(site), "XDG_DATA_HOME": str(data), "LAWBRIDGE_DATABASE": f"sqlite:///{tmp_path}/log.db"}
    built = data / "lawbridge" / "build" / "current"
    shutil.copytree(build_folder(), built)
    for path in [*site.rglob("*"), site]:
        path.chmod(path.stat().st_mode & ~0o222)
    where = run([sys.executable, "-c", "import corpus.store as s; print(s.__file__, s.build_folder())"], home)
    assert where.split() == [*str(site / "corpus" / "store.py").split(), *str(built).split()]
    command = [sys.executable, "-c", "from app.faces.cli.main import main; main()"]
    assert "27B1" in run([*command, "show", "27B1"], home)
    assert "up to date" in run([*command, "doctor"], home)
    assert "question" in run([*command, "quiz", "make", "-n", "2", "--topic", "laws 61-64", "--format", "json"], home)


def run(command: list[str], variables: dict[str, str] | None = None) -> str:
    """What the command printed, run outside the checkout."""
    environment = {key: value for key, value in os.environ.items() if key not in ("LAWBRIDGE_BUILD", "PYTHONPATH")}
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment | (variables or {}), cwd="/", timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
