"""Figures of the Hungarian championships (MBSz annex 4): index, master points, absence, cups, the national pairs
final.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, Literal

from corpus import strict_yaml
from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed
from rulings.scoring.rounding import half_up

Kind = Literal["pairs", "teams"]
AbsenceReason = Literal["own_decision", "federation_interest", "permitted_second"]
DIVISION_SIZE = {"pairs": {"I/a": 32, "I/b": 32, "II": 32, "III": 32}, "teams": {"I/a": 12, "I/b": 12, "II": 12}}

INDEX_FIRST = {"pairs": {"I/a": 1, "I/b": 33, "II": 65, "III": 97}, "teams": {"I/a": 1, "I/b": 13, "II": 25}}
INDEX_SIZE = {"pairs": {"I/a": 32, "I/b": 32, "II": 32, "III": 32}, "teams": {"I/a": 12, "I/b": 12, "II": 24}}
UPPER_TEAMS = 12
ONE_GROUP = 22  # teams
PLAY_OFF = 4  # rounds: the four teams of the other group
MOST_DAYS = 11
LOWEST = {"pairs": "IV", "teams": "III"}
INDEX_YEARLY = {"pairs": 16, "teams": 6}
CUP_BONUS = {
    "main_32": (1, Fraction(212, 10)),
    "main_48": (2, Fraction(446, 10)),
    "consolation_32": (1, Fraction(201, 10)),
}


def placement_index(kind: Kind, division: str, place: int, years_away: int) -> Calculation[int]:
    """Placement index: the place on the provisional start list counted through all divisions, worse by 16 (pairs) or
    6 (teams) each year away (M4.4).

    The text's list ends above the lowest division, which has no numbered places; its definition counts on: note.
    """
    firsts, sizes = INDEX_FIRST[kind], INDEX_SIZE[kind]
    lowest = LOWEST[kind]
    known = place >= 1 and (division == lowest or (division in firsts and place <= sizes[division]))
    if not known:
        rows = ", ".join(f"{name} 1-{sizes[name]}" for name in firsts)
        raise BadInput(f"M4.4 has no index for place {place} of division {division} ({kind}): its rows are {rows}.")
    first = firsts.get(division, 1 + sum(sizes.values()))
    value = first + place - 1 + INDEX_YEARLY[kind] * years_away
    text = f"{first} + {place} - 1 + {years_away} x {INDEX_YEARLY[kind]} = {value}"
    notes = [Step("note_index_list", "mbsz-hu:M4.4")]
    if division == lowest:
        notes.append(Step("note_index_beyond", "mbsz-hu:M4.4", str(first)))
    if kind == "teams" and division == "II":
        notes.append(Step("note_index_two_divisions", "mbsz-hu:M4.4"))
    return Calculation(value, (Step("placement_index", "mbsz-hu:M4.4", text),), tuple(notes))


def team_master_points(each: Number, entitled: int) -> Calculation[Fraction]:
    """Master points of each entitled team member: the full figure up to six, above six the six shares divided
    (M4.7).
    """
    share = Fraction(each) * min(entitled, 6) / entitled
    text = shown(share) if entitled <= 6 else f"6 x {shown(each)} : {entitled} = {shown(share)}"
    notes = (Step("note_master_points_share", "mbsz-hu:M4.7"),) if entitled > 6 else ()
    return Calculation(share, (Step("master_points", "mbsz-hu:M4.7", text),), notes)


def pair_master_points(each: Number, thirds: bool) -> Calculation[Fraction]:
    """Master points of each player of a pair: the two named first get them, or all three a third of the whole, if the
    entry asked for it (M4.7).
    """
    share = Fraction(each) * 2 / 3 if thirds else Fraction(each)
    text = f"2 x {shown(each)} : 3 = {shown(share)}" if thirds else shown(share)
    return Calculation(share, (Step("master_points", "mbsz-hu:M4.7", text),))


def mitchell_absence(own_average: Number, reason: AbsenceReason) -> Calculation[Fraction]:
    """Percentage of a pair absent for a day of the Mitchell championship (M4.16)."""
    own, cite = Fraction(own_average), "mbsz-hu:M4.16/hianyzas"
    if reason == "federation_interest":
        return Calculation(own, (Step("absence_own_average", cite, f"{shown(own)} %"),))
    if reason == "permitted_second":
        return Calculation(Fraction(40), (Step("absence_second", cite, "40 %"),))
    value = min(own, Fraction(45))
    return Calculation(value, (Step("absence_worse_of", cite, f"min({shown(own)} %; 45 %) = {shown(value)} %"),))


def butler_absence(own: Number, opponents: Number, reason: AbsenceReason) -> Calculation[tuple[Fraction, Fraction]]:
    """IMPs of the absent pair and of its opponents for a set of eight boards of the Butler championship (M4.17 a.).

    `own` and `opponents` are the averages a set of the absent pair and of the pair it should have met.
    """
    mine, theirs, cite = Fraction(own), Fraction(opponents), "mbsz-hu:M4.17/hianyzas"
    gain = max(theirs, -mine, Fraction(0))
    first = f"max({signed(theirs)}; {signed(-mine)}; 0) = {signed(gain)}"
    if reason == "federation_interest":
        absent, text = mine, signed(mine)
    elif reason == "permitted_second":
        absent, text = Fraction(-8), "-8"
    else:
        absent = min(mine, -theirs, Fraction(-4))
        text = f"min({signed(mine)}; {signed(-theirs)}; -4) = {signed(absent)}"
    steps = (Step("butler_absent", cite, f"{text} IMP"), Step("butler_present", cite, f"{first} IMP"))
    return Calculation((absent, gain), steps)


def butler_absence_fourth(boards: int, own_average: Number, reason: AbsenceReason) -> Calculation[Fraction]:
    """IMPs of a pair absent for a round in division IV (M4.17 b.); `own_average` is its average of a round."""
    own, cite = Fraction(own_average), "mbsz-hu:M4.17/hianyzas"
    if reason == "federation_interest":
        return Calculation(own, (Step("absence_own_average", cite, f"{signed(own)} IMP"),))
    if reason == "permitted_second":
        return Calculation(Fraction(-boards), (Step("butler_absent", cite, f"{boards} x (-1) = {-boards} IMP"),))
    flat = Fraction(-boards, 2)
    value = min(flat, own)
    text = f"min({boards} x (-0.5) = {signed(flat)}; {signed(own)}) = {signed(value)} IMP"
    return Calculation(value, (Step("butler_absent", cite, text),))


def cup_points(stage: str, vp: Number) -> Calculation[Fraction]:
    """Points of a match in the main draw or the consolation of the Hungarian Cup (M4.18): the result, once or twice,
    and the bonus.
    """
    if stage not in CUP_BONUS:
        raise BadInput(f"M4.18 has no bonus for {stage!r}: use {', '.join(CUP_BONUS)}.")
    times, bonus = CUP_BONUS[stage]
    value = Fraction(vp) * times + bonus
    text = f"{shown(vp)}" + (f" x {times}" if times > 1 else "") + f" + {shown(bonus)} = {shown(value)}"
    return Calculation(value, (Step("cup_points", "mbsz-hu:M4.18", text),))


def cup_handicap(classes_apart: int, boards: int) -> Calculation[Fraction]:
    """IMPs given to the weaker team on the last two days of the Kare Cup: three a class and sixteen boards (M4.18)."""
    value = Fraction(3 * classes_apart * boards, 16)
    text = f"{classes_apart} x 3 x {boards} : 16 = {shown(value)}"
    return Calculation(value, (Step("cup_handicap", "mbsz-hu:M4.18", f"{text} IMP"),))


def final_carry(points: Number) -> Calculation[Fraction]:
    """Points taken from the final of the national pairs into the super final: a fifth (M4.20)."""
    exact = Fraction(points) / 5
    value = half_up(exact, 2)
    steps = [Step("final_carry", "mbsz-hu:M4.20", f"20 % x {shown(points)} = {shown(exact, 4)}")]
    if value != exact:
        steps.append(Step("rounded_half_up", "mbsz-hu:26.b", f"{shown(exact, 4)} -> {shown(value)}"))
    return Calculation(value, tuple(steps))


def championship_boards(an_opponent: int) -> Calculation[int]:
    """Boards of a round robin of the 32 pairs of a division of the pairs championships (M4.16, M4.17)."""
    value = 31 * an_opponent
    return Calculation(value, (Step("championship_boards", "", f"31 x {an_opponent} = {value}"),))


def super_final_boards(an_opponent: int) -> Calculation[int]:
    """Boards of the super final of the national pairs: sixteen pairs, all play all (M4.20)."""
    value = 15 * an_opponent
    return Calculation(
        value, (Step("super_final_boards", "mbsz-hu:M4.20/szuperdonto", f"15 x {an_opponent} = {value}"),)
    )


def qualifiers(percentages: Sequence[Number]) -> Calculation[int]:
    """How many pairs go on from the qualifying stage of the national pairs: all above 50 %, at most forty (M4.20)."""
    above = sum(1 for p in percentages if Fraction(p) > 50)
    value = min(above, 40)
    return Calculation(value, (Step("final_qualifiers", "mbsz-hu:M4.20", f"min({above}; 40) = {value}"),))


@dataclass(frozen=True)
class TeamPlan:
    """A division of the team championship: boards of a match, sizes of the groups, rounds and playing days."""

    boards: int
    groups: tuple[int, ...]
    rounds: int
    play_off_rounds: int
    days: int

    @property
    def fits(self) -> bool:
        """Whether it fits into the eleven playing days of M4.15."""
        return self.days <= MOST_DAYS


def team_championship(teams: int | None) -> Calculation[TeamPlan]:
    """Plan of a division (M4.15): `teams` of division III, or None for the divisions of twelve above it.

    In a play-off the four teams of each group meet the four of the other, as the results among themselves stand. The
    text gives boards and matches a day for the single round robin only: the same is taken for two groups, with a note.
    """
    cite = "mbsz-hu:M4.15/lebonyolitas"
    if teams is None:
        rounds = _all_play_all(UPPER_TEAMS)
        text = f"{UPPER_TEAMS} - 1 = {rounds}; {rounds} x 1"
        return Calculation(
            TeamPlan(32, (UPPER_TEAMS,), rounds, 0, rounds), (Step("plan_upper", cite, f"{text} = {rounds}"),)
        )
    if teams <= ONE_GROUP:
        rounds = _all_play_all(teams)
        days = ceil(rounds / 2)
        text = f"{teams} -> {rounds}; {rounds} : 2 -> {days}"
        return Calculation(TeamPlan(16, (teams,), rounds, 0, days), (Step("plan_one_group", cite, text),))
    groups = (ceil(teams / 2), teams // 2)
    rounds = _all_play_all(groups[0])
    days = ceil((rounds + PLAY_OFF) / 2)
    text = f"{groups[0]} + {groups[1]} = {teams}; {rounds} + {PLAY_OFF} = {rounds + PLAY_OFF}; : 2 -> {days}"
    return Calculation(
        TeamPlan(16, groups, rounds, PLAY_OFF, days),
        (Step("plan_two_groups", cite, text),),
        (Step("note_plan_two_groups", cite),),
    )


def _all_play_all(teams: int) -> int:
    return teams - 1 if teams % 2 == 0 else teams


@cache
def _promotion_rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = strict_yaml.load(Path(__file__).parent / "promotion.yaml")
    return rows


def promotion(event: Kind, division: str, place: int, entrants: int) -> Calculation[str]:
    """Where a place of the team or the pairs championships leads: `stays`, a division, or `play_off` (M4.15, M4.16).

    `entrants` is the number in the lowest division (team division III, pairs division IV) at the end of the event.
    """
    cite = "mbsz-hu:M4.15/kieses-es-feljutas" if event == "teams" else "mbsz-hu:M4.16/feljutas-es-kieses"
    size = DIVISION_SIZE[event].get(division, entrants)
    if place > size:
        raise BadInput(f"Place {place} of division {division} cannot be: it has {size} {event}.")
    rows = [r for r in _promotion_rows() if r["event"] == event and r["division"] == division]
    if not rows or place < 1:
        known = sorted({r["division"] for r in _promotion_rows() if r["event"] == event})
        raise BadInput(
            f"{cite} has no row for place {place} of division {division}: its divisions are {', '.join(known)}."
        )
    for row in rows:
        if row["from"] <= place <= row["to"] and row.get("entrants_from", 0) <= entrants <= row.get(
            "entrants_to", 9999
        ):
            text = f"{division} {row['from']}-{row['to']} -> {row['goes']}"
            steps = [Step("promotion_row", cite, text)]
            if row.get("first_next_year"):
                steps.insert(0, Step("relegated_first_next_year", cite, f"{place}"))
            notes = (Step("note_promotion_third", cite),) if row.get("note") else ()
            return Calculation(str(row["goes"]), tuple(steps), notes)
    return Calculation("stays", (Step("promotion_stays", cite, f"{division} {place}"),))
