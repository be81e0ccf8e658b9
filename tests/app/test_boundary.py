"""What comes in and goes out at the edge: refusals are plain text, JSON is strict, numbers have one reader."""

import json
import random
import re
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from app.faces.cli.main import app
from app.faces.cli.printing import print_json
from app.faces.web.parts.plain import plain
from app.input.batch import batch
from app.log.reports.printing import as_docx
from app.messages import jurisdiction_code, language_code
from app.quiz.exports.converting import converted_here
from app.service import Service
from bridge.whole import whole
from corpus.errors import BadFacts, BadInput

BARE = re.compile(r"(?:\\.|`[^`]+`|[^\\\[\]<>*`!#~|$&])*")
"""Text in which everything that Markdown takes for a sign of its own is escaped or in a command."""
LAWS = Path(__file__).parents[2] / "app" / "faces" / "web" / "views" / "laws.py"
EVIL = [
    "[click](http://evil.example)",
    "![x](http://evil.example/x.png)",
    "<img src=http://evil.example/x.png>",
    "<http://evil.example>",
    "\\[click](http://evil.example)",
    "``[click](http://evil.example)`",
    "`a` [click](http://evil.example) `b",
    "# head\n\n- list\n\n[click][1]\n\n[1]: http://evil.example",
    "**bold** _lean_ ~~gone~~ $x$ &amp; :red[x]",
]


@pytest.mark.parametrize("words", EVIL)
def test_words_from_outside_draw_nothing(words: str) -> None:
    shown = plain(f"There is no provision {words!r}.")
    assert BARE.fullmatch(shown)
    assert "://" not in shown


@pytest.mark.parametrize("words", ["http://evil.example", "HTTPS://evil.example", "www.evil.example", "a@evil.example"])
def test_an_address_in_words_from_outside_is_no_link(words: str) -> None:
    shown = plain(words)
    assert words not in shown
    assert shown.replace("\N{WORD JOINER}", "") == words


def test_words_from_outside_are_short_and_commands_stay_commands() -> None:
    assert len(plain("x" * 1_000_000)) <= 600
    assert plain("There is none; run `lawbridge show laws_x:1`.") == "There is none; run `lawbridge show laws_x:1`."


def test_an_address_of_the_law_page_draws_no_link(store: object) -> None:
    page = AppTest.from_file(str(LAWS), default_timeout=60)
    page.query_params["p"] = "![x](http://evil.example/x.png)"
    page.query_params["lang"] = "en"
    page.run()
    (said,) = [row.value for row in page.warning]
    assert "://evil" not in said
    assert "![" not in said


def test_json_has_no_nan_and_no_half_signs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="JSON"):
        print_json({"points": float("nan")})
    print_json({"id": "\ud800"})
    capsys.readouterr().out.encode()


@pytest.mark.parametrize(
    "line",
    [
        '{"id": NaN}',
        '{"id": Infinity}',
        '{"id": 1e999}',
        '{"id": "\\ud800"}',
        '{"\\udfff": 1}',
        f'{{"id": {"9" * 5000}}}',
    ],
)
def test_a_line_that_is_no_strict_json_is_refused_and_the_next_is_answered(line: str) -> None:
    rows = list(batch([line.encode(), b'{"id": 2}'], lambda row: {"seen": row["id"]}))
    assert rows[1] == {"id": 2, "seen": 2}
    assert "Lawbridge failed" not in rows[0]["error"]
    assert len(rows[0]["error"]) < 300
    json.dumps(rows, allow_nan=False).encode()


@pytest.mark.parametrize(("text", "value"), [("12", 12), (" -3 ", -3), ("+1", 1), ("0", 0)])
def test_a_whole_number_is_read(text: str, value: int) -> None:
    assert whole(text) == value


@pytest.mark.parametrize("text", ["²", "1²", "", "9" * 5000, "1.5", "x", "٣", "1 2", "--1", "1\n2"])
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert whole(text) is None


@pytest.mark.parametrize("given", [["hu"], {}, 5])
def test_a_language_or_a_country_that_is_no_text_is_refused(given: object) -> None:
    with pytest.raises(BadInput):
        language_code(given)  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        jurisdiction_code(given, "hu")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("procedure", "facts"),
    [
        ("vsz_m6_class_lists", {"classed_pairs": []}),
        ("vsz_m6_handicap", {"handicapped_pairs": [], "most_points": 100}),
    ],
)
def test_an_empty_list_of_pairs_is_refused(service: Service, procedure: str, facts: dict[str, object]) -> None:
    with pytest.raises(BadFacts, match="shorter than the 1"):
        service.rule(procedure, facts, "2017", "hu", None)


def test_a_file_name_with_a_nul_is_one_sentence() -> None:
    result = CliRunner().invoke(app, ["rule", "insufficient_bid", "--facts", "a\0b"])
    assert "no file can have this name" in f"{result.output}{result.exception}"
    assert not isinstance(result.exception, ValueError)


def damaged_quizzes(whole_quiz: str, count: int) -> list[str]:
    chance = random.Random(7)
    junk = ["null", "[]", "{}", "5", '"x"', "true", "-1e9"]
    made = []
    for _ in range(count):
        rows = json.loads(whole_quiz)
        node = rows
        while isinstance(node, dict | list) and node:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            key = chance.choice(keys)
            if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.3:
                node[key] = json.loads(chance.choice(junk))
                break
            node = node[key]
        made.append(json.dumps(rows))
    return made


@pytest.mark.parametrize("format_", ["moodle", "gift", "qti", "anki", "kahoot", "csv", "docx", "json"])
def test_a_damaged_quiz_is_refused_or_written(tmp_path: Path, store: object, format_: str) -> None:
    runner, file = CliRunner(), tmp_path / "quiz.json"
    made = runner.invoke(app, ["quiz", "make", "-n", "4", "--format", "json", "--out", str(file), "--lang", "en"])
    assert made.exit_code == 0, made.output
    for text in damaged_quizzes(file.read_text(encoding="utf-8"), 25):
        file.write_text(text, encoding="utf-8")
        try:
            written = converted_here(file, format_)
        except BadInput:
            continue
        assert written.content, text


def test_control_characters_make_no_report_fail() -> None:
    from app.log.reports.sheet import Fields, Prose, Sheet

    told = "a\x00b\x0bc\ud800d"
    sheet = Sheet(
        title=told,
        language="hu",
        disclaimer="d",
        basis=told,
        parts=(Fields(((told, told),), told), Prose(told, (told,))),
    )
    assert as_docx(sheet).startswith(b"PK")
