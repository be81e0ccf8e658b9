"""MBSz 27, 32, 42, VI.2 and annex 4.15-4.17: the penalty of an offence, or of all offences of a match or day with
their cap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rulings.engine import Inquiry, Procedure, ValueName, procedure, rule_of
from rulings.regulations.discipline.facts import (
    Penalty27,
    Penalty32,
    Penalty42,
    PenaltyM415,
    PenaltyM416,
    PenaltyM417,
    PenaltyVi2,
)
from rulings.regulations.discipline.table import Penalty, penalty
from rulings.scoring.calculation import shown
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work
from rulings.scoring.team_match import capped_penalties

HOME = __name__.rpartition(".")[0]
FIXED = {"percent": "penalty_percent", "vp": "penalty_vp", "imp": "penalty_imp"}
RANGE = {"percent": "range_percent", "vp": "range_vp", "imp": "range_imp"}
UP_TO = {"percent": "up_to_percent", "vp": "up_to_vp", "imp": "up_to_imp"}
SIDE = {
    "offender": "to_offender",
    "both": "to_both",
    "north_south": "to_north_south",
    "last_north_south": "to_last_north_south",
    "home": "to_home",
}
BOARD = {
    "stands": "board_stands",
    "zero": "board_zero",
    "minus_average": "board_minus_average",
    "cancelled": "board_cancelled",
}
SEE = {
    "VI.2.b": "see_slow_play",
    "38": "see_fouled_board",
    "39/ervenytelen-merkozes": "see_invalid_match",
}
EXPEL = {"may": "expulsion_possible", "must": "expulsion_ordered"}
EACH = {"percent": "each_percent", "vp": "each_vp", "imp": "each_imp"}
TOTAL = {"percent": "total_percent", "vp": "total_vp", "imp": "total_imp"}
UNIT_TEXT = {"percent": "%", "vp": "VP", "imp": "IMP"}


def _tell(case: Inquiry[Any], row: Penalty, alone: bool = True) -> dict[str, Any]:
    """Say one row under its own provision and give its outcome; what is said first is the headline of a row `alone`."""
    outcome: dict[str, Any] = {"side": row.side, "unit": row.unit or None, "board": row.result or None}
    with case.applying(row.cite, HOME, ()):
        sentences = [*_amount(row, outcome), *_consequences(row, outcome)]
        for number, (key, values) in enumerate(sentences):
            tell = case.headline if alone and number == 0 else case.say
            laws = (row.law, f"mbsz-hu:{row.see}" if row.see else "")
            tell(key, also=tuple(law for law in laws if law), **values)
        if row.corrected:
            case.note("digits_corrected")
    return outcome


def _tell_each(case: Inquiry[Any], offences: list[tuple[str, Penalty]]) -> None:
    """Every offence by its name, how often and what it costs; those of a side together, and then whose they are."""
    for side in dict.fromkeys(row.side for _, row in offences):
        counted = Counter((offence, row) for offence, row in offences if row.side == side)
        for (offence, row), count in counted.items():
            with case.applying(row.cite, HOME, ()):
                named = ValueName(HOME, "offence", offence)
                case.say(EACH[row.unit], offence=named, count=count, amount=shown(row.high or Fraction(0)))
                for key in (BOARD.get(row.result), "board_later" if row.later else None):
                    if key:
                        case.say(key)
                if row.corrected:
                    case.note("digits_corrected")
        with case.applying(next(row.cite for _, row in counted), HOME, ()):
            case.say(SIDE[side])


Sentences = list[tuple[str, dict[str, Any]]]


def _amount(row: Penalty, outcome: dict[str, Any]) -> Sentences:
    if row.high is None or row.low is None:
        return []
    outcome |= {"penalty_from": plain(row.low), "penalty_to": plain(row.high)}
    if row.high == 0:
        return [("warning", {}), (SIDE[row.side], {})]
    if row.low == row.high:
        return [(FIXED[row.unit], {"amount": shown(row.high)}), (SIDE[row.side], {})]
    if row.low == 0 and row.least is None:
        return [(UP_TO[row.unit], {"high": shown(row.high)}), (SIDE[row.side], {})]
    span: Sentences = [(RANGE[row.unit], {"low": shown(row.least or row.low), "high": shown(row.high)})]
    return [*span, *([("warning_is_possible", {})] if row.least is not None else []), (SIDE[row.side], {})]


def _consequences(row: Penalty, outcome: dict[str, Any]) -> Sentences:
    found: Sentences = []
    if row.see:
        found.append((SEE[row.see], {}))
        outcome["see"] = f"mbsz-hu:{row.see}"
    if row.result:
        found.append((BOARD[row.result], {}))
    if row.innocent_imp:
        found.append(("innocent_imps", {"amount": row.innocent_imp}))
        outcome["innocent_imps"] = row.innocent_imp
    if row.expel:
        found.append((EXPEL[row.expel], {}))
        outcome["expulsion"] = row.expel
    if row.later:
        found.append(("board_later", {}))
    return found


def _single(provision: str, name: str) -> Callable[[Inquiry[Any]], None]:
    @rule_of(provision)
    def applied(case: Inquiry[Any]) -> None:
        offence = case.facts.offence
        row = penalty(name, offence)
        outcome = _tell(case, row)
        if row.ko_imp is not None and case.facts.knockout:
            case.say("knockout_limit", amount=row.ko_imp)
            outcome["knockout_limit_imps"] = row.ko_imp
        case.set(result=offence, warning_possible=row.low == 0, **outcome)

    return applied


def _capped(provision: str, name: str, cap: int, cite: str) -> Callable[[Inquiry[Any]], None]:
    @rule_of(provision)
    def applied(case: Inquiry[Any]) -> None:
        rows = [penalty(name, offence) for offence in case.facts.offences]
        _tell_each(case, list(zip(case.facts.offences, rows, strict=True)))
        unit = next((row.unit for row in rows), "")
        data = [row.high for row in rows if row.capped and row.high is not None]
        rest = sum((row.high for row in rows if not row.capped and row.high is not None), Fraction(0))
        total = rest
        if data:
            total += work(case, cite, capped_penalties, data, cap, cite, UNIT_TEXT[unit])
        case.headline(TOTAL[unit] if rows else "no_penalty", amount=shown(total))
        case.set(result="penalties" if rows else "no_penalty", penalty_total=plain(total), unit=unit or None, cap=cap)

    return applied


def _table(name: str, facts: type, number: str) -> Procedure:
    """The procedure of one offence of the table `name`, under section `number` and Law 90."""
    section = f"mbsz-hu:{number}"
    return procedure(name, facts=facts, laws=(section, "90"), concepts=CONCEPTS, decide=_single(section, name))


def _sum(name: str, facts: type, number: str, item: str, cap: int, *concepts: str) -> Procedure:
    """The procedure of all offences of a match or day; those of data entry have the cap of `item`."""
    section = f"mbsz-hu:{number}"
    decide = _capped(section, name, cap, f"{section}.{item}")
    return procedure(name, facts=facts, laws=(section,), concepts=(*concepts, *CONCEPTS), decide=decide)


CONCEPTS = ("procedural_penalty",)
VSZ_27 = _table("vsz_27_penalty", Penalty27, "27")
VSZ_32 = _table("vsz_32_penalty", Penalty32, "32")
VSZ_42 = _table("vsz_42_penalty", Penalty42, "42")
VSZ_VI_2 = _table("vsz_vi_2_penalty", PenaltyVi2, "VI.2")
VSZ_M4_15 = _sum("vsz_m4_15_penalty", PenaltyM415, "M4.15", "c", 3, "data_entry", "championship")
VSZ_M4_16 = _sum("vsz_m4_16_penalty", PenaltyM416, "M4.16", "a", 300, "data_entry", "championship", "mitchell")
VSZ_M4_17 = _sum("vsz_m4_17_penalty", PenaltyM417, "M4.17", "a", 20, "data_entry", "championship", "butler")
