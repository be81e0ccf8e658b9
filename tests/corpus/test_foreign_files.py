"""Every place that reads a file of a stranger does it in the guarded child: the parent never opens the file.

Where modules read files at all is listed below; a module that begins to is refused until it says whose files they are.
"""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.quiz.exams.blueprint import blueprint
from app.quiz.exports.converting import converted
from app.scoring.field import FieldFile, field_event, field_options
from app.scoring.scales import victory_points, vp_scale
from app.scoring.teams import TeamOptions, team_event
from app.scoring.tournament import congress_of
from app.scoring.ulti import league_table, recorded_table
from corpus import guarded
from corpus.errors import LawbridgeError
from ingest.add import Request, understand
from rulings.scoring.tournament.teams import team_rules

pytestmark = pytest.mark.apart
ROOT = Path(__file__).parents[2]
PACKAGES = ("app", "bridge", "corpus", "ingest", "retrieval", "rulings", "understanding")
READS = {"read_bytes", "read_text", "load_workbook", "ZipFile", "PdfReader", "fromstring", "iterparse", "BeautifulSoup"}

FOREIGN = {
    "app/quiz/exports/converting.py",
    "app/scoring/ulti.py",
    "ingest/add/extract.py",
    "ingest/add/office.py",
    "ingest/add/pdf.py",
    "rulings/scoring/field/lists.py",
    "rulings/scoring/field/reading.py",
    "rulings/scoring/field/reading_usebio.py",
    "rulings/scoring/old_scale.py",
    "rulings/scoring/sheets.py",
}
"""Modules that understand files which may be anybody's; called in the child only."""

OWN = {
    "app/access/roles.py": "the access file of who runs the app",
    "app/asking/confidence.py": "its own weights",
    "app/input/files.py": "facts, decks and batches typed at the command line: strict JSON and text",
    "app/quiz/exports/anki_writer.py": "what it wrote itself",
    "app/quiz/exports/qti_writer.py": "what it writes",
    "corpus/strict_yaml.py": "data of ours; blueprints and tournaments of others come through the child",
    "ingest/add/placing.py": "the folder of sources: a foreign file is copied and hashed, not understood",
}
"""Modules that read further files, and whose; those of packages' own data and builds are told by what they read."""
DATA = ("retrieval/", "understanding/", "corpus/", "ingest/", "bridge/", "rulings/", "app/faces/", "app/looking_up/")

ENDINGS = {
    "book": (".txt", ".md", ".html", ".docx", ".pptx", ".pdf"),
    "results": (".csv", ".xlsx", ".pbn", ".xml", ".bws", ".txt"),
}


def _field(file: Path) -> Any:
    return field_event(FieldFile(file), field_options("total"), "en")


CALLS: list[tuple[str, Callable[[Path], Any], tuple[str, ...]]] = [
    ("ingest --add", lambda f: understand(Request(f, "pl", "2007", "laws", id="laws-2007-pl-x")), ENDINGS["book"]),
    ("score field", _field, ENDINGS["results"]),
    ("score teams", lambda f: team_event([f], TeamOptions("imps", None)), ENDINGS["results"]),
    ("score pairs", lambda f: congress_of([f], "pairs"), (*ENDINGS["results"], ".yaml")),
    ("quiz convert", lambda f: converted(f, "json"), (".json",)),
    ("quiz exam", lambda f: blueprint(str(f)), (".yaml", ".yml")),
    ("ulti league", lambda f: league_table(f, "en"), (".csv", ".xlsx")),
    ("ulti step", lambda f: recorded_table(f, "en"), (".json",)),
    ("score --scale-file", lambda f: vp_scale("old25", f), (".csv", ".xlsx")),
    ("score vp --scale-file", lambda f: victory_points(3, 8, "old25", f), (".csv",)),
]
NAMED = [(name, endings) for name, _, endings in CALLS]
ROWS = [(name, call, ending) for name, call, endings in CALLS for ending in endings]
FIRST = {"ingest --add": (".txt", ".pdf", ".docx"), "score field": (".csv", ".xlsx", ".xml")}
"""Which endings of a call that has many are not long: a file is handed to the child before its ending is looked at;
where none is named here, the first one.
"""

_opened: list[str] = []
_listening = [False]


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if _listening[0] and event == "open":
        _opened.append(str(arguments[0]))


@pytest.fixture(scope="module", autouse=True)
def hook() -> None:
    sys.addaudithook(_hook)


@pytest.fixture
def opened() -> Iterator[list[str]]:
    """The names of the files that this process opens."""
    _opened.clear()
    _listening[0] = True
    yield _opened
    _listening[0] = False


@pytest.mark.parametrize(
    ("name", "call", "ending"),
    [
        pytest.param(
            *row,
            id=f"{row[0]}{row[2]}",
            marks=[] if row[2] in FIRST.get(row[0], dict(NAMED)[row[0]][:1]) else [pytest.mark.long],
        )
        for row in ROWS
    ],
)
def test_a_foreign_file_is_opened_in_the_child_only(
    name: str, call: Callable[[Path], Any], ending: str, tmp_path: Path, opened: list[str], monkeypatch: Any
) -> None:
    asked: list[str] = []
    real = guarded._called

    def counted(called: Any, arguments: Any, file: str, seconds: int) -> Any:
        asked.append(called.__name__)
        return real(called, arguments, file, seconds)

    monkeypatch.setattr(guarded, "_called", counted)
    file = tmp_path / f"foreign{ending}"
    file.write_text("no file of ours, " * 20, encoding="utf-8")
    opened.clear()
    with pytest.raises(LawbridgeError) as raised:
        call(file)
    assert asked
    assert [one for one in opened if "foreign" in one] == []
    assert len(str(raised.value)) < 500
    assert "\n" not in str(raised.value)


def test_the_hook_sees_an_open(tmp_path: Path, opened: list[str]) -> None:
    (tmp_path / "foreign.txt").write_text("x")
    assert [one for one in opened if "foreign" in one]


def test_every_module_that_reads_files_says_whose() -> None:
    found = set()
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            called = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
            names = {one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in called}
            if names & READS:
                found.add(path.relative_to(ROOT).as_posix())
    assert found >= FOREIGN | set(OWN)
    scoring = {
        name for name in found if name.startswith(("rulings/scoring/", "ingest/add/", "app/")) and name not in OWN
    }
    assert {name for name in scoring if not name.startswith(DATA[-2:]) and "tournament/checking" not in name} == FOREIGN
    assert all(name.startswith(DATA) for name in found - FOREIGN - set(OWN))


TOURNAMENT = """tournament: t
competitions: [{{name: T, kind: teams, vp: old25, vp_table: "{table}", files: ["{file}"]}}]
"""


@pytest.mark.parametrize(
    ("table", "file"),
    [("/etc/passwd", "m.csv"), ("../x.csv", "m.csv"), ("x.csv", "/etc/passwd"), ("x.csv", "a/../../m")],
)
def test_a_tournament_names_only_files_beside_it(table: str, file: str, tmp_path: Path) -> None:
    (tmp_path / "m.csv").write_text("x", encoding="utf-8")
    (tmp_path / "t.yaml").write_text(TOURNAMENT.format(table=table, file=file), encoding="utf-8")
    with pytest.raises(LawbridgeError, match="name a file beside it"):
        congress_of([tmp_path / "t.yaml"])


def test_the_table_that_a_tournament_names_is_read_in_the_child(tmp_path: Path, opened: list[str]) -> None:
    (tmp_path / "foreign.csv").write_text("no table of ours", encoding="utf-8")
    opened.clear()
    with pytest.raises(LawbridgeError, match="must begin with a comment line"):
        team_rules({"method": "imps", "vp": "old25", "vp_table": str(tmp_path / "foreign.csv")})
    assert [one for one in opened if "foreign" in one] == []
