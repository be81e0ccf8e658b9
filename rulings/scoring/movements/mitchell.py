"""Mitchell movements (MBSz annex 6.1 a and c): NS stay, EW go up one table, boards go down one.

With an even number of tables EW would meet boards again half way; the text gives two cures: a double change (`skip`)
and a relay table in the middle while the first and the last table share boards (`relay`). `scrambled` lets NS play
the EW cards from a given round on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.movements.plan import Plan, Sitting

Cure = Literal["none", "skip", "relay"]
CITES = {"none": "mbsz-hu:M6.1.a", "skip": "mbsz-hu:M6.1/ugratas", "relay": "mbsz-hu:M6.1/ugro-asztal"}


def mitchell(tables: int, set_size: int, cure: Cure = "none", rounds: int | None = None) -> Plan:
    """A Mitchell movement; NS pairs are 1 to `tables`, EW pairs follow. `rounds` defaults to the longest without
    repetition.

    Raises BadInput for an even number of tables without a cure (or an odd one with it), and for more rounds than the
    movement has.
    """
    if tables < 3:
        raise BadInput(f"A Mitchell movement needs at least 3 tables: got {tables}; use a Howell for so few pairs.")
    even = tables % 2 == 0
    if even and cure == "none":
        raise BadInput(f"With {tables} tables EW would meet boards again: MBSz annex 6.1 a wants `skip` or `relay`.")
    if not even and cure != "none":
        raise BadInput(f"With {tables} tables, an odd number, no {cure} is needed: use the plain movement.")
    longest = tables - 1 if cure == "skip" else tables
    played = longest if rounds is None else rounds
    if not 1 <= played <= longest:
        raise BadInput(
            f"This movement has 1 to {longest} rounds, not {played}: more would repeat an opponent or a board."
        )
    half = tables // 2
    table_rounds = []
    for r in range(played):
        jump = 1 if cure == "skip" and r >= half else 0
        row = []
        for table in range(tables):
            pair = (table - r - jump) % tables
            station = table + 1 if cure == "relay" and table >= half else table
            row.append(Sitting(table + 1, table + 1, tables + pair + 1, (station + r) % tables + 1))
        table_rounds.append(tuple(row))
    shared = ((1, tables),) if cure == "relay" else ()
    name = "mitchell" if cure == "none" else f"mitchell_{cure}"
    return Plan(name, CITES[cure], 2 * tables, tables, set_size, tuple(table_rounds), shared)


def scrambled(plan: Plan, switch_after: int | None = None) -> Plan:
    """The same movement with the directions exchanged from round `switch_after` + 1 on; half of the rounds when not
    given (6.1 c).
    """
    after = len(plan.rounds) // 2 if switch_after is None else switch_after
    if not 0 < after < len(plan.rounds):
        raise BadInput(f"The directions can be exchanged after rounds 1 to {len(plan.rounds) - 1}, not after {after}.")
    rounds = tuple(
        tuple(replace(s, ns=s.ew, ew=s.ns) for s in row) if number >= after else row
        for number, row in enumerate(plan.rounds)
    )
    return replace(plan, name=f"scrambled_{plan.name}", cite="mbsz-hu:M6.1.c", rounds=rounds)


def small_team_matches(teams: int, set_size: int) -> Plan:
    """Round robin of Patton or Board-a-Match (annex 6, teams): boards go down one, moving pairs down two.

    The text wants an odd number of teams; an even one gets "a further, sit-out table": a team that does not exist.
    Pair `t` is the standing NS pair of team t, pair `field + t` its moving pair, `field` counting the missing team.
    """
    if teams < 3:
        raise BadInput(f"This movement needs 3 teams or more, not {teams}: two teams play one match.")
    field = teams + 1 - teams % 2
    rounds = tuple(
        tuple(Sitting(t + 1, t + 1, field + (t + 2 * r) % field + 1, (t + r) % field + 1) for t in range(field))
        for r in range(1, field)
    )
    missing = (field, 2 * field) if field > teams else ()
    return Plan("small_team_matches", "mbsz-hu:M6/lebonyolitas", 2 * field, field, set_size, rounds, phantoms=missing)


def line_sessions() -> tuple[tuple[tuple[str, str], tuple[str, str]], ...]:
    """Seating of four lines in three sessions, NS line first (annex 6.1 b): A-B and C-D; A-C and D-B; A-D and B-C."""
    return ((("A", "B"), ("C", "D")), (("A", "C"), ("D", "B")), (("A", "D"), ("B", "C")))
