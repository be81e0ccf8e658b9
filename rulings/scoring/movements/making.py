"""A movement by its name: what the command line, the web page and the procedure offer."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.movements.howell import howell
from rulings.scoring.movements.mitchell import Cure, mitchell, scrambled, small_team_matches
from rulings.scoring.movements.plan import Plan
from rulings.scoring.movements.sessions import RoomHalf, changing_lines, mixed

Kind = Literal["mitchell", "skip", "relay", "scrambled", "howell", "teams", "lines", "mixed"]
KINDS: tuple[Kind, ...] = ("mitchell", "skip", "relay", "scrambled", "howell", "teams", "lines", "mixed")
MITCHELLS = ("mitchell", "skip", "relay", "scrambled")
WITH_CURE = ("scrambled", "lines", "mixed")


def make(
    kind: Kind,
    size: int,
    set_size: int,
    rounds: int | None = None,
    cure: str = "",
    switch_after: int | None = None,
    missing: str = "",
) -> tuple[RoomHalf, ...]:
    """The plans of a movement, one but for `lines` (six) and `mixed` (ten). `size` counts tables (Mitchell), pairs
    (Howell), teams, or the pairs of a line.

    `cure` is skip or relay for an even number of tables where the name does not say it: a scrambled Mitchell takes the
    skip when nothing is said, lines must be told. `missing` is ns or ew: an odd number of pairs at a Mitchell leaves
    the last seat of that line empty. Raises BadInput for what does not fit.
    """
    if cure and kind not in WITH_CURE:
        raise BadInput(f"--cure belongs to {', '.join(WITH_CURE)}; {kind!r} says it by its name.")
    if cure not in ("", "skip", "relay"):
        raise BadInput(f"{cure!r} is no cure of an even number of tables: use skip or relay.")
    if switch_after is not None and kind != "scrambled":
        raise BadInput("--switch-after belongs to a scrambled Mitchell only.")
    if rounds is not None and kind in ("teams", "mixed"):
        raise BadInput(f"{kind!r} is a complete round robin: it cannot be cut short by --rounds.")
    if missing and (missing not in ("ns", "ew") or kind not in MITCHELLS):
        raise BadInput(
            f"A line with a missing pair is ns or ew, at {', '.join(MITCHELLS)}; a Howell is given its pairs."
        )
    known: Cure = "skip" if cure == "skip" else "relay" if cure == "relay" else "none"
    if kind == "lines":
        return changing_lines(size, set_size, known, rounds)
    if kind == "mixed":
        return mixed(size, set_size, known)
    plan = _single(kind, size, set_size, rounds, known, switch_after)
    phantom = {"ns": size, "ew": 2 * size}.get(missing, plan.phantom)
    return (RoomHalf(1, "", replace(plan, phantom=phantom)),)


def _single(kind: Kind, size: int, set_size: int, rounds: int | None, cure: Cure, switch_after: int | None) -> Plan:
    match kind:
        case "howell":
            return howell(size, set_size, rounds)
        case "teams":
            return small_team_matches(size, set_size)
        case "scrambled":
            even: Cure = "skip" if cure == "none" else cure
            return scrambled(mitchell(size, set_size, cure if size % 2 else even, rounds), switch_after)
        case "skip":
            return mitchell(size, set_size, "skip", rounds)
        case "relay":
            return mitchell(size, set_size, "relay", rounds)
        case _:
            return mitchell(size, set_size, "none", rounds)
