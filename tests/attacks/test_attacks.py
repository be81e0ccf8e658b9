"""Every boundary attacked with seeded inputs, and with everything that was ever found.

`LAWBRIDGE_ATTACKS` and `LAWBRIDGE_ATTACKS_SEED` set how many inputs the long tests try, and which.
"""

import json
import os
import sys

import pytest

from corpus.store import Store
from evals.attacks.attack import LONGEST_REFUSAL, Attack, BrokenPromise, fault_of, findings, strict, tried
from evals.attacks.listed import ATTACKS

pytestmark = pytest.mark.apart
FOUND = list(findings())
LONG = {"rule": 2000, "results": 600, "convert": 300, "batch": 300, "add": 150, "addresses": 400}


@pytest.mark.parametrize("row", FOUND, ids=[f"{number}-{row['attack']}" for number, row in enumerate(FOUND)])
def test_what_was_found_stays_mended(row: dict[str, object], store: Store) -> None:
    assert fault_of(ATTACKS[str(row["attack"])], row["given"]) in ("", "refused"), row["was"]


@pytest.mark.parametrize("name", ATTACKS)
def test_a_few_inputs_a_boundary(name: str, store: Store) -> None:
    outcome = tried(ATTACKS[name], 12, seed=1)
    assert outcome.faults == []
    assert outcome.tried == 12


@pytest.mark.long
@pytest.mark.parametrize("name", ATTACKS)
def test_many_inputs_a_boundary(name: str, store: Store) -> None:
    count = int(os.environ.get("LAWBRIDGE_ATTACKS", "0")) or LONG[name]
    outcome = tried(ATTACKS[name], count, int(os.environ.get("LAWBRIDGE_ATTACKS_SEED", "2")))
    sys.stdout.write(
        f"{name}: {outcome.answered} answered, {outcome.refused} refused, slowest {outcome.slowest:.2f} s\n"
    )
    assert outcome.faults == []
    assert outcome.answered > 0
    assert outcome.refused > 0 or name == "batch"  # a batch answers bad lines with a line


@pytest.mark.parametrize(
    ("does", "was"),
    [
        (ZeroDivisionError("x"), "ZeroDivisionError"),
        (BrokenPromise("twice"), "twice"),
        (ValueError("a\nb"), "ValueError"),
    ],
)
def test_an_attack_sees_a_fault(does: Exception, was: str) -> None:
    def run(_given: object) -> None:
        raise does

    assert was in fault_of(Attack("x", lambda chance: 1, run), 1)


def test_a_refusal_that_is_no_sentence_is_a_fault() -> None:
    from corpus.errors import BadInput

    class Raw(BadInput):
        def __str__(self) -> str:
            return str(self.args[0])

    def refusing(words: str) -> Attack:
        def run(_given: object) -> None:
            raise Raw(words)

        return Attack("x", lambda chance: 1, run)

    assert fault_of(refusing("There is no such file."), 1) == "refused"
    assert fault_of(refusing("x" * (LONGEST_REFUSAL + 1)), 1) != "refused"
    assert fault_of(refusing("two\nlines"), 1) != "refused"
    assert fault_of(refusing(""), 1) != "refused"
    assert fault_of(refusing("\ud800"), 1) != "refused"


@pytest.mark.parametrize("document", [{"x": float("nan")}, {"x": "\ud800"}, {"x": object()}])
def test_what_is_no_strict_json_is_a_fault(document: object) -> None:
    with pytest.raises(BrokenPromise):
        strict(document)


def test_inputs_are_json_and_the_same_for_a_seed() -> None:
    from random import Random

    for name, attack in ATTACKS.items():
        made = [json.dumps(attack.make(Random(f"{name} 1 {number}"))) for number in range(20)]
        assert made == [json.dumps(attack.make(Random(f"{name} 1 {number}"))) for number in range(20)]
        assert len(set(made)) > 10
