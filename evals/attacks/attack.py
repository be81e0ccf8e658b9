"""What an attack is, and how many are run."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from corpus.errors import LawbridgeError

FINDINGS = Path(__file__).with_name("findings.jsonl")
LONGEST_REFUSAL = 900


class BrokenPromise(Exception):
    """What came back is neither an answer as promised nor a refusal of one sentence."""


@dataclass(frozen=True, slots=True)
class Attack:
    """`make` gives an input (JSON, to be saved), `run` gives it to the boundary and raises BrokenPromise."""

    name: str
    make: Callable[[Random], Any]
    run: Callable[[Any], None]


@dataclass(slots=True)
class AttackRun:
    """How one attack went: inputs tried, answered, refused, the slowest, and what was found."""

    name: str
    tried: int = 0
    answered: int = 0
    refused: int = 0
    slowest: float = 0.0
    slowest_input: Any = None
    faults: list[tuple[Any, str]] = field(default_factory=list)


def tried(attack: Attack, count: int, seed: int) -> AttackRun:
    """Give `count` inputs to the boundary."""
    outcome = AttackRun(attack.name)
    for number in range(count):
        given = attack.make(Random(f"{attack.name} {seed} {number}"))
        began = time.perf_counter()
        fault = fault_of(attack, given)
        took = time.perf_counter() - began
        outcome.tried += 1
        if took > outcome.slowest:
            outcome.slowest, outcome.slowest_input = took, given
        if fault == "refused":
            outcome.refused += 1
        elif fault:
            outcome.faults.append((given, fault))
        else:
            outcome.answered += 1
    return outcome


def fault_of(attack: Attack, given: Any) -> str:
    """Nothing for an answer, `refused` for a refusal, else what is wrong and where."""
    try:
        attack.run(given)
    except LawbridgeError as error:
        return refusal_fault(str(error)) or "refused"
    except BrokenPromise as error:
        return str(error) or "fault"
    except Exception as error:  # whatever a boundary lets through is what is looked for
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {str(error)[:120]} at {Path(where.filename).name}:{where.lineno}"
    return ""


def refusal_fault(words: str) -> str:
    """What is wrong with a refusal; nothing when it is one sentence that can be printed."""
    if not words.strip():
        return "a refusal without words"
    if len(words) > LONGEST_REFUSAL:
        return f"a refusal of {len(words)} characters"
    try:
        words.encode("utf-8")
    except UnicodeEncodeError:
        return "a refusal that is no text"
    return "a refusal with control characters" if any(ord(sign) < 32 for sign in words) else ""


def strict(document: Any) -> str:
    """The document as JSON that every program reads; raises BrokenPromise."""
    try:
        text = json.dumps(document, allow_nan=False, ensure_ascii=False)
        text.encode("utf-8")
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenPromise(f"no strict JSON: {str(error)[:100]}") from error
    return text


def findings() -> Iterator[dict[str, Any]]:
    """What was found so far: {"attack", "given", "was"}."""
    for line in FINDINGS.read_text(encoding="utf-8").splitlines():
        if line.strip():
            yield json.loads(line)
