"""What is looked up: entries of `corpus/lookups/*.yaml` whose words stand in a question that tells no case.

An entry names the provisions that answer and says their deciding sentence in four languages; for its words see
`play.yaml`. The entry with the most words that stand in the question is the one asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bridge.notation import without_accents
from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language
from corpus.stems import matches
from understanding.clauses import Text, cut
from understanding.features import SEATS
from understanding.heard import Heard

LOOKUPS = CORPUS / "lookups"
_KEYS = {"id", "laws", "ask", "say"}
_GENERAL = ("lookup", "what", "may")
"""Kinds of question that look something up or ask whether it is allowed."""
_HAPPENED = 2
"""Acts that a question of these kinds seems to tell and still is no case: those it asks about."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """One entry: the provisions it rests on (bare ids), the words of each language, what is said."""

    id: str
    laws: tuple[str, ...]
    ask: Mapping[Language, tuple[tuple[str, ...], ...]]
    say: Mapping[Language, str]
    story: bool = False
    """Whether it answers a story that was told, not only a bare question."""


@cache
def lookups() -> tuple[Lookup, ...]:
    """All entries, file by file; raises BadData for an entry without its four parts or languages."""
    found: list[Lookup] = []
    for path in sorted(LOOKUPS.glob("*.yaml")):
        for row in strict_yaml.load(path):
            if set(row) - {"story"} != _KEYS or set(row["ask"]) != set(LANGUAGES) or set(row["say"]) != set(LANGUAGES):
                raise BadData(
                    f"The look-up {row.get('id')!r} in {path.name} wants id, laws, and ask and say in {LANGUAGES}."
                )
            ask = {
                lang: tuple(tuple(without_accents(line).split()) for line in lines)
                for lang, lines in row["ask"].items()
            }
            found.append(
                Lookup(row["id"], tuple(str(law) for law in row["laws"]), ask, row["say"], row.get("story", False))
            )
    return tuple(found)


def looked_up(heard: Heard) -> Lookup | None:
    """The entry that a question asks for; None where no entry's words all stand in it, or where a case is told."""
    read = heard.read or cut(heard.text, heard.language)
    runs = [one.spellings for one in read.words]
    case = _tells_a_case(heard, read)
    rated = [
        (_weight(line), -place, entry)
        for place, entry in enumerate(lookups())
        for line in entry.ask[heard.language]
        if (entry.story or not case) and all(_stands(stem, runs) for stem in line)
    ]
    return max(rated, key=lambda row: row[:2])[2] if rated else None


def _tells_a_case(heard: Heard, read: Text) -> bool:
    """Whether a question tells what somebody at a table did: a seat is named, or more happened than is asked about."""
    seats = any(one.kind == "who" and one.value in SEATS for one in read.mentions)
    done = [row for row in heard.table["events"] if row.get("status", "happened") == "happened"]
    return seats or len(done) > (_HAPPENED if heard.kind in _GENERAL else 1)


def _weight(line: tuple[str, ...]) -> int:
    return sum(len(stem.split("_")) if "_" in stem.split("/")[0] else 1 for stem in line if not stem.startswith("!"))


def _stands(stem: str, runs: Sequence[tuple[str, ...]]) -> bool:
    """Whether a stem stands in the text; `!stem` whether it does not."""
    if stem.startswith("!"):
        return not _stands(stem[1:], runs)
    return any(_run(choice.split("_"), runs) for choice in stem.split("/"))


def _run(stems: Sequence[str], runs: Sequence[tuple[str, ...]]) -> bool:
    return any(
        all(any(matches(stem, word) for word in pair) for stem, pair in zip(stems, runs[start:], strict=False))
        for start in range(len(runs) - len(stems) + 1)
    )
