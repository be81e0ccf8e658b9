"""Guessing a heading description from a text: which form of headings opens most laws in order, and where they are."""

from __future__ import annotations

import re
import statistics
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadSource
from ingest.parse.described_page import edges, without_digits
from ingest.parse.ladder import following

_FORMS = Path(__file__).with_name("forms.yaml")
_CONTENTS = re.compile(r"(?:\.{2,}|\u2026|\t)\s*\d{1,3}\s*\Z")
_HASHES = re.compile(r"#{1,6} ")
_DASHED = re.compile(r"\w+(?:[ ,]+\w+){0,4}[ ,]*(?:\([^)]*\) )?[\u2013\u2014-] \S")
_WRAP = (25, 140)
_AGREE = 0.4
_INDEX_RUN = 3
_MOST_SECTIONS = 999


@cache
def forms() -> dict[str, Any]:
    """The forms that are tried, from `forms.yaml`."""
    rows: dict[str, Any] = strict_yaml.load(_FORMS)
    return rows


def guess(lines: list[str], kind: str, first: int = 1, last: int = 93) -> dict[str, Any]:
    """A heading description as its YAML document; raises BadSource when no form finds `first` and half of the rest."""
    rung = "law" if kind == "laws" else "section"
    if kind != "laws":
        first, last = 1, _MOST_SECTIONS
    pattern, found = _best(lines, rung, first, last)
    wanted = last - first + 1 if kind == "laws" else 3
    if len(found) < max(2, wanted // 2):
        what = "laws" if kind == "laws" else "sections"
        raise BadSource(
            f"This is not a book of {what} as far as can be seen: of {what} {first} to {last}, {len(found)} headings "
            f"were found in order; `--laws 41-71` adds a part of the Laws, docs/how-to-add-a-source.md tells the forms."
        )
    patterns = {rung: pattern, **_rungs(lines[found[0] :], kind)}
    return {
        "kind": kind,
        **({"laws": {"first": first, "last": last}} if kind == "laws" else {}),
        "patterns": patterns,
        "parts": _parts(lines, found, kind),
        "wrapped": _wrapped(lines[found[0] :]),
        "definitions": _definitions(lines[: found[0]]),
        "running_heads": _running_heads(lines),
        "connectives": forms()["connectives"],
    }


def _best(lines: list[str], rung: str, first: int, last: int) -> tuple[str, list[int]]:
    """The form whose chain of headings in order is longest, and the places (0-based) of the chain."""
    best: tuple[str, list[int]] = ("", [])
    for pattern in forms()[rung]:
        places = chain(lines, re.compile(pattern), first, last)
        if len(places) > len(best[1]):
            best = (pattern, places)
    return best


def chain(lines: list[str], pattern: re.Pattern[str], first: int, last: int) -> list[int]:
    """The longest run of headings `first`, `first` + 1, ...; of two, the one over more lines: contents are dense."""
    labels = [
        (place, int(found[1]))
        for place, line in enumerate(lines)
        if (found := pattern.match(line.strip())) and not _CONTENTS.search(line)
    ]
    best: list[int] = []
    for start in (at for at, (_, label) in enumerate(labels) if label == first):
        run, wanted = [], first
        for place, label in labels[start:]:
            if wanted <= label <= min(wanted + 2, last) and not (
                label > wanted and _comes(labels, place, wanted, label)
            ):
                run.append(place)
                wanted = label + 1
        if run and (len(run), run[-1] - run[0]) > (len(best), best[-1] - best[0] if best else 0):
            best = run
    return best


def _comes(labels: list[tuple[int, int]], place: int, wanted: int, label: int) -> bool:
    """Whether `wanted` still comes after `place` and before `label` comes again: then this one is no heading."""
    later = [number for at, number in labels if at > place]
    if wanted not in later:
        return False
    return label in later[later.index(wanted) :]


def _rungs(lines: list[str], kind: str) -> dict[str, str]:
    """The forms of letters, numbers, sub-letters and romans: of each, the one with most labels in order."""
    result: dict[str, str] = {}
    for rung in ("letter", "number", "subletter", "roman"):
        counts = [(_in_order(lines, re.compile(pattern), rung), pattern) for pattern in forms()[rung]]
        count, pattern = max(counts, key=lambda row: row[0])
        if count:
            result[rung] = pattern
    if kind == "laws":
        result["footnote"] = forms()["footnote"]
    return result


def _in_order(lines: list[str], pattern: re.Pattern[str], rung: str) -> int:
    prefixes = [re.compile(form) for form in forms()["number"]]
    last: str | None = None
    count = 0
    for line in lines:
        found = pattern.match(line.strip())
        if not found and rung in ("subletter", "roman"):
            ahead = next((match for form in prefixes if (match := form.match(line.strip()))), None)
            found = pattern.match(line.strip()[ahead.end() :]) if ahead else None
        if not found:
            continue
        first = following(rung, None)  # type: ignore[arg-type]
        try:
            fits = found[1] == first or (last is not None and found[1] == following(rung, last))  # type: ignore[arg-type]
        except (ValueError, IndexError):
            fits = False
        if fits:
            count += last is not None and found[1] != first
            last = found[1]
    return count


def _parts(lines: list[str], found: list[int], kind: str) -> list[dict[str, Any]]:
    """Where front matter, preface, introduction, definitions, the laws and the back matter begin."""
    around = {name: re.compile(pattern) for name, pattern in forms()["around"].items()}
    parts: dict[int, str] = {0: "front matter"} if found[0] else {}
    for name in ("contents", "PREFACE", "INTRODUCTION", "definitions", "glossary"):
        places = [place for place in range(found[0]) if _opens(around[name], lines[place])]
        if places:
            parts[places[-1]] = name if name != "contents" else "table of contents"
    parts[found[0]] = kind
    ends = [place for place in range(found[-1] + 1, len(lines)) if _opens(around["back matter"], lines[place])]
    if ends:
        parts[ends[0]] = "back matter"
    return [{"line": place + 1, "what": what} for place, what in sorted(parts.items())]


def _opens(pattern: re.Pattern[str], line: str) -> bool:
    bare = _HASHES.sub("", line.strip()).strip()
    return (
        bool(pattern.match(bare.upper())) and len(bare) <= 80 and not _CONTENTS.search(line) and bare[-1] not in ",;:"
    )


def _wrapped(lines: list[str]) -> bool:
    """Whether lines are printed lines: long ones mostly break off in a sentence, and none is as long as a paragraph."""
    long = [line.strip() for line in lines if len(line.strip()) >= _WRAP[0] and "\t" not in line]
    if not long:
        return False
    broken = sum(1 for line in long if not line.endswith((".", ":", ";", "?", "!")))
    return broken >= _AGREE * len(long) and statistics.quantiles([len(line) for line in long], n=20)[-1] <= _WRAP[1]


def _definitions(lines: list[str]) -> str:
    dashed = sum(1 for line in lines if _DASHED.match(line.strip()))
    return "dash" if dashed >= 10 else "line"


def _running_heads(lines: list[str]) -> list[str]:
    """What stands at the edge of a fifth of the pages, and of three, or three times in capitals; digits aside."""
    pages = sum(1 for line in lines if line.startswith("\f")) + 1
    counts = Counter(without_digits(line) for _, line in edges(lines))
    least = max(_INDEX_RUN, pages // 5)
    found = {head for head, count in counts.items() if count >= least and len(head) >= 4}
    capitals = Counter(without_digits(line) for line in lines if line.isupper() and "\t" not in line)
    found |= {head for head, count in capitals.items() if count >= _INDEX_RUN and len(head) >= 12 and " " in head}
    return sorted(found)
