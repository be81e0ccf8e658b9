"""A whole team event out of a file: matches scored, the table, any board of a match explained."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.exports.files import write_text
from app.scoring.field import SECONDS, write_table
from app.scoring.penalties import penalties
from app.scoring.scales import vp_scale
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from rulings.scoring import typed
from rulings.scoring.calculation import Calculation
from rulings.scoring.field.matches import TeamOptions, explain_board, score_teams
from rulings.scoring.field.reading import read_field
from rulings.scoring.field.results import FieldResults
from rulings.scoring.field.team_table import team_rows, team_table
from rulings.scoring.field.writing import MATCH_COLUMNS, TEAM_COLUMNS, match_rows, teams_html
from rulings.scoring.telling import document, labels, tell


@dataclass(frozen=True, slots=True)
class TeamEvent:
    """The matches of an event, scored one by one; `found` is what the file holds."""

    method: str
    found: FieldResults
    scored: Any

    def explained(self, place: str) -> Calculation[Any]:
        """Why a board of a match came out so, `1-2:5`; raises BadInput."""
        named = re.fullmatch(r"(.+)-(.+):(\d+)", place.strip())
        if not named:
            raise BadInput(f"{place!r} does not name a match and a board: write 1-2:5 for board 5 of team 1 against 2.")
        return explain_board(self.scored, self.found, named[1], named[2], int(named[3]))

    def table(self, penalty: Sequence[str] = (), system: str = "") -> TeamStandings:
        """The table of the event with penalties taken off; ties separated by `system`. Raises BadInput."""
        off = {team: typed.number(text, "penalty") for team, text in penalties(penalty)}
        return TeamStandings(self, team_table(self.scored, off, system))


@dataclass(frozen=True, slots=True)
class TeamStandings:
    """The table of a team event."""

    event: TeamEvent
    calculation: Calculation[Any]

    @property
    def rows(self) -> list[Any]:
        """One row a team, in order."""
        return list(team_rows(self.calculation.value, self.event.scored))

    def said(self, language: Language) -> list[str]:
        """The notes as sentences."""
        return [tell(note, language) for note in (*self.event.scored.notes, *self.calculation.notes)]

    def document(self, language: Language) -> dict[str, Any]:
        """The event as JSON."""
        return {
            "method": self.event.method,
            "standings": [dict(zip(TEAM_COLUMNS, row, strict=True)) for row in self.rows],
            "matches": [dict(zip(MATCH_COLUMNS, row, strict=True)) for row in match_rows(self.event.scored)],
            "ties": document(self.calculation, language)["statements"],
            "notes": self.said(language),
        }

    def tables(self, words: dict[str, str]) -> list[tuple[str, list[str], list[Any]]]:
        """Title, column heads and rows of the table and of the matches."""
        matches = list(match_rows(self.event.scored))
        return [
            ("", [words[name] for name in TEAM_COLUMNS], self.rows),
            (words["matches"], [words[name] for name in MATCH_COLUMNS], matches),
        ]

    def write(self, language: Language, keep: Path, table: Path | None, page: Path | None, sheet: bool) -> None:
        """Write the files asked for; `keep` is the file of results, never written over. Raises BadInput."""
        words = labels(language)
        write_table(table, TEAM_COLUMNS, self.rows, words, sheet, keep)
        if page:
            write_text(page, teams_html(self.event.scored, self.rows, words, language, self.said(language)), keep)


def team_options(
    method: str, vp: str = "", scale_file: Path | None = None, variant: str = "", divisor: str = ""
) -> TeamOptions:
    """How the matches are scored, from words as typed; raises BadInput where a method leaves a choice open."""
    how = typed.one_of(method, "imps", "board_a_match", "patton")
    wanted = {"imps": ("--vp", vp), "board_a_match": ("--variant", variant), "patton": ("--divisor", divisor)}[how]
    if not wanted[1]:
        raise BadInput(
            f"The option {wanted[0]} is missing: {how} is scored in more than one way, see "
            "`lawbridge score teams --help`."
        )
    return TeamOptions(
        how,
        vp_scale(vp, scale_file) if how == "imps" else None,
        typed.one_of(variant or "a", "a", "b"),
        typed.one_of(divisor or "both_teams", "both_teams", "winner"),
    )


def team_event(file: Path, options: TeamOptions, encoding: str = "") -> TeamEvent:
    """Score the matches of a file, which may be anybody's: in a process with limits. Raises BadInput for what cannot be
    read or does not fit.
    """
    return guarded(event_of, file, options, encoding, name=file.name, seconds=SECONDS)


def event_of(file: Path, options: TeamOptions, encoding: str) -> TeamEvent:
    """The same, done here."""
    found = read_field(file, encoding=encoding, teams=True)
    return TeamEvent(options.method, found, score_teams(found, options))
