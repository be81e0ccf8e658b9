"""Facts of annex 4 and annex 6."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, TEXT, Record, fact, finding, list_of, one_of, record, whole
from rulings.scoring.number_facts import decimal

SCORE = whole(-10000, 10000)
REASON = one_of("own_decision", "permitted_second", "federation_interest", "beyond_permission")
SUBSTITUTE_DIVISION = one_of("I/a", "hungarian_cup", "other")
TWO_SCORES = record({"open_room": SCORE, "closed_room": SCORE})
FIGURE = record({"pair": TEXT, "matchpoints": decimal(0, 1000)})


@dataclass(frozen=True)
class IndexFacts:
    """A player's place on the provisional start list (M4.4)."""

    kind: str = fact(one_of("pairs", "teams"), "mbsz-hu:M4.4")
    list_division: str = fact(one_of("I/a", "I/b", "II", "III", "IV"), "mbsz-hu:M4.4")
    list_place: int = fact(whole(1, 200), "mbsz-hu:M4.4")
    years_away: int = fact(whole(0, 50), "mbsz-hu:M4.4", presumed=0)


@dataclass(frozen=True)
class MasterPointFacts:
    """Master points of a team (M4.7)."""

    points_each: Fraction = fact(decimal(0, 100000), "mbsz-hu:M4.7")
    entitled: int = fact(whole(1, 12), "mbsz-hu:M4.7")


@dataclass(frozen=True)
class PairMasterPointFacts:
    """Master points of a pair of two or three (M4.7)."""

    points_each: Fraction = fact(decimal(0, 100000), "mbsz-hu:M4.7")
    half_of_boards: bool = fact(BOOL, "mbsz-hu:M4.7")
    pair_members: str = fact(one_of("two", "three_named_first", "three_sharing"), "mbsz-hu:M4.7")


@dataclass(frozen=True)
class SubstituteFacts:
    """A substitute in a championship (M4.9)."""

    short: bool = fact(BOOL, "mbsz-hu:M4.9")
    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:M4.9")
    substitutes: int = fact(whole(1, 4), "mbsz-hu:M4.9")
    member: bool = fact(BOOL, "mbsz-hu:M4.9")
    entered_same_or_higher: bool = fact(BOOL, "mbsz-hu:M4.9")
    master: bool = fact(BOOL, "mbsz-hu:M4.9")
    substitute_division: str = fact(SUBSTITUTE_DIVISION, "mbsz-hu:M4.9")
    rank_allows: bool = fact(BOOL, "mbsz-hu:M4.9")
    announced: bool = fact(BOOL, "mbsz-hu:M4.9")


@dataclass(frozen=True)
class LateFacts:
    """A team comes late, or the result is handed in late (M4.15)."""

    boards: int = fact(whole(1, 64), "mbsz-hu:M4.15")
    minutes: Fraction = fact(decimal(0, 1000), "mbsz-hu:M4.15")
    result_minutes_over: Fraction = fact(decimal(0, 1000), "mbsz-hu:M4.15", presumed=Fraction(0))
    finding_one_team_responsible: bool = finding(BOOL, "mbsz-hu:M4.15/keses-lassu-jatek-es-hianyzas")


@dataclass(frozen=True)
class ReversedFacts:
    """Boards played with the teams seated the wrong way (M4.15.b)."""

    boards: int = fact(whole(1, 64), "mbsz-hu:M4.15.b")
    wrong_boards: int = fact(whole(1, 64), "mbsz-hu:M4.15.b")
    time_left: bool = fact(BOOL, "mbsz-hu:M4.15.b")


@dataclass(frozen=True)
class PromotionFacts:
    """A final place in a division (M4.15, M4.16)."""

    division: str = fact(one_of("I/a", "I/b", "II", "III", "IV"), "mbsz-hu:M4.15/kieses-es-feljutas")
    place: int = fact(whole(1, 200), "mbsz-hu:M4.15/kieses-es-feljutas")
    entrants: int = fact(whole(1, 500), "mbsz-hu:M4.16/feljutas-es-kieses")


@dataclass(frozen=True)
class AbsenceFacts:
    """A pair absent for a day of the Mitchell championship (M4.16)."""

    reason: str = fact(REASON, "mbsz-hu:M4.16/hianyzas")
    own_percent: Fraction = fact(decimal(0, 100), "mbsz-hu:M4.16/hianyzas")


HALF = one_of("more_than_half", "less_than_half", "exactly_half")


@dataclass(frozen=True)
class ButlerAbsenceFacts:
    """A pair absent from the Butler championship (M4.17): averages a set of eight boards, in division IV a round."""

    butler_division: str = fact(one_of("upper", "fourth"), "mbsz-hu:M4.17/hianyzas")
    reason: str = fact(REASON, "mbsz-hu:M4.17/hianyzas")
    share_played: str = fact(HALF, "mbsz-hu:M4.17/hianyzas")
    own_imps: Fraction = fact(decimal(-500, 500), "mbsz-hu:M4.17/hianyzas")
    opponent_imps: Fraction = fact(decimal(-500, 500), "mbsz-hu:M4.17/hianyzas")
    boards: int = fact(whole(1, 64), "mbsz-hu:M4.17/hianyzas")


@dataclass(frozen=True)
class ButlerFacts:
    """The NS scores of a board and which of them is asked for (M4.17, M6.2)."""

    scores: tuple[int, ...] = fact(list_of(SCORE), "mbsz-hu:M4.17/eredmenyszamitas")
    place: int = fact(whole(1, 200), "mbsz-hu:M4.17/eredmenyszamitas")
    butler_division: str = fact(one_of("upper", "fourth"), "mbsz-hu:M4.17/eredmenyszamitas")
    datum_rounding: str = fact(one_of("ten", "exact"), "mbsz-hu:M6.2")


@dataclass(frozen=True)
class CapFacts:
    """A pair's IMPs in a round of the Butler championship (M4.17)."""

    butler_division: str = fact(one_of("upper", "fourth"), "mbsz-hu:M4.17/eredmenyszamitas")
    boards: int = fact(whole(1, 64), "mbsz-hu:M4.17/eredmenyszamitas")
    imps: Fraction = fact(decimal(-1000, 1000), "mbsz-hu:M4.17/eredmenyszamitas")


@dataclass(frozen=True)
class CupFacts:
    """A match of the cups (M4.18)."""

    stage: str = fact(one_of("main_32", "main_48", "consolation_32", "handicap"), "mbsz-hu:M4.18")
    vp: Fraction = fact(decimal(0, 30), "mbsz-hu:M4.18")
    classes_apart: int = fact(whole(0, 5), "mbsz-hu:M4.18")
    boards: int = fact(whole(1, 64), "mbsz-hu:M4.18")


@dataclass(frozen=True)
class FinalFacts:
    """Points of the national pairs final (M4.20)."""

    points: Fraction = fact(decimal(0, 100000), "mbsz-hu:M4.20")


@dataclass(frozen=True)
class PattonFacts:
    """A Patton match (annex 6): NS scores of both rooms, home team NS in the open room."""

    patton_boards: tuple[Record, ...] = fact(list_of(TWO_SCORES), "mbsz-hu:M6.2@2/patton-merkozes")
    divisor: str = fact(one_of("both_teams", "winner"), "mbsz-hu:M6.2@2/patton-merkozes")


@dataclass(frozen=True)
class BoardAMatchFacts:
    """A board of Board-a-Match (annex 6)."""

    swing: int = fact(SCORE, "mbsz-hu:M6.2@2/board-a-match-merkozes")
    variant: str = fact(one_of("a", "b"), "mbsz-hu:M6.2@2/board-a-match-merkozes")


@dataclass(frozen=True)
class TieFacts:
    """Pairs with equal matchpoints at a Mitchell (annex 6.1): their matchpoints board by board."""

    tied_boards: tuple[tuple[Record, ...], ...] = fact(list_of(list_of(FIGURE)), "mbsz-hu:M6.1")
    top: Fraction = fact(decimal(1, 1000), "mbsz-hu:M6.1")


@dataclass(frozen=True)
class MovementFacts:
    """A movement to be made (annex 6.1)."""

    movement: str = fact(
        one_of("mitchell", "skip", "relay", "scrambled", "howell", "small_team_matches", "lines", "mixed"),
        "mbsz-hu:M6.1",
    )
    size: int = fact(whole(3, 60), "mbsz-hu:M6.1")
    set_size: int = fact(whole(1, 16), "mbsz-hu:M6.1", presumed=2)
