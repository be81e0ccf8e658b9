"""Facts of annex 4.18-4.19."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, TEXT, fact, list_of, one_of, whole

PLAN = "mbsz-hu:M4.18/lebonyolitas"
SECOND_CUP = "mbsz-hu:M4.18/lebonyolitasa"
FINAL = "mbsz-hu:M4.18/kupadontoben"


@dataclass(frozen=True)
class ScheduleFacts:
    """A part of the cups on a playing day (M4.18)."""

    cup_part: str = fact(one_of("main", "consolation", "danish", "second_cup", "cup_final"), PLAN)
    day: int = fact(whole(1, 8), PLAN)


@dataclass(frozen=True)
class CupDrawFacts:
    """The draw of a cup round (M4.18); `met` are meetings that must not be repeated."""

    cup_round: str = fact(one_of("qualifying_first", "qualifying_later", "consolation", "danish", "cup_final"), PLAN)
    order: tuple[str, ...] = fact(list_of(TEXT), PLAN)
    met: tuple[tuple[str, ...], ...] = fact(list_of(list_of(TEXT)), PLAN)


@dataclass(frozen=True)
class CupPromotionFacts:
    """Which of the first six of the second cup want to go up after the sixth day (M4.18)."""

    willing_places: tuple[int, ...] = fact(list_of(whole(1, 200)), SECOND_CUP)


@dataclass(frozen=True)
class CountryMatchFacts:
    """A country match or the national final of the cup (M4.19)."""

    match_boards: int = fact(whole(1, 200), "mbsz-hu:M4.19")
    match_days: int = fact(whole(1, 10), "mbsz-hu:M4.19")
    local_team_home: bool = fact(BOOL, "mbsz-hu:M4.19")
    guests: int = fact(whole(0, 50), "mbsz-hu:M4.19")
