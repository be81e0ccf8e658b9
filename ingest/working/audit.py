"""The audit: does a text say what the Laws in force say at the same place? `python -m ingest.working.audit [27] [nb]`.

Texts of two languages share no words, so each is reduced to what does not depend on the language: numbers, what is
cited, list items, negation, force of the words, notions, letters, length (`audit.yaml`, `ingest.align.evidence`).
An adapted text is also held against the older book it was adapted from, of its own language: a word that narrows or
softens the rule (*normally*, *on his own initiative*) may not be lost without a reason. What
differs is either mended or stands in `corpus/working_exceptions.yaml` with its reason; an exception that no longer
applies is an error too. Force and negation are compared three ways: where both working texts agree against the
Hungarian, its wording is the loose one. `--older laws-2007-pl` audits an official parallel at the places the
concordance calls the same: lost lines and words of a scanned or added book show there.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.citations import Resolver, find
from corpus.errors import BadData
from corpus.manifest import CORPUS, source, sources
from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE
from corpus.working import load_all
from ingest.align import align
from ingest.align.evidence import Profile, profile
from ingest.read import read

SIGNS = Path(__file__).with_name("audit.yaml")
EXCEPTIONS = CORPUS / "working_exceptions.yaml"
CHECKS = (
    "missing",
    "title",
    "lines",
    "numbers",
    "references",
    "denies",
    "must",
    "may",
    "terms",
    "foreign",
    "length",
    "qualifiers",
)
_BOUNDS = {"pl": (0.62, 1.65), "nb": (0.68, 1.75)}
"""Characters per Hungarian character, for a paragraph of at least 60: where the official parallels lie."""
_FOREIGN = {"pl": re.compile("[áéíöüúőűøåæ]", re.IGNORECASE), "nb": re.compile("[áíöüúőűąćęłńśźż]", re.IGNORECASE)}
_LIST = re.compile(r"(?:^|[\s(])(?:\(?[a-h1-9]\)|[ivx]+\))")


@dataclass(frozen=True, slots=True)
class Finding:
    """One place where a text differs from the Laws in force in what can be counted."""

    source: str
    id: str
    check: str
    detail: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Source, provision and check: what an exception names."""
        return self.source, self.id, self.check


class Auditor:
    """Compares provisions pair by pair; knows all texts, so that what they cite can be resolved."""

    def __init__(self, provisions: Iterable[Provision], links: Iterable[Correspondence]) -> None:
        self.provisions = {row.full_id: row for row in provisions}
        self.links = list(links)
        self._resolver = Resolver(self.provisions.values())
        self._current = {row.old: row.current for row in self.links if row.old and row.current}

    def working(self, name: str) -> Iterator[Finding]:
        """What differs in a working text, at every place of the Laws in force."""
        for row in self.provisions.values():
            if row.source == LAW_IN_FORCE and (row.text or row.title):
                other = self.provisions.get(f"{name}:{row.id}")
                if other is None or bool(other.text) != bool(row.text):
                    yield Finding(name, row.id, "missing", "no text" if row.text else "a text too many, or no entry")
                else:
                    yield from self.compare(row, other)
                    if lost := self._lost_qualifiers(other):
                        yield Finding(name, row.id, "qualifiers", f"in the older text only: {', '.join(lost)}")

    def _lost_qualifiers(self, text: Provision) -> list[str]:
        """Words that narrow or soften, in the older provision a text was adapted from and not in the text."""
        older = self.provisions.get(_adapted_from().get((text.id, text.language), ""))
        if older is None:
            return []
        patterns = [re.compile(rf"\b(?:{word})\b") for word in _signs()["qualifiers"][text.language]]
        before, now = (f"{row.title} {row.text}".casefold() for row in (older, text))
        return [found[0] for one in patterns if (found := one.search(before)) and not one.search(now)]

    def older(self, name: str) -> Iterator[Finding]:
        """What differs in an older text, at the places that the concordance calls the same."""
        for link in self.links:
            if link.relation == "same" and link.old and link.current and link.old.startswith(f"{name}:"):
                yield from self.compare(self.provisions[link.current], self.provisions[link.old], titles=False)

    def compare(self, here: Provision, there: Provision, titles: bool = True) -> Iterator[Finding]:
        """What differs between a provision of the Laws in force and its counterpart."""
        for check, detail in self._differences(here, there, titles):
            yield Finding(there.source, there.id, check, detail)

    def _differences(self, here: Provision, there: Provision, titles: bool) -> Iterator[tuple[str, str]]:
        if titles and bool(here.title) != bool(there.title):
            yield "title", f"{here.title!r} / {there.title!r}"
        if foreign := _FOREIGN[there.language].findall(there.title + there.text):
            yield "foreign", f"letters of another language: {''.join(foreign)[:20]}"
        if not here.text:
            return
        one, other = self._profile(here), self._profile(there)
        if titles and (parts := _shape(here.text)) != _shape(there.text):
            yield "lines", f"{parts} / {_shape(there.text)}"
        if one.numbers != other.numbers:
            yield "numbers", _sets(one.numbers, other.numbers)
        mine, theirs = self._cited(here), self._cited(there)
        if mine != theirs:
            yield "references", _sets(mine, theirs)
        third = self._third(here, there)
        for check in ("denies", "must", "may"):
            own, other_own = _says(check, here), _says(check, there)
            if own != other_own and (third is None or other_own != _says(check, third)):
                yield check, f"{'yes' if own else 'no'} / {'yes' if other_own else 'no'}"
        lost = (one.notions.keys() - other.notions.keys()) & set(_signs()["terms"])
        if lost:
            yield "terms", f"not named: {', '.join(sorted(lost))}"
        low, high = _BOUNDS[there.language]
        ratio = len(there.text) / max(1, len(here.text))
        if len(here.text) >= 60 and not low <= ratio <= high:
            yield "length", f"{ratio:.2f} of the Hungarian"

    def _third(self, here: Provision, there: Provision) -> Provision | None:
        """The other working text of the same place: where both agree against the Hungarian, its wording is loose."""
        if source(there.source).standing != "working":
            return None
        other = {"pl": "nb", "nb": "pl"}[there.language]
        return self.provisions.get(f"laws-2017-{other}-working:{here.id}")

    def _profile(self, row: Provision) -> Profile:
        return profile(row, (), [(mention.start, mention.end) for mention in find(row.text)])

    def _cited(self, row: Provision) -> frozenset[str]:
        """What a text cites, as places of the Laws in force."""
        if source(row.source).standing == "working":  # its places are those of the Laws in force, written yet or not
            row = replace(row, source=LAW_IN_FORCE)
        found = [self._resolver.resolve(mention, row) for mention in find(row.text) if mention.sure]
        places = [self._current.get(full_id, full_id) for full_id in found if full_id]
        return frozenset(place.split(":", 1)[1] for place in places)


def auditor() -> Auditor:
    """An auditor of the corpus as it stands on disk (no build needed)."""
    provisions = [row for entry in sources().values() for row in read(entry).provisions]
    return Auditor(provisions, align(provisions))


def exceptions(path: Path = EXCEPTIONS) -> dict[tuple[str, str, str], str]:
    """The reviewed exceptions: what differs rightly, and why; raises BadData for an unknown check or no reason."""
    rows = (strict_yaml.load(path) or {}) if path.exists() else {}
    result: dict[tuple[str, str, str], str] = {}
    for name, places in rows.items():
        for place, checks in places.items():
            for check, reason in checks.items():
                if check not in CHECKS or not reason:
                    raise BadData(f"{path.name}, {name}:{place}: {check!r} is no check, or has no reason.")
                result[source(name).id, str(place), check] = str(reason)
    return result


def unexplained(findings: Iterable[Finding], known: dict[tuple[str, str, str], str]) -> list[Finding]:
    """The findings that no exception explains."""
    return [row for row in findings if row.key not in known]


@cache
def _signs() -> dict[str, Any]:
    rows: dict[str, Any] = strict_yaml.load(SIGNS)
    return rows


@cache
def _adapted_from() -> dict[tuple[str, str], str]:
    """What an adapted text was adapted from, where that became one text: a rule split up parts with its words."""
    rows = [row for row in load_all() if row.origin == "adapted"]
    times = Counter(row.source for row in rows)
    return {(row.id, row.language): row.source for row in rows if times[row.source] == 1}


@cache
def _pattern(kind: str, language: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(_signs()[kind][language])})\b")


def _says(check: str, row: Provision) -> bool:
    text = _pattern("neutral", row.language).sub(" ", row.text.casefold())
    return bool(_pattern(check, row.language).search(text))


def _shape(text: str) -> tuple[int, int, int]:
    """Lines, table cells, and items of lists within the text."""
    return text.count("\n") + 1, text.count("\t"), len(_LIST.findall(text))


def _sets(one: frozenset[str], other: frozenset[str]) -> str:
    here, there = (", ".join(sorted(rows)) or "-" for rows in (one - other, other - one))
    return f"only in the Hungarian: {here}; only here: {there}"


def main(arguments: list[str]) -> int:
    """Print what is unexplained; exit status 1 when there is something."""
    here, known = auditor(), exceptions()
    if "--older" in arguments:
        names, look = [arguments[arguments.index("--older") + 1]], here.older
    else:
        codes = [word for word in arguments if word in _BOUNDS] or list(_BOUNDS)
        names, look = [f"laws-2017-{code}-working" for code in codes], here.working
    heads = [word for word in arguments if word[0].isdigit() or word.isupper()]
    wrong = 0
    for name in names:
        found = list(look(name))
        open_ones = [row for row in unexplained(found, known) if not heads or row.id.split(".")[0] in heads]
        for row in open_ones:
            sys.stdout.write(f"{name} {row.id} {row.check}: {row.detail}\n")
        counts = Counter(row.check for row in open_ones)
        sys.stdout.write(f"{name}: {len(found)} differences, {len(open_ones)} unexplained {dict(counts)}\n")
        stale = [key for key in known if key[0] == name and key not in {row.key for row in found}]
        for key in stale if not heads and "--older" not in arguments else []:
            sys.stdout.write(f"{':'.join(key)}: the exception no longer applies\n")
            wrong += 1
        wrong += len(open_ones)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
