"""Ideas about dummy: cards called from it, wrong cards, and what dummy may do (Laws 42-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from bridge.table.model import exact
from bridge.table.trick_line import TrickLine
from rulings.table.view import View

_REQUIRE, _FORBID, _LEAVE = ("require", "demand", "must lead", "ask"), ("forbid", "prohibit", "bar"), ("leave", "any")


def designation(view: View) -> str | None:
    """What was missing from the designation of dummy's card."""
    event = view.event
    if event is None:
        return None
    if view.focus.detail.get("missing"):
        return "not_in_dummy"
    what = event.what
    if what.exact_card is not None:
        return "complete"
    rank, text = what.rank or "", (what.text or "").lower()
    for word, name in (("high", "high"), ("low", "low"), ("small", "low"), ("win", "win"), ("any", "anything")):
        if rank.startswith(word) or word in text:
            return name
    if rank == "x":
        return "low"
    if what.card_suit is not None:
        return "suit_only"
    return "rank_only" if rank else None


def dummy_cards(view: View) -> list[str] | None:
    """The cards of dummy that are told."""
    found: list[Card] = []
    for item in view.table.told("holds"):
        if not is_dummy(view.state, item.who) or not item.holds:
            continue
        listed = item.part("cards")
        codes = listed if isinstance(listed, list) else [item.part("card")]
        found += [held for code in codes if isinstance(code, str) and (held := exact(code)) is not None]
    return [str(item) for item in found] if len(found) > 3 else None


def named_suit(view: View) -> str | None:
    """The suit that declarer named."""
    suit = view.event.what.suit if view.event else None
    return suit.value if suit else None


def named_rank(view: View) -> str | None:
    """The rank that declarer named."""
    rank = view.event.what.rank if view.event else None
    return rank if rank and rank in "23456789TJQKA" else None


def dummy_leads(view: View) -> bool | None:
    """Whether dummy is on lead."""
    if any(is_dummy(view.state, i.who) for i in view.table.told("won_trick", "on_lead")):
        return True
    lead_in = view.told("lead_in")
    return lead_in.value == "dummy" if lead_in else None


def previous_suit(view: View) -> str | None:
    """The suit in which dummy won the last trick."""
    for trick in reversed(view.state.tricks):
        for item in trick.standing:
            if item.n < (view.n or 0) and item.seat is view.state.dummy and item.what.card_suit is not None:
                return item.what.card_suit.value
    return None


def rank_in_previous_suit(view: View) -> bool | None:
    """Whether dummy has the rank in that suit."""
    suit, rank = previous_suit(view), named_rank(view)
    if suit is None or rank is None:
        return None
    held = [i for i in view.table.told("holds") if is_dummy(view.state, i.who) and i.part("card") == f"{suit}{rank}"]
    return held[0].holds if held else None


def other_intention(view: View) -> bool | None:
    """Whether another intention of declarer's is beyond doubt."""
    return view.truth("intended") if view.truth("intended") is False else None


def unintended_designation(view: View) -> bool | None:
    """Whether the designation was a slip of the tongue."""
    told = view.truth("unintended")
    if told is not None:
        return told
    first = view.table.event(view.focus.detail.get("about") or view.focus.about)
    hows = (first.how if first else frozenset()) | view.how
    if "by_accident" in hows:
        return True
    return False if hows & {"changed_mind", "slow"} else None


def opponent_played(view: View) -> bool | None:
    """Whether an opponent has played since the first designation."""
    start = view.focus.detail.get("about") or view.focus.about or view.n or 0
    for event in view.table.acts("play", "lead"):
        seat = view.by(event)
        if event.n > start and seat is not None and view.state.declares(seat) is False:
            return True
    absent = [i for i in view.table.told("not_done") if i.part("act") in ("play", None)]
    return False if any(view.state.declares(view.likely(i.who)) is False or i.who in (None, "everybody", "defenders")
                        for i in absent) else None  # fmt: skip


def rho_took_back(view: View) -> bool | None:
    """Whether declarer's right-hand opponent takes back the card that he had played on the first designation (45C4b,
    47D), or on dummy's wrong card (45D1).
    """
    declarer, trick = view.state.declarer, view.trick or view.state.play.trick_of(view.focus.about)
    return None if declarer is None else declarer.rho in _took_back(view, trick) or None


def defender_withdraws(view: View) -> bool | None:
    """Whether a defender takes back the card that he had played after dummy's wrong one (45D1)."""
    return any(view.state.declares(seat) is False for seat in _took_back(view, view.trick)) or None


def _took_back(view: View, trick: TrickLine | None) -> set[Seat]:
    """Who has taken a card of the trick back since the irregularity."""
    played = trick.played if trick is not None else ()
    return {item.seat for item in played if item.seat is not None and (item.withdrawn or 0) > (view.n or 0)}


def declarer_played(view: View) -> bool | None:
    """Whether declarer has played from either hand since."""
    absent = [i for i in view.table.told("not_done") if i.part("act") == "play"]
    return (
        False
        if any(i.who == "declarer" or view.state.role(view.state.seat(i.who)) == "declarer" for i in absent)
        else None
    )


def defender_played_after(view: View) -> bool | None:
    """Whether a defender has played to the trick after dummy's wrong card."""
    trick = view.trick
    if trick is None or view.n is None:
        return None
    return any(i.n > view.n and view.state.declares(i.seat) is False for i in trick.played) or None


def hand_played(view: View) -> bool | None:
    """Whether declarer has played from hand after dummy's wrong card; not known where his hand is only not told."""
    trick = view.trick
    if trick is None or view.n is None:
        return None
    own = [i for i in trick.played if view.state.role(i.seat) == "declarer"]
    return any(i.n > view.n for i in own) if own else None


def both_played_on(view: View) -> bool | None:
    """Whether both sides had played to the next trick before dummy's wrong card was spoken of (45D1)."""
    spoken = next(view.later("notice", "replace", "withdraw", "summon"), None)
    if spoken is None or view.n is None or view.trick is None or not view.table.whole:
        return None
    later = view.state.tricks[view.state.tricks.index(view.trick) + 1 :]
    sides = {i.seat.side for trick in later for i in trick.played if i.seat is not None and i.n < spoken.n}
    return len(sides) > 1


def dummy_act(view: View) -> str | None:
    """What dummy did."""
    event = view.event
    if event is None:
        return None
    text = (event.what.text or "").lower()
    if event.act == "ask":
        return "asked_declarer_about_revoke"
    if event.act in ("look", "leave"):
        return "looked_at_hand"
    if event.act == "summon":
        return "called_director"
    if event.act in ("gesture", "play"):
        return "suggested_card"
    if event.act == "count":
        return "kept_track_of_tricks"
    before_lead = any(e.act == "lead" and e.status == "intended" for e in view.table.events) or any(
        i.part("act") == "lead" for i in view.table.told("not_done")
    )
    if event.act == "remark" and (before_lead or "you are in" in text or "you're in" in text or "in hand" in text):
        return "warned_of_wrong_hand"
    if event.act == "notice":
        return "drew_attention_after_play" if view.state.phase == "after_play" else "drew_attention_during_play"
    return "commented_on_play" if event.act == "remark" else None


def forfeited(view: View) -> bool | None:
    """Whether dummy had lost his rights by looking at a hand (43A2)."""
    for event in view.earlier("look", "leave"):
        if is_dummy(view.state, event.who):
            return True
    absent = any(i.part("act") == "look" for i in view.table.told("not_done"))
    return False if absent else None


def was_revoke(view: View) -> bool | None:
    """Whether the play that dummy asked about was a revoke."""
    return any(item.what == "revoke" for item in view.others) or None


def attention_drawn(view: View) -> bool | None:
    """Whether somebody else had drawn attention before dummy did."""
    earlier = [e for e in view.earlier("notice", "summon") if not is_dummy(view.state, e.who)]
    told = view.told("attention")
    if earlier:
        return True
    return told.truth if told is not None and not is_dummy(view.state, told.who) and view.event is None else None


IDEAS: dict[str, Callable[[View], Any]] = {
    "designation": designation,
    "dummy_cards": dummy_cards,
    "named_suit": named_suit,
    "named_rank": named_rank,
    "previous_trick_suit": previous_suit,
    "rank_in_previous_suit": rank_in_previous_suit,
    "opponent_played_since": opponent_played,
    "declarer_played_since": declarer_played,
    "defender_played_after": defender_played_after,
    "dummy_act": dummy_act,
    "forfeited_rights": forfeited,
    "play_was_revoke": was_revoke,
    "attention_already_drawn": attention_drawn,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("designation_from_dummy", "leading"): dummy_leads,
    ("designation_from_dummy", "finding_other_intention"): other_intention,
    ("change_designation", "finding_unintended"): unintended_designation,
    ("change_designation", "choice_opponent_withdraws"): rho_took_back,
    ("dummy_wrong_card", "choice_defender_withdraws"): defender_withdraws,
    ("dummy_wrong_card", "declarer_played_after"): hand_played,
    ("dummy_wrong_card", "both_sides_played_to_next"): both_played_on,
    ("dummy_wrong_card", "declarer_rho_changed"): rho_took_back,
}
