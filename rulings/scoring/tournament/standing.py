"""Standings whose lines open: a total, its sessions or matches, their boards, each with its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridge.tournament import Competition, Replacement
from rulings.scoring.calculation import Step, shown
from rulings.scoring.field.match_points import StillAsked

HALF = Fraction(1, 2)


def _nothing() -> tuple[OpenedPart, ...]:
    return ()


@dataclass(frozen=True)
class OpenedPart:
    """One part of a total: its sentence with the paragraph, its amount, and what it opens into (when asked)."""

    step: Step
    amount: Fraction | None = None
    inner: Callable[[], tuple[OpenedPart, ...]] = _nothing

    @property
    def parts(self) -> tuple[OpenedPart, ...]:
        """What it opens into."""
        return self.inner()


@dataclass(frozen=True)
class StandingLine:
    """A contestant's line: place (shared when level; 0 for none), total, percentage where there are tops, parts;
    `second` is the figure that separates equals (side points of Ulti)."""

    place: int
    contestant: str
    name: str
    points: Fraction
    percent: Fraction | None = None
    parts: tuple[OpenedPart, ...] = ()
    played: int = 0
    penalty: Fraction = Fraction(0)
    second: Fraction | None = None

    @property
    def citations(self) -> tuple[str, ...]:
        """The paragraphs of its parts, one level deep."""
        return tuple(dict.fromkeys(part.step.cite for part in self.parts if part.step.cite))


@dataclass(frozen=True)
class CompetitionScored:
    """A competition scored: lines in order, the steps that separated ties, notes, what is still asked.

    `detail` is what the method itself made (scored fields by session, scored matches), for tables and plots.
    """

    competition: Competition
    lines: tuple[StandingLine, ...]
    ties: tuple[Step, ...] = ()
    notes: tuple[Step, ...] = ()
    asked: tuple[StillAsked, ...] = ()
    detail: Any = None

    def line(self, contestant: str) -> StandingLine | None:
        """The line of a contestant."""
        return next((one for one in self.lines if one.contestant == contestant), None)


def steps_as_parts(steps: Sequence[Step]) -> tuple[OpenedPart, ...]:
    """Steps of a calculation as the innermost parts."""
    return tuple(OpenedPart(step) for step in steps)


def placed(totals: Mapping[str, Fraction], order: Callable[[str], Any]) -> list[tuple[int, str]]:
    """Places of contestants by total, the highest first, equal ones sharing; `order` puts equals in a fixed order."""
    found: list[tuple[int, str]] = []
    for number, who in enumerate(sorted(totals, key=lambda w: (-totals[w], order(w))), 1):
        level = found and totals[found[-1][1]] == totals[who]
        found.append((found[-1][0] if level else number, who))
    return found


def brought_along(competition: Competition, carried: Mapping[str, Fraction] | None) -> dict[str, Fraction]:
    """Points carried over: those from another competition and the figures written down, together."""
    written = competition.carry.figures if competition.carry else {}
    both = carried or {}
    return {who: written.get(who, Fraction(0)) + both.get(who, Fraction(0)) for who in dict.fromkeys((*written, *both))}


def substitute_notes(replacements: Sequence[Replacement], cite: str) -> list[Step]:
    """Who keeps the rights of the competition: half of the boards or more (VSz 25, 34)."""
    found = []
    for one in replacements:
        share = Fraction(one.boards, one.of)
        cells = {"player": one.player, "contestant": one.contestant, "share": shown(share * 100)}
        says = "note_substitute_full" if share >= HALF else "note_substitute_short"
        found.append(Step(says, cite, f"{one.boards} : {one.of}", cells))
    return found
