"""The scenes that questions are told from: one sheet a procedure (`sheets/*.yaml`).

    procedure, weight     whose rulings these are, and how often it is drawn beside the others
    ask                   the question in four languages, where it is not "How does the director rule?"
    verdicts              headline of the engine -> the ruling in one breath, its effect alone (or the key it equals)
    scenes                id, facts, the scene in four languages, and `flips`: what people wrongly take the ruling for;
                          `table`: for its picture what its telling names by seat (cards, "H6 minor" a penalty card,
                          "5C" a call), and contract, doubling, declarer where the facts have no contract

Seats of facts and texts are written as if nobody turned the table; a question turns both. In texts `{E}` is a seat
(with a case: `{E:acc}`), `{HQ}` a card, `{2NT}` a call, `{auction}` the whole auction as a sentence
(`{calls}` without its opening words). A flip is one of

    {fact: value, ...}    the facts altered (null takes one away): the engine's ruling on them is the wrong answer
    {edition: "2007"}     the ruling of an older edition on the same facts
    {swap: [role, role]}  the right ruling with two players exchanged
    {other: [procedure, verdict], law: ...}  the ruling of another case, by its words in that procedure's sheet
    {belief: key}         what no case is ruled as though many believe it; under the sheet's `beliefs` stand by key the
                          words, `short` ones where they are long, `why` it is wrong and by which `law` (one or several)

`answers` say why a number of tricks, or a time to pass, is wrong that no flip comes to: by sort of question and value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData

HERE = Path(__file__).parent / "sheets"
SHORT = Path(__file__).parent / "short.yaml"
"""The same scenes and rulings in so few words that Kahoot holds them; not every scene can be told so."""
Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ToldScene:
    """One scene: its facts, its telling by language, and what it is wrongly ruled as."""

    id: str
    facts: Mapping[str, Any]
    texts: Texts
    flips: tuple[Mapping[str, Any], ...]
    ask: Texts | None = None
    sorts: tuple[str, ...] = ()
    level: int = 0
    table: Mapping[str, Any] = field(default_factory=dict)
    short: Texts | None = None


@dataclass(frozen=True, slots=True)
class SceneSheet:
    """The scenes of one procedure and its rulings in one breath."""

    procedure: str
    verdicts: Mapping[str, Texts]
    scenes: tuple[ToldScene, ...]
    weight: float = 1.0
    ask: Texts | None = field(default=None)
    short_verdicts: Mapping[str, Texts] = field(default_factory=dict)
    short_ask: Texts | None = None
    beliefs: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    answers: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)

    def verdict(self, key: str, short: bool = False) -> Texts | None:
        """The ruling of a headline in one breath, or shorter; None where the sheet has no words for it."""
        long = self.verdicts.get(key)
        return self.short_verdicts.get(key, long) if short else long


@cache
def sheets() -> dict[str, SceneSheet]:
    """Every sheet by its procedure."""
    found = {}
    for path in sorted(HERE.glob("*.yaml")):
        for row in strict_yaml.load(path):
            sheet = _sheet(row)
            if sheet.procedure in found:
                raise BadData(f"{path.name}: {sheet.procedure} has a sheet already; add its scenes there.")
            found[sheet.procedure] = sheet
    return found


@cache
def _short() -> dict[str, Any]:
    """`short.yaml`: by procedure the short scenes, rulings and question."""
    found: dict[str, Any] = strict_yaml.load(SHORT)
    return found


def _sheet(row: Mapping[str, Any]) -> SceneSheet:
    short = _short().get(row["procedure"], {})
    verdicts = {
        key: row["verdicts"][words] if isinstance(words, str) else words for key, words in row["verdicts"].items()
    }
    scenes = tuple(
        ToldScene(
            id=f"{row['procedure']}/{one['id']}",
            facts=one["facts"],
            texts={language: " ".join(one[language].split()) for language in ("hu", "pl", "nb", "en")},
            flips=tuple(one.get("flips", ())),
            ask=one.get("ask"),
            sorts=tuple(one.get("sorts", ())),
            level=one.get("level", 0),
            table=one.get("table", {}),
            short=short.get("scenes", {}).get(one["id"]),
        )
        for one in row["scenes"]
    )
    said: dict[str, Texts] = dict(short.get("verdicts", {}))
    said |= {key: said[words] for key, words in row["verdicts"].items() if isinstance(words, str) and words in said}
    return SceneSheet(
        row["procedure"],
        verdicts,
        scenes,
        float(row.get("weight", 1)),
        row.get("ask"),
        said,
        short.get("ask"),
        {key: {"short": one["words"], **one} for key, one in row.get("beliefs", {}).items()},
        row.get("answers", {}),
    )
