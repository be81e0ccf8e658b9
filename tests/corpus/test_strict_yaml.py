"""The strict loader: what stays text, what becomes a value, what is refused."""

import pytest

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
