"""Ideas about what a replay cannot see: information, explanations, counts, boards, times, findings told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.seats import Seat
from bridge.table.findings import known
from bridge.table.model import Event
from rulings.table.view import View

_EVENTS = {"remark": "remark", "ask": "question", "explain": "explanation", "alert": "unexpected_alert"}
_EVENTS |= {"gesture": "gesture"}


def counts(view: View) -> dict[str, int] | None:
    """How many cards each player was found to have."""
    found: dict[str, int] = {}
    for item in view.table.told("card_count"):
        seat, count = view.likely(item.who), item.part("count")
        if seat is not None and isinstance(count, int):
            found[seat.value] = count
    return found or None


def hand_counts(view: View) -> list[int] | None:
    """How many cards the wrong hands held, where it is not told whose they are."""
    told = [item for item in view.table.told("card_count") if view.likely(item.who) is None and item.who != "everybody"]
    found = [count for item in told if isinstance(count := item.part("count"), int)]
    return found or None


def more_than_13(view: View) -> bool | None:
    """Whether a hand had too many cards."""
    return any(count > 13 for count in _all_counts(view)) or None


def fewer_than_13(view: View) -> bool | None:
    """Whether a hand had too few cards."""
    return any(count < 13 for count in _all_counts(view)) or None


def _all_counts(view: View) -> list[int]:
    return [*(counts(view) or {}).values(), *(hand_counts(view) or ())]


def called_with_wrong_count(view: View) -> bool | None:
    """Whether a player with a wrong number of cards has called."""
    found = counts(view)
    if not found:
        return None
    wrong = {Seat(code) for code, count in found.items() if count != 13}
    if any(view.by(e) in wrong for e in view.table.acts("call")):
        return True
    nobody = any(i.who in (None, "everybody") and i.part("act") == "call" for i in view.table.told("not_done"))
    each = all(
        any(view.likely(i.who) is seat and i.part("act") == "call" for i in view.table.told("not_done"))
        for seat in wrong
    )
    return False if nobody or each or view.state.phase == "before_auction" else None


def where_found(view: View) -> str | None:
    """Where a missing card was found."""
    texts = " ".join(str(i.value) for i in view.table.told("other")).lower()
    if "found" not in texts:
        return None
    return "played_cards" if "played" in texts else "elsewhere"


def finding(view: View, *kinds: str) -> bool | None:
    """What the story tells of a finding."""
    item = next((i for i in view.table.told(*kinds) if i.status == "told"), None)
    return item.truth if item else None


def damage(view: View) -> bool | None:
    """Whether the other side was damaged."""
    return finding(view, "damage")


def logical_alternative(view: View) -> bool | None:
    """Whether there was a logical alternative."""
    return finding(view, "logical_alternative")


def could_have_known(view: View) -> bool | None:
    """Whether he could have known that it might do harm."""
    return finding(view, "could_have_known")


def deliberate(view: View) -> bool | None:
    """Whether it was done on purpose."""
    told = finding(view, "deliberate")
    return told if told is not None else True if "on_purpose" in view.how else None


def influenced(view: View) -> bool | None:
    """Whether the wrong explanation influenced a call."""
    return finding(view, "influenced")


def explanation_correct(view: View) -> bool | None:
    """Whether the explanation was right."""
    for item in view.table.told("explanation"):
        if isinstance(item.part("correct"), bool):
            return bool(item.part("correct"))
    return None


def own_misunderstanding(view: View) -> bool | None:
    """Whether the player misunderstood by himself."""
    return True if explanation_correct(view) else None


def misinformed(view: View) -> str | None:
    """Who acted on the explanation: the opponent of the explainer who called or asks for redress."""
    if view.offender is None:
        return None
    for asked in view.table.asked:
        seat = view.likely(asked.who)
        if seat is not None and seat.side is not view.offender.side:
            return seat.value
    for event in view.later("call", "play", "lead"):
        seat = view.by(event)
        if seat is not None and seat.side is not view.offender.side:
            return seat.value
    return None


def misinformed_calls(view: View) -> list[int]:
    """The calls of the misinformed player after the explanation."""
    code = misinformed(view)
    return [event.n for event in view.later("call") if code is not None and view.by(event) is Seat(code)]


def _since_misinformed(view: View, turn: int) -> bool | None:
    code, own = misinformed(view), misinformed_calls(view)
    if code is None or not own:
        return None
    return known(view.state.called_since(Seat(code).turned(turn), own[-1]))


def partner_called_since(view: View) -> bool | None:
    """Whether his partner has called since."""
    return _since_misinformed(view, 2)


def lho_called_since(view: View) -> bool | None:
    """Whether his left-hand opponent has called since."""
    return _since_misinformed(view, 1)


def explanation_kind(view: View) -> str | None:
    """Wrong, or an alert missing."""
    event = view.event
    if event is not None and event.act == "alert" and "late" in event.how:
        return "missing_alert"
    return "wrong" if explanation_correct(view) is False else None


def period(view: View) -> str | None:
    """auction, clarification, play or after_play."""
    phase = view.state.phase
    if view.table.first("auction_over") is not None and not view.state.tricks:
        return "clarification" if view.truth("auction_over") else "auction"
    return {"scored": "after_play", "passed_out": "after_play"}.get(phase, phase)


def ui_event(view: View) -> str | None:
    """How the information came."""
    event = view.event
    if event is None:
        return None
    if event.act == "hesitate" or event.how & {"slow", "fast"}:
        return "unusual_speed" if "fast" in event.how else "hesitation"
    return _EVENTS.get(event.act)


def source(view: View) -> str | None:
    """Where the information came from."""
    return "partner" if view.focus.what == "unauthorised_information" and view.event is not None else None


def facts_disputed(view: View) -> bool | None:
    """Whether the opponents dispute the facts."""
    return view.truth("disputed")


def play_over(view: View) -> bool | None:
    """Whether the play is over."""
    if view.state.phase in ("after_play", "scored"):
        return True
    return False if view.state.phase in ("auction", "clarification", "before_auction") else None


def side_declares(view: View) -> bool | None:
    """Whether the explaining side declares."""
    if view.state.phase == "auction":
        return None
    return view.state.declares(view.offender)


def noticed_by(view: View) -> str | None:
    """Who notices that an explanation was wrong."""
    for event in view.later("notice", "explain", "remark", "summon"):
        seat = view.likely(event.who)
        if seat is not None and seat is view.offender:
            return "explainer"
        if seat is not None and seat is view.partner:
            return "partner"
    for asked in view.table.asked:
        seat = view.likely(asked.who)
        if seat is not None and seat is view.partner:
            return "partner"
        if seat is not None and seat is view.offender:
            return "explainer"
    return None


def corrected_by(view: View) -> str | None:
    """Who said aloud that an explanation was wrong."""
    for event in view.later("explain", "remark"):
        seat = view.likely(event.who)
        if seat is not None and seat in (view.offender, view.partner):
            return "explainer" if seat is view.offender else "partner"
    return None


def extraneous_source(view: View) -> str | None:
    """How the outside information came."""
    event = view.event
    text = (event.what.text or "").lower() if event else ""
    for word, name in (("heard", "overheard"), ("table", "another_table"), ("hand", "wrong_hand")):
        if word in text:
            return name
    return None


def first_call_made(view: View) -> bool | None:
    """Whether anybody has called."""
    if any(True for _ in view.table.acts("call")):
        return True
    nobody = any(i.who in (None, "everybody") and i.part("act") == "call" for i in view.table.told("not_done"))
    return False if nobody or view.state.phase == "before_auction" else None


def before_auction(view: View) -> bool | None:
    """Whether the auction has not begun."""
    made = first_call_made(view)
    return None if made is None else not made


def evidence(view: View) -> bool | None:
    """Whether there is evidence of the agreement."""
    for item in view.table.told("agreement"):
        if isinstance(item.part("documented"), bool):
            return bool(item.part("documented"))
    return None


def asker(view: View) -> str | None:
    """Who asks."""
    return view.offender.value if view.offender and view.focus.what == "question" else None


def own_turn(view: View) -> bool | None:
    """Whether it is the asker's turn."""
    told = view.told("on_turn")
    if told is not None and view.offender is not None:
        return view.likely(told.who) is view.offender
    turn = view.state.calls.turn if view.state.phase == "auction" else None
    return None if turn is None or view.offender is None else turn is view.offender


def asked_for(view: View) -> str | None:
    """What the question is about."""
    event = view.event
    if event is None:
        return None
    text = (event.what.text or "").lower()
    if event.what.event is not None:
        return "single_call"
    for word, name in (
        ("lead", "who_leads"),
        ("only", "partial_review"),
        ("review", "review"),
        ("contract", "contract"),
    ):
        if word in text:
            return name
    return "tricks" if "trick" in text else None


def told_by_partner(view: View) -> str | None:
    """Who may not use what his partner conveyed (16B1): the partner of the one whose tempo or remark it was."""
    if view.offender is None:
        return None
    conveyed = view.focus.what == "unauthorised_information" and view.event is not None
    return view.offender.partner.value if conveyed else view.offender.value


def acted_since(view: View) -> bool | None:
    """Whether the partner of who conveyed something has called or played since, where all that was done is told."""
    seat = told_by_partner(view)
    if not view.table.whole or seat is None or view.focus.what != "unauthorised_information":
        return None
    return any(_doer(view, event) is Seat(seat) for event in view.later("call", "replace", "lead", "play", "designate"))


def _doer(view: View, event: Event) -> Seat | None:
    """Who did something, as the replay has it: dummy's cards are played by declarer."""
    seat = view.by(event)
    of_dummy = seat is not None and seat is view.state.dummy and view.state.play.trick_of(event.n) is not None
    return view.state.declarer if of_dummy else seat


IDEAS: dict[str, Callable[[View], Any]] = {
    "counts": counts,
    "hand_counts": hand_counts,
    "more_than_13": more_than_13,
    "fewer_than_13": fewer_than_13,
    "called_with_wrong_count": called_with_wrong_count,
    "where_found": where_found,
    "finding_damage": damage,
    "finding_logical_alternative": logical_alternative,
    "finding_could_have_known": could_have_known,
    "finding_deliberate": deliberate,
    "finding_call_influenced": influenced,
    "finding_explanation_correct": explanation_correct,
    "explanation_correct": explanation_correct,
    "own_misunderstanding": own_misunderstanding,
    "misinformed": misinformed,
    "partner_called_since": partner_called_since,
    "lho_called_since": lho_called_since,
    "explanation_kind": explanation_kind,
    "phase": period,
    "ui_event": ui_event,
    "information_source": source,
    "facts_disputed": facts_disputed,
    "play_over": play_over,
    "side_declares": side_declares,
    "noticed_by": noticed_by,
    "corrected_by": corrected_by,
    "first_call_made": first_call_made,
    "before_auction": before_auction,
    "evidence_of_agreement": evidence,
    "asker": asker,
    "own_turn": own_turn,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("unauthorized_information", "offender"): told_by_partner,
    ("unauthorized_information", "acted"): acted_since,
    ("insufficient_bid", "finding_helped"): damage,
    ("extraneous_info", "source"): extraneous_source,
    ("right_to_ask_or_review", "request"): asked_for,
}
