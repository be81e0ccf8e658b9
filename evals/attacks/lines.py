"""What is typed: lines of a batch, addresses of pages, provisions, tables."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from app.service import Service
from evals.attacks import ruling
from evals.attacks.attack import Attack, BrokenPromise, strict
from evals.attacks.values import SIGNS, TEMPLATES, TEXTS, bytes_damaged, damaged

_PLACES = ["27B1a", "Law 27B1(a)", "§27 B 1", "VSz 29", "M4.15", "Ulti II.C.4", "12.C.1.e.i", "laws-2017-hu:27.B.1.a"]
_PLACES += ["przepis 64", "27. szakasz B1a", "DEF.Asztal", "29/plusz-atlag", "16.a@2", "laws-1997-nb:64", "PREFACE"]
_TABLE = {"events": [{"n": 1, "after": None, "who": "W", "act": "call", "what": {"call": "1N"}, "status": "happened"}]}


@cache
def _service() -> Service:
    return Service()


def make_batch(chance: Random) -> list[str]:
    """Three lines as Latin-1 text, so that any bytes can be saved; the last is whole."""
    lines = []
    for _ in range(2):
        row: Any = {"id": chance.choice([1, "a", None, *TEXTS]), **ruling.make(chance)}
        if chance.random() < 0.3:
            row = damaged(row, chance)
        line = json.dumps(row).encode()
        lines.append(bytes_damaged(line, chance) if chance.random() < 0.5 else line)
    whole = json.dumps({"id": "last", "procedure": "insufficient_bid", "facts": {}}).encode()
    return [line.replace(b"\n", b" ").decode("latin-1") for line in (*lines, whole)]


def run_batch(given: list[str]) -> None:
    """One strict document a line, and the last line answered whatever came before."""
    from app.faces.cli.ruling import from_row
    from app.input.batch import batch

    lines = [line.encode("latin-1") for line in given]
    found = list(batch(lines, lambda row: from_row(_service(), row, "2017", "en")))
    if len(found) != sum(bool(line.strip()) for line in lines):
        raise BrokenPromise(f"{len(found)} documents for {len(lines)} lines")
    for document in found:
        strict(document)
        if "Lawbridge failed" in str(document.get("error", "")):
            raise BrokenPromise(str(document["error"])[:200])
    if found[-1].get("id") != "last" or "error" in found[-1]:
        raise BrokenPromise("the last line was not answered")


def _typed(chance: Random) -> str:
    word = chance.choice([*_PLACES, *_PLACES, *TEXTS, *TEMPLATES])
    for _ in range(chance.choice([0, 1, 1, 2, 4])):
        at = chance.randrange(len(word) + 1)
        word = word[:at] + chance.choice([*SIGNS, *TEXTS, *_PLACES, "(", ")", ".", "/", "@"]) + word[at + 1 :]
    return word


def make_address(chance: Random) -> dict[str, str]:
    """A kind of address and what stands in it."""
    kind = chance.choice(["provision", "show", "search", "facts", "table", "deal", "question"])
    if kind == "facts":
        made = ruling.make(chance)
        text = json.dumps(made["facts"])[: chance.choice([50, 9000])]
        return {"kind": kind, "name": made["procedure"], "text": text}
    if kind == "table":
        return {"kind": kind, "text": json.dumps(damaged(damaged(_TABLE, chance), chance))}
    return {"kind": kind, "text": _typed(chance)}


def run_address(given: dict[str, str]) -> None:
    """Read it as the pages and commands do."""
    from app.wizard.sharing import facts_of
    from corpus import ids

    service, text = _service(), given["text"]
    if given["kind"] == "provision":
        ids.parse(text)
    elif given["kind"] == "show":
        strict(service.show(text, lang="hu"))
    elif given["kind"] == "search":
        strict(service.search(text, lang="en"))
    elif given["kind"] == "facts":
        strict(service.rule(given["name"], facts_of(text), lang="nb"))
    elif given["kind"] == "table":
        strict(service.table(text, lang="pl"))
    elif given["kind"] == "deal":
        strict(service.rule("insufficient_bid", {}, lang="en", deal=text))
    else:
        strict(service.ask(text, lang="hu"))


BATCHES = Attack("batch", make_batch, run_batch)
ADDRESSES = Attack("addresses", make_address, run_address)
