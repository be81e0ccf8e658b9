"""Facts of Laws 42, 43 and 45F: what dummy did, and whether he had given up his qualified rights (43A2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Play, fact, finding, one_of

ACTS = one_of(
    "gave_facts_to_director",
    "kept_track_of_tricks",
    "played_as_told",
    "asked_declarer_about_revoke",
    "asked_defender_about_revoke",
    "warned_of_wrong_hand",
    "tried_to_prevent_irregularity",
    "drew_attention_after_play",
    "drew_attention_during_play",
    "called_director",
    "commented_on_play",
    "looked_at_hand",
    "suggested_card",
    "was_shown_hand",
    "laid_out_wrongly",
)
ASKERS = one_of("dummy", "defender")
"""Who was the first to ask declarer about a revoke."""


def _called(known: Any) -> bool:
    """Whether it is asked who spoke first: of a call for the director (43A1a), else the teller would have said so."""
    return bool(known.dummy_act == "called_director")


def _qualified(known: Any) -> bool:
    """Whether tricks hang on a right that dummy may have given up (43B2b): none do where there was no revoke; of a
    warning the sentence alone tells it.
    """
    return bool(known.dummy_act == "asked_declarer_about_revoke" and known.play_was_revoke is not False)


def _gave_up(known: Any) -> bool:
    """Whether it matters whose infraction it was: only of a dummy who had given up his rights (43B3)."""
    return bool(known.forfeited_rights)


@dataclass(frozen=True)
class DummyFacts(Play):
    """An act of dummy's."""

    dummy_act: str = fact(ACTS, "42")
    attention_already_drawn: bool = fact(BOOL, "43.A.1.a", presumed=False, doubted=_called)
    forfeited_rights: bool = fact(BOOL, "43.B.2", presumed=False, doubted=_qualified)
    play_was_revoke: bool = fact(BOOL, "43.B.2.b")
    asker: str = fact(ASKERS, "43.B.2.b")
    about_defenders: bool = fact(BOOL, "43.B.3", presumed=False, doubted=_gave_up)
    finding_defenders_gained: bool = finding(BOOL, "43.B.3", quiet=True)
    finding_damaged_defenders: bool = finding(BOOL, "45.F", quiet=True)
