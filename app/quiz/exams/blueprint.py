"""What an examination must hold: areas with the least number of questions, mix of levels, pass mark, time.

`blueprints/*.yaml` are our own examples; a trainer's own file of the same form works as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.quiz.exams.areas import area
from app.quiz.exports.format import Paper
from app.quiz.model import LEVELS, Level
from corpus import strict_yaml
from corpus.errors import BadData, BadInput
from corpus.guarded import guarded
from corpus.model import LANGUAGES, Language

FOLDER = Path(__file__).parent / "blueprints"


@dataclass(frozen=True, slots=True)
class Blueprint:
    """`areas` gives questions by area, in the paper's order; `levels` percentages that sum to 100."""

    id: str
    titles: Mapping[str, str]
    notes: Mapping[str, str]
    minutes: int
    pass_mark: int
    areas: Mapping[str, int]
    levels: Mapping[Level, int]

    @property
    def total(self) -> int:
        """Questions on the paper."""
        return sum(self.areas.values())

    def paper(self, form: str, language: Language) -> Paper:
        """What the first page says."""
        return Paper(form, self.minutes, self.pass_mark, self.notes[language])

    def shares(self) -> dict[tuple[str, Level], int]:
        """How many questions of each area and level: the whole paper has the mix, and each area nearly so.

        Levels are dealt out one question at a time, always the one that is furthest behind its share (as seats are
        apportioned), so that counts by area are exact and by level at most one off.
        """
        dealt = dict.fromkeys(LEVELS, 0)
        found: dict[tuple[str, Level], int] = {}
        done = 0
        for name, count in self.areas.items():
            for _ in range(count):
                done += 1
                behind = {level: self.levels.get(level, 0) * done / 100 - dealt[level] for level in LEVELS}
                level = max(LEVELS, key=lambda one: (behind[one], -one))
                dealt[level] += 1
                found[name, level] = found.get((name, level), 0) + 1
        return found


def blueprints() -> dict[str, Blueprint]:
    """Our example papers by id."""
    return {path.stem: read_blueprint(path) for path in sorted(FOLDER.glob("*.yaml"))}


def blueprint(name: str) -> Blueprint:
    """An example by id, or the file of this name; raises BadInput naming the examples."""
    known = blueprints()
    if name in known:
        return known[name]
    if name.endswith((".yaml", ".yml")):
        return guarded(read_blueprint, Path(name), name=Path(name).name)
    raise BadInput(
        f"The blueprint {name[:40]!r} is not one of {', '.join(known)}; write one of these or a YAML file of your own."
    )


def read_blueprint(path: Path) -> Blueprint:
    """Read and check a blueprint; raises BadData naming the file and what is wrong."""
    row = strict_yaml.load(path)
    needed = {"id", "title", "minutes", "pass_mark", "areas", "levels"}
    if not isinstance(row, dict) or not needed <= set(row):
        raise BadData(f"The file {path} must have {', '.join(sorted(needed))}; {FOLDER / 'club.yaml'} shows the form.")
    try:
        found = _checked(row)
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"The blueprint {path} cannot be used: {error}.") from error
    return found


def _checked(row: Mapping[str, Any]) -> Blueprint:
    for name in row["areas"]:
        area(name)
    counts = {str(name): int(count) for name, count in row["areas"].items()}
    levels: dict[Level, int] = {level: int(row["levels"].get(str(level), 0)) for level in LEVELS}
    if sum(levels.values()) != 100 or min(levels.values()) < 0 or set(row["levels"]) - {"1", "2", "3"}:
        raise ValueError("the levels 1, 2 and 3 must be percentages that sum to 100")
    if not counts or min(counts.values()) < 1:
        raise ValueError("each area needs at least one question")
    if not 1 <= int(row["pass_mark"]) <= 100 or int(row["minutes"]) < 1:
        raise ValueError("the pass mark is a percentage from 1 to 100 and the time at least a minute")
    titles = _texts(row["title"])
    return Blueprint(
        str(row["id"]), titles, _texts(row.get("note", "")), int(row["minutes"]), int(row["pass_mark"]), counts, levels
    )


def _texts(value: Any) -> dict[str, str]:
    """A text by language; one text, or English alone, serves all."""
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, value)
    return {language: str(value.get(language, value.get("en", next(iter(value.values()))))) for language in LANGUAGES}
