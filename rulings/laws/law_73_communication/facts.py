"""Facts and findings of 73D and 73E: what was done, why, what was inferred; and whose tempo varied for what reason."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Play, fact, finding, one_of

ACTS = one_of(
    "call_or_play",
    "question",
    "remark",
    "gesture",
    "manner",
    "tempo",
    "departure_from_procedure",
)


@dataclass(frozen=True)
class DeceptionFacts(Play):
    """`offender` is the player whose act an opponent misread."""

    act: str = fact(ACTS, "73.D.2")
    emphasized: bool = fact(BOOL, "73.E.1", presumed=False)
    concealed_understanding: bool = fact(BOOL, "73.E.1", presumed=False)
    finding_false_inference: bool = finding(BOOL, "73.E.2")
    finding_innocent: bool = finding(BOOL, "73.E.2", usual=True)
    finding_bridge_reason: bool = finding(BOOL, "73.E.2")
    finding_could_have_known: bool = finding(BOOL, "73.E.2")
    finding_damage: bool = finding(BOOL, "12.B.1")
    finding_deliberate: bool = finding(BOOL, "73.D.2")


@dataclass(frozen=True)
class TempoFacts(Play):
    """`offender` is the player whose tempo or manner varied."""

    required_pause: bool = fact(BOOL, "73.A.2", presumed=False)
    finding_deliberate: bool = finding(BOOL, "73.D.2", usual=False)
    prearranged: bool = fact(BOOL, "73.B.2", presumed=False)
    relied_on_by: str = fact(one_of("nobody", "partner", "opponent"), "73.D.1")
