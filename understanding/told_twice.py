"""What was done once and is told twice: a double spoken of again, a revoke beside the card that it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def doubled_once(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """A double spoken of once more is no further one: after two in a row nobody makes a third.

    `West doubled, North doubled too. A double of a double!`: what is named again is the double that was made.
    """
    kept: list[dict[str, Any]] = []
    for event in events:
        before = [row for row in kept[-2:] if _doubles(row)]
        again = _doubles(event) and kept and _doubles(kept[-1])
        own = again and event.get("who") is not None and event["who"] == kept[-1].get("who")
        if not again or not (own or len(before) > 1):
            kept.append(event)
    return kept


def _doubles(event: Mapping[str, Any]) -> bool:
    return event["act"] == "call" and event.get("what", {}).get("call") == "X" and "status" not in event


def told_twice(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """A revoke named beside the card that was played is one play: `West revoked, throwing the seven of diamonds`.

    One who plays twice before anybody leads again played once; one of the two only names what he did.
    """
    kept: list[dict[str, Any]] = []
    for event in events:
        before = next((row for row in reversed(kept) if row["act"] in ("play", "lead")), None)
        last = next((row for row in reversed(kept) if _same_play(row, event)), None)
        led = (
            before is not None
            and before["act"] == "lead"
            and last is not None
            and kept.index(before) > kept.index(last)
        )
        named = last is not None and not led and sum("card" in row.get("what", {}) for row in (last, event)) < 2
        if last is None or not named or "not_following" not in [*last.get("how", ()), *event.get("how", ())]:
            kept.append(event)
            continue
        last["how"] = list(dict.fromkeys([*last.get("how", ()), *event.get("how", ())]))
        if "card" in event.get("what", {}):
            last["what"] = event["what"]
    return [{**event, "n": at} for at, event in enumerate(kept, 1)]


def _same_play(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return one["act"] == two["act"] == "play" and one.get("who") is not None and one.get("who") == two.get("who")
