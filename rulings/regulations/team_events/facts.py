"""Facts of MBSz 33-40."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, TEXT, Record, fact, finding, list_of, one_of, record, whole
from rulings.scoring.number_facts import decimal
from rulings.scoring.standings import CRITERIA

SCALE = one_of("old25", "wbf2013", "wbf2013_discrete")
BYE_SCALE = one_of("old25", "wbf2013")
VP = decimal(0, 30)
MEETING = record(
    {"first": TEXT, "second": TEXT, "points_first": decimal(-10000, 10000), "points_second": decimal(-10000, 10000)},
    {"imps": decimal(-1000, 1000)},
)
FIGURE = record({"contestant": TEXT, "value": decimal(-10000, 10000)})


@dataclass(frozen=True)
class SwissRoundsFacts:
    """How many teams entered (MBSz 33)."""

    teams: int = fact(whole(2, 1000), "mbsz-hu:33.t1")


@dataclass(frozen=True)
class DrawFacts:
    """What the draw of a round needs (MBSz 33): the ranking, who has met, who has sat out."""

    method: str = fact(one_of("danish", "swiss", "danish_swiss", "seeded"), "mbsz-hu:33")
    order: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:33.1")
    met: tuple[tuple[str, ...], ...] = fact(list_of(list_of(TEXT)), "mbsz-hu:33/svajci-rendszeru-versenyen")
    sat_out: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:33", presumed=())
    triangle: bool = fact(BOOL, "mbsz-hu:33", presumed=False)
    round_number: int = fact(whole(1, 50), "mbsz-hu:33.t1")
    swiss_rounds_announced: int = fact(whole(0, 50), "mbsz-hu:33")
    last_round: bool = fact(BOOL, "mbsz-hu:33", presumed=False)
    finding_lead_out_of_reach: bool = finding(BOOL, "mbsz-hu:33")


@dataclass(frozen=True)
class DrawMistakeFacts:
    """A mistake in the draw of a round (MBSz 33)."""

    round_begun: bool = fact(BOOL, "mbsz-hu:33/svajci-rendszeru-versenyen")
    last_round: bool = fact(BOOL, "mbsz-hu:33/svajci-rendszeru-versenyen")


@dataclass(frozen=True)
class FormatFacts:
    """The planned format of a team event (MBSz 33)."""

    form: str = fact(one_of("danish", "swiss", "round_robin", "knockout", "patton_or_bam"), "mbsz-hu:33")
    boards: int = fact(whole(1, 200), "mbsz-hu:33")
    rounds: int = fact(whole(1, 50), "mbsz-hu:33")
    days: int = fact(whole(1, 10), "mbsz-hu:33")


@dataclass(frozen=True)
class LineUpFacts:
    """A team with a substitute, and what its members may claim (MBSz 34)."""

    can_field_four: bool = fact(BOOL, "mbsz-hu:34", presumed=False)
    director_permits: bool = fact(BOOL, "mbsz-hu:34")
    substitutes: int = fact(whole(0, 4), "mbsz-hu:34")
    substitute_in_other_team: bool = fact(BOOL, "mbsz-hu:34")
    boards_total: int = fact(whole(1, 2000), "mbsz-hu:34")
    boards_played: int = fact(whole(0, 2000), "mbsz-hu:34")


@dataclass(frozen=True)
class TeamSizeFacts:
    """How many players a team enters, or adds later (MBSz 34)."""

    members: int = fact(whole(1, 30), "mbsz-hu:34")
    organizer_allows_more: bool = fact(BOOL, "mbsz-hu:34")
    captain_named: bool = fact(BOOL, "mbsz-hu:34")


@dataclass(frozen=True)
class TeamSeat:
    """A team in a room (MBSz 35; annex 4.15.a)."""

    team: str = fact(one_of("home", "visiting"), "mbsz-hu:35/hazai-es-vendeg")
    room: str = fact(one_of("open", "closed"), "mbsz-hu:35/hazai-es-vendeg")
    restricted_system: bool = fact(BOOL, "mbsz-hu:35/hazai-es-vendeg", presumed=False)


@dataclass(frozen=True)
class SeatingFacts(TeamSeat):
    """Where a team sits (MBSz 35)."""

    segment: int = fact(whole(1, 20), "mbsz-hu:35/hazai-es-vendeg", presumed=1)


@dataclass(frozen=True)
class VictoryPointFacts:
    """A match to be turned into victory points (MBSz 36). The scale is never presumed."""

    scale: str = fact(SCALE, "mbsz-hu:36")
    boards: int = fact(whole(1, 200), "mbsz-hu:36")
    imp_margin: int = fact(whole(-2000, 2000), "mbsz-hu:36")


@dataclass(frozen=True)
class ByeFacts:
    """A team that sits out (MBSz 36)."""

    scale: str = fact(BYE_SCALE, "mbsz-hu:36")
    played_before: bool = fact(BOOL, "mbsz-hu:36", presumed=True)
    own_average: Fraction = fact(VP, "mbsz-hu:36")


@dataclass(frozen=True)
class TenthsFacts:
    """A VP figure of a match not played, a penalty or a carry-over (MBSz 36)."""

    vp_figure: Fraction = fact(decimal(0, 10000), "mbsz-hu:36/tizedpontok")


@dataclass(frozen=True)
class MissingResultFacts:
    """The result of a match is not there when the next round has to be drawn (MBSz 36)."""

    minutes_after_round: Fraction = fact(decimal(0, 1000), "mbsz-hu:36")
    danish_or_swiss: bool = fact(BOOL, "mbsz-hu:36")
    last_round: bool = fact(BOOL, "mbsz-hu:36")
    scale: str = fact(BYE_SCALE, "mbsz-hu:36")


@dataclass(frozen=True)
class KnockoutFacts:
    """The result of a knock-out match (MBSz 37, annex 4.18), from the first team's view."""

    competition: str = fact(one_of("other", "cup"), "mbsz-hu:37/k-o")
    imp_margin: int = fact(whole(-2000, 2000), "mbsz-hu:37/k-o")
    equal_imps_rule: str = fact(one_of("total_points", "extension"), "mbsz-hu:37.1@2")
    total_point_margin: int = fact(whole(-100000, 100000), "mbsz-hu:37.1@2")


@dataclass(frozen=True)
class TieBreakFacts:
    """Results of the whole event (MBSz 37, annex 4): what each two contestants got against each other."""

    system: str = fact(one_of(*CRITERIA), "mbsz-hu:37")
    meetings: tuple[Record, ...] = fact(list_of(MEETING), "mbsz-hu:37")
    adjustments: tuple[Record, ...] = fact(list_of(FIGURE), "mbsz-hu:37", presumed=())
    reserve: tuple[Record, ...] = fact(list_of(FIGURE), "mbsz-hu:M4.17/holtversenyt.1", presumed=())
    sit_outs: tuple[Record, ...] = fact(list_of(FIGURE), "mbsz-hu:M4.16/holtversenyt.3", presumed=())


@dataclass(frozen=True)
class TeamFouledFacts:
    """A board fouled in a team match (MBSz 38)."""

    second_room_played: bool = fact(BOOL, "mbsz-hu:38")
    at_fault: str = fact(one_of("one", "both"), "mbsz-hu:38")
    result_known: bool = fact(BOOL, "mbsz-hu:38.b")
    finding_time_left: bool = finding(BOOL, "mbsz-hu:38.c")
    finding_innocent_very_good: bool = finding(BOOL, "mbsz-hu:38.a")


@dataclass(frozen=True)
class UnplayedFacts:
    """A match with boards not played (MBSz 39); `imp_result` from the innocent team's view (or the first's)."""

    scale: str = fact(SCALE, "mbsz-hu:36")
    boards: int = fact(whole(1, 200), "mbsz-hu:39")
    boards_played: int = fact(whole(0, 200), "mbsz-hu:39/merkozes-leroviditese")
    fault: str = fact(one_of("one", "one_partly", "both", "none"), "mbsz-hu:39")
    imp_result: Fraction = fact(decimal(-1000, 1000), "mbsz-hu:39")
    knockout: bool = fact(BOOL, "mbsz-hu:39.b", presumed=False)


@dataclass(frozen=True)
class ShorteningFacts:
    """The director thinks of cancelling boards of a match that is late (MBSz 39)."""

    outside_cause: bool = fact(BOOL, "mbsz-hu:39/merkozes-leroviditese")
    finding_waiting_holds_up_event: bool = finding(BOOL, "mbsz-hu:39/merkozes-leroviditese")
    boards: int = fact(whole(1, 200), "mbsz-hu:39/merkozes-leroviditese")


@dataclass(frozen=True)
class ForfeitFacts:
    """What the innocent team's score depends on when a match is not played (MBSz 40)."""

    scale: str = fact(BYE_SCALE, "mbsz-hu:40/a-vetlen-csapat-gy-p-ja")
    match_boards: int = fact(whole(1, 200), "mbsz-hu:40/a-vetlen-csapat-gy-p-ja")
    own_average: Fraction = fact(VP, "mbsz-hu:40/a-vetlen-csapat-gy-p-ja")
    opponent_average: Fraction = fact(VP, "mbsz-hu:40/a-vetlen-csapat-gy-p-ja")


@dataclass(frozen=True)
class InvalidMatchFacts(ForfeitFacts):
    """A match played with the wrong boards, directions or opponents (MBSz 39)."""

    finding_can_restart: bool = finding(BOOL, "mbsz-hu:39/ervenytelen-merkozes")
    both_at_fault: bool = fact(BOOL, "mbsz-hu:39/ervenytelen-merkozes", presumed=False)
    offender_would_gain: bool = fact(BOOL, "mbsz-hu:39/ervenytelen-merkozes")


@dataclass(frozen=True)
class AbsenceFacts(ForfeitFacts):
    """A team that cannot play or finish a match (MBSz 40)."""

    fixed_time: bool = fact(BOOL, "mbsz-hu:40/hianyzik-egy-csapat", presumed=True)
    partly_at_fault: bool = fact(BOOL, "mbsz-hu:40/hianyzik-egy-csapat", presumed=False)
    knockout: bool = fact(BOOL, "mbsz-hu:40/hianyzik-egy-csapat", presumed=False)
    matches_forfeited: int = fact(whole(1, 50), "mbsz-hu:40/egy-csapat-kiesese", presumed=1)
    danish: bool = fact(BOOL, "mbsz-hu:40/egy-csapat-kiesese", presumed=True)
