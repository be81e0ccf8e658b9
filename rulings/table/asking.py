"""Ideas about questions, agreements and what may still be changed after a wrong explanation (Laws 20, 21, 40, 73)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from rulings.table.deals import said
from rulings.table.information import misinformed
from rulings.table.view import View


def own_request(view: View) -> bool | None:
    """Whether the misinformed player asks to change his call."""
    code = misinformed(view)
    if code is None:
        return None
    seat = Seat(code)
    wants = [e for e in view.table.events if e.act in ("replace", "withdraw") and view.likely(e.who) is seat]
    asked = [
        a for a in view.table.asked if a.act in ("replace", "withdraw", "call") and view.likely(a.who) in (seat, None)
    ]
    return True if wants or asked else None


def later_card(view: View) -> bool | None:
    """Whether a card has been played after the misinformed player's."""
    code = misinformed(view)
    if code is None:
        return None
    own = [e for e in view.table.acts("lead", "play") if view.by(e) is Seat(code)]
    if not own:
        return None
    last = own[-1].n
    if any(e.n > last for e in view.table.acts("lead", "play")):
        return True
    absent = any(i.part("act") in ("play", "face", "expose") for i in view.table.told("not_done"))
    return False if absent or "face_down" in own[-1].how else None


def dummy_spread(view: View) -> bool | None:
    """Whether dummy is down."""
    told = view.told("dummy_spread")
    if told is not None:
        return told.truth
    if any(is_dummy(view.state, e.who) for e in view.table.acts("face", "expose")):
        return True
    absent = [i for i in view.table.told("not_done") if i.part("act") in ("face", "expose", "play")]
    return False if any(is_dummy(view.state, i.who) for i in absent) else None


def influenced_action(view: View) -> str | None:
    """Whether a call or a card was influenced."""
    code = misinformed(view)
    own = [e for e in view.table.acts("call", "lead", "play") if code and view.by(e) is Seat(code)]
    wanted = {a.act for a in view.table.asked}
    if own and own[-1].act in ("lead", "play") and not wanted & {"call"}:
        return "card"
    return "call" if view.state.phase in ("auction", "clarification") or own else None


def purpose(view: View) -> str | None:
    """Why a question was asked."""
    text = said(view)
    if "partner" in text and any(word in text for word in ("benefit", "so that partner", "for partner")):
        return "partners_benefit"
    return None


def about(view: View) -> str | None:
    """What a question of agreements is about: a call, a system card, an aid to memory."""
    text = said(view)
    if view.focus.detail.get("aid") or "card" in text or "notes" in text:
        return "own_system_card" if "own" in text or view.focus.detail.get("aid") else None
    return "meaning_of_call" if view.focus.what == "psyche" else None


def period(view: View) -> str | None:
    """The period of the board."""
    phase = view.state.phase
    return phase if phase in ("before_auction", "auction", "clarification", "play") else None


def side(view: View) -> str | None:
    """Whether the side declares or defends."""
    found = view.state.declares(view.offender)
    if found is None or view.state.phase in ("auction", "before_auction"):
        return None
    return "declaring" if found else "defending"


def disclosed(view: View) -> bool | None:
    """Whether the agreement was disclosed."""
    for item in view.table.told("agreement"):
        text = str(item.part("text") or "").lower()
        if "not mentioned" in text or "undisclosed" in text:
            return False
        if item.part("documented") is True or "card say" in text:
            return True
    return None


def incomplete(view: View) -> bool | None:
    """Whether an explanation left something out."""
    return True if any(word in said(view) for word in ("not mentioned", "incomplete", "left out")) else None


def repeated(view: View) -> bool | None:
    """Whether it has happened before."""
    told = view.told("repeated")
    return None if told is None else told.truth and (told.part("count") or 2) > 1


def permitted(view: View) -> bool | None:
    """Whether the regulations allow it, where told."""
    for item in view.table.told("regulation"):
        text = str(item.part("text") or item.value or "").lower()
        if any(word in text for word in ("not allowed", "forbid", "banned", "off at")):
            return False
        if "allow" in text or "permit" in text:
            return True
    return None


def deceiving_act(view: View) -> str | None:
    """What may have deceived an opponent."""
    event = view.event
    if event is None:
        return None
    names = {"hesitate": "tempo", "ask": "question", "remark": "remark", "gesture": "gesture", "call": "call_or_play"}
    return names.get(event.act)


def first_turn(view: View) -> bool | None:
    """Whether the asker has not yet played."""
    seat = view.offender
    if seat is None or view.state.phase not in ("clarification", "play"):
        return None
    return not any(view.by(e) is seat for e in view.table.acts("lead", "play"))


IDEAS: dict[str, Callable[[View], Any]] = {
    "choice_change_call": own_request,
    "later_card_in_trick": later_card,
    "dummy_spread": dummy_spread,
    "purpose": purpose,
    "period": period,
    "disclosed": disclosed,
    "explanation_incomplete": incomplete,
    "repeated_deviation": repeated,
    "repeated_failure": repeated,
    "permitted_by_regulation": permitted,
    "first_turn_to_play": first_turn,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("misinformation", "action"): influenced_action,
    ("psych_and_agreements", "matter"): about,
    ("psych_and_agreements", "side"): side,
    ("deception", "act"): deceiving_act,
}
