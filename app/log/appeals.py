"""Appeals against an entry: the form, whether it is admissible, and until when.

The time limits have one home, the procedures `appeals` (Law 92B) and `vsz_22_appeal` (VSz 22, annex 4.11): a deadline
is the last minute at which the procedure still admits the appeal.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from math import ceil
from typing import Any

from app.log.entry_data import LogEntry, one_of
from app.log.keeping import change, entry
from corpus.errors import BadInput
from rulings import registry

STATES = ("intended", "lodged", "upheld", "changed", "withdrawn", "inadmissible")
"""Announced; lodged; decided: the ruling stands, the ruling is changed; taken back; not admitted."""
KINDS = ("laws", "championship", "other_event", "second_instance")
"""Law 92 alone; an MBSz championship (M4.11); another MBSz event (VSz 22); against the committee (VSz 22)."""
EVENTS = ("pairs", "teams", "individual")
TEXTS = ("appellant", "grounds", "fee", "chair", "members", "decision", "penalty")
YES_OR_NO = ("intention_in_time", "side_agrees", "form_complete", "fee_paid", "fee_returned")
MOMENTS = ("starts", "lodged_at")
FIELDS = ("state", "kind", "event", "period_minutes", *MOMENTS, *YES_OR_NO, *TEXTS)
LONGEST_PERIOD = 100_000
LONGEST = 5_000


def appeal(number: int, changes: Mapping[str, Any], version: int, who: str) -> LogEntry:
    """Change the appeal of an entry; its deadline follows.

    `starts` is the moment the time limit runs from (ISO with zone): the official score made available; at a
    championship the end of the playing day; at the second instance the decision's publication. `period_minutes` is
    the organizer's own limit. Raises BadInput, NoEntry, Conflict.
    """
    known = {**entry(number).appeal, **checked(changes)}
    known = {name: value for name, value in known.items() if value not in (None, "")}
    if known:
        known = {"state": "intended", "kind": "laws"} | known
    return change(number, {"appeal": known, "appeal_deadline": deadline(known)}, version, who, "appeal")


def deadline(known: Mapping[str, Any]) -> datetime | None:
    """Until when the appeal may be lodged; None while its start is not known."""
    if not known.get("starts"):
        return None
    minutes = minutes_allowed(known.get("kind", "laws"), known.get("period_minutes"))
    return datetime.fromisoformat(known["starts"]) + timedelta(minutes=minutes)


@lru_cache(maxsize=256)
def minutes_allowed(kind: str, period_minutes: int | None = None) -> int:
    """The last minute after the start at which the procedure does not call the appeal late."""
    if kind not in ("championship", "second_instance"):
        kind = "laws"  # VSz 22 leaves other events to their conditions, else to Law 92B
    low, high = 0, LONGEST_PERIOD
    while low < high:
        middle = (low + high + 1) // 2
        if _late(kind, middle, period_minutes):
            high = middle - 1
        else:
            low = middle
    return low


def _late(kind: str, minutes: int, period: int | None) -> bool:
    if kind == "laws":
        facts = _told({"minutes_since_posting": minutes, "period_minutes": period})
        found = registry.rule("appeals", _in_order("laws") | facts, weighed=False)
        return bool(found["outcome"].get("reason") == "too_late")
    found = registry.rule("vsz_22_appeal", _in_order(kind) | {"hours_after": _hours(minutes)}, weighed=False)
    return "too_late" in found["outcome"].get("missing", [])


def _in_order(kind: str) -> dict[str, Any]:
    """Facts of an appeal with which everything but the time is in order."""
    if kind == "laws":
        return {"event": "individual", "committee_available": True, "subject": "fact_or_judgement"}
    return {
        "kind": kind,
        "event": "individual",
        "side_agrees": True,
        "intention_in_time": True,
        "form_complete": True,
        "fee_paid": True,
    }


def _hours(minutes: int) -> str:
    """Hours as decimal text, rounded up, so that a minute too late stays too late."""
    tenthousandths = ceil(minutes * 10_000 / 60)
    return f"{tenthousandths // 10_000}.{tenthousandths % 10_000:04d}"


def judged(known: Mapping[str, Any], language: str) -> list[dict[str, Any]]:
    """What the procedures say about this appeal: the documents of `rule`, in the reader's language."""
    kind, event = known.get("kind", "laws"), known.get("event")
    minutes = _minutes_used(known)
    documents = []
    if kind != "laws":
        facts = {name: known.get(name) for name in ("event", "side_agrees", "intention_in_time", "form_complete")}
        facts |= {"kind": kind, "fee_paid": known.get("fee_paid")}
        if minutes is not None:
            facts["hours_after"] = _hours(minutes)
            if kind == "other_event":  # the limit announced, which the log keeps as the period, else that of Law 92B
                facts["within_announced_limit"] = minutes <= minutes_allowed("laws", known.get("period_minutes"))
        documents.append(registry.rule("vsz_22_appeal", _told(facts), language=language))
    if kind in ("laws", "other_event"):
        concurs = "captain_concurs" if event == "teams" else "partner_concurs"
        facts = {"event": event, concurs: known.get("side_agrees"), "minutes_since_posting": minutes}
        if known.get("period_minutes") is not None:
            facts["period_minutes"] = known["period_minutes"]
        documents.append(registry.rule("appeals", _told(facts), language=language))
    return [dict(document) for document in documents]


def _minutes_used(known: Mapping[str, Any]) -> int | None:
    if not known.get("starts") or not known.get("lodged_at"):
        return None
    used = datetime.fromisoformat(known["lodged_at"]) - datetime.fromisoformat(known["starts"])
    return min(max(0, ceil(used.total_seconds() / 60)), LONGEST_PERIOD)


def _told(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if value is not None}


def checked(values: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an appeal form, cleaned; raises BadInput."""
    clean: dict[str, Any] = {}
    for name, value in values.items():
        if name not in FIELDS:
            raise BadInput(f"An appeal has no field {name[:40]!r}; its fields are {', '.join(FIELDS)}.")
        clean[name] = None if value in (None, "") else _checked_one(name, value)
    return clean


def _checked_one(name: str, value: Any) -> Any:
    if name in ("state", "kind", "event"):
        return one_of(name, value, {"state": STATES, "kind": KINDS, "event": EVENTS}[name])
    if name in MOMENTS:
        return _moment(name, value)
    if name in YES_OR_NO:
        if not isinstance(value, bool):
            raise BadInput(f"The field {name!r} of an appeal is true or false.")
        return value
    if name == "period_minutes":
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LONGEST_PERIOD:
            raise BadInput(f"The organizer's time limit is given in minutes, 0 to {LONGEST_PERIOD}.")
        return value
    text = str(value).replace("\x00", "").strip()
    if len(text) > LONGEST:
        raise BadInput(f"The field {name!r} of an appeal holds at most {LONGEST} characters.")
    return text


def _moment(name: str, value: Any) -> str:
    try:
        moment = value if isinstance(value, datetime) else datetime.fromisoformat(str(value))
    except ValueError:
        raise BadInput(f"The field {name!r} is a time such as 2026-11-21T18:30+01:00.") from None
    return (moment if moment.tzinfo else moment.astimezone()).astimezone(UTC).isoformat(timespec="minutes")
