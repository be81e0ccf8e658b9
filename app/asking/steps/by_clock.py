"""How long the results have been out, by two hours of the clock, and that no other period was set (79C1, 92B)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.who_played_on import WELL
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import says, says_somewhere

OF_THE_PERIOD = ("within_period", "default_period_over")
"""What the minutes say by themselves."""
MINUTES, LATER = "minutes_since_posting", "later_limit"
_CLOCK = re.compile(r"(?<![\d:.,-])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:%]|\.\d)")
_HOUR, _DAY = 60, 24 * 60
_FILE = "times"


def by_clock(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The minutes since the posting, by its hour and a later one that are told; that no other period was set."""
    from rulings import registry

    fields, text = registry.get(procedure).fields, heard.read
    if text is None or MINUTES not in fields:
        return {}
    found: dict[str, Read] = {}
    minutes = _minutes(text)
    if minutes is not None:
        found |= {fact: replace(rows[fact], sure=False, p=TOLD) for fact in OF_THE_PERIOD if fact in rows}
        found[MINUTES] = Read(MINUTES, minutes, heard.text, True, WELL)
    if LATER in fields and says_somewhere(text, _FILE, "unlimited"):
        found[LATER] = Read(LATER, False, heard.text, True, WELL)
    return found


def _minutes(text: Text) -> int | None:
    """From the posting to the other hour that is told; None where a third hour or a time limit is told."""
    hours: dict[int, bool] = {}
    for one in _CLOCK.finditer(text.source):
        near = [row for row in text.clauses if text.starts(row) < one.end() and text.ends(row) > one.start()]
        span = (near[0].first, near[-1].last)  # a colon between hour and minute cuts a clause
        if says(text, span, _FILE, "until"):
            return None
        hours[int(one[1]) * _HOUR + int(one[2])] = says(text, span, _FILE, "posted")
    if len(hours) != 2 or sum(hours.values()) != 1:
        return None
    posted = next(hour for hour, out in hours.items() if out)
    other = next(hour for hour in hours if hour != posted)
    since = (other - posted) % _DAY
    return since if since < _DAY // 2 else None
