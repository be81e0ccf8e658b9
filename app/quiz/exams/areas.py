"""The subjects of the Laws as a trainer names them (`areas.yaml`): each law belongs to exactly one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.quiz.model import QuizQuestion
from corpus import strict_yaml
from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE

FILE = Path(__file__).parent / "areas.yaml"
LAWS = LAW_IN_FORCE


@dataclass(frozen=True, slots=True)
class Area:
    """`topics` are what questions carry: law numbers as text, or full ids of another source's provisions."""

    id: str
    topics: tuple[str, ...]
    sources: tuple[str, ...]
    titles: Mapping[str, str]

    def title(self, language: Language) -> str:
        """Its name in a language."""
        return self.titles[language]


@cache
def areas() -> dict[str, Area]:
    """All areas by id, in the order of the file."""
    found = {}
    for row in strict_yaml.load(FILE):
        laws = [number for span in row.get("laws", ()) for number in _numbers(str(span))]
        titles: dict[str, str] = {language: str(row[language]) for language in LANGUAGES}
        found[row["id"]] = Area(row["id"], tuple(laws), tuple(row.get("sources", ())), titles)
    return found


def area(name: str) -> Area:
    """An area by id; raises BadInput naming them all."""
    found = areas().get(name)
    if found is None:
        raise BadInput(f"The topic {name[:40]!r} is not one of {', '.join(areas())}.")
    return found


def area_of(question: QuizQuestion) -> str:
    """The area of a question: of the first provision it rests on that has one, else of its first topic."""
    return area_of_provisions((*question.provisions, *question.topics))


def area_of_provisions(names: Iterable[str]) -> str:
    """The area of the first name that has one (`27`, `laws-2017-hu:27.B.1`, `ulti-hu:I.4`); "" for none."""
    for name in names:
        source, _, provision = name.rpartition(":")
        if source in ("", LAWS):
            found = _by_law().get(provision.partition(".")[0])
            if found or provision.startswith("DEF"):
                return found or "basics"
        else:
            for one in areas().values():
                if source in one.sources:
                    return one.id
    return ""


@cache
def _by_law() -> dict[str, str]:
    return {law: one.id for one in areas().values() for law in one.topics}


def _numbers(span: str) -> list[str]:
    first, _, last = span.partition("-")
    return [str(number) for number in range(int(first), int(last or first) + 1)]
