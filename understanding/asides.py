"""Matters told beside another one: entries of `corpus/beside/*.yaml`, and how loudly each is told in some part.

A story of two matters tells each in clauses of its own, and the whole sounds like the one that is told more. So each
entry has an ear of its own, a linear model over the words of a few clauses (`understanding.learn_asides`): the
procedures that a text sounds like need a whole case, and hear nothing in `he muttered that he had misread it`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import masks, pieces, plain_words
from understanding.heard import Heard
from understanding.rank import model, scores_of
from understanding.senses import senses
from understanding.times import says_unplayed

BESIDE = CORPUS / "beside"
MODEL = "asides"
"""`data/asides.npz`: one ear an entry."""
LIKELY = 0.5
"""The chance from which something is more likely than not."""
FEWEST, IN_A_ROW = 3, 3
"""Words of a part at least, and how many clauses of one sentence make a part at most."""
_KEYS = {"id", "procedure", "laws", "with", "say"}
_EAR = {"told", "least"}
_MAY = {
    "rules",
    "first",
    "shown",
    "of",
    "tells",
    "heard",
    "unless",
    "apart",
    "facts",
    "accepted",
    "settled",
    "say_settled",
    "brief",
}
Facts = Mapping[str, tuple[str, ...]]
"""Values by `procedure.fact`, as tellings spell them."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A matter told beside another: its procedure, the provisions it rests on (bare ids), and what it stands beside.

    `rules` maps a procedure that is heard to the one that rules where this is told too; `first`: said before the
    ruling; `shown`: irregularities that stand one behind the other on a table that shows it, `accepted` whether the
    first is; `of`: procedures whose own stories tell it; `tells`: values of facts (`procedure.fact`) whose tellings
    tell it; `apart`: what a sentence of its own sounds like that tells it; `heard`: values of facts whose chance counts
    beside the ear, `least` what both must come to, `unless` those that deny it; `facts`: what it tells the procedure
    that rules; `say` what is ruled of it, `told` how stories tell it, by language (nothing where it has no ear).
    `say_settled` is said where any fact of `settled` has that value: without the branch that it settles; `brief` where
    there is no room for more.
    """

    id: str
    procedure: str
    laws: tuple[str, ...]
    beside: frozenset[str]
    least: float
    say: Mapping[Language, str]
    told: Mapping[Language, tuple[str, ...]]
    rules: Mapping[str, str]
    first: bool
    shown: tuple[str, ...]
    of: frozenset[str]
    tells: Facts
    heard: Facts
    unless: Facts
    apart: frozenset[str]
    accepted: str
    facts: Mapping[str, str]
    settled: Mapping[str, Any]
    say_settled: Mapping[Language, str]
    brief: Mapping[Language, str]

    def said(self, language: Language, facts: Mapping[str, Any]) -> str:
        """What is ruled of it beside these facts."""
        known = any(facts.get(fact) == value for fact, value in self.settled.items())
        return (self.say_settled if known else self.say)[language]


@cache
def asides() -> Mapping[str, Aside]:
    """All entries by id, file by file; raises BadData for one without its parts or languages."""
    found: dict[str, Aside] = {}
    for path in sorted(BESIDE.glob("*.yaml")):
        for row in strict_yaml.load(path):
            name, languages = str(row.get("id")), set(LANGUAGES)
            known = _KEYS <= set(row) <= _KEYS | _EAR | _MAY and (set(row) >= _EAR or not _EAR & set(row))
            known = known and all({*row.get(key, languages)} == languages for key in ("say_settled", "brief"))
            if not known or {*row["say"]} != languages or {*row.get("told", languages)} != languages:
                raise BadData(f"The matter {name!r} in {path.name} wants {sorted(_KEYS)}; an ear {sorted(_EAR)}.")
            if name in found:
                raise BadData(f"The matter {name!r} stands twice, the second time in {path.name}.")
            found[name] = Aside(
                id=name,
                procedure=str(row["procedure"]),
                laws=tuple(str(law) for law in row["laws"]),
                beside=frozenset(row["with"]),
                least=float(row.get("least", "inf")),
                say=row["say"],
                told={lang: tuple(str(line) for line in lines) for lang, lines in row.get("told", {}).items()},
                rules=row.get("rules", {}),
                first=bool(row.get("first")),
                shown=tuple(row.get("shown", ())),
                of=frozenset(row.get("of", ())),
                tells={fact: tuple(values) for fact, values in row.get("tells", {}).items()},
                heard={fact: tuple(values) for fact, values in row.get("heard", {}).items()},
                unless={fact: tuple(values) for fact, values in row.get("unless", {}).items()},
                apart=frozenset(row.get("apart", ())),
                accepted=str(row.get("accepted", "")),
                facts=row.get("facts", {}),
                settled=row.get("settled", {}),
                say_settled=row.get("say_settled", row["say"]),
                brief=row.get("brief", {}),
            )
    return found


def parts_of(text: Text) -> Iterator[tuple[int, int]]:
    """The first and last place of each part: a sentence, two in a row, and up to `IN_A_ROW` clauses of a sentence."""
    sentences: dict[int, list[tuple[int, int]]] = {}
    for clause in text.clauses:
        sentences.setdefault(clause.sentence, []).append((clause.first, clause.last))
    found: dict[tuple[int, int], None] = {}
    for clauses in sentences.values():
        for many in range(1, IN_A_ROW + 1):
            for at in range(len(clauses) - many + 1):
                found[clauses[at][0], clauses[at + many - 1][1]] = None
        found[clauses[0][0], clauses[-1][1]] = None
    for one, two in pairwise(sentences.values()):
        found[one[0][0], two[-1][1]] = None
    return (part for part in found if part[1] - part[0] >= FEWEST)


def told_beside(text: Text) -> dict[str, float]:
    """How far each ear is on the side of hearing its matter, in the part that tells it most.

    What nobody did is none: an ear that knows few words hears a lead in `before anyone led to the next trick`.
    """
    kept, words, plain = model(MODEL), masks(text), plain_words(text)
    loud: dict[str, float] = {}
    if kept is None:
        return loud
    undone = [one for one in text.clauses if says_unplayed(text, one)]
    for first, last in parts_of(text):
        if any(first <= one.first <= last for one in undone):
            continue
        seen = pieces([word for word in words[first : last + 1] if word])
        scores = scores_of(kept, *seen, senses().of(plain[first : last + 1]).whole())
        for name, score in zip(kept.labels, scores.tolist(), strict=True):
            loud[name] = max(score, loud.get(name, score))
    return loud


def loudness(one: Aside, ear: float, heard: Heard) -> float:
    """How loudly a matter is told: what its ear hears and the best chance of a fact that tells it.

    Where nobody had played on, the fact is heard in those words (`nobody had led yet`), and only the ear counts.
    """
    undone = heard.read is not None and any(says_unplayed(heard.read, clause) for clause in heard.read.clauses)
    return ear if undone else ear + _chance(one.heard, heard)


def denied(one: Aside, heard: Heard) -> bool:
    """Whether it is more likely than not told that a matter is not so."""
    return _chance(one.unless, heard) > LIKELY


def _chance(facts: Facts, heard: Heard) -> float:
    """The best chance of some values."""
    return max(
        (
            chances_of(heard, procedure).get(fact, {}).get(value, 0.0)
            for name, values in facts.items()
            for procedure, _, fact in (name.partition("."),)
            for value in values
        ),
        default=0.0,
    )
