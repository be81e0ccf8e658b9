"""A story put to the model: its testimony, or why it was not heard. What was heard once is kept for follow-ups."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from understanding.clauses import Text
from understanding.witness.asking import answer_schema, messages
from understanding.witness.checked import Testimony, checked
from understanding.witness.server import Unheard, chat
from understanding.witness.settings import ModelSettings

MOST = 3
"""Procedures offered to the model."""
_KEPT = 128
_TIRING, _REST = 2, 60.0
"""After so many hearings in a row that ran out of time, the model is left alone for so many seconds."""
Key = tuple[ModelSettings, str, str, tuple[str, ...]]
_heard: OrderedDict[Key, Testimony] = OrderedDict()
_late: dict[ModelSettings, tuple[int, float]] = {}
_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class Witness:
    """A model that was asked: its settings, and what it heard or why it was not heard."""

    settings: ModelSettings
    testimony: Testimony | None
    reason: str = ""


def listen(settings: ModelSettings, read: Text, names: Sequence[str]) -> Witness:
    """What the model hears of a story that may be about some procedures; never raises, never takes longer than set."""
    offered = tuple(names[:MOST])
    if not offered:
        return Witness(settings, None, "nothing_to_ask")
    key: Key = (settings, read.source, read.language, offered)
    with _lock:
        if key in _heard:
            _heard.move_to_end(key)
            return Witness(settings, _heard[key])
        late, since = _late.get(settings, (0, 0.0))
    if late >= _TIRING and time.monotonic() - since < _REST:
        return Witness(settings, None, "resting")
    try:
        answer = chat(settings, messages(read.source, read.language, offered), answer_schema(offered))
        testimony = checked(answer, read, offered)
    except Unheard as error:
        with _lock:
            if error.reason != "no_time":  # that was the rules' doing
                _late[settings] = (late + 1, time.monotonic()) if error.reason == "time" else (0, 0.0)
        return Witness(settings, None, error.reason)
    with _lock:
        _late.pop(settings, None)
        _heard[key] = testimony
        while len(_heard) > _KEPT:
            _heard.popitem(last=False)
    return Witness(settings, testimony)


def forget() -> None:
    """Let go of everything heard so far."""
    with _lock:
        _heard.clear()
        _late.clear()
