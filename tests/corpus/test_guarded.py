"""A function in a process of its own: what it returns comes back, what it does wrong ends there."""

import io
import pickle
from fractions import Fraction
from pathlib import Path

import pytest

from corpus import guarded as module
from corpus.errors import BadData, LawbridgeError
from corpus.guarded import Refused, guarded
from corpus.ids import split

pytestmark = pytest.mark.apart
CHILD = Path(__file__).with_name("guarded_children.py").read_text(encoding="utf-8")


@pytest.fixture
def children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """A module of misbehaving functions that the child can import."""
    import importlib

    (tmp_path / "guarded_children.py").write_text(CHILD, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(module, "_ROOT", f"{module._ROOT}:{tmp_path}")
    return importlib.import_module("guarded_children")


def test_what_it_returns_comes_back() -> None:
    assert guarded(split, "laws-2017-hu:27.B", name="x") == ("laws-2017-hu", "27.B")


@pytest.mark.parametrize(
    ("called", "says"),
    [
        ("loops", "needs more than 1 s"),
        ("grows", "more memory"),
        ("digs", "more memory"),
        ("breaks", "cannot be understood (ZeroDivisionError)"),
        ("leaves", "needs more than"),
        ("prints", ""),
    ],
)
def test_what_it_does_wrong_is_a_sentence(children: object, called: str, says: str) -> None:
    if not says:
        assert guarded(getattr(children, called), name="a.pdf", seconds=5) == "said"
        return
    with pytest.raises(LawbridgeError) as raised:
        guarded(getattr(children, called), name="a.pdf", seconds=1)
    assert says in str(raised.value)


def test_its_own_refusal_keeps_its_kind(children: object) -> None:
    with pytest.raises(BadData, match="line 7"):
        guarded(children.refuses, name="a.pdf")  # type: ignore[attr-defined]


def test_it_knows_nothing_of_the_database(children: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAWBRIDGE_DATABASE", "postgresql://anna:secret@host/log")
    assert guarded(children.environment, name="x") is False  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "told", [("os", "system"), ("builtins", "eval"), ("corpus.guarded", "os.system"), ("corpus.store", "Path")]
)
def test_an_answer_that_names_something_else_is_not_taken(told: tuple[str, str]) -> None:
    where, name = told
    answer = f"c{where}\n{name}\n.".encode()
    with pytest.raises(pickle.UnpicklingError):
        module._Reading(io.BytesIO(answer)).load()


def test_plain_values_are_taken() -> None:
    assert module._Reading(io.BytesIO(pickle.dumps([Fraction(1, 2), {"a": None}]))).load() == [
        Fraction(1, 2),
        {"a": None},
    ]


def test_one_at_a_time_and_the_rest_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAIT_SECONDS", 0.01)
    with module._turn, pytest.raises(Refused, match="other files"):
        guarded(split, "27", name="a.txt")
