"""The strict loader: what stays text, what becomes a value, what is refused."""

from pathlib import Path

import pytest

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.strict_yaml import loads

VALUES = [
    ("no", "no"),
    ("yes", "yes"),
    ("on", "on"),
    ("27.10", "27.10"),
    ("1e3", "1e3"),
    ("12:30", "12:30"),
    ("012", "012"),
    ("0x1F", "0x1F"),
    ("2017-01-01", "2017-01-01"),
    ("12", 12),
    ("-3", -3),
    ("true", True),
    ("false", False),
    ("True", "True"),
    ("null", None),
    ("", None),
    ("'12'", "12"),
    ('"true"', "true"),
]


@pytest.mark.parametrize(("written", "value"), VALUES)
def test_scalars(written: str, value: object) -> None:
    assert loads(f"key: {written}") == {"key": value}


def test_keys_are_strings() -> None:
    assert loads("no: 1\n27: 2\ntrue: 3") == {"no": 1, "27": 2, "true": 3}


@pytest.mark.parametrize("text", ["a: 1\na: 2", "a: [1", "? [a]\n: 1"])
def test_what_is_ambiguous_or_broken_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="not valid YAML"):
        loads(text, "some.yaml")


def test_a_tag_builds_no_object() -> None:
    assert loads("!!python/object/apply:os.system [true]") == [True]


LONG = "long: " + "text " * 2_000 + "\n"


def test_a_small_file_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "rows.yaml"
    path.write_text("a: 1\n", encoding="utf-8")
    assert strict_yaml.load(path) == {"a": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_parsed_once_is_read_from_what_was_kept_until_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "rows.yaml"
    written = f'law: "27.A"\nno: [1, true, null, text]\nhu: "ű 5"\n{LONG}'
    path.write_text(written, encoding="utf-8")
    first = strict_yaml.load(path)
    (kept,) = (tmp_path / "__pycache__").iterdir()
    assert strict_yaml.load(path) == first == strict_yaml.loads(written)
    kept.write_text('{"law": "from what was kept"}', encoding="utf-8")
    assert strict_yaml.load(path) == {"law": "from what was kept"}
    path.write_text(written.replace("27.A", "27.B"), encoding="utf-8")
    assert strict_yaml.load(path)["law"] == "27.B"
    assert kept not in (tmp_path / "__pycache__").iterdir(), "what is out of date is deleted"


def test_what_was_kept_half_written_is_parsed_again(tmp_path: Path) -> None:
    path = tmp_path / "rows.yaml"
    path.write_text(f"a: 1\n{LONG}", encoding="utf-8")
    strict_yaml.load(path)
    (kept,) = (tmp_path / "__pycache__").iterdir()
    kept.write_text('{"a"', encoding="utf-8")
    assert strict_yaml.load(path)["a"] == 1


def test_a_file_that_is_refused_is_refused_each_time(tmp_path: Path) -> None:
    path = tmp_path / "rows.yaml"
    path.write_text("a: 1\na: 2\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BadData):
            strict_yaml.load(path)


def test_where_nothing_can_be_kept_the_file_is_parsed(tmp_path: Path) -> None:
    path = tmp_path / "rows.yaml"
    path.write_text(f"a: 1\n{LONG}", encoding="utf-8")
    (tmp_path / "__pycache__").write_text("a file in the way", encoding="utf-8")
    for _ in range(2):
        assert strict_yaml.load(path)["a"] == 1
