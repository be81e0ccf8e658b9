"""What was understood of a new source: counts, what is missing or stands twice, words a law must contain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Provision, Source
from ingest.parse.headings import Headings

_WORDS = Path(__file__).with_name("expected_words.yaml")
_LAW_RUNGS = ("law", "letter", "number", "subletter", "roman")
_FOREIGN = 0.3
"""Share of laws without the words they must have at which a text is not a law book in that language."""
_UNLIKE = 0.35
"""Share of the places of its edition that may be missing before the headings were not understood."""


@dataclass(frozen=True, slots=True)
class Review:
    """The report on a source that is to be added; `refusal` is empty when nothing stands against adding it."""

    source: str
    kinds: dict[str, int]
    laws_missing: list[str] = field(default_factory=list)
    laws_doubled: list[str] = field(default_factory=list)
    places_missing: list[str] = field(default_factory=list)
    places_new: list[str] = field(default_factory=list)
    words_missing: list[str] = field(default_factory=list)
    footnotes_uncalled: list[str] = field(default_factory=list)
    skipped: dict[str, int] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    refusal: str = ""

    def as_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)


def review(
    source: Source,
    rows: Sequence[Provision],
    lines: Sequence[str],
    headings: Headings,
    skipped: dict[str, int],
    compared: Iterable[Provision] = (),
    remarks: Sequence[str] = (),
) -> Review:
    """Judge a parse; `compared` are the provisions of a text of the same edition that is known to be whole."""
    kinds = dict(sorted(Counter(str(row.kind) for row in rows).items()))
    if source.kind != "laws":
        sections = [row for row in rows if row.kind == "section"]
        refusal = "" if any(row.text for row in rows) else f"The sections of {source.id} have no text below them."
        if not refusal and not _ends(sections and rows[-1]):
            remarks = [*remarks, f"The last place, {rows[-1].id}, ends in the middle of a sentence."]
        return Review(source.id, kinds, skipped=skipped, remarks=list(remarks), refusal=refusal)
    laws = [row.id for row in rows if row.kind == "law"]
    wanted = [str(number) for number in range(headings.first, headings.last + 1)]
    missing = [law for law in wanted if law not in laws]
    places = {row.id for row in rows if row.kind in _LAW_RUNGS}
    known = [row.id for row in compared if row.kind in _LAW_RUNGS and row.id.split(".")[0] in laws]
    words = _words_missing(source, rows, laws)
    called = {note for row in rows for note in row.footnotes}
    result = Review(
        source.id,
        kinds,
        laws_missing=missing,
        laws_doubled=_doubled(lines, headings),
        places_missing=[place for place in known if place not in places],
        places_new=sorted(places - set(known)) if known else [],
        words_missing=words,
        footnotes_uncalled=[row.id for row in rows if row.kind == "footnote" and row.id not in called],
        skipped=skipped,
        remarks=list(remarks),
    )
    return Review(**(asdict(result) | {"refusal": _refusal(result, source, rows, known)}))


def _refusal(result: Review, source: Source, rows: Sequence[Provision], known: Sequence[str]) -> str:
    tail = "; `--dry-run` shows the whole report, docs/how-to-add-a-source.md tells how to mend it."
    if result.laws_missing:
        return f"Laws {', '.join(result.laws_missing[:8])} were not found in {source.id}, which may be cut off{tail}"
    if result.laws_doubled:
        return f"Laws {', '.join(result.laws_doubled[:8])} stand more than once in {source.id}{tail}"
    expected = [law for law in expected_words() if any(row.id == law for row in rows)]
    if len(result.words_missing) > _FOREIGN * max(len(expected), 4):
        return f"The text of {source.id} is not a law book in {source.language!r}: {result.words_missing[0]}{tail}"
    if known and len(result.places_missing) > _UNLIKE * len(known):
        share = f"{len(result.places_missing)} of {len(known)}"
        return f"Of the letters and numbers of edition {source.edition}, {share} were not found in {source.id}{tail}"
    last = [row for row in rows if row.kind not in ("table", "footnote")]
    if not last or not _ends(last[-1]):
        return f"The text of {source.id} ends in the middle of a sentence and seems cut off{tail}"
    return ""


def _ends(row: Any) -> bool:
    return bool(row) and (row.text or row.title).rstrip("\"')]*\u201d\u2019\u00bb ").endswith((".", "!", "?", ":", ";"))


def _doubled(lines: Sequence[str], headings: Headings) -> list[str]:
    """Laws whose heading, title and all, stands again in the part of the laws."""
    start, end = next(
        (line, following[0] if following else len(lines) + 1)
        for (line, what), following in zip(headings.parts, [*headings.parts[1:], None], strict=True)
        if what == "laws"
    )
    seen: Counter[str] = Counter()
    for line in lines[start - 1 : end - 1]:
        found = headings.patterns["law"].match(line.strip())
        if found and line.strip()[found.end() :].isupper():
            seen[found[1]] += 1
    return [law for law, count in seen.items() if count > 1]


def expected_words() -> dict[str, dict[str, list[str]]]:
    """Per law and language, beginnings of words of which one must occur."""
    rows: dict[str, dict[str, list[str]]] = strict_yaml.load(_WORDS)
    return rows


def _words_missing(source: Source, rows: Sequence[Provision], laws: Sequence[str]) -> list[str]:
    texts: dict[str, str] = {}
    for row in rows:
        texts.setdefault(row.id.split(".")[0], "")
        texts[row.id.split(".")[0]] += f" {row.title} {row.text}".lower()
    result = []
    for law, words in expected_words().items():
        if law in laws and not any(word in texts[law] for word in words[source.language]):
            result.append(f"Law {law} does not contain {' or '.join(words[source.language])!r}")
    return result
