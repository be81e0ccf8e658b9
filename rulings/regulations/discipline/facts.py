"""Facts of the time rules and penalties; the offences are the keys of `table.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, ValueType, fact, finding, list_of, one_of, whole
from rulings.regulations.discipline.table import offences
from rulings.scoring.number_facts import decimal

MINUTES = decimal(0, 1000)


@dataclass(frozen=True)
class AbsenceFacts:
    """A pair that is not there (MBSz 30)."""

    minutes: Fraction = fact(MINUTES, "mbsz-hu:30")
    announced: bool = fact(BOOL, "mbsz-hu:30")
    expected: bool = fact(BOOL, "mbsz-hu:30")
    stand_in_seated: bool = fact(BOOL, "mbsz-hu:30")
    quarter_played: bool = fact(BOOL, "mbsz-hu:30")
    finding_force_majeure: bool = finding(BOOL, "mbsz-hu:30")


@dataclass(frozen=True)
class PairsTimeFacts:
    """The time for a round of a pairs event (MBSz 31)."""

    boards: int = fact(whole(1, 64), "mbsz-hu:31")
    screens_or_beginners: bool = fact(BOOL, "mbsz-hu:31", presumed=False)
    extra_for_change: bool = fact(BOOL, "mbsz-hu:31", presumed=False)
    first_after_duplicating: bool = fact(BOOL, "mbsz-hu:27/hiba-nem-felismerese", presumed=False)


@dataclass(frozen=True)
class TeamsTimeFacts:
    """The time for a match or a part of it (MBSz 41)."""

    boards: int = fact(whole(1, 64), "mbsz-hu:41/idokorlatok")
    screens_or_beginners: bool = fact(BOOL, "mbsz-hu:41/idokorlatok", presumed=False)
    extra_boards: int = fact(whole(0, 32), "mbsz-hu:41/idokorlatok", presumed=0)


@dataclass(frozen=True)
class LatenessFacts:
    """Somebody comes late: the minutes since the time announced."""

    minutes: Fraction = fact(MINUTES, "mbsz-hu:VI.2.a")
    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:VI.2.a")


@dataclass(frozen=True)
class TeamLatenessFacts:
    """A team is not complete at the start of a match or a part of it (MBSz 41); `boards` are those of the match."""

    substitute_seated: bool = fact(BOOL, "mbsz-hu:41/keses", presumed=False)
    minutes: Fraction = fact(MINUTES, "mbsz-hu:41/keses")
    boards: int = fact(whole(1, 64), "mbsz-hu:41/keses")


@dataclass(frozen=True)
class SlowPlayFacts:
    """Slow play (VI.2.b): the occurrence for this pair or team in the event, and the minutes over time."""

    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:VI.2.b")
    occurrence: int = fact(whole(1, 50), "mbsz-hu:VI.2.b")
    minutes_over: Fraction = fact(MINUTES, "mbsz-hu:VI.2.b")
    finding_one_side_at_fault: bool = finding(BOOL, "mbsz-hu:VI.2.b")


def _offence(procedure: str) -> ValueType:
    return one_of(*offences(procedure))


@dataclass(frozen=True)
class Penalty27:
    """Fault in duplicating a board or making it up from a diagram (MBSz 27)."""

    offence: str = fact(_offence("vsz_27_penalty"), "mbsz-hu:27")


@dataclass(frozen=True)
class Penalty32:
    """Other penalties at pairs (MBSz 32)."""

    offence: str = fact(_offence("vsz_32_penalty"), "mbsz-hu:32")


@dataclass(frozen=True)
class Penalty42:
    """Other penalties at teams (MBSz 42)."""

    offence: str = fact(_offence("vsz_42_penalty"), "mbsz-hu:42")
    knockout: bool = fact(BOOL, "mbsz-hu:42", presumed=False)


@dataclass(frozen=True)
class PenaltyVi2:
    """Penalties of the appendix (VI.2 c-l)."""

    offence: str = fact(_offence("vsz_vi_2_penalty"), "mbsz-hu:VI.2")


@dataclass(frozen=True)
class PenaltyM415:
    """All offences of a team in one match of the team championship."""

    offences: tuple[str, ...] = fact(list_of(_offence("vsz_m4_15_penalty")), "mbsz-hu:M4.15.c")


@dataclass(frozen=True)
class PenaltyM416:
    """All offences of a pair on one day of the Mitchell championship."""

    offences: tuple[str, ...] = fact(list_of(_offence("vsz_m4_16_penalty")), "mbsz-hu:M4.16.a")


@dataclass(frozen=True)
class PenaltyM417:
    """All offences of a pair on one day of the Butler championship."""

    offences: tuple[str, ...] = fact(list_of(_offence("vsz_m4_17_penalty")), "mbsz-hu:M4.17.a")


@dataclass(frozen=True)
class ChangeCalledFacts:
    """What a table was doing when the change was called (MBSz 31)."""

    stage: str = fact(one_of("finished", "auction_begun", "not_begun", "begun_after_call"), "mbsz-hu:31")
    finding_one_side_at_fault: bool = finding(BOOL, "mbsz-hu:VI.2.b")


@dataclass(frozen=True)
class DisputeFacts:
    """A loud dispute that disturbs the event (VI.2.c)."""

    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:VI.2.c")
    occurrence: int = fact(whole(1, 50), "mbsz-hu:VI.2.b")
    other_table_spoilt: bool = fact(BOOL, "mbsz-hu:VI.2.c")
