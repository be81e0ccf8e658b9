"""Adding a source: every format gives the laws it was made from; the corpus changes whole or not at all."""

import os
import resource
import shutil
import signal
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import add_samples as samples
import pytest

from corpus import manifest
from corpus.errors import BadData, BadInput
from corpus.model import Provision, Source
from corpus.store import LAW_IN_FORCE, Store
from ingest.account import account
from ingest.add import Request, Understood, add, placing, understand
from ingest.lines import LayeredText
from ingest.parse import described
from ingest.parse.headings import load_headings
from ingest.parse.tree import provisions
from ingest.read import read


@pytest.fixture(scope="module")
def rows() -> list[Provision]:
    return samples.reference()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of corpus/sources; the real one is never written to."""
    copy = tmp_path / "sources"
    shutil.copytree(manifest.SOURCES, copy)
    return copy


def state(folder: Path) -> dict[str, str]:
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def request(path: Path, laws: str = samples.LAWS, **more: object) -> Request:
    return replace(Request(path, "pl", "2007", "laws", id="laws-2007-pl-copy", laws=laws), **more)  # type: ignore[arg-type]


def words(row: Provision) -> tuple[str, str]:
    return " ".join(row.title.split()), " ".join(row.text.split())


FORMATS = {
    "book.txt": samples.as_text,
    "book.md": samples.as_markdown,
    "book.html": samples.as_html,
    "book.docx": samples.as_docx,
    "book.pptx": samples.as_pptx,
    "book.pdf": samples.as_pdf,
}


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_gives_the_laws_it_was_made_from(name: str, rows: list[Provision], tmp_path: Path) -> None:
    seen = understand(request(samples.write(tmp_path, name, FORMATS[name](rows))))
    assert seen.review.refusal == ""
    assert {row.id: words(row) for row in seen.provisions} == {row.id: words(row) for row in rows}
    called = {row.id: row.footnotes for row in rows if row.footnotes}
    assert called
    assert {row.id: row.footnotes for row in seen.provisions if row.footnotes} == called


def test_a_pdf_in_one_column(rows: list[Provision], tmp_path: Path) -> None:
    seen = understand(request(samples.write(tmp_path, "book.pdf", samples.as_pdf(rows, columns=1))))
    assert {row.id: words(row) for row in seen.provisions} == {row.id: words(row) for row in rows}


def test_the_sample_pdf_has_what_a_page_does_to_text(rows: list[Provision]) -> None:
    lines = samples.printed_lines(rows, 52)
    assert any(line.endswith("-") for line in lines)
    assert any("\ufb06" in line for line in lines)


def test_running_heads_numbers_and_hyphens_are_skipped_by_name(rows: list[Provision], tmp_path: Path) -> None:
    seen = understand(request(samples.write(tmp_path, "book.pdf", samples.as_pdf(rows))))
    assert {"running head", "page number", "hyphen at the end of a line"} <= set(seen.review.skipped)


def test_the_whole_polish_book(tmp_path: Path) -> None:
    """The generic parser against the book's own one, whose counts were made by hand (docs/parsing.md)."""
    path = samples.write(tmp_path, "book.txt", samples.whole_book().encode())
    seen = understand(request(path, "1-93"))
    assert [row.id for row in seen.provisions if row.kind == "law"] == [str(number) for number in range(1, 94)]
    own = {row.id: row for row in read(manifest.source("laws-2007-pl")).provisions if row.kind != "table"}
    found = {row.id: row for row in seen.provisions}
    rungs = ("law", "letter", "number", "subletter", "roman", "footnote")
    assert {key for key in found if found[key].kind in rungs} == {key for key in own if own[key].kind in rungs}
    # 27D and 75A print their titles as sentences; 2, 77, 78B hold tables that a text file does not show as such
    differ = {key for key in own if own[key].kind in rungs and words(own[key]) != words(found[key])}
    assert differ <= {"2", "27.D", "75.A", "77", "78.B"}
    assert seen.review.words_missing == []
    assert seen.review.places_missing == []


def test_a_book_added_is_in_the_manifest_and_reads_the_same(
    rows: list[Provision], folder: Path, tmp_path: Path
) -> None:
    path = samples.write(tmp_path, "book.pdf", samples.as_pdf(rows))
    before = state(folder)
    seen = add(request(path, title='Prawo: "próba" # 1', in_force=True), folder)
    source = manifest.sources.__wrapped__(folder / "manifest.yaml")["laws-2007-pl-copy"]
    assert source == seen.source
    assert source.title == 'Prawo: "próba" # 1'
    after = state(folder)
    assert {name for name in after if before.get(name) != after[name]} == {
        "manifest.yaml",
        "SOURCES.md",
        "laws-2007-pl-copy.txt",
        "laws-2007-pl-copy.original.pdf",
        "laws-2007-pl-copy.headings.yaml",
    }
    assert (folder / "laws-2007-pl-copy.original.pdf").read_bytes() == path.read_bytes()
    assert placing.leftovers(folder) == []
    text = LayeredText(manifest.raw_text(source, folder))
    parse = described.parser_for(source, folder)(text)
    counted = account(parse, text)
    counted.check(source.id)
    assert [words(row) for row in provisions(parse, text, source, described.clean)] == [
        words(row) for row in seen.provisions
    ]
    with pytest.raises(BadInput, match="in the manifest already"):
        add(request(path), folder)
    assert state(folder) == after


def test_a_failure_while_writing_takes_everything_back(
    rows: list[Provision], folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = state(folder)
    real = Path.replace

    def full(self: Path, target: Path) -> Path:
        if self.name == "manifest.yaml":
            raise OSError(28, "No space left on device")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadInput, match="No space"):
        add(request(samples.write(tmp_path, "book.txt", samples.as_text(rows))), folder)
    assert state(folder) == before


@pytest.fixture(scope="module")
def seen(rows: list[Provision], tmp_path_factory: pytest.TempPathFactory) -> tuple[Request, Understood]:
    path = samples.write(tmp_path_factory.mktemp("book"), "book.txt", samples.as_text(rows))
    asked = request(path, publisher="PZBS | próba", rights="© PZBS")
    return asked, understand(asked)


class TestKilled:
    """An adding killed before any of its renames: the corpus reads as before, doctor tells, the next adding mends."""

    def write(self, seen: tuple[Request, Understood], folder: Path) -> None:
        asked, found = seen
        placing.write(found.source, asked.file, found.text, found.description, folder, lambda: None)

    def killed_at(self, nth: int, seen: tuple[Request, Understood], folder: Path) -> None:
        """Write in a process that kills itself before its `nth` rename."""
        child = os.fork()
        if child == 0:
            moves = 0

            def counted(real: Callable[[Path, Path], Path]) -> Callable[[Path, Path], Path]:
                def move(self: Path, target: Path) -> Path:
                    nonlocal moves
                    moves += 1
                    if moves == nth:
                        os.kill(os.getpid(), signal.SIGKILL)
                    return real(self, target)

                return move

            try:
                Path.rename, Path.replace = counted(Path.rename), counted(Path.replace)  # type: ignore[method-assign, assignment]
                self.write(seen, folder)
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status)

    @pytest.mark.parametrize("nth", [1, 2, 3, 4, 5])
    def test_before_a_rename(self, nth: int, seen: tuple[Request, Understood], folder: Path, tmp_path: Path) -> None:
        clean = tmp_path / "clean"
        shutil.copytree(folder, clean)
        before = state(clean)
        self.write(seen, clean)
        assert set(state(clean)) - set(before) == {
            f"laws-2007-pl-copy.{end}" for end in ("txt", "original.txt", "headings.yaml")
        }
        self.killed_at(nth, seen, folder)
        assert "laws-2007-pl-copy" not in manifest.sources.__wrapped__(folder / "manifest.yaml")
        told = placing.leftovers(folder)
        assert len(told) == 1 + min(nth - 1, 3)
        assert all("lawbridge ingest --add" in sentence for sentence in told)
        self.write(seen, folder)
        assert state(folder) == state(clean)
        assert placing.leftovers(folder) == []

    def test_recover_gives_the_corpus_back_and_keeps_files_of_others(
        self, seen: tuple[Request, Understood], folder: Path
    ) -> None:
        before = state(folder)
        self.killed_at(5, seen, folder)
        assert "laws-2007-pl-copy" in (folder / "SOURCES.md").read_text(encoding="utf-8")
        placing.recover(folder)
        assert state(folder) == before
        self.killed_at(4, seen, folder)
        (folder / "laws-2007-pl-copy.txt").write_text("written since by somebody")
        placing.recover(folder)
        assert set(state(folder)) - set(before) == {"laws-2007-pl-copy.txt"}
        (told,) = placing.leftovers(folder)
        assert "laws-2007-pl-copy.txt belongs to no entry" in told
        with pytest.raises(BadInput, match="exists already"):
            self.write(seen, folder)

    def test_the_row_of_sources_md(self, seen: tuple[Request, Understood], folder: Path) -> None:
        self.write(seen, folder)
        lines = (folder / "SOURCES.md").read_text(encoding="utf-8").split("\n")
        at = next(number for number, line in enumerate(lines) if line.startswith("| `laws-2007-pl-copy` |"))
        assert lines[at] == (
            "| `laws-2007-pl-copy` | book, Polish, laws of 2007 | PZBS \\| próba | © PZBS | not in force |"
        )
        assert lines[at - 1].startswith("| `ulti-hu` |")
        assert lines[at + 1] == ""

    def test_doctor_names_what_is_left(
        self, seen: tuple[Request, Understood], folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from app.building import checking

        assert checking._leftovers() == []
        self.killed_at(3, seen, folder)
        monkeypatch.setattr(checking, "leftovers", lambda: placing.leftovers(folder))
        rows = checking._leftovers()
        assert [row["ok"] for row in rows] == [False, False, False]


def test_every_source_has_its_row_in_sources_md(folder: Path) -> None:
    assert placing.leftovers() == []
    (folder / "SOURCES.md").write_text("# The sources\n")
    assert len(placing.leftovers(folder)) == len(manifest.sources())


def test_regulations(tmp_path: Path) -> None:
    lines = ["Regulamin zawodów", ""]
    for number in (1, 2, 3, 4):
        lines += [
            f"§ {number} Rozdział o rzeczy {number}",
            "Sędzia rozstrzyga:",
            "a) raz;",
            "b) dwa:",
            "1) po trzecie;",
            "2) po czwarte.",
        ]
    path = samples.write(tmp_path, "rules.txt", "\n".join(lines).encode())
    seen = understand(request(path, kind="regulations", id="regulations-2020-pl"))
    found = {row.id: row.text for row in seen.provisions}
    assert list(found)[:4] == ["1", "1.a", "1.b", "1.b.1"]
    assert found["4.b.1"] == "po trzecie;"
    assert seen.review.kinds == {"item": 16, "section": 4}
    assert seen.source.short == ""
    for publisher, short in (("PZBS", "PZBS"), ("VSz", ""), ("Polski Związek", ""), ("Law", "")):
        named = understand(request(path, kind="regulations", id="regulations-2020-pl", publisher=publisher))
        assert named.source.short == short


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"language": "de"}, "--lang"),
        ({"kind": "novel"}, "--kind"),
        ({"edition": "newest"}, "--edition"),
        ({"id": "../x"}, "laws-2017-pl"),
        ({"id": "laws-2017-hu"}, "--id"),
        ({"laws": "9-6"}, "--laws"),
    ],
)
def test_a_request_that_makes_no_sense(
    change: dict[str, str], says: str, rows: list[Provision], tmp_path: Path
) -> None:
    path = samples.write(tmp_path, "book.txt", samples.as_text(rows))
    with pytest.raises(BadInput, match=says):
        understand(request(path, **change))


def test_a_description_that_is_malformed_is_named(tmp_path: Path) -> None:
    path = samples.write(tmp_path, "x.headings.yaml", b"kind: laws\npatterns: {law: '('}\nparts: []\n")
    with pytest.raises(BadData, match=r"x\.headings\.yaml"):
        load_headings(path)


def test_an_added_book_in_force_is_shown_before_the_working_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Polish 2017 book pairs with the Laws in force by id, and a Polish reader gets it, not the working text."""
    from app.looking_up import provisions as looking_up
    from ingest import align

    law = manifest.source(LAW_IN_FORCE)
    whole = [row for row in read(law).provisions if row.id.startswith("27")]
    entries: dict[str, Source] = {law.id: law}
    added: list[Provision] = list(whole)
    for name, standing in (("laws-2017-pl-working", "working"), ("laws-2017-pl", "official")):
        entries[name] = replace(law, id=name, language="pl", standing=standing, parser="described")  # type: ignore[arg-type]
        added += [replace(row, source=name, language="pl", text=f"{standing} {row.id}") for row in whole]
    monkeypatch.setattr(align, "sources", lambda: entries)
    for module in (align, looking_up):
        monkeypatch.setattr(module, "source", lambda name: entries[name])
    links = align.align(added)
    assert all(link.relation == "same" for link in links)
    shown = looking_up.shown(Store(added, links, {}), f"{LAW_IN_FORCE}:27.B.1.b", "pl")
    assert (shown.source, shown.text) == ("laws-2017-pl", "official 27.B.1.b")


@pytest.mark.parametrize("form", ["PRZEPIS {} {}", "PRZEPIS {}\n{}", "Przepis {} – {}", "§ {} {}", "§{}. {}"])
def test_headings_of_other_forms(form: str, rows: list[Provision], tmp_path: Path) -> None:
    lines = []
    for kind, line in samples.paragraphs(rows):
        number, _, title = line.partition(". ")
        lines.append(form.format(number, title) if kind == "law" else line)
    seen = understand(request(samples.write(tmp_path, "book.txt", "\n".join(lines).encode())))
    assert {row.id: words(row) for row in seen.provisions} == {row.id: words(row) for row in rows}


def test_the_command_reports_and_writes_nothing_in_a_dry_run(
    rows: list[Provision], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from app.faces.cli.main import main

    path = samples.write(tmp_path, "book.txt", samples.as_text(rows))
    before = state(manifest.SOURCES)
    options = ["--lang", "pl", "--edition", "2007", "--id", "laws-2007-pl-copy", "--laws", samples.LAWS, "--dry-run"]
    with pytest.raises(SystemExit) as ended:
        main(["ingest", "--add", str(path), *options])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "4 law" in shown
    assert "nothing was written" in shown
    assert state(manifest.SOURCES) == before


@pytest.mark.parametrize(("columns", "least"), [(1, 0.98), (2, 0.95)])
def test_the_whole_book_as_pdf(columns: int, least: float, tmp_path: Path) -> None:
    """Every place is found; what differs are tails of lists (22A, 14A) and titles of several lines."""
    book = read(manifest.source("laws-2007-pl")).provisions
    own = {row.id: words(row) for row in book if row.id.split(".")[0].isdigit() and row.kind != "table"}
    path = samples.write(tmp_path, "book.pdf", samples.as_pdf([row for row in book if row.id in own], columns))
    found = {row.id: words(row) for row in understand(request(path, "1-93")).provisions}
    assert set(found) == set(own)
    assert sum(found[key] == own[key] for key in own) >= least * len(own)


class TestNoRoom:
    """The disk is full, or the folder of sources cannot be written: a sentence, and the corpus stays as it was."""

    @pytest.mark.parametrize("room", [0, 100, 2_000])
    def test_a_full_disk(self, seen: tuple[Request, Understood], folder: Path, room: int) -> None:
        asked, found = seen
        before = state(folder)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
                placing.write(found.source, asked.file, found.text, found.description, folder, lambda: None)
            except BadInput as error:
                status = 2 if "nothing changed" in str(error) else 3
            finally:
                os._exit(status)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 2
        assert state(folder) == before

    def test_a_folder_that_cannot_be_written(
        self, seen: tuple[Request, Understood], folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refused(**_where: object) -> str:
            raise PermissionError(13, "Permission denied")

        asked, found = seen
        before = state(folder)
        monkeypatch.setattr("tempfile.mkdtemp", refused)
        with pytest.raises(BadInput, match="Permission denied; nothing changed"):
            placing.write(found.source, asked.file, found.text, found.description, folder, lambda: None)
        assert state(folder) == before
