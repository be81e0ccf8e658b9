"""A whole team event out of a file: matches scored, the table, any board of a match explained."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.exports.files import never_over, write_text
from app.scoring.field import SECONDS, write_table
from app.scoring.penalties import penalties
from app.scoring.scales import vp_scale
from app.scoring.tournament import asked_document, match_document
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from rulings.scoring import typed
from rulings.scoring.calculation import Calculation
from rulings.scoring.field.match_points import FRACTION_RULES
from rulings.scoring.field.matches import TeamOptions, explain_board, score_teams
from rulings.scoring.field.results import FieldResults
from rulings.scoring.field.team_table import team_rows, team_table
from rulings.scoring.field.writing import MATCH_COLUMNS, TEAM_COLUMNS, match_rows, teams_html
from rulings.scoring.telling import document, labels, tell
from rulings.scoring.tournament.reading import YAML, read_files
from rulings.scoring.tournament.teams import asked_notes


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
        scored = self.event.scored
        return [tell(note, language) for note in (*scored.notes, *asked_notes(scored.asked), *self.calculation.notes)]

    def document(self, language: Language) -> dict[str, Any]:
        """The event as JSON."""
        return {
            "method": self.event.method,
            "standings": [dict(zip(TEAM_COLUMNS, row, strict=True)) for row in self.rows],
            "matches": [
                dict(zip(MATCH_COLUMNS, row, strict=True)) | cited_match(match, language)
                for row, match in zip(match_rows(self.event.scored), self.event.scored.matches, strict=True)
            ],
            "ties": document(self.calculation, language)["statements"],
            "notes": self.said(language),
            "asked": [asked_document(one) for one in self.event.scored.asked],
            "citations": self.citations,
        }

    @property
    def citations(self) -> list[str]:
        """The paragraphs of the matches, the ties and the notes."""
        steps = [step for match in self.event.scored.matches for step in match.steps]
        rows = (*steps, *self.calculation.steps, *self.event.scored.notes, *self.calculation.notes)
        return list(dict.fromkeys(step.cite for step in rows if step.cite))

    def tables(self, words: dict[str, str]) -> list[tuple[str, list[str], list[Any]]]:
        """Title, column heads and rows of the table and of the matches."""
        matches = list(match_rows(self.event.scored))
        return [
            ("", [words[name] for name in TEAM_COLUMNS], self.rows),
            (words["matches"], [words[name] for name in MATCH_COLUMNS], matches),
        ]

    def write(
        self, language: Language, keep: Sequence[Path], table: Path | None, page: Path | None, sheet: bool
    ) -> None:
        """Write the files asked for; `keep` are the files of results, never written over. Raises BadInput."""
        words = labels(language)
        for one in keep[1:]:
            never_over(table, one)
            never_over(page, one)
        write_table(table, TEAM_COLUMNS, self.rows, words, sheet, keep[0])
        if page:
            write_text(page, teams_html(self.event.scored, self.rows, words, language, self.said(language)), keep[0])


def cited_match(match: Any, language: Language) -> dict[str, Any]:
    """Round, length and the sentences of a match with their paragraphs, beside its row."""
    found = match_document(match, language)
    return {
        **{name: found[name] for name in ("round", "kind", "statements")},
        "length": found["boards"],
        "citations": list(dict.fromkeys(cite for row in found["statements"] for cite in row["citations"])),
    }


def team_options(
    method: str,
    vp: str = "",
    scale_file: Path | None = None,
    variant: str = "",
    divisor: str = "",
    boards: int = 0,
    fraction: str = "",
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
        boards or None,
        typed.one_of(fraction, *FRACTION_RULES) if fraction else None,
    )


def team_event(files: Sequence[Path], options: TeamOptions, encoding: str = "") -> TeamEvent:
    """Score the matches of files, which may be anybody's: in a process with limits. Raises BadInput for what cannot be
    read or does not fit.
    """
    name = ", ".join(file.name for file in files)
    return guarded(event_of, tuple(files), options, encoding, name=name, seconds=SECONDS)


def is_tournament(files: Sequence[Path]) -> bool:
    """Whether what is given is a tournament written as YAML."""
    return any(path.suffix.lower() in YAML for path in files)


def team_rules_as_typed(method: str, vp: str, scale_file: Path | None, variant: str, divisor: str) -> dict[str, Any]:
    """The options of the command as rules of a competition; raises BadInput as `team_options` does."""
    team_options(method, vp, scale_file, variant, divisor)
    rows = {"method": method, "vp": vp, "vp_table": str(scale_file or ""), "variant": variant, "divisor": divisor}
    return {name: value for name, value in rows.items() if value}


def event_of(files: Sequence[Path], options: TeamOptions, encoding: str) -> TeamEvent:
    """The event scored, done here."""
    found = read_files(files, "teams", encoding)
    return TeamEvent(options.method, found, score_teams(found, options))
