"""Departures: where a text in force says something else than the Laws it translates (`corpus/departures.yaml`).

A reader of such a provision is told in one sentence; rulings and working texts follow the sense unless asked for the
letter. What a misprint is stands in `errata.yaml` and not here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast, get_args

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language

DEPARTURES = CORPUS / "departures.yaml"
Effect = Literal["changes_ruling", "misleads", "style"]
Followed = Literal["sense", "letter"]
Known = Literal["definition", "other_provision", "older_edition", "logic", "copy", "remembered"]
_KEYS = {"provisions", "says", "sense", "effect", "rulings", "working", "known", "because"}
_SENTENCES = CORPUS / "departure_sentences.yaml"


@dataclass(frozen=True, slots=True, eq=False)
class Departure:
    """One place, or several with the same words, where the text `source` leaves the Laws.

    `says` are its words in the first of `provisions`, "" where it leaves something out; `sense` is what the Laws mean,
    a clause per language; `rulings` and `working` say what rulings and working texts follow; `case` names the engine
    case that shows a changed ruling.
    """

    source: str
    provisions: tuple[str, ...]
    says: str
    sense: dict[str, str]
    effect: Effect
    rulings: Followed
    working: Followed
    known: Known
    because: str
    case: str = ""

    def sentence(self, language: Language) -> str:
        """What a reader is told: the words of the text, and the sense of the Laws."""
        key = "says" if self.says else "leaves_out"
        return _sentences()[key][language].format(says=self.says, sense=self.sense[language])

    def followed(self, letter: bool = False) -> Followed:
        """Which of the two a ruling follows; `letter` asks for the printed words."""
        return "letter" if letter and self.effect == "changes_ruling" else self.rulings

    def following(self, language: Language, letter: bool = False) -> str:
        """The same in one sentence."""
        return _sentences()[f"ruling_{self.followed(letter)}"][language]

    def working_sentence(self, language: Language) -> str:
        """What the working texts follow, in one sentence."""
        return _sentences()[f"working_{self.working}"][language]


def load(path: Path = DEPARTURES) -> tuple[Departure, ...]:
    """The departures of one file; raises BadData that names the provision where a row is malformed."""
    data = strict_yaml.load(path)
    return tuple(_departure(path, str(data["source"]), row) for row in data["departures"])


@cache
def departures() -> tuple[Departure, ...]:
    """All departures, in the order of the file."""
    return load()


def at(provision: str) -> tuple[Departure, ...]:
    """The departures that a provision has itself: a full id, or the bare id of a Law in force.

    >>> [one.effect for one in at("26.B")]
    ['changes_ruling']
    """
    return _by_provision().get(provision, ())


@cache
def _by_provision() -> dict[str, tuple[Departure, ...]]:
    found: dict[str, tuple[Departure, ...]] = {}
    for one in departures():
        for place in one.provisions:
            for name in (place, f"{one.source}:{place}"):
                found[name] = (*found.get(name, ()), one)
    return found


@cache
def _sentences() -> dict[str, dict[str, str]]:
    return cast("dict[str, dict[str, str]]", strict_yaml.load(_SENTENCES))


def _departure(path: Path, source: str, row: dict[str, Any]) -> Departure:
    where = f"{path.name}, {', '.join(row.get('provisions') or ['a row without provisions'])}"
    if set(row) - {"case"} != _KEYS or not row["provisions"] or set(row["sense"]) != set(LANGUAGES):
        raise BadData(f"{where}: a departure has {sorted(_KEYS)}, a sense in {LANGUAGES}, and `case` where it rules.")
    for key, allowed in (("effect", Effect), ("rulings", Followed), ("working", Followed), ("known", Known)):
        if row[key] not in get_args(allowed):
            raise BadData(f"{where}: {key} is one of {get_args(allowed)}, not {row[key]!r}.")
    if (row["effect"] == "changes_ruling") != bool(row.get("case")):
        raise BadData(f"{where}: what changes a ruling names its case, and nothing else does.")
    return Departure(
        source,
        tuple(row["provisions"]),
        row["says"],
        row["sense"],
        row["effect"],
        row["rulings"],
        row["working"],
        row["known"],
        row["because"],
        row.get("case", ""),
    )
