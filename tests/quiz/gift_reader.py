"""A reader of GIFT written from Moodle's documentation of the format and the behaviour of its importer.

It shares no code with the writer: escapes become private characters before anything is split, as Moodle does it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_ESCAPES = {":": "\ue000", "#": "\ue001", "=": "\ue002", "{": "\ue003", "}": "\ue004", "~": "\ue005", "n": "\ue006"}
_PLAIN = {"\ue000": ":", "\ue001": "#", "\ue002": "=", "\ue003": "{", "\ue004": "}", "\ue005": "~", "\ue006": "\n"}
_WEIGHT = re.compile(r"%(-?\d{1,2}\.?\d*)%")
_FORMATS = ("moodle", "html", "plain", "markdown")


@dataclass
class Answer:
    weight: float
    text: str
    feedback: str = ""


@dataclass
class Item:
    name: str
    text: str
    format: str
    kind: str
    answers: list[Answer] = field(default_factory=list)
    pairs: list[tuple[str, str]] = field(default_factory=list)
    value: tuple[float, float] | None = None
    truth: bool | None = None
    truth_feedback: list[str] = field(default_factory=list)
    feedback: str = ""


def read(text: str) -> tuple[str, list[Item]]:
    """The category and the questions of a file; raises ValueError where Moodle would refuse it."""
    blocks = [block for block in re.split(r"\n\s*\n", text) if block.strip()]
    category, items = "", []
    for block in blocks:
        kept = "\n".join(line for line in block.split("\n") if not line.strip().startswith("//")).strip()
        if kept.startswith("$CATEGORY:"):
            category = kept.removeprefix("$CATEGORY:").strip()
        elif kept:
            items.append(_item(kept))
    return category, items


def _hide(text: str) -> str:
    out, place = [], 0
    while place < len(text):
        pair = text[place : place + 2]
        if pair == "\\\\":
            out.append("\\")
            place += 2
        elif len(pair) == 2 and pair[0] == "\\" and pair[1] in _ESCAPES:
            out.append(_ESCAPES[pair[1]])
            place += 2
        else:
            out.append(text[place])
            place += 1
    return "".join(out)


def _show(text: str) -> str:
    return "".join(_PLAIN.get(char, char) for char in text).strip()


def _formatted(text: str) -> tuple[str, str]:
    found = re.match(r"\[(\w+)\]", text.strip())
    if found and found[1] in _FORMATS:
        return _show(text.strip()[found.end() :]), found[1]
    return _show(text), "moodle"


def _item(block: str) -> Item:
    hidden = _hide(block)
    name = ""
    if hidden.startswith("::"):
        end = hidden.index("::", 2)
        name, hidden = _show(hidden[2:end]), hidden[end + 2 :].strip()
    start, end = hidden.find("{"), hidden.find("}")
    if start < 0 or end < start:
        raise ValueError(f"braces: {block}")
    if hidden[end + 1 :].strip():
        raise ValueError(f"text after the answers: {block}")
    stem, form = _formatted(hidden[:start])
    body = hidden[start + 1 : end].strip()
    general = ""
    if "####" in body:
        place = body.rindex("####")
        general, body = _formatted(body[place + 4 :])[0], body[:place].strip()
    item = Item(name, stem, form, "", feedback=general)
    head = body.split("#")[0].strip()
    if body.startswith("#"):
        item.kind = "numerical"
        value, _, tolerance = body[1:].partition(":")
        item.value = (float(value), float(tolerance or 0))
    elif "~" in body:
        item.kind = "multichoice"
        item.answers = [_answer(row) for row in re.findall(r"[~=][^~=]*", body)]
    elif "=" in body and "->" in body:
        item.kind = "match"
        for row in body.split("=")[1:]:
            left, arrow, right = row.partition("->")
            if not arrow:
                raise ValueError(f"no arrow: {row}")
            item.pairs.append((_formatted(left)[0], _show(right)))
    elif head in ("T", "TRUE", "F", "FALSE"):
        item.kind, item.truth = "truefalse", head in ("T", "TRUE")
        item.truth_feedback = [_formatted(row)[0] for row in body.split("#")[1:]]
    else:
        raise ValueError(f"no kind: {block}")
    return item


def _answer(row: str) -> Answer:
    right, rest = row[0] == "=", row[1:].strip()
    weight = 100.0 if right else 0.0
    found = _WEIGHT.match(rest)
    if found and not right:
        weight, rest = float(found[1]), rest[found.end() :]
    text, _, feedback = rest.partition("#")
    return Answer(weight, _formatted(text)[0], _formatted(feedback)[0] if feedback else "")
