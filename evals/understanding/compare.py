"""A heard table against the gold one: events and circumstances matched one to one, persons where both name a seat."""

from __future__ import annotations

from collections import Counter
from typing import Any

Row = dict[str, Any]
_SAME = {"withdraw": "replace"}
_IGNORED = {"notice", "remark", "summon", "ask"}
"""Acts that decide nothing by themselves."""


def compared(heard: Row, gold: Row) -> Counter[str]:
    """Counts: event, event_gold, event_heard, who (of the events matched), circumstance, …_gold, …_heard."""
    counts: Counter[str] = Counter()
    wanted = [row for row in gold.get("events", ()) if row["act"] not in _IGNORED]
    found = [row for row in heard.get("events", ()) if row["act"] not in _IGNORED]
    counts["event_gold"], counts["event_heard"] = len(wanted), len(found)
    rest = list(found)
    for row in wanted:
        hit = next((one for one in rest if _same_event(one, row)), None)
        if hit is not None:
            rest.remove(hit)
            counts["event"] += 1
            counts["who"] += _same_person(hit.get("who"), row.get("who"))
    told, meant = list(heard.get("circumstances", ())), list(gold.get("circumstances", ()))
    counts["circumstance_gold"], counts["circumstance_heard"] = len(meant), len(told)
    for row in meant:
        hit = next((one for one in told if _same_circumstance(one, row)), None)
        if hit is not None:
            told.remove(hit)
            counts["circumstance"] += 1
    return counts


def _same_event(one: Row, two: Row) -> bool:
    if one["act"] != two["act"] or one.get("status", "happened") != two.get("status", "happened"):
        return False
    return _agree(one.get("what", {}), two.get("what", {}))


def _agree(one: Row, two: Row) -> bool:
    """Whether nothing told contradicts: the same call; of cards the same suit and rank as far as both say."""
    if two.get("call"):
        return (
            one.get("call") == two["call"]
            or (two["call"] == "P" and one.get("kind") == "pass")
            or (two["call"] == "X" and one.get("kind") == "double")
        )
    for suit in (_suit(two),):
        if suit and _suit(one) and _suit(one) != suit:
            return False
    if two.get("card") and one.get("card"):
        return bool(one["card"] == two["card"])
    return True


def _suit(what: Row) -> str | None:
    return what.get("suit") or (what["card"][0] if what.get("card") else None)


def _same_person(one: str | None, two: str | None) -> bool:
    return (
        one == two or (two not in ("N", "E", "S", "W") and bool(one)) or (one not in ("N", "E", "S", "W") and bool(one))
    )


def _same_circumstance(one: Row, two: Row) -> bool:
    if one["is"] != two["is"] or one.get("holds", True) != two.get("holds", True):
        return False
    first, second = one.get("value"), two.get("value")
    if isinstance(first, dict) and isinstance(second, dict):
        keys = set(first) & set(second) - {"text", "what"}
        return all(first[key] == second[key] for key in keys)
    return first is None or second is None or first == second
