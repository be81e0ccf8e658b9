"""A tournament scored from its YAML or from result files: every competition of a kind, lines that open, JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from app.exports.files import never_over, write_text
from app.scoring.adjusting import with_log
from app.scoring.field import SECONDS
from bridge.tournament import Competition, Congress
from corpus.errors import BadInput
from corpus.guarded import guarded
from corpus.model import Language
from rulings.scoring.calculation import Step, shown, signed
from rulings.scoring.field.match_points import StillAsked
from rulings.scoring.field.matches import TeamScored, rounds_of
from rulings.scoring.rounding import half_up
from rulings.scoring.telling import labels, tell
from rulings.scoring.tournament.exchange import pbn, usebio
from rulings.scoring.tournament.individual import score_individual
from rulings.scoring.tournament.pairs import score_pairs
from rulings.scoring.tournament.reading import YAML, pairs_competition, read_congress, read_files
from rulings.scoring.tournament.standing import CompetitionScored, OpenedPart, StandingLine
from rulings.scoring.tournament.teams import score_team_event
from rulings.ulti.tournament.games import read_games, score_ulti

SCORERS = {"pairs": score_pairs, "teams": score_team_event, "individual": score_individual, "ulti": score_ulti}
HEADS = ("place", "pair", "name", "points", "percent", "penalty", "boards")


@dataclass(frozen=True, slots=True)
class CongressScored:
    """A tournament with its competitions scored, in order; `used` are the entries of the log that were taken in."""

    congress: Congress
    found: tuple[CompetitionScored, ...]
    used: tuple[str, ...] = ()

    def competition(self, name: str = "") -> CompetitionScored:
        """One competition by name, or the only one; raises BadInput with the names there are."""
        fitting = [one for one in self.found if name in ("", one.competition.name)]
        if len(fitting) != 1:
            known = ", ".join(one.competition.name for one in self.found)
            raise BadInput(f"There are several competitions or none called {name!r}; choose one of {known}.")
        return fitting[0]

    def document(self, language: Language) -> dict[str, Any]:
        """The tournament as JSON."""
        return {
            "tournament": self.congress.name,
            "competitions": [competition_document(one, language) for one in self.found],
            "log_entries": list(self.used),
        }


def score_congress(congress: Congress, log: Sequence[Any] = (), kind: str = "", event: str = "") -> CongressScored:
    """Every competition in its order, adjusted scores of the log put in first; points carried over from one to a later
    one. `kind` and `event` choose; raises BadInput when they choose none.
    """
    congress, used = with_log(congress, log)
    wanted = {one.name for one in congress.competitions if kind in ("", one.kind) and event in ("", one.name)}
    if not wanted:
        known = ", ".join(f"{one.name} ({one.kind})" for one in congress.competitions)
        raise BadInput(f"{congress.name} has no competition of {event or kind}: it has {known}.")
    sources = {one.carry.source for one in congress.competitions if one.carry and one.name in wanted}
    found: dict[str, CompetitionScored] = {}
    for one in congress.competitions:
        if one.name in wanted | sources:
            found[one.name] = SCORERS[one.kind](one, _carried(one, found))
    return CongressScored(congress, tuple(one for name, one in found.items() if name in wanted), used)


def _carried(one: Competition, found: Mapping[str, CompetitionScored]) -> dict[str, Fraction]:
    if one.carry is None or not one.carry.source:
        return {}
    before = found.get(one.carry.source)
    if before is None:
        raise BadInput(
            f"{one.name} carries points over from {one.carry.source!r}, which does not stand before it; "
            f"before it stand: {', '.join(found) or 'none'}."
        )
    places = 1 if one.kind == "teams" else 2  # VSz 36, tenths; 26.b, hundredths
    return {line.contestant: half_up(line.points * one.carry.share / 100, places) for line in before.lines}


def congress_of(
    files: Sequence[Path], kind: Any = "", rules: Mapping[str, Any] | None = None, encoding: str = ""
) -> Congress:
    """The tournament of one YAML file, or of result files of a `kind` scored by `rules`; they may be anybody's and are
    read in a process with limits. Raises BadInput for a mixture and for what cannot be read.
    """
    name = ", ".join(path.name for path in files)
    return guarded(read_here, tuple(files), kind, dict(rules or {}), encoding, name=name, seconds=SECONDS)


def read_here(files: Sequence[Path], kind: Any, rules: Mapping[str, Any], encoding: str) -> Congress:
    """The tournament, read here."""
    written = [path for path in files if path.suffix.lower() in YAML]
    if written and len(files) > 1:
        raise BadInput(f"{written[0].name} is a tournament by itself: give it alone, or result files alone.")
    if not written:
        return Congress("", (_of_files(files, kind, rules, encoding),))
    return read_congress(written[0], encoding, read_games)


def _of_files(files: Sequence[Path], kind: Any, rules: Mapping[str, Any], encoding: str) -> Competition:
    name = files[0].stem
    if kind == "ulti":
        return Competition(name, kind, rules, games=tuple(game for path in files for game in read_games(path)))
    if kind == "teams":
        return Competition(name, kind, rules, rounds=rounds_of(read_files(files, kind, encoding)))
    return pairs_competition(files, kind, rules, name, encoding)


def json_text(scored: CongressScored, language: Language) -> str:
    """The tournament as the text of one JSON document."""
    return json.dumps(scored.document(language), ensure_ascii=False, indent=1)


def write_exchange(
    scored: CongressScored, event: str, keep: Sequence[Path], usebio_file: Path | None, pbn_file: Path | None
) -> None:
    """Write one competition for other programs; no file of results is written over. Raises BadInput."""
    for path, write in ((usebio_file, usebio), (pbn_file, pbn)):
        if path:
            for one in keep:
                never_over(path, one)
            write_text(path, write(scored.competition(event)))


def competition_document(found: CompetitionScored, language: Language) -> dict[str, Any]:
    """A competition as JSON: each line with its parts and their paragraphs, one level deep."""
    value: dict[str, Any] = {
        "competition": found.competition.name,
        "kind": found.competition.kind,
        "standings": [line_document(line, language) for line in found.lines],
        "ties": [{"text": tell(step, language), "citations": [step.cite]} for step in found.ties],
        "notes": [{"text": tell(note, language), "citations": _cited(note)} for note in found.notes],
        "asked": [asked_document(one) for one in found.asked],
    }
    if isinstance(found.detail, TeamScored):
        value["matches"] = [match_document(match, language) for match in found.detail.matches]
    value["citations"] = list(
        dict.fromkeys(cite for row in value["standings"] for cite in row["citations"])
        | dict.fromkeys(cite for row in value["ties"] for cite in row["citations"])
    )
    return value


def line_document(line: StandingLine, language: Language, depth: int = 1) -> dict[str, Any]:
    """A line as JSON; `depth` says how far its parts are opened (3 is down to the arithmetic of a board)."""
    return {
        "place": line.place,
        "contestant": line.contestant,
        "name": line.name,
        "points": shown(line.points),
        "percent": None if line.percent is None else shown(line.percent),
        "second": None if line.second is None else shown(line.second),
        "played": line.played,
        "penalty": shown(line.penalty),
        "citations": list(line.citations),
        "parts": [part_document(part, language, depth - 1) for part in line.parts],
    }


def part_document(part: OpenedPart, language: Language, depth: int = 0) -> dict[str, Any]:
    """A part as JSON: its sentence, paragraph and amount, and what it opens into."""
    value: dict[str, Any] = {"text": tell(part.step, language), "citations": _cited(part.step)}
    if part.amount is not None:
        value["amount"] = shown(part.amount)
    if depth > 0 and (inner := part.parts):
        value["parts"] = [part_document(one, language, depth - 1) for one in inner]
    return value


def asked_document(one: StillAsked) -> dict[str, Any]:
    """What is still to be told as JSON: the fact, the match, and what each answer would give."""
    rows = [{"value": value, "points": [shown(p) for p in points]} for value, points in one.options]
    return {"fact": one.fact, "match": one.match, "options": rows}


def match_document(match: Any, language: Language) -> dict[str, Any]:
    """A match as JSON with the sentences that led to its points."""
    return {
        "round": match.round,
        "home": match.home,
        "away": match.away,
        "kind": match.kind,
        "boards": match.length,
        "imps": [signed(match.gained), signed(match.lost)],
        "points": [shown(match.points_home), shown(match.points_away)],
        "winner": match.winner,
        "statements": [{"text": tell(step, language), "citations": _cited(step)} for step in match.steps],
    }


def _cited(step: Step) -> list[str]:
    return [step.cite] if step.cite else []


def opened_lines(line: StandingLine, language: Language, board: str = "") -> list[str]:
    """A line opened as text, indented; every sentence with its paragraph. With `board` only that board, to the end."""
    rows = [f"{line.place}. {line.contestant} {line.name} {shown(line.points)}".replace("  ", " ")]

    def walk(part: OpenedPart, depth: int) -> None:
        cite = f"  [{part.step.cite}]" if part.step.cite else ""
        rows.append(f"{'  ' * depth}{tell(part.step, language)}{cite}")
        for inner in part.parts:
            if not board or depth > 1 or inner.step.values.get("board") == board:
                walk(inner, depth + 1)

    for part in line.parts:
        walk(part, 1)
    return rows


def standing_rows_of(found: CompetitionScored) -> list[list[str]]:
    """The standings as rows of text, by `HEADS`."""
    return [
        [
            str(line.place) if line.place else "-",
            line.contestant,
            line.name,
            shown(line.points),
            "" if line.percent is None else shown(line.percent),
            shown(line.penalty) if line.penalty else "",
            str(line.played),
        ]
        for line in found.lines
    ]


def heads_of(found: CompetitionScored, language: Language) -> list[str]:
    """The heads of the standings in words; teams are called so."""
    words = labels(language)
    team = found.competition.kind == "teams"
    names = {"pair": "team" if team else "pair", "boards": "matches" if team else "boards"}
    return [words[names.get(name, name)] for name in HEADS]
