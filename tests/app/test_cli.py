"""The command line as a person and as a program use it: documents, exit codes, one sentence for what is wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.faces.cli.main import main
from app.input.batch import batch
from app.service import Service


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


WRONG = [
    (["show"], "provision"),
    (["show", "99Z"], "cannot be read as a provision"),
    (["show", "27M"], "the nearest is 27"),
    (["show", "laws-2017-xx:27"], "no provision"),
    (["show", "27B1a'; DROP TABLE laws"], "cannot be read"),
    (["shw", "27"], "Did you mean 'show'"),
    (["search"], "needs words"),
    (["search", "revoke", "-k", "0"], "1 to 100"),
    (["search", "revoke", "-k", "many"], "'-k'"),
    (["ask", ""], "empty"),
    (["ask", "   "], "empty"),
    (["ask", "x" * 100_000], "at most 2000"),
    (["ask", "revoke", "--lang", "xx"], "hu, pl, nb, en"),
    (["ask", "revoke", "--jurisdiction", "se"], "hu, no, pl, none"),
    (["ask", "revoke", "--facts", "/nowhere.json"], "cannot be read"),
    (["export", "provisoins"], "provisions"),
    (["export", "repaired"], "laws-2017-hu"),
    (["export", "repaired", "laws-2017-hun"], "laws-2017-hu"),
    (["app", "--port", "70000"], "65535"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG)
def test_what_is_wrong_is_said_in_one_sentence(
    service: Service, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
    assert len(err) < 400


SHOWN = [
    ("27B1a", "laws-2017-hu", "27.B.1.a"),
    ("VSz 29", "mbsz-hu", "29"),
    ("Ulti II.C.4", "ulti-hu", "II.C.4"),
    ("laws-2007-pl:27.B", "laws-2007-pl", "27.B"),
    ("def bemondas", "laws-2017-hu", "DEF.Bemondás"),
]


@pytest.mark.parametrize(("typed", "source", "provision"), SHOWN)
def test_show_prints_the_contract_document(
    service: Service, capsys: pytest.CaptureFixture[str], typed: str, source: str, provision: str
) -> None:
    code, out, _ = run(capsys, "show", typed, "--json")
    document = json.loads(out)
    assert code == 0
    assert (document["source"], document["provision"]) == (source, provision)
    assert {"label", "title", "text", "printed", "footnotes", "parallels", "cross_references", "cited_by"} <= set(
        document
    )
    assert "procedures" in document


def test_a_person_sees_the_whole_law(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "show", "64")
    assert code == 0
    for label in ("64A1", "64B8", "64C2"):
        assert label in out


def test_search_hits_are_canonical_and_unique(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "search", "színvétés kijavítása", "-k", "7", "--json")
    document = json.loads(out)
    names = [hit["canonical"] for hit in document["hits"]]
    assert document["language"] == "hu"
    assert len(names) == len(set(names)) == 7
    assert any(name.startswith("laws-2017-hu:62") for name in names)


def test_a_citation_is_a_short_cut(service: Service) -> None:
    assert service.search("27B1b")["hits"][0]["canonical"] == "laws-2017-hu:27.B.1.b"
    document = service.ask("Mit mond a 16B1?")
    assert document["citations"][0]["canonical"].startswith("laws-2017-hu:16.B.1")


OUT_OF_TURN = [
    "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?",
    "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?",
    "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
]


@pytest.mark.parametrize("question", OUT_OF_TURN)
def test_an_opening_lead_out_of_turn_cites_law_54(service: Service, question: str) -> None:
    document = service.ask(question)
    assert any(row["canonical"].startswith("laws-2017-hu:54") for row in document["citations"])


@pytest.mark.parametrize(
    "question", [*OUT_OF_TURN, "27B1", "Színvétés volt, mi a helyreigazítás?", "What is a revoke?"]
)
def test_every_quote_stands_in_the_store_and_every_statement_has_one(service: Service, question: str) -> None:
    document = service.ask(question)
    numbers = {row["n"] for row in document["citations"]}
    assert document["statements"]
    for statement in document["statements"]:
        assert statement["citations"]
        assert set(statement["citations"]) <= numbers
    for row in document["citations"]:
        provision = service.store.get(f"{row['source']}:{row['provision']}")
        assert row["quote"]
        assert row["quote"] in (provision.text, provision.title) or row["quote"] in provision.text


def test_batch_answers_line_for_line_and_survives_rubbish(
    service: Service, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = [
        b'{"id": 1, "query": "27B1"}',
        b"\xff\xfe rubbish",
        b'{"id": 3}',
        b'["not an object"]',
        b"[" * 100_000,
        '{"id": "6", "query": "fałszywy renons", "k": 2}'.encode(),
    ]
    file = tmp_path / "batch.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    code, out, err = run(capsys, "search", "--batch", str(file))
    assert code == 0, err
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["id"] for row in rows] == [1, None, 3, None, None, "6"]
    assert ["error" in row for row in rows] == [False, True, True, True, True, False]
    assert len(rows[-1]["hits"]) == 2


def test_export_provisions_is_the_contract(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "export", "provisions")
    rows = [json.loads(line) for line in out.splitlines()]
    assert len(rows) == len(service.store.provisions)
    keys = ["source", "provision", "kind", "title", "text", "printed", "line_start", "line_end", "language", "edition"]
    assert all(list(row) == keys for row in rows)


def test_looking_up_and_asking_need_no_torch() -> None:
    code = (
        "import sys; from app.service import Service; s = Service(); s.show('27B1'); s.search('revoke');"
        "s.ask('Nyugat soron kívül indult'); heavy = {'torch', 'sentence_transformers', 'langchain_core', 'simplemma',"
        "'streamlit', 'endplay'} & set(sys.modules); assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_a_fault_of_ours_costs_one_line_not_the_batch() -> None:
    def answer(row: dict[str, object]) -> dict[str, object]:
        return {"half": 1 / int(str(row["n"]))}

    rows = list(batch([b'{"id": 1, "n": 0}', b'{"id": 2, "n": 2}'], answer))
    assert "ZeroDivisionError" in rows[0]["error"]
    assert rows[1] == {"id": 2, "half": 0.5}
