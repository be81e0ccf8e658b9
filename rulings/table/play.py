"""Ideas about revokes, defective tricks, inspections and claims (Laws 61-71)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from bridge.table.findings import known
from bridge.table.model import Circumstance, Event
from bridge.table.revokes import agreed_to_claim
from rulings.table.cards import corrected_at, role, trick_number
from rulings.table.holdings import has_suit
from rulings.table.play_over import all_tricks, complete_tricks
from rulings.table.view import View, nothing_told


def established(view: View) -> bool | None:
    """Whether the revoke is established."""
    return known(view.focus.established)


def _claim_after(view: View) -> Event | None:
    return next((e for e in view.later("claim", "concede") if _same_side(view, view.likely(e.who))), None)


def _same_side(view: View, seat: Seat | None) -> bool:
    return seat is not None and view.offender is not None and seat.side is view.offender.side


def since_revoke(view: View) -> str | None:
    """What has happened since the revoke that may establish it."""
    if _claim_after(view) is not None:
        return "claim_or_concession"
    side = view.offender.side if view.offender else None
    if view.n is not None and agreed_to_claim(view.table, view.state.people, view.n, side):
        return "claim_accepted" if view.focus.established == "yes" else "claim_agreed_open"
    return {"yes": "played_to_next_trick", "no": "nothing"}.get(view.focus.established)


def _first_revoke(view: View) -> bool:
    """Whether this is the first revoke of the story: what is told without a moment is told of it."""
    return not any(item.what == "revoke" and (item.n or 0) < (view.n or 0) for item in view.others)


def _told_here(view: View, *kinds: str) -> list[Circumstance]:
    """Circumstances of this revoke: of its moment, and those without a moment if it is the first."""
    told = [item for item in view.table.told(*kinds) if item.holds]
    here = [item for item in told if item.when == view.n and view.n is not None]
    return here + ([item for item in told if not isinstance(item.when, int)] if _first_revoke(view) else [])


def winner(view: View) -> str | None:
    """Who won the revoke trick: the player who revoked, his partner, or the other side."""
    seat = None
    for item in _told_here(view, "won_trick"):
        if item.part("trick") in ("revoke", "this", None) and not view.table.of_later_tricks(item):
            if item.who is not None and view.event is not None and item.who == view.event.who:
                return "offending_player"
            seat = view.likely(item.who)
            break
    trick = view.trick
    seat = seat or (trick.winner if trick is not None else None)
    if seat is None or view.offender is None:
        return None
    if seat is view.offender:
        return "offending_player"
    return "partner" if seat is view.partner else "other"


def later_tricks(view: View) -> int | None:
    """How many tricks the offending side won after the revoke trick."""
    for item in _told_here(view, "tricks_since"):
        count = item.part("count")
        side = view.side(item.who)
        if isinstance(count, int) and (side is None or view.offender is None or side is view.offender.side):
            return count
    return None


def side_tricks(view: View) -> int | None:
    """Tricks of the offending side from the revoke trick on."""
    later, won = later_tricks(view), winner(view)
    return shown_tricks(view) if later is None or won is None else later + (won != "other")


def shown_tricks(view: View) -> int | None:
    """The same counted in tricks that are all told, up to a claim that nobody doubts (64A, 68)."""
    done, trick, made = complete_tricks(view.state), view.trick, all_tricks(view.state)
    if done is None or made is None or trick is None or trick not in done or view.offender is None:
        return None
    side = view.offender.side
    before = [one.winner for one in done[: done.index(trick)]]
    return made[side] - sum(seat is not None and seat.side is side for seat in before)


def later_trick_won(view: View) -> bool | None:
    """At least one later trick."""
    later = later_tricks(view)
    return None if later is None else later >= 1


def second_later_trick_won(view: View) -> bool | None:
    """At least two later tricks."""
    later = later_tricks(view)
    return None if later is None else later >= 2


def subsequent(view: View) -> bool | None:
    """Whether the same player had revoked in the same suit before."""
    same = [i for i in view.others if i.what == "revoke" and i.seat is view.offender and (i.n or 0) < (view.n or 0)]
    return any(i.detail.get("led") is view.led() for i in same) or None


def repeated(view: View) -> bool | None:
    """Whether the same player revoked in the same suit once more later (64B2)."""
    same = [i for i in view.others if i.what == "revoke" and i.seat is view.offender and (i.n or 0) > (view.n or 0)]
    return any(i.detail.get("led") is view.led() for i in same) or None


def faced_card(view: View) -> bool | None:
    """Whether a faced card was not played: dummy's, or a penalty card."""
    return True if role(view) == "dummy" else None


def attention(view: View) -> str | None:
    """When attention was first drawn."""
    if view.truth("moved_on"):
        return "after_round"
    noticed = view.told("noticed")
    moment = str(noticed.part("moment") or noticed.value or "") if noticed else ""
    if "round" in moment:
        return "after_round"
    if "called" in moment and "next board" in moment:
        return "after_next_board_call"
    return None


def both_sides(view: View) -> bool | None:
    """Whether both sides have an established revoke."""
    found = [i for i in view.others if i.what == "revoke" and i.seat is not None and i.established == "yes"]
    return True if len({i.seat.side for i in found if i.seat}) == 2 else None


def opponents_played_after(view: View) -> bool | None:
    """Whether the non-offending side has played to the trick after the revoke."""
    return _played_after(view, (view.lho, view.rho))


def partner_played_after(view: View) -> bool | None:
    """Whether the offender's partner has played to the trick after the revoke."""
    return _played_after(view, (view.partner,))


def _played_after(view: View, seats: tuple[Seat | None, ...]) -> bool | None:
    trick = view.trick
    if trick is None or view.n is None:
        return None
    until = corrected_at(view)
    if any(item.n > view.n and item.seat in seats and (until is None or item.n < until) for item in trick.played):
        return True
    if until is not None and view.table.whole:
        return False
    played = [view.played(seat) for seat in seats]
    return False if all(found is False for found in played) else None


def card_faced(view: View) -> bool | None:
    """Whether the revoke card had been face up before: dummy's or a penalty card."""
    return True if role(view) == "dummy" else None


def own_turned(view: View) -> bool | None:
    """Whether the one who asks has turned his own card."""
    seat = view.offender
    if any(i.part("act") == "quit" and view.likely(i.who) is seat for i in view.table.told("not_done")):
        return False
    return True if any(e.act == "quit" and view.likely(e.who) is seat for e in view.table.done) else None


def own_side_next(view: View) -> bool | None:
    """Whether his side has played to the next trick."""
    seat = view.offender
    if seat is None:
        return None
    for item in view.table.told("played_to_next"):
        if view.side(item.who) is seat.side:
            return item.truth
    for item in view.table.told("not_done"):
        if item.part("act") in ("play", "lead") and (view.side(item.who) in (None, seat.side)):
            return False
    return None


def request(view: View) -> str | None:
    """What somebody wants to see or to set straight."""
    event = view.event
    if event is None:
        return None
    text = (event.what.text or "").lower()
    if event.act == "notice" or "point" in text:
        return "point_out_direction"
    if view.state.phase == "after_play":
        return "after_play"
    return "quitted_trick" if own_side_next(view) else "current_trick"


def inspector(view: View) -> str | None:
    """Who wants it."""
    return role(view)


def mixed(view: View) -> str | None:
    """Whether the cards were mixed."""
    told = view.truth("mixed")
    if told is None:
        return None
    if not told:
        return "no"
    return "after_claim" if any(True for _ in view.table.acts("claim", "concede")) else "before_agreement"


def mixed_by(view: View) -> str | None:
    """Which side mixed its cards."""
    told = [item for item in view.table.told("mixed") if item.truth]
    sides = {view.side(item.who) for item in told if item.who is not None}
    found = {view.state.declares(seat) for seat in Seat if seat.side in sides} - {None}
    if len(found) != 1:
        return "both" if found else None
    return "declaring" if found.pop() else "defending"


def leading(view: View) -> bool | None:
    """Whether the card was led."""
    return view.event.act == "lead" if view.event else None


def dummy_asked_without_right(view: View) -> bool | None:
    """Whether dummy asked after giving up his rights (43B2b)."""
    asks = [e for e in view.table.acts("ask") if is_dummy(view.state, e.who)]
    looks = [e for e in view.table.acts("look", "leave") if is_dummy(view.state, e.who)]
    return True if asks and looks and looks[0].n < asks[0].n else None


def led_suit(view: View) -> str | None:
    """The suit led."""
    found = view.led()
    return found.value if found else None


def asked_about_revoke(view: View) -> str | None:
    """Who asked the player about a possible revoke."""
    for event in view.later("ask", "remark"):
        if is_dummy(view.state, event.who):
            return "dummy"
        seat = view.likely(event.who)
        if event.act == "ask" and seat is not None and seat is not view.offender:
            return "defender" if view.state.declares(seat) is False or seat is view.partner else "declarer"
    return None


def who_was_asked(view: View) -> str | None:
    """Whether declarer or a defender was asked."""
    found = role(view)
    return "defender" if found == "defender" else "declarer" if found in ("declarer", "dummy") else None


def wants_back(view: View) -> bool | None:
    """Whether the next player of the other side asks to take his card back (62C1)."""
    opponents = (view.lho, view.rho)
    wants = [e for e in view.table.events if e.act in ("withdraw", "replace") and e.n > (view.n or 0)]
    if any(view.by(e) in opponents for e in wants if e.done):
        return True
    return None


def partner_to_play(view: View) -> bool | None:
    """Whether the offender played to the trick before his partner's turn (62D2), whoever has played since."""
    trick, offender = view.trick, view.offender
    if trick is None or trick.leader is None or offender is None:
        return None
    return trick.leader.steps_to(offender) < 2


def hand_told(view: View) -> list[str] | None:
    """The cards left in the hand, where it is told whole."""
    for item in view.table.told("holds"):
        listed = item.part("cards")
        if view.likely(item.who) is view.offender and isinstance(listed, list) and len(listed) > 1:
            played = {
                p.what.card
                for trick in view.state.tricks
                for p in trick.standing
                if p.seat is view.offender and view.n is not None and p.n < view.n
            }
            return [code for code in listed if code not in played]
    return None


def could_follow(view: View) -> bool | None:
    """Whether he had a card of the suit led: told holdings and voids."""
    suit = view.led()
    for item in view.table.told("void"):
        if view.likely(item.who) is view.offender and (suit is None or item.part("suit") in (None, suit.value)):
            return not item.truth
    return True if any(i.what == "revoke" and i.n == view.n for i in view.others) else None


def partner_holds_suit_led(view: View) -> bool | None:
    """Whether the offender's partner has a card of the suit led: told holdings and voids, and what he played later."""
    suit, partner = view.led(), view.partner
    if suit is None or partner is None or view.n is None:
        return None
    for item in view.table.told("void"):
        if view.likely(item.who) is partner and item.part("suit") in (None, suit.value):
            return not item.truth
    return has_suit(view.state, partner, suit, view.n) or None


def dummy_singleton(view: View) -> bool | None:
    """Whether dummy has one card of the suit led, as told of his holding."""
    suit = view.led()
    for item in view.table.told("holds"):
        if suit is not None and is_dummy(view.state, item.who) and item.part("suit") == suit.value:
            count = item.part("count")
            return count == 1 if isinstance(count, int) else None
    return None


def last_to_play(view: View) -> bool | None:
    """Whether the offender sat fourth to that trick."""
    trick = view.trick
    if trick is None or trick.leader is None or view.offender is None:
        return None
    return trick.leader.rho is view.offender


def followed(view: View) -> bool | None:
    """Whether he followed suit."""
    if view.how & {"ruff", "discard", "not_following"} or view.what.kind in ("discard", "trump"):
        return False
    event = view.event
    suit = event.what.card_suit if event else None
    return None if suit is None or view.led() is None else suit is view.led()


def against_choice(view: View) -> bool | None:
    """Whether the card was a revoke against what declarer had chosen (61A)."""
    return True if view.focus.what == "revoke" and view.focus.detail.get("breach") else None


_REVOKES = ("revoke_correction", "revoke_established", "revoke_rectification")
IDEAS: dict[str, Callable[[View], Any]] = {
    "revoke_trick": trick_number,
    "established": established,
    "asked": who_was_asked,
    "choice_withdraw": wants_back,
    "partner_yet_to_play": partner_to_play,
    "could_follow": could_follow,
    "followed_suit": followed,
    "since_revoke": since_revoke,
    "winner": winner,
    "offending_side_tricks": side_tricks,
    "later_trick_won": later_trick_won,
    "second_later_trick_won": second_later_trick_won,
    "subsequent_revoke": subsequent,
    "repeated_in_suit": repeated,
    "concealed_by": nothing_told,
    "corrected_under_62c3": nothing_told,
    "faced_card": faced_card,
    "attention_first_drawn": attention,
    "both_sides_revoked": both_sides,
    "innocent_side_played_after": opponents_played_after,
    "partner_played_after": partner_played_after,
    "card_was_faced": card_faced,
    "dummy_asked_without_right": dummy_asked_without_right,
    "own_card_turned": own_turned,
    "own_side_played_next": own_side_next,
    "cards_mixed": mixed,
    "mixed_by": mixed_by,
    "partner_holds_suit_led": partner_holds_suit_led,
    "dummy_singleton": dummy_singleton,
    "last_to_play": last_to_play,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("inspect_tricks", "request"): request,
    ("inspect_tricks", "director_instructed"): nothing_told,
    ("penalty_card_lead", "retained_lead"): nothing_told,
    ("opening_lead_face_down", "misexplained"): nothing_told,
    ("defective_trick", "returned_card_seen"): nothing_told,
    ("inspect_tricks", "player"): inspector,
    **{(name, "suit_required"): against_choice for name in _REVOKES},
    ("revoke_definition", "led"): led_suit,
    ("revoke_definition", "asker"): asked_about_revoke,
    ("revoke_definition", "hand"): hand_told,
    ("revoke_definition", "leading"): leading,
}
