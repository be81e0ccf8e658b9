"""A whole pairs event out of a file: read, scored, ranked; its tables and any pair's board explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.exports.files import write_text
from app.scoring.penalties import penalties
from bridge.whole import whole
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from rulings.scoring import typed
from rulings.scoring.calculation import Calculation, Step
from rulings.scoring.explaining import AVERAGES, COMPUTER_28, ROUNDED, because
from rulings.scoring.explaining import explain as explained
from rulings.scoring.field.boards import Options, top_of
from rulings.scoring.field.lists import Entrant, class_lists, penalty_points, read_entrants, with_handicap
from rulings.scoring.field.reading import read_field
from rulings.scoring.field.results import FieldResults
from rulings.scoring.field.scoring import Scored, full_results, score_field
from rulings.scoring.field.tie_breaking import separate
from rulings.scoring.field.withdrawal import withdraw
from rulings.scoring.field.writing import (
    COLUMNS,
    FREQUENCY_COLUMNS,
    as_csv,
    as_html,
    as_sheet,
    frequency_rows,
    rows_of,
    standing_rows,
)
from rulings.scoring.telling import labels, tell

SECONDS = 30
COUNTED_BY = {"matchpoints": "78.A", "cross_imps": "78.D", "butler": "mbsz-hu:M6.2", "total": "78.C"}
"""Method of a field -> the paragraph that names it."""


@dataclass(frozen=True, slots=True)
class FieldEvent:
    """An event scored: the ranking, the lists of annex 6.4 and 6.5, the steps that separated ties, the notes."""

    method: str
    scored: Scored
    further: tuple[tuple[str, Any], ...]
    steps: tuple[Step, ...]
    notes: tuple[Step, ...]

    def explained(self, place: str, language: Language) -> tuple[Calculation[Any], str]:
        """Why a pair has what it has on a board, `7:12`: the calculation, and the whole in one sentence."""
        pair, _, board = place.rpartition(":")
        number = whole(board)
        if number is None:
            raise BadInput(f"{place[:40]!r} does not name a pair and a board: write 7:12 for pair 7 on board 12.")
        sentence = tell(because(self.scored, pair, number), language)
        return explained(self.scored, pair, number), sentence

    def said(self, language: Language) -> list[str]:
        """The notes as sentences."""
        return [tell(note, language) for note in self.notes]

    def document(self, language: Language) -> dict[str, Any]:
        """The event as JSON."""
        return {
            "method": self.method,
            "standings": [dict(zip(COLUMNS, row, strict=True)) for row in standing_rows(self.scored)],
            "lists": {
                title: [dict(zip(COLUMNS, row, strict=True)) for row in rows_of(ranking)]
                for title, ranking in self.further
            },
            "frequencies": [list(row) for row in frequency_rows(self.scored)],
            "ties": [{"text": tell(step, language), "citations": [step.cite]} for step in self.steps],
            "notes": self.said(language),
            "citations": self.citations,
        }

    @property
    def citations(self) -> list[str]:
        """The paragraphs the scores rest on: the method, averages and short boards as they came up, ties, notes."""
        rows = [COUNTED_BY[self.scored.options.method]]
        averages = dict.fromkeys(b.average for b in self.scored.boards if b.average)
        for average in averages:
            rows.append(f"mbsz-hu:{average}" if average.startswith("27.") else AVERAGES.get(average, "12.C.2.a"))
        counts = {r.board: 0 for r in self.scored.field.results}
        for r in self.scored.field.results:
            counts[r.board] += bool(r.ns and r.ew)
        if self.scored.options.method == "matchpoints" and any(0 < n < self.scored.full for n in counts.values()):
            rows += [COMPUTER_28, ROUNDED]
        rows += [step.cite for step in (*self.steps, *self.notes)]
        return list(dict.fromkeys(cite for cite in rows if cite))

    def tables(self, words: dict[str, str]) -> list[tuple[str, list[str], list[Any]]]:
        """Title, column heads and rows of every list, as people read them."""
        heads = [words[name] for name in COLUMNS]
        lines = [(words.get(line, ""), ranking) for line, ranking in self.scored.lists]
        return [(title, heads, list(rows_of(ranking))) for title, ranking in (*lines, *self.further)]


def field_options(
    method: str, scale: str = "", trim: int = 0, division: str = "", rounding: str = "ten", average: bool = True
) -> Options:
    """How a field is scored, from words as typed; raises BadInput, also where matchpoints have no scale."""
    how = typed.one_of(method, "matchpoints", "cross_imps", "butler", "total")
    if how == "matchpoints" and not scale:
        raise BadInput("The matchpoint scale is missing: add --scale 2-1-0 or --scale 1-half-0.")
    return Options(
        how,
        typed.one_of(scale or "2-1-0", "2-1-0", "1-half-0"),
        trim,
        division=typed.one_of(division, "upper", "fourth") if division else None,
        rounding=typed.one_of(rounding, "ten", "exact"),
        average=average,
    )


@dataclass(frozen=True, slots=True)
class FieldFile:
    """The file of an event and how it is read: the list of pairs, the encoding, whether the lines are apart."""

    results: Path
    pairs: Path | None = None
    encoding: str = ""
    lines_apart: bool = False


def field_event(
    file: FieldFile,
    options: Options,
    language: Language,
    penalty: Sequence[str] = (),
    withdrawn: Sequence[str] = (),
    break_ties: bool = False,
) -> FieldEvent:
    """Score an event from its file, which may be anybody's: in a process with limits. Raises BadInput for what cannot
    be read or does not fit.
    """
    name = file.results.name
    return guarded(event_of, file, options, language, penalty, withdrawn, break_ties, name=name, seconds=SECONDS)


def event_of(
    file: FieldFile,
    options: Options,
    language: Language,
    penalty: Sequence[str],
    withdrawn: Sequence[str],
    break_ties: bool,
) -> FieldEvent:
    """The same, done here."""
    entrants = read_entrants(file.pairs, file.encoding) if file.pairs else ()
    found = read_field(file.results, file.lines_apart, file.encoding)
    if len({r.session for r in found.results}) > 1:
        raise BadInput(
            f"The file {file.results} has several sessions: `lawbridge score pairs` scores them and adds up."
        )
    scored = _scored(found, options, entrants, penalty, withdrawn)
    steps: tuple[Step, ...] = ()
    notes = list(scored.notes)
    if break_ties:
        calculation = separate(scored)
        scored, steps = calculation.value, calculation.steps
        notes += calculation.notes
    further = _further(scored, entrants, labels(language), notes)
    return FieldEvent(options.method, scored, tuple(further), steps, tuple(notes))


def write_field(
    event: FieldEvent,
    language: Language,
    keep: Path,
    table: Path | None = None,
    frequencies: Path | None = None,
    page: Path | None = None,
    sheet: bool = False,
) -> None:
    """Write the tables asked for; `keep` is the file of results, never written over. Raises BadInput."""
    words = labels(language)
    write_table(table, COLUMNS, standing_rows(event.scored), words, sheet, keep)
    write_table(frequencies, FREQUENCY_COLUMNS, frequency_rows(event.scored), words, sheet, keep)
    if page:
        lists = [(title, rows_of(ranking)) for title, ranking in event.further]
        write_text(page, as_html(event.scored, words, language, event.said(language), lists), keep)


def write_table(
    path: Path | None, columns: Sequence[str], rows: Sequence[Any], words: dict[str, str], sheet: bool, keep: Path
) -> None:
    """One table as CSV, for programs or with `sheet` for a spreadsheet; nothing without a path."""
    if path:
        write_text(path, as_sheet(columns, rows, words) if sheet else as_csv(columns, rows), keep)


def _scored(
    found: FieldResults, options: Options, entrants: Sequence[Entrant], penalty: Sequence[str], withdrawn: Sequence[str]
) -> Scored:
    gone = [*dict.fromkeys((*withdrawn, *(e.pair for e in entrants if e.withdrawn)))]
    named = {**found.names, **{e.pair: e.name for e in entrants if e.name}}
    left = withdraw(replace(found, names=named), gone)
    top = top_of(full_results(left), options)
    off: dict[str, Any] = {}
    for pair, text in [*penalties(penalty), *((e.pair, e.penalty) for e in entrants if e.penalty)]:
        off[pair] = off.get(pair, 0) + penalty_points(text, top)
    return score_field(left, options, off, gone)


def _further(
    scored: Scored, entrants: Sequence[Entrant], words: dict[str, str], notes: list[Step]
) -> list[tuple[str, Any]]:
    """The rankings of annex 6.4 and 6.5 where the list of pairs has classes or handicaps."""
    found: list[tuple[str, Any]] = []
    if any(e.group for e in entrants):
        lists = class_lists(scored.standings, {e.pair: e.group for e in entrants}).value
        found += [(f"{name} {words['class_of']}", rows) for name, rows in list(lists.items())[1:]]
    if any(e.handicap for e in entrants):
        calculation = with_handicap(scored, {e.pair: e.handicap for e in entrants})
        notes += calculation.notes
        found.append((words["handicap"], calculation.value))
    return found
