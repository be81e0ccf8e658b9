"""Ideas about conduct, spectators, lateness, forms of play and hands from other boards (Laws 9-11, 15, 74, 76, 90)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings.table.view import View, nothing_told


def form(view: View) -> str | None:
    """pairs, teams or individual."""
    for item in view.table.told("form"):
        code = str(item.value)
        return {"matchpoints": "pairs", "butler": "pairs", "imps": "teams", "knockout": "teams"}.get(code, code)
    return None


def scored_in(view: View) -> str | None:
    """matchpoints or imps."""
    for item in view.table.told("form"):
        return {"pairs": "matchpoints", "teams": "imps", "knockout": "imps", "butler": "imps"}.get(
            str(item.value), str(item.value)
        )
    return None


def already_played(view: View) -> bool | None:
    """Whether one of them had played the board before."""
    return view.truth("played_before")


def _called(view: View, turn: int) -> bool | None:
    if view.offender is None:
        return None
    seat = view.offender.turned(turn)
    if any(view.by(e) is seat for e in view.table.acts("call")):
        return True
    absent = any(
        i.part("act") == "call" and (view.likely(i.who) is seat or i.who in (None, "everybody"))
        for i in view.table.told("not_done")
    )
    return False if absent else None


def offender_called(view: View) -> bool | None:
    """Whether the one with the wrong cards has called."""
    return _called(view, 0)


def partner_called_wrong(view: View) -> bool | None:
    """Whether his partner has called."""
    found = _called(view, 2)
    return False if found is None and _called(view, 1) is False else found


def lho_called_wrong(view: View) -> bool | None:
    """Whether his left-hand opponent has called."""
    return _called(view, 1)


def issue(view: View) -> str | None:
    """What players did before the director could."""
    return "players_settled_it" if view.focus.what == "acted_before_director" else None


_BREACHES = (
    (("phone", "attention"), "inattention"),
    (("watch", "star", "takes"), "looking_at_players_or_cards"),
    (("left", "leav", "walk", "toilet"), "leaving_table"),
)


def breach(view: View) -> str | None:
    """Which duty of good manners was broken."""
    event = view.event
    text = (event.what.text or "").lower() if event else ""
    for words, name in _BREACHES:
        if any(word in text for word in words) or (
            event is not None and name == "leaving_table" and event.act == "leave"
        ):
            return name
    if event is not None and event.act == "remark":
        return "gratuitous_comment"
    return "discourtesy" if view.told("rude") is not None else None


def spectator_did(view: View) -> str | None:
    """What a spectator did."""
    event = view.event
    if event is None:
        return None
    return {
        "notice": "attention_to_play",
        "remark": "remark_or_talk",
        "gesture": "reaction",
        "look": "more_than_one_hand",
    }.get(event.act)


def offence(view: View) -> str | None:
    """What is to be penalised."""
    return {"lateness": "late_arrival", "slow_play": "slow_play"}.get(view.focus.what)


IDEAS: dict[str, Callable[[View], Any]] = {
    "event": form,
    "scored_in": scored_in,
    "already_played": already_played,
    "offence": offence,
    "breach": breach,
    "issue": issue,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("spectator_conduct", "conduct"): spectator_did,
    ("director_duties", "waiver_requested_by"): nothing_told,
    ("deception", "emphasized"): nothing_told,
    ("wrong_board_hand", "offender_called"): offender_called,
    ("wrong_board_hand", "partner_called"): partner_called_wrong,
    ("wrong_board_hand", "lho_called"): lho_called_wrong,
}
